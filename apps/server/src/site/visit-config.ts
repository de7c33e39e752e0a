import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { hostOf } from "./public-config.ts";
import { chooseRedesign, type Experiment, REDESIGN_COOKIE, REDESIGN_FLAG } from "./redesign-choice.ts";

export type VisitConfig = (request: FastifyRequest, reply: FastifyReply) => SiteConfig;

/** The public settings as one visitor gets them. Where that depends on a cookie, the answer says so to every cache. */
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
    // By which a device tells the pages that it keeps apart.
    if (choice.flag === "test") reply.header("x-layout", choice.flag);
    return { ...config, flags: { [REDESIGN_FLAG]: choice.flag } };
  };
}

// Without an age it lasts as long as the browser's session.
function sessionCookie(flag: string, isSecure: boolean): string {
  return `${REDESIGN_COOKIE}=${flag}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
