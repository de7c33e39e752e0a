import type { RawData } from "ws";
import { dropChannel } from "./channel.ts";
import { handleMessage } from "./channel-messages.ts";
import { joinChannel } from "./join-channel.ts";
import type { Realtime } from "./realtime.ts";
import type { Socket } from "./connection.ts";
import { CLOSE, cutOff, sendReply } from "./socket.ts";
import { TOPIC_PREFIX, type ClientFrame } from "./wire/wire-frame.ts";

/** Connects a socket to the service until it closes. */
export function serveSocket(realtime: Realtime, socket: Socket): void {
  const { ws } = socket;
  realtime.sockets.add(socket);
  realtime.counts.add(socket);
  ws.on("message", (data, isBinary) => receive(realtime, socket, data, isBinary));
  ws.on("close", () => {
    realtime.sockets.delete(socket);
    realtime.counts.remove(socket);
    realtime.sessions.unwatch(socket);
    socket.joining.clear();
    for (const channel of socket.channels.values()) dropChannel(realtime, channel);
  });
}

function receive(realtime: Realtime, socket: Socket, data: RawData, isBinary: boolean): void {
  socket.lastFrameAt = performance.now();
  // Every frame counts, also an invalid one.
  if (!realtime.rates.socket.take(`socket ${socket.id}`))
    return cutOff(socket, CLOSE.policy, "Too many messages per second");
  try {
    const { serializer } = socket;
    const bytes = data as Buffer;
    const frame = isBinary ? serializer.decodeBinary(bytes) : serializer.decodeText(bytes.toString());
    if (frame) dispatch(realtime, socket, frame);
    else realtime.log.debug("a realtime frame made no sense and was dropped");
  } catch (error) {
    realtime.log.debug({ err: error }, "a realtime frame could not be handled and was dropped");
  }
}

function dispatch(realtime: Realtime, socket: Socket, frame: ClientFrame): void {
  if (frame.kind === "message" && frame.topic === "phoenix" && frame.event === "heartbeat")
    return sendReply(socket, frame, "ok");
  const isJoin = frame.kind === "message" && frame.event === "phx_join";
  if (isJoin && frame.topic.startsWith(TOPIC_PREFIX)) return void joinChannel(realtime, socket, frame);
  const channel = socket.channels.get(frame.topic);
  if (channel) return handleMessage(realtime, channel, frame);
  const isLeave = frame.kind === "message" && frame.event === "phx_leave";
  if (isLeave) socket.joining.delete(frame.topic);
  if (isLeave) sendReply(socket, frame, "ok");
  else sendReply(socket, frame, "error", { reason: "unmatched topic" });
}
