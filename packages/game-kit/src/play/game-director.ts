import type { Replay } from "@quackademy/game-sdk/protocol.ts";
import { finishRun } from "./finish-run.ts";
import type { GameRules } from "#core/game-rules.ts";
import { loadOlderRules } from "./older-rules.ts";
import {
  asked,
  type DirectorState,
  entered,
  isRunning,
  paused,
  pauserOf,
  resumed,
  startState,
} from "./director-state.ts";
import { createReplayScene, type ReplayScene } from "./scene-replay.ts";
import { openReplay } from "#core/replay-scrubber.ts";
import type { RunKind } from "./run-kind.ts";
import { startRunSession, takeOverRun } from "#core/run-session.ts";
import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import { requestTicket } from "./run-ticket.ts";
import { createRunScene } from "./scene-run.ts";
import { titleScene } from "./scene-title.ts";
import { howToScreen, pauseScreen } from "#shell/screen-pause.ts";
import { titleScreen } from "#shell/screen-title.ts";
import { formatWith, type Scene, type GameSession } from "./game-session.ts";
import { PRACTICE, raceAgainst, takenOverFrom } from "./unranked-run.ts";

/** Ignore "again" for a moment after the end, so that a player who is still pressing can read the report. */
const IGNORE_AGAIN_MS = 450;
const SHOW_WAITING_AFTER_MS = 500;
/** A take-over near the end starts this many frames earlier, so there is still something to play. */
const TAKE_OVER_REWIND_FRAMES = 180;

type DirectorHooks = {
  openSettings(back: () => void): void;
  speed(): number;
  /** The stage was resized. */
  refit(): void;
};

/** Decides which scene is on the stage and which screen is open over it. */
export function createDirector<State>(gameSession: GameSession<State>, hooks: DirectorHooks) {
  const { manifest, rules, shell, portal, stage, save, pace } = gameSession;
  let state = startState(titleScene(gameSession), () => void play("ranked"));
  // Without replay verification no run is ranked, so none is marked as practice.
  const isCounting = manifest.verifier === "replay";

  function enter(next: DirectorState["stage"], again?: () => void): void {
    state.stage.scene.leave?.();
    state = entered(state, next, again);
    const { scene } = next;
    pace.speed = scene.speed;
    pace.restart();
    stage.clearEffects();
    shell.root.classList.toggle("is-title", next.kind === "title");
    scene.enter?.();
    hooks.refit();
  }

  function quit(): void {
    if (isRunning(state)) portal.tell({ type: "gameplayStop", why: "quit" });
  }

  const leave = () => {
    if (portal.isAlone) showTitle();
    else portal.tell({ type: "leave" });
  };

  function showTitle(): void {
    quit();
    enter({ kind: "title", scene: titleScene(gameSession) });
    openTitle();
  }

  function openTitle(): void {
    const { best } = save.saved;
    const format = formatWith(gameSession.createFace());
    const screen = titleScreen(manifest, best === null ? null : format(best), {
      onPlay: () => void play("ranked"),
      onDaily: portal.features.includes("runs") ? () => void play("daily") : null,
      onHowTo: () => openHowTo(openTitle),
      onSettings: () => hooks.openSettings(openTitle),
    });
    shell.show(screen, leave);
  }

  function openHowTo(back: () => void): void {
    shell.show(howToScreen(manifest, gameSession.device(), back), back);
  }

  async function play(mode: "ranked" | "daily"): Promise<void> {
    quit();
    state = asked(state, true);
    const { request } = state;
    shell.show(null);
    const waiting = setTimeout(() => shell.setCount("…"), SHOW_WAITING_AFTER_MS);
    const ticket = await requestTicket(portal, mode, hooks.speed() === 1);
    clearTimeout(waiting);
    shell.setCount("");
    if (request !== state.request) return;
    const isPractice = isCounting && ticket.run === null && !portal.isAlone;
    if (isPractice && hooks.speed() === 1) shell.toast("Practice: this run does not count.");
    const unranked = isPractice && { unranked: PRACTICE };
    startRun({ ticket, session: "new", isOwn: true, again: () => void play(mode), ...unranked });
  }

  function startRun({ ticket, session: from, ghost, isOwn, again: once, unranked }: RunKind): void {
    const session = from === "new" ? startRunSession(rules, ticket.seed) : takeOverRun(rules, from.replay, from.frame);
    const face = gameSession.createFace();
    let report: HTMLElement | null = null;
    let shownAt = 0;
    const scene = createRunScene(gameSession, face, {
      session,
      run: ticket.run,
      mark: unranked?.mark ?? null,
      best: ticket.best ?? save.saved.best,
      next: ticket.next,
      ghost: ghost ? { replay: openReplay(rules, ghost), name: ghost.name } : null,
      speed: hooks.speed(),
      onOver: () => {
        portal.tell({ type: "gameplayStop", why: "over" });
        report = finishRun(
          gameSession,
          face,
          session,
          { ticket, isOwn, note: unranked?.note ?? null },
          {
            onAgain: () => performance.now() - shownAt > IGNORE_AGAIN_MS && once(),
            onWatch: watch,
            onTitle: showTitle,
          },
        );
      },
      onReport: () => {
        shownAt = performance.now();
        shell.show(report, leave);
      },
    });
    enter({ kind: "run", scene, runId: ticket.run, pausedBy: null }, once);
    shell.show(null);
    portal.tell({ type: "gameplayStart", run: ticket.run });
  }

  /** Replays come from outside: one that cannot be read must not crash the game. */
  function withReplay(what: () => void): void {
    quit();
    try {
      what();
    } catch {
      shell.toast("This replay cannot be read.");
    }
  }

  const watch = (seen: Replay) => (seen.rules === undefined ? show(seen, rules) : void watchOlder(seen, seen.rules));

  const show = (seen: Replay, played: GameRules<State>) =>
    withReplay(() => {
      const onTakeOver = played === rules ? (frame: number) => takeOver(seen, frame) : null;
      const choices = { onTakeOver, onClose: showTitle };
      const scene = createReplayScene({ ...gameSession, rules: played }, gameSession.createFace(), seen, choices);
      enter({ kind: "replay", scene });
      shell.show(null);
    });

  async function watchOlder(seen: Replay, version: string): Promise<void> {
    state = asked(state, state.isWaiting);
    const { request } = state;
    const older = await loadOlderRules<State>(version);
    if (request !== state.request) return;
    if (older) show(seen, older);
    else shell.toast("This replay is too old to be shown.");
  }

  const race = (rival: Replay) =>
    withReplay(() => {
      const [ticket, unranked] = [practiceTicket(rival.seed), raceAgainst(rival.name)];
      startRun({ ticket, session: "new", ghost: rival, isOwn: false, again: () => race(rival), unranked });
    });

  const takeOver = (from: Replay, shown: number) =>
    withReplay(() => {
      const frame = shown < from.frames ? shown : Math.max(0, from.frames - TAKE_OVER_REWIND_FRAMES);
      const [session, unranked] = [{ replay: from, frame }, takenOverFrom(from.name)];
      const again = () => takeOver(from, frame);
      startRun({ ticket: practiceTicket(from.seed), session, isOwn: false, again, unranked });
      shell.toast("You play from here. Unranked: this run does not count.");
    });

  const openPause = () => {
    const choices = {
      onResume: resume,
      onRestart: () => state.again(),
      onHowTo: () => openHowTo(openPause),
      onSettings: () => hooks.openSettings(openPause),
      onTitle: showTitle,
    };
    shell.show(pauseScreen(choices), leave);
  };

  function pause(by: "player" | "page"): void {
    if (!isRunning(state) || pauserOf(state)) return;
    state = paused(state, by);
    state.stage.scene.release?.();
    portal.tell({ type: "gameplayStop", why: "paused" });
    openPause();
  }

  function resume(): void {
    if (state.stage.kind !== "run" || !state.stage.pausedBy) return;
    const { scene, runId } = state.stage;
    state = resumed(state);
    pace.speed = scene.speed;
    pace.restart();
    shell.show(null);
    scene.countDown();
    portal.tell({ type: "gameplayStart", run: runId });
  }

  return {
    get scene(): Scene {
      return state.stage.scene;
    },
    get isPaused() {
      return pauserOf(state) !== null;
    },
    /** Whether no run and no replay is open. */
    get isIdle() {
      return state.stage.kind === "title";
    },
    get isWatching() {
      return state.stage.kind === "replay";
    },
    openTitle,
    /** Goes back one step, also from a run whose ticket is still loading. */
    stepOut: () => (state.isWaiting || state.stage.kind === "replay" ? showTitle() : pause("player")),
    pause,
    resume,
    /** The page resumes only a pause that it started. */
    resumeForPage: () => pauserOf(state) === "page" && resume(),
    restart: () => state.again(),
    watch,
    race,
    takeOver,
    leave,
    controlReplay: (control: Parameters<ReplayScene["control"]>[0]) =>
      state.stage.kind === "replay" && state.stage.scene.control(control),
  };
}

export type Director = ReturnType<typeof createDirector>;
