import "./race-page.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { RaceKind } from "@quackademy/contract/race-answers.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { JoinRace } from "#features/races/join/join-race.tsx";
import { OpenRace } from "#features/races/join/open-race.tsx";
import { RaceLobby } from "#features/races/lobby/race-lobby.tsx";
import { RacePodium } from "#features/races/race-podium.tsx";
import { ownResult, raceTitle } from "#features/races/race-words.ts";
import {
  forgetSeat,
  isGone,
  keepSeat,
  keptSeat,
  leaveRace,
  newRacePath,
  ownSeatQuery,
  racePath,
  type Seat,
} from "#features/races/races-api.ts";
import { type ShownRace, useRace } from "#features/races/use-race.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useLocation, useNavigate, useParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";
import { sendRaceRuns } from "./kept-race-runs.ts";
import { RacePlay } from "./race-game.tsx";

const HAND_IN_EVERY_MS = 5000;

/** `/race` and `/duel` open one; with a code they show it. */
export default function RacePage() {
  const { pathname } = useLocation();
  const kind: RaceKind = pathname.startsWith("/duel") ? "duel" : "race";
  const code = useParams()["code"];
  usePage({ title: kind === "duel" ? "Duel" : "Race" });
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  if (status === "unknown") return <RaceWaiting kind={kind} />;
  if (code === undefined) return <OpenRace kind={kind} viewer={viewer} />;
  return <RaceOfCode key={`${code} ${viewer}`} code={code} kind={kind} viewer={viewer} />;
}

type RaceOfCodeProps = { code: string; kind: RaceKind; viewer: string | null };

/**
 * Finds the viewer's seat in the race, which this tab has stored or another device has taken. Without one, it offers to
 * join.
 */
function RaceOfCode({ code, kind, viewer }: RaceOfCodeProps) {
  const [kept, setKept] = useState<Seat | null>(() => keptSeat(code));
  const own = useQuery({ ...ownSeatQuery(code, viewer), enabled: viewer !== null && kept === null });
  const seat = kept ?? own.data ?? null;
  const onGone = () => {
    forgetSeat(code);
    setKept(null);
  };
  if (seat) return <RaceOfSeat key={seat.raceId} code={code} seat={seat} kind={kind} onGone={onGone} />;
  if (own.isPending && own.isEnabled) return <RaceWaiting kind={kind} />;
  return <JoinRace code={code} kind={kind} isSignedIn={viewer !== null} onJoined={setKept} />;
}

type RaceOfSeatProps = { code: string; seat: Seat; kind: RaceKind; onGone: () => void };

function RaceOfSeat({ code, seat, kind, onGone }: RaceOfSeatProps) {
  const view = useRace(seat);
  const { race, error } = view;
  if (isGone(error))
    return (
      <RaceMessage
        kind={kind}
        title={`You are not in this ${kind} any more`}
        text={`The host may have removed you, or the ${kind} is over and was deleted.`}
      >
        <ButtonLink to="/join">Type another code</ButtonLink>
        <Button look="outline" icon="restart" onClick={onGone}>
          Try to join again
        </Button>
      </RaceMessage>
    );
  if (!race && (error || view.isPaused))
    return (
      <RaceMessage kind={kind} title={`The ${kind} did not load`} text="Check the connection and try again.">
        <Button look="outline" icon="restart" onClick={() => void view.refetch()}>
          Try again
        </Button>
      </RaceMessage>
    );
  if (!race) return <RaceWaiting kind={kind} />;
  return <RaceView code={code} view={{ ...view, race, seat }} />;
}

function RaceView({ code, view }: { code: string; view: ShownRace }) {
  const { race, seat } = view;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === race.app_id);
  const [keptRuns, setKeptRuns] = useState(0);
  const late = useLateRuns(view, keptRuns);
  useRematch(view);
  const [givenUp, setGivenUp] = useState(0);
  // The host may end a round while somebody plays: that run is played to its end, and counts.
  const isLast = race.state === "podium" && ownResult(race)?.status === "playing" && givenUp !== race.round;
  const isPlaying = race.state === "running" || isLast;
  const here = race.runners.filter(({ has_left }) => !has_left).length;
  const leave = async () => {
    try {
      await leaveRace(seat);
      forgetSeat(code);
      cache.removeQueries({ queryKey: ["race"] });
      void navigate(`/class/${race.app_id}`);
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  const onLeave = () => void leave();
  return (
    <div className="wrap race-page">
      <div className="race-page__head">
        <h1 tabIndex={-1}>{raceTitle(race)}</h1>
        <p className="muted">
          {displayTitle(race.title)}. {here === 1 ? "1 duck" : `${here} ducks`} on the pond, room for {race.max_runners}
          .
        </p>
      </div>
      {late && (
        <p className="race-page__late" role="status">
          {late}
        </p>
      )}
      {race.state === "lobby" && <RaceLobby view={view} onLeave={onLeave} />}
      {isPlaying &&
        (app?.entry ? (
          <RacePlay
            key={race.round}
            view={view}
            entry={app.entry}
            onTried={() => setKeptRuns((before) => before + 1)}
            onGiveUp={() => setGivenUp(race.round)}
            onLeave={onLeave}
          />
        ) : (
          <p role="status">The class is loading …</p>
        ))}
      {race.state === "podium" && !isPlaying && <RacePodium view={view} onLeave={onLeave} />}
      {race.state === "ended" && <RaceEnded view={view} onLeave={onLeave} />}
    </div>
  );
}

function RaceEnded({ view, onLeave }: { view: ShownRace; onLeave: () => void }) {
  const { race } = view;
  return (
    <>
      {race.round > 0 && <RacePodium view={view} onLeave={onLeave} />}
      <EmptyState title={`This ${race.kind} is over`} text="Everything of it is deleted an hour after its end.">
        {race.is_host && race.round === 0 && (
          <ButtonLink to={newRacePath(race.kind, { appId: race.app_id })}>Open another one</ButtonLink>
        )}
        <ButtonLink look="outline" icon="play" to={`/class/${race.app_id}`}>
          Play {displayTitle(race.title)}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** Hands in the runs that wait on this device, now and whenever the connection is back. Returns what to say about it. */
function useLateRuns({ race, seat }: ShownRace, keptRuns: number): string | null {
  const isOnline = useOnline();
  const [words, setWords] = useState<string | null>(null);
  const { race_id: raceId } = race;
  const { guest } = seat;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async () => {
      const { waiting, refusal } = await sendRaceRuns(raceId, guest);
      if (isOver) return;
      setWords(refusal ?? (waiting > 0 ? "Your run is kept here. It is handed in when the connection is back." : null));
      if (waiting > 0) timer = setTimeout(() => void send(), HAND_IN_EVERY_MS);
    };
    if (isOnline) void send();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // A run that could not be handed in waits from its end on, also while the browser believes that it is online.
  }, [raceId, guest, isOnline, race.state, keptRuns]);
  if (isOnline) return words;
  return keptRuns > 0
    ? "No connection. Your run is kept here and handed in when it is back."
    : "No connection. Your run goes on, and nothing is lost.";
}

/** Everybody goes on to the rematch, guests with the same secret. */
function useRematch({ race, seat }: ShownRace): void {
  const navigate = useNavigate();
  const code = race.rematch?.code;
  const go = useEffectEvent(() => {
    if (!race.rematch) return;
    keepSeat(race.rematch, seat.guest);
    void navigate(racePath({ kind: race.kind, code: race.rematch.code }), { replace: true });
  });
  useEffect(() => {
    if (code !== undefined) go();
  }, [code]);
}

function RaceWaiting({ kind }: { kind: RaceKind }) {
  return (
    <div className="wrap race-page" role="status">
      <h1 tabIndex={-1}>{kind === "duel" ? "Duel" : "Race"}</h1>
      <span className="unseen">Loading</span>
      <Skeleton shape="art" />
    </div>
  );
}

type RaceMessageProps = { kind: RaceKind; title: string; text: string; children: ReactNode };

function RaceMessage({ kind, title, text, children }: RaceMessageProps) {
  return (
    <div className="wrap race-page">
      <h1 className="unseen" tabIndex={-1}>
        {kind === "duel" ? "Duel" : "Race"}
      </h1>
      <EmptyState title={title} text={text} isAlert>
        {children}
      </EmptyState>
    </div>
  );
}
