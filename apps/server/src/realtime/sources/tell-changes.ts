import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import type { RowChange } from "#realtime/realtime-sources.ts";
import { formerRow, pick, readableColumns, rowText, seeChanges, type NotedChange } from "./changed-rows.ts";
import type { Listener, OpenSubscription } from "./row-subscription.ts";
import { readTables, type RowTable } from "./row-tables.ts";

/** A change to send, with its place in the batch. */
type Told = { place: number; listener: Listener; change: RowChange };

/** Sends a batch of changes in order: each listener gets what its identity may read. */
export async function tellChanges(
  db: Pick<Database, "as" | "asPlatform">,
  changes: NotedChange[],
  listeners: Listener[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  const entities = [...new Set(changes.map(({ entity }) => entity))];
  const tables = await readTables(db, entities);
  const groups = [...groupByIdentity(listeners).values()];
  const told = await Promise.all(
    groups.flatMap((group) =>
      [...tables.values()].flatMap((table) =>
        [true, false].map((isGone) => {
          const own = changes
            .map((change, place) => ({ change, place }))
            .filter(({ change }) => change.entity === table.entity && (change.type === "DELETE") === isGone);
          return tellGroup(db, group, table, own).catch((error: unknown) => {
            log.warn({ err: error, table: `${table.schema}.${table.table}` }, "could not read changed rows");
            return [];
          });
        }),
      ),
    ),
  );
  for (const { listener, change } of told.flat().sort((a, b) => a.place - b.place)) listener.onChange(change);
}

function groupByIdentity(listeners: Listener[]): Map<string, Listener[]> {
  const groups = new Map<string, Listener[]>();
  for (const listener of listeners) {
    const key = JSON.stringify(listener.identity.claims);
    groups.set(key, [...(groups.get(key) ?? []), listener]);
  }
  return groups;
}

/** Reads once for all listeners with the same identity. */
async function tellGroup(
  db: Pick<Database, "as">,
  group: Listener[],
  table: RowTable,
  changes: { change: NotedChange; place: number }[],
): Promise<Told[]> {
  const wanted = group.flatMap((listener) =>
    listener.subscriptions
      .filter(({ entities, event }) => {
        const isHeard = changes.some(({ change }) => event === null || event === change.type);
        return isHeard && entities.includes(table.entity);
      })
      .map((subscription) => ({ listener, subscription })),
  );
  if (wanted.length === 0 || changes.length === 0) return [];
  const { identity } = group[0]!;
  const noted = changes.map(({ change }) => change);
  const filters = wanted.map(({ subscription }) => subscription.filter);
  const seen = await seeChanges(db, identity, table, noted, filters);
  const readable = readableColumns(table, identity);

  return changes.flatMap(({ change, place }, at) => {
    const { row, passes } = seen[at]!;
    if (row === null) return [];
    const matching = wanted.filter(
      ({ subscription: { event } }, number) => passes[number] && (event === null || event === change.type),
    );
    return [...groupByMessage(matching).values()].map((same) => {
      const names = same[0]!.subscription.columns ?? readable.map(({ name }) => name);
      const columns = readable.filter(({ name }) => names.includes(name));
      const data = dataText(change, table, columns, {
        record: change.type === "DELETE" ? null : rowText(pick(row, names)),
        old: change.type === "INSERT" ? null : rowText(pick(pick(formerRow(change, table), namesOf(readable)), names)),
      });
      const ids = same.map(({ subscription }) => subscription.id);
      return { place, listener: same[0]!.listener, change: { ids, data } };
    });
  });
}

type Wanted = { listener: Listener; subscription: OpenSubscription };

// A listener gets one message for all subscriptions that want the same columns.
function groupByMessage(wanted: Wanted[]): Map<string, Wanted[]> {
  const numbers = new Map<Listener, number>();
  const messages = new Map<string, Wanted[]>();
  for (const each of wanted) {
    if (!numbers.has(each.listener)) numbers.set(each.listener, numbers.size);
    const key = JSON.stringify([numbers.get(each.listener), each.subscription.columns]);
    messages.set(key, [...(messages.get(key) ?? []), each]);
  }
  return messages;
}

const namesOf = (columns: { name: string }[]): string[] => columns.map(({ name }) => name);

function dataText(
  { type, changedAt }: NotedChange,
  { schema, table }: RowTable,
  columns: RowTable["columns"],
  { record, old }: { record: string | null; old: string | null },
): string {
  const head = {
    schema,
    table,
    commit_timestamp: changedAt,
    type,
    columns: columns.map(({ name, type }) => ({ name, type })),
    errors: null,
  };
  const parts = [record && `"record":${record}`, old && `"old_record":${old}`].filter(Boolean);
  return `${JSON.stringify(head).slice(0, -1)},${parts.join()}}`;
}
