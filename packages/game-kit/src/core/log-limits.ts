import { FRAMES_PER_SECOND } from "./game-rules.ts";

/** As many inputs as a second may have, on average: more than hands give, and less than a log could hold. */
const MAX_ENTRIES_PER_SECOND = 40;

/** The most entries that the log of a run of so many frames may have. A short run is given a second more. */
export const maxEntries = (frames: number): number =>
  Math.ceil((frames / FRAMES_PER_SECOND + 1) * MAX_ENTRIES_PER_SECOND);

/** What a recorder had written when the frame began: everything that happened in the frames before it. */
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

// As the recorder writes it: seven bits a byte, the lowest first; the highest bit says that there is more.
function numberAt(log: Uint8Array, from: number): { value: number; end: number } {
  let [value, at] = [0, from];
  for (let shift = 0; at < log.length; shift += 7) {
    const byte = log[at++]!;
    value += (byte & 127) << shift;
    if (byte < 128) break;
  }
  return { value, end: at };
}
