import type { Provider, UserIdentity } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { callAuth } from "#lib/session-call.ts";
import { auth } from "#lib/session-client.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";

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

/** How many recovery codes were made, and how many are left. */
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

/** Answers whether a mail has to be confirmed first. */
export async function changeEmail(email: string): Promise<{ needsMail: boolean }> {
  const options = {
    emailRedirectTo: `${location.origin}/auth/callback?next=${encodeURIComponent("/settings?tab=account")}`,
  };
  const { data, error } = await (await auth()).updateUser({ email }, options);
  if (error) throw error;
  return { needsMail: Boolean(data.user.new_email) };
}

export async function linkProvider(provider: string): Promise<void> {
  const redirectTo = `${location.origin}/auth/callback?next=${encodeURIComponent("/settings?tab=account")}`;
  const { error } = await (await auth()).linkIdentity({ provider: provider as Provider, options: { redirectTo } });
  if (error) throw error;
}

export async function unlinkProvider(identity: UserIdentity): Promise<void> {
  const client = await auth();
  const { error } = await client.unlinkIdentity(identity);
  if (error) throw error;
  await refreshUser();
}

/** After a change to the account, the session has to hear of it: it carries a copy of the user. */
export async function refreshUser(): Promise<void> {
  const { error } = await (await auth()).refreshSession();
  if (error) throw error;
}

export async function exportMyData(): Promise<unknown> {
  return unwrap(await (await supabase()).rpc("export_my_data"));
}

/** Answers when the account ends for good; null when it has ended already. */
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
