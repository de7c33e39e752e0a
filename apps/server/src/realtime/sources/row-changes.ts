import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import { EVENTS } from "#db/events/gateway-events.ts";
import type { RowChanges, RowListener } from "#realtime/realtime-sources.ts";
import { readChanges, type NotedChange } from "./changed-rows.ts";
import { createCommittedFeed, type Position } from "./committed-feed.ts";
import { openSubscription, type Listener, type OpenSubscription } from "./row-subscription.ts";
import { tellChanges } from "./tell-changes.ts";
import { unwatchTables, watchTables } from "./row-tables.ts";

const POLL_MS = 250;
const RENEW_MS = 30_000;
const CLEAN_MS = 60_000;
/** Each identity costs a read per change. */
const MAX_IDENTITIES = 200;

type Log = Pick<FastifyBaseLogger, "warn">;
type RowDatabase = Pick<Database, "engine" | "as" | "asPlatform" | "listen">;

/** Sends changed rows of the publication `supabase_realtime` to those who may read them. */
export async function openRowChanges(db: RowDatabase, log: Log): Promise<RowChanges> {
  const process = randomUUID();
  const listeners = new Set<Listener>();
  /** Positions of the reader by time: changes that are older than a minute may be deleted. */
  let oldPosition: Position | null = null;
  let newPosition: Position | null = null;
  let telling: Promise<void> = Promise.resolve();

  const feed = createCommittedFeed<NotedChange>({
    db,
    read: (position, since) => readChanges(db, position, since),
    onRows: (changes) => {
      newPosition = changes.at(-1)!.position;
      telling = telling
        .then(() => tellChanges(db, changes, [...listeners], log))
        .catch((error: unknown) => log.warn({ err: error }, "could not tell of row changes"));
    },
    log,
    pollMs: db.engine === "pglite" ? null : POLL_MS,
  });
  const stopRinging = await ring(db, feed.look);

  const watched = () => [...new Set([...listeners].flatMap(entitiesOf))];
  const renewing = setInterval(() => {
    watchTables(db, watched(), process).catch((error: unknown) => log.warn({ err: error }, "could not watch tables"));
  }, RENEW_MS).unref();
  const cleaning = setInterval(() => {
    deleteUntil(db, oldPosition).catch((error: unknown) => log.warn({ err: error }, "could not delete row changes"));
    oldPosition = newPosition;
  }, CLEAN_MS).unref();

  // Runs one after another: the end of a listener must not unwatch a table that the next one has just watched.
  let turn: Promise<void> = Promise.resolve();
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  function end(listener: Listener): Promise<void> {
    listeners.delete(listener);
    return inTurn(async () => {
      const stillWatched = new Set(watched());
      const unwatched = entitiesOf(listener).filter((entity) => !stillWatched.has(entity));
      if (listeners.size === 0) await feed.setListening(false);
      if (unwatched.length > 0) await unwatchTables(db, unwatched, process);
    });
  }

  return {
    listen: async (wanted, identity, onChange, caller): Promise<RowListener> => {
      const subscriptions: OpenSubscription[] = [];
      for (const { id, subscription } of wanted) {
        subscriptions.push(await openSubscription(db, id, subscription, { identity, caller }));
      }
      const listener: Listener = { identity, subscriptions, onChange };
      refuseCrowd(listeners, listener);
      listeners.add(listener);
      try {
        await inTurn(async () => {
          await feed.setListening(true);
          await watchTables(db, entitiesOf(listener), process);
        });
      } catch (error) {
        await end(listener).catch(() => {});
        throw error;
      }
      return {
        setIdentity: (next) => {
          listener.identity = next;
        },
        end: () => void end(listener).catch(() => {}),
      };
    },
    close: async () => {
      clearInterval(renewing);
      clearInterval(cleaning);
      stopRinging();
      const entities = watched();
      listeners.clear();
      await feed.close();
      await telling;
      if (entities.length > 0) await unwatchTables(db, entities, process).catch(() => {});
    },
  };
}

const entitiesOf = ({ subscriptions }: Listener): string[] => [
  ...new Set(subscriptions.flatMap(({ entities }) => entities)),
];

function refuseCrowd(listeners: Set<Listener>, next: Listener): void {
  for (const entity of entitiesOf(next)) {
    const others = [...listeners].filter((each) => entitiesOf(each).includes(entity));
    const identities = new Set([...others, next].map(({ identity }) => JSON.stringify(identity.claims)));
    if (identities.size > MAX_IDENTITIES) {
      throw new Error(`Too many listeners: ${MAX_IDENTITIES} people listen to the changes of this table already`);
    }
  }
}

async function deleteUntil(db: Pick<Database, "asPlatform">, position: Position | null): Promise<void> {
  if (position === null) return;
  const { xid, seq } = position;
  const text = "delete from gateway.row_changes where (xid, seq) <= ($1::xid8, $2::bigint)";
  await db.asPlatform({ text, values: [xid, seq] });
}

const ADD_TRIGGER = `do $$
begin
  if not exists (select from pg_trigger where tgrelid = 'gateway.row_changes'::regclass and tgname = 'announce_row_changes') then
    create trigger announce_row_changes after insert on gateway.row_changes
      for each statement execute function gateway.announce_row_changes();
  end if;
end $$`;

/** Calls `look` after writes: on PGlite by a notification, on PostgreSQL after this process has written. */
async function ring(db: RowDatabase, look: () => void): Promise<() => void> {
  if (db.engine === "postgres") {
    return EVENTS.statementEnd.listen(({ role, isRead, isRolledBack }) => {
      if (!isRead && !isRolledBack && role !== "gateway") look();
    });
  }
  await db.asPlatform({ text: ADD_TRIGGER, values: [] });
  await db.listen("realtime_rows", look);
  return () => {};
}
