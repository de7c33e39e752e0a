import { tabStorage } from "#lib/device/device-storage.ts";

const KEY = "wanted-video";
const PAGE = /^\/yt\/?$/;

/**
 * Whether this document's CSP allows video players: it is the policy of the page that the visit began with, and only
 * this page's policy allows them.
 */
export function canPlayHere(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && PAGE.test(new URL(visit.name).pathname);
}

/** Remembers the clicked video across the reload. A link alone must never start a video. */
export function rememberVideo(id: string): void {
  tabStorage.setItem(KEY, id);
}

let wanted: string | null | undefined;

/** The video that was clicked just before the reload. It is removed from storage at once. */
export function takeRememberedVideo(): string | null {
  if (wanted === undefined) wanted = canPlayHere() ? takeNote() : null;
  return wanted;
}

function takeNote(): string | null {
  const id = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  return id;
}
