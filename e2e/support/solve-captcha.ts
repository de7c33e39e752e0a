import { pbkdf2Sync } from "node:crypto";

type Challenge = { parameters: { cost: number; keyLength: number; keyPrefix: string; nonce: string; salt: string } };

/** The proof of work for a notice, for a caller without a page. */
export async function solveCaptcha(site: string, place: string): Promise<string> {
  const answer = await fetch(`${site}/auth/v1/captcha?place=${place}`);
  const challenge = (await answer.json()) as Challenge;
  const { cost, keyLength, keyPrefix, nonce, salt } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, "hex"), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, "hex"), cost, keyLength, "sha256").toString("hex");
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString("base64");
  }
}
