import type { User } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { deviceStorage } from "#lib/device/device-storage.ts";

/** The storage key of the session. Changing it signs everybody out. */
export const SESSION_KEY = "quack-session";

/** `needs-factor`: the password was right, the second factor is missing. Until then the user is not signed in. */
export type SessionState =
  | { status: "unknown" | "signed-out"; user: null }
  | { status: "needs-factor" | "signed-in"; user: User };

type Kept = { access_token: string; user: User };

const UNKNOWN: SessionState = { status: "unknown", user: null };
export const SIGNED_OUT: SessionState = { status: "signed-out", user: null };

let state: SessionState = UNKNOWN;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function setSessionState(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** The session. It is unknown on the server and during hydration, so that both render the same HTML. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionState, () => UNKNOWN);
}

let isAccountWanted = false;
const accountCalls = new Set<() => void>();

/** Requests the account code: there is a session, or there may be one soon. Visitors do not load it. */
export function requestAccount(): void {
  isAccountWanted = true;
  accountCalls.forEach((call) => call());
}

/** Calls back when the account code is needed; at once if it already is. */
export function onAccountRequest(call: () => void): () => void {
  if (isAccountWanted) call();
  accountCalls.add(call);
  return () => accountCalls.delete(call);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session state of a stored session. */
export function stateOf(session: Kept | null): SessionState {
  if (!session) return SIGNED_OUT;
  const hasFactor = session.user.factors?.some(({ status }) => status === "verified") ?? false;
  const isShown = claimsOf(session.access_token)["aal"] === "aal2";
  return { status: hasFactor && !isShown ? "needs-factor" : "signed-in", user: session.user };
}

/** The session stored on this device, read without loading the auth client. */
export function storedSession(): Kept | null {
  try {
    const kept = JSON.parse(deviceStorage.getItem(SESSION_KEY) ?? "null") as Partial<Kept> | null;
    return kept?.access_token && kept.user?.id ? { access_token: kept.access_token, user: kept.user } : null;
  } catch {
    return null;
  }
}

/** The claims of an access token, decoded but not verified: the server verifies them. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const text = atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(decodeURIComponent(escapeBytes(text))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function escapeBytes(text: string): string {
  return Array.from(text, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
}
