import { Duplex } from "node:stream";

/** AuthenticationOk and ReadyForQuery: PGlite has no login, so this completes the handshake. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** pg writes each protocol message as one chunk. These two end a batch: PostgreSQL commits and responds. */
const SYNC = 0x53;
const QUERY = 0x51;

/**
 * The socket that pg writes to, backed by a worker. All batches of one event-loop turn are posted in one message but
 * kept separate, because the worker counts, times and cancels each.
 */
export class PgliteStream extends Duplex {
  #isGreeted = false;
  #unfinished: Buffer[] = [];
  readonly #send: (batches: Uint8Array[]) => void;

  constructor(send: (batches: Uint8Array[]) => void) {
    super();
    this.#send = send;
  }

  receive(bytes: Uint8Array): void {
    this.push(bytes);
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    if (this.#isGreeted) {
      const batches = this.#takeBatches(chunks);
      if (batches.length > 0) this.#send(batches);
    } else {
      this.#isGreeted = true;
      this.push(WELCOME);
    }
    done();
  }

  #takeBatches(chunks: { chunk: Buffer }[]): Uint8Array[] {
    const batches: Uint8Array[] = [];
    for (const { chunk } of chunks) {
      this.#unfinished.push(chunk);
      if (chunk[0] !== SYNC && chunk[0] !== QUERY) continue;
      batches.push(new Uint8Array(Buffer.concat(this.#unfinished)));
      this.#unfinished = [];
    }
    return batches;
  }
}
