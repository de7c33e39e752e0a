import type { FastifyRequest } from "fastify";
import type { Database } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import type { Callable, Column, Table } from "./catalogue/catalogue.ts";
import type { CatalogueCache } from "./catalogue/catalogue-cache.ts";
import { arrayLiteral } from "./catalogue/quote-sql.ts";
import { mediaNotAvailable } from "./plan/choose-media.ts";
import { parseAccept } from "./request/parse-media.ts";
import type { RestAnswer } from "./rest-response.ts";

const MAY_USE = `select
  (select json_agg(t) from unnest($1::text[]) t where has_table_privilege(t, 'select, insert, update, delete') or has_any_column_privilege(t, 'select, insert, update')),
  (select json_agg(p.proname) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $2 and has_function_privilege(p.oid, 'execute'))`;

/** The OpenAPI document of a schema, limited to what the caller has privileges for. */
export async function writeOpenApi(
  db: Database,
  catalogues: CatalogueCache,
  schemas: string[],
  request: FastifyRequest,
): Promise<RestAnswer> {
  const asked = request.headers["accept-profile"];
  const schema = typeof asked === "string" ? asked : schemas[0]!;
  if (!schemas.includes(schema)) {
    const hint = `Only the following schemas are exposed: ${schemas.join(", ")}`;
    throw new ApiError(406, "PGRST106", `Invalid schema: ${schema}`, null, hint);
  }
  const accepted = parseAccept(request.headers.accept);
  if (!accepted.some(({ kind }) => kind === "openapi" || kind === "json")) throw mediaNotAvailable(accepted);
  const catalogue = await catalogues.current();
  const tables = [...(catalogue.tables.get(schema)?.values() ?? [])];
  const statement = { text: MAY_USE, values: [arrayLiteral(tables.map(({ sql }) => sql)), schema], readOnly: true };
  const context = { method: request.method, path: "/", headers: {}, caller: queueCaller(request) };
  const rows = await db.as(request.identity, statement, context);
  const [tableJson = null, functionJson = null] = rows[0] ?? [];
  const usable = new Set(JSON.parse(tableJson ?? "[]") as string[]);
  const callable = new Set(JSON.parse(functionJson ?? "[]") as string[]);
  const shown = tables.filter(({ sql }) => usable.has(sql));
  const called = [...(catalogue.functions.get(schema)?.values() ?? [])].flat().filter(({ name }) => callable.has(name));
  return {
    status: 200,
    headers: {
      "content-type": "application/openapi+json; charset=utf-8",
      ...(schemas.length > 1 ? { "content-profile": schema } : {}),
    },
    body: JSON.stringify(documentOf(shown, called)),
  };
}

function documentOf(tables: Table[], functions: Callable[]) {
  const paths = [
    ...tables.map((table) => [`/${table.name}`, pathOf(table)] as const),
    ...functions.map(
      ({ name, parameters }) =>
        [
          `/rpc/${name}`,
          {
            post: {
              tags: [`(rpc) ${name}`],
              parameters: parameters.map(argumentOf),
              responses: { 200: { description: "OK" } },
            },
          },
        ] as const,
    ),
  ];
  return {
    swagger: "2.0",
    info: { title: "REST API", version: "1" },
    paths: Object.fromEntries(paths),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definitionOf(table)])),
  };
}

function pathOf({ name, canInsert, canUpdate, canDelete }: Table) {
  const operation = { tags: [name], responses: { 200: { description: "OK" } } };
  return {
    get: operation,
    ...(canInsert ? { post: operation } : {}),
    ...(canUpdate ? { patch: operation } : {}),
    ...(canDelete ? { delete: operation } : {}),
  };
}

function argumentOf({ name, type, isRequired }: Callable["parameters"][number]) {
  return { name, in: "body", required: isRequired, format: type };
}

function definitionOf({ columns, primaryKey }: Table) {
  const list = [...columns.values()];
  return {
    type: "object",
    required: list.filter(({ isNullable }) => !isNullable).map(({ name }) => name),
    properties: Object.fromEntries(list.map((column) => [column.name, propertyOf(column, primaryKey)])),
  };
}

function propertyOf({ name, type, base, enumValues }: Column, primaryKey: string[]) {
  const kinds: Record<string, string> = {
    int2: "integer",
    int4: "integer",
    int8: "integer",
    bool: "boolean",
    numeric: "number",
    float4: "number",
    float8: "number",
  };
  return {
    format: type,
    ...(base === "json" || base === "jsonb"
      ? {}
      : { type: kinds[base] ?? (base.startsWith("_") ? "array" : "string") }),
    ...(enumValues.length > 0 ? { enum: enumValues } : {}),
    ...(primaryKey.includes(name) ? { description: "Note:\nThis is a Primary Key.<pk/>" } : {}),
  };
}
