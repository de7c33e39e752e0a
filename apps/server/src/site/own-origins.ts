import type { FastifyRequest } from "fastify";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { originOf } from "./public-config.ts";

// CSP has no quoting: a Host header with a separator must not become a directive.
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Behind a proxy the visitor's address and ours may differ, so both are allowed. */
export function ownOrigins({ supabaseUrl }: SiteConfig, request: FastifyRequest): string[] {
  const origins = new Set([new URL(supabaseUrl).origin, originOf(request)]);
  return [...origins].filter((origin): origin is string => origin !== null && PLAIN_ORIGIN.test(origin));
}
