import type { Daily, MyDay } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import { classPath } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import type { DayPad } from "#ui/days/day-pads.tsx";

const FRESH_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The class of the day and the winners of the last days. */
export const dailyQuery = queryOptions({
  queryKey: [...STATE_KEYS.leaderboards, "daily"],
  queryFn: async (): Promise<Daily | null> => {
    const daily = unwrap(await (await supabase()).rpc("get_daily"));
    // Null without a class that has a daily challenge.
    return daily && "app_id" in daily ? daily : null;
  },
  staleTime: FRESH_MS,
  meta: { hideError: true },
});

/** The days since a date on which the player played a daily challenge. */
export function myDaysQuery(userId: string, since: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "days", userId, since],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_my_days", { since })),
    staleTime: FRESH_MS,
    meta: { hideError: true },
  });
}

/** The page of a class, with the daily challenge chosen. */
export function dailyClassPath(classId: string): string {
  return `${classPath(classId)}?mode=daily`;
}

/** The last days up to `today`, oldest first, as dates. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, index) => dateOf(end - (count - 1 - index) * DAY_MS));
}

/** "Mon", for a date. */
export function weekday(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()]!;
}

/** "9 h 12 min": until the challenge ends. */
export function timeLeft(endsAt: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - now) / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Days as pads: a green one for each day on which a daily challenge was played. */
export function padsOf(days: readonly string[], today: string, played: readonly MyDay[]): DayPad[] {
  return days.map((day) => {
    const best = bestOf(played, day);
    const isToday = day === today;
    return {
      id: day,
      name: isToday ? "Today" : weekday(day),
      note: sayDay(best, isToday),
      isDone: best !== undefined,
      isToday,
    };
  });
}

/** The class of the day counts first; else the day's best rank in any class. */
function bestOf(played: readonly MyDay[], day: string): MyDay | undefined {
  const place = ({ is_class_of_day, rank }: MyDay) => (is_class_of_day ? 0 : (rank ?? Infinity));
  return played.filter((each) => each.day === day).toSorted((a, b) => place(a) - place(b))[0];
}

function sayDay(best: MyDay | undefined, isToday: boolean): string {
  if (!best) return isToday ? "not yet" : "rest";
  return best.rank === null ? "played" : `rank ${formatNumber(best.rank)}`;
}

/** The time, each minute. Not `useNow`, which would load the account code for visitors. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
