import { randomUUID } from "node:crypto";
import { startGatewayProcess, type GatewayProcess } from "./gateway-process.ts";
import type { PreparedSite } from "./prepared-site.ts";

export const SESSIONS_ENV = { LIMIT_FACTOR: "100000", STEADY_MS: "0" };

export type Session = { access_token: string; refresh_token: string };
export type Survival = { ending: string; lost: number };

/** The auth service of a running process, as a browser calls it. */
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

/** Signs many people in, ends the process gently and not gently, and counts who has to sign in again. */
export async function surviveRestarts(site: PreparedSite, howMany: number): Promise<Survival[]> {
  let process = await startGatewayProcess(site.env);
  let sessions: Session[] = [];
  while (sessions.length < howMany) {
    sessions.push(...(await Promise.all(Array.from({ length: 10 }, () => newSession(process, site)))));
  }
  const survivals: Survival[] = [];
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    await process.end(signal);
    process = await startGatewayProcess(site.env);
    let lost = 0;
    const kept: Session[] = [];
    for (const { access_token: token, refresh_token } of sessions) {
      const known = await auth(process, site, "GET", "/user", { token });
      const refreshed = await auth(process, site, "POST", "/token?grant_type=refresh_token", {
        body: { refresh_token },
      });
      if (known.status !== 200 || refreshed.status !== 200) lost += 1;
      else kept.push(refreshed.body);
    }
    survivals.push({ ending: signal, lost });
    sessions = kept;
  }
  await process.end("SIGTERM");
  return survivals;
}
