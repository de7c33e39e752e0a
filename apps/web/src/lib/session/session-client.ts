import type { AuthClient, User } from "@supabase/auth-js";
import type { QueryClient } from "@tanstack/react-query";
import { loadConfig } from "#lib/site/config.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { handleAuthEvent, type SessionEvents } from "./session-events.ts";
import { requestAccount, SESSION_KEY, SIGNED_OUT, setSessionState, stateOf, storedSession } from "./session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

type Auth = InstanceType<typeof AuthClient>;

let client: Promise<Auth> | undefined;
/** A user who signed in before handlers were set: the code that sets them may still be loading. */
let earlyUser: User | undefined;
let events: SessionEvents = { onSignedIn: (user) => (earlyUser = user), onSignedOut: () => {}, onState: () => {} };

/** Starts to follow the session. The auth client is loaded only if there is a stored session. */
export function startSession(cache: QueryClient, handlers: Omit<SessionEvents, "onState">): void {
  events = { ...handlers, onState: ({ user }) => cache.setQueryData(STATE_KEYS.authUser, user) };
  const kept = storedSession();
  setSessionState(stateOf(kept));
  events.onState(stateOf(kept));
  if (kept) void auth().catch(() => {});
  if (earlyUser && earlyUser.id === kept?.user.id) events.onSignedIn(earlyUser);
  earlyUser = undefined;
}

/** Supabase's auth client. Its code is loaded for a stored session or when an account page is opened. */
export function auth(): Promise<Auth> {
  requestAccount();
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The token for requests: null for visitors, and until the second factor is verified. */
export async function accessToken(): Promise<string | null> {
  if (!client && !storedSession()) return null;
  const { data } = await (await auth()).getSession();
  return stateOf(data.session).status === "signed-in" ? data.session!.access_token : null;
}

/** Checks whether the session still exists after the server refused its token. If not, the client removes it. */
export async function recheckSession(): Promise<void> {
  if (client) await (await client).getUser();
}

/** Ends the session only on this device, when the server cannot be reached. The server still has it. */
export function forgetSession(): void {
  deviceStorage.removeItem(SESSION_KEY);
  handleAuthEvent("SIGNED_OUT", null, events);
}

/** The address of the auth service. */
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
    // The callback pages read the session from the address themselves, to show errors.
    detectSessionInUrl: false,
    experimental: { passkey: true },
    // PKCE needs SHA-256, and `crypto.subtle` exists only in secure contexts.
    flowType: isSecureContext ? "pkce" : "implicit",
  });
  made.onAuthStateChange((event, session) => handleAuthEvent(event, session, events));
  const { data } = await made.getSession();
  if (!data.session) setSessionState(SIGNED_OUT);
  return made;
}
