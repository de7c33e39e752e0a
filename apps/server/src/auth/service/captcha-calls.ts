import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CaptchaPlace } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { refuse } from "./auth-errors.ts";
import { useProof } from "./captcha.ts";

/** Functions of the database that strangers may call, and where work can be asked of them first. */
const PLACES: Record<string, CaptchaPlace | undefined> = { file_takedown: "takedown" };
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Guard = { db: Database; captchaAt: CaptchaPlace[]; publicUrl: string | null };

/**
 * Before such a call: tells the database the caller's address, which the limits of these functions count by, and asks
 * for a proof of work. The arguments have no room for one, so it comes in a header.
 */
export function guardCalls(app: FastifyInstance, { db, captchaAt, publicUrl }: Guard): void {
  app.addHook("preHandler", async (request) => {
    const { name } = request.params as { name?: string };
    const place = name !== undefined && Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    if (place === undefined) return;
    tellAddress(request);
    if (!captchaAt.includes(place) || !canProve(request, publicUrl)) return;
    const token = request.headers["x-captcha-token"];
    if (typeof token !== "string" || !(await useProof(db, token, place))) throw refuse("captcha_failed");
  });
}

/** A caller could write any address into these headers; only what the connection or a trusted proxy says counts. */
function tellAddress(request: FastifyRequest): void {
  request.headers = { ...request.headers, "x-forwarded-for": request.clientAddress, "cf-connecting-ip": undefined };
}

/** Whether the page that sends this can do the work: browsers have Web Crypto over https and on this computer only. */
function canProve(request: FastifyRequest, publicUrl: string | null): boolean {
  return request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false) || LOOPBACK.test(hostOf(request));
}

const hostOf = ({ host }: FastifyRequest): string => host.replace(/:\d+$/, "").toLowerCase();
