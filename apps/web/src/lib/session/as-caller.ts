import { loadConfig } from "#lib/site/config.ts";
import { accessToken, recheckSession } from "./session-client.ts";

/** The time limit for pending requests at sign-out. */
const PATIENCE_MS = 2000;

const underWay = new Set<Promise<Response>>();
let leaving: Promise<void> | undefined;

/** `fetch` with the current session's token; `path` belongs to one of the site's services. */
export async function fetchAsCaller(path: string | URL, init: RequestInit = {}): Promise<Response> {
  await leaving;
  const { anonKey, supabaseUrl } = await loadConfig();
  const token = await accessToken();
  const headers = new Headers(init.headers);
  headers.set("apikey", anonKey);
  headers.set("Authorization", `Bearer ${token ?? anonKey}`);
  const request = fetch(new URL(path, supabaseUrl || location.origin), { ...init, headers });
  underWay.add(request);
  const answer = await request.finally(() => underWay.delete(request));
  if (token && answer.status === 401) await recheckSession().catch(() => {});
  return answer;
}

/**
 * Runs `leave` after the pending requests are answered, so that the last coin or favourite still counts, and delays new
 * requests until it is done.
 */
export function leaveInOrder(leave: () => Promise<void>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const left = Promise.race([allAnswered(), patience]).then(leave);
  // If signing out fails, the session goes on and delayed requests are sent with it.
  leaving = left.catch(() => {}).finally(() => (leaving = undefined));
  return left;
}

async function allAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
