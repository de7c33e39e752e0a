import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, type State } from "#lilypad-land/rules.ts";

/** By kind of rival: what it says when it cuts a tail, and when the player has cut its own. */
const LINES: readonly (readonly [string, string])[] = [
  ["", ""],
  ["Hop it!", "Ribbit?!"],
  ["Frightfully sorry!", "How rude!"],
  ["Snap!", "Tsk."],
  ["Slow wins.", "Oh dear …"],
  ["Zig, zag!", "Eek!"],
  ["Off my pond!", "Well, I never!"],
  ["Too slow!", "Hey!"],
];
const SAID_TICKS = 100;
export const KNOCKED_TICKS = 46;

/** A swimmer that was cut, where it was, and the tail that it had. */
export type Knock = { index: number; cell: number; at: number; tail: readonly number[] };

/** Remembers who cut whom, and what swimmers say to each other. */
export function createTalk() {
  let known: number[] = [];
  let said: { index: number; words: string; at: number }[] = [];
  let knocks: Knock[] = [];
  let tails: (readonly number[])[] = [];

  return {
    restart(): void {
      [known, said, knocks] = [[], [], []];
    },
    /** Called before a step: a swimmer that is cut in it has no tail after it. */
    keepTails({ swimmers }: State): void {
      tails = swimmers.map(({ tail }) => tail);
    },
    /** Called for the cue of a cut. */
    note({ tick }: Stage, { swimmers, due, lastCut, lastBy }: State, cue: number): void {
      for (const [index, { isAway, cell }] of swimmers.entries()) {
        if (isAway === 0 || known[index] === due[index]) continue;
        known[index] = due[index]!;
        knocks.push({ index, cell, at: tick, tail: tails[index] ?? [] });
      }
      const say = (index: number, line: 0 | 1) =>
        said.push({ index, words: LINES[swimmers[index]!.kind]![line], at: tick });
      if (cue === CUE.cut) say(lastCut, 1);
      else if (cue === CUE.lost || cue === CUE.swallowed) say(lastBy, 0);
    },
    /** The words that a swimmer says now. */
    wordsOf({ tick }: Stage, index: number): string {
      return said.findLast((each) => each.index === index && tick - each.at < SAID_TICKS)?.words ?? "";
    },
    /** Swimmers that fly through the air, and how far they are, from 0 to 1. */
    forKnocks({ tick }: Stage, call: (knock: Knock, part: number) => void): void {
      knocks = knocks.filter(({ at }) => tick >= at && tick - at < KNOCKED_TICKS);
      said = said.filter(({ at }) => tick >= at && tick - at < SAID_TICKS);
      for (const knock of knocks) call(knock, (tick - knock.at) / KNOCKED_TICKS);
    },
  };
}

export type Talk = ReturnType<typeof createTalk>;
