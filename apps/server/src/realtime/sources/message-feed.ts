import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import { EVENTS } from "#db/events/gateway-events.ts";
import type { Broadcast, Bus, MessageFeed } from "#realtime/realtime-sources.ts";
import { createCommittedFeed, type CommittedFeed, type FeedRow } from "./committed-feed.ts";
import { contentOf, readMessages } from "./message-rows.ts";

const POLL_MS = 250;
/** Other processes are told of writes at most this often. */
const LOOK_EVERY_MS = 50;
const LOOK = "look";

type OnBroadcasts = (broadcasts: Broadcast[]) => void;
type Log = Pick<FastifyBaseLogger, "warn">;

/** The messages that transactions have sent with `realtime.send`. With a bus, the other processes look at once, too. */
export async function openMessageFeed(
  db: Pick<Database, "engine" | "asPlatform" | "listen">,
  onBroadcasts: OnBroadcasts,
  log: Log,
  bus?: Bus,
): Promise<MessageFeed> {
  const isAnnounced = db.engine === "pglite";
  const feed = createCommittedFeed<Broadcast>({
    db,
    read: (position, since) => readMessages(db, position, since),
    onRows: onBroadcasts,
    log,
    pollMs: isAnnounced ? null : POLL_MS,
  });
  if (isAnnounced) await followNotifications(db, feed);
  const stopFollowing = isAnnounced ? () => {} : followWrites(feed, bus);
  return {
    ...feed,
    close: async () => {
      stopFollowing();
      await feed.close();
    },
  };
}

// On PostgreSQL no trigger announces a message: NOTIFY would let only one transaction commit at a time.
function followWrites(feed: CommittedFeed<Broadcast>, bus: Bus | undefined): () => void {
  let telling: NodeJS.Timeout | undefined;
  let toldAt = -Infinity;
  const tellOthers = () => {
    telling = undefined;
    toldAt = performance.now();
    bus!.publish(LOOK, new Uint8Array());
  };
  bus?.onMessage((kind) => {
    if (kind === LOOK) feed.look();
  });
  const stopListening = EVENTS.statementEnd.listen(({ role, isRead, isRolledBack }) => {
    if (isRead || isRolledBack || role === "gateway") return;
    feed.look();
    if (!bus || telling) return;
    const waitMs = toldAt + LOOK_EVERY_MS - performance.now();
    if (waitMs <= 0) tellOthers();
    else telling = setTimeout(tellOthers, waitMs).unref();
  });
  return () => {
    stopListening();
    clearTimeout(telling);
  };
}

type Announcement = {
  id: string;
  topic: string;
  event: string;
  private: boolean | null;
  xid: string;
  seq: string;
  json: string | null;
  bytes: string | null;
};

const ADD_TRIGGER = `do $$
begin
  if not exists (select from pg_trigger where tgrelid = 'realtime.messages'::regclass and tgname = 'announce_message') then
    create trigger announce_message after insert on realtime.messages
      for each row when (new.event is not null) execute function gateway.announce_message();
  end if;
end $$`;

// The embedded engine has one session: a notification carries the row. A large row, or a restart, is an empty one.
async function followNotifications(
  db: Pick<Database, "asPlatform" | "listen">,
  feed: CommittedFeed<Broadcast>,
): Promise<void> {
  await db.asPlatform({ text: ADD_TRIGGER, values: [] });
  await db.listen("realtime_messages", (payload) => {
    if (payload === "") feed.look();
    else feed.push(rowOf(JSON.parse(payload) as Announcement));
  });
}

function rowOf({ id, topic, event, private: isPrivate, xid, seq, json, bytes }: Announcement): FeedRow<Broadcast> {
  const broadcast = { id, topic, event, isPrivate: isPrivate === true, content: contentOf(json, bytes) };
  return { position: { xid, seq }, value: broadcast };
}
