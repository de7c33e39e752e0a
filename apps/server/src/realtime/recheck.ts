import type { Channel } from "./connection.ts";
import { mayRead, shutDownChannel } from "./channel.ts";
import { toRefusal } from "./judge-token.ts";
import type { Realtime } from "./realtime.ts";
import type { Broadcast } from "./realtime-sources.ts";
import { topicKey } from "./topics.ts";

const AT_ONCE = 8;

/**
 * A broadcast of the database with `"recheck": true` says that access to its topic has changed; with a user's id, that
 * the access of this user to all topics has changed.
 */
export function wantedRecheck({ content, id }: Broadcast): true | string | null {
  if (id === undefined || "bytes" in content || !content.json.includes('"recheck"')) return null;
  const wanted = (JSON.parse(content.json) as { recheck?: unknown } | null)?.recheck;
  return wanted === true || typeof wanted === "string" ? wanted : null;
}

/** Reads access again before the topic's next message is sent. */
export function recheckTopic(realtime: Realtime, name: string): void {
  realtime.access.forget({ topic: name });
  realtime.topics.hold(topicKey(name, true), (members) => recheckChannels(realtime, members));
}

export function recheckUser(realtime: Realtime, user: string): Promise<void> {
  realtime.access.forget({ user });
  // Compares the user of each channel: the channels of one connection may belong to different users.
  const channels = [...realtime.sockets].flatMap((socket) => [...socket.channels.values()]);
  return recheckChannels(
    realtime,
    channels.filter(({ isPrivate, identity }) => isPrivate && identity.claims.sub === user),
  );
}

async function recheckChannels(realtime: Realtime, channels: Channel[]): Promise<void> {
  const waiting = [...channels];
  const work = async () => {
    for (let channel = waiting.pop(); channel; channel = waiting.pop()) await recheckChannel(realtime, channel);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Reads access again. A channel that may not be read any more is closed; so is one whose access cannot be read. */
export async function recheckChannel(realtime: Realtime, channel: Channel): Promise<void> {
  if (channel.isClosed) return;
  const { name, identity, socket } = channel;
  try {
    const access = await realtime.access.read(name, identity, socket);
    // A new token came meanwhile, and its access was checked then.
    if (channel.identity !== identity) return;
    channel.access = access;
    if (!access.writePresence) realtime.presence.untrack(channel);
    if (!mayRead(access)) shutDownChannel(realtime, channel, readRefusal(name));
  } catch (error) {
    shutDownChannel(realtime, channel, toRefusal(error, realtime.log).message);
  }
}

export const readRefusal = (name: string): string =>
  `You do not have permissions to read from this Channel topic: ${name}`;
