import { ApiError } from "#edge/api-error.ts";
import { findClosestName } from "#rest/catalogue/closest-name.ts";
import { compileCall } from "./compile-call.ts";
import { compileMutation } from "./compile-mutation.ts";
import { compileRead } from "./compile-read.ts";
import { findTable, type Catalogue, type Table } from "#rest/catalogue/catalogue.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import type { PlanContext } from "#rest/plan/plan-context.ts";
import { shorten } from "#rest/request/shorten.ts";
import type { Compiled } from "./compiled.ts";

export function compileRequest(context: PlanContext, request: RestRequest): Compiled {
  if (request.isCall) return compileCall(context, request);
  const table = findTable(context.catalogue, request.schema, request.name);
  if (!table) throw tableNotFound(context.catalogue, request);
  return request.method === "GET" || request.method === "HEAD"
    ? compileRead(context, request, table)
    : compileMutation(context, request, table);
}

export function tableNotFound(catalogue: Catalogue, { schema, name }: { schema: string; name: string }): ApiError {
  const names = [...(catalogue.tables.get(schema)?.values() ?? [])].map((table: Table) => table.name);
  const meant = findClosestName(name, names, 0.75);
  return new ApiError(
    404,
    "PGRST205",
    `Could not find the table '${schema}.${shorten(name)}' in the schema cache`,
    null,
    meant === null ? null : `Perhaps you meant the table '${schema}.${meant}'`,
  );
}
