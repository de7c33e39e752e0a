import type { Scene } from "#play/game-session.ts";
import type { ReplayScene } from "#play/scene-replay.ts";
import type { RunScene } from "#play/scene-run.ts";

type Pauser = "player" | "page";

/** The scene on the stage, with its kind. A run that is over stays until another scene replaces it. */
type OnStage =
  | { kind: "title"; scene: Scene }
  | { kind: "run"; scene: RunScene; runId: string | null; pausedBy: Pauser | null; isRace?: boolean }
  | { kind: "replay"; scene: ReplayScene };

export type DirectorState = Readonly<{
  stage: OnStage;
  /** Starts the last run anew. */
  again: () => void;
  /** Counts what was asked for: an answer to an older request comes too late and is dropped. */
  request: number;
  /** A ticket has been asked for and is not here yet. */
  isWaiting: boolean;
}>;

export const startState = (scene: Scene, again: () => void): DirectorState => ({
  stage: { kind: "title", scene },
  again,
  request: 0,
  isWaiting: false,
});

/** Something else is on the stage; what was asked for before does not count any more. */
export const entered = (state: DirectorState, stage: OnStage, again = state.again): DirectorState => ({
  stage,
  again,
  request: state.request + 1,
  isWaiting: false,
});

/** Something is asked for that may take a while. */
export const asked = (state: DirectorState, isWaiting: boolean): DirectorState => ({
  ...state,
  request: state.request + 1,
  isWaiting,
});

export const paused = (state: DirectorState, by: Pauser): DirectorState => withPause(state, by);
export const resumed = (state: DirectorState): DirectorState => withPause(state, null);

function withPause(state: DirectorState, pausedBy: Pauser | null): DirectorState {
  return state.stage.kind === "run" ? { ...state, stage: { ...state.stage, pausedBy } } : state;
}

export const isRunning = ({ stage }: DirectorState): boolean => stage.kind === "run" && !stage.scene.isOver;

/** A race is never paused. */
export const isRacing = (state: DirectorState): boolean =>
  state.stage.kind === "run" && state.stage.isRace === true && isRunning(state);

export const pauserOf = ({ stage }: DirectorState): Pauser | null => (stage.kind === "run" ? stage.pausedBy : null);
