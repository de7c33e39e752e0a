import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Server } from "node:http";
import { callbackify } from "node:util";
import { ApiError } from "#edge/api-error.ts";
import { retryHeaders, toApiError } from "#edge/errors.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import { registerBroadcastRoutes } from "./broadcast-routes.ts";
import type { Realtime } from "./realtime.ts";
import { SERIALIZER_V1 } from "./wire/serializer-v1.ts";
import { SERIALIZER_V2 } from "./wire/serializer-v2.ts";
import { serveSocket } from "./socket-frames.ts";
import type { Socket } from "./connection.ts";
import { upgradesFor } from "./upgrade-requests.ts";
import type { Serializer } from "./wire/wire-frame.ts";

const MAX_FRAME_BYTES = 256 * 1024;
const SERIALIZERS: Record<string, Serializer> = { "1.0.0": SERIALIZER_V1, "2.0.0": SERIALIZER_V2 };
let nextSocketId = 1;

type RouteDeps = {
  realtime: Realtime;
  /** A connection was opened or closed. */
  onSocket: () => void;
  stop: () => Promise<void>;
  /** The site's own address; null if it is the requested one. */
  publicUrl: string | null;
  allowedOrigins: string[];
};

/** The realtime service: its websocket, and broadcasts by HTTP. */
export async function registerRealtime(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { realtime, onSocket } = deps;
  const upgrades = upgradesFor(app.server, `${app.prefix}/websocket`, app.routing.bind(app));
  await app.register(websocket, {
    errorHandler: (error, socket) => {
      realtime.log.debug({ err: error }, "a realtime connection failed");
      socket.terminate();
    },
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, server: upgrades as unknown as Server },
    preClose: callbackify(deps.stop),
  });
  // Closes the connection of a refused upgrade: Node no longer does it, and the client may not.
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = toApiError(error);
    if (refused.status >= 500) request.log.error({ err: error }, "request failed");
    const { message } = refused;
    const body = request.url.includes("/api/") ? { message } : { error: message };
    return reply
      .code(refused.status)
      .headers({ ...retryHeaders(error, refused.status), ...refused.headers })
      .type("application/json; charset=utf-8")
      .send(body);
  });
  app.get("/websocket", { websocket: true, preValidation: judgeUpgrade(deps) }, (ws, request) => {
    const socket = { ...newSocket(request), ws };
    serveSocket(realtime, socket);
    onSocket();
    ws.on("close", onSocket);
  });
  registerBroadcastRoutes(app, realtime);
}

// Browsers send cookies and no CORS preflight with a websocket, so the origin is checked here.
function judgeUpgrade({ realtime, publicUrl, allowedOrigins }: RouteDeps) {
  const allowed = new Set(allowedOrigins);
  if (publicUrl) allowed.add(new URL(publicUrl).origin);
  const isOwn = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin !== undefined && (origin === "null" || !(allowed.has(origin) || isOwn(origin, request.host))))
      throw new ApiError(403, "ORIGIN", "This origin may not use the realtime service");
    if (!versionOf(request)) throw new ApiError(400, "VERSION", "vsn must be 1.0.0 or 2.0.0");
    if (realtime.isStopping) throw new ApiError(503, "STOPPING", "Realtime is restarting, please standby");
    const status = realtime.counts.refusal(request.addressGroup);
    if (status) throw new ApiError(status, "SOCKETS", "Too many connections");
  };
}

function versionOf(request: FastifyRequest): Serializer | undefined {
  const { vsn = "1.0.0" } = request.query as { vsn?: unknown };
  return SERIALIZERS[String(vsn)];
}

function newSocket(request: FastifyRequest): Omit<Socket, "ws"> {
  return {
    id: nextSocketId++,
    serializer: versionOf(request)!,
    site: request.identity,
    network: request.addressGroup,
    headers: readableHeaders(request),
    caller: queueCaller(request),
    user: null,
    channels: new Map(),
    joining: new Map(),
    sessions: new Map(),
    lastFrameAt: performance.now(),
  };
}

// As at Supabase: policies see the caller's own x- headers. Those of a proxy differ between visitors.
const UNREADABLE = /^x-(api-key|forwarded-.*|real-ip|request-id)$/;

function readableHeaders({ headers }: FastifyRequest): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith("x-") && !UNREADABLE.test(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
