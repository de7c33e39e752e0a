import { loadConfig } from "#lib/site/config.ts";
import { accessToken, recheckSession } from "./session-client.ts";

/** Longer than this, nobody who wants to leave waits for what is still on its way. */
const PATIENCE_MS = 2000;

const underWay = new Set<Promise<Response>>();
let leaving: Promise<void> | undefined;

/** `fetch` as whoever is signed in at that moment; `path` is one of the site's services. */
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
 * Ends a session by `leave`: after what was asked in its name has been answered, so that the last coin or heart still
 * counts, and before anything else is asked.
 */
export function leaveInOrder(leave: () => Promise<void>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const left = Promise.race([allAnswered(), patience]).then(leave);
  // Whoever could not leave is still here, and so is what they asked for meanwhile.
  leaving = left.catch(() => {}).finally(() => (leaving = undefined));
  return left;
}

async function allAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
