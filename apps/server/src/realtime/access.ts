import type { Caller, Identity } from "#db/database.ts";
import type { Access, ReadAccess } from "./realtime-sources.ts";

export const FULL_ACCESS: Access = {
  readBroadcast: true,
  writeBroadcast: true,
  readPresence: true,
  writePresence: true,
};

/** Visitors share an answer per topic for this long: a page may be opened by hundreds at once. */
const SHARED_MS = 5000;
const MAX_SHARED = 1000;

/** The request that asks for access: its headers, and who pays for the read. */
export type Asker = { headers: Record<string, string>; caller: Caller };

export type AccessReader = {
  /** Access to a private topic as of now, even if it changes meanwhile. */
  read(topic: string, identity: Identity, asker: Asker): Promise<Access>;
  /** Drops what was read before about the topic, or for the user. */
  forget(changed: { topic: string } | { user: string }): void;
};

/** Reads access to private topics. The service role may do everything; row security does not apply to it. */
export function createAccessReader(readAccess: ReadAccess): AccessReader {
  const shared = new Map<string, { answer: Promise<Access>; until: number }>();
  const reading = new Set<{ topic: string; user: unknown; isStale: boolean }>();

  // The first caller pays for the read. If it is refused, the others read for themselves.
  function readShared(topic: string, identity: Identity, { caller }: Asker): Promise<Access> {
    const now = performance.now();
    const known = shared.get(topic);
    if (known && known.until > now) return known.answer.catch(() => readAccess(topic, identity, {}, caller));
    const answer = readAccess(topic, identity, {}, { ...caller, isGone: () => false });
    if (shared.size >= MAX_SHARED) shared.clear();
    shared.set(topic, { answer, until: now + SHARED_MS });
    answer.catch(() => shared.delete(topic));
    return answer;
  }

  async function read(topic: string, identity: Identity, asker: Asker): Promise<Access> {
    if (identity.role === "service_role") return FULL_ACCESS;
    const own = { topic, user: identity.claims.sub, isStale: false };
    reading.add(own);
    const access = await (
      identity.role === "anon"
        ? readShared(topic, identity, asker)
        : readAccess(topic, identity, asker.headers, asker.caller)
    ).finally(() => reading.delete(own));
    return own.isStale ? read(topic, identity, asker) : access;
  }

  return {
    read,
    forget: (changed) => {
      for (const each of reading) {
        each.isStale ||= "topic" in changed ? each.topic === changed.topic : each.user === changed.user;
      }
      if ("topic" in changed) shared.delete(changed.topic);
    },
  };
}
