import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameManifest } from "#core/game-manifest.ts";
import type { GameRules } from "#core/game-rules.ts";
import type { GamePace } from "#core/game-pace.ts";
import type { GameShell } from "#shell/game-shell.ts";
import type { GameFace, KeyPress, Point, PointerMove } from "#stage/game-view.ts";
import type { PadReading } from "#input/gamepad-reader.ts";
import type { SaveStore } from "./save-store.ts";

export type PlayGameOptions<State> = {
  manifest: GameManifest;
  rules: GameRules<State>;
  /** Called for each run: view and input may remember things that only the player sees. */
  createFace(): GameFace<State>;
  /** Three, two, one before it starts. Without it: for games whose buttons are held. */
  countdown?: boolean;
};

/** Everything that lasts from opening the game to closing it. */
export type GameSession<State> = PlayGameOptions<State> & {
  portal: Portal;
  shell: GameShell;
  stage: CanvasStage;
  save: SaveStore;
  pace: GamePace;
  isTouch(): boolean;
  /** What the player has in hand: the device that was used last. */
  device(): Device;
};

export type Device = "keys" | "touch" | "pad";

/** What is on the stage, and who hears the devices: the title, a run, a replay. */
export type Scene = {
  readonly size: GameFace<never>["view"]["size"];
  readonly speed: number;
  /** A picture that fills the frame, and may be cut off at its edges. */
  readonly isCovering?: boolean;
  step(): void;
  draw(): void;
  keyDown?(press: KeyPress): boolean;
  keyUp?(code: string): void;
  pointer?(id: number, move: PointerMove): void;
  hover?(point: Point | null): void;
  pad?(reading: PadReading): void;
  release?(): void;
  /** Puts on the screen what belongs to the scene; `leave` takes it away. */
  enter?(): void;
  leave?(): void;
};

/** Whether a score is ahead of another in this game. */
export const isBetter = ({ score }: GameManifest, one: number, other: number): boolean =>
  score.order === "asc" ? one < other : one > other;

export const formatWith =
  ({ view }: GameFace<never>) =>
  (score: number): string =>
    view.formatScore?.(score) ?? score.toLocaleString("en");

/** Lets the view answer what the rules reported. */
export function answerCues<State>({ view }: GameFace<State>, stage: CanvasStage, state: State): void {
  const { cues } = state as { cues?: readonly number[] };
  if (!view.cue || !cues) return;
  for (const cue of cues) view.cue(stage, state, cue);
}
