import "./live-ranking.css";
import type { Race } from "@quackademy/contract/race-answers.ts";
import type { LiveState } from "#lib/live/live-connection.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { RankRows } from "./rank-rows.tsx";
import { clockText, gapWords, type LiveRow, liveRows, placeText, scoreText, shownRows } from "./race-words.ts";
import { SpokenWords } from "./spoken-words.tsx";
import { type ShownRace, useServerNow, useStart } from "./use-race.ts";

type LiveRankingProps = {
  view: ShownRace;
  /** Lists all runners, for a host who watches. */
  isWhole?: boolean;
};

/** The ranking while a round runs, from the scores that the runners' pages claim. */
export function LiveRanking({ view: { race, scores, live }, isWhole = false }: LiveRankingProps) {
  const rows = liveRows(race, scores);
  const gap = gapWords(rows, race.unit);
  const own = rows.find(({ runner }) => runner.is_me);
  const isOnline = useOnline();
  return (
    <section className="panel live-ranking" aria-labelledby="live-ranking">
      <div className="live-ranking__head">
        <h2 id="live-ranking">
          {race.rounds > 1 ? `Round ${race.round} of ${race.rounds}` : race.kind === "duel" ? "Duel" : "Race"}
        </h2>
        <RaceClock race={race} />
      </div>
      <p className="muted small">
        {isOnline ? liveWords(live, race.rivals) : "The connection is away. A run goes on and is kept."}
      </p>
      <RankRows
        rows={(isWhole ? rows : shownRows(rows)).map((row) => ({
          runner: row.runner,
          place: row.score === null ? null : row.place,
          note: noteOf(row, gap),
          value: row.score === null ? "" : scoreText(row.score, race.unit),
        }))}
      />
      {own && own.score !== null && <SpokenWords words={`${placeText(own.place)} of ${rows.length}`} />}
    </section>
  );
}

function liveWords(live: LiveState, rivals: Race["rivals"]): string {
  if (live === "polling") return "Read every few seconds. Final after the replay.";
  return rivals === "ghost" ? "Live, half a second behind. Final after the replay." : "Live. Final after the replay.";
}

function noteOf({ runner, state }: LiveRow, gap: string | null): string {
  if (runner.is_me) return gap ? `you, ${gap}` : "you";
  if (state === "done") return "done";
  if (state === "left") return "left";
  return state === "waiting" ? "not started" : "";
}

type RaceClockProps = { race: ShownRace["race"]; className?: string };

export function RaceClock({ race, className = "live-ranking__clock" }: RaceClockProps) {
  const start = useStart(race);
  const isRunning = race.state === "running";
  const now = useServerNow(race, start === null || !isRunning ? null : 1000);
  if (start === null || !isRunning) return null;
  return <span className={`display ${className}`}>{clockText(now - race.clockMs - start)}</span>;
}
