import type { HomeroomMember } from "@quackademy/contract/homeroom-answers.ts";

/** Those who are here first, then the last seen; "never" at the end. */
export function byLastSeen(a: HomeroomMember, b: HomeroomMember): number {
  if (a.is_present !== b.is_present) return a.is_present ? -1 : 1;
  return (b.seen_at ?? "").localeCompare(a.seen_at ?? "") || a.name.localeCompare(b.name);
}
