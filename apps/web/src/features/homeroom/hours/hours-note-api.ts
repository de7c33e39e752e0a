import type { SiteHours } from "@quackademy/contract/homeroom-answers.ts";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { readHours } from "#features/homeroom/stop-api.ts";
import { ClosedNote } from "./closed-note.tsx";

/** How often a site with hours is asked whether it has closed. */
const EVERY_MS = 5 * 60_000;
/** A moment after the opening, so that the server agrees that it is open. */
const AFTER_OPENING_MS = 1000;
const MOST_MS = 24 * 3_600_000;

/** Shows a note while the site is closed. A site without hours is asked once a visit. */
export function startHoursNote(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let root: Root | undefined;
  const place = document.createElement("div");

  const draw = (hours: SiteHours | null) => {
    if (!root && hours === null) return;
    if (!root) document.body.append(place);
    root ??= createRoot(place);
    root.render(createElement(ClosedNote, { hours }));
  };
  const ask = async () => {
    const hours = await readHours();
    if (isOver || hours === null || hours.from === null) return draw(null);
    draw(hours.is_open ? null : hours);
    const opensMs = hours.opens_at === null ? Infinity : Date.parse(hours.opens_at) - Date.now() + AFTER_OPENING_MS;
    timer = setTimeout(ask, Math.max(AFTER_OPENING_MS, hours.is_open ? EVERY_MS : Math.min(MOST_MS, opensMs)));
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
    root?.unmount();
    place.remove();
  };
}
