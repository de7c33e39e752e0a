import { KARTS, RIVALS, styleOf } from "#loop-circuit/rules/karts.ts";
import type { State } from "#loop-circuit/rules/state.ts";

const NAMES = ["Dart", "Bramble", "Comet", "Thistle", "Blaze"] as const;

/** Like their paints, but light enough for the map. */
const COLOURS = ["#FC4", "#A7E", "#9AC", "#F83", "#EEF"] as const;
export const colourOfRival = (look: number): string => COLOURS[(look - KARTS) % RIVALS]!;

export const nameOfRival = (look: number): string => NAMES[(look - KARTS) % RIVALS]!;

/** "Dart", or "Dart and Comet". */
export const rivalsOf = ({ karts }: State): string =>
  karts
    .filter(({ isRival }) => isRival === 1)
    .map(({ look }) => nameOfRival(look))
    .join(" and ");

/** In the order of the styles. */
const TRICKS = ["starts far ahead", "blocks the road", "boosts out of bends", "spills puddles", "pushes hard"] as const;

/** For the ribbon: "Beat Bramble, who blocks the road". */
export function sayRivals(state: State): string {
  const rivals = state.karts.filter(({ isRival }) => isRival === 1);
  const [first, second] = rivals;
  if (!first) return "";
  return second ? `Beat ${rivalsOf(state)}` : `Beat ${nameOfRival(first.look)}, who ${TRICKS[styleOf(first.look)]}`;
}

/** Seconds for a post at the speed of a good driver. */
const POST_SECONDS = 0.05;

/** The race to the line: "2nd of 2", and the gap to the nearest rival, "◆ Bramble 0.8 s ahead". Null without rivals. */
export function raceOf({ karts, car }: State): readonly [place: string, gap: string] | null {
  const leads = karts
    .filter(({ isRival }) => isRival === 1)
    .map(({ at, look }) => ({ look, lead: at / 256 - car.posts }))
    .toSorted((one, other) => Math.abs(one.lead) - Math.abs(other.lead));
  const [near] = leads;
  if (!near) return null;
  const place = ["1st", "2nd", "3rd"][leads.filter(({ lead }) => lead > 0).length];
  const seconds = (Math.abs(near.lead) * POST_SECONDS).toFixed(1);
  return [
    `${place} of ${leads.length + 1}`,
    `◆ ${nameOfRival(near.look)} ${seconds} s ${near.lead > 0 ? "ahead" : "behind"}`,
  ];
}
