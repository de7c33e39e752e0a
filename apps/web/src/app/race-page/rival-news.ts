import type { Race, RaceInputs, RaceNews } from "@quackademy/contract/race-answers.ts";
import { MAX_RIVALS, type RivalNews } from "@quackademy/game-sdk/protocol.ts";
import { fromBase64 } from "#features/play/base64.ts";
import type { NewsFeed } from "#features/races/news-feed.ts";
import { asGuest, type Seat } from "#features/races/races-api.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";

/** Thirty pages may miss the same message: each waits a moment of its own. */
const CATCH_UP_AFTER_MS = 300;
const JITTER_MS = 700;

export async function fetchInputs({ raceId, guest }: Seat): Promise<RaceInputs> {
  return unwrap(await (await supabase()).rpc("get_race_inputs", { race_id: raceId, ...asGuest(guest) }));
}

type FollowOptions = {
  seat: Seat;
  feed: NewsFeed;
  /** The race as the page knows it now. */
  race(): Race;
  tell(rivals: RivalNews[]): void;
  /** The whole inputs of the round were read: for a screen that needs its seed, too. */
  onInputs?(inputs: RaceInputs): void;
};

/**
 * Passes the news of the other runners to a game. If a message is missing, all inputs are read once and replace what is
 * known.
 */
export function followRivals({ seat, feed, race, tell, onInputs }: FollowOptions) {
  /** How far each runner's inputs are known, in frames and bytes. */
  const known = new Map<number, { to: number; bytes: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const knownOf = (no: number) => known.get(no) ?? { to: 0, bytes: 0 };

  const newsOf = (no: number, score: number | null): RivalNews => {
    const { runners, results, round } = race();
    const result = results.find((each) => each.no === no && each.round === round);
    const name = runners.find((runner) => runner.no === no)?.name ?? "";
    return { no, name, score: score ?? 0, isOver: result !== undefined && result.status !== "playing" };
  };

  const hear = (news: RaceNews) => {
    const { me, round } = race();
    if (news.round !== round) return;
    const rivals: RivalNews[] = [];
    for (const [no, from, to, score, log] of news.runs) {
      if (no === me) continue;
      const hasInputs = log !== undefined && from !== null && to !== null;
      if (!hasInputs) rivals.push(newsOf(no, score));
      else if (from === knownOf(no).to) {
        const added = fromBase64(log);
        known.set(no, { to, bytes: knownOf(no).bytes + added.length });
        rivals.push({ ...newsOf(no, score), inputs: { from, to, log: added } });
      } else if (from > knownOf(no).to) catchUpSoon();
    }
    send(rivals);
  };

  const send = (rivals: RivalNews[]) => {
    for (let at = 0; at < rivals.length; at += MAX_RIVALS) tell(rivals.slice(at, at + MAX_RIVALS));
  };

  const catchUpSoon = () => {
    timer ??= setTimeout(() => void catchUp(), CATCH_UP_AFTER_MS + Math.random() * JITTER_MS);
  };

  async function catchUp(): Promise<void> {
    try {
      const inputs = await fetchInputs(seat);
      const { me, round } = race();
      if (isOver || inputs.round !== round) return;
      onInputs?.(inputs);
      send(
        inputs.runs
          .filter(({ no }) => no !== me)
          .map(({ no, log, to, score, is_over: isDone }) => {
            const [whole, before] = [fromBase64(log), knownOf(no)];
            // A live message may have arrived before this answer.
            if (to < before.to) return { ...newsOf(no, score), isOver: isDone };
            known.set(no, { to, bytes: whole.length });
            // A log only grows, so the game gets what it does not have yet.
            const added = { from: before.to, to, log: whole.slice(before.bytes) };
            return { ...newsOf(no, score), isOver: isDone, inputs: added };
          }),
      );
    } catch {
      // The next message with a gap tries again. In a race of progress there is nothing to read.
    } finally {
      timer = undefined;
    }
  }

  const stopNews = feed.listen(hear);
  const stopGaps = feed.onGap(() => race().sees_inputs && catchUpSoon());
  return {
    catchUp,
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      stopNews();
      stopGaps();
    },
  };
}
