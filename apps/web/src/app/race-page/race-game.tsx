import "#features/play/game-frame.css";
import "#features/play/fill/fill.css";
import "./race-game.css";
import { useEffect, useState } from "react";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { useFill } from "#features/play/fill/use-fill.ts";
import { GameTrouble } from "#features/play/game-trouble.tsx";
import { LoadingGame } from "#features/play/loading-game.tsx";
import { HostTools } from "#features/races/host-tools.tsx";
import { LiveRanking } from "#features/races/live-ranking.tsx";
import { RaceCheers } from "#features/races/race-cheers.tsx";
import { liveRows, placeText } from "#features/races/race-words.ts";
import { useHost } from "#features/races/use-host.ts";
import { type ShownRace, useStart } from "#features/races/use-race.ts";
import { muted } from "#features/settings/look-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { IconButton } from "#ui/button.tsx";
import { useRaceGame } from "./use-race-game.ts";

type RacePlayProps = { view: ShownRace; entry: string; onLeave: () => void };

/** A running round: the own game, if the viewer races, and the ranking beside it. */
export function RacePlay({ view, entry, onLeave }: RacePlayProps) {
  const { race, seat } = view;
  const host = useHost(view);
  const startsAt = useStart(race);
  const own = race.results.find(({ no, round }) => no === race.me && round === race.round);
  const isDone = own !== undefined && own.status !== "playing";
  if (startsAt === null) return null;
  return (
    <div className="race-play">
      <div>
        {race.me !== null && !isDone ? (
          <RaceGame key={race.round} view={view} entry={entry} startsAt={startsAt} />
        ) : (
          <section className="panel" role="status">
            <h2>{race.me === null ? "The race is on" : "Your run is handed in"}</h2>
            <p className="muted">
              {race.me === null
                ? "Open the wall to see every game at once."
                : "The server replays it. The podium opens when everybody has finished."}
            </p>
          </section>
        )}
        <div className="race-play__bar">
          <p>{race.rounds > 1 ? `Round ${race.round} of ${race.rounds}` : displayTitle(race.app_id)}</p>
          {race.is_host && (
            <>
              <OnlineButton
                look="outline"
                icon="check"
                isBusy={host.isPending}
                onClick={() => host.mutate({ act: "endRound" })}
              >
                End the round
              </OnlineButton>
              <HostTools race={race} host={host} />
            </>
          )}
          {race.me !== null && !race.is_host && (
            <OnlineButton look="outline" icon="door" onClick={onLeave}>
              Leave the {race.kind}
            </OnlineButton>
          )}
        </div>
        {race.me !== null && isDone && <RaceCheers seat={seat} />}
      </div>
      <LiveRanking view={view} />
    </div>
  );
}

function RaceGame({ view, entry, startsAt }: { view: ShownRace; entry: string; startsAt: number }) {
  const { race, scores } = view;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const onEvent = (event: FromGame) => {
    if (event.type === "gameplayStart") fillOnPhone();
    if (event.type === "leave") leaveFill();
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
    onHandedIn: () => setEnded(true),
  });
  const { frame, phase, attempt } = game;
  const { isFilling, fillOnPhone, leaveFill } = useFill(true, () => {});
  const title = displayTitle(race.app_id);
  const rows = liveRows(race, scores);
  const own = rows.find(({ runner }) => runner.is_me);
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
    <div className={isFilling ? "game game--fill" : "game"}>
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
        <Countdown startsAt={startsAt} title={title} />
        {phase.name === "loading" && <LoadingGame title={title} progress={phase.progress} />}
        {(phase.name === "silent" || phase.name === "crashed") && (
          <GameTrouble appId={race.app_id} kind={phase.name} onReload={game.reload} onCarryOn={game.carryOn} />
        )}
        {isFilling && own && own.score !== null && (
          <span className="race-play__fill" aria-hidden="true">
            {placeText(own.place)} of {rows.length}
          </span>
        )}
      </div>
      {isFilling && hasEnded ? (
        <IconButton label="Leave the game" icon="door" onClick={leaveFill} />
      ) : (
        !isFilling && (
          <IconButton
            label="Mute"
            icon={game.isMuted ? "sound-off" : "sound"}
            aria-pressed={game.isMuted}
            onClick={() => muted.set(!game.isMuted)}
          />
        )
      )}
    </div>
  );
}

const TICK_MS = 100;

/** The seconds before the start. Nobody knows the seed yet. */
function Countdown({ startsAt, title }: { startsAt: number; title: string }) {
  const [left, setLeft] = useState(() => startsAt - Date.now());
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(startsAt - Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startsAt, isOver]);
  if (isOver) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <div className="game__veil" role="timer" aria-live="assertive">
      <p>{title} starts in</p>
      <span className="display race-play__count">{seconds}</span>
    </div>
  );
}
