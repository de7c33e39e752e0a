import type { AuthClient, User } from "@supabase/auth-js";
import type { QueryClient } from "@tanstack/react-query";
import { loadConfig } from "#lib/site/config.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { followAuthEvent, type SessionEvents } from "./session-events.ts";
import { callForAccount, SESSION_KEY, SIGNED_OUT, setSessionState, stateOf, storedSession } from "./session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

type Auth = InstanceType<typeof AuthClient>;

let client: Promise<Auth> | undefined;
/** Who signed in before anybody followed: the code that does may still be on its way. */
let early: User | undefined;
let events: SessionEvents = { onSignedIn: (user) => (early = user), onSignedOut: () => {}, onState: () => {} };

/** Begins to follow who is signed in. Whoever never was costs nothing: the code for it is fetched for the others. */
export function startSession(cache: QueryClient, handlers: Omit<SessionEvents, "onState">): void {
  events = { ...handlers, onState: ({ user }) => cache.setQueryData(STATE_KEYS.authUser, user) };
  const kept = storedSession();
  setSessionState(stateOf(kept));
  events.onState(stateOf(kept));
  if (kept) void auth().catch(() => {});
  if (early && early.id === kept?.user.id) events.onSignedIn(early);
  early = undefined;
}

/** Supabase's auth client. Its code is fetched when there is a session to keep or somebody opens a page of accounts. */
export function auth(): Promise<Auth> {
  callForAccount();
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The token that requests carry: null for visitors, and until a second factor has been shown. */
export async function accessToken(): Promise<string | null> {
  if (!client && !storedSession()) return null;
  const { data } = await (await auth()).getSession();
  return stateOf(data.session).status === "signed-in" ? data.session!.access_token : null;
}

/** Asks whether the session still exists, after the server has refused its token. If it does not, it is removed here too. */
export async function recheckSession(): Promise<void> {
  if (client) await (await client).getUser();
}

/** Ends the session on this device alone: the server, which cannot be reached, still has it. */
export function forgetSession(): void {
  deviceStorage.removeItem(SESSION_KEY);
  followAuthEvent("SIGNED_OUT", null, events);
}

/** Where the auth service is. */
export async function authUrl(path = ""): Promise<string> {
  const { supabaseUrl } = await loadConfig();
  return new URL(`/auth/v1${path}`, supabaseUrl || location.origin).href;
}

async function connect(): Promise<Auth> {
  const [{ AuthClient }, { anonKey }, url] = await Promise.all([import("@supabase/auth-js"), loadConfig(), authUrl()]);
  const made = new AuthClient({
    url,
    headers: { apikey: anonKey },
    storageKey: SESSION_KEY,
    storage: { ...deviceStorage, setItem: (key, text) => void deviceStorage.setItem(key, text) },
    autoRefreshToken: true,
    persistSession: true,
    // The pages that are addressed with a session in them read it themselves, and say what was wrong with it.
    detectSessionInUrl: false,
    experimental: { passkey: true },
    // Without https a browser has no SHA-256, and the server takes no other challenge.
    flowType: isSecureContext ? "pkce" : "implicit",
  });
  made.onAuthStateChange((event, session) => followAuthEvent(event, session, events));
  const { data } = await made.getSession();
  if (!data.session) setSessionState(SIGNED_OUT);
  return made;
}
