import type { PasskeyListItem } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { auth } from "#lib/session/session-client.ts";
import { type AuthSettings, captchaOptions, throwIf } from "./auth-api.ts";

export type Passkey = PasskeyListItem;

export const MAX_PASSKEY_NAME = 40;

export async function signInWithPasskey(settings: AuthSettings | undefined): Promise<void> {
  const options = await captchaOptions(settings, "signin");
  throwIf(await (await auth()).signInWithPasskey({ options }));
}

export const passkeysQuery = queryOptions({
  queryKey: ["authUser", "passkeys"],
  queryFn: async (): Promise<Passkey[]> => throwIf(await (await auth()).passkey.list()) ?? [],
  meta: { hideError: true },
  retry: false,
});

/** Registers a passkey. It is named afterwards, because the client takes no name. */
export async function addPasskey(name: string): Promise<void> {
  const added = throwIf(await (await auth()).registerPasskey());
  await renamePasskey(added!.id, name);
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  throwIf(await (await auth()).passkey.update({ passkeyId: id, friendlyName: name }));
}

export async function removePasskey(id: string): Promise<void> {
  throwIf(await (await auth()).passkey.delete({ passkeyId: id }));
}
