import { CALLS } from "./matrix-calls.ts";
import { rivalOf, type Person } from "./matrix-people.ts";
import { TABLES, type Row, type TableSample } from "./matrix-tables.ts";

export type Ask = { method: "GET" | "POST" | "PATCH" | "DELETE"; path: string; prefer?: string; body?: Row };

export type Verb = "select" | "filter" | "insert" | "upsert" | "update" | "delete" | "call";

/** One line of the matrix: the same request by everybody, about their own rows or another's. */
export type Question = {
  of: string;
  verb: Verb;
  /** The row it is about, as the caller sees it: own, another's, listed … */
  which: string;
  /** A column, or whatever else tells the lines apart. */
  detail: string;
  ask: (person: Person) => Ask;
};

type Line = Omit<Question, "of">;

/** Asks column by column where it matters: grants are per column, and policies are per row. */
export function tableQuestions(table: string, columns: string[]): Question[] {
  const sample = TABLES[table]!;
  const rows = Object.entries(sample.rows);
  const stranger = sample.isOwned ? "another's" : rows[0]![0];
  const mine = rows[0]![0];
  const lines = [
    ...(sample.isOwned ? [everyRow(table, sample)] : []),
    ...rows.flatMap(([which, key]) => reads(table, which, key, which === stranger ? columns : [])),
    ...(sample.hidden ?? []).map((column) => filter(table, stranger, sample.rows[stranger]!, column)),
    ...writesOfNew(table, sample, columns),
    ...rows.flatMap(([which, key]) => {
      const isApart = which === mine || (which === stranger && sample.isChanged);
      return changes(table, which, key, sample, isApart ? columns : []);
    }),
  ];
  return lines.map((line) => ({ of: table, ...line }));
}

export function callQuestions(name: string): Question[] {
  return Object.entries(CALLS[name]!).map(([detail, argsOf]) => ({
    of: name,
    verb: "call",
    which: "",
    detail,
    ask: (person) => ({ method: "POST", path: `rpc/${name}`, body: argsOf(person) }),
  }));
}

function everyRow(table: string, { rows }: TableSample): Line {
  const first = firstOf(rows["own"]!);
  return {
    verb: "select",
    which: "every row",
    detail: first,
    ask: () => ({ method: "GET", path: `${table}?select=${first}` }),
  };
}

function reads(table: string, which: string, key: (person: Person) => Row, columns: string[]): Line[] {
  const read = (detail: string): Line => ({
    verb: "select",
    which,
    detail,
    ask: (person) => ({ method: "GET", path: `${table}?select=${detail}&${picking(key(person))}` }),
  });
  return ["*", ...(columns.length > 0 ? columns : [firstOf(key)])].map(read);
}

function filter(table: string, which: string, key: (person: Person) => Row, column: string): Line {
  const either = `or=(${column}.is.null,${column}.not.is.null)`;
  return {
    verb: "filter",
    which,
    detail: column,
    ask: (person) => ({ method: "GET", path: `${table}?select=${firstOf(key)}&${picking(key(person))}&${either}` }),
  };
}

function writesOfNew(table: string, sample: TableSample, columns: string[]): Line[] {
  const { fresh, changes: other, isOwned } = sample;
  const existing = Object.values(sample.rows)[0]!;
  const insert = (which: string, detail: string, row: (person: Person) => Row): Line => ({
    verb: "insert",
    which,
    detail,
    ask: (person) => ({ method: "POST", path: table, prefer: "count=exact", body: row(person) }),
  });
  const upsert = (which: string, detail: string, row: (person: Person) => Row, duplicates = "merge"): Line => ({
    verb: "upsert",
    which,
    detail,
    ask: (person) => ({
      method: "POST",
      path: table,
      prefer: `resolution=${duplicates}-duplicates,count=exact`,
      body: row(person),
    }),
  });
  const whole = "(only what it needs)";
  const which = isOwned ? "own" : "a new one";
  const merged = (person: Person) => ({ ...fresh(person), ...existing(person) });
  return [
    insert(which, whole, fresh),
    ...columns.map((name) => insert(which, name, (person) => ({ ...fresh(person), [name]: other(person)[name] }))),
    ...(isOwned ? [insert("another's", whole, (person) => fresh(rivalOf(person)))] : []),
    upsert(which, whole, merged),
    upsert(which, "(duplicates ignored)", merged, "ignore"),
    ...(sample.isChanged ? columns : []).map((name) =>
      upsert(which, name, (person) => ({ ...merged(person), [name]: other(person)[name] })),
    ),
    ...(isOwned ? [upsert("another's", whole, (person) => merged(rivalOf(person)))] : []),
  ];
}

function changes(
  table: string,
  which: string,
  key: (person: Person) => Row,
  sample: TableSample,
  columns: string[],
): Line[] {
  const usual = Object.keys(sample.fresh("owner")).filter((name) => name !== "user_id");
  const at = (person: Person) => `${table}?${picking(key(person))}`;
  const update = (detail: string, names: string[]): Line => ({
    verb: "update",
    which,
    detail,
    ask: (person) => {
      const body = Object.fromEntries(names.map((name) => [name, sample.changes(person)[name]]));
      return { method: "PATCH", path: at(person), prefer: "count=exact", body };
    },
  });
  const remove: Line = {
    verb: "delete",
    which,
    detail: "(row)",
    ask: (person) => ({ method: "DELETE", path: at(person), prefer: "count=exact" }),
  };
  const updates = columns.map((name) => update(name, [name]));
  return [...(columns.length > 0 ? updates : [update("(the columns of an insert)", usual)]), remove];
}

const firstOf = (key: (person: Person) => Row) => Object.keys(key("owner"))[0]!;

function picking(key: Row): string {
  return Object.entries(key)
    .map(([column, value]) => `${column}=eq.${String(value)}`)
    .join("&");
}
