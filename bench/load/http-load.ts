import net from "node:net";
import { LoadMeter, type Load, type Processes } from "./load-meter.ts";

const READ_BYTES = 65_536;

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = Buffer.from("content-length: ");

/**
 * Clients with keep-alive connections that send the same bytes again after each answer. They share two cores with the
 * server and the database, so they do as little as possible: no objects per answer, only a search for its end.
 */
export function loadOverHttp(
  { port, ...processes }: Processes & { port: number },
  clients: number,
  seconds: number,
  request: () => Buffer,
): Promise<Load> {
  const meter = new LoadMeter(processes);
  const end = performance.now() + seconds * 1000;

  const client = () =>
    new Promise<void>((resolve, reject) => {
      let askedAt = 0;
      let kept: Buffer | null = null;
      const ask = () => {
        askedAt = performance.now();
        if (askedAt >= end) {
          socket.destroy();
          resolve();
        } else socket.write(request());
      };
      const onChunk = (chunk: Buffer) => {
        const received = kept ? Buffer.concat([kept, chunk]) : chunk;
        if (!isWhole(received)) {
          kept = Buffer.from(received);
          return;
        }
        kept = null;
        // Any status but 2xx would make the figures meaningless.
        if (received[9] !== 0x32) return void socket.destroy(new Error(received.toString()));
        meter.answered(askedAt);
        ask();
      };
      const socket = net.connect({
        port,
        host: "127.0.0.1",
        noDelay: true,
        // Every answer is read into this buffer, so no answer makes another one.
        onread: {
          buffer: Buffer.alloc(READ_BYTES),
          callback: (length, buffer) => {
            onChunk(Buffer.from(buffer.buffer, buffer.byteOffset, length));
            return true;
          },
        },
      });
      socket.on("connect", ask);
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("the gateway closed the connection")));
    });
  return Promise.all(Array.from({ length: clients }, client)).then(() => meter.read());
}

function isWhole(received: Buffer): boolean {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const at = received.indexOf(LENGTH);
  if (at < 0 || at > headEnd) return received.length >= headEnd + 4;
  let length = 0;
  for (let i = at + LENGTH.length; received[i] !== 0x0d; i++) length = length * 10 + received[i]! - 0x30;
  return received.length >= headEnd + 4 + length;
}
