import type { GoTrueClient } from "@supabase/auth-js";
import { Secret, TOTP } from "otpauth";
import type { TestGateway } from "#testing/test-gateway.ts";
import { browserOf, newAddress, PASSWORD } from "./auth-people.ts";

export type Person = { browser: GoTrueClient; email: string; id: string };

/** A person who has just signed up, without a second factor. */
export async function newPerson(gateway: TestGateway): Promise<Person> {
  const browser = browserOf(gateway);
  const email = newAddress();
  const { data, error } = await browser.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return { browser, email, id: data.user!.id };
}

type PersonWithTotp = Person & { factorId: string; secret: string; usedCode: string };

/** The same with a verified authenticator app: this browser is at aal2. */
export async function newPersonWithTotp(gateway: TestGateway, name = "app"): Promise<PersonWithTotp> {
  const person = await newPerson(gateway);
  const { data, error } = await person.browser.mfa.enroll({ factorType: "totp", friendlyName: name });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const usedCode = totpCode(totp.secret);
  const shown = await person.browser.mfa.challengeAndVerify({ factorId, code: usedCode });
  if (shown.error) throw shown.error;
  return { ...person, factorId, secret: totp.secret, usedCode };
}

/** Another browser that signs in with the password alone. */
export async function signInElsewhere(gateway: TestGateway, { email }: { email: string }): Promise<GoTrueClient> {
  const browser = browserOf(gateway);
  const { error } = await browser.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return browser;
}

/** The code of an authenticator app now, or some steps from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

export async function aalOf(browser: GoTrueClient): Promise<string | null | undefined> {
  return (await browser.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
}

export async function tokenOf(browser: GoTrueClient): Promise<string> {
  return (await browser.getSession()).data.session?.access_token ?? "";
}

/** A request the client has no method for. */
export async function call(
  gateway: TestGateway,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
    method,
    headers: { apikey: gateway.anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : method === "POST" ? { body: "{}" } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Runs SQL as the database owner, to move time. */
export const sql = (gateway: TestGateway, text: string, ...values: string[]): Promise<(string | null)[][]> =>
  gateway.db.asPlatform({ text, values });
