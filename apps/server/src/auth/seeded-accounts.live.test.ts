import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf } from "./testing/auth-people.ts";
import { testOwner } from "#testing/test-logins.ts";

/** Written like seeds for a hosted project: every column, unqualified functions, an identity for each account. */
const SEED = `
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, recovery_sent_at, last_sign_in_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, email_change,
  email_change_token_new, recovery_token, is_super_admin, phone_change, phone_change_token,
  email_change_token_current, email_change_confirm_status, reauthentication_token, is_sso_user
)
select '00000000-0000-0000-0000-000000000000', uuid_generate_v4(), 'authenticated', 'authenticated',
  'seed' || number || '@example.com', crypt('quack quack ' || number, gen_salt('bf')), now(), now(), now(),
  '{"provider":"email","providers":["email"]}', '{"name":"Seeded"}', now(), now(), '', '', '', '', false, '', '', '', 0,
  '', false
from generate_series(1, 3) number;

insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select uuid_generate_v4(), id, id, format('{"sub":"%s","email":"%s"}', id, email)::jsonb, 'email', now(), now(), now()
from auth.users where email like 'seed%@example.com';

update auth.users set encrypted_password = crypt('quack quack 3', gen_salt('bf', 10)) where email = 'seed3@example.com';
`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ sql: SEED, env: { STEADY_MS: "0" }, limitFactor: 1000 });
});
afterAll(() => gateway.close());

describe("an account that seed.sql created", () => {
  test.each([1, 2, 3])("signs in with its password only (account %i)", async (number) => {
    const email = `seed${number}@example.com`;
    const { data, error } = await browserOf(gateway).signInWithPassword({ email, password: `quack quack ${number}` });
    expect([error, data.user?.email, data.user?.user_metadata]).toEqual([null, email, { name: "Seeded" }]);
    const wrong = await browserOf(gateway).signInWithPassword({ email, password: "quack quack 4" });
    expect(wrong.error?.code).toBe("invalid_credentials");
  });

  test("changes its password, which the database can then check", async () => {
    const browser = browserOf(gateway);
    const email = "seed2@example.com";
    await browser.signInWithPassword({ email, password: "quack quack 2" });
    expect((await browser.updateUser({ password: "paddle paddle 2" })).error).toBeNull();
    const text =
      "select encrypted_password = extensions.crypt($1, encrypted_password) from auth.users where email = $2";
    expect(await gateway.db.asPlatform({ text, values: ["paddle paddle 2", email] })).toEqual([["t"]]);
  });
});

describe("the pgcrypto functions", () => {
  test.each(["anon", "authenticated", "service_role"] as const)("cannot be called by %s", async (role) => {
    const run = (text: string) => gateway.db.as({ role, claims: { role } }, { text, values: [] });
    await expect(run("select extensions.gen_salt('bf', 31)")).rejects.toMatchObject({ code: "42501" });
    await expect(run("select extensions.crypt('x', '$2a$31$abcdefghijklmnopqrstuu')")).rejects.toMatchObject({
      code: "42501",
    });
  });

  // Other owners cannot close single functions of an extension, so its whole schema is closed.
  test.runIf(testOwner() === null)("leave those of uuid-ossp open, if a superuser migrated the database", async () => {
    const visitor = { role: "anon", claims: { role: "anon" } } as const;
    const text = "select extensions.uuid_generate_v4() is not null";
    expect(await gateway.db.as(visitor, { text, values: [] })).toEqual([["t"]]);
  });
});
