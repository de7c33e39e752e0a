import { type ComponentType, createElement, startTransition, useEffect, useState } from "react";
import { useNear } from "./use-near.ts";

const LOAD_AFTER_MS = 300;

/**
 * A value that is loaded after the first paint; undefined until then and when loading fails. `load` must be a stable
 * function.
 */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isHere = true;
    // In a transition: it is not urgent and must not block input.
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

/** A part of a page whose code is loaded after the first paint; empty until then. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const part = useLater(load);
  return part ? createElement(part, props) : null;
}

/** Like `Later`, for a part below the fold: its code is loaded when it comes near the viewport. */
export function LaterNear<Props extends object>({ load, props }: LaterProps<Props>) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return isNear ? createElement(Later<Props>, { load, props }) : createElement("div", { ref: place });
}
