import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Phones, held upright or lying: a game fills their window. The same condition is in `fill.css`. */
export const PHONE = "(max-width: 719px), (max-height: 500px) and (pointer: coarse)";

type FillState = { fill?: boolean };

const hasEntry = () => ((history.state ?? {}) as FillState).fill === true;
const addEntry = () => history.pushState({ ...(history.state as object | null), fill: true }, "");

/**
 * Whether the game covers the window. It has its own entry in the history, so that the back button leaves the game and
 * not the page.
 */
export function useFill(isOffered: boolean, onLeave: () => void) {
  const [isFilling, setFilling] = useState(() => isOffered && matchMedia(PHONE).matches);
  /** The bar was used, and the browser has not gone back yet. The player may already play on. */
  const isGoingBack = useRef(false);

  // Before the browser paints: the back button of a game that is seen covering the window must find the entry.
  useLayoutEffect(() => {
    if (isFilling && !hasEntry()) addEntry();
  }, [isFilling]);

  const onMoved = useEffectEvent(() => {
    const wasAsked = isGoingBack.current;
    isGoingBack.current = false;
    if (!isFilling || hasEntry()) return;
    if (wasAsked) addEntry();
    else setFilling(false);
  });
  useEffect(() => {
    const follow = () => onMoved();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const wasFilling = useRef(isFilling);
  const onLeft = useEffectEvent(onLeave);
  useEffect(() => {
    if (wasFilling.current && !isFilling) onLeft();
    wasFilling.current = isFilling;
  }, [isFilling]);

  return {
    isFilling,
    fill: () => setFilling(true),
    fillOnPhone: () => setFilling((before) => before || (isOffered && matchMedia(PHONE).matches)),
    leaveFill: () => {
      setFilling(false);
      if (!hasEntry() || isGoingBack.current) return;
      isGoingBack.current = true;
      history.back();
    },
  };
}
