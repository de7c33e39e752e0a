import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import type { NO_PROFILE } from "#features/profile-data/profile-api.ts";
import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";
import { SHARE_USAGE_KEY } from "#lib/device/personal-data.ts";
import type { SessionState } from "#lib/session/session.ts";

/** The visitor as analytics sees them: by age group only. */
export type UsageGroup = "visitor" | "unknown" | "child" | "13-15" | "16-18" | "adult";

/** `unknown` is not counted either, but may change later. */
type MayCount = "yes" | "no" | "unknown";

const OLDER_GROUPS = ["13-15", "16-18", "adult"] as const;

/** The choice on this device; null if none was made. */
export const shareUsage = createLocalStore<boolean | null>(
  SHARE_USAGE_KEY,
  null,
  (value) => value === null || typeof value === "boolean",
);
export const useShareUsage = (): boolean | null => useLocalStore(shareUsage, null);

export function usageGroup({ status, user }: SessionState, profile: MyProfile | typeof NO_PROFILE | null | undefined) {
  if (status === "signed-out") return "visitor";
  if (status !== "signed-in" || !profile || typeof profile === "string") return "unknown";
  // The cached profile may belong to the previous player.
  if (profile.user_id !== user.id) return "unknown";
  if (profile.age_band === null) return "unknown";
  // A cached profile of an older version lacks this field.
  if (profile.is_child === undefined) return "unknown";
  if (profile.is_child) return "child";
  return OLDER_GROUPS.find((group) => group === profile.age_band) ?? "unknown";
}

/**
 * Whether a visit may be counted: never for children or an unknown age group, from 13 to 15 only with consent (opt-in),
 * otherwise unless switched off (opt-out). Do Not Track is respected.
 */
export function mayCountUsage(who: UsageGroup, choice: boolean | null, isRefused = refusesTracking()): MayCount {
  if (isRefused || who === "child") return "no";
  if (who === "unknown") return "unknown";
  return (choice ?? who !== "13-15") ? "yes" : "no";
}

/** Do Not Track and Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
