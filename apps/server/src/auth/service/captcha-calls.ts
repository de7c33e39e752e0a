import { callbackify } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CaptchaPlace } from "#settings/auth-settings.ts";
import type { Database } from "#db/database.ts";
import { refuse } from "./auth-errors.ts";
import { consumeProof } from "./captcha.ts";

/** RPCs that are open to visitors, and the place under which the operator can require a proof of work. */
const PLACES: Record<string, CaptchaPlace | undefined> = { file_takedown: "takedown" };
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Guard = { db: Database; captchaAt: CaptchaPlace[]; publicUrl: string | null };

/**
 * Before such a call: passes the caller's address to the database for its rate limits, and requires a proof of work.
 * The arguments have no room for the proof, so it comes in a header.
 */
export function guardCalls(app: FastifyInstance, { db, captchaAt, publicUrl }: Guard): void {
  const requireProof = callbackify(async (token: unknown, place: CaptchaPlace) => {
    if (typeof token !== "string" || !(await consumeProof(db, token, place))) throw refuse("captcha_failed");
  });
  app.addHook("preHandler", (request, _reply, done) => {
    const { name } = request.params as { name?: string };
    const place = name !== undefined && Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    if (place === undefined) return done();
    tellAddress(request);
    if (!captchaAt.includes(place) || !canProve(request, publicUrl)) return done();
    requireProof(request.headers["x-captcha-token"], place, done);
  });
}

/** Clients can forge these headers; only the connection or a trusted proxy counts. */
function tellAddress(request: FastifyRequest): void {
  request.headers = { ...request.headers, "x-forwarded-for": request.clientAddress, "cf-connecting-ip": undefined };
}

/** Whether the sending page can do the work: browsers offer Web Crypto only over https and on localhost. */
function canProve(request: FastifyRequest, publicUrl: string | null): boolean {
  return request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false) || LOOPBACK.test(hostOf(request));
}

const hostOf = ({ host }: FastifyRequest): string => host.replace(/:\d+$/, "").toLowerCase();
