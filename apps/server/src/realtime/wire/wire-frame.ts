import type { Broadcast, Content } from "#realtime/realtime-sources.ts";

export type Ref = string | number | null;

/** A frame from a client. Broadcasts are their own kind, because their content is passed on and not looked into. */
export type ClientFrame = { joinRef: Ref; ref: Ref; topic: string } & (
  | { kind: "message"; event: string; payload: Record<string, unknown> }
  | { kind: "broadcast"; event: string; content: Content }
);

/** A frame to a client. `payload` is JSON text. */
export type ServerFrame = { joinRef: Ref; ref: Ref; topic: string; event: string; payload: string };

/** The bytes of a frame, made once for all receivers. */
export type EncodedFrame = { data: Buffer; isBinary: boolean };

/** One version of the wire protocol. An invalid frame is null. */
export type Serializer = {
  decodeText(text: string): ClientFrame | null;
  decodeBinary(bytes: Buffer): ClientFrame | null;
  encode(frame: ServerFrame): string;
  /** Null if this version has no form for it. */
  encodeBroadcast(broadcast: Broadcast, isReplayed: boolean): EncodedFrame | null;
};

export const TOPIC_PREFIX = "realtime:";

/** A frame from the parts of a parsed text; null if a part has the wrong type. */
export function toClientFrame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): ClientFrame | null {
  if (typeof topic !== "string" || typeof event !== "string") return null;
  const head = { joinRef: toRef(joinRef), ref: toRef(ref), topic };
  const content = isRecord(payload) ? payload : {};
  if (event !== "broadcast") return { kind: "message", ...head, event, payload: content };
  const name = content["event"];
  if (typeof name !== "string") return null;
  return { kind: "broadcast", ...head, event: name, content: { json: JSON.stringify(content["payload"] ?? {}) } };
}

/** The JSON text of a broadcast's payload; null for bytes, which have no JSON form. */
export function broadcastPayload({ event, content, id }: Broadcast, isReplayed: boolean): string | null {
  if ("bytes" in content) return null;
  const meta = id === undefined ? "" : `,"meta":${metaText(id, isReplayed)}`;
  return `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${content.json}${meta}}`;
}

export const metaText = (id: string, isReplayed: boolean): string =>
  JSON.stringify(isReplayed ? { id, replayed: true } : { id });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MAX_REF_LENGTH = 64;

function toRef(value: unknown): Ref {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.length <= MAX_REF_LENGTH ? value : null;
}
