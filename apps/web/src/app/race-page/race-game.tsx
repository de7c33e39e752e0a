import "#features/play/game-frame.css";
import "#features/play/fill/fill.css";
import "./race-game.css";
import { useEffect, useRef, useState } from "react";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { useFill } from "#features/play/fill/use-fill.ts";
import { GameTrouble } from "#features/play/game-trouble.tsx";
import { LoadingGame } from "#features/play/loading-game.tsx";
import { HostTools } from "#features/races/host-tools.tsx";
import { LiveRanking } from "#features/races/live-ranking.tsx";
import { LeaveRace } from "#features/races/leave-race.tsx";
import { NamesButton } from "#features/races/names-button.tsx";
import { RaceCheers } from "#features/races/race-cheers.tsx";
import { leaderWords, ownResult } from "#features/races/race-words.ts";
import { useHost } from "#features/races/use-host.ts";
import { type ShownRace, useStart } from "#features/races/use-race.ts";
import { AnnouncedWords } from "#features/races/spoken-words.tsx";
import { muted } from "#features/settings/look-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useLocalStore } from "#lib/device/local-store.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, IconButton } from "#ui/button.tsx";
import type { SentRuns } from "./kept-race-runs.ts";
import { useRaceGame } from "./use-race-game.ts";

type RacePlayProps = {
  view: ShownRace;
  entry: string;
  /** The own run is over, and the first try to hand it in has ended. */
  onTried: () => void;
  /** The own run is not played to its end. */
  onGiveUp: () => void;
  onLeave: () => void;
};

/** A running round: the own game, if the viewer races, and the ranking beside it. */
export function RacePlay({ view, entry, onTried, onGiveUp, onLeave }: RacePlayProps) {
  const { race, seat } = view;
  const host = useHost(view);
  const startsAt = useStart(race);
  const own = ownResult(race);
  const isDone = own !== undefined && own.status !== "playing";
  const isOver = race.state === "podium";
  // The report of the own run stays until it is left. After a reload there is none.
  const [hasGame, setGame] = useState(race.me !== null && !isDone);
  const [sent, setSent] = useState<SentRuns | null>(null);
  if (startsAt === null) return null;
  const isRacing = race.me !== null;
  const leave = isRacing && !race.is_host && <LeaveRace kind={race.kind} onLeave={onLeave} />;
  const endRound = race.is_host && !isOver && (
    <OnlineButton look="outline" icon="check" isBusy={host.isPending} onClick={() => host.mutate({ act: "endRound" })}>
      End the round
    </OnlineButton>
  );
  if (!isRacing)
    return (
      <div className="race-play">
        <LiveRanking view={view} isWhole />
        <section className="panel race-play__tools" aria-label="The race">
          <h2>The race is on</h2>
          <p className="muted">Open the wall to see every game at once.</p>
          <HostTools race={race} host={host} />
          {endRound}
          <NamesButton view={view} />
        </section>
      </div>
    );
  return (
    <div className="race-play">
      <div className="race-play__main">
        {hasGame ? (
          <RaceGame
            view={view}
            entry={entry}
            startsAt={startsAt}
            onTried={(tried) => {
              setSent(tried);
              onTried();
            }}
            onDone={() => setGame(false)}
          />
        ) : (
          <OwnRunOver isHandedIn={isDone || sent?.waiting === 0} refusal={sent?.refusal ?? null} />
        )}
        <div className="race-play__bar">
          <p className="race-play__words" role="status">
            <b>{race.rounds > 1 ? `Race, round ${race.round} of ${race.rounds}` : displayTitle(race.title)}</b>
            {isOver ? "The round has ended. Your run counts all the same when it is over." : leaderWords(race)}
          </p>
          {hasGame && <MuteButton />}
          {isOver && (
            <Button look="outline" icon="flag" onClick={onGiveUp}>
              See the podium
            </Button>
          )}
          {endRound}
          {race.is_host && !isOver && <HostTools race={race} host={host} />}
          <NamesButton view={view} />
          {leave}
        </div>
        {!hasGame && <RaceCheers seat={seat} />}
      </div>
      <LiveRanking view={view} />
    </div>
  );
}

/** Below the words of a lost connection, which the page says above. */
function OwnRunOver({ isHandedIn, refusal }: { isHandedIn: boolean; refusal: string | null }) {
  const [title, text] =
    refusal !== null
      ? ["Your run does not count", refusal]
      : isHandedIn
        ? ["Your run is handed in", "The server replays it. The podium opens when everybody has finished."]
        : ["Your run is over", "It is being handed in."];
  return (
    <section className="panel race-play__done" role="status">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </section>
  );
}

function MuteButton() {
  const isMuted = useLocalStore(muted, false);
  return (
    <IconButton
      label="Mute"
      icon={isMuted ? "sound-off" : "sound"}
      aria-pressed={isMuted}
      onClick={() => muted.set(!isMuted)}
    />
  );
}

type RaceGameProps = {
  view: ShownRace;
  entry: string;
  startsAt: number;
  onTried: (sent: SentRuns) => void;
  /** The player has seen the report. */
  onDone: () => void;
};

function RaceGame({ view, entry, startsAt, onTried, onDone }: RaceGameProps) {
  const { race } = view;
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasEnded = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  const onEvent = (event: FromGame) => {
    if (event.type === "gameplayStart") fillOnPhone();
    if (event.type !== "leave") return;
    leaveFill();
    if (hasEnded.current) onDone();
    // The race goes on; the keys are the page's.
    else page.current?.focus();
  };
  const game = useRaceGame({
    view,
    entry,
    startsAt,
    onEvent,
    onRefused: (message) => {
      setRefusal(message);
      leaveFill();
    },
    onKept: () => {
      hasEnded.current = true;
    },
    onTried,
  });
  const { frame, phase, attempt } = game;
  const { isFilling, fillOnPhone, leaveFill } = useFill(true, () => {});
  const title = displayTitle(race.title);
  useEffect(() => {
    if (phase.name === "ready") frame.current?.focus();
  }, [frame, phase.name]);
  if (refusal !== null)
    return (
      <section className="panel" role="status">
        <h2>You can watch this round</h2>
        <p className="muted">{refusal}</p>
      </section>
    );
  return (
    <div ref={page} className={isFilling ? "game game--fill" : "game"} tabIndex={-1}>
      <div className="frame game__box">
        <iframe
          key={attempt}
          ref={frame}
          className="game__frame"
          title={`${title}, the game`}
          sandbox="allow-scripts allow-pointer-lock"
          allow="fullscreen 'src'; gamepad 'src'; autoplay 'src'"
          referrerPolicy="no-referrer"
        />
        {phase.name === "loading" && <LoadingGame title={title} progress={phase.progress} />}
        {(phase.name === "silent" || phase.name === "crashed") && (
          <GameTrouble appId={race.app_id} kind={phase.name} onReload={game.reload} onCarryOn={game.carryOn} />
        )}
        <Countdown startsAt={startsAt} title={title} />
      </div>
    </div>
  );
}

const TICK_MS = 100;

/** The seconds before the start. The server gives out the seed at its end. */
function Countdown({ startsAt, title }: { startsAt: number; title: string }) {
  const [left, setLeft] = useState(() => startsAt - Date.now());
  // Announces the start once: a screen reader that counts every second would still speak when the run has begun.
  const [secondsAtFirst] = useState(() => Math.ceil(left / 1000));
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(startsAt - Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startsAt, isOver]);
  if (isOver) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <>
      <div className="game__veil game__veil--loading" role="timer" aria-label={`${title} starts in`}>
        <p>{title} starts in</p>
        <span className="display race-play__count">{seconds}</span>
        <p className="muted">The same run for everybody.</p>
      </div>
      <AnnouncedWords words={`${title} starts in ${secondsAtFirst} seconds.`} />
    </>
  );
}
