import type { RivalNews, RunTicket, WallTile } from "@quackademy/game-sdk/protocol.ts";
import { openReplay } from "#core/replay-scrubber.ts";
import { startRunSession, takeOverRun } from "#core/run-session.ts";
import {
  asked,
  type DirectorState,
  entered,
  isRacing,
  isRunning,
  paused,
  pauserOf,
  resumed,
  startState,
} from "./director-state.ts";
import { createDirectorReplays } from "./director-replays.ts";
import { createDirectorScreens } from "./director-screens.ts";
import { createFirstLesson } from "#play/lesson/first-lesson.ts";
import { finishRun, type FinishedScreen } from "#play/finish-run.ts";
import type { ReplayScene } from "#play/scene-replay.ts";
import { createCompany } from "#play/company.ts";
import { createRivals, type Rivals } from "#play/race/rivals.ts";
import { createWallScene, type WallScene } from "#play/race/scene-wall.ts";
import { createInputShow, type InputShow } from "#play/race/show-inputs.ts";
import { createRestartGuard } from "./restart-guard.ts";
import { findMode, hasChoice, titleOfVariant } from "#play/game-modes.ts";
import type { RunKind, RunWish } from "#play/run-kind.ts";
import { requestTicket } from "#play/run-ticket.ts";
import { createRunScene } from "#play/scene-run.ts";
import { createDemoScene, pickDemoRun } from "#play/scene-demo.ts";
import { titleScene } from "#play/scene-title.ts";
import type { GameSession, Scene } from "#play/game-session.ts";
import { unrankedBecause } from "#play/unranked-run.ts";

const SHOW_WAITING_AFTER_MS = 500;
const EXPLAIN_WAITING_AFTER_MS = 2500;

type DirectorHooks = {
  openSettings(back: () => void): void;
  measureDelay?: ((back: () => void) => void) | undefined;
  speed(): number;
  /** The stage was resized. */
  refit(): void;
};

/** Decides which scene is on the stage and which screen is open over it. */
export function createDirector<State>(gameSession: GameSession<State>, hooks: DirectorHooks) {
  const { manifest, rules, shell, portal, stage, save, pace } = gameSession;
  const firstWish = (): RunWish => ({ mode: "ranked", variant: screens.lastVariant ?? "" });
  let state = startState(
    titleScene(gameSession, () => !state.isWaiting),
    () => void play(firstWish()),
  );
  // Without replay verification no run is ranked, so none is marked as practice.
  const isCounting = manifest.verifier === "replay";
  let playedVariant = "";
  /** Keeps what a run has found so far: it may be left for good. */
  let keepLeft = () => {};
  const lesson = createFirstLesson(gameSession);
  shell.onSkipLesson(lesson.skip);
  const guard = createRestartGuard((words) => shell.toast(words));
  let rivals: Rivals<State> | null = null;
  let inputShow: InputShow | null = null;
  let wall: WallScene<State> | null = null;

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
    keepLeft();
    keepLeft = () => {};
  }

  const leave = () => {
    if (portal.isAlone) showTitle();
    else portal.tell({ type: "leave" });
  };

  function showTitle(): void {
    quit();
    enter({ kind: "title", scene: titleScene(gameSession, () => !state.isWaiting) });
    screens.openTitle();
    hooks.refit();
  }

  /** The way back to the level map, for a run of a level. */
  function levelsOf(variant: string): (() => void) | null {
    const place = findMode(manifest, variant);
    if (place?.level == null) return null;
    return () => {
      showTitle();
      screens.openLevels(place.mode);
    };
  }

  /** How to play, shown by the staff; false where there is no run to show. */
  function openDemo(read: () => void): boolean {
    let isOpen = false;
    withReplay(() => {
      const run = pickDemoRun(gameSession.staff.runs.filter(({ variant }) => variant === ""));
      if (!run) return;
      const onPlay = () => void play(firstWish());
      const { scene, screen } = createDemoScene(gameSession, run, { onPlay, onRead: read, onBack: showTitle });
      enter({ kind: "title", scene });
      shell.show(screen, showTitle);
      hooks.refit();
      isOpen = true;
    });
    return isOpen;
  }

  const screens = createDirectorScreens(gameSession, {
    openDemo,
    race: (run) => race(run),
    play: (wish) => void play(wish),
    resume,
    restart: () => state.again(),
    showTitle,
    levels: () => levelsOf(playedVariant),
    leave,
    openSettings: hooks.openSettings,
    lesson,
  });

  /** Says after a moment that a ticket is on its way. Returns what hides it. */
  function showWaiting(): () => void {
    const dots = setTimeout(() => shell.setCount("…"), SHOW_WAITING_AFTER_MS);
    const words = setTimeout(() => shell.setCount("…", "Waiting for the server"), EXPLAIN_WAITING_AFTER_MS);
    return () => {
      clearTimeout(dots);
      clearTimeout(words);
      shell.setCount("");
    };
  }

  async function play(wish: RunWish, isAgain = false): Promise<void> {
    quit();
    state = asked(state, true);
    const { request } = state;
    if (wish.mode === "ranked" && wish.variant !== save.saved.variant) save.update({ variant: wish.variant });
    shell.show(null);
    const hideWaiting = showWaiting();
    const ticket = await requestTicket(portal, wish, hooks.speed() === 1);
    hideWaiting();
    if (request !== state.request) return;
    if (ticket === null) {
      state = asked(state, false);
      return;
    }
    const isUnranked = isCounting && ticket.run === null && !portal.isAlone;
    const isNamed = hasChoice(manifest) && !isUnranked;
    if (ticket.mode === "race") return startRace(ticket);
    // Shown at once, so that a player who wants to be ranked can start again.
    if (ticket.why === "no-answer" && isUnranked)
      shell.toast("The server did not answer in time: this run is practice.");
    startRun({
      ticket,
      session: "new",
      isOwn: true,
      again: () => void play(wish, true),
      isAgain,
      ...(wish.mode === "daily" ? { mark: "Daily" } : isNamed && { mark: titleOfVariant(manifest, wish.variant) }),
      ...(ticket.claim !== undefined && { mark: "Visitor" }),
      ...(isUnranked && { unranked: unrankedBecause(ticket.why) }),
    });
  }

  /** A run of a race: everybody starts at the same moment, so nothing is counted down here, and there is one attempt. */
  function startRace(ticket: RunTicket): void {
    const { resume, variant } = ticket;
    const replay = resume && { ...resume, seed: ticket.seed, variant: variant ?? "", score: 0, name: "" };
    const again = () => {
      if (state.stage.kind === "run" && state.stage.scene.isOver) leave();
      else shell.toast("A race has one attempt.");
    };
    const session = replay ? { replay, frame: replay.frames } : ("new" as const);
    startRun({ ticket, session, isOwn: false, again, isAgain: true, mark: "Race" });
  }

  function startRun({ ticket, session: from, ghost, isOwn, again: once, unranked, mark, isAgain }: RunKind): void {
    const session =
      from === "new"
        ? startRunSession(rules, ticket.seed, ticket.variant)
        : takeOverRun(rules, from.replay, from.frame);
    playedVariant = session.variant;
    keepLeft = () => {
      if (isOwn && !session.isOver) gameSession.onLeave?.(session.state, gameSession.progress);
    };
    const face = gameSession.createFace();
    rivals = ticket.mode === "race" ? createRivals(rules, session, manifest.score.order) : null;
    const { run, showEveryMs = null, resume: before } = ticket;
    inputShow = run === null ? null : createInputShow(gameSession, session, run, showEveryMs, before?.frames);
    let report: FinishedScreen | null = null;
    const again = () => scene.mayRestart && once();
    const showReport = () => shell.show(report?.screen ?? null, leave);
    const scene = createRunScene(gameSession, face, {
      session,
      run: ticket.run,
      mark: mark ?? unranked?.mark ?? null,
      best: ticket.best ?? save.bestOf(session.variant),
      next: ticket.next,
      ghost: ghost ? { replay: openReplay(rules, ghost), name: ghost.name } : null,
      rivals,
      company: isOwn ? createCompany(gameSession, session.variant) : null,
      show: inputShow,
      speed: ticket.mode === "race" ? 1 : hooks.speed(),
      isAgain,
      lesson: isOwn ? lesson.open() : null,
      onOver: () => {
        portal.tell({ type: "gameplayStop", why: "over" });
        const rival = ghost ?? (from === "new" || ticket.mode === "race" ? null : from.replay);
        const isRace = ghost !== undefined;
        report = finishRun(
          gameSession,
          face,
          session,
          { ticket, isOwn, note: unranked?.note ?? null, rival: rival && { ...rival, isRace } },
          {
            onAgain: again,
            onWatch: watch,
            onTitle: showTitle,
            onLevels: levelsOf(session.variant),
            onRace: (run) => race(run),
            onDelay: hooks.measureDelay && (() => hooks.measureDelay!(showReport)),
            onLevel: (variant) => scene.mayRestart && void play({ mode: "ranked", variant }, true),
          },
        );
      },
      onReport: () => {
        showReport();
        report?.onShow();
      },
    });
    const isRace = ticket.mode === "race";
    enter({ kind: "run", scene, runId: ticket.run, pausedBy: null, isRace }, once);
    shell.hud.setRace(isRace);
    shell.show(null);
    portal.tell({ type: "gameplayStart", run: ticket.run });
  }

  const { watch, race, takeOver, withReplay } = createDirectorReplays(gameSession, {
    quit,
    startRun,
    showScene: (scene) => {
      enter({ kind: "replay", scene });
      shell.show(null);
    },
    onClose: showTitle,
    openRequest: () => {
      state = asked(state, state.isWaiting);
      const { request } = state;
      return () => request === state.request;
    },
  });

  function pause(by: "player" | "page"): void {
    if (!isRunning(state) || pauserOf(state)) return;
    if (isRacing(state)) {
      if (by === "player") leave();
      return;
    }
    state = paused(state, by);
    state.stage.scene.release?.();
    keepLeft();
    portal.tell({ type: "gameplayStop", why: "paused" });
    screens.openPause();
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

  /** R: at once when the run is over, short or paused; a long run asks for a second press. */
  function restartByKey(): void {
    if (state.stage.kind !== "run") return;
    const { scene } = state.stage;
    if (scene.isOver ? scene.mayRestart : pauserOf(state) !== null || guard.press(scene.frame)) state.again();
  }

  return {
    get scene(): Scene {
      return state.stage.scene;
    },
    /** Whether a run goes on whatever the page and the player do. */
    get isRacing() {
      return isRacing(state);
    },
    get isPaused() {
      return pauserOf(state) !== null;
    },
    /** Whether no run and no replay is open, and none is being opened. */
    get isIdle() {
      return state.stage.kind === "title" && !state.isWaiting;
    },
    get isWatching() {
      return state.stage.kind === "replay";
    },
    openTitle: screens.openTitle,
    /** Shows runs that were loaded since the title was opened, unless the player is about to choose. */
    refreshTitle(): void {
      if (state.stage.kind !== "title" || state.isWaiting) return;
      if (shell.root.dataset["screen"] === "title" && shell.isFirstFocused) screens.openTitle();
      hooks.refit();
    },
    /** The player asked for a run before the game was loaded. The title is only shown if there is something to choose. */
    start(mode: RunWish["mode"], variant?: string): void {
      if (mode === "daily") return void play({ mode, variant: "" });
      // The host of the race has chosen.
      if (mode === "race") return void play({ mode, variant: variant ?? "" });
      const wanted = variant === undefined ? screens.chooseVariant() : variant;
      if (wanted !== null) void play({ mode, variant: wanted });
    },
    /** Goes back one step, also from a run whose ticket is still loading. */
    stepOut: () => (state.isWaiting || state.stage.kind === "replay" ? showTitle() : pause("player")),
    pause,
    resume,
    /** The page resumes only a pause that it started. */
    resumeForPage: () => pauserOf(state) === "page" && resume(),
    restart: () => state.again(),
    restartByKey,
    /** Whether a key plays the game: on the report it starts the next run. */
    isPlayKey: (code: string) => state.stage.kind === "run" && state.stage.scene.isPlayKey(code),
    watch,
    race,
    takeOver,
    leave,
    /** Shows all runs of a race; another seed is another round. */
    showWall({ seed, variant, tiles }: { seed: string; variant?: string; tiles: readonly WallTile[] }): void {
      if (wall?.seed !== seed || state.stage.scene !== wall) {
        quit();
        wall = createWallScene(gameSession, { seed, variant: variant ?? "" });
        rivals = wall.rivals;
        enter({ kind: "title", scene: wall });
        shell.show(null);
      }
      wall.setTiles(tiles);
    },
    hearRivals: (news: readonly RivalNews[]) => rivals?.hear(news),
    /** Starts or stops showing the current run to others. */
    setShow: (everyMs: number | null) => inputShow?.setPace(everyMs),
    controlReplay: (control: Parameters<ReplayScene["control"]>[0]) =>
      state.stage.kind === "replay" && state.stage.scene.control(control),
  };
}

export type Director = ReturnType<typeof createDirector>;
