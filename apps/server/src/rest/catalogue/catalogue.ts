/** The service's model of the database. Every identifier in its SQL comes from here. */
export type Catalogue = {
  /** Exposed tables and views, by schema, then name. */
  tables: Map<string, Map<string, Table>>;
  /** Callable functions by schema, then name; several when overloaded. */
  functions: Map<string, Map<string, Callable[]>>;
  /** Relationships that can be embedded, by the table they start from. */
  relationships: Map<Table, Relationship[]>;
  /** Type names that a client may cast to, with their SQL spelling. */
  castTypes: Map<string, string>;
  /** PostGIS's function for GeoJSON, if PostGIS is installed. */
  geoJsonFunction: string | null;
};

export type Table = {
  schema: string;
  name: string;
  /** Quoted and qualified, ready for SQL. */
  sql: string;
  isView: boolean;
  canInsert: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** Functions of one row of this table, which are read like columns. */
  computed: Map<string, ComputedColumn>;
};

export type Column = {
  name: string;
  sql: string;
  type: string;
  /** The base type of a domain, by its short name: jsonb, tsvector, int4 … */
  base: string;
  isNullable: boolean;
  defaultSql: string | null;
  enumValues: string[];
};

type ComputedColumn = { name: string; sql: string; base: string };

export type ColumnPair = { local: string; foreign: string };

type Link = { origin: Table; target: Table; isSelf: boolean };
export type KeyRelationship = Link & {
  kind: "many-to-one" | "one-to-one" | "one-to-many";
  constraint: string;
  columns: ColumnPair[];
};
type JunctionRelationship = Link & {
  kind: "many-to-many";
  junction: Table;
  constraints: [string, string];
  /** origin column ↔ junction column, then junction column ↔ target column. */
  toJunction: ColumnPair[];
  toTarget: ColumnPair[];
};
export type ComputedRelationship = Link & { kind: "computed"; name: string; sql: string; isToOne: boolean };
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export type Parameter = {
  name: string;
  sql: string;
  type: string;
  isRequired: boolean;
  isVariadic: boolean;
};

export type Callable = {
  schema: string;
  name: string;
  sql: string;
  parameters: Parameter[];
  volatility: "immutable" | "stable" | "volatile";
  returns: ReturnShape;
};

export type ReturnShape = {
  isSet: boolean;
  kind: "void" | "scalar" | "composite";
  /** The table whose rows are returned, if it is one: its relationships can be embedded. */
  table: Table | null;
  /** Columns of a composite type that is not a table. */
  columns: Map<string, Column>;
  base: string;
};

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === "computed") return relationship.isToOne;
  return relationship.kind === "many-to-one" || relationship.kind === "one-to-one";
}

export function findTable(catalogue: Catalogue, schema: string, name: string): Table | undefined {
  return catalogue.tables.get(schema)?.get(name);
}
