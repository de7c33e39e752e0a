import "./wall-stage.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { RivalNews } from "@quackademy/game-sdk/protocol.ts";
import { type LiveRow, liveRows, placeText, scoreText, wallWords } from "#features/races/race-words.ts";
import { SpokenWords } from "#features/races/spoken-words.tsx";
import type { ShownRace } from "#features/races/use-race.ts";
import { useSilence } from "#features/races/wall/use-silence.ts";
import type { WallShape } from "#features/races/wall/wall-shape.ts";
import { createSteadyOrder, gameTiles, wallPlan, wallRest, type WallSpot } from "#features/races/wall/wall-tiles.ts";
import { Button } from "#ui/button.tsx";
import { followRivals } from "./rival-news.ts";
import { useRaceSeed } from "./use-race-seed.ts";
import { useWallFrame } from "./use-wall-frame.ts";

const POLL_MS = 3000;
/** Names of twelve wide letters need smaller ones to fit a small tile. */
const LONG_NAME = 11;
/** Likewise a name with a long score in a large tile, unless the tile is wide. */
const LONG_TOP = 14;
const WIDE = 560;
/** A longer unit has no room beside the score. */
const SHORT_UNIT = 3;

type WallStageProps = { view: ShownRace; entry: string; shape: WallShape };

/** A running round: one frame draws all games, and names and places are written under them. */
export function WallStage({ view, entry, shape }: WallStageProps) {
  const { race, scores, feed } = view;
  const [steady] = useState(createSteadyOrder);
  const rows = liveRows(race, scores);
  const plan = wallPlan(steady(rows), shape);
  const silent = useSilence(feed, view.live === "joined" ? playingOf(rows) : []);
  const { frame, attempt, hasFailed, reload } = useWallFrame({
    appId: race.app_id,
    entry,
    seed: useRaceSeed(view),
    variant: race.variant,
    tiles: gameTiles(plan, shape),
    onReady: useFollow(view),
  });
  const rest = wallRest(rows, shape);
  const unit = (value: number) => `calc(${value} * var(--u))`;
  const boxOf = ({ x, y, width, height }: Pick<WallSpot, "x" | "y" | "width" | "height">): CSSProperties => ({
    left: unit(x),
    top: unit(y),
    width: unit(width),
    height: unit(height),
  });
  return (
    <div className="wall-stage" style={{ width: unit(shape.width), height: unit(plan.height) }}>
      <iframe
        key={attempt}
        ref={frame}
        className="wall-stage__frame"
        title="The games of all runners"
        sandbox="allow-scripts allow-pointer-lock"
        allow="autoplay 'none'"
        referrerPolicy="no-referrer"
        tabIndex={-1}
      />
      <ol className="wall-stage__tiles" aria-label="Runners by place">
        {plan.spots.map((spot) => (
          <Tile
            key={spot.row.runner.no}
            spot={spot}
            style={boxOf(spot)}
            unit={race.unit}
            isSilent={silent.has(spot.row.runner.no)}
          />
        ))}
      </ol>
      {plan.free && (
        <div className="wall-stage__news" style={boxOf(plan.free)}>
          <img className="wall-stage__goose" src="/art/staff-goose.svg" alt="" />
          <WallNews rows={rows} />
        </div>
      )}
      <SpokenWords words={wallWords(rows)} />
      {rest.length > 0 && (
        <p className="wall-stage__rest">{rest.map(({ place, runner }) => `${place} ${runner.name}`).join(", ")}</p>
      )}
      {hasFailed && (
        <section className="wall-stage__failed" role="alert">
          <p>The games did not load. Names and places go on.</p>
          <Button look="ink" icon="restart" onClick={reload}>
            Try again
          </Button>
        </section>
      )}
    </div>
  );
}

type TileProps = { spot: WallSpot; style: CSSProperties; unit: string; isSilent: boolean };

function Tile({ spot: { row, isTop, strip, width }, style, unit, isSilent }: TileProps) {
  const { runner, place, score, state } = row;
  const words = isSilent ? "no signal" : veilWords(row, unit);
  const isFirstThree = place <= 3 && score !== null;
  const value = isTop && score !== null ? scoreText(score, "") : "";
  const isLong = isTop ? width < WIDE && runner.name.length + value.length > LONG_TOP : runner.name.length >= LONG_NAME;
  return (
    <li className={isTop ? "wall-stage__tile wall-stage__tile--top" : "wall-stage__tile"} style={style}>
      <span className={words ? "wall-stage__veil" : "wall-stage__picture"}>{words}</span>
      <span
        className={isSilent || state === "left" ? "wall-stage__strip wall-stage__strip--away" : "wall-stage__strip"}
        style={{ height: `calc(${strip} * var(--u))` }}
      >
        <span
          className={
            isFirstThree ? `display wall-stage__place wall-stage__place--${place}` : "display wall-stage__place"
          }
        >
          {score === null ? "–" : place}
        </span>
        <span className={isLong ? "wall-stage__name wall-stage__name--long" : "wall-stage__name"}>{runner.name}</span>
        {value && <span className="display wall-stage__score">{value}</span>}
      </span>
    </li>
  );
}

function veilWords({ state, score }: LiveRow, unit: string): string {
  if (state === "done")
    return score === null ? "done" : `${scoreText(score, unit.length > SHORT_UNIT ? "" : unit)}, done`;
  if (state === "left") return "left";
  return state === "waiting" ? "not started" : "";
}

const playingOf = (rows: LiveRow[]) =>
  rows
    .filter(({ state }) => state === "playing")
    .map(({ runner }) => runner.no)
    .sort((one, other) => one - other);

/** Announces how many still play, and who has just moved up among the first three. */
function WallNews({ rows }: { rows: LiveRow[] }) {
  const [top, setTop] = useState<{ names: string[]; words: string }>({ names: [], words: "" });
  const names = rows.slice(0, 3).map(({ runner, score }) => (score === null ? "" : runner.name));
  if (names.join("\n") !== top.names.join("\n")) {
    const at = names.findIndex((name, place) => name !== "" && name !== top.names[place] && top.names.length > 0);
    setTop({ names, words: at < 0 ? top.words : `${names[at]} took ${placeText(at + 1)} place` });
  }
  return (
    <p className="wall-stage__words">
      {playingOf(rows).length} of {rows.length} still playing
      <span className="wall-stage__taken">{top.words}</span>
    </p>
  );
}

/** Passes the news of the runners on to the frame, from the moment in which it can use them. */
function useFollow({ race, seat, feed, live }: ShownRace) {
  const latest = useRef(race);
  useEffect(() => {
    latest.current = race;
  }, [race]);
  const followed = useRef<ReturnType<typeof followRivals>>(null);
  useEffect(() => () => followed.current?.stop(), []);
  // Where the realtime service is blocked, the inputs are read now and then.
  useEffect(() => {
    if (live !== "polling") return;
    const timer = setInterval(() => void followed.current?.catchUp(), POLL_MS);
    return () => clearInterval(timer);
  }, [live]);
  return (tell: (rivals: RivalNews[]) => void) => {
    followed.current?.stop();
    followed.current = followRivals({ seat, feed, race: () => latest.current, tell });
    void followed.current.catchUp();
  };
}
