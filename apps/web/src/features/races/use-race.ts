import type { Race, RaceNews } from "@quackademy/contract/race-answers.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { listenTo } from "#lib/live/live-client.ts";
import type { LiveState } from "#lib/live/live-connection.ts";
import { createNewsFeed } from "./news-feed.ts";
import type { LiveScores } from "./race-words.ts";
import { isGone, raceKey, raceQuery, type ReadRace, type Seat } from "./races-api.ts";

/** Thirty pages hear of a change at once: each waits a moment of its own before it reads. */
const READ_AFTER_MS = 300;
const JITTER_MS = 500;
/** Throttles: verdicts can follow each other for seconds, and the podium fills meanwhile. */
const READ_WITHIN_MS = 2000;
const POLL_MS = 3000;
const SCORES_EVERY_MS = 250;
const CHEER_MS = 4000;

export type SaidCheer = { key: number; no: number; cheer: string };

const NO_SCORES: LiveScores = new Map();

/** A race, kept up to date: by the realtime service, or by polling where it is blocked. */
export function useRace(seat: Seat) {
  const cache = useQueryClient();
  const [live, setLive] = useState<LiveState>("connecting");
  const [feed] = useState(createNewsFeed);
  const read = useQuery({
    ...raceQuery(seat),
    refetchInterval: ({ state }) => (live === "polling" && !isGone(state.error) ? POLL_MS : false),
  });
  const race = read.data;
  const { cheers, hearCheer } = useCheers();
  const scores = useScores(feed, race);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstAskedAt = useRef<number>(null);
  const readSoon = () => {
    clearTimeout(timer.current);
    if (isGone(read.error)) return;
    firstAskedAt.current ??= Date.now();
    const leftMs = firstAskedAt.current + READ_WITHIN_MS - Date.now();
    timer.current = setTimeout(
      () => {
        firstAskedAt.current = null;
        void cache.invalidateQueries({ queryKey: raceKey(seat.raceId) });
      },
      Math.max(0, Math.min(READ_AFTER_MS, leftMs)) + Math.random() * JITTER_MS,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const hear = useEffectEvent((event: string, payload: unknown) => {
    if (event === "live") feed.tell(payload as RaceNews);
    else if (event === "cheer") hearCheer(payload as Omit<SaidCheer, "key">);
    else readSoon();
  });
  const follow = useEffectEvent((state: LiveState) => {
    setLive(state);
    // Reads the race again, because events before the join or during a gap were missed.
    if (state === "joined" || state === "refused") readSoon();
    if (state === "joined") feed.tellGap();
  });

  const { topic, host_topic: hostTopic } = (isGone(read.error) ? null : race) ?? {};
  useEffect(() => {
    if (!topic) return;
    return listenTo(topic, { onEvent: (event, payload) => hear(event, payload), onState: (state) => follow(state) });
  }, [topic]);
  useEffect(() => {
    if (!hostTopic) return;
    return listenTo(hostTopic, { onEvent: (event, payload) => hear(event, payload) });
  }, [hostTopic]);

  const put = (next: ReadRace) => {
    cache.setQueryData(raceKey(next.race_id), next);
    // A rematch is another race; this one says where it is.
    if (next.race_id !== seat.raceId) readSoon();
  };
  return { race, error: read.error, isPaused: read.isPaused, refetch: read.refetch, live, feed, scores, cheers, put };
}

export type RaceView = ReturnType<typeof useRace>;
/** A race as the parts of its page get it: loaded, with the viewer's seat. */
export type ShownRace = RaceView & { race: ReadRace; seat: Seat };

/** The live scores of the round. Thirty runners send several times a second, so they are gathered. */
function useScores(feed: ReturnType<typeof createNewsFeed>, race: Race | undefined): LiveScores {
  const [scores, setScores] = useState<{ round: number; scores: LiveScores }>({ round: 0, scores: NO_SCORES });
  const round = race?.round ?? 0;
  useEffect(() => {
    let waiting = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const added = waiting;
      waiting = new Map();
      setScores((before) => ({
        round,
        scores: new Map([...(before.round === round ? before.scores : NO_SCORES), ...added]),
      }));
    };
    const stop = feed.listen((news) => {
      if (news.round !== round) return;
      for (const [no, , , score] of news.runs) if (score !== null) waiting.set(no, score);
      timer ??= setTimeout(show, SCORES_EVERY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [feed, round]);
  return scores.round === round ? scores.scores : NO_SCORES;
}

function useCheers() {
  const [cheers, setCheers] = useState<SaidCheer[]>([]);
  const count = useRef(0);
  const hearCheer = (said: Omit<SaidCheer, "key">) => {
    const key = (count.current += 1);
    setCheers((before) => [...before.filter(({ no }) => no !== said.no), { ...said, key }]);
    setTimeout(() => setCheers((before) => before.filter((each) => each.key !== key)), CHEER_MS);
  };
  return { cheers, hearCheer };
}

/** The server's time, once a tick while it is wanted. */
export function useServerNow(race: ReadRace, everyMs: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + race.clockMs;
}

/** The start of the round on this device's clock. */
export function useStart(race: ReadRace): number | null {
  return useMemo(
    () => (race.starts_at ? Date.parse(race.starts_at) - race.clockMs : null),
    // Keeps the first clock offset of a round, because later reads differ by the delay of their answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [race.starts_at],
  );
}
