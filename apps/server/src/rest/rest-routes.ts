import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database, Identity } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { readBody as readBytes } from "#edge/read-body.ts";
import { headersText } from "#edge/headers-text.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import { findTable } from "./catalogue/catalogue.ts";
import { createCatalogueCache } from "./catalogue/catalogue-cache.ts";
import { tableNotFound } from "./sql/compile-request.ts";
import { writeOpenApi } from "./openapi-document.ts";
import { parseBody, type RestBody } from "./request/parse-body.ts";
import type { RestMethod } from "./request/parse-request.ts";
import { answerError } from "./rest-errors.ts";
import { DEFAULT_REST_LIMITS, type RestLimits } from "./request/rest-limits.ts";
import type { RestAnswer } from "./rest-response.ts";
import { createPageAnswers, isSameForEveryVisitor } from "./page-answers.ts";
import { createRestRunner, shapeKey } from "./run-request.ts";

type RestDeps = {
  db: Database;
  schemas: string[];
  limits?: Partial<RestLimits>;
  /** The reads that the site's own pages make for every visitor, and how long visitors share their answers. */
  isPageRead?: (isCall: boolean, name: string, search: string) => boolean;
  pageAnswersMs?: number;
};

const METHODS: RestMethod[] = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"];

/** PostgREST's API: tables and views at `/name`, functions at `/rpc/name`, the OpenAPI document at `/`. */
export function registerRest(app: FastifyInstance, deps: RestDeps): void {
  const limits = { ...DEFAULT_REST_LIMITS, ...deps.limits };
  const catalogues = createCatalogueCache(deps.db, deps.schemas);
  const isPageRead = deps.isPageRead ?? (() => false);
  const answerPage = createPageAnswers(deps.pageAnswersMs ?? 0);
  const run = createRestRunner({ db: deps.db, catalogues, schemas: deps.schemas, limits });

  // Load it at the start, so that the first visitor does not wait.
  app.addHook("onListen", async () => void (await catalogues.current().catch(() => {})));

  // Keep bodies unparsed: the database parses the JSON that it stores.
  app.removeAllContentTypeParsers();
  // JSON by its name, too: Fastify looks up a name faster than it finds that none fits.
  for (const type of ["application/json", "*"]) {
    app.addContentTypeParser(type, (_request, message, done) => readBytes(message, limits.maxBodyBytes, done));
  }

  app.setErrorHandler((error, request, reply) => {
    // A request that the edge refused has no identity yet.
    const { role } = (request.identity as Identity | null) ?? { role: "anon" as const };
    const { status, headers, body } = answerError(error, role);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return reply.code(status).headers(headers).type("application/json; charset=utf-8").send(body);
  });
  app.setNotFoundHandler(() => {
    throw new ApiError(404, "PGRST125", "Invalid path specified in request URL");
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const isTooLong = Buffer.byteLength(request.raw.url ?? "") > limits.maxUrlBytes;
    done(isTooLong ? new ApiError(414, "PGRST100", `The URL is longer than ${limits.maxUrlBytes} bytes`) : undefined);
  });

  // Not async: a promise per step would cost every request more than the step itself.
  const serve = (isCall: boolean) => (request: FastifyRequest, reply: FastifyReply) => {
    const { name } = request.params as { name: string };
    const headers = request.headers as Record<string, string | undefined>;
    const url = request.raw.url ?? "";
    const mark = url.indexOf("?");
    const search = mark < 0 ? "" : url.slice(mark + 1);
    const method = request.method as RestMethod;
    const body = readBody(request, isCall, search, limits);
    const path = `${isCall ? "/rpc" : ""}/${name}`;
    const caller = queueCaller(request);
    const context = {
      method,
      path,
      headers: headers as Record<string, string>,
      headersText: headersText(request),
      caller,
    };
    const incoming = { method, isCall, name, search, headers, body };
    const { identity } = request;
    const answer = () => {
      if (!isSameForEveryVisitor(incoming, identity) || !isPageRead(isCall, name, search))
        return run(incoming, identity, context);
      const shared = { ...context, caller: { ...caller, isPage: true, isGone: () => false } };
      const key = `${shapeKey(incoming)}\n${body?.kind === "json" ? body.text : ""}`;
      return answerPage(key, () => run(incoming, identity, shared));
    };
    answer().then(
      (answered) => void send(reply, answered),
      (error: Error) => void reply.send(error),
    );
  };
  app.route({ method: METHODS, url: "/:name", handler: serve(false) });
  app.route({ method: METHODS, url: "/rpc/:name", handler: serve(true) });
  app.get("/", async (request, reply) => send(reply, await writeOpenApi(deps.db, catalogues, deps.schemas, request)));

  app.options("/", (_request, reply) => reply.header("allow", "OPTIONS,GET,HEAD").send(""));
  app.options("/rpc/:name", async (request, reply) => {
    const { name } = request.params as { name: string };
    const schema = (request.headers["accept-profile"] as string | undefined) ?? deps.schemas[0]!;
    const callables = (await catalogues.current()).functions.get(schema)?.get(name) ?? [];
    const changesData = callables.length > 0 && callables.every(({ volatility }) => volatility === "volatile");
    return reply.header("allow", changesData ? "OPTIONS,POST" : "OPTIONS,GET,HEAD,POST").send("");
  });
  app.options("/:name", async (request, reply) => {
    const { name } = request.params as { name: string };
    const catalogue = await catalogues.current();
    const schema = (request.headers["accept-profile"] as string | undefined) ?? deps.schemas[0]!;
    const table = findTable(catalogue, schema, name);
    if (!table) throw tableNotFound(catalogue, { schema, name });
    const { canInsert, canUpdate, canDelete, primaryKey } = table;
    const verbs = [
      "OPTIONS,GET,HEAD",
      ...(canInsert ? ["POST"] : []),
      ...(canInsert && canUpdate && primaryKey.length > 0 ? ["PUT"] : []),
      ...(canUpdate ? ["PATCH"] : []),
      ...(canDelete ? ["DELETE"] : []),
    ];
    return reply.header("allow", verbs.join(",")).send("");
  });
}

function readBody(request: FastifyRequest, isCall: boolean, search: string, limits: RestLimits): RestBody | null {
  if (request.method !== "POST" && request.method !== "PATCH" && request.method !== "PUT") return null;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const isListed = request.method !== "PUT" && /(?:^|&)columns=/.test(search);
  return parseBody(bytes, request.headers["content-type"], { isCall, isListed, maxRows: limits.maxInsertRows });
}

function send(reply: FastifyReply, { status, headers, body }: RestAnswer): FastifyReply {
  // Fastify labels every string text/plain, even an empty one.
  return reply
    .code(status)
    .headers(headers)
    .send(body === "" ? undefined : body);
}
