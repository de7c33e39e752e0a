import { MAX_FRAMES, MAX_HELD, MAX_TAP, type Inputs } from "./game-rules.ts";

/** One input: from this frame on `held` is down, or at this frame `tap` was tapped. */
export type LogEntry = { frame: number; held: number } | { frame: number; tap: number };

/** Maximum size of a log in bytes. */
const MAX_LOG_BYTES = 256 * 1024;

/** Records a player's inputs, frame by frame. */
export class LogRecorder {
  #bytes: number[] = [];
  #lastFrame = 0;
  #held = 0;

  /** Records the inputs of a frame; most frames change nothing. */
  record(frame: number, { held, taps }: Inputs): void {
    if (held !== this.#held) this.#write(frame, 0, held);
    this.#held = held;
    for (const tap of taps) this.#write(frame, 1, tap);
  }

  /** The log so far. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  get size(): number {
    return this.#bytes.length;
  }

  #write(frame: number, kind: 0 | 1, value: number): void {
    writeNumber(this.#bytes, (frame - this.#lastFrame) * 2 + kind);
    writeNumber(this.#bytes, value);
    this.#lastFrame = frame;
  }
}

/** Parses a log and rejects any that a recorder cannot have written. */
export function readLog(bytes: Uint8Array): LogEntry[] {
  if (bytes.length > MAX_LOG_BYTES) throw new Error("the log is too long");
  const entries: LogEntry[] = [];
  let [at, frame, held] = [0, 0, 0];
  const readNumber = () => {
    let value = 0;
    for (let shift = 0; shift <= 21; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("the log ends in the middle");
      value += (byte & 127) << shift;
      if (byte < 128) {
        if (byte === 0 && shift > 0) throw new Error("the log has a number that is longer than it needs to be");
        return value;
      }
    }
    throw new Error("the log has a number that is too large");
  };
  while (at < bytes.length) {
    const entry = toEntry(readNumber(), readNumber(), { frame, held });
    frame = entry.frame;
    if ("held" in entry) held = entry.held;
    entries.push(entry);
  }
  return entries;
}

/** The entry that two numbers of a log are, after one at this frame with these keys down. */
export function toEntry(head: number, value: number, before: { frame: number; held: number }): LogEntry {
  const frame = before.frame + (head >> 1);
  if (frame > MAX_FRAMES) throw new Error("the log is longer than a run can be");
  if (head & 1) {
    if (value > MAX_TAP) throw new Error("the log has an invalid tap");
    return { frame, tap: value };
  }
  if (value > MAX_HELD || value === before.held) throw new Error("the log has an invalid or repeated key state");
  return { frame, held: value };
}

// Shared empty list: most frames have no taps, and a replay steps through thousands of them.
const NO_TAPS: readonly number[] = [];

/** Returns a log's inputs frame by frame, from 0 on. */
export class LogPlayer {
  readonly #entries: readonly LogEntry[];
  #next = 0;
  #held = 0;

  constructor(entries: readonly LogEntry[]) {
    this.#entries = entries;
  }

  inputsAt(frame: number): Inputs {
    let taps: number[] | null = null;
    for (let entry = this.#entries[this.#next]; entry && entry.frame <= frame; entry = this.#entries[++this.#next]) {
      if ("tap" in entry) (taps ??= []).push(entry.tap);
      else this.#held = entry.held;
    }
    return { held: this.#held, taps: taps ?? NO_TAPS };
  }

  /** Whether all inputs have been returned. */
  get isDone(): boolean {
    return this.#next >= this.#entries.length;
  }
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}
