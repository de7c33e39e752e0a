import { PostgrestClient } from "@supabase/postgrest-js";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { POND_SCHEMA } from "./pond-schema.ts";

/** Features that are off by default. */
const OPTIONAL = { API_AGGREGATES: "true", API_REGEX: "true", API_TX_ROLLBACK: "true" };

/** The pond schema on a temporary database, with all features on. */
export function openPond(env: Record<string, string> = {}): Promise<TestGateway> {
  return openTestGateway({ sql: POND_SCHEMA, env: { API_SCHEMAS: "public,zoo", ...OPTIONAL, ...env } });
}

/** The published client with a token; without one, as a visitor. */
export function clientOf(gateway: TestGateway, token: string = gateway.anonKey): PostgrestClient {
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${token}` };
  return new PostgrestClient(`${gateway.url}/rest/v1`, { headers, fetch: gateway.fetch });
}

/** The client has this method, but its types require the server version. */
export function withMaxAffected<Query>(query: Query, rows: number): Query {
  return (query as unknown as { maxAffected(rows: number): Query }).maxAffected(rows);
}

/** Sends a request that the client would not send. */
export async function send(gateway: TestGateway, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { apikey: gateway.anonKey, ...(init.headers as Record<string, string> | undefined) };
  return gateway.fetch(`${gateway.url}/rest/v1${path}`, { ...init, headers });
}
