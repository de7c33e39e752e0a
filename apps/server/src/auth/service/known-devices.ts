import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuthService } from "./auth-service.ts";
import { isEqualInConstantTime } from "./secret-text.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set on the response after a sign-in. */
    deviceCookie: string | null;
  }
}

const COOKIE = "quack_device";
const KEPT_SECONDS = 180 * 24 * 3600;
// A shared computer has many users, and headers have a size limit.
const MAX_ACCOUNTS = 8;
const PART = /^[\w-]{22}$/;

/**
 * Device cookies tell a browser that has signed in to an account from strangers who guess its password, also behind a
 * school's one address. The cookie holds a random id and one keyed tag per account; the server stores nothing.
 */
export function answerDeviceCookies(app: FastifyInstance): void {
  app.decorateRequest("deviceCookie", null);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.deviceCookie !== null) reply.header("set-cookie", request.deviceCookie);
    done(null, payload);
  });
}

/** The id of a browser that has signed in to this account (e-mail or phone) before. */
export function knownDevice(service: AuthService, request: FastifyRequest, account: string): string | null {
  const { id, tags } = readCookie(request);
  if (id === null) return null;
  const tag = tagOf(service, id, account);
  return tags.some((each) => isEqualInConstantTime(each, tag)) ? id : null;
}

/** Marks this browser as known for the account. With a second factor, only after it was verified. */
export function rememberDevice(
  service: AuthService,
  request: FastifyRequest,
  { email, phone }: { email: string; phone: string },
): void {
  const { id, tags } = readCookie(request);
  const deviceId = id ?? randomBytes(16).toString("base64url");
  const own = [email, phone].filter(Boolean).map((account) => tagOf(service, deviceId, account));
  if (own.length === 0) return;
  const kept = [...own, ...tags.filter((tag) => !own.includes(tag))].slice(0, MAX_ACCOUNTS);
  const secure = service.siteUrl.startsWith("https:") ? "; Secure" : "";
  request.deviceCookie =
    `${COOKIE}=${[deviceId, ...kept].join(".")}; Path=/auth/v1; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict` +
    secure;
}

function readCookie({ headers }: FastifyRequest): { id: string | null; tags: string[] } {
  const pair = (headers.cookie ?? "").split(";").find((each) => each.trim().startsWith(`${COOKIE}=`));
  const [id = "", ...tags] = (pair?.trim().slice(COOKIE.length + 1) ?? "").split(".");
  if (!PART.test(id) || tags.length > MAX_ACCOUNTS || !tags.every((tag) => PART.test(tag)))
    return { id: null, tags: [] };
  return { id, tags };
}

const tagOf = ({ refreshSecret }: AuthService, id: string, account: string): string =>
  createHmac("sha256", refreshSecret)
    .update(`device\n${id}\n${account}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
