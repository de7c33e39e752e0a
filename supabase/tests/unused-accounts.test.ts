import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Mail = { to: string; subject: string; text: string };

/** The server's clock is where it really is, and nobody of an earlier test is left. */
beforeEach(async () => {
  await site.sql(`delete from auth.users`);
  await site.sql(`update private.clock set skew = '0'`);
  await site.sql(`delete from private.sweep_positions`);
  await site.sql(`select private.set_setting('unused-account-months', '12')`);
});

const sweep = async () => void answerOf(await site.service.rpc("sweep"));
const travelAndSweep = async (interval: string) => {
  await site.travel(interval);
  await sweep();
};
/** Sweeps at a moment in the life of an account, given as SQL. */
const sweepAt = async ({ id }: { id: string }, moment: string) => {
  await site.sql(
    `update private.clock set skew = (select ${moment} from auth.users where id = $1) - clock_timestamp()`,
    id,
  );
  await sweep();
};
const exists = async ({ id }: { id: string }) => (await site.sql(`select 1 from auth.users where id = $1`, id)).length;
const noticesOf = async ({ id }: { id: string }) =>
  (await site.sql(`select kind, sentence from public.notices where user_id = $1 order by id`, id)) as [
    string,
    string,
  ][];
const signIn = ({ id }: { id: string }) =>
  site.sql(`update auth.users set last_sign_in_at = private.now() where id = $1`, id);
const dueMail = async () => {
  const [row] = await site.sql(`select private.due_mail('Pond', 'https://pond.test')::text`);
  return JSON.parse(row![0]!) as Mail[];
};

describe("an account that nobody uses", () => {
  test("is deleted after twelve months, 30 and 7 days after its two notices", async () => {
    const player = await site.newPlayer();
    const end = `(created_at + interval '12 months')`;
    await sweepAt(player, `${end} - interval '30 days 1 hour'`);
    expect(await noticesOf(player)).toEqual([]);
    await sweepAt(player, `${end} - interval '29 days 23 hours'`);
    const [[finalDay]] = (await site.sql(
      `select to_char(final_at at time zone 'UTC', 'FMDD FMMonth YYYY') from private.unused_accounts`,
    )) as [[string]];
    const sentence = `Nobody has used this account for a long time. It will be deleted on ${finalDay}, unless you use it before that.`;
    expect(await noticesOf(player)).toEqual([["account", sentence]]);
    await sweepAt(player, `${end} - interval '6 days'`);
    expect(await noticesOf(player)).toHaveLength(2);
    // The first notice was an hour late, and 30 days are promised; the second one was a day late.
    await sweepAt(player, `${end} + interval '23 hours'`);
    expect(await exists(player)).toBe(1);
    await sweepAt(player, `${end} + interval '25 hours'`);
    expect(await exists(player)).toBe(0);
    expect(await site.audit()).toEqual([]);
  });

  test.each([
    ["signs in", signIn],
    [
      "goes on with a session",
      ({ id }: { id: string }) =>
        site.sql(`insert into auth.sessions (user_id, updated_at) values ($1, private.now())`, id),
    ],
    [
      "goes on with a session of Supabase's own auth service",
      ({ id }: { id: string }) =>
        site.sql(
          `insert into auth.sessions (user_id, updated_at, refreshed_at) values ($1, '2020-01-01', private.now())`,
          id,
        ),
    ],
    [
      "goes on with a session and signs out",
      async ({ id }: { id: string }) => {
        await site.sql(`insert into auth.sessions (user_id, refreshed_at) values ($1, private.now())`, id);
        await site.sql(`delete from auth.sessions where user_id = $1`, id);
      },
    ],
    [
      "plays a class",
      ({ id }: { id: string }) =>
        site.sql(
          `insert into public.apps_played (user_id, app_id, updated_at) values ($1, 'skyhop', private.now())`,
          id,
        ),
    ],
  ])("stays when its owner %s, even on the last day", async (_, use) => {
    const player = await site.newPlayer();
    await travelAndSweep("11 months 10 days");
    await travelAndSweep("24 days");
    expect(await noticesOf(player)).toHaveLength(2);
    await site.travel("6 days");
    await use(player);
    await travelAndSweep("2 days");
    expect(await exists(player)).toBe(1);
    expect(await site.sql(`select 1 from private.unused_accounts`)).toEqual([]);
    await travelAndSweep("1 month");
    expect(await noticesOf(player), "it starts from the beginning").toHaveLength(2);
  });

  test("is never deleted without both notices, however long the sweep did not run", async () => {
    const player = await site.newPlayer();
    await travelAndSweep("3 years");
    expect([await exists(player), (await noticesOf(player)).length]).toEqual([1, 1]);
    await travelAndSweep("100 days");
    expect([await exists(player), (await noticesOf(player)).length]).toEqual([1, 2]);
    await travelAndSweep("6 days");
    expect(await exists(player)).toBe(1);
    await travelAndSweep("25 hours");
    expect(await exists(player)).toBe(0);
  });

  test.each(["moderator", "creator"] as const)("stays if it has the role %s", async (role) => {
    const [player, other] = [await site.newPlayer({ roles: [role] }), await site.newPlayer()];
    for (const interval of ["2 years", "30 days", "8 days"]) await travelAndSweep(interval);
    expect([await exists(player), await noticesOf(player)]).toEqual([1, []]);
    expect(await exists(other)).toBe(0);
  });

  test("stays when the operator sets unused-account-months to 0", async () => {
    const player = await site.newPlayer();
    await travelAndSweep("2 years");
    expect(await noticesOf(player)).toHaveLength(1);
    await site.sql(`select private.set_setting('unused-account-months', '0')`);
    for (const interval of ["30 days", "8 days", "8 days"]) await travelAndSweep(interval);
    expect([await exists(player), (await noticesOf(player)).length]).toEqual([1, 1]);
    expect(await site.sql(`select 1 from private.unused_accounts`)).toEqual([]);
  });

  test("is one of at most ten that a sweep deletes", async () => {
    for (let number = 0; number < 12; number++)
      await site.sql(`insert into auth.users (id, created_at) values ($1, now())`, randomUUID());
    for (const interval of ["2 years", "30 days"]) await travelAndSweep(interval);
    const left = async () => Number((await site.sql(`select count(*) from auth.users`))[0]![0]);
    await travelAndSweep("8 days");
    expect(await left()).toBe(2);
    await sweep();
    expect(await left()).toBe(0);
  });

  test("is found among thousands, a part of them with each sweep", async () => {
    await site.sql(
      `insert into auth.users (id, created_at) select gen_random_uuid(), now() from generate_series(1, 1100)`,
    );
    await site.travel("2 years");
    const noted = async () => Number((await site.sql(`select count(*) from private.unused_accounts`))[0]![0]);
    const counts = [];
    for (let round = 0; round < 3; round++) {
      await sweep();
      counts.push(await noted());
    }
    expect(counts).toEqual([500, 1000, 1100]);
  });

  test.each(["1", "2"])("cannot be deleted after %s months: the notices need more time", async (months) => {
    await expect(site.sql(`select private.set_setting('unused-account-months', $1)`, months)).rejects.toThrow();
  });

  test("stays without mail if it has a confirmed address, and is deleted after both mails", async () => {
    const player = await site.newPlayer();
    await site.sql(
      `update auth.users set email = 'ada@pond.test', email_confirmed_at = now() where id = $1`,
      player.id,
    );
    await travelAndSweep("2 years");
    for (let month = 0; month < 4; month++) await travelAndSweep("30 days");
    expect(await exists(player), "no mail was ever sent").toBe(1);
    // Now mail can be sent: the first one starts the 30 days again.
    expect(await dueMail()).toHaveLength(1);
    await travelAndSweep("22 days");
    expect(await dueMail()).toEqual([]);
    await travelAndSweep("2 days");
    expect(await dueMail()).toHaveLength(1);
    await travelAndSweep("6 days");
    expect(await exists(player)).toBe(1);
    await travelAndSweep("2 days");
    expect(await exists(player)).toBe(0);
  });

  test("is told by mail, too, if it has a confirmed address: once for each notice", async () => {
    const [mailed, unconfirmed, without] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    const address = (player: { id: string }, email: string, confirmed: string | null) =>
      site.sql(
        `update auth.users set email = $2, email_confirmed_at = $3::timestamptz where id = $1`,
        player.id,
        email,
        confirmed,
      );
    await address(mailed, "ada@pond.test", "2026-01-01T00:00:00Z");
    await address(unconfirmed, "bob@pond.test", null);
    await address(without, "x@pupil.invalid", "2026-01-01T00:00:00Z");
    await travelAndSweep("2 years");
    const [mail, ...others] = await dueMail();
    expect([mail!.to, mail!.subject, others]).toEqual(["ada@pond.test", "Pond: your account will be deleted", []]);
    expect(mail!.text).toContain("To keep it, sign in:\nhttps://pond.test/auth");
    expect(await dueMail()).toEqual([]);
    await travelAndSweep("24 days");
    expect((await dueMail()).map(({ to }) => to)).toEqual(["ada@pond.test"]);
    expect(await dueMail()).toEqual([]);
  });

  test("is in its owner's data export with the day of its deletion", async () => {
    const player = await site.newPlayer();
    await travelAndSweep("2 years");
    const data = answerOf<{ unused_account: unknown }>(await player.rpc("export_my_data"));
    expect(data.unused_account).toMatchObject({ notices: 1, final_at: expect.any(String) as string });
  });
});
