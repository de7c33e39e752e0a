import type { Catalogue, ColumnPair, ComputedRelationship, KeyRelationship, Relationship, Table } from "./catalogue.ts";
import type { KeyRow } from "./catalogue-rows.ts";
import type { LoadedTable } from "./loaded-table.ts";
import type { Origin } from "./view-columns.ts";

/** How one exposed relation exposes the columns of a base table: itself, or a view that has all of them. */
type Showing = { table: Table; columns: string[] };

/** A view that has one key column many times multiplies its relationships; this limits them. */
const MAX_SHOWINGS = 16;

/** Derives all relationships from the keys, and sets the primary keys. */
export function readRelationships(
  keys: KeyRow[],
  tables: Map<number, LoadedTable>,
  views: Map<number, Map<number, Origin>>,
  computed: ComputedRelationship[],
): Catalogue["relationships"] {
  const show = createShowings(tables, views);
  const uniques = new Set<string>();
  for (const key of keys) {
    if (key.kind === "f") continue;
    uniques.add(columnSet(key.table, key.columns));
    if (key.kind === "p") setPrimaryKeys(show(key.table, key.columns));
  }

  const outgoing: KeyRelationship[] = [];
  for (const key of keys.filter(({ kind }) => kind === "f")) {
    const kind = uniques.has(columnSet(key.table, key.columns)) ? "one-to-one" : "many-to-one";
    const targets = show(key.foreign_table, key.foreign_columns ?? []);
    for (const from of show(key.table, key.columns)) {
      for (const to of targets) {
        const columns = from.columns.map((local, index): ColumnPair => ({ local, foreign: to.columns[index]! }));
        const isSelf = from.table === to.table;
        outgoing.push({ kind, constraint: key.name, origin: from.table, target: to.table, isSelf, columns });
      }
    }
  }
  return index([...outgoing, ...outgoing.map(invert), ...throughJunctions(outgoing)], computed);
}

function createShowings(tables: Map<number, LoadedTable>, views: Map<number, Map<number, Origin>>) {
  const bases = new Map([...views.keys()].map((view) => [view, traceToBase(view, views)]));
  return (oid: number, positions: number[]): Showing[] => {
    const own = tables.get(oid);
    const showings: Showing[] = own ? [{ table: own.table, columns: positions.map((n) => own.positions.get(n)!) }] : [];
    for (const [view, origins] of bases) {
      const loaded = tables.get(view);
      if (!loaded || view === oid) continue;
      const choices = positions.map((position) =>
        origins.filter(({ origin }) => origin.table === oid && origin.column === position).map(({ column }) => column),
      );
      for (const choice of combinations(choices)) {
        showings.push({ table: loaded.table, columns: choice.map((n) => loaded.positions.get(n)!) });
      }
    }
    return showings;
  };
}

/** A view may read another view; follow each column to its base table. */
function traceToBase(view: number, views: Map<number, Map<number, Origin>>): { column: number; origin: Origin }[] {
  const traced: { column: number; origin: Origin }[] = [];
  for (const [column, first] of views.get(view) ?? []) {
    let origin: Origin | undefined = first;
    for (let hops = 0; origin && views.has(origin.table) && hops < 32; hops += 1) {
      origin = views.get(origin.table)?.get(origin.column);
    }
    if (origin) traced.push({ column, origin });
  }
  return traced;
}

function combinations(choices: number[][]): number[][] {
  const start: number[][] = [[]];
  if (choices.length === 0) return [];
  return choices
    .reduce((rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])), start)
    .slice(0, MAX_SHOWINGS);
}

/** A view over several tables has the keys of all of them. If it has a key column twice, the first one is used. */
function setPrimaryKeys(showings: Showing[]): void {
  const seen = new Set<Table>();
  for (const { table, columns } of showings) {
    if (seen.has(table)) continue;
    seen.add(table);
    const inKey = new Set([...table.primaryKey, ...columns]);
    table.primaryKey = table.isView ? [...table.columns.keys()].filter((name) => inKey.has(name)) : columns;
  }
}

function columnSet(table: number, columns: number[]): string {
  return `${table}:${columns.toSorted((a, b) => a - b).join(",")}`;
}

function invert(relationship: KeyRelationship): KeyRelationship {
  const { origin, target, columns, kind } = relationship;
  return {
    ...relationship,
    kind: kind === "one-to-one" ? kind : "one-to-many",
    origin: target,
    target: origin,
    columns: columns.map(({ local, foreign }) => ({ local: foreign, foreign: local })),
  };
}

/** A junction: a table whose primary key holds two foreign keys joins their two tables. */
function throughJunctions(outgoing: KeyRelationship[]): Relationship[] {
  const found: Relationship[] = [];
  const inKey = ({ kind, origin, columns }: KeyRelationship) =>
    kind === "many-to-one" && columns.every(({ local }) => origin.primaryKey.includes(local));
  const members = new Map<Table, KeyRelationship[]>();
  for (const key of outgoing.filter(inKey)) members.set(key.origin, [...(members.get(key.origin) ?? []), key]);
  for (const [junction, keys] of members) {
    for (const one of keys) {
      for (const other of keys) {
        if (one.constraint === other.constraint) continue;
        found.push({
          kind: "many-to-many",
          origin: one.target,
          target: other.target,
          isSelf: one.target === other.target,
          junction,
          constraints: [one.constraint, other.constraint],
          toJunction: one.columns.map(({ local, foreign }) => ({ local: foreign, foreign: local })),
          toTarget: other.columns,
        });
      }
    }
  }
  return found;
}

/** A computed relationship overrides the detected ones of the same name. */
function index(detected: Relationship[], computed: ComputedRelationship[]): Catalogue["relationships"] {
  const byOrigin = new Map<Table, Relationship[]>();
  const add = (item: Relationship) => byOrigin.set(item.origin, [...(byOrigin.get(item.origin) ?? []), item]);
  for (const item of computed) add(item);
  for (const item of detected) {
    const isOverridden = computed.some(({ origin, name }) => origin === item.origin && name === item.target.name);
    if (!isOverridden) add(item);
  }
  return byOrigin;
}
