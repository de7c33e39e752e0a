import { Duplex } from "node:stream";

/** AuthenticationOk and ReadyForQuery: PGlite has no login, so the handshake ends here. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * What pg takes for a socket and is a worker. pg corks around a batch, so one write is one batch, and the worker
 * answers it whole.
 */
export class PgliteStream extends Duplex {
  #isGreeted = false;
  readonly #send: (bytes: Uint8Array) => void;

  constructor(send: (bytes: Uint8Array) => void) {
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
      this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    } else {
      this.#isGreeted = true;
      this.push(WELCOME);
    }
    done();
  }
}
