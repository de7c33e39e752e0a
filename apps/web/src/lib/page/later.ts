import { type ComponentType, createElement, startTransition, useEffect, useState } from "react";
import { useNear } from "./use-near.ts";

const LOAD_AFTER_MS = 300;

/**
 * Something that is fetched when the first paint is over; undefined until then, and where it cannot be had. `load` has
 * to be the same function every time.
 */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isHere = true;
    // Drawn in small steps: nobody waits for it, and somebody may be about to press a button.
    const show = (value: T) => {
      if (isHere) startTransition(() => setLoaded(() => value));
    };
    const timer = setTimeout(() => void load().then(show, () => {}), LOAD_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load]);
  return loaded;
}

type LaterProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** A part of a page whose code comes later; left out until then. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const part = useLater(load);
  return part ? createElement(part, props) : null;
}

/** The same for a part below the fold: its code is fetched when somebody scrolls down to it. */
export function LaterNear<Props extends object>({ load, props }: LaterProps<Props>) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return isNear ? createElement(Later<Props>, { load, props }) : createElement("div", { ref: place });
}
