import type { Database } from "#db/database.ts";
import type { Broadcast, Content } from "#realtime/realtime-sources.ts";
import type { Page, Position } from "./committed-feed.ts";

const MAX_ROWS = 500;

// A held row has no content yet: it is read again when its turn comes.
const READ = `
  select xid, seq, xid < horizon, id, topic, event, private, case when xid < horizon then payload end,
    case when xid < horizon then encode(binary_payload, 'base64') end
  from realtime.messages, pg_snapshot_xmin(pg_current_snapshot()) as horizon
  where (xid, seq) > ($1::xid8, $2::bigint) and event is not null and not pg_visible_in_snapshot(xid, $3::pg_snapshot)
  order by xid, seq limit ${MAX_ROWS}`;

/** Reads committed messages behind a position. */
export async function readMessages(
  db: Pick<Database, "asPlatform">,
  { xid, seq }: Position,
  since: string,
): Promise<Page<Broadcast>> {
  const rows = await db.asPlatform({ text: READ, values: [xid, seq, since] });
  const ready = rows.filter(([, , isReady]) => isReady === "t");
  return {
    isFull: ready.length === MAX_ROWS,
    isHeld: ready.length < rows.length,
    rows: ready.map(([xid, seq, , id, topic, event, isPrivate, json, bytes]) => ({
      position: { xid: xid!, seq: seq! },
      value: { id: id!, topic: topic!, event: event!, isPrivate: isPrivate === "t", content: contentOf(json!, bytes!) },
    })),
  };
}

/** The content of a row: its JSON as text, or its bytes in base64. */
export function contentOf(json: string | null, bytes: string | null): Content {
  return bytes === null ? { json: json ?? "{}" } : { bytes: Buffer.from(bytes, "base64") };
}
