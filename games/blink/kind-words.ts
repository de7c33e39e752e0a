import { MISSED_MS, MODE, type State } from "./rules.ts";
import { paceOf } from "./staff-times.ts";

/** By kind. */
const KIND_NAMES = ["the eye", "the lamps", "the shape", "the duck", "the pair", "the wink", "the double", "the third"];

/** "the eye", "the lamps" and so on. */
export const namedKind = (kind: number): string => KIND_NAMES[kind]!;

/** "eye", "lamps" and so on. */
export const kindName = (kind: number): string => KIND_NAMES[kind]!.replace("the ", "");

/** The kinds of Mixed 10, one and two of them. */
const [ONE, SEVERAL] = [
  ["an eye", "the lamps", "a shape", "a duck", "a pair"],
  ["eyes", "lamps", "shapes", "ducks", "pairs"],
];

/** The kind of signal that costs most in Mixed 10, beside the staff's pace, and the time to beat; "" if none does. */
export function worstKindWords({ mode, kinds, results }: State): string {
  if (mode !== MODE.mixed) return "";
  const found = SEVERAL.map((_, kind) => {
    const own = results.filter((_, round) => kinds[round] === kind);
    const mean = Math.round(own.reduce((sum, ms) => sum + ms, 0) / Math.max(1, own.length));
    const pace = paceOf(mode, kind);
    return { kind, mean, missed: own.filter((ms) => ms === MISSED_MS).length, of: own.length, pace };
  }).filter(({ mean, pace }) => mean > Math.min(...pace));
  const [worst] = found.toSorted(
    (one, other) => other.mean / Math.min(...other.pace) - one.mean / Math.min(...one.pace),
  );
  if (!worst) return "";
  const { kind, mean, missed, of, pace } = worst;
  const target = Math.max(...pace.filter((ms) => ms < mean));
  if (missed > 0) return `You missed ${missed < of ? ONE[kind]! : `all ${SEVERAL[kind]!}`}. Beat ${target} ms.`;
  return `Your ${SEVERAL[kind]!} are slow: ${mean} ms. Beat ${target} ms.`;
}
