import type { Database } from "#db/database.ts";
import type { ReadReplay } from "#realtime/realtime-sources.ts";
import { contentOf } from "./message-rows.ts";

const MAX_MESSAGES = 25;

// Reads with each identity, because a policy may hide single messages.
const READ = "select id, event, json, bytes from gateway.replay($1, $2::double precision, $3::int)";

/** Reads the newest private messages of a topic again, for somebody who joins it. */
export function readReplay(db: Pick<Database, "as">): ReadReplay {
  return async (topic, identity, { sinceMs, limit }, caller) => {
    const values = [topic, String(Math.max(0, sinceMs) || 0), String(countOf(limit))];
    const context = { method: "GET", path: "/realtime/v1/websocket", headers: {}, ...(caller && { caller }) };
    const rows = await db.as(identity, { text: READ, values, readOnly: true }, context);
    return rows
      .map(([id, event, json, bytes]) => ({
        id: id!,
        topic,
        event: event!,
        isPrivate: true,
        content: contentOf(json!, bytes!),
      }))
      .toReversed();
  };
}

const countOf = (limit: number): number => Math.max(1, Math.min(MAX_MESSAGES, Math.trunc(limit) || MAX_MESSAGES));
