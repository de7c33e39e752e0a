import { once } from "node:events";
import net from "node:net";

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer; bytes: number };

/** The other side closed the connection, or the timeout passed. */
export class NoResponse extends Error {
  /** The part of a response that had arrived. */
  readonly partial: string;

  constructor(message: string, partial: string) {
    super(message);
    this.partial = partial;
  }
}

/**
 * One TCP connection with just enough HTTP/1.1 to find the end of a response. Unlike `fetch` it sends any bytes, never
 * retries and never hides a lost connection.
 */
export class HttpConnection {
  readonly #socket: net.Socket;
  #received = Buffer.alloc(0);
  #isClosed = false;
  #wake: () => void = () => {};

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    // A reset also emits "close", which is enough for callers.
    socket.on("error", () => {});
    for (const event of ["end", "close"]) {
      socket.on(event, () => {
        this.#isClosed = true;
        this.#wake();
      });
    }
  }

  static async open(port: number, host = "127.0.0.1"): Promise<HttpConnection> {
    const socket = net.connect({ port, host });
    await once(socket, "connect");
    return new HttpConnection(socket);
  }

  /** Whether the other side has closed the connection. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  write(bytes: string | Buffer): void {
    this.#socket.write(bytes);
  }

  /** Half-closes the connection: nothing more will be sent. */
  finish(): void {
    this.#socket.end();
  }

  async request(bytes: string | Buffer, { timeoutMs = 30_000, isHead = false } = {}): Promise<RawAnswer> {
    this.write(bytes);
    return this.answer({ timeoutMs, isHead });
  }

  /** The next complete response; interim ones (100 Continue) are skipped. */
  async answer({ timeoutMs = 30_000, isHead = false } = {}): Promise<RawAnswer> {
    const deadline = setTimeout(() => this.#wake(), timeoutMs);
    const until = performance.now() + timeoutMs;
    try {
      for (;;) {
        const parsed = parseAnswer(this.#received, { isHead, isClosed: this.#isClosed });
        if (parsed) {
          this.#received = this.#received.subarray(parsed.bytes);
          if (parsed.status >= 200) return parsed;
          continue;
        }
        if (this.#isClosed) throw new NoResponse("the connection was closed", this.#received.toString("latin1"));
        if (performance.now() >= until)
          throw new NoResponse("no whole answer in time", this.#received.toString("latin1"));
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      clearTimeout(deadline);
      this.#wake = () => {};
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}

function parseAnswer(received: Buffer, { isHead, isClosed }: { isHead: boolean; isClosed: boolean }): RawAnswer | null {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const [statusLine = "", ...lines] = received.toString("latin1", 0, headEnd).split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (!status) throw new NoResponse("not HTTP", received.toString("latin1"));
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const start = headEnd + 4;
  const length = Number(headers["content-length"]);
  const whole = (end: number, body: Buffer) => ({ status, headers, body, bytes: end });

  if (isHead || status < 200 || status === 204 || status === 304) return whole(start, Buffer.alloc(0));
  if (headers["transfer-encoding"]?.includes("chunked")) return readChunks(received, start, whole);
  if (headers["content-length"] !== undefined) {
    return received.length < start + length ? null : whole(start + length, received.subarray(start, start + length));
  }
  return isClosed ? whole(received.length, received.subarray(start)) : null;
}

function readChunks(
  received: Buffer,
  start: number,
  whole: (end: number, body: Buffer) => RawAnswer,
): RawAnswer | null {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = received.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(received.toString("latin1", at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (received.length < end) return null;
    if (size === 0) return whole(end, Buffer.concat(parts));
    parts.push(received.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}

/** The bytes of a well-formed request. */
export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | null = null,
): string {
  const all = {
    host: "127.0.0.1",
    ...(body === null ? {} : { "content-length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`;
}
