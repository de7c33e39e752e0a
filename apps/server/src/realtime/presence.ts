import { randomBytes } from "node:crypto";
import type { Channel } from "./connection.ts";
import { dropPresence, emptyPresence, hasChanges, setPresence } from "./presence-state.ts";
import { takeChanges, toDiffs, toldPresences } from "./presence-state.ts";
import type { PresenceDiff, PresenceEntry, PresenceMap, PresenceState } from "./presence-state.ts";
import type { Bus } from "./realtime-sources.ts";
import { topicKey, type Topics } from "./topics.ts";
import { TOPIC_PREFIX } from "./wire/wire-frame.ts";

/** Thirty people who arrive together make one diff, not thirty. */
const GATHER_MS = 200;
const MAX_PRESENCES = 500;
const MAX_META_BYTES = 1024;

export type Presence = ReturnType<typeof createPresence>;

/** Changes of one topic in another process. */
type Delta = { topic: string; joined: [key: string, meta: PresenceEntry["meta"]][]; left: string[] };

/** Presences by topic, of all processes. Each process owns the presences of its sockets. */
export function createPresence(topics: Topics, bus: Bus) {
  const states = new Map<string, PresenceState>();
  const gathering = new Map<string, NodeJS.Timeout>();

  function stateOf(key: string): PresenceState {
    let state = states.get(key);
    if (!state) states.set(key, (state = emptyPresence()));
    return state;
  }

  function gather(key: string): void {
    if (gathering.has(key)) return;
    gathering.set(key, setTimeout(() => tell(key), GATHER_MS).unref());
  }

  function tell(key: string): void {
    gathering.delete(key);
    const state = stateOf(key);
    const { joined, left } = takeChanges(state);
    if (state.entries.size === 0) states.delete(key);
    const own = { joined: joined.filter(isOwn), left: left.filter(isOwn) };
    if (own.joined.length + own.left.length > 0) publish(key, own.joined, own.left);
    if (joined.length + left.length === 0) return;
    for (const diff of toDiffs(joined, left)) sendDiff(key, diff);
  }

  function sendDiff(key: string, diff: PresenceDiff): void {
    const payload = JSON.stringify(diff);
    const topic = TOPIC_PREFIX + key.slice(key.indexOf(":") + 1);
    topics.send(key, {
      isFor: ({ hasPresence, access }) => hasPresence && access.readPresence,
      encode: (serializer) => {
        const text = serializer.encode({ joinRef: null, ref: null, topic, event: "presence_diff", payload });
        return { data: Buffer.from(text), isBinary: false };
      },
    });
  }

  function publish(key: string, joined: PresenceEntry[], left: PresenceEntry[]): void {
    const delta: Delta = {
      topic: key,
      joined: joined.map(({ key: name, meta }) => [name, meta]),
      left: left.map(({ meta }) => meta.phx_ref),
    };
    bus.publish("presence", encode(delta));
  }

  // Everything that this process owns and has sent.
  function publishAll(): void {
    const all: Delta[] = [];
    for (const [topic, { entries, joined }] of states) {
      const own = [...entries.values()].filter((entry) => isOwn(entry) && !joined.has(entry.meta.phx_ref));
      if (own.length > 0) all.push({ topic, joined: own.map(({ key, meta }) => [key, meta]), left: [] });
    }
    bus.publish("presence all", encode(all));
  }

  function applyDelta({ topic, joined, left }: Delta, process: string): void {
    const state = stateOf(topic);
    for (const ref of left) dropPresence(state, ownerIn(process, ref));
    for (const [key, meta] of joined) {
      const owner = ownerIn(process, meta.phx_ref);
      if (!state.entries.has(owner)) setPresence(state, owner, { key, meta, process });
    }
    if (hasChanges(state)) gather(topic);
  }

  /** Replaces all presences of another process. */
  function applyAll(all: Delta[], process: string): void {
    const kept = new Set(all.flatMap(({ topic, joined }) => joined.map(([, meta]) => `${topic} ${meta.phx_ref}`)));
    for (const [topic, state] of states) {
      for (const [owner, entry] of state.entries) {
        const isGone = entry.process === process && !kept.has(`${topic} ${entry.meta.phx_ref}`);
        if (isGone) dropPresence(state, owner);
      }
      if (hasChanges(state)) gather(topic);
    }
    for (const delta of all) applyDelta(delta, process);
  }

  bus.onMessage((kind, content, sender) => {
    if (kind === "presence") applyDelta(decode(content) as Delta, sender);
    else if (kind === "presence all") applyAll(decode(content) as Delta[], sender);
    else if (kind === "presence ask") publishAll();
  });
  bus.onGap((sender, reason) => {
    if (reason === "gone") applyAll([], sender);
    else bus.publish("presence ask", encode({}));
  });
  bus.publish("presence ask", encode({}));

  return {
    /** Returns a problem for the client, or null. */
    track(channel: Channel, payload: Record<string, unknown>): string | null {
      if (Buffer.byteLength(JSON.stringify(payload)) > MAX_META_BYTES)
        return `Presence track payload must not be larger than ${MAX_META_BYTES} bytes`;
      const key = topicKey(channel.name, channel.isPrivate);
      const state = stateOf(key);
      if (channel.presenceRef === null && state.entries.size >= MAX_PRESENCES)
        return "Too many presences on this topic";
      const { phx_ref: _ref, phx_ref_prev: _previous, ...facts } = payload;
      const meta = {
        ...facts,
        phx_ref: randomBytes(9).toString("base64url"),
        ...(channel.presenceRef !== null && { phx_ref_prev: channel.presenceRef }),
      };
      setPresence(state, ownerOf(channel), { key: channel.presenceKey, meta, process: null });
      channel.presenceRef = meta.phx_ref;
      gather(key);
      return null;
    },
    untrack(channel: Channel): void {
      if (channel.presenceRef === null) return;
      channel.presenceRef = null;
      const key = topicKey(channel.name, channel.isPrivate);
      dropPresence(stateOf(key), ownerOf(channel));
      gather(key);
    },
    /** For a client that gets the following diffs. */
    stateFor({ name, isPrivate }: Channel): PresenceMap {
      const state = states.get(topicKey(name, isPrivate));
      return state ? toldPresences(state) : {};
    },
    close(): void {
      for (const timer of gathering.values()) clearTimeout(timer);
      gathering.clear();
    },
  };
}

const isOwn = ({ process }: PresenceEntry): boolean => process === null;
const ownerOf = ({ socket, topic }: Channel): string => `${socket.id} ${topic}`;
const ownerIn = (process: string, ref: string): string => `${process}/${ref}`;
const encode = (content: object): Uint8Array => Buffer.from(JSON.stringify(content));
const decode = (content: Uint8Array): unknown => JSON.parse(Buffer.from(content).toString());
