import { tabStorage } from "#lib/device/device-storage.ts";

const KEY = "wanted-video";
const PAGE = /^\/yt\/?$/;

/**
 * Whether this document may show players of other sites. The policy is that of the page the visit began with, and only
 * this page's own has them in it.
 */
export function canPlayHere(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && PAGE.test(new URL(visit.name).pathname);
}

/** Notes what somebody clicked on before the page is loaded again. A link alone must never start a video. */
export function wantVideo(id: string): void {
  tabStorage.setItem(KEY, id);
}

let wanted: string | null | undefined;

/** What was clicked on just before this page was loaded. It is forgotten by the device at once. */
export function wantedVideo(): string | null {
  if (wanted === undefined) wanted = canPlayHere() ? takeNote() : null;
  return wanted;
}

function takeNote(): string | null {
  const id = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  return id;
}
