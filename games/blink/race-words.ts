import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { FAULT_MS, LEAST_MS, MODE, type State } from "./rules.ts";
import { SNAIL_MS, STAFF, STAFF_TOTALS, staffTimes } from "./staff-times.ts";

type Racer = { name: string; ms: number };

/** An answer that a person can give: less than this is no goal for one signal. */
const POSSIBLE_MS = LEAST_MS + 60;

const totalOf = ({ results, faults }: Pick<State, "results" | "faults">): number =>
  results.reduce((all, ms) => all + ms, 0) + faults * FAULT_MS;

/** The staff and the snail after as many signals as the player has answered, the quickest first. */
function rivalsOf(state: State): Racer[] {
  const rounds = state.results.map((_, round) => staffTimes({ ...state, round }));
  const staff = STAFF.map((name, who) => ({ name, ms: rounds.reduce((sum, times) => sum + times[who]!, 0) }));
  return [...staff, { name: "the snail", ms: rounds.length * SNAIL_MS }].toSorted((one, other) => one.ms - other.ms);
}

/** The player's place in the run so far, and the distance to the next one ahead, or to the one behind the first. */
export function raceWords(state: State): string {
  if ((state.mode !== MODE.pure && state.mode !== MODE.mixed) || state.results.length === 0) return "";
  const rivals = rivalsOf(state);
  const own = totalOf(state);
  const ahead = rivals.filter(({ ms }) => ms < own);
  const place = `${["1st", "2nd", "3rd", "4th", "5th"][ahead.length]!} of 5`;
  const rival = ahead.at(-1);
  if (rivals.some(({ ms }) => ms === own)) return `${place}, level with ${rivals[ahead.length]!.name}`;
  if (rival) return `${place}, ${groupDigits(own - rival.ms)} ms behind ${rival.name}`;
  return `${place}, ${groupDigits(rivals[0]!.ms - own)} ms ahead of ${rivals[0]!.name}`;
}

/** What the last answer may take to beat the quickest of the staff who can still be beaten; "" for none. */
export function lastChance(state: State): string {
  const { mode, results, kinds } = state;
  const totals = STAFF_TOTALS[mode];
  if (!totals || results.length !== kinds.length - 1) return "";
  const own = totalOf(state);
  const who = totals.findLastIndex((total) => total - own - 1 >= POSSIBLE_MS);
  if (who < 0) return "";
  const most = totals[who]! - own - 1;
  return most > SNAIL_MS ? `Any answer beats ${STAFF[who]!}` : `${most} ms or less beats ${STAFF[who]!}`;
}
