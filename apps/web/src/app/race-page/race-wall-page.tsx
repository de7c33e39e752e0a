import "./race-wall-page.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { RivalNews } from "@quackademy/game-sdk/protocol.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { RaceClock } from "#features/races/live-ranking.tsx";
import { liveRows, podiumOf, scoreText, winnerWords } from "#features/races/race-words.ts";
import { keptSeat, ownSeatQuery, racePath, type Seat, spacedCode } from "#features/races/races-api.ts";
import { type ShownRace, useRace } from "#features/races/use-race.ts";
import { createSteadyOrder, gameTiles, wallRest, wallSpots } from "#features/races/wall/wall-tiles.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { fetchInputs, followRivals } from "./rival-news.ts";
import { useWallFrame } from "./use-wall-frame.ts";

const ASK_SEED_MS = 1000;

/** The projector's page of a race: every game at once, with names and places. Only the host sees it. */
export default function RaceWallPage() {
  usePage({ title: "Wall" });
  const code = useParams()["code"] ?? "";
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  const own = useQuery(ownSeatQuery(code, viewer));
  if (status === "unknown" || (viewer !== null && own.isPending)) return <WallWaiting />;
  const seat = own.data ?? (viewer === null ? null : keptSeat(code));
  return seat ? <WallOfSeat seat={seat} /> : <NoWall code={code} />;
}

function WallOfSeat({ seat }: { seat: Seat }) {
  const view = useRace(seat);
  const { race, error } = view;
  if (!race) return error ? <NoWall code="" /> : <WallWaiting />;
  if (!race.is_host || race.me !== null) return <NoWall code={race.code} />;
  return <Wall view={{ ...view, race, seat }} />;
}

function Wall({ view }: { view: ShownRace }) {
  const { race } = view;
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === race.app_id);
  const { steps } = podiumOf(race);
  const words = race.rounds > 1 && race.round > 0 ? `Round ${race.round} of ${race.rounds}` : (race.host_name ?? "");
  return (
    <div className="race-wall">
      <header className="race-wall__head">
        <h1 tabIndex={-1}>{displayTitle(race.title)}</h1>
        <p className="race-wall__sub">
          {race.state === "podium" || race.state === "ended" ? winnerWords(steps, race.round, race.rounds) : words}
        </p>
        <RaceClock race={race} />
        <span className="display race-wall__code">{spacedCode(race.code)}</span>
        <ButtonLink className="race-wall__out" look="outline" icon="door" to={racePath(race)}>
          Leave
        </ButtonLink>
      </header>
      {race.round === 0 || !app?.entry ? (
        <WallLobby view={view} />
      ) : (
        <WallStage key={race.round} view={view} entry={app.entry} />
      )}
    </div>
  );
}

function WallLobby({ view: { race } }: { view: ShownRace }) {
  const here = race.runners.filter(({ has_left }) => !has_left);
  return (
    <div className="race-wall__lobby">
      <p className="race-wall__sub">Join at {location.host}/join</p>
      <p className="display race-wall__big">{spacedCode(race.code)}</p>
      <ul className="race-wall__names" aria-label="Runners">
        {here.map(({ no, name }) => (
          <li key={no}>{name}</li>
        ))}
      </ul>
      <p className="race-wall__sub" role="status">
        {here.length === 0 ? "Nobody is here yet." : `${here.length} here, room for ${race.max_runners}.`}
      </p>
    </div>
  );
}

function WallStage({ view, entry }: { view: ShownRace; entry: string }) {
  const { race, seat, scores, feed } = view;
  const [steady] = useState(createSteadyOrder);
  const seed = useSeed(view);
  const rows = liveRows(race, scores);
  const spots = wallSpots(steady(rows));
  const rest = wallRest(rows);
  const latest = useRef(race);
  useEffect(() => {
    latest.current = race;
  }, [race]);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const follow = (tell: (rivals: RivalNews[]) => void) => {
    stop.current();
    const rivals = followRivals({ seat, feed, race: () => latest.current, tell });
    stop.current = rivals.stop;
    void rivals.catchUp();
  };
  const { frame, hasFailed } = useWallFrame({
    appId: race.app_id,
    entry,
    seed,
    variant: race.variant,
    tiles: gameTiles(spots),
    onReady: follow,
  });
  return (
    <div className="race-wall__stage">
      <iframe
        ref={frame}
        className="race-wall__frame"
        title="The games of all runners"
        sandbox="allow-scripts allow-pointer-lock"
        allow="autoplay 'none'"
        referrerPolicy="no-referrer"
        tabIndex={-1}
      />
      <ol className="race-wall__tiles" aria-label="Runners by place">
        {spots.map(({ row, isTop, x, y, width, height }) => (
          <li
            key={row.runner.no}
            className={isTop ? "race-wall__tile race-wall__tile--top" : "race-wall__tile"}
            style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
          >
            {(row.state !== "playing" || hasFailed) && (
              <span className="race-wall__veil">{veilWords(row.state, row.score, race.unit)}</span>
            )}
            <span className="race-wall__strip">
              <span className="race-wall__place">{row.place}</span>
              <span className="race-wall__name">{row.runner.name}</span>
              {isTop && row.score !== null && <span className="display">{scoreText(row.score, "")}</span>}
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <p className="race-wall__rest">{rest.map(({ place, runner }) => `${place} ${runner.name}`).join(", ")}</p>
      )}
    </div>
  );
}

const part = (value: number) => `${value * 100}%`;

function veilWords(state: string, score: number | null, unit: string): string {
  if (state === "done") return score === null ? "done" : `${scoreText(score, unit)}, done`;
  if (state === "left") return "left";
  return state === "waiting" ? "not started" : score === null ? "" : scoreText(score, unit);
}

/** The seed of the round. It does not exist before the first runner has begun. */
function useSeed({ race, seat }: ShownRace): string | null {
  const [seed, setSeed] = useState<string | null>(null);
  const { round } = race;
  const { raceId, guest } = seat;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const inputs = await fetchInputs({ raceId, guest }).catch(() => null);
      if (isOver) return;
      if (inputs?.round === round && inputs.seed !== null) setSeed(inputs.seed);
      else timer = setTimeout(() => void ask(), ASK_SEED_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [raceId, guest, round]);
  return seed;
}

function WallWaiting() {
  return (
    <div className="wrap" role="status">
      <h1 tabIndex={-1}>Wall</h1>
      <span className="unseen">Loading</span>
      <Skeleton shape="art" />
    </div>
  );
}

function NoWall({ code }: { code: string }) {
  return (
    <div className="wrap">
      <h1 className="unseen" tabIndex={-1}>
        Wall
      </h1>
      <EmptyState
        title="There is no wall for you here"
        text="The host of a race who does not race sees all games at once."
      >
        <ButtonLink to={code ? `/race/${code}` : "/join"}>{code ? "Go to the race" : "Type a code"}</ButtonLink>
      </EmptyState>
    </div>
  );
}
