import { fetchWithSession } from "./fetch-with-session.ts";
import { ServerError } from "#lib/data/unwrap.ts";

/** Calls one of the site's edge functions with the current session's token. */
export async function callFunction<T>(name: string, body: object): Promise<T> {
  const answer = await fetchWithSession(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  throw new ServerError(text.slice(0, 200) || `the function answered ${answer.status}`, String(answer.status));
}
