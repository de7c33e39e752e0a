import type { Random } from "#testing/seeded-random.ts";

const EVENTS = [
  "phx_join",
  "phx_leave",
  "heartbeat",
  "broadcast",
  "presence",
  "access_token",
  "system",
  "phx_close",
  "",
];
const ODD = [null, 0, -1, 1e300, "", "x", [], {}, [[]], { event: "track" }, true, "__proto__", "\u0000", "😀"];

/** A frame as a client might send it, or not: text or bytes. */
export function randomFrame(random: Random, topics: string[]): string | Buffer {
  const kinds = [randomBytes, randomPush, randomText, randomText, randomText];
  return random.pick(kinds)(random, topics);
}

function randomBytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.int(0, 60) }, () => random.int(0, 255)));
}

function randomPush(random: Random, topics: string[]): Buffer {
  const parts = ["1", String(random.int(0, 9)), `realtime:${random.pick(topics)}`, random.pick(["wave", ""]), ""];
  const lengths = parts.map((part) => (random.chance(0.1) ? random.int(0, 255) : Buffer.byteLength(part)));
  const body = random.chance(0.5) ? '{"n":1}' : random.pick(['{}},"topic":"realtime:x"', "[", "\u0000", "null"]);
  return Buffer.concat([
    Buffer.from([random.chance(0.9) ? 3 : random.int(0, 9), ...lengths, random.int(0, 2)]),
    Buffer.from(parts.join("") + body),
  ]);
}

function randomText(random: Random, topics: string[]): string {
  const event = random.pick(EVENTS);
  const topic = random.chance(0.9) ? `realtime:${random.pick(topics)}` : random.pick(["phoenix", "realtime:", "x"]);
  const frame = [random.pick(["1", null, "2"]), String(random.int(0, 9)), topic, event, randomPayload(random, event)];
  if (random.chance(0.1)) frame[random.int(0, 4)] = random.pick(ODD);
  const text = JSON.stringify(frame);
  return random.chance(0.1) ? text.slice(0, random.int(0, text.length)) : text;
}

function randomPayload(random: Random, event: string): unknown {
  if (random.chance(0.2)) return random.pick(ODD);
  const odd = () => random.pick(ODD);
  const flag = () => (random.chance(0.7) ? random.chance(0.5) : odd());
  if (event === "phx_join") {
    const broadcast = {
      self: flag(),
      ack: flag(),
      ...(random.chance(0.2) && { replay: { since: odd(), limit: odd() } }),
    };
    const presence = { key: odd(), enabled: flag() };
    const rows = random.chance(0.1) ? [{ event: odd(), schema: odd(), table: odd(), filter: odd() }] : [];
    return { config: { private: flag(), broadcast, presence, postgres_changes: rows }, access_token: odd() };
  }
  if (event === "presence") return { event: random.pick(["track", "untrack", odd()]), payload: odd() };
  if (event === "access_token") return { access_token: random.pick([odd(), "a.b.c", "sb_x"]) };
  return { type: "broadcast", event: random.pick(["wave", odd()]), payload: odd() };
}
