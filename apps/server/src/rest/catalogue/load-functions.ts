import type { Callable, Column, ComputedRelationship, Parameter } from "./catalogue.ts";
import { quoteIdent } from "./quote-sql.ts";
import type { FunctionRow } from "./catalogue-rows.ts";
import type { LoadedRelation, LoadedTable } from "./loaded-table.ts";
import type { LoadedType } from "./load-types.ts";

type Types = Map<number, LoadedType>;
type Argument = { name: string; mode: string; type: LoadedType };

const VOLATILITY = { i: "immutable", s: "stable", v: "volatile" } as const;

/** Types that a single unnamed parameter may have: it receives the whole body. */
const WHOLE_BODY_TYPES = new Set(["json", "jsonb", "text", "xml", "bytea"]);

/** Reads functions as RPCs; those of one table row also become computed columns and relationships. */
export function readFunctions(
  rows: FunctionRow[],
  types: Types,
  tables: Map<number, LoadedTable>,
  relations: Map<number, LoadedRelation>,
): { functions: Map<string, Map<string, Callable[]>>; computed: ComputedRelationship[] } {
  const functions = new Map<string, Map<string, Callable[]>>();
  const computed: ComputedRelationship[] = [];
  for (const row of rows) {
    const args = readArguments(row, types);
    const returned = types.get(row.returns);
    if (!args || !returned) continue;
    const sql = `${quoteIdent(row.schema)}.${quoteIdent(row.name)}`;
    const inputs = args.filter(({ mode }) => "ibv".includes(mode));
    const over = inputs.length === 1 ? tables.get(inputs[0]!.type.row_of ?? 0)?.table : undefined;
    const target = tables.get(returned.row_of ?? 0)?.table;
    if (over && target) {
      const isToOne = !row.set || row.rows === 1;
      computed.push({ kind: "computed", name: row.name, sql, origin: over, target, isSelf: over === target, isToOne });
    } else if (over && !row.set) {
      over.computed.set(row.name, { name: row.name, sql, base: returned.below.name });
    }
    if (!isCallable(inputs)) continue;

    const callable: Callable = {
      schema: row.schema,
      name: row.name,
      sql,
      parameters: inputs.map((argument, index) => readParameter(argument, index < inputs.length - row.defaults)),
      volatility: VOLATILITY[row.volatility],
      returns: readReturns(row, args, returned, tables, relations),
    };
    const schema = functions.get(row.schema) ?? new Map<string, Callable[]>();
    functions.set(row.schema, schema.set(row.name, [...(schema.get(row.name) ?? []), callable]));
  }
  return { functions, computed };
}

function readArguments({ types: oids, names, modes }: FunctionRow, types: Types): Argument[] | null {
  const args = oids.map((oid, index) => ({
    name: names?.[index] ?? "",
    mode: modes?.[index] ?? "i",
    type: types.get(oid),
  }));
  return args.every((argument): argument is Argument => argument.type !== undefined) ? args : null;
}

/** Arguments are passed by name, so each needs one, except a single unnamed parameter. */
function isCallable(inputs: Argument[]): boolean {
  const unnamed = inputs.filter(({ name }) => name === "");
  return unnamed.length === 0 || (inputs.length === 1 && WHOLE_BODY_TYPES.has(unnamed[0]!.type.name));
}

function readParameter({ name, type, mode }: Argument, isRequired: boolean): Parameter {
  return { name, sql: quoteIdent(name), type: type.spelled, isRequired, isVariadic: mode === "v" };
}

function readReturns(
  row: FunctionRow,
  args: Argument[],
  returned: LoadedType,
  tables: Map<number, LoadedTable>,
  relations: Map<number, LoadedRelation>,
): Callable["returns"] {
  const { below } = returned;
  const common = { isSet: row.set, base: below.name, table: null, columns: new Map<string, Column>() };
  if (below.name === "void") return { ...common, kind: "void" };
  const outputs = args.filter(({ mode }) => "obt".includes(mode));
  if (outputs.length > 0) {
    const columns = outputs.map((output): [string, Column] => [output.name, readOutput(output)]);
    return { ...common, kind: "composite", columns: new Map(columns) };
  }
  if (below.kind !== "c") return { ...common, kind: "scalar" };
  const oid = below.row_of ?? 0;
  const columns = relations.get(oid)?.columns ?? common.columns;
  return { ...common, kind: "composite", table: tables.get(oid)?.table ?? null, columns };
}

function readOutput({ name, type }: Argument): Column {
  return {
    name,
    sql: quoteIdent(name),
    type: type.spelled,
    base: type.below.name,
    isNullable: true,
    defaultSql: null,
    enumValues: type.labels,
  };
}
