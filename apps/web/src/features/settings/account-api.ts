import type { Provider, User, UserIdentity } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { callbackUrl } from "#features/auth/auth-api.ts";
import { callAuth } from "#lib/session/session-call.ts";
import { auth } from "#lib/session/session-client.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

const ACCOUNT_TAB = "/settings?tab=account";

export type OpenSession = {
  id: string;
  created_at: string;
  refreshed_at: string | null;
  user_agent: string | null;
  ip: string | null;
  is_current: boolean;
};

export const sessionsQuery = queryOptions({
  queryKey: ["authUser", "sessions"],
  queryFn: () => callAuth<OpenSession[]>("GET", "/sessions"),
  meta: { hideError: true },
  retry: false,
});

export const endSession = (id: string): Promise<unknown> => callAuth("DELETE", `/sessions/${id}`);

/** The number of recovery codes, and how many are unused. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ["authUser", "recoveryCodes"],
  queryFn: () => callAuth<{ total: number; remaining: number }>("GET", "/factors/recovery-codes"),
  meta: { hideError: true },
  retry: false,
});

export async function makeRecoveryCodes(inPlace: boolean): Promise<string[]> {
  const path = inPlace ? "/factors/recovery-codes/regenerate" : "/factors/recovery-codes";
  return (await callAuth<{ codes: string[] }>("POST", path)).codes;
}

/**
 * Returns whether the new address has to be confirmed by mail. Not by the client's own method: it sends a PKCE
 * challenge and drops the verifier, so the link in the mail would be refused.
 */
export async function changeEmail(email: string): Promise<{ needsMail: boolean }> {
  const path = `/user?redirect_to=${encodeURIComponent(callbackUrl(ACCOUNT_TAB))}`;
  const { new_email: newEmail } = await callAuth<User>("PUT", path, { body: { email } });
  await refreshUser();
  return { needsMail: Boolean(newEmail) };
}

export async function linkProvider(provider: string): Promise<void> {
  const options = { redirectTo: callbackUrl(ACCOUNT_TAB) };
  const { error } = await (await auth()).linkIdentity({ provider: provider as Provider, options });
  if (error) throw error;
}

export async function unlinkProvider(identity: UserIdentity): Promise<void> {
  const client = await auth();
  const { error } = await client.unlinkIdentity(identity);
  if (error) throw error;
  await refreshUser();
}

/** Refreshes the session after a change to the account, because it contains a copy of the user. */
export async function refreshUser(): Promise<void> {
  const { error } = await (await auth()).refreshSession();
  if (error) throw error;
}

export async function exportMyData(): Promise<unknown> {
  return unwrap(await (await supabase()).rpc("export_my_data"));
}

/** Returns when the account is finally deleted; null if it is deleted already. */
export async function deleteAccount({ rightNow }: { rightNow: boolean }): Promise<string | null> {
  const { is_gone, final_at } = unwrap(await (await supabase()).rpc("delete_account", { right_now: rightNow })) as {
    is_gone: boolean;
    final_at: string;
  };
  return is_gone ? null : final_at;
}

export async function cancelDeletion(): Promise<void> {
  unwrap(await (await supabase()).rpc("cancel_account_deletion"));
}
