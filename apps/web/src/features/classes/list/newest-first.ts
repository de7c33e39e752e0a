import type { AppCard } from "#features/classes/classes-api.ts";

/** A comparator. ISO timestamps sort as plain strings; `localeCompare` is slow. */
export function newestFirst(a: AppCard, b: AppCard): number {
  return Number(a.created_at < b.created_at) - Number(a.created_at > b.created_at);
}
