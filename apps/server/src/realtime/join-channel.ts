import { randomUUID } from "node:crypto";
import type { Identity } from "#db/database.ts";
import type { Channel } from "./connection.ts";
import { FULL_ACCESS } from "./access.ts";
import { closeChannel, limitKey, mayRead, sendSystem } from "./channel.ts";
import { readJoinConfig, readToken, type JoinConfig } from "./wire/join-config.ts";
import { judgeToken, Refusal, toRefusal } from "./judge-token.ts";
import type { Realtime } from "./realtime.ts";
import type { Access, Broadcast, RowChange, RowSubscription } from "./realtime-sources.ts";
import { readRefusal } from "./recheck.ts";
import type { Socket } from "./connection.ts";
import { sendEncoded, sendFrame, sendReply } from "./socket.ts";
import { TOPIC_PREFIX, type ClientFrame } from "./wire/wire-frame.ts";

const MAX_TOPIC_BYTES = 255;
let nextRowId = 1;

type JoinFrame = Extract<ClientFrame, { kind: "message" }>;

/**
 * Checks a join and answers it. The socket handles other frames meanwhile; a later join or leave of the topic replaces
 * this one.
 */
export async function joinChannel(realtime: Realtime, socket: Socket, frame: JoinFrame): Promise<void> {
  const attempt = {};
  const isCurrent = () => socket.joining.get(frame.topic) === attempt;
  try {
    const config = readJoinConfig(frame.payload);
    const name = frame.topic.slice(TOPIC_PREFIX.length);
    refuseEarly(realtime, socket, frame.topic, name, config);
    socket.joining.set(frame.topic, attempt);
    const token = readToken(frame.payload);
    const identity = token === null ? socket.site : await judgeToken(realtime, token, socket);
    if (!realtime.rates.joins.take(limitKey(identity, socket)))
      throw new Refusal("ClientJoinRateLimitReached", "Too many joins per second");
    const access = await judgeAccess(realtime, socket, name, identity, config);
    const replayed = config.replay ? await realtime.readReplay(name, identity, config.replay, socket.caller) : [];
    await realtime.feedIsOpen;
    if (!isCurrent() || socket.ws.readyState !== socket.ws.OPEN) return;
    if (!realtime.counts.assign(socket, identity.claims.sub ?? null))
      throw new Refusal("ConnectionRateLimitReached", "Too many connected users");
    const channel = openChannel(realtime, socket, frame, { name, config, token, identity, access, replayed });
    await answerJoin(realtime, channel, frame, config, replayed);
  } catch (error) {
    const { reason } = toRefusal(error, realtime.log);
    sendReply(socket, { ...frame, joinRef: frame.joinRef ?? frame.ref }, "error", { reason });
  } finally {
    if (isCurrent()) socket.joining.delete(frame.topic);
  }
}

function refuseEarly(realtime: Realtime, socket: Socket, topic: string, name: string, config: JoinConfig): void {
  const { limits, publicChannels } = realtime.settings;
  if (name === "") throw new Refusal("TopicNameRequired", "You must provide a topic name");
  if (Buffer.byteLength(topic) > MAX_TOPIC_BYTES)
    throw new Refusal("TopicNameTooLong", `A topic name has at most ${MAX_TOPIC_BYTES} bytes`);
  if (realtime.isStopping) throw new Refusal("RealtimeRestarting", "Realtime is restarting, please standby");
  if (!config.isPrivate && !publicChannels)
    throw new Refusal("PrivateOnly", "This project only allows private channels");
  if (!config.isPrivate && config.replay)
    throw new Refusal("UnableToReplayMessages", "Replay is not allowed for public channels");
  const others = new Set([...socket.channels.keys(), ...socket.joining.keys()]);
  others.delete(topic);
  if (others.size >= limits.channels) throw new Refusal("ChannelRateLimitReached", "Too many channels");
}

async function judgeAccess(
  realtime: Realtime,
  socket: Socket,
  name: string,
  identity: Identity,
  { isPrivate }: JoinConfig,
): Promise<Access> {
  if (!isPrivate) return FULL_ACCESS;
  const access = await realtime.access.read(name, identity, socket);
  if (!mayRead(access)) throw new Refusal("Unauthorized", readRefusal(name));
  return access;
}

type Judged = {
  name: string;
  config: JoinConfig;
  token: string | null;
  identity: Identity;
  access: Access;
  replayed: Broadcast[];
};

function openChannel(realtime: Realtime, socket: Socket, frame: JoinFrame, judged: Judged): Channel {
  const earlier = socket.channels.get(frame.topic);
  if (earlier) closeChannel(realtime, earlier);
  const { name, config, token, identity, access, replayed } = judged;
  const channel: Channel = {
    socket,
    topic: frame.topic,
    name,
    isPrivate: config.isPrivate,
    joinRef: frame.joinRef ?? frame.ref,
    token,
    identity,
    access,
    // Only the answer to the join needs these, and they may be large.
    config: { ...config, rows: [], givenRows: [] },
    presenceKey: (access.writeBroadcast && config.presenceKey) || randomUUID(),
    presenceRef: null,
    hasPresence: config.hasPresence,
    rows: null,
    replayed: new Set(replayed.map(({ id }) => id!)),
    isClosed: false,
  };
  socket.channels.set(frame.topic, channel);
  realtime.topics.join(channel);
  return channel;
}

async function answerJoin(
  realtime: Realtime,
  channel: Channel,
  frame: JoinFrame,
  config: JoinConfig,
  replayed: Broadcast[],
): Promise<void> {
  const { socket, access } = channel;
  const given = config.givenRows.map((row) => ({ ...row, id: nextRowId++ }));
  sendReply(socket, { ...frame, joinRef: channel.joinRef }, "ok", { postgres_changes: given });
  if (channel.hasPresence && access.readPresence) sendPresenceState(realtime, channel);
  if (config.asksForFeed) sendSystem(channel, "ok", "Replication connection established");
  if (access.readBroadcast) {
    for (const broadcast of replayed) {
      const encoded = socket.serializer.encodeBroadcast(broadcast, true);
      if (encoded) sendEncoded(socket, encoded);
    }
  }
  if (given.length > 0)
    await listenToRows(
      realtime,
      channel,
      config.rows.map((subscription, index) => ({ id: given[index]!.id, subscription })),
    );
}

export function sendPresenceState(realtime: Realtime, channel: Channel): void {
  const state = JSON.stringify(realtime.presence.stateFor(channel));
  sendFrame(channel.socket, channel.topic, "presence_state", state);
}

async function listenToRows(
  { rowChanges }: Realtime,
  channel: Channel,
  subscriptions: { id: number; subscription: RowSubscription }[],
): Promise<void> {
  const { identity, socket, topic } = channel;
  const onChange = (change: RowChange) => {
    const payload = `{"ids":${JSON.stringify(change.ids)},"data":${change.data}}`;
    if (!channel.isClosed) sendFrame(socket, topic, "postgres_changes", payload);
  };
  try {
    const listener = await rowChanges.listen(subscriptions, identity, onChange, socket.caller);
    if (channel.isClosed) return listener.end();
    channel.rows = listener;
    sendSystem(channel, "ok", "Subscribed to PostgreSQL", "postgres_changes");
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!channel.isClosed) sendSystem(channel, "error", message, "postgres_changes");
  }
}
