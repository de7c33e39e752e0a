import { arrayLiteral } from "#rest/catalogue/quote-sql.ts";
import type { Parameter } from "#rest/catalogue/catalogue.ts";
import type { CallPlan } from "#rest/plan/plan-call.ts";
import { bind, bindBody, type SqlValues } from "./sql-values.ts";

/** The call, and the FROM items before it that its arguments need. */
export type BuiltCall = { before: string; call: string };

export function buildCall({ callable, args }: CallPlan, values: SqlValues): BuiltCall {
  if (args.kind === "whole") {
    const { type } = args.parameter;
    const body = bindBody(values);
    const lasts = `(select json_object_agg(f.key, f.value ->> -1) from json_each(${body}::json) f)`;
    const value = type === "bytea" ? `decode(${body}, 'hex')` : `${args.isForm ? lasts : body}::${type}`;
    return { before: "", call: `${callable.sql}(${value})` };
  }
  if (args.kind === "url") {
    const list = args.values.map(({ parameter, texts }) => {
      const text = parameter.isVariadic ? arrayLiteral(texts) : (texts.at(-1) ?? null);
      return `${variadic(parameter.isVariadic)}${parameter.sql} => ${bind(values, text)}::${parameter.type}`;
    });
    return { before: "", call: `${callable.sql}(${list.join(", ")})` };
  }
  if (args.parameters.length === 0) return { before: "", call: `${callable.sql}()` };
  if (args.isForm) return buildFormCall(callable.sql, args.parameters, values);
  const typed = args.parameters.map(({ sql, type }) => `${sql} ${type}`).join(", ");
  const list = args.parameters.map(({ sql, isVariadic }) => `${variadic(isVariadic)}${sql} => a.${sql}`);
  const record = `json_to_record${args.isArray ? "set" : ""}(${bindBody(values)}::json) as a(${typed})`;
  const before = args.isArray ? `(select * from ${record} limit 1) a` : record;
  return { before, call: `${callable.sql}(${list.join(", ")})` };
}

/** Form fields are lists of texts: a variadic parameter gets all of them, any other the last one. */
function buildFormCall(callable: string, parameters: Parameter[], values: SqlValues): BuiltCall {
  const typed = parameters.map(({ sql }) => `${sql} text[]`).join(", ");
  const list = parameters.map(({ sql, type, isVariadic }) => {
    const value = isVariadic ? `a.${sql}` : `a.${sql}[cardinality(a.${sql})]`;
    return `${variadic(isVariadic)}${sql} => ${value}::${type}`;
  });
  return {
    before: `json_to_record(${bindBody(values)}::json) as a(${typed})`,
    call: `${callable}(${list.join(", ")})`,
  };
}

function variadic(isVariadic: boolean): string {
  return isVariadic ? "variadic " : "";
}
