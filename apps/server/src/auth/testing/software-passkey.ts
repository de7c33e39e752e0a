import type { GoTrueClient } from "@supabase/auth-js";
import { softwareKey } from "./software-key.ts";

type Started = { challenge_id: string; options: object };
type Asked = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Answer = { response: Record<string, unknown>; id: string; type: string };
// The server has no DOM types.
type Credential = Parameters<GoTrueClient["passkey"]["verifyAuthentication"]>[0]["credential"];

/** A passkey in software, on a device that its owner unlocks. */
export function softwarePasskey(origin: string) {
  const key = softwareKey(origin);
  key.isUnlocked = true;
  const made = {
    key,
    /** Registers itself and remembers its owner. */
    create({ options }: Started): Credential {
      const asked = options as Asked;
      key.handle = Buffer.from(asked.user!.id, "base64url").toString();
      return inJson(key.create({ ...asked, challenge: bytesOf(asked.challenge) }));
    },
    get({ options }: Started): Credential {
      const asked = options as Asked;
      key.counter++;
      return inJson(key.get({ ...asked, challenge: bytesOf(asked.challenge) }));
    },
  };
  return made;
}

type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

/** Adds a passkey like a browser. */
export async function registerPasskey(browser: GoTrueClient, passkey: SoftwarePasskey) {
  const started = await browser.passkey.startRegistration();
  if (started.error) return { data: null, error: started.error };
  const { challenge_id: challengeId } = started.data;
  return browser.passkey.verifyRegistration({ challengeId, credential: passkey.create(started.data) });
}

/** Signs in with a passkey like a browser. */
export async function showPasskey(browser: GoTrueClient, passkey: SoftwarePasskey) {
  const started = await browser.passkey.startAuthentication();
  if (started.error) return { data: null, error: started.error };
  const { challenge_id: challengeId } = started.data;
  return browser.passkey.verifyAuthentication({ challengeId, credential: passkey.get(started.data) });
}

const bytesOf = (base64url: string): ArrayBuffer => new Uint8Array(Buffer.from(base64url, "base64url")).buffer;

function inJson(credential: unknown): Credential {
  const { id, type, response } = credential as Answer;
  const texts = Object.entries(response).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) ? value.toString("base64url") : value,
  ]);
  const answer = { id, rawId: id, type, clientExtensionResults: {}, response: Object.fromEntries(texts) as object };
  return answer as unknown as Credential;
}
