import { randomUUID } from "node:crypto";
import { GoTrueClient } from "@supabase/auth-js";
import type { TestGateway } from "#testing/test-gateway.ts";

export const PASSWORD = "seven grey herons";

export const newAddress = (): string => `${randomUUID()}@pond.test`;

/** The published client with storage of its own: one browser. */
export function browserOf(gateway: TestGateway, flowType: "implicit" | "pkce" = "implicit"): GoTrueClient {
  const memory = new Map<string, string>();
  return new GoTrueClient({
    url: `${gateway.url}/auth/v1`,
    headers: { apikey: gateway.anonKey },
    fetch: gateway.fetch,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { passkey: true },
    storageKey: randomUUID(),
    storage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    },
  });
}

export type Message = { subject: string; text: string; code: string; link: URL };

/** The newest message to an address. */
export async function lastMessageTo(gateway: TestGateway, address: string): Promise<Message | null> {
  const [row] = await gateway.db.asPlatform({
    text: `select subject, text from gateway.outbox where recipient = $1 order by id desc limit 1`,
    values: [address],
  });
  if (!row) return null;
  const text = row[1]!;
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0];
  return {
    subject: row[0]!,
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
    link: new URL(link ?? "http://none.test"),
  };
}

/** Opens a mailed link like a browser, presses its button and returns the redirect. */
export async function followMailedLink(gateway: TestGateway, link: URL): Promise<URL> {
  const page = await gateway.fetch(link.toString(), { redirect: "manual" });
  const answer = page.headers.get("content-type")?.startsWith("text/html") ? await pressButton(gateway, link) : page;
  return new URL(answer.headers.get("location") ?? "http://nowhere.test");
}

/** Sends the form of a mailed link's page. */
export const pressButton = (gateway: TestGateway, link: URL, headers: Record<string, string> = {}): Promise<Response> =>
  gateway.fetch(link.toString(), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    redirect: "manual",
  });
