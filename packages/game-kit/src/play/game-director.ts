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

/** Whoever hammered on the last key of a run should still get to read the report. */
const HAMMER_MS = 450;
const PATIENCE_MS = 500;
/** Whoever takes over at the very end gets a moment to save it. */
const LAST_CHANCE_FRAMES = 180;

type DirectorDesk = {
  openSettings(back: () => void): void;
  speed(): number;
  /** The stage has another size now. */
  refit(): void;
};

/** Decides what is on the stage and which screen lies over it. */
export function createDirector<State>(gameSession: GameSession<State>, desk: DirectorDesk) {
  const { manifest, rules, shell, portal, stage, save, pace } = gameSession;
  let state = startState(titleScene(gameSession), () => void play("ranked"));
  // Without a verifier every run counts for the player alone, and none is practice.
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
    desk.refit();
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
      onSettings: () => desk.openSettings(openTitle),
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
    const waiting = setTimeout(() => shell.setCount("…"), PATIENCE_MS);
    const ticket = await requestTicket(portal, mode, desk.speed() === 1);
    clearTimeout(waiting);
    shell.setCount("");
    if (request !== state.request) return;
    const isPractice = isCounting && ticket.run === null && !portal.isAlone;
    if (isPractice && desk.speed() === 1) shell.toast("Practice: this run does not count.");
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
      speed: desk.speed(),
      onOver: () => {
        portal.tell({ type: "gameplayStop", why: "over" });
        report = finishRun(
          gameSession,
          face,
          session,
          { ticket, isOwn, note: unranked?.note ?? null },
          {
            onAgain: () => performance.now() - shownAt > HAMMER_MS && once(),
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

  /** A replay comes from elsewhere: one that cannot be read is no reason to fall over. */
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
    else shell.toast("The rules of this run cannot be had any more.");
  }

  const race = (rival: Replay) =>
    withReplay(() => {
      const [ticket, unranked] = [practiceTicket(rival.seed), raceAgainst(rival.name)];
      startRun({ ticket, session: "new", ghost: rival, isOwn: false, again: () => race(rival), unranked });
    });

  const takeOver = (from: Replay, shown: number) =>
    withReplay(() => {
      const frame = shown < from.frames ? shown : Math.max(0, from.frames - LAST_CHANCE_FRAMES);
      const [session, unranked] = [{ replay: from, frame }, takenOverFrom(from.name)];
      const again = () => takeOver(from, frame);
      startRun({ ticket: practiceTicket(from.seed), session, isOwn: false, again, unranked });
      shell.toast("Yours from here. Unranked: it does not count.");
    });

  const openPause = () => {
    const choices = {
      onResume: resume,
      onRestart: () => state.again(),
      onHowTo: () => openHowTo(openPause),
      onSettings: () => desk.openSettings(openPause),
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
    /** Whether nothing is played or watched. */
    get isIdle() {
      return state.stage.kind === "title";
    },
    get isWatching() {
      return state.stage.kind === "replay";
    },
    openTitle,
    /** One step out of where the player is, also out of a run whose ticket has not come yet. */
    stepOut: () => (state.isWaiting || state.stage.kind === "replay" ? showTitle() : pause("player")),
    pause,
    resume,
    /** The page resumes only what it paused itself. */
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
