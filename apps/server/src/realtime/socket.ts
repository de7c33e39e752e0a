import type { Socket } from "./connection.ts";
import type { EncodedFrame, Ref } from "./wire/wire-frame.ts";

/** A receiver with more unread bytes than this is disconnected, because they fill our memory. */
const MAX_UNREAD_BYTES = 1024 * 1024;
const CUT_AFTER_MS = 1000;

/** Close codes of WebSockets. */
export const CLOSE = { policy: 1008, restart: 1012, tooSlow: 1013 } as const;

const AS_BINARY = { binary: true };
const AS_TEXT = { binary: false };

/** Sends bytes that were encoded for this socket's version of the protocol. Returns whether they were sent. */
export function sendEncoded(socket: Socket, { data, isBinary }: EncodedFrame): boolean {
  const { ws } = socket;
  if (ws.readyState !== ws.OPEN) return false;
  if (ws.bufferedAmount > MAX_UNREAD_BYTES) {
    cutOff(socket, CLOSE.tooSlow, "This client reads too slowly");
    return false;
  }
  ws.send(data, isBinary ? AS_BINARY : AS_TEXT);
  return true;
}

/** Sends one frame to one socket. `payload` is JSON text. */
export function sendFrame(
  socket: Socket,
  topic: string,
  event: string,
  payload: string,
  { ref = null, joinRef = null }: { ref?: Ref; joinRef?: Ref } = {},
): void {
  const text = socket.serializer.encode({ joinRef, ref, topic, event, payload });
  sendEncoded(socket, { data: Buffer.from(text), isBinary: false });
}

export function sendReply(
  socket: Socket,
  { topic, ref, joinRef }: { topic: string; ref: Ref; joinRef: Ref },
  status: "ok" | "error",
  response: object = {},
): void {
  sendFrame(socket, topic, "phx_reply", JSON.stringify({ status, response }), { ref, joinRef });
}

/** Closes a connection even if its client no longer answers. */
export function cutOff({ ws }: Socket, code: number, reason: string): void {
  ws.close(code, reason);
  setTimeout(() => ws.terminate(), CUT_AFTER_MS).unref();
}
