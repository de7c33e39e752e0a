import type { AppCard } from "#features/classes/classes-api.ts";

/** For `sort`. Moments are written so that their texts are in order; comparing them as words of a language is slow. */
export function newestFirst(a: AppCard, b: AppCard): number {
  return Number(a.created_at < b.created_at) - Number(a.created_at > b.created_at);
}
