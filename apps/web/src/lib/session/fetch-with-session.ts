import { loadConfig } from "#lib/site/config.ts";
import { accessToken, recheckSession } from "./session-client.ts";

/** The time limit for pending requests at sign-out. */
const TIMEOUT_MS = 2000;

const pending = new Set<Promise<Response>>();
let signingOut: Promise<void> | undefined;

/** `fetch` with the current session's token; `path` belongs to one of the site's services. */
export async function fetchWithSession(path: string | URL, init: RequestInit = {}): Promise<Response> {
  await signingOut;
  const { anonKey, supabaseUrl } = await loadConfig();
  const token = await accessToken();
  const headers = new Headers(init.headers);
  headers.set("apikey", anonKey);
  headers.set("Authorization", `Bearer ${token ?? anonKey}`);
  const request = fetch(new URL(path, supabaseUrl || location.origin), { ...init, headers });
  pending.add(request);
  const answer = await request.finally(() => pending.delete(request));
  if (token && answer.status === 401) await recheckSession().catch(() => {});
  return answer;
}

/**
 * Runs `leave` after the pending requests are answered, so that the last coin or favourite still counts, and delays new
 * requests until it is done.
 */
export function signOutAfterRequests(leave: () => Promise<void>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const left = Promise.race([allAnswered(), timeout]).then(leave);
  // If signing out fails, the session goes on and delayed requests are sent with it.
  signingOut = left.catch(() => {}).finally(() => (signingOut = undefined));
  return left;
}

async function allAnswered(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}
