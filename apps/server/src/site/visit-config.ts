import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { hostOf } from "./public-config.ts";
import { chooseRedesign, type Experiment, REDESIGN_COOKIE, REDESIGN_FLAG } from "./redesign-choice.ts";

export type VisitConfig = (request: FastifyRequest, reply: FastifyReply) => SiteConfig;

/** The public settings for one visitor. Where they depend on a cookie, the Vary header says so. */
export function visitConfigFor(
  publicConfig: (request: FastifyRequest) => SiteConfig,
  experiment: Experiment,
): VisitConfig {
  return (request, reply) => {
    const config = publicConfig(request);
    const { url, headers, protocol } = request;
    const choice = chooseRedesign({ host: hostOf(request), url, cookie: headers.cookie }, experiment);
    reply.header("cache-control", choice === null ? "no-cache" : "private, no-cache");
    if (choice === null) return config;
    reply.header("vary", "Cookie");
    if (choice.flag === null) return config;
    if (choice.isNew) reply.header("set-cookie", sessionCookie(choice.flag, protocol === "https"));
    // The service worker uses it to tell cached layouts apart.
    if (choice.flag === "test") reply.header("x-layout", choice.flag);
    return { ...config, flags: { [REDESIGN_FLAG]: choice.flag } };
  };
}

// Without Max-Age it is a session cookie.
function sessionCookie(flag: string, isSecure: boolean): string {
  return `${REDESIGN_COOKIE}=${flag}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
