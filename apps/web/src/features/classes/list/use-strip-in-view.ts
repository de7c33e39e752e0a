import { type RefObject, useEffect, useRef } from "react";

const PEEK_PX = 24;

/** Scrolls a long row to the link of the current page, with a part of the link before it visible. */
export function useStripInView(current: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - PEEK_PX;
  }, [current]);
  return strip;
}
