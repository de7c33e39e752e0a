/** The longest delay that is accepted: some wireless headphones are this late. */
export const MAX_DELAY_MS = 400;
/** A click comes every 600 milliseconds. */
export const CLICK_SECONDS = 0.6;
/** The first taps find the beat; these count. */
export const TAPS_TO_MEASURE = 8;
const TAPS_TO_FIND = 2;
/** The largest spread of the middle half of the taps. */
const MAX_SPREAD_MS = 90;

/**
 * How late sound is heard, from taps along with clicks. Taps count from the first click, in seconds of the clock that
 * plays it. Null: they are too uneven to tell.
 */
export function delayFromTaps(taps: readonly number[]): number | null {
  const late = taps
    .slice(TAPS_TO_FIND)
    .map((tap) => 1000 * (positive(tap + CLICK_SECONDS / 4, CLICK_SECONDS) - CLICK_SECONDS / 4))
    .sort((a, b) => a - b);
  if (late.length < TAPS_TO_MEASURE - TAPS_TO_FIND) return null;
  const at = (share: number) => late[Math.floor((late.length - 1) * share)]!;
  if (at(0.75) - at(0.25) > MAX_SPREAD_MS) return null;
  return Math.round(Math.min(MAX_DELAY_MS, Math.max(0, at(0.5))));
}

const positive = (value: number, by: number): number => ((value % by) + by) % by;
