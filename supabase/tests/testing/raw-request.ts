import type { RulesSite } from "./rules-site.ts";

export type RawRequest = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string };
export type RawAnswer = { status: number; text: string; headers: Headers };

/** A raw request without any client package. `path` starts with /rest/v1 or /storage/v1. */
export async function send(site: RulesSite, path: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { method = "GET", body, headers = {}, token = site.gateway.anonKey } = request;
  const answer = await site.gateway.fetch(`${site.gateway.url}${path}`, {
    method,
    headers: {
      apikey: site.gateway.anonKey,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
