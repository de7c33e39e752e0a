import type { ShopItem, UnlockedItem } from "#features/cosmetics/items-api.ts";

export type Season = { number: number; title: string; starts_at: string; ends_at: string };
type TierState = "claimed" | "claimable" | "locked";
export type Tier = { item: ShopItem; place: number; state: TierState; missing: number };

/** Seasons that have begun, the newest first. Coins keep counting for all of them. */
export function startedSeasons(seasons: readonly Season[], now: number): Season[] {
  return seasons
    .filter(({ starts_at }) => Date.parse(starts_at) <= now)
    .sort((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at));
}

/** The current season, or the newest of several. */
export function runningSeason(seasons: readonly Season[], now: number): Season | undefined {
  return startedSeasons(seasons, now).find(({ ends_at }) => Date.parse(ends_at) > now);
}

/** The next season to begin. */
export function nextSeason(seasons: readonly Season[], now: number): Season | undefined {
  return seasons
    .filter(({ starts_at }) => Date.parse(starts_at) > now)
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0];
}

/** The text for a time without a current season. */
export function breakNote(next: Season | undefined): string {
  if (!next) return "No season is running. Earlier seasons keep counting.";
  return `No season is running. ${next.title} begins on ${formatStart(next.starts_at)}.`;
}

/** A season's tiers in order, with their states. `gained` is undefined for visitors and while loading. */
export function trackOf(
  items: readonly ShopItem[],
  season: number,
  gained: number | undefined,
  unlocked: readonly UnlockedItem[] = [],
): Tier[] {
  return items
    .filter(({ battlepass_season }) => battlepass_season === season)
    .sort((a, b) => a.price - b.price)
    .map((item, index) => {
      const missing = Math.max(0, item.price - (gained ?? 0));
      const isMine = unlocked.some(({ item: id }) => id === item.id);
      const state = isMine ? "claimed" : missing === 0 ? "claimable" : "locked";
      return { item, place: index + 1, state, missing };
    });
}

/** The tier to focus: the first claimable, else the next to reach, else the last. */
export function currentTier(track: readonly Tier[]): Tier | undefined {
  return (
    track.find(({ state }) => state === "claimable") ?? track.find(({ state }) => state === "locked") ?? track.at(-1)
  );
}

/** The next tier, and the share of the distance to it from the tier before. */
export function wayToNext(track: readonly Tier[], gained: number): { next: Tier; share: number } | null {
  const next = track.find(({ item }) => item.price > gained);
  if (!next) return null;
  const before = track[next.place - 2]?.item.price ?? 0;
  return { next, share: (gained - before) / (next.item.price - before) };
}

/** The number of reached tiers plus the fraction to the next: the duck's position. */
export function progressAlong(track: readonly Tier[], gained: number): number {
  const way = wayToNext(track, gained);
  return way ? way.next.place - 1 + way.share : track.length;
}

/** In the reader's time zone and with the time: a season may begin on another day there. */
function formatStart(at: string): string {
  const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });
  const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${day.format(Date.parse(at))}, ${time.format(Date.parse(at))}`;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The countdown of a season, or the note after its end. */
export function seasonNote({ ends_at }: Season, now: number, locale?: string): string {
  const left = Date.parse(ends_at) - now;
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  if (left <= 0)
    return `Ended on ${day.format(Date.parse(ends_at))}. It keeps counting, and you can still claim its rewards.`;
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)];
  const words = days > 0 ? `${count(days, "day")} and ${count(hours, "hour")}` : hours > 0 ? count(hours, "hour") : "";
  return `${words ? `${words} to go` : "Ends within the hour"}. You can still claim after that.`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
