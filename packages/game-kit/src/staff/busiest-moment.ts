import type { LogEntry } from "#core/replay-log.ts";

/** The first frame of the busiest stretch of this length that begins before `latest`: there is most to see. */
export function busiestMoment(entries: readonly LogEntry[], length: number, latest: number): number {
  let [best, most, end] = [0, 0, 0];
  for (const [start, { frame }] of entries.entries()) {
    if (frame > latest) break;
    while (end < entries.length && entries[end]!.frame < frame + length) end += 1;
    if (end - start > most) [best, most] = [frame, end - start];
  }
  return best;
}
