import type { Database } from "#db/database.ts";
import type { Access, ReadAccess } from "#realtime/realtime-sources.ts";

/** Reads access from row security on `realtime.messages`, in one round trip that is rolled back. */
export function readAccess(db: Pick<Database, "as">): ReadAccess {
  const share = createSharedReads<Access>();
  return (topic, identity, headers, caller) =>
    share(JSON.stringify([topic, identity.claims, headers]), async () => {
      const statement = { text: "select gateway.topic_access($1)", values: [topic], rollback: true };
      // Others may share the answer after the first asker has gone.
      const shared = caller && { caller: { ...caller, isGone: () => false } };
      const context = { method: "GET", path: "/realtime/v1/websocket", headers, ...shared };
      const [row] = await db.as(identity, statement, context);
      return JSON.parse(row![0]!) as Access;
    });
}

/**
 * Runs one read per key at a time. All who ask meanwhile share the next one: it begins after they asked, so nobody gets
 * an answer that was old already. A class that joins one room at once costs two reads.
 */
function createSharedReads<Answer>() {
  type Read = { answer: Promise<Answer>; next: Promise<Answer> | null };
  const reads = new Map<string, Read>();

  function start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const read: Read = { answer: ask(), next: null };
    reads.set(key, read);
    const forget = () => {
      if (read.next === null) reads.delete(key);
    };
    read.answer.then(forget, forget);
    return read.answer;
  }

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const running = reads.get(key);
    if (!running) return start(key, ask);
    const begin = () => start(key, ask);
    return (running.next ??= running.answer.then(begin, begin));
  };
}
