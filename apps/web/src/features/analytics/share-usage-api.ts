import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import type { NO_PROFILE } from "#features/profile-data/profile-api.ts";
import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";
import { SHARE_USAGE_KEY } from "#lib/device/forget-person.ts";
import type { SessionState } from "#lib/session/session.ts";

/** Who is here, as far as it matters for counting: nobody is asked more than their age group. */
export type Counted = "visitor" | "unknown" | "child" | "13-15" | "16-18" | "adult";

/** `unknown` counts nobody either; it is only worth asking again. */
type MayCount = "yes" | "no" | "unknown";

const OLDER_GROUPS = ["13-15", "16-18", "adult"] as const;

/** What somebody has said about it on this device; null as long as they have not. */
export const shareUsage = createLocalStore<boolean | null>(
  SHARE_USAGE_KEY,
  null,
  (value) => value === null || typeof value === "boolean",
);
export const useShareUsage = (): boolean | null => useLocalStore(shareUsage, null);

export function countedAs({ status, user }: SessionState, profile: MyProfile | typeof NO_PROFILE | null | undefined) {
  if (status === "signed-out") return "visitor";
  if (status !== "signed-in" || !profile || typeof profile === "string") return "unknown";
  // The profile may still be that of who was here before.
  if (profile.user_id !== user.id) return "unknown";
  if (profile.age_band === null) return "unknown";
  // An answer without the field comes from an older copy of the profile.
  if (profile.is_child === undefined) return "unknown";
  if (profile.is_child) return "child";
  return OLDER_GROUPS.find((group) => group === profile.age_band) ?? "unknown";
}

/**
 * Whether a visit may be counted. Never for children, nor before an account's age group is known; from 13 to 15 only for
 * those who switch it on; for everybody else until they switch it off. A browser that asks not to be tracked
 * is believed.
 */
export function mayCount(who: Counted, choice: boolean | null, isRefused = refusesTracking()): MayCount {
  if (isRefused || who === "child") return "no";
  if (who === "unknown") return "unknown";
  return (choice ?? who !== "13-15") ? "yes" : "no";
}

/** Do Not Track, and the Global Privacy Control that follows it. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
