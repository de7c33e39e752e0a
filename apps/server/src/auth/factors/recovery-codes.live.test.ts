import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import {
  aalOf,
  call,
  newPerson,
  newPersonWithTotp,
  signInElsewhere,
  sql,
  tokenOf,
} from "#auth/testing/factor-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
});
afterAll(() => gateway.close());

// The installed version of the client has no methods for these paths; newer versions do.
const PATH = "/factors/recovery-codes";
const ask = (token: string, method: string, path = "", body?: object) =>
  call(gateway, token, method, PATH + path, body);

test("recovery codes are shown once, stored as hashes, and each replaces the factor once", async () => {
  const person = await newPersonWithTotp(gateway);
  const made = await ask(await tokenOf(person.browser), "POST");
  expect(made).toMatchObject({ status: 200, body: { id: person.id, type: "recovery_code", total: 10 } });
  const codes = made.body["codes"] as string[];
  expect(codes).toHaveLength(10);
  const kept = (
    await sql(gateway, `select code_hash from gateway.recovery_codes where user_id = $1`, person.id)
  ).flat();
  expect(kept.filter((each) => /^[\da-f]{64}$/.test(each!))).toHaveLength(10);

  const elsewhere = await signInElsewhere(gateway, person);
  expect((await ask(await tokenOf(elsewhere), "GET")).body).toMatchObject({ total: 10, remaining: 10 });
  const typed = `  ${codes[0]!.toUpperCase().replace("-", " ")}`;
  const shown = await ask(await tokenOf(elsewhere), "POST", "/verify", { code: typed });
  expect(shown).toMatchObject({ status: 200, body: { token_type: "bearer", user: { id: person.id } } });
  const { access_token, refresh_token } = shown.body as { access_token: string; refresh_token: string };
  await elsewhere.setSession({ access_token, refresh_token });
  expect(await aalOf(elsewhere)).toBe("aal2");
  expect(JSON.stringify((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data)).toContain("recovery_code");
  expect((await elsewhere.refreshSession()).error).toBeNull();
  expect((await ask(access_token, "GET")).body).toMatchObject({ total: 10, remaining: 9 });

  const again = await ask(await tokenOf(await signInElsewhere(gateway, person)), "POST", "/verify", {
    code: codes[0]!,
  });
  expect([again.status, again.body["error_code"]]).toEqual([422, "mfa_verification_failed"]);
  // A user who lost the factor can now remove it.
  expect((await elsewhere.mfa.unenroll({ factorId: person.factorId })).error).toBeNull();
  expect(await ask(access_token, "GET")).toMatchObject({ status: 200, body: { total: 0, remaining: 0 } });
});

test("a recovery code used in three places at once works in one of them", async () => {
  const person = await newPersonWithTotp(gateway);
  const code = ((await ask(await tokenOf(person.browser), "POST")).body["codes"] as string[])[3]!;
  const browsers = await Promise.all([1, 2, 3].map(() => signInElsewhere(gateway, person)));
  const all = await Promise.all(browsers.map(async (each) => ask(await tokenOf(each), "POST", "/verify", { code })));
  expect(all.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
});

test("another person's recovery code is refused", async () => {
  const [one, other] = [await newPersonWithTotp(gateway), await newPersonWithTotp(gateway)];
  const code = ((await ask(await tokenOf(one.browser), "POST")).body["codes"] as string[])[0]!;
  const tried = await ask(await tokenOf(await signInElsewhere(gateway, other)), "POST", "/verify", { code });
  expect(tried.body["error_code"]).toBe("mfa_verification_failed");
});

test("a new set of recovery codes voids the old one", async () => {
  const person = await newPersonWithTotp(gateway);
  const token = await tokenOf(person.browser);
  expect((await ask(token, "POST", "/regenerate")).body["error_code"]).toBe("mfa_factor_not_found");
  const [old] = (await ask(token, "POST")).body["codes"] as string[];
  expect((await ask(token, "POST")).body["error_code"]).toBe("mfa_verified_factor_exists");
  const [fresh] = (await ask(token, "POST", "/regenerate")).body["codes"] as string[];
  const elsewhere = await tokenOf(await signInElsewhere(gateway, person));
  expect((await ask(elsewhere, "POST", "/verify", { code: old! })).status).toBe(422);
  expect((await ask(elsewhere, "POST", "/verify", { code: fresh! })).status).toBe(200);
});

test("recovery codes require an enrolled and verified factor", async () => {
  const plain = await tokenOf((await newPerson(gateway)).browser);
  expect((await ask(plain, "POST")).body["error_code"]).toBe("mfa_recovery_codes_sole_factor");
  expect((await ask(plain, "POST", "/verify", { code: "2222-2222" })).body["error_code"]).toBe(
    "mfa_verification_failed",
  );

  const person = await newPersonWithTotp(gateway);
  await ask(await tokenOf(person.browser), "POST");
  const thief = await tokenOf(await signInElsewhere(gateway, person));
  const refused = [await ask(thief, "POST"), await ask(thief, "POST", "/regenerate"), await ask(thief, "DELETE")];
  expect(refused.map(({ body }) => body["error_code"])).toEqual(Array(3).fill("insufficient_aal"));
  expect((await ask(await tokenOf(person.browser), "DELETE")).body).toEqual({ id: person.id });
  expect((await ask(await tokenOf(person.browser), "DELETE")).status).toBe(404);
});

test("guessing recovery codes is refused after ten attempts", async () => {
  const person = await newPersonWithTotp(gateway);
  await ask(await tokenOf(person.browser), "POST");
  const thief = await tokenOf(await signInElsewhere(gateway, person));
  const tries = [];
  for (let each = 0; each < 20; each++)
    tries.push((await ask(thief, "POST", "/verify", { code: `2222-22${each}` })).status);
  expect(new Set(tries.slice(0, 10))).toEqual(new Set([422]));
  expect(tries).toContain(429);
});
