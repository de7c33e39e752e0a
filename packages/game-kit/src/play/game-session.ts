import type { LessonPlace } from "#shell/lesson/lesson-layer.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameManifest } from "#core/game-manifest.ts";
import type { GameRules } from "#core/game-rules.ts";
import type { GamePace } from "#core/game-pace.ts";
import type { GameShell } from "#shell/game-shell.ts";
import type { ReportPicture } from "#shell/report/report-picture.ts";
import type { MeasureDelay } from "./measure-delay.ts";
import type { Shelf } from "#shell/screen-shelf.ts";
import type { Tune } from "#music/tune.ts";
import type { GameFace, Intensity, KeyPress, Point, PointerMove } from "#stage/game-view.ts";
import type { PadReading } from "#input/gamepad-reader.ts";
import type { GameProgress } from "./game-progress.ts";
import type { LessonStep } from "./lesson/game-lesson.ts";
import type { Device } from "./player-device.ts";
import type { SaveStore } from "./save-store.ts";
import type { StaffRun } from "#staff/load-staff.ts";
import { groupDigits } from "#core/group-digits.ts";

export type PlayGameOptions<State> = {
  manifest: GameManifest;
  rules: GameRules<State>;
  /**
   * Called for each run, because view and input may keep state that only the player sees. It gets the progress of
   * earlier runs; in clips there is none.
   */
  createFace(progress?: GameProgress): GameFace<State>;
  /** Whether the first run is counted down. By default it is in games with held buttons. */
  countdown?: boolean;
  /** Taught inside the first run, one verb at a time. */
  lesson?: readonly LessonStep<State>[];
  /** Where the lesson covers the least; below by default. A function is asked when a step begins. */
  lessonAt?: LessonPlace | ((state: State, isTall: boolean, step: number) => LessonPlace);
  /** Where a new player starts, without a title: the first level, for example. */
  firstVariant?: string;
  /** The names of the parts of a level map, by the id of its mode. They share the levels evenly. */
  chapters?: Readonly<Record<string, readonly string[]>>;
  /** A picture of a level for its map, `LEVEL_PICTURE` in size. */
  drawLevel?(context: CanvasRenderingContext2D, mode: string, level: number): void;
  /** The staff who run along in an own run of a level: the next to beat, or all three. */
  company?: "next" | "all";
  /** The stars of a finished level; the kit keeps the most of each. No star: the next level stays closed. */
  stars?(state: State): 0 | 1 | 2 | 3;
  /** Opens more levels than the one after each finished level. `starsOf` tells the stars of a level of this mode. */
  isLevelOpen?(mode: string, level: number, starsOf: (level: number) => number): boolean;
  /** The next goal in a level that has no star yet. The staff's medals come after the first star. */
  firstGoal?(state: State): string;
  /** Called at the end of each of the player's own runs, to store its gains. Returns sentences for the report. */
  onFinish?(state: State, progress: GameProgress, variant: string, isDaily: boolean): readonly string[] | void;
  /** What to try next, in a sentence or two after the report's goal: advice, which is not celebrated as news is. */
  hint?(state: State, progress: GameProgress): string;
  /** A picture of a finished run, for the report; the progress has the run already. */
  reportPicture?(state: State, progress: GameProgress): ReportPicture | null;
  /** Called when an own run is paused or left, perhaps more than once, to store its gains so far. */
  onLeave?(state: State, progress: GameProgress): void;
  /** The data that the game keeps between runs, which the title can show. */
  shelf?(progress: GameProgress): Shelf;
  music?: Tune;
  /** Whether a run missed the beat by so much that its report offers to measure the sound's delay. */
  isOffBeat?(state: State): boolean;
  /** For games on the beat: `measureDelay` of `measure-delay.ts`, which the settings offer. */
  measureDelay?: MeasureDelay;
};

/** Everything that lasts from opening the game to closing it. */
export type GameSession<State> = Omit<PlayGameOptions<State>, "createFace"> & {
  createFace(): GameFace<State>;
  /** For runs of others: without this player's progress. */
  createPlainFace(): GameFace<State>;
  portal: Portal;
  shell: GameShell;
  stage: CanvasStage;
  save: SaveStore;
  progress: GameProgress;
  /** The staff's runs; empty until they are loaded. */
  staff: { runs: readonly StaffRun[] };
  pace: GamePace;
  isTouch(): boolean;
  /** The device that was used last. */
  device(): Device;
};

/** A scene draws on the stage and receives input: the title, a run or a replay. */
export type Scene = {
  readonly size: GameFace<never>["view"]["size"];
  readonly speed: number;
  /** The picture fills the frame and may be cropped at its edges. */
  readonly isCovering?: boolean;
  /** Whether the picture is placed above the label of the open screen, which would cover it. */
  readonly isAbove?: boolean;
  /** The colour around a picture that does not fill the box. */
  readonly backdrop?: string | undefined;
  /** Drawn between two steps, too, on fast screens. */
  readonly isSmooth?: boolean;
  /** How much of the tune plays; null or missing: none. */
  readonly intensity?: Intensity | null;
  readonly part?: number | undefined;
  /** Where a recorded run is, or a game on the beat: the tune stays on its beat. */
  readonly second?: number | undefined;
  /** The game is played on the beat: the tune is never off by more than the ear allows. */
  readonly isOnBeat?: boolean;
  step(): void;
  draw(alpha?: number): void;
  keyDown?(press: KeyPress): boolean;
  keyUp?(code: string): void;
  pointer?(id: number, move: PointerMove): void;
  hover?(point: Point | null): void;
  pad?(reading: PadReading): void;
  release?(): void;
  /** Adds the scene's elements to the screen; `leave` removes them. */
  enter?(): void;
  leave?(): void;
};

/** Whether a score beats another in this game. */
export const isBetter = ({ score }: GameManifest, one: number, other: number): boolean =>
  score.order === "asc" ? one < other : one > other;

export const formatWith =
  ({ view }: GameFace<never>) =>
  (score: number): string =>
    view.formatScore?.(score) ?? groupDigits(score);

/** Passes the cues of the rules to the view. */
export function answerCues<State>({ view }: GameFace<State>, stage: CanvasStage, state: State): void {
  const { cues } = state as { cues?: readonly number[] };
  if (!view.cue || !cues) return;
  for (const cue of cues) view.cue(stage, state, cue);
}
