import type { Channel } from "./connection.ts";
import { closeChannel, limitKey, shutDownChannel } from "./channel.ts";
import { sendPresenceState } from "./join-channel.ts";
import { readToken } from "./wire/join-config.ts";
import { judgeToken, Refusal, toRefusal } from "./judge-token.ts";
import type { Realtime } from "./realtime.ts";
import type { Content } from "./realtime-sources.ts";
import { recheckChannel } from "./recheck.ts";
import { sendBroadcast } from "./send-broadcast.ts";
import { sendReply } from "./socket.ts";
import { topicKey } from "./topics.ts";
import { isRecord, type ClientFrame } from "./wire/wire-frame.ts";

export const MAX_BROADCAST_BYTES = 64 * 1024;

/** Handles a message on a joined topic. */
export function handleMessage(realtime: Realtime, channel: Channel, frame: ClientFrame): void {
  if (frame.kind === "message" && frame.event === "phx_leave") return leave(realtime, channel, frame);
  if (!realtime.rates.messages.take(`${limitKey(channel.identity, channel.socket)} ${keyOf(channel)}`))
    return shutDownChannel(realtime, channel, "Too many messages per second");
  if (frame.kind === "broadcast") return broadcast(realtime, channel, frame);
  if (frame.event === "presence") return changePresence(realtime, channel, frame);
  if (frame.event === "access_token") void takeToken(realtime, channel, readToken(frame.payload));
}

function leave(realtime: Realtime, channel: Channel, frame: ClientFrame): void {
  sendReply(channel.socket, { ...frame, joinRef: channel.joinRef }, "ok");
  closeChannel(realtime, channel);
}

type BroadcastFrame = Extract<ClientFrame, { kind: "broadcast" }>;
type MessageFrame = Extract<ClientFrame, { kind: "message" }>;

function broadcast(realtime: Realtime, channel: Channel, frame: BroadcastFrame): void {
  const { name, isPrivate, access, config, socket } = channel;
  const answer = (status: "ok" | "error", response: object = {}) => {
    if (config.acknowledges) sendReply(socket, { ...frame, joinRef: channel.joinRef }, status, response);
  };
  if (bytesOf(frame.content) > MAX_BROADCAST_BYTES)
    return answer("error", { reason: "Payload size exceeds the limit" });
  // As at Supabase: a refusal of row security is silent.
  if (!access.writeBroadcast) return;
  const message = { topic: name, isPrivate, event: frame.event, content: frame.content };
  sendBroadcast(realtime, message, config.echoes ? null : channel);
  answer("ok");
}

export const bytesOf = (content: Content): number =>
  "bytes" in content ? content.bytes.byteLength : Buffer.byteLength(content.json);

function changePresence(realtime: Realtime, channel: Channel, frame: MessageFrame): void {
  const problem = presenceProblem(realtime, channel, frame.payload);
  const reply = { ...frame, joinRef: channel.joinRef };
  if (problem === null) sendReply(channel.socket, reply, "ok");
  else sendReply(channel.socket, reply, "error", { reason: problem });
}

function presenceProblem(realtime: Realtime, channel: Channel, message: Record<string, unknown>): string | null {
  const event = String(message["event"]).toLowerCase();
  if (event === "untrack") {
    realtime.presence.untrack(channel);
    return null;
  }
  if (event !== "track") return "Unknown presence event";
  if (!channel.access.writePresence) return "You do not have permissions to write presence to this Channel topic";
  if (!realtime.rates.presence.take(`${limitKey(channel.identity, channel.socket)} ${keyOf(channel)}`))
    return "Too many presence messages per second";
  const payload = message["payload"] ?? {};
  if (!isRecord(payload)) return "Presence track payload must be a map";
  // A caller without the right to broadcast is only counted, so that presence carries no text past the policies.
  const problem = realtime.presence.track(channel, channel.access.writeBroadcast ? payload : {});
  if (problem === null && !channel.hasPresence) {
    channel.hasPresence = true;
    if (channel.access.readPresence) sendPresenceState(realtime, channel);
  }
  return problem;
}

/** Handles a new token: identity and access are checked again. */
async function takeToken(realtime: Realtime, channel: Channel, token: string | null): Promise<void> {
  if (token === null || token === channel.token) return;
  try {
    const identity = await judgeToken(realtime, token, channel.socket);
    if (channel.isClosed) return;
    if (!realtime.counts.assign(channel.socket, identity.claims.sub ?? null))
      throw new Refusal("ConnectionRateLimitReached", "Too many connected users");
    Object.assign(channel, { token, identity });
    channel.rows?.setIdentity(identity);
    if (channel.isPrivate) await recheckChannel(realtime, channel);
  } catch (error) {
    shutDownChannel(realtime, channel, toRefusal(error, realtime.log).message);
  }
}

const keyOf = ({ name, isPrivate }: Channel): string => topicKey(name, isPrivate);
