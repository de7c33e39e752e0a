import { loadConfig } from "./config.ts";
import { accessToken } from "./session-client.ts";
import { ServerError } from "./unwrap.ts";

/** Calls one of the site's functions as whoever is signed in. */
export async function callFunction<T>(name: string, body: object): Promise<T> {
  const { anonKey, supabaseUrl } = await loadConfig();
  const token = (await accessToken()) ?? anonKey;
  const answer = await fetch(new URL(`/functions/v1/${name}`, supabaseUrl || location.origin), {
    method: "POST",
    headers: { apikey: anonKey, Authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw new ServerError(text.slice(0, 200) || `the function answered ${answer.status}`, String(answer.status));
}
