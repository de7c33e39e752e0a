import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";

type RecentClass = { id: string; at: number };

const MAX_RECENT = 6;
const DAY_MS = 24 * 60 * 60 * 1000;
const NONE: RecentClass[] = [];
const isRecentList = (value: unknown): value is RecentClass[] =>
  Array.isArray(value) && value.every((item) => typeof item?.id === "string" && typeof item?.at === "number");

export const recents = createLocalStore("recents", NONE, isRecentList);

/** The classes played on this device, latest first. */
export function useRecents(): RecentClass[] {
  return useLocalStore(recents, NONE);
}

export function rememberClass(id: string, at = Date.now()): void {
  recents.set([{ id, at }, ...recents.get().filter((other) => other.id !== id)].slice(0, MAX_RECENT));
}

/** Merges plays from the account; the latest of each class counts. */
export function mergeRecents(others: RecentClass[]): void {
  const all = [...recents.get(), ...others].toSorted((a, b) => b.at - a.at);
  const latest = all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place);
  recents.set(latest.slice(0, MAX_RECENT));
}

/** "played today", "played yesterday", "played 5 days ago", by the reader's local midnight. */
export function playedWhen(at: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days <= 0) return "played today";
  return days === 1 ? "played yesterday" : `played ${days} days ago`;
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
