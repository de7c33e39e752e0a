import { type RefObject, useEffect, useRef } from "react";
import { ALL } from "#features/classes/class-categories.ts";

const PHONE = "(max-width: 719px)";

/** Scrolls to the list when a category is chosen: on a phone past the hero, elsewhere back up to its top. */
export function useFolderInView(category: string): RefObject<HTMLDivElement | null> {
  const folder = useRef<HTMLDivElement>(null);
  const shown = useRef(category);

  useEffect(() => {
    if (category === shown.current) return;
    shown.current = category;
    const isPast = (folder.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isPast || (category !== ALL && isPhone())) scrollToElement(folder.current);
  }, [category]);

  return folder;
}

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

export function scrollToElement(element: Element | null | undefined): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
}
