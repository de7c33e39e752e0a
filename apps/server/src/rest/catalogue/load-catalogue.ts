import type { Database } from "#db/database.ts";
import type { Catalogue, Column, Table } from "./catalogue.ts";
import { arrayLiteral, quoteIdent } from "./quote-sql.ts";
import { CATALOGUE_QUERY } from "./catalogue-query.ts";
import type { CatalogueRows, ColumnRow, TableRow } from "./catalogue-rows.ts";
import type { LoadedRelation, LoadedTable } from "./loaded-table.ts";
import { readFunctions } from "./load-functions.ts";
import { readRelationships } from "./load-relationships.ts";
import { readCastTypes, readTypes, type LoadedType } from "./load-types.ts";
import { readViewColumns } from "./view-columns.ts";

// pg_relation_is_updatable returns a bit mask, numbered by command.
const CAN_UPDATE = 4;
const CAN_INSERT = 8;
const CAN_DELETE = 16;

export async function loadCatalogue(db: Database, schemas: string[]): Promise<Catalogue> {
  const rows = await db.asPlatform({ text: CATALOGUE_QUERY, values: [arrayLiteral(schemas)] });
  return readCatalogue(JSON.parse(rows[0]?.[0] ?? "{}") as CatalogueRows, schemas);
}

export function readCatalogue(rows: CatalogueRows, schemas: string[]): Catalogue {
  const types = readTypes(rows);
  const relations = readRelations(rows.columns ?? [], types);
  const tables = new Map((rows.tables ?? []).map((row) => [row.oid, readTable(row, relations.get(row.oid))]));
  const views = new Map((rows.views ?? []).map(({ oid, definition }) => [oid, readViewColumns(definition)]));
  const { functions, computed } = readFunctions(rows.functions ?? [], types, tables, relations);
  return {
    tables: bySchema([...tables.values()].map(({ table }) => table)),
    functions,
    relationships: readRelationships(rows.keys ?? [], tables, views, computed),
    castTypes: readCastTypes(types.values(), schemas),
    geoJsonFunction: rows.geojson,
  };
}

function readRelations(rows: ColumnRow[], types: Map<number, LoadedType>): Map<number, LoadedRelation> {
  const relations = new Map<number, LoadedRelation>();
  for (const row of rows) {
    const relation = relations.get(row.table) ?? { columns: new Map(), positions: new Map() };
    relations.set(row.table, relation);
    relation.columns.set(row.name, readColumn(row, types.get(row.type)));
    relation.positions.set(row.position, row.name);
  }
  return relations;
}

function readColumn(row: ColumnRow, type: LoadedType | undefined): Column {
  return {
    name: row.name,
    sql: quoteIdent(row.name),
    type: row.spelled,
    base: type?.below.name ?? "unknown",
    isNullable: row.nullable,
    defaultSql: row.default ?? type?.default ?? null,
    enumValues: type?.labels ?? [],
  };
}

function readTable(row: TableRow, relation: LoadedRelation | undefined): LoadedTable {
  const { columns, positions } = relation ?? {
    columns: new Map<string, Column>(),
    positions: new Map<number, string>(),
  };
  const table: Table = {
    schema: row.schema,
    name: row.name,
    sql: `${quoteIdent(row.schema)}.${quoteIdent(row.name)}`,
    isView: row.kind === "v" || row.kind === "m",
    canInsert: (row.updatable & CAN_INSERT) > 0,
    canUpdate: (row.updatable & CAN_UPDATE) > 0,
    canDelete: (row.updatable & CAN_DELETE) > 0,
    columns,
    primaryKey: [],
    computed: new Map(),
  };
  return { table, columns, positions };
}

function bySchema(tables: Table[]): Catalogue["tables"] {
  const schemas: Catalogue["tables"] = new Map();
  for (const table of tables) {
    const schema = schemas.get(table.schema) ?? new Map<string, Table>();
    schemas.set(table.schema, schema.set(table.name, table));
  }
  return schemas;
}
