/** One step of a batch. `prepare` sends the text; without it, the session already has the named statement. */
export type Step = { name: string; text: string; values: (string | null)[]; prepare: boolean };

const PARSE = 0x50;
const BIND = 0x42;
const CLOSE = 0x43;
const STATEMENT = 0x53;
/** Of the unnamed portal, all rows. */
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);

/** Ends a batch: PostgreSQL commits and answers. */
export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

const LARGEST_KEPT = 1_000_000;
const SHORT = 40;
/** PostgreSQL's limit, too. */
const MAX_VALUES = 65_535;

/**
 * The messages of a batch without its Sync, as one buffer: pg's own methods make a buffer and a write of each message,
 * which costs more than all the rest of sending.
 */
export function encodeBatch(steps: Step[], closing: string[]): Buffer {
  const writer = new MessageWriter();
  for (const name of closing) writer.close(name);
  for (const step of steps) {
    if (step.prepare) writer.parse(step);
    writer.bind(step);
    writer.bytes(EXECUTE);
  }
  return writer.take();
}

/** Shared between batches, because each is copied out before the next one begins. */
let scratch = Buffer.allocUnsafeSlow(16_384);

class MessageWriter {
  #at = 0;

  close(name: string): void {
    const start = this.#begin(CLOSE);
    this.#byte(STATEMENT);
    this.#terminated(name);
    this.#end(start);
  }

  parse({ name, text }: Step): void {
    const start = this.#begin(PARSE);
    this.#terminated(name);
    this.#terminated(text);
    this.#int16(0);
    this.#end(start);
  }

  // No list of formats means that everything is text.
  bind({ name, values }: Step): void {
    if (values.length > MAX_VALUES) throw new RangeError("a statement has too many values");
    const start = this.#begin(BIND);
    this.#byte(0);
    this.#terminated(name);
    this.#int16(0);
    this.#int16(values.length);
    for (const value of values) {
      if (value === null) this.#int32(-1);
      else this.#sized(value);
    }
    this.#int16(0);
    this.#end(start);
  }

  bytes(bytes: Buffer): void {
    this.#reserve(bytes.length);
    scratch.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  take(): Buffer {
    const message = Buffer.from(scratch.subarray(0, this.#at));
    // One large upload must not hold its memory for ever.
    if (scratch.length > LARGEST_KEPT) scratch = Buffer.allocUnsafeSlow(16_384);
    return message;
  }

  #begin(type: number): number {
    this.#byte(type);
    const start = this.#at;
    this.#int32(0);
    return start;
  }

  /** The length of a message is known when it is complete. */
  #end(start: number): void {
    putInt32(start, this.#at - start);
  }

  #byte(value: number): void {
    this.#reserve(1);
    scratch[this.#at] = value;
    this.#at += 1;
  }

  #int16(value: number): void {
    this.#reserve(2);
    scratch[this.#at] = value >>> 8;
    scratch[this.#at + 1] = value;
    this.#at += 2;
  }

  #int32(value: number): void {
    this.#reserve(4);
    putInt32(this.#at, value);
    this.#at += 4;
  }

  // A character of a JavaScript string takes at most three bytes.
  #text(text: string): void {
    const { length } = text;
    this.#reserve(length * 3);
    if (length > SHORT) {
      this.#at += scratch.write(text, this.#at);
      return;
    }
    // A call of native code costs more than a few characters.
    for (let i = 0; i < length; i += 1) {
      const code = text.charCodeAt(i);
      if (code > 0x7f) {
        this.#at += scratch.write(text, this.#at);
        return;
      }
      scratch[this.#at + i] = code;
    }
    this.#at += length;
  }

  #terminated(text: string): void {
    this.#text(text);
    this.#byte(0);
  }

  #sized(text: string): void {
    const start = this.#at;
    this.#int32(0);
    this.#text(text);
    putInt32(start, this.#at - start - 4);
  }

  #reserve(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= scratch.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, scratch.length * 2));
    larger.set(scratch.subarray(0, this.#at));
    scratch = larger;
  }
}

function putInt32(at: number, value: number): void {
  scratch[at] = value >>> 24;
  scratch[at + 1] = value >>> 16;
  scratch[at + 2] = value >>> 8;
  scratch[at + 3] = value;
}
