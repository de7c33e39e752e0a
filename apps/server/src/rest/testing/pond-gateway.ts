import { PostgrestClient } from "@supabase/postgrest-js";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { POND_SCHEMA } from "./pond-schema.ts";

/** What an operator has to ask for. */
const OPTIONAL = { API_AGGREGATES: "true", API_REGEX: "true", API_TX_ROLLBACK: "true" };

/** The pond on a throw-away database, with everything switched on. */
export function openPond(env: Record<string, string> = {}): Promise<TestGateway> {
  return openTestGateway({ sql: POND_SCHEMA, env: { API_SCHEMAS: "public,zoo", ...OPTIONAL, ...env } });
}

/** The published client, as somebody; without a token as nobody in particular. */
export function clientOf(gateway: TestGateway, token: string = gateway.anonKey): PostgrestClient {
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${token}` };
  return new PostgrestClient(`${gateway.url}/rest/v1`, { headers, fetch: gateway.fetch });
}

/** The client has this method, but shows it only to who tells its types the server's version. */
export function atMost<Query>(query: Query, rows: number): Query {
  return (query as unknown as { maxAffected(rows: number): Query }).maxAffected(rows);
}

/** A request the client would not send. */
export async function send(gateway: TestGateway, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { apikey: gateway.anonKey, ...(init.headers as Record<string, string> | undefined) };
  return gateway.fetch(`${gateway.url}/rest/v1${path}`, { ...init, headers });
}
