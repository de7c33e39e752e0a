import { MAX_FRAMES, readSeed, type GameRules } from "./game-rules.ts";
import { LogPlayer, toEntry, type LogEntry } from "./replay-log.ts";

/** A part of a log: the bytes that it has grown by from one frame to another. */
export type LogPart = { from: number; to: number; log: Uint8Array };

/** Parses a log that arrives in parts. The same log in one part gives the same entries. */
export class LogReader {
  readonly entries: LogEntry[] = [];
  #rest: number[] = [];
  #frame = 0;
  #held = 0;

  /** Adds a part. Throws if a recorder cannot have written it. */
  append(bytes: Uint8Array): void {
    for (const byte of bytes) this.#rest.push(byte);
    let at = 0;
    for (;;) {
      const head = numberAt(this.#rest, at);
      const value = head && numberAt(this.#rest, head.end);
      if (!head || !value) break;
      const entry = toEntry(head.value, value.value, { frame: this.#frame, held: this.#held });
      this.#frame = entry.frame;
      if ("held" in entry) this.#held = entry.held;
      this.entries.push(entry);
      at = value.end;
    }
    this.#rest.splice(0, at);
  }
}

/** A run that is still being played somewhere else: it is shown as far as its inputs are known. */
export type LiveReplay<State> = {
  readonly state: State;
  readonly frame: number;
  /** The frame up to which the inputs are known. */
  readonly known: number;
  readonly isOver: boolean;
  /** Steps one frame, if its inputs are known. */
  step(): void;
  /** Adds the next part. False: it is not the next one, or cannot be read, and nothing was added. */
  append(part: LogPart): boolean;
};

/** Opens a run that grows. Like `openReplay`, but it can be appended to, and only goes forward. */
export function openLiveReplay<State>(
  rules: GameRules<State>,
  run: { seed: string; variant?: string },
): LiveReplay<State> {
  const state = rules.start(readSeed(run.seed), run.variant);
  const reader = new LogReader();
  // The player reads the list as it grows.
  const player = new LogPlayer(reader.entries);
  let [frame, known] = [0, 0];
  let isBroken = false;
  return {
    state,
    get frame() {
      return frame;
    },
    get known() {
      return known;
    },
    get isOver() {
      return rules.isOver(state);
    },
    step() {
      if (frame >= known || rules.isOver(state)) return;
      rules.step(state, player.inputsAt(frame));
      frame += 1;
    },
    append({ from, to, log }) {
      if (isBroken || from !== known || to < from || to > MAX_FRAMES) return false;
      try {
        reader.append(log);
      } catch {
        isBroken = true;
        return false;
      }
      known = to;
      return true;
    },
  };
}

// Varint, as the recorder writes it: seven bits a byte, lowest first. Null if it is not complete yet.
function numberAt(bytes: readonly number[], from: number): { value: number; end: number } | null {
  let value = 0;
  for (let at = from, shift = 0; shift <= 21; at++, shift += 7) {
    const byte = bytes[at];
    if (byte === undefined) return null;
    value += (byte & 127) << shift;
    if (byte >= 128) continue;
    if (byte === 0 && shift > 0) throw new Error("the log has a number that is longer than it needs to be");
    return { value, end: at + 1 };
  }
  throw new Error("the log has a number that is too large");
}
