import { deviceStorage } from "./device-storage.ts";

/**
 * Storage keys with personal data. Not included: device settings, public data, a visitor's plays, runs that wait to be
 * submitted, and postponed onboarding; those identify no person.
 */
export const PERSONAL_KEYS = [
  "favourites",
  "favourites-of",
  "recents",
  "worn-look",
  "onboarding-draft",
  "unsaved-clips",
  "run-tickets",
  "waiting-saves",
  "quack-sitting",
  "quack-time-ping",
];

/** The storage key of the consent to usage counting. */
export const SHARE_USAGE_KEY = "share-usage";

/** Removes all personal data from a device that may be shared. */
export function clearPersonalData(): void {
  for (const key of PERSONAL_KEYS) deviceStorage.removeItem(key);
  // A consent belongs to one person. A refusal can safely stay for the next one.
  if (deviceStorage.getItem(SHARE_USAGE_KEY) === "true") deviceStorage.removeItem(SHARE_USAGE_KEY);
}
