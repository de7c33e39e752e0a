import { type RefObject, useEffect, useRef } from "react";

/** Sets `--visible` to the height that a phone's keyboard leaves, so that the composer stays above it. */
export function useVisibleHeight<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const screen = globalThis.visualViewport;
    if (!screen) return;
    const measure = () => {
      const isCovered = innerHeight - screen.height * screen.scale > 80;
      if (isCovered) ref.current?.style.setProperty("--visible", `${screen.height}px`);
      else ref.current?.style.removeProperty("--visible");
    };
    screen.addEventListener("resize", measure);
    measure();
    return () => screen.removeEventListener("resize", measure);
  }, []);
  return ref;
}
