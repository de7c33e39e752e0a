/** The result of the catalogue query: flat lists that refer to each other by oid. An empty list is null. */
export type CatalogueRows = {
  tables: TableRow[] | null;
  columns: ColumnRow[] | null;
  views: { oid: number; definition: string }[] | null;
  keys: KeyRow[] | null;
  functions: FunctionRow[] | null;
  types: TypeRow[] | null;
  enums: { type: number; label: string }[] | null;
  geojson: string | null;
};

export type TableRow = { oid: number; schema: string; name: string; kind: string; updatable: number };

export type ColumnRow = {
  table: number;
  position: number;
  name: string;
  type: number;
  spelled: string;
  nullable: boolean;
  default: string | null;
};

export type KeyRow = {
  kind: "p" | "u" | "f";
  name: string;
  table: number;
  columns: number[];
  foreign_table: number;
  foreign_columns: number[] | null;
};

export type FunctionRow = {
  schema: string;
  name: string;
  volatility: "i" | "s" | "v";
  set: boolean;
  rows: number;
  defaults: number;
  returns: number;
  names: string[] | null;
  modes: string[] | null;
  types: number[];
};

export type TypeRow = {
  oid: number;
  schema: string;
  name: string;
  kind: string;
  spelled: string;
  array: boolean;
  base: number | null;
  row_of: number | null;
  default: string | null;
};
