import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "#settings/config.ts";
import { ApiError } from "#edge/api-error.ts";

/** Without PUBLIC_URL the site's address is the requested one: for example a laptop's name on the school network. */
export function publicConfigFor(config: Config, anonKey: string, build: string | null = null) {
  return (request: FastifyRequest): SiteConfig => ({
    siteName: config.siteName,
    supabaseUrl: config.publicUrl ?? requireOrigin(request),
    ...publicSettings(config, anonKey, build),
    ...homeClassOn(config, hostOf(request)),
  });
}

/** The public settings that are the same for every host. */
export function publicSettings(config: Config, anonKey: string, build: string | null) {
  return {
    anonKey,
    ...(build !== null && { build }),
    ...(Object.keys(config.links).length > 0 && { links: config.links }),
    ...(config.mirrors.length > 0 && { mirrors: config.mirrors }),
    ...(config.timeServiceUrl && { timeServiceUrl: config.timeServiceUrl }),
    ...(config.posthog && { posthog: config.posthog }),
    ...(config.sentryDsn && { sentryDsn: config.sentryDsn }),
  };
}

/**
 * The requested origin, or null for an invalid Host header. Only the protocol is taken from a proxy: we do not ask it
 * to set X-Forwarded-Host, so the visitor may have sent that.
 */
export function originOf({ protocol, headers, socket }: FastifyRequest): string | null {
  const own = "encrypted" in socket ? "https" : "http";
  const address = `${/^https?$/.test(protocol) ? protocol : own}://${headers.host ?? ""}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** The requested host name, without its port. */
export function hostOf(request: FastifyRequest): string | null {
  const origin = originOf(request);
  return origin === null ? null : new URL(origin).hostname;
}

function homeClassOn({ hostClasses, homeClass }: Config, host: string | null): { homeClass?: string } {
  const named = host !== null && Object.hasOwn(hostClasses, host) ? hostClasses[host] : homeClass;
  return named ? { homeClass: named } : {};
}

function requireOrigin(request: FastifyRequest): string {
  const origin = originOf(request);
  if (origin === null) throw new ApiError(400, "BAD_HOST", "The Host header is not a valid host name.");
  return origin;
}
