import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import { bytesOf, MAX_BROADCAST_BYTES } from "./channel-messages.ts";
import type { Realtime } from "./realtime.ts";
import type { Broadcast, Content } from "./realtime-sources.ts";
import { sendBroadcast } from "./send-broadcast.ts";
import { isRecord } from "./wire/wire-frame.ts";

const MAX_MESSAGES = 100;

/** Broadcasts by HTTP: many at once, or one with its topic and event in the address. */
export function registerBroadcastRoutes(app: FastifyInstance, realtime: Realtime): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });

  app.post("/api/broadcast", async (request, reply) => {
    await judgeCaller(realtime, request);
    const broadcasts = readMessages(request.body);
    for (const broadcast of broadcasts) {
      limitRate(realtime, request);
      // A refused message is skipped silently, as at Supabase.
      if (await mayBroadcast(realtime, request, broadcast)) sendBroadcast(realtime, broadcast, null);
    }
    return reply.code(202).send();
  });

  app.post<{ Params: { topic: string; event: string }; Querystring: { private?: string } }>(
    "/api/broadcast/:topic/events/:event",
    async (request, reply) => {
      await judgeCaller(realtime, request);
      limitRate(realtime, request);
      const { topic, event } = request.params;
      const content: Content = Buffer.isBuffer(request.body)
        ? { bytes: request.body }
        : { json: JSON.stringify(request.body ?? {}) };
      const broadcast = { topic, event, isPrivate: request.query.private === "true", content };
      if (bytesOf(content) > MAX_BROADCAST_BYTES) throw new ApiError(413, "SIZE", "Payload size exceeds the limit");
      if (!(await mayBroadcast(realtime, request, broadcast))) throw new ApiError(403, "REFUSED", "Unauthorized");
      sendBroadcast(realtime, broadcast, null);
      return reply.code(202).send();
    },
  );
}

async function judgeCaller({ sessions }: Realtime, { identity }: FastifyRequest): Promise<void> {
  if (!(await sessions.isOpen(identity, null)))
    throw new ApiError(401, "SESSION", "This session is over. Sign in again.");
}

function limitRate({ rates }: Realtime, { identity, addressGroup }: FastifyRequest): void {
  if (identity.role === "service_role") return;
  if (!rates.messages.take(`http ${identity.claims.sub ?? addressGroup}`))
    throw new ApiError(429, "RATE", "Too many messages per second");
}

async function mayBroadcast(realtime: Realtime, request: FastifyRequest, message: Broadcast): Promise<boolean> {
  if (!message.isPrivate) return realtime.settings.publicChannels;
  const asker = { headers: {}, caller: queueCaller(request) };
  return (await realtime.access.read(message.topic, request.identity, asker)).writeBroadcast;
}

function readMessages(body: unknown): Broadcast[] {
  const messages = isRecord(body) ? body["messages"] : undefined;
  if (!Array.isArray(messages)) throw unprocessable("messages must be a list");
  if (messages.length > MAX_MESSAGES) throw unprocessable(`messages has at most ${MAX_MESSAGES} entries`);
  return messages.map(readMessage);
}

function readMessage(message: unknown): Broadcast {
  if (!isRecord(message)) throw unprocessable("a message must be an object");
  const { topic, event, payload } = message;
  if (typeof topic !== "string" || topic === "") throw unprocessable("topic must be a text");
  if (typeof event !== "string" || event === "") throw unprocessable("event must be a text");
  if (payload === undefined) throw unprocessable("payload is missing");
  const content = { json: JSON.stringify(payload) };
  if (bytesOf(content) > MAX_BROADCAST_BYTES) throw unprocessable("Payload size exceeds the limit");
  return { topic, event, isPrivate: message["private"] === true || message["private"] === "true", content };
}

const unprocessable = (problem: string): ApiError => new ApiError(422, "MESSAGE", problem);
