import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./looks.ts";

const FRAMES = 44;
/** A word of weight is not replaced by a hit before this. */
const HELD_FRAMES = 30;

export type Word = { words: string; colour: string; size: number; isHeld?: boolean; frames?: number };

/** The word over the duck: one at a time, or nobody could read them. */
export function createWord() {
  let word: Word = { words: "", colour: "", size: 0 };
  let at = -FRAMES;
  return {
    clear: (): void => void (at = -999),
    say(stage: Stage, next: Word): void {
      const held = word.frames ?? (word.isHeld ? HELD_FRAMES : 0);
      if (!next.isHeld && stage.tick - at < held) return;
      [word, at] = [next, stage.tick];
    },
    /** `y` is its middle, before it rises. */
    draw(stage: Stage, x: number, y: number): void {
      const age = stage.tick - at;
      const { words, colour, size, frames = FRAMES } = word;
      if (age >= frames || age < 0) return;
      const part = age / frames;
      const pop = stage.isCalm ? 1 : 1 + 0.35 * Math.max(0, 1 - age / 8);
      stage.context.globalAlpha = Math.min(1, (1 - part) * 3);
      stage.text(words, Math.max(words.length * size * 0.28, x), y - (stage.isCalm ? 0 : 16 * part), {
        size: size * pop,
        face: "display",
        colour,
        align: "center",
        outline: INK,
      });
      stage.context.globalAlpha = 1;
    },
  };
}
