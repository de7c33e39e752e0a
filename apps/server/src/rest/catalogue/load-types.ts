import type { CatalogueRows, TypeRow } from "./catalogue-rows.ts";

export type LoadedType = TypeRow & { below: TypeRow; labels: string[] };

/** Types by oid; `below` is the base type of a domain, and the type itself otherwise. */
export function readTypes({ types, enums }: CatalogueRows): Map<number, LoadedType> {
  const rows = new Map((types ?? []).map((row) => [row.oid, row]));
  const labels = new Map<number, string[]>();
  for (const { type, label } of enums ?? []) labels.set(type, [...(labels.get(type) ?? []), label]);
  const loaded = [...rows.values()].map((row): [number, LoadedType] => {
    const below = findBase(row, rows);
    return [row.oid, { ...row, below, labels: labels.get(below.oid) ?? [] }];
  });
  return new Map(loaded);
}

function findBase(row: TypeRow, rows: Map<number, TypeRow>): TypeRow {
  const base = row.base === null ? undefined : rows.get(row.base);
  return base === undefined ? row : findBase(base, rows);
}

/** SQL's own type names, which are not in the catalogue. */
const SQL_NAMES =
  "int|integer|bigint|smallint|real|float|double precision|decimal|boolean|varchar|character varying|char|character|" +
  "bit|bit varying|timestamp with time zone|timestamp without time zone|time with time zone|time without time zone";

/** The types that a client may cast to: no arrays, no rows, and no reg* types, which look up database names. */
export function readCastTypes(types: Iterable<TypeRow>, schemas: string[]): Map<string, string> {
  const names = new Map<string, string>();
  const castable = [...types].filter(
    ({ kind, array, name }) => ["b", "d", "e", "r", "m"].includes(kind) && !array && !/^(reg|pg_)/.test(name),
  );
  for (const schema of [...schemas.toReversed(), "extensions", "pg_catalog"]) {
    for (const { name, spelled } of castable.filter((type) => type.schema === schema)) names.set(name, spelled);
  }
  for (const name of SQL_NAMES.split("|")) names.set(name, name);
  return names;
}
