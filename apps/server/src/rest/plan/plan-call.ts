import { ApiError } from "#edge/api-error.ts";
import type { Callable, Catalogue, Parameter } from "#rest/catalogue/catalogue.ts";
import { findClosestName } from "#rest/catalogue/closest-name.ts";
import type { RestBody } from "#rest/request/parse-body.ts";
import type { RestRequest } from "#rest/request/parse-request.ts";
import { shorten } from "#rest/request/shorten.ts";

export type CallPlan = {
  callable: Callable;
  /** Where the arguments come from: by name from the body or the URL, or the whole body as the only one. */
  args:
    | { kind: "body"; parameters: Parameter[]; isArray: boolean; isForm: boolean }
    | { kind: "url"; values: { parameter: Parameter; texts: string[] }[] }
    | { kind: "whole"; parameter: Parameter; isForm: boolean };
};

const WHOLE_BODY_TYPES = { json: ["json", "jsonb"], text: ["text"], xml: ["xml"], bytea: ["bytea"] };

export function planCall(catalogue: Catalogue, request: RestRequest): CallPlan {
  const { body, query } = request;
  const isRaw = body?.kind === "raw";
  const names = new Set(body === null ? query.args.map(([name]) => name) : body.kind === "json" ? body.keys : []);
  const overloads = catalogue.functions.get(request.schema)?.get(request.name) ?? [];
  const wholeTypes = body === null ? [] : WHOLE_BODY_TYPES[isRaw ? body.type : "json"];
  const takesWhole = ({ parameters }: Callable) =>
    parameters.length === 1 &&
    wholeTypes.includes(parameters[0]!.type) &&
    (parameters[0]!.name === "" || isSingleObject);
  const isSingleObject = request.prefer.params === "single-object";

  if (!isSingleObject) {
    const named = overloads.filter((candidate) => matchesNames(candidate, names, isRaw));
    if (named.length > 1) throw ambiguous(named);
    if (named.length === 1) return { callable: named[0]!, args: namedArgs(named[0]!, names, request) };
  }
  const whole = overloads.filter(takesWhole);
  if (whole.length > 1) throw ambiguous(whole);
  if (whole.length === 1) {
    return { callable: whole[0]!, args: { kind: "whole", parameter: whole[0]!.parameters[0]!, isForm: isForm(body) } };
  }
  throw notFound(catalogue, request, [...names], overloads);
}

function matchesNames({ parameters }: Callable, names: Set<string>, isRaw: boolean): boolean {
  if (parameters.length === 0) return names.size === 0 && !isRaw;
  const known = new Set(parameters.map(({ name }) => name));
  return (
    [...names].every((name) => known.has(name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || names.has(name))
  );
}

function namedArgs({ parameters }: Callable, names: Set<string>, { body, query }: RestRequest): CallPlan["args"] {
  const [only] = parameters;
  if (parameters.length === 1 && only!.name === "" && body !== null) {
    return { kind: "whole", parameter: only!, isForm: isForm(body) };
  }
  const given = parameters.filter(({ name }) => names.has(name));
  if (body !== null) {
    const isArray = body.kind === "json" && body.isArray;
    return { kind: "body", parameters: given, isArray, isForm: isForm(body) };
  }
  const textsOf = (wanted: string) => query.args.filter(([name]) => name === wanted).map(([, text]) => text);
  return { kind: "url", values: given.map((parameter) => ({ parameter, texts: textsOf(parameter.name) })) };
}

function isForm(body: RestBody | null): boolean {
  return body?.kind === "json" && body.isForm === true;
}

function signature({ schema, name, parameters }: Callable): string {
  return `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ")})`;
}

function ambiguous(candidates: Callable[]): ApiError {
  const signatures = candidates
    .toSorted((a, b) => a.parameters.length - b.parameters.length || (signature(a) < signature(b) ? -1 : 1))
    .map(signature);
  return new ApiError(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    null,
    "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  );
}

function notFound(catalogue: Catalogue, request: RestRequest, names: string[], overloads: Callable[]): ApiError {
  const { body } = request;
  const called = `${request.schema}.${shorten(request.name)}`;
  const sorted = names.toSorted();
  const keys = shorten(sorted.join(", "));
  const isRaw = body?.kind === "raw";
  const listed = names.length === 0 ? " without parameters" : `(${keys})`;
  const spelled = names.length === 0 ? " without parameters" : ` with parameter${names.length > 1 ? "s" : ""} ${keys}`;
  const searched = isRaw
    ? ` with a single unnamed ${body.type} parameter`
    : spelled + (body === null ? "" : " or with a single unnamed json/jsonb parameter");
  return new ApiError(
    404,
    "PGRST202",
    `Could not find the function ${called}${isRaw ? "" : listed} in the schema cache`,
    `Searched for the function ${called}${searched}, but no matches were found in the schema cache.`,
    isRaw ? null : hintFor(catalogue, request, sorted, overloads),
  );
}

function hintFor(catalogue: Catalogue, request: RestRequest, names: string[], overloads: Callable[]): string | null {
  const intro = `Perhaps you meant to call the function ${request.schema}.`;
  if (overloads.length === 0) {
    const meant = findClosestName(request.name, catalogue.functions.get(request.schema)?.keys() ?? [], 0.33);
    return meant === null ? null : intro + meant;
  }
  const lists = overloads.map(
    ({ parameters }) =>
      `(${parameters
        .map(({ name }) => name)
        .toSorted()
        .join(", ")})`,
  );
  const meant = findClosestName(`(${names.join(", ")})`, lists, 0.33);
  return meant === null ? null : intro + request.name + meant;
}
