import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Rows } from "#db/database.ts";
import { browserOf, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { deleteExpired } from "./delete-expired.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 1000 });
});
afterAll(() => gateway.close());

const sql = (text: string, ...values: string[]): Promise<Rows> => gateway.db.asPlatform({ text, values });
const count = async (text: string, ...values: string[]) =>
  Number((await sql(`select count(*) ${text}`, ...values))[0]![0]);
const sweep = (options = {}) => deleteExpired(gateway.db, { rest: async () => {}, ...options });

async function signUp() {
  const browser = browserOf(gateway);
  const { data, error } = await browser.signUp({ email: newAddress(), password: PASSWORD });
  if (error) throw error;
  const { user, session } = data;
  const token = JSON.parse(Buffer.from(session!.access_token.split(".")[1]!, "base64url").toString()) as {
    session_id: string;
  };
  return { browser, userId: user!.id, refreshToken: session!.refresh_token, sessionId: token.session_id };
}

describe("the hourly sweep", () => {
  test("deletes a session a day after its end, with all its refresh tokens", async () => {
    const [over, open] = [await signUp(), await signUp()];
    await over.browser.refreshSession();
    await sql(`update auth.sessions set not_after = now() - interval '23 hours' where id = $1`, over.sessionId);
    await sweep();
    expect(await count(`from auth.sessions where id = $1`, over.sessionId), "not yet").toBe(1);
    await sql(`update auth.sessions set not_after = now() - interval '25 hours' where id = $1`, over.sessionId);
    await sweep();
    expect(await count(`from auth.sessions where id = $1`, over.sessionId)).toBe(0);
    expect(await count(`from auth.refresh_tokens where user_id = $1`, over.userId)).toBe(0);
    expect((await open.browser.refreshSession()).error).toBeNull();
  });

  test("keeps spent refresh tokens for 30 days, so that a stolen one still ends its session", async () => {
    const [recent, old] = [await signUp(), await signUp()];
    for (const { browser } of [recent, old]) expect((await browser.refreshSession()).error).toBeNull();
    const spend = (person: typeof old, age: string) =>
      sql(
        `update auth.refresh_tokens set updated_at = now() - $2::interval where user_id = $1 and revoked`,
        person.userId,
        age,
      );
    await spend(recent, "29 days");
    await spend(old, "31 days");
    await sweep();
    const [thief, late] = [browserOf(gateway), browserOf(gateway)];
    const stolen = await thief.refreshSession({ refresh_token: recent.refreshToken });
    expect(stolen.error?.code).toBe("refresh_token_already_used");
    expect(await count(`from auth.sessions where id = $1`, recent.sessionId)).toBe(0);
    const forgotten = await late.refreshSession({ refresh_token: old.refreshToken });
    expect(forgotten.error?.code).toBe("refresh_token_not_found");
    expect((await old.browser.refreshSession()).error, "the owner's newest token still works").toBeNull();
  });

  test("deletes entries of the sign-in log after AUDIT_DAYS", async () => {
    const insert = (days: number) =>
      sql(
        `insert into auth.audit_log_entries (payload, created_at) values (json_build_object('age', $1::text), now() - make_interval(days => $1::int))`,
        String(days),
      );
    for (const days of [29, 31, 89, 91]) await insert(days);
    const kept = async () =>
      (await sql(`select payload ->> 'age' from auth.audit_log_entries where payload ->> 'age' is not null order by 1`))
        .flat()
        .join();
    await sweep();
    expect(await kept()).toBe("29,31,89");
    await sweep({ auditDays: 30 });
    expect(await kept()).toBe("29");
  });

  test("deletes invitations 30 days after they have run out, and challenges of second factors after a day", async () => {
    const { userId } = await signUp();
    await sql(`insert into gateway.invites (code_hash, uses_left, expires_at) values
      ('old', 1, now() - interval '31 days'), ('new', 1, now() - interval '29 days')`);
    await sql(
      `with factor as (
         insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now()) returning id
       )
       insert into auth.mfa_challenges (factor_id, created_at, ip_address)
       select id, now() - make_interval(hours => h), '203.0.113.9' from factor, unnest(array[23, 25]) as h`,
      userId,
    );
    await sweep();
    expect(await sql(`select code_hash from gateway.invites`)).toEqual([["new"]]);
    expect(await count(`from auth.mfa_challenges`)).toBe(1);
  });

  test("changes at most 200 rows in a statement, and all of them in one sweep", async () => {
    await sql(
      `insert into gateway.limits select 'old ' || n, now() - interval '1 minute' from generate_series(1, 900) n`,
    );
    await sql(`insert into auth.audit_log_entries (created_at, ip_address)
      select now() - interval '2 days', '203.0.113.' || n % 200 from generate_series(1, 500) n`);
    const sizes: number[] = [];
    const watched = {
      asPlatform: async (statement: Parameters<Database["asPlatform"]>[0]) => {
        const rows = await gateway.db.asPlatform(statement);
        const isHash = statement.text.includes("hash_old_addresses");
        sizes.push(isHash ? Number(rows[0]![0]) : rows.length);
        return rows;
      },
    } as Database;
    const changed = await deleteExpired(watched, { rest: async () => {} });
    expect(changed).toMatchObject({ limits: 900, addresses: 500 });
    expect(Math.max(...sizes)).toBe(200);
  });
});

describe("an address of a client", () => {
  test("is in no other column than these, which the sweep or their own time limit cleans", async () => {
    const found = await sql(
      `select table_schema || '.' || table_name || '.' || column_name from information_schema.columns
       where table_schema in ('auth', 'gateway', 'public', 'private', 'storage')
         and (udt_name in ('inet', 'cidr') or column_name ~ '(^|_)(ip|remote|network)(_|$)') order by 1`,
    );
    expect(found.flat()).toEqual([
      "auth.audit_log_entries.ip_address",
      "auth.mfa_challenges.ip_address",
      "auth.sessions.ip",
    ]);
  });

  test("is a hash in the sign-in log after a day, the same for one day and another the next day", async () => {
    await sql(`delete from auth.audit_log_entries`);
    const insert = (name: string, time: string, address: string) =>
      sql(
        `insert into auth.audit_log_entries (payload, created_at, ip_address)
         values (json_build_object('name', $1::text), ${time}, $2)`,
        name,
        address,
      );
    const noonOf = (daysAgo: number) =>
      `date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '${daysAgo} days' + interval '12 hours'`;
    await insert("a", noonOf(3), "203.0.113.7");
    await insert("b", noonOf(3), "203.0.113.7");
    await insert("c", noonOf(3), "203.0.113.8");
    await insert("d", noonOf(4), "203.0.113.7");
    await insert("fresh", "now() - interval '23 hours'", "203.0.113.7");
    await insert("none", noonOf(3), "");
    await sweep();
    const rows = await sql(`select payload ->> 'name', ip_address from auth.audit_log_entries`);
    const { a, b, c, d, fresh, none } = Object.fromEntries(rows) as Record<string, string>;
    expect([fresh, none]).toEqual(["203.0.113.7", ""]);
    for (const each of [a, b, c, d]) expect(each).toMatch(/^hash:[0-9a-f]{16}$/);
    expect(b).toBe(a);
    expect(new Set([a, c, d]).size).toBe(3);
    expect(await sql(`select day from gateway.address_salts`), "the salts are gone").toEqual([]);
  });

  test("leaves a session that was not used for a day", async () => {
    const [idle, used] = [await signUp(), await signUp()];
    await sql(`update auth.sessions set ip = '203.0.113.7'`);
    await sql(`update auth.sessions set refreshed_at = now() - interval '25 hours' where id = $1`, idle.sessionId);
    await sweep();
    const addressOf = async (id: string) => (await sql(`select host(ip) from auth.sessions where id = $1`, id))[0]![0];
    expect([await addressOf(idle.sessionId), await addressOf(used.sessionId)]).toEqual([null, "203.0.113.7"]);
  });
});
