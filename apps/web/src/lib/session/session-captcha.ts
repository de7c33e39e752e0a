import { callAuth } from "./session-call.ts";

export type CaptchaPlace = "signup" | "recover" | "signin" | "takedown";

type Challenge = {
  parameters: { algorithm: string; cost: number; keyLength: number; keyPrefix: string; nonce: string; salt: string };
  signature: string;
};

const GIVE_UP_MS = 60_000;

/** Solves a proof-of-work challenge and returns its token. Takes about a second. */
export async function solveCaptcha(place: CaptchaPlace): Promise<string> {
  const challenge = await callAuth<Challenge>("GET", `/captcha?place=${place}`, { asPerson: false });
  const solution = await solveChallenge(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Searches the counter whose derived key has the wanted prefix. Web Crypto derives keys off the main thread. */
export async function solveChallenge({ parameters }: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const { cost, keyLength, keyPrefix, nonce, salt } = parameters;
  if (parameters.algorithm !== "PBKDF2/SHA-256")
    throw new Error("This page does not know this kind of check. Reload it and try again.");
  if (!isSecureContext) throw new Error("This check needs an https address. Please tell the operator of this site.");
  const password = Uint8Array.of(...bytesOf(nonce), 0, 0, 0, 0);
  const counterAt = new DataView(password.buffer, password.length - 4);
  const giveUpAt = Date.now() + GIVE_UP_MS;
  for (let counter = 0; Date.now() < giveUpAt; counter++) {
    counterAt.setUint32(0, counter);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    const options = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: cost };
    const derivedKey = hexOf(new Uint8Array(await crypto.subtle.deriveBits(options, key, keyLength * 8)));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error("This check took too long. Try again.");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
