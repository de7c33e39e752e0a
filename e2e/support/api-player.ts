import type { Page } from "@playwright/test";

type ApiAnswer = { status: number; data: unknown };

/** A player who uses the API without a page. */
export type ApiPlayer = {
  id: string;
  username: string;
  /** The session as the browser stores it. */
  session: string;
  call: (method: string, path: string, body?: unknown, more?: Record<string, string>) => Promise<ApiAnswer>;
  rpc: (name: string, given?: object, more?: Record<string, string>) => Promise<ApiAnswer>;
};

/** The word filter reads none of these as a vowel or an S, so that no refused word can be made of them. */
const LETTERS = "bdghjqrvw";

/** A name that no other has, and that the word filter never refuses. Hexadecimal digits can spell a refused word. */
export const randomLetters = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");

type Session = { access_token: string; user: { id: string } };

/** Signs a player up and answers the onboarding questions. The forms have their own journeys. */
export async function newApiPlayer(site: string, { isOnboarded = true } = {}): Promise<ApiPlayer> {
  const config = await fetch(`${site}/config.json`);
  const { anonKey } = (await config.json()) as { anonKey: string };
  const username = `p${randomLetters(16)}`;
  const account = { email: `${username}@pond.test`, password: "three odd ducks sing" };
  const signedUp = await send(site, "POST", "/auth/v1/signup", { apikey: anonKey }, account);
  if (signedUp.status !== 200) throw new Error(`nobody could sign up: ${JSON.stringify(signedUp)}`);
  const session = signedUp.data as Session;
  const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` };
  const call: ApiPlayer["call"] = (method, path, body, more) => send(site, method, path, { ...headers, ...more }, body);

  const { id } = session.user;
  const named = await call("POST", "/rest/v1/my_users", { user_id: id, username });
  if (named.status !== 201) throw new Error(`nobody could be named: ${JSON.stringify(named)}`);
  const answers = { where_from: "school", age_band: "16-18" };
  if (isOnboarded) await call("PATCH", `/rest/v1/my_users?user_id=eq.${id}`, answers);
  return {
    id,
    username,
    session: JSON.stringify(session),
    call,
    rpc: (name, given = {}, more = {}) => call("POST", `/rest/v1/rpc/${name}`, given, more),
  };
}

/** Signs the player in on every page of the browser, before its first script. */
export async function staySignedIn(page: Page, { session }: Pick<ApiPlayer, "session">): Promise<void> {
  await page.context().addInitScript((kept) => {
    // Frames without an origin have no storage.
    if (window.origin !== "null") localStorage.setItem("quack-session", kept);
  }, session);
}

async function send(
  site: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<ApiAnswer> {
  const answer = await fetch(site + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    // Bytes are sent as they are.
    ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, data: text === "" ? null : JSON.parse(text) };
}
