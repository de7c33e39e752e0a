import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EVENTS } from "#db/events/gateway-events.ts";
import { ApiError } from "#edge/api-error.ts";
import { limitBodyMemory, type BodyMemory } from "./body-memory.ts";
import { visibleEnv, type FunctionEnv } from "./deno-shim.ts";
import { findFunctions, type FoundFunction, type FunctionFolder } from "./find-functions.ts";
import { CallerGone, FunctionDidNotStart, FunctionTimeout, type FunctionAnswer } from "./function-call.ts";
import { answerFunctionErrors, functionError } from "./function-error.ts";
import { openFunctionPool, type FunctionPool } from "./function-pool.ts";
import { callAsService, readSchedule, runOnSchedule } from "./function-schedule.ts";
import { toIncomingRequest } from "./incoming-request.ts";

export type FunctionsDeps = {
  functions: FunctionFolder & {
    /** Called at the first call, when the site's address is known. */
    env: () => FunctionEnv;
    /** The functions that the gateway calls on a schedule; without it, none. */
    scheduleFile?: string;
  };
  /** The site's origin; functions see requests as `<origin>/<name>/…`, as on Supabase. */
  origin: string;
  timeoutMs: number;
  /** Whether functions answer CORS for other sites themselves. */
  ownCors: boolean;
  /** Whether a session still exists: a function must not act for a user who has signed out. */
  isSessionOpen: (sessionId: string) => Promise<boolean>;
};

type Invocation = Omit<FunctionsDeps, "functions"> & {
  found: Map<string, FoundFunction>;
  pool: FunctionPool;
  room: BodyMemory;
};

const MB = 1024 * 1024;
const BODY_ROOM = { totalBytes: 32 * MB, callerBytes: 8 * MB };

/** Longer than the longest replay of a run (2 s of CPU time). */
const MIN_SILENCE_MS = 3000;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type NamedRequest = { Params: { name: string } };

/** Supabase's functions service: `/<name>` and all paths below it belong to the function of that name. */
export function registerFunctions(app: FastifyInstance, { functions, ...deps }: FunctionsDeps): void {
  const found = findFunctions(functions);
  const room = limitBodyMemory(BODY_ROOM);
  const env = () => visibleEnv(functions.env());
  const pool = openFunctionPool({
    input: () => ({ files: new Map([...found.values()].map(({ name, file }) => [name, file])), env: env() }),
    silenceMs: Math.max(deps.timeoutMs, MIN_SILENCE_MS),
    ...(functions.worker && { worker: functions.worker }),
    onTrouble: (error) => app.log.error({ err: error }, "a function thread stopped unexpectedly"),
  });
  app.addHook("onClose", () => pool.close());
  app.addHook("onListen", (done) => {
    const schedule = functions.scheduleFile ? readSchedule(functions.scheduleFile) : [];
    const stop = runOnSchedule(schedule, (name) => callAsService(pool, name, env()), app.log);
    app.server.once("close", stop);
    done();
  });

  answerFunctionErrors(app);
  // Functions read their own bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  for (const url of ["/:name", "/:name/*"]) {
    const handler = (request: FastifyRequest<NamedRequest>, reply: FastifyReply) =>
      invoke({ ...deps, found, pool, room }, request, reply);
    app.route<NamedRequest>({ method: [...METHODS], url, handler });
  }
}

async function invoke(
  { found, pool, room, origin, timeoutMs, ownCors, isSessionOpen }: Invocation,
  request: FastifyRequest<NamedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const wanted = found.get(name);
  if (!wanted) throw functionError.notFound();
  const from = performance.now();
  reply.raw.once("close", () =>
    EVENTS.functionEnd.emit(() => ({ name, status: reply.raw.statusCode, tookMs: performance.now() - from })),
  );
  if (wanted.verifyJwt && request.method !== "OPTIONS" && !hasToken(request)) throw functionError.noToken();
  const { maxBodyBytes } = wanted;
  const bodyBytes = expectedBytes(request, maxBodyBytes);
  if (bodyBytes > maxBodyBytes) throw functionError.bodyTooLarge(maxBodyBytes);
  const leaveRoom = room.take(request.identity.claims.sub ?? request.addressGroup, bodyBytes);
  if (!leaveRoom) throw functionError.noRoom();
  for (const end of ["finish", "close"]) reply.raw.once(end, leaveRoom);

  const sessionId = request.identity.claims.session_id;
  if (sessionId !== undefined && !(await isSessionOpen(sessionId))) throw functionError.sessionOver();

  const path = request.url.slice(request.routeOptions.url!.indexOf("/:name"));
  const incoming = toIncomingRequest(request, { name, origin, path, maxBodyBytes });
  const call = pool.call({ request: incoming.request, body: incoming.body, timeoutMs });
  reply.raw.once("finish", () => {
    call.over(null);
    void incoming.skipRest().catch(() => {});
  });
  reply.raw.once("close", () => call.over(reply.raw.writableFinished ? null : "the client disconnected"));
  const answer = await call.answer.catch((error: unknown) => {
    throw incoming.bodyError() ? functionError.bodyTooLarge(maxBodyBytes) : toFunctionError(error);
  });
  const asker = request.headers.origin;
  const isAnsweredByEdge = asker === undefined || asker === "null" || reply.hasHeader("access-control-allow-origin");
  return sendAnswer(reply, answer, ownCors && !isAnsweredByEdge ? WIRE : WIRE_AND_ORIGINS);
}

/** The announced size of a body, or its limit if none is announced. */
function expectedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  if (headers["transfer-encoding"] !== undefined) return maxBytes;
  return Number(headers["content-length"] ?? 0);
}

/** The edge has verified any token; this checks whether there was one. */
function hasToken({ headers }: FastifyRequest): boolean {
  return /^Bearer\s+\S+\s*$/i.test(headers.authorization ?? "");
}

function toFunctionError(error: unknown): unknown {
  if (error instanceof FunctionTimeout) return functionError.timeout();
  if (error instanceof FunctionDidNotStart) return functionError.failedToStart(error);
  if (error instanceof CallerGone) return functionError.callerGone();
  return new ApiError(500, "EDGE_FUNCTION_ERROR", "Internal Server Error", error);
}

// Node sets the transport headers. The edge sets the CORS headers, unless the operator leaves them to functions: on
// Supabase, functions have no edge in front.
const WIRE = /^(connection|keep-alive|transfer-encoding|content-length)$/;
const WIRE_AND_ORIGINS = new RegExp(`^access-control-|${WIRE.source}`);

function sendAnswer(reply: FastifyReply, { status, headers, body }: FunctionAnswer, ours: RegExp): FastifyReply {
  reply.code(status);
  // Names are unique, except for cookies, which Fastify collects.
  for (const [name, value] of headers) if (!ours.test(name)) reply.header(name, value);
  return reply.send(body === null ? undefined : Readable.fromWeb(body));
}
