import net from "node:net";

/** A WebSocket client that only counts what it receives, so that hundreds cost the loader little. */
export type CountingSocket = {
  /** Whole frames since the upgrade. */
  frames: number;
  /** The text of the newest frame, if it is shorter than 64 kB. */
  last: () => string;
  onFrame: (() => void) | null;
  send(content: string | Buffer): void;
  close(): void;
};

const MASK = Buffer.from([1, 2, 3, 4]);
const TEXT = 1;
const BINARY = 2;

/** Opens a socket and waits for the upgrade. */
export function openSocket(url: string): Promise<CountingSocket> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const stream = net.connect(Number(port), hostname);
    stream.setNoDelay(true);
    let buffered: Buffer = Buffer.alloc(0);
    let isOpen = false;
    let newest: Buffer = Buffer.alloc(0);
    const socket: CountingSocket = {
      frames: 0,
      last: () => newest.toString(),
      onFrame: null,
      send: (content) => stream.write(maskedFrame(content)),
      close: () => stream.destroy(),
    };
    stream.on("connect", () =>
      stream.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
      ),
    );
    stream.on("data", (chunk) => {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
      if (!isOpen) {
        const end = buffered.indexOf("\r\n\r\n");
        if (end < 0) return;
        const status = buffered.toString("latin1", 0, 12);
        if (!status.endsWith("101")) return reject(new Error(`The upgrade was refused: ${buffered.toString()}`));
        isOpen = true;
        buffered = buffered.subarray(end + 4);
        resolve(socket);
      }
      for (let size = frameSize(buffered); size !== null && size.total <= buffered.length; size = frameSize(buffered)) {
        newest = buffered.subarray(size.head, size.total);
        buffered = buffered.subarray(size.total);
        socket.frames += 1;
        socket.onFrame?.();
      }
    });
    stream.on("error", reject);
  });
}

/** Opens many sockets, a few at a time. */
export async function openSockets(
  count: number,
  atOnce: number,
  open: (at: number) => Promise<CountingSocket>,
): Promise<CountingSocket[]> {
  const sockets: CountingSocket[] = [];
  let next = 0;
  const opener = async () => {
    for (let at = next++; at < count; at = next++) sockets.push(await open(at));
  };
  await Promise.all(Array.from({ length: atOnce }, opener));
  return sockets;
}

/** Joins a private topic of the gateway, and waits for the answer. */
export async function joinTopic(socket: CountingSocket, topic: string): Promise<void> {
  const config = { private: true, broadcast: { self: true } };
  const answer = new Promise<void>((resolve, reject) => {
    socket.onFrame = () => {
      socket.onFrame = null;
      if (socket.last().includes('"ok"')) resolve();
      else reject(new Error(`The join was refused: ${socket.last()}`));
    };
  });
  socket.send(JSON.stringify(["1", "1", `realtime:${topic}`, "phx_join", { config }]));
  await answer;
}

/** A broadcast as realtime-js sends it: kind 3, with bytes. */
export function broadcastFrame(topic: string, content: Buffer): Buffer {
  const name = Buffer.from(`realtime:${topic}`);
  return Buffer.concat([
    Buffer.from([3, 1, 1, name.length, 1, 0, 0]),
    Buffer.from("12"),
    name,
    Buffer.from("m"),
    content,
  ]);
}

function frameSize(bytes: Buffer): { head: number; total: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes[1]! & 127;
  if (short < 126) return { head: 2, total: 2 + short };
  const head = short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  return { head, total: head + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))) };
}

function maskedFrame(content: string | Buffer): Buffer {
  const payload = Buffer.from(content);
  const kind = 0x80 | (typeof content === "string" ? TEXT : BINARY);
  const isShort = payload.length < 126;
  const head = isShort
    ? Buffer.from([kind, 0x80 | payload.length])
    : Buffer.from([kind, 0x80 | 126, payload.length >> 8, payload.length & 255]);
  for (let at = 0; at < payload.length; at++) payload[at]! ^= MASK[at & 3]!;
  return Buffer.concat([head, MASK, payload]);
}
