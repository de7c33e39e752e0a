import { queryOptions } from "@tanstack/react-query";
import { callAuth } from "#lib/session/session-call.ts";
import type { PasswordRules } from "#lib/session/session-checks.ts";
import { type CaptchaPlace, solveCaptcha } from "#lib/session/session-captcha.ts";
import { auth } from "#lib/session/session-client.ts";
import type { AuthError, Provider, Session } from "@supabase/auth-js";

export type AuthSettings = PasswordRules & {
  external: Record<string, boolean>;
  disable_signup: boolean;
  signup?: "open" | "invite" | "closed";
  captcha?: string[];
  passkeys_enabled?: boolean;
  manual_linking_enabled?: boolean;
  /** Whether the server really sends messages. Hosted Supabase does not have this field, and sends. */
  sends?: { mail: boolean; sms: boolean };
};

export const loadSettings = () => callAuth<AuthSettings>("GET", "/settings", { asPerson: false });

/** The server's settings for the sign-in page. */
export const authSettingsQuery = queryOptions({
  queryKey: ["authSettings"],
  queryFn: loadSettings,
  staleTime: Infinity,
  meta: { hideError: true },
});

/** Whether messages are delivered; otherwise the operator reads codes out. */
export const canMail = (settings: AuthSettings | undefined) => settings?.sends?.mail ?? true;
export const canText = (settings: AuthSettings | undefined) => settings?.sends?.sms ?? true;

const NOT_PROVIDERS = new Set(["email", "phone", "anonymous_users"]);

/** The OAuth providers that are switched on. */
export function providersOf(settings: AuthSettings | undefined): string[] {
  return Object.entries(settings?.external ?? {})
    .filter(([name, isOn]) => isOn && !NOT_PROVIDERS.has(name))
    .map(([name]) => name);
}

const PROVIDER_NAMES: Record<string, string> = { github: "GitHub", azure: "Microsoft", gitlab: "GitLab" };

export function providerName(provider: string): string {
  const plain = provider.replace(/^custom:/, "");
  return PROVIDER_NAMES[plain] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function needsCaptcha(settings: AuthSettings | undefined, place: CaptchaPlace): boolean {
  return settings?.captcha?.includes(place) ?? false;
}

export async function captchaOptions(settings: AuthSettings | undefined, place: CaptchaPlace) {
  // The form may be sent before the settings have loaded.
  const known = settings ?? (await loadSettings());
  return needsCaptcha(known, place) ? { captchaToken: await solveCaptcha(place) } : {};
}

/** The callback address for mail links and OAuth providers. */
export function callbackUrl(next: string): string {
  const query = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return `${location.origin}/auth/callback${query}`;
}

export async function signIn(settings: AuthSettings | undefined, email: string, password: string): Promise<void> {
  const options = await captchaOptions(settings, "signin");
  throwIf(await (await auth()).signInWithPassword({ email, password, options }));
}

type NewAccount = { email: string; password: string; invite?: string | undefined; next: string };

/** Returns whether the e-mail address has to be confirmed first. */
export async function signUp(settings: AuthSettings | undefined, given: NewAccount): Promise<{ needsMail: boolean }> {
  const { email, password, invite, next } = given;
  const options = {
    ...(await captchaOptions(settings, "signup")),
    emailRedirectTo: callbackUrl(next),
    ...(invite && { data: { invite } }),
  };
  const { session } = throwIf(await (await auth()).signUp({ email, password, options }));
  return { needsMail: session === null };
}

export async function mailLink(settings: AuthSettings | undefined, given: Omit<NewAccount, "password">): Promise<void> {
  const { email, invite, next } = given;
  const options = {
    ...(await captchaOptions(settings, "recover")),
    emailRedirectTo: callbackUrl(next),
    ...(invite && { data: { invite } }),
  };
  throwIf(await (await auth()).signInWithOtp({ email, options }));
}

type ResetAnswer = { ok: true } | { ok: false; error: AuthError };

/** Sends the mail with the link to the change-password page. */
export async function resetPassword(settings: AuthSettings | undefined, email: string): Promise<ResetAnswer> {
  const options = { ...(await captchaOptions(settings, "recover")), redirectTo: `${location.origin}/change-password` };
  const { error } = await (await auth()).resetPasswordForEmail(email, options);
  return error ? { ok: false, error } : { ok: true };
}

/** Verifies a code from a mail, typed in where the link cannot be opened. */
export async function redeemMailedCode(email: string, token: string, type: "email" | "recovery"): Promise<void> {
  throwIf(await (await auth()).verifyOtp({ email, token, type }));
}

export async function signInAt(provider: string, next: string): Promise<void> {
  const options = { redirectTo: callbackUrl(next) };
  throwIf(await (await auth()).signInWithOAuth({ provider: provider as Provider, options }));
}

export async function changePassword(password: string): Promise<void> {
  throwIf(await (await auth()).updateUser({ password }));
}

/** Replaces a lost second factor by a recovery code. Each code works once. */
export async function redeemRecoveryCode(code: string): Promise<void> {
  const session = await callAuth<Session>("POST", "/factors/recovery-codes/verify", { body: { code } });
  const { access_token, refresh_token } = session;
  throwIf(await (await auth()).setSession({ access_token, refresh_token }));
}

/** The client's `{ data, error }` becomes a value or a throw. */
export function throwIf<T>(answer: { data: T; error: null } | { data: unknown; error: Error }): T {
  if (answer.error) throw answer.error;
  return answer.data;
}
