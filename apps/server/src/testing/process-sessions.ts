import { randomUUID } from "node:crypto";
import type { GatewayProcess } from "./gateway-process.ts";
import type { PreparedSite } from "./prepared-site.ts";

export const SESSIONS_ENV = { SCHOOL_NETWORKS: "loopback", STEADY_MS: "0" };

export type Session = { access_token: string; refresh_token: string };

/** Calls the auth service of a running process like a browser. */
export async function auth(
  { port }: GatewayProcess,
  { anonKey }: PreparedSite,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number; body: Session }> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/v1${path}`, {
    method,
    headers: {
      apikey: anonKey,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Session };
}

export async function newSession(process: GatewayProcess, site: PreparedSite): Promise<Session> {
  const body = { email: `${randomUUID()}@pond.test`, password: "seven grey herons" };
  return (await auth(process, site, "POST", "/signup", { body })).body;
}
