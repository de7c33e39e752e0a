import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, type State } from "./rules.ts";

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
const KNOCKED_TICKS = 46;

/** A swimmer that was cut, where it was. */
export type Knock = { index: number; cell: number; at: number };

/** What swimmers do to each other: who cut whom, what they say, and whom the player has to pay back. */
export function createTalk() {
  let known: number[] = [];
  let said: { index: number; words: string; at: number }[] = [];
  let knocks: Knock[] = [];
  let nemesis = -1;

  return {
    restart(): void {
      [known, said, knocks, nemesis] = [[], [], [], -1];
    },
    /** The rival that has cut the player, until the player cuts it. */
    nemesis: (): number => nemesis,
    /** Called for the cue of a cut. Returns whether the player has paid back. */
    note({ tick }: Stage, { swimmers, due, lastCut, lastBy }: State, cue: number): boolean {
      for (const [index, { isAway, cell }] of swimmers.entries()) {
        if (isAway === 0 || known[index] === due[index]) continue;
        known[index] = due[index]!;
        knocks.push({ index, cell, at: tick });
      }
      const say = (index: number, line: 0 | 1) =>
        said.push({ index, words: LINES[swimmers[index]!.kind]![line], at: tick });
      if (cue === CUE.cut) {
        say(lastCut, 1);
        if (lastCut !== nemesis) return false;
        nemesis = -1;
        return true;
      }
      if (cue === CUE.lost || cue === CUE.swallowed) say((nemesis = lastBy), 0);
      return false;
    },
    /** What a swimmer says now. */
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
