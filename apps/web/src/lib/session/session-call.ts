import { loadConfig } from "#lib/site/config.ts";
import { auth, authUrl } from "./session-client.ts";
import { ServerError } from "#lib/data/unwrap.ts";

type AuthProblem = { error_code?: string; msg?: string };

/** Calls an auth endpoint that the client package does not cover. `asPerson` sends the session's token. */
export async function callAuth<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { body, asPerson = true }: { body?: object; asPerson?: boolean } = {},
): Promise<T> {
  const { anonKey } = await loadConfig();
  const session = asPerson ? (await (await auth()).getSession()).data.session : null;
  const answer = await fetch(await authUrl(path), {
    method,
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${session?.access_token ?? anonKey}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read = (text ? JSON.parse(text) : null) as unknown;
  if (!answer.ok) {
    const { error_code: code, msg } = (read ?? {}) as AuthProblem;
    // The account has a second factor that this session does not know yet. The refresh makes the page ask for it.
    if (code === "insufficient_aal") await (await auth()).refreshSession();
    throw new ServerError(msg ?? `the auth service answered ${answer.status}`, code ?? String(answer.status));
  }
  return read as T;
}
