import "./game-frame.css";
import "./fill/fill.css";
import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { muted } from "#features/settings/look-api.ts";
import { type ForeignFacts, ForeignNote } from "./foreign/foreign-note.tsx";
import { useBusyWatch } from "./foreign/use-busy-watch.ts";
import { useFill } from "./fill/use-fill.ts";
import { GameBar } from "./game-bar.tsx";
import { type GameCommand, registerGame } from "./game-commands-api.ts";
import { GameTrouble } from "./game-trouble.tsx";
import { LoadingGame } from "./loading-game.tsx";
import { type RunRequest, type StartMode, useGame } from "./use-game.ts";

export type RunAction = Extract<FromGame, { type: "share" | "challenge" | "makeClip" }>;

const isRunAction = (event: FromGame): event is RunAction =>
  event.type === "share" || event.type === "challenge" || event.type === "makeClip";

export type GameFrameProps = {
  app: { id: string; entry: string };
  title: string;
  /** More buttons for the bar. */
  children?: ReactNode;
  /** Only the game: no bar, full window. */
  isBare?: boolean;
  /** Loaded as a single document instead of by its address. */
  isInline?: boolean;
  /** A run to watch, race or take over; a new object is a new request. */
  request?: RunRequest | null;
  /** Opened by a click on "Start class": this run begins without the game's title. */
  start?: StartMode | null;
  /** The player wants to share a run, or to make a clip of it. */
  onRunAction?: (action: RunAction) => void;
  /** Called whenever a run begins. */
  onGameplayStart?: () => void;
  /** Called for every event of the game, with a way to answer. */
  onGameEvent?: (event: FromGame, tell: (what: ToGame) => void) => void;
  /** Over the picture while a run is on. */
  badge?: ReactNode;
  /** Of a creator's game: who made it, and the way to report it. */
  facts?: ForeignFacts;
  report?: ReactNode;
};

/** A game in its sandboxed frame, its loading and error states, and the bar. */
export function GameFrame({ app, title, children, request = null, onGameplayStart, ...rest }: GameFrameProps) {
  const { isBare = false, isInline = false, start = null, onRunAction, onGameEvent, badge, facts, report } = rest;
  const box = useRef<HTMLDivElement>(null);
  const wayOut = useRef<HTMLDivElement>(null);
  const [isTheatre, setTheatre] = useState(false);
  const [isBarShown, setBarShown] = useState(false);

  const onEvent = (event: FromGame) => {
    if (event.type === "gameplayStart") {
      setBarShown(false);
      fillOnPhone();
      onGameplayStart?.();
    }
    if (event.type === "ready") focusGame(frame.current);
    if (event.type === "leave") leave();
    if (isRunAction(event)) onRunAction?.(event);
    onGameEvent?.(event, game.tell);
  };
  const game = useGame({ app, isInline, request, start, onEvent });
  const { frame, phase, attempt, isHalted } = game;
  const focusBar = () => wayOut.current?.querySelector<HTMLElement>("a, button")?.focus();
  const { isFilling, fill, fillOnPhone, leaveFill } = useFill(!isBare, () => {
    game.halt(true);
    focusBar();
  });
  useBusyWatch({ frame, appId: app.id, isHalted, isOn: facts !== undefined });

  /** Returns the keyboard focus from the game to the page. */
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    setTheatre(false);
    leaveFill();
    focusBar();
  };
  useEffect(() => frame.current?.focus(), [frame, attempt]);
  const fillScreen = async () => {
    try {
      await box.current?.requestFullscreen();
    } catch {
      // iPhones have no full screen for pages, and a frame around the site may forbid it.
      fill();
    }
    frame.current?.focus();
  };
  const toggleBar = () => {
    if (!isBarShown) game.halt(true);
    setBarShown(!isBarShown);
  };
  const resume = () => {
    setBarShown(false);
    game.halt(false);
  };
  const runCommand = useEffectEvent((command: GameCommand) => {
    if (command === "pause") game.halt(true);
    if (command === "halt") game.halt();
    if (command === "mute") muted.set(!muted.get());
    if (command === "fillScreen") void fillScreen();
  });
  useEffect(() => registerGame((request) => runCommand(request)), []);

  const bar = (
    <GameBar
      ref={wayOut}
      appId={app.id}
      isMuted={game.isMuted}
      isTheatre={isTheatre}
      // A game without our SDK can only be loaded again.
      onRestart={facts ? game.reload : game.restart}
      onTheatre={() => setTheatre(!isTheatre)}
      onFullScreen={() => void fillScreen()}
      {...(isFilling && { onLeave: leaveFill, onResume: resume })}
    >
      {children}
    </GameBar>
  );

  return (
    <div
      className={`game ${isBare ? "game--bare" : ""} ${isTheatre ? "game--theatre" : ""} ${isFilling ? "game--fill" : ""}`}
    >
      <div className={facts ? "frame game__box game__box--foreign" : "frame game__box"} ref={box}>
        <iframe
          key={attempt}
          ref={frame}
          className="game__frame"
          title={`${title}, the game`}
          sandbox="allow-scripts allow-pointer-lock"
          allow={facts?.needsThreads ? `${ALLOWED}; cross-origin-isolated 'src'` : ALLOWED}
          referrerPolicy="no-referrer"
        />
        {facts && (
          <ForeignNote appId={app.id} facts={facts}>
            {report}
          </ForeignNote>
        )}
        {badge}
        {phase.name === "loading" && <LoadingGame title={title} progress={phase.progress} />}
        {(phase.name === "silent" || phase.name === "crashed") && (
          <GameTrouble appId={app.id} kind={phase.name} onReload={game.reload} onCarryOn={game.carryOn} />
        )}
      </div>
      {isBare ? (
        <div className="game__way-out" ref={wayOut}>
          <a className="button button--paper" href={`/class/${app.id}`}>
            Back to class
          </a>
        </div>
      ) : isFilling ? (
        <>
          <button
            type="button"
            className="fill-pull"
            aria-label={isBarShown ? "Hide the bar" : "Show the bar"}
            aria-expanded={isBarShown}
            onClick={toggleBar}
          />
          {isBarShown && <div className="fill-bar">{bar}</div>}
        </>
      ) : (
        bar
      )}
    </div>
  );
}

const ALLOWED = "fullscreen 'src'; gamepad 'src'; autoplay 'src'";

/**
 * Focuses the game, unless the player has focused something else on the page. The frame may be focused already, but
 * with its initial empty document.
 */
function focusGame(frame: HTMLIFrameElement | null): void {
  const { activeElement, body } = document;
  if (frame === null || (activeElement !== null && activeElement !== body && activeElement !== frame)) return;
  frame.blur();
  frame.focus();
}
