import { pbkdf2Sync } from "node:crypto";
import { expect, test, vi } from "vitest";
import { solveChallenge } from "./session-captcha.ts";

vi.stubGlobal("isSecureContext", true);

test("the counter of a proof-of-work challenge is found, with the whole derived key as proof", async () => {
  const [nonce, salt, counter] = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100", 37];
  const password = Buffer.alloc(20);
  Buffer.from(nonce, "hex").copy(password);
  password.writeUInt32BE(counter, 16);
  const key = pbkdf2Sync(password, Buffer.from(salt, "hex"), 100, 32, "sha256").toString("hex");
  const parameters = {
    algorithm: "PBKDF2/SHA-256",
    cost: 100,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    nonce,
    salt,
  };
  expect(await solveChallenge({ parameters, signature: "" })).toEqual({ counter, derivedKey: key });
});
