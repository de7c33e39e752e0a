import { deviceStorage } from "./device-storage.ts";

/**
 * What this device keeps of whoever is signed in, by the names it is stored under. How the device itself is set (sound,
 * looks), copies of what everybody may read, and what a visitor has played are not among it; nor are runs that wait to be
 * handed in and whom the questions can wait for: neither tells more of anybody than a number.
 */
export const PERSONAL_KEYS = [
  "favourites",
  "favourites-of",
  "recents",
  "worn-look",
  "onboarding-draft",
  "run-tickets",
  "waiting-saves",
  "quack-sitting",
  "quack-time-ping",
];

/** Where it is kept whether somebody wants to be counted. */
export const SHARE_USAGE_KEY = "share-usage";

/** A shared computer keeps nothing of who has left. */
export function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) deviceStorage.removeItem(key);
  // A yes was theirs alone. A no does the next one no harm.
  if (deviceStorage.getItem(SHARE_USAGE_KEY) === "true") deviceStorage.removeItem(SHARE_USAGE_KEY);
}
