import type { LogEntry } from "#core/replay-log.ts";

/** The first frame of a stretch of a run, and how many different buttons it shows; taps count as one. */
export type Moment = { frame: number; kinds: number };

/**
 * The stretch of this length that shows most different buttons, and of those the busiest that begins before `latest`:
 * there is most to see. One that shows more of the buttons may begin later.
 */
export function busiestMoment(entries: readonly LogEntry[], length: number, latest: number): Moment {
  let best: Moment = { frame: 0, kinds: 0 };
  let most = 0;
  for (const [start, { frame }] of entries.entries()) {
    let [end, buttons, hasTaps] = [start, 0, 0];
    for (; end < entries.length && entries[end]!.frame < frame + length; end++) {
      const entry = entries[end]!;
      if ("held" in entry) buttons |= entry.held;
      else hasTaps = 1;
    }
    const kinds = countButtons(buttons) + hasTaps;
    const isBusier = kinds === best.kinds && end - start > most && frame <= latest;
    if (kinds <= best.kinds && !isBusier) continue;
    best = { frame, kinds };
    most = end - start;
  }
  return best;
}

function countButtons(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}
