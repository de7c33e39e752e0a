import type { Device } from "#play/player-device.ts";

/** One verb of a game, taught inside play. A lesson only watches: it never changes the rules or the seed. */
export type LessonStep<State> = {
  /** A word or two, such as "Hop". */
  verb: string;
  /** What to press on each device: one word or symbol, such as "Space" or "Tap". */
  press: { keys: string; touch: string; pad: string };
  /** One sentence; by device where they differ. */
  text: string | { keys: string; touch: string; pad: string };
  /** Asked after every frame of play, so it may look at the cues of the last step. */
  isDone(state: State): boolean;
  /** Whether the step is due: until then nothing is shown. */
  from?(state: State): boolean;
  /** Whether the step has become pointless: it is then left out. */
  until?(state: State): boolean;
};

/** The lesson that is marked as seen in the save. */
export const FIRST_LESSON = "first";
/** How long a step that was done stays, with its tick. */
const DONE_FRAMES = 40;

/** The content of the layer; null: nothing. */
export type LessonView = {
  place: number;
  of: number;
  isDone: boolean;
  verb: string;
  press: string;
  text: string;
} | null;

export type Lesson<State> = {
  /** Call it after every frame of play. */
  watch(state: State): void;
  view(device: Device): LessonView;
  /** Another run begins: a step that was not due yet waits again. */
  again(): void;
  /** Every step was done or left out. */
  readonly isOver: boolean;
};

/** Goes through the steps of a lesson, one at a time. */
export function createLesson<State>(steps: readonly LessonStep<State>[]): Lesson<State> {
  let [place, sinceDone, isShown] = [0, 0, false];
  return {
    watch(state) {
      const step = steps[place];
      if (!step) return;
      isShown ||= step.from?.(state) ?? true;
      if (sinceDone > 0 || step.isDone(state)) sinceDone += 1;
      if (sinceDone <= DONE_FRAMES && (sinceDone > 0 || !step.until?.(state))) return;
      place += 1;
      [sinceDone, isShown] = [0, false];
    },
    view(device) {
      const step = steps[place];
      if (!step || (step.from && !isShown)) return null;
      const text = typeof step.text === "string" ? step.text : step.text[device];
      return { place, of: steps.length, isDone: sinceDone > 0, verb: step.verb, press: step.press[device], text };
    },
    again() {
      isShown = false;
    },
    get isOver() {
      return place >= steps.length;
    },
  };
}
