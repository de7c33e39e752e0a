import type { Content } from "#realtime/realtime-sources.ts";
import { broadcastPayload, metaText, toClientFrame, TOPIC_PREFIX } from "./wire-frame.ts";
import type { ClientFrame, EncodedFrame, Ref, Serializer } from "./wire-frame.ts";

/** A broadcast from a client: kind, six header bytes, then the parts and the content. */
const CLIENT_BROADCAST = 3;
const CLIENT_HEADER_BYTES = 7;
/** A broadcast to a client: kind, four header bytes, then the parts and the content. */
const SERVER_BROADCAST = 4;
const AS_BYTES = 0;
const AS_JSON = 1;
/** Lengths are one byte each. */
const MAX_PART_BYTES = 255;

/** Version 2.0.0: a frame is a JSON array, and a broadcast is binary. */
export const SERIALIZER_V2: Serializer = {
  decodeText(text) {
    const frame = parse(text);
    if (!Array.isArray(frame) || frame.length !== 5) return null;
    const [joinRef, ref, topic, event, payload] = frame as unknown[];
    return toClientFrame(joinRef, ref, topic, event, payload);
  },
  decodeBinary,
  encode: ({ joinRef, ref, topic, event, payload }) =>
    `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`,
  encodeBroadcast(broadcast, isReplayed) {
    const { event, content, id } = broadcast;
    const topic = TOPIC_PREFIX + broadcast.topic;
    const parts = [topic, event, id === undefined ? "" : metaText(id, isReplayed)].map((part) => Buffer.from(part));
    if (parts.every((part) => part.length <= MAX_PART_BYTES)) return binaryFrame(parts, content);
    // Too long for a one-byte length.
    const payload = broadcastPayload(broadcast, isReplayed);
    if (payload === null) return null;
    const text = SERIALIZER_V2.encode({ joinRef: null, ref: null, topic, event: "broadcast", payload });
    return { data: Buffer.from(text), isBinary: false };
  },
};

function binaryFrame(parts: Buffer[], content: Content): EncodedFrame {
  const isJson = "json" in content;
  const header = [SERVER_BROADCAST, ...parts.map((part) => part.length), isJson ? AS_JSON : AS_BYTES];
  const body = isJson ? Buffer.from(content.json) : content.bytes;
  return { data: Buffer.concat([Buffer.from(header), ...parts, body]), isBinary: true };
}

function decodeBinary(bytes: Buffer): ClientFrame | null {
  if (bytes.length < CLIENT_HEADER_BYTES || bytes[0] !== CLIENT_BROADCAST) return null;
  const lengths = [...bytes.subarray(1, CLIENT_HEADER_BYTES - 1)];
  const encoding = bytes[CLIENT_HEADER_BYTES - 1];
  let at = CLIENT_HEADER_BYTES;
  const parts = lengths.map((length) => bytes.subarray(at, (at += length)).toString());
  if (at > bytes.length) return null;
  const [joinRef, ref, topic, event] = parts as [string, string, string, string];
  const content = readContent(encoding, bytes.subarray(at));
  if (content === null) return null;
  return { kind: "broadcast", joinRef: refOf(joinRef), ref: refOf(ref), topic, event, content };
}

// Parsed only to check that it is JSON, because it becomes part of other frames unchanged.
function readContent(encoding: number | undefined, body: Buffer): Content | null {
  if (encoding === AS_BYTES) return { bytes: body };
  if (encoding !== AS_JSON) return null;
  const json = body.toString();
  return parse(json) === undefined ? null : { json };
}

const refOf = (text: string): Ref => (text === "" ? null : text);

/** Undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
