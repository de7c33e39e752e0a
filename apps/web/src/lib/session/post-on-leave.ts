import { loadConfig } from "#lib/site/config.ts";
import { storedSession } from "./session.ts";

/**
 * Sends a request while the page is being left. `keepalive` lets it outlive the page; only resolved promises are awaited,
 * because a page that is left runs no further tasks. The auth client would wait for its lock.
 */
export async function postOnLeave(path: string, body: object): Promise<Response> {
  const token = storedSession()?.access_token;
  const { anonKey, supabaseUrl } = await loadConfig();
  return fetch(new URL(path, supabaseUrl || location.origin), {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", apikey: anonKey, Authorization: `Bearer ${token ?? anonKey}` },
    body: JSON.stringify(body),
  });
}
