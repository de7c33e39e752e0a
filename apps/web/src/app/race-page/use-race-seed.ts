import { useEffect, useState } from "react";
import { isFinalRefusal, isTooSoon } from "#features/play/play-refusal.ts";
import type { ShownRace } from "#features/races/use-race.ts";
import { fetchInputs } from "./rival-news.ts";

const FIRST_MS = 700;
const MOST_MS = 8000;

/** The seed of the round. It does not exist before the first runner has begun. */
export function useRaceSeed({ race, seat, feed }: ShownRace): string | null {
  const [known, setKnown] = useState<{ round: number; seed: string } | null>(null);
  const { round, starts_at: startsAt, clockMs } = race;
  const { raceId, guest } = seat;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [isOver, isAsking, waitMs] = [false, false, FIRST_MS];
    const ask = async () => {
      clearTimeout(timer);
      isAsking = true;
      const inputs = await fetchInputs({ raceId, guest }).catch((error: unknown) => {
        // A final refusal stays: asking again would get the same answer.
        isOver ||= isFinalRefusal(error) && !isTooSoon(error);
        return null;
      });
      isAsking = false;
      if (isOver) return;
      if (inputs?.round === round && inputs.seed !== null) {
        stop();
        return setKnown({ round, seed: inputs.seed });
      }
      timer = setTimeout(() => void ask(), waitMs);
      waitMs = Math.min(MOST_MS, waitMs * 1.5);
    };
    // News of a runner means that the seed exists.
    const stop = feed.listen((news) => {
      if (news.round === round && !isAsking && waitMs > FIRST_MS * 2) void ask();
    });
    const untilStart = startsAt ? Date.parse(startsAt) - clockMs - Date.now() : 0;
    timer = setTimeout(() => void ask(), Math.max(0, untilStart));
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
    // The clock's offset differs a little with each read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [raceId, guest, round, startsAt, feed]);
  return known?.round === round ? known.seed : null;
}
