import { FLAG, rowOf, THING } from "#honk-slope/rules/course.ts";
import { courseOf, HONK, PHASE, type State } from "#honk-slope/rules/state.ts";

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
  const isFall = state.phase === PHASE.fallen;
  const what = isFall
    ? isGap(flags[rowOf(egg.z - egg.air * egg.vz)]!)
      ? "Missed the landing!"
      : "Over the edge!"
    : (HONKABLE[things[struck]?.kind ?? 0] ?? "Into a stone!");
  if (what === "Into a stone!") return { what, advice: "Stones are deaf: steer around, or bounce" };
  const use = isFall ? "in the air it is a flap" : "it opens the way";
  return { what, advice: `${isReady ? "A honk was left" : "Grain brings a honk"}: ${use}` };
}

const isGap = (flags: number): boolean => (flags & FLAG.floor) === 0 || (flags & FLAG.spring) !== 0;
