import { type RefObject, useEffect, useRef } from "react";

const PEEK_PX = 24;

/** Where a row is too long for the screen, the link of this very page is brought into it, with a peek at the one before. */
export function useStripInView(current: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - PEEK_PX;
  }, [current]);
  return strip;
}
