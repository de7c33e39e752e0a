import "./race-wall-page.css";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { RaceClock } from "#features/races/live-ranking.tsx";
import { podiumOf, winnerWords } from "#features/races/race-words.ts";
import { keptSeat, ownSeatQuery, racePath, type Seat, spacedCode } from "#features/races/races-api.ts";
import { type ShownRace, useRace } from "#features/races/use-race.ts";
import { WallLobby } from "#features/races/wall/wall-lobby.tsx";
import { WallPodium } from "#features/races/wall/wall-podium.tsx";
import { useWallShape } from "#features/races/wall/wall-shape.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { WallStage } from "./wall-stage.tsx";

/** The projector's page of a race: every game at once, with names and places. Only the host sees it. */
export default function RaceWallPage() {
  usePage({ title: "Wall" });
  const code = useParams()["code"] ?? "";
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  const own = useQuery(ownSeatQuery(code, viewer));
  if (status === "unknown" || (viewer !== null && own.isLoading)) return <WallWaiting />;
  const seat = own.data ?? (viewer === null ? null : keptSeat(code));
  if (seat) return <WallOfSeat key={seat.raceId} seat={seat} />;
  if (own.isError || own.isPaused) return <WallFailed onRetry={() => void own.refetch()} />;
  return <NoWall code={code} />;
}

function WallOfSeat({ seat }: { seat: Seat }) {
  const view = useRace(seat);
  const { race, error, isPaused, refetch } = view;
  if (!race && (error || isPaused)) return <WallFailed onRetry={() => void refetch()} />;
  if (!race) return <WallWaiting />;
  if (!race.is_host || race.me !== null) return <NoWall code={race.code} />;
  return <Wall view={{ ...view, race, seat }} />;
}

function Wall({ view }: { view: ShownRace }) {
  const { race, live } = view;
  const shape = useWallShape();
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === race.app_id);
  const isPodium = race.state === "podium" || race.state === "ended";
  const isPhone = shape.phoneColumns !== null;
  const style = { "--u": `${shape.unit}px`, "--u-number": shape.unit } as CSSProperties;
  return (
    <div className={isPhone ? "race-wall race-wall--phone" : "race-wall"} style={style}>
      <header className="race-wall__head">
        <h1 tabIndex={-1}>{displayTitle(race.title)}</h1>
        <p className="race-wall__sub" role="status">
          {isPodium ? winnerOf(race) : roundWords(race)}
        </p>
        {(live === "closed" || live === "polling") && (
          <p className="race-wall__lost" role="status">
            Connection lost
          </p>
        )}
        <RaceClock race={race} className="race-wall__clock" />
        {race.round > 0 && race.state !== "ended" && (
          <p className="race-wall__plate">
            join with <span className="display race-wall__code">{spacedCode(race.code)}</span>
          </p>
        )}
        <ButtonLink className="race-wall__out" look="outline" icon="door" to={racePath(race)}>
          Leave
        </ButtonLink>
      </header>
      {isPodium && race.round > 0 ? (
        <WallPodium view={view} />
      ) : race.round === 0 || !app?.entry ? (
        <WallLobby view={view} />
      ) : (
        <WallStage key={race.round} view={view} entry={app.entry} shape={shape} />
      )}
    </div>
  );
}

const winnerOf = (race: ShownRace["race"]) => winnerWords(podiumOf(race).steps, race);

const roundWords = ({ rounds, round, host_name: host }: ShownRace["race"]): string =>
  [host, rounds > 1 && round > 0 && `round ${round} of ${rounds}`].filter(Boolean).join(", ");

function WallWaiting() {
  return (
    <div className="wrap" role="status">
      <h1 tabIndex={-1}>Wall</h1>
      <span className="unseen">Loading</span>
      <Skeleton shape="art" />
    </div>
  );
}

function WallFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap">
      <h1 className="unseen" tabIndex={-1}>
        Wall
      </h1>
      <EmptyState title="The wall did not load" text="Check the connection and try again." isAlert>
        <Button icon="restart" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
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
