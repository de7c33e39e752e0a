import { FLAG, rowOf, THING } from "./rules-course.ts";
import { courseOf, HONK, PHASE, type State } from "./rules.ts";

/** Why the egg has just been cracked, and what would have helped. */
export type Cause = { what: string; advice: string };

const HONKABLE: Readonly<Record<number, string>> = {
  [THING.bale]: "Into the hay!",
  [THING.goose]: "Into a goose!",
  [THING.band]: "Into the band!",
};

export function causeOf(state: State): Cause {
  const { egg, charge, struck } = state;
  const { flags, things } = courseOf(state);
  const isReady = charge >= HONK;
  if (state.phase === PHASE.fallen) {
    const what = isGap(flags[rowOf(egg.z - egg.air * egg.vz)]!) ? "Missed the landing!" : "Over the edge!";
    return {
      what,
      advice: isReady ? "A honk was left: in the air it is a flap" : "Grain brings a honk, and a honk is a flap",
    };
  }
  const what = HONKABLE[things[struck]?.kind ?? 0];
  if (what === undefined) return { what: "Into a stone!", advice: "Stones are deaf: steer around them" };
  return { what, advice: isReady ? "A honk was left: it opens the way" : "Grain brings the next honk" };
}

const isGap = (flags: number): boolean => (flags & FLAG.floor) === 0 || (flags & FLAG.spring) !== 0;
