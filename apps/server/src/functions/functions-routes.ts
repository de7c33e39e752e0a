import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { callFunction, FunctionTimeout } from "./call-function.ts";
import { answerFunctionErrors, functionError } from "./function-error.ts";
import type { EdgeFunction } from "./load-functions.ts";
import { BodyTooLarge, toWebRequest } from "./web-request.ts";

export type FunctionsDeps = {
  functions: ReadonlyMap<string, EdgeFunction>;
  /** Where the site is; functions see requests as `<origin>/<name>/…`, as on Supabase. */
  origin: string;
  timeoutMs: number;
  maxBodyBytes: number;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type NamedRequest = { Params: { name: string } };

/** Supabase's functions service: `/<name>` and everything below it belongs to the function of that name. */
export function registerFunctions(app: FastifyInstance, deps: FunctionsDeps): void {
  for (const { name, start } of deps.functions.values()) {
    if ("error" in start) app.log.error({ err: start.error, function: name }, "a function failed to start");
  }
  answerFunctionErrors(app);
  // Bodies are the function's to read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));

  for (const url of ["/:name", "/:name/*"]) {
    app.route<NamedRequest>({ method: [...METHODS], url, handler: (request, reply) => invoke(deps, request, reply) });
  }
}

async function invoke(
  deps: FunctionsDeps,
  request: FastifyRequest<NamedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const found = deps.functions.get(name);
  if (!found) throw functionError.notFound();
  if (found.verifyJwt && request.method !== "OPTIONS" && !hasToken(request)) throw functionError.noToken();
  if ("error" in found.start) throw functionError.failedToStart();
  if (Number(request.headers["content-length"] ?? 0) > deps.maxBodyBytes) throw functionError.bodyTooLarge();

  const abort = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abort.abort(new Error("the client has gone"));
  });
  const { origin, maxBodyBytes, timeoutMs } = deps;
  const path = request.url.slice(request.routeOptions.url!.indexOf("/:name"));
  const web = toWebRequest(request, { origin, path, maxBodyBytes, signal: abort.signal });
  reply.raw.once("finish", () => void web.skipRest().catch(() => {}));
  const info = {
    remoteAddr: { transport: "tcp" as const, hostname: request.ip, port: request.socket.remotePort ?? 0 },
  };
  const call = { handler: found.start.handler, env: found.env, info, timeoutMs };
  const response = await callFunction(call, web.request, abort).catch((error: unknown) => {
    throw toFunctionError(error);
  });
  return sendResponse(reply, response);
}

/** The edge has checked every token that came; what is left to ask is whether there was one. */
function hasToken({ headers }: FastifyRequest): boolean {
  return /^Bearer\s+\S+\s*$/i.test(headers.authorization ?? "");
}

function toFunctionError(error: unknown): unknown {
  if (error instanceof FunctionTimeout) return functionError.timeout();
  if (error instanceof BodyTooLarge) return functionError.bodyTooLarge();
  return new ApiError(500, "EDGE_FUNCTION_ERROR", "Internal Server Error", error);
}

// What the wire is made of is Node's business, and who may read an answer across origins is the edge's: what a
// function says about that is meant for Supabase, where it stands at the edge itself.
const OURS = /^(access-control-.*|connection|keep-alive|transfer-encoding|content-length|set-cookie)$/;

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (!OURS.test(name)) reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(response.body === null ? undefined : Readable.fromWeb(response.body));
}
