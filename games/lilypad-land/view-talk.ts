import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { columnOf, rowOf } from "./rules-ponds.ts";
import type { State, Swimmer } from "./rules.ts";

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
    /** Called for the cue of a cut. Returns who did it to the player, or -1; and whether the player has paid back. */
    note({ tick }: Stage, state: State): { by: number; isRevenge: boolean } {
      const { swimmers, due } = state;
      const told = { by: -1, isRevenge: false };
      for (const [index, { isAway, cell, kind }] of swimmers.entries()) {
        if (isAway === 0 || known[index] === due[index]) continue;
        known[index] = due[index]!;
        knocks.push({ index, cell, at: tick });
        const by = cutterOf(state, index);
        if (by > 0) said.push({ index: by, words: LINES[swimmers[by]!.kind]![0], at: tick });
        if (index === 0) {
          told.by = by;
          if (by > 0) nemesis = by;
        } else if (by === 0) {
          said.push({ index, words: LINES[kind]![1], at: tick });
          told.isRevenge = index === nemesis;
          if (told.isRevenge) nemesis = -1;
        }
      }
      return told;
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

/** The swimmer that has just moved onto the victim's tail or grown over all its pads; -1: none. */
function cutterOf({ swimmers, due, frame }: State, victim: number): number {
  const { tailLeft, tailTop, tailRight, tailBottom, pads } = swimmers[victim]!;
  const isIn = ({ from }: Swimmer) =>
    columnOf(from) >= tailLeft && columnOf(from) <= tailRight && rowOf(from) >= tailTop && rowOf(from) <= tailBottom;
  const hasMoved = ({ isAway, pace }: Swimmer, index: number) =>
    index !== victim && isAway === 0 && due[index] === frame + pace;
  const crossed = swimmers.findIndex((each, index) => hasMoved(each, index) && isIn(each));
  return crossed >= 0 || pads > 0 ? crossed : swimmers.findIndex(hasMoved);
}

export type Talk = ReturnType<typeof createTalk>;
