import { FRAMES_PER_SECOND } from "./game-rules.ts";

/** Maximum average input rate: more than hands can do, less than a log could hold. */
const MAX_ENTRIES_PER_SECOND = 40;

/** Maximum number of log entries for a run of this many frames, with one extra second for short runs. */
export const maxEntries = (frames: number): number =>
  Math.ceil((frames / FRAMES_PER_SECOND + 1) * MAX_ENTRIES_PER_SECOND);

/** The part of a log that was written before this frame began. */
export function logBefore(log: Uint8Array, frame: number): Uint8Array {
  let [at, played] = [0, 0];
  while (at < log.length) {
    const delta = numberAt(log, at);
    played += delta.value >> 1;
    if (played >= frame) break;
    at = numberAt(log, delta.end).end;
  }
  return log.subarray(0, at);
}

/** Varint, as the recorder writes it: seven bits a byte, lowest first; the high bit means that more follows. */
export function numberAt(log: Uint8Array, from: number): { value: number; end: number } {
  let [value, at] = [0, from];
  for (let shift = 0; at < log.length; shift += 7) {
    const byte = log[at++]!;
    value += (byte & 127) << shift;
    if (byte < 128) break;
  }
  return { value, end: at };
}
