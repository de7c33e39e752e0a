import { broadcastPayload, isRecord, toClientFrame, TOPIC_PREFIX, type Serializer } from "./wire-frame.ts";

/** Version 1.0.0: a frame is a JSON object. It has no binary frames. */
export const SERIALIZER_V1: Serializer = {
  decodeText(text) {
    const frame = parse(text);
    if (!isRecord(frame)) return null;
    return toClientFrame(frame["join_ref"], frame["ref"], frame["topic"], frame["event"], frame["payload"]);
  },
  decodeBinary: () => null,
  encode: ({ joinRef, ref, topic, event, payload }) =>
    `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload},` +
    `"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`,
  encodeBroadcast(broadcast, isReplayed) {
    const payload = broadcastPayload(broadcast, isReplayed);
    if (payload === null) return null;
    const topic = TOPIC_PREFIX + broadcast.topic;
    const text = SERIALIZER_V1.encode({ joinRef: null, ref: null, topic, event: "broadcast", payload });
    return { data: Buffer.from(text), isBinary: false };
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
