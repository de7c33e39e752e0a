import type { Identity } from "#db/database.ts";
import type { Channel, Socket } from "./connection.ts";
import type { Realtime } from "./realtime.ts";
import type { Access } from "./realtime-sources.ts";
import { sendFrame } from "./socket.ts";

export const mayRead = ({ readBroadcast, readPresence }: Access): boolean => readBroadcast || readPresence;

/** The key of a rate limit: the user, or the connection of a visitor. */
export const limitKey = (identity: Identity, socket: Socket): string => identity.claims.sub ?? `socket ${socket.id}`;

export function sendSystem(
  channel: Channel,
  status: "ok" | "error",
  message: string,
  extension: "system" | "postgres_changes" = "system",
): void {
  const payload = JSON.stringify({ extension, status, message, channel: channel.name });
  sendFrame(channel.socket, channel.topic, "system", payload);
}

/** Removes a channel without a message to the client. */
export function dropChannel(realtime: Realtime, channel: Channel): void {
  if (channel.isClosed) return;
  channel.isClosed = true;
  const { socket, topic } = channel;
  if (socket.channels.get(topic) === channel) socket.channels.delete(topic);
  realtime.topics.leave(channel);
  realtime.presence.untrack(channel);
  channel.rows?.end();
}

/** Ends a channel and tells the client so. */
export function closeChannel(realtime: Realtime, channel: Channel): void {
  if (channel.isClosed) return;
  dropChannel(realtime, channel);
  const { joinRef } = channel;
  sendFrame(channel.socket, channel.topic, "phx_close", "{}", { ref: joinRef, joinRef });
}

/** Ends a channel for a reason that the client can read. */
export function shutDownChannel(realtime: Realtime, channel: Channel, message: string): void {
  if (channel.isClosed) return;
  sendSystem(channel, "error", message);
  closeChannel(realtime, channel);
}
