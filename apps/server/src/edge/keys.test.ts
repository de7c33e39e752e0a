import { decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { generateSecrets } from "#settings/secrets.ts";
import { createKeys, type TokenKey } from "./keys.ts";

const settings = { anonKey: "anon", serviceKey: "service", jwtSecret: null };
const someone = { role: "authenticated", sub: "6f1e6d3c-5a34-4c34-9f0e-2a3e0c0f7a11" } as const;
const newKey = async (): Promise<TokenKey> => (await generateSecrets()).tokenKey;

test("a token of another issuer is refused, though the key is the same", async () => {
  const tokenKeys = [await newKey()];
  const [here, there] = await Promise.all(
    ["https://a.test", "https://b.test"].map((issuer) => createKeys({ ...settings, tokenKeys, issuer })),
  );
  const token = await there!.sign(someone, 60);
  expect((await there!.identify(token)).claims.sub).toBe(someone.sub);
  await expect(here!.identify(token)).rejects.toMatchObject({ status: 401 });
});

test("a new key signs, the old one still verifies, and a process without the new key reloads", async () => {
  const [old, fresh] = [await newKey(), await newKey()];
  const issuer = "https://a.test";
  const before = await createKeys({ ...settings, issuer, tokenKeys: [old], reloadTokenKeys: async () => [fresh, old] });
  const after = await createKeys({ ...settings, issuer, tokenKeys: [fresh, old] });
  const stale = await createKeys({ ...settings, issuer, tokenKeys: [old] });
  const [oldToken, newToken] = [await stale.sign(someone, 60), await after.sign(someone, 60)];
  expect((await after.identify(oldToken)).claims.sub).toBe(someone.sub);
  expect((await before.identify(newToken)).claims.sub).toBe(someone.sub);
  expect(decodeProtectedHeader(await before.sign(someone, 60)).kid).toBe(fresh.kid);
  const published = await before.published();
  expect(published.keys.map(({ kid }) => kid)).toEqual([fresh.kid, old.kid]);
  expect(JSON.stringify(published)).not.toContain('"d"');
});
