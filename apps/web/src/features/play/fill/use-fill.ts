import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Phones, held upright or lying: a game fills their window. The same condition is in `fill.css`. */
export const PHONE = "(max-width: 719px), (max-height: 500px) and (pointer: coarse)";

type FillState = { fill?: boolean };

const hasEntry = () => ((history.state ?? {}) as FillState).fill === true;

/**
 * Whether the game covers the window. It has its own entry in the history, so that the back button leaves the game and
 * not the page.
 */
export function useFill(isOffered: boolean, onLeave: () => void) {
  const [isFilling, setFilling] = useState(() => isOffered && matchMedia(PHONE).matches);

  useEffect(() => {
    if (!isFilling) return;
    if (!hasEntry()) history.pushState({ ...(history.state as object | null), fill: true }, "");
    const follow = () => {
      if (!hasEntry()) setFilling(false);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [isFilling]);

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
      if (hasEntry()) history.back();
    },
  };
}
