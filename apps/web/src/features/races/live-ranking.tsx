import "./live-ranking.css";
import { useEffect, useEffectEvent, useState } from "react";
import { iconPicture } from "#features/profile-data/player-links-api.ts";
import { Avatar } from "#ui/avatar.tsx";
import { clockText, gapWords, type LiveRow, liveRows, placeText, scoreText, shownRows } from "./race-words.ts";
import { type ShownRace, useServerNow, useStart } from "./use-race.ts";

/** A screen reader hears the own place this often at most. */
const SAY_EVERY_MS = 10_000;

/** The ranking while a round runs, from what the runners' pages say. */
export function LiveRanking({ view: { race, scores, live } }: { view: ShownRace }) {
  const rows = liveRows(race, scores);
  const gap = gapWords(rows, race.unit);
  const own = rows.find(({ runner }) => runner.is_me);
  return (
    <section className="panel live-ranking" aria-labelledby="live-ranking">
      <div className="live-ranking__head">
        <h2 id="live-ranking">
          {race.rounds > 1 ? `Round ${race.round} of ${race.rounds}` : race.kind === "duel" ? "Duel" : "Race"}
        </h2>
        <RaceClock race={race} />
      </div>
      <p className="muted small">
        {live === "joined" ? "Live. Final after the replay." : "The connection is away. Your run goes on and is kept."}
      </p>
      <ol className="live-ranking__rows">
        {shownRows(rows).map((row) => (
          <li
            key={row.runner.no}
            className={row.runner.is_me ? "live-ranking__row live-ranking__row--me" : "live-ranking__row"}
          >
            <span className="display live-ranking__place">{row.score === null ? "–" : row.place}</span>
            <Avatar picture={row.runner.icon === null ? null : iconPicture(row.runner.icon)} />
            <span>
              {row.runner.name}
              <span className="live-ranking__note">{noteOf(row, gap)}</span>
            </span>
            <span className="live-ranking__score">{row.score === null ? "" : scoreText(row.score, race.unit)}</span>
          </li>
        ))}
      </ol>
      {own && own.score !== null && <SpokenPlace words={`${placeText(own.place)} of ${rows.length}`} />}
    </section>
  );
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
  const now = useServerNow(race, start === null ? null : 1000);
  if (start === null) return null;
  return <span className={`display ${className}`}>{clockText(now - race.clockMs - start)}</span>;
}

function SpokenPlace({ words }: { words: string }) {
  const [spoken, setSpoken] = useState("");
  const speak = useEffectEvent(() => setSpoken(words));
  useEffect(() => {
    const timer = setInterval(() => speak(), SAY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="unseen" role="status">
      {spoken}
    </span>
  );
}
