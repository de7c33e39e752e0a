import type { Channel } from "./connection.ts";
import type { Realtime } from "./realtime.ts";
import type { Broadcast } from "./realtime-sources.ts";
import { recheckTopic, recheckUser, wantedRecheck } from "./recheck.ts";
import { topicKey, type TopicMessage } from "./topics.ts";

/** Sends a broadcast of a client to everybody on its topic, in all processes. */
export function sendBroadcast(realtime: Realtime, broadcast: Broadcast, except: Channel | null): void {
  deliver(realtime, broadcast, except);
  realtime.bus.publish("broadcast", encodeForBus(broadcast));
}

/** Sends broadcasts of the database to everybody on their topics in this process: each process reads them itself. */
export function sendCommitted(realtime: Realtime, broadcasts: Broadcast[]): void {
  for (const broadcast of broadcasts) {
    try {
      const recheck = wantedRecheck(broadcast);
      if (recheck === true) recheckTopic(realtime, broadcast.topic);
      else if (recheck !== null) void recheckUser(realtime, recheck);
      deliver(realtime, broadcast, null);
    } catch (error) {
      // The feed does not read these again, so one that cannot be sent must not stop the others.
      realtime.log.warn({ err: error, topic: broadcast.topic }, "a message of the database could not be sent");
    }
  }
}

/** Sends broadcasts of clients of other processes. */
export function receiveBroadcasts(realtime: Pick<Realtime, "bus" | "topics">): void {
  realtime.bus.onMessage((kind, content) => {
    if (kind === "broadcast") deliver(realtime, decodeFromBus(content), null);
  });
}

function deliver({ topics }: Pick<Realtime, "topics">, broadcast: Broadcast, except: Channel | null): void {
  topics.send(topicKey(broadcast.topic, broadcast.isPrivate), messageOf(broadcast, except));
}

function messageOf(broadcast: Broadcast, except: Channel | null): TopicMessage {
  const { id } = broadcast;
  return {
    isFor: (channel) =>
      channel !== except && channel.access.readBroadcast && (id === undefined || !channel.replayed.has(id)),
    encode: (serializer) => serializer.encodeBroadcast(broadcast, false),
  };
}

/** On the bus: the length of a JSON header, the header, the content. */
function encodeForBus({ topic, isPrivate, event, content }: Broadcast): Uint8Array {
  const isJson = "json" in content;
  const header = Buffer.from(JSON.stringify({ topic, isPrivate, event, isJson }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, isJson ? Buffer.from(content.json) : content.bytes]);
}

function decodeFromBus(bytes: Uint8Array): Broadcast {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 4 + buffer.readUInt32BE();
  const { isJson, ...head } = JSON.parse(buffer.toString("utf8", 4, end)) as Broadcast & { isJson: boolean };
  const body = buffer.subarray(end);
  return { ...head, content: isJson ? { json: body.toString() } : { bytes: body } };
}
