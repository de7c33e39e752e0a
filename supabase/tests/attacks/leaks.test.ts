import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { liveFully } from "#testing/full-life.ts";
import { send, type RawRequest } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { acceptPicture, FOREIGN_CLASSES, submitScore, upload } from "#testing/score-pictures.ts";

const CANARY = "canary-7f3a";
let site: RulesSite;
let victim: Player;
let snoop: Player;
/** Words that occur only in private data. */
let secrets: string[];
let columns: [table: string, column: string][];

beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
  victim = await site.newPlayer({ username: "quiet.duck" });
  snoop = await site.newPlayer({ coins: 500 });
  const life = await liveFully(site, victim, CANARY);
  await site.travel("1 minute");
  const waiting = await submitScore(victim, "pond-golf", 20);
  await upload(victim, `submissions/${waiting}_proof.png`);
  const { status, image } = await acceptPicture(site, waiting);
  expect(status).toBe("in_review");
  const notice = answerOf<{ secret: string; reference: string }>(
    await site.visitor.rpc("file_takedown", {
      url: "https://quack.test/class/skyhop",
      work: `${CANARY} work`,
      reason: `${CANARY} reason`,
      contact_name: `${CANARY} name`,
      contact_email: `${CANARY}@rights.example`,
      contact_address: `${CANARY} street`,
      good_faith: true,
      accurate: true,
      signature: `${CANARY} signature`,
    }),
  );
  const suspended = await site.newPlayer({ username: "away.duck" });
  await site.sql(`select private.ban($1, '${CANARY} ban')`, suspended.id);
  const [run] = await site.sql(`select seed from public.game_runs where id = $1`, life.run);
  secrets = [CANARY, run![0]!, image, notice.secret, notice.reference, life.submission, waiting, life.run];
  const rows = await site.sql(
    `select table_name::text, column_name::text from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  columns = rows.map(([table, column]) => [table!, column!]);
});
afterAll(() => site.close());

const told: string[] = [];
/** Sends a request, and records every secret in the body or headers of the response. */
async function ask(path: string, request: RawRequest = {}): Promise<{ status: number; text: string }> {
  const { status, text, headers } = await send(site, path, request);
  const answer = `${text} ${JSON.stringify([...headers])}`;
  for (const secret of secrets) {
    // A response may repeat a secret that was in the request.
    if (answer.includes(secret) && !`${path}${JSON.stringify(request.body)}`.includes(secret))
      told.push(`${path}: ${secret}`);
  }
  return { status, text };
}

const identities = (): [string, string][] => [
  ["a visitor", site.gateway.anonKey],
  ["another player", snoop.token],
];

describe("private data", () => {
  test("is in no column of any table that a stranger can read", async () => {
    for (const [, token] of identities()) {
      for (const [table, column] of columns) await ask(`/rest/v1/${table}?select=${column}`, { token });
      for (const table of new Set(columns.map(([name]) => name))) {
        await ask(`/rest/v1/${table}`, { token });
        await ask(`/rest/v1/${table}?select=*&user_id=eq.${victim.id}`, { token, headers: { prefer: "count=exact" } });
      }
    }
    expect(told).toEqual([]);
  });

  test("is in no answer of any function that a stranger can call", async () => {
    const calls: [string, object][] = [
      ["get_leaderboard_data", { target_user_id: victim.id }],
      ["get_coin_amt", { p_user_id: victim.id }],
      ["get_coins_gained", { p_user_id: victim.id }],
      ["get_coins_gained", {}],
      ["get_top_streaks", { p_limit: 50 }],
      ["get_top_time_spent", { p_limit: 50 }],
      ["get_apps_played_by_user", { p_limit: 50 }],
      ["get_app_high_scores", {}],
      ["get_app_high_scores", { p_app_id: "pond-golf" }],
      ["get_app_high_scores", { p_app_id: "bread-toss" }],
      ["get_my_profile", {}],
      ["export_my_data", {}],
      ["get_wallet_statement", {}],
      ["get_wallet_statement", { before: 999_999 }],
      ["get_takedown", { reference: "QT-00000000", secret: "" }],
      ["get_takedown", { reference: "%", secret: "%" }],
      ...["coins", "time_spent", "apps_played", "streaks", "scores/skyhop", "scores/pond-golf"].flatMap(
        (board): [string, object][] => [
          ["get_board", { board }],
          ["get_rank_around", { board }],
        ],
      ),
    ];
    for (const [, token] of identities()) {
      for (const [verb, body] of calls) await ask(`/rest/v1/rpc/${verb}`, { method: "POST", token, body });
    }
    expect(told).toEqual([]);
  });

  test("is in no list, URL or picture of the storage", async () => {
    for (const [, token] of identities()) {
      for (const bucket of ["leaderboard_uploads", "leaderboard_images"]) {
        await ask(`/storage/v1/object/list/${bucket}`, {
          method: "POST",
          token,
          body: { prefix: "submissions", limit: 100 },
        });
        await ask(`/storage/v1/object/list/${bucket}`, { method: "POST", token, body: { prefix: "", limit: 100 } });
        await ask(`/storage/v1/object/list-v2/${bucket}`, { method: "POST", token, body: { prefix: "", limit: 100 } });
        await ask(`/storage/v1/bucket/${bucket}`, { token });
      }
    }
    expect(told).toEqual([]);
  });

  test("is returned to its owner, which proves that the search above can find it", async () => {
    const mine = await ask(`/rest/v1/rpc/export_my_data`, { method: "POST", token: victim.token, body: {} });
    expect(mine.text).toContain(CANARY);
    expect(told.splice(0)).not.toEqual([]);
  });
});

describe("an attacker with PostgREST's query features", () => {
  const PRIVATE = [
    "where_from",
    "who_from",
    "age_band",
    "age_answered_at",
    "username_skeleton",
    "renamed_at",
    "onboarded_at",
  ];

  test.each(PRIVATE)("cannot filter, sort, cast, count or embed %s", async (column) => {
    const value = encodeURIComponent(`${CANARY} where`);
    const tricks = [
      `my_users?select=${column}`,
      `my_users?select=username&${column}=eq.${value}`,
      `my_users?select=username&${column}=not.is.null`,
      `my_users?select=username&${column}=like.c*`,
      `my_users?select=username&or=(${column}.is.null,${column}.not.is.null)`,
      `my_users?select=username&not.and=(${column}.is.null)`,
      `my_users?select=username&order=${column}.desc`,
      `my_users?select=${column}::text`,
      `my_users?select=a:${column}`,
      `my_users?select=${column}->>x`,
      `my_users?select=${column}.count()`,
      `my_users?select=${column}.max()`,
      `streak?select=current_streak,my_users(${column})`,
      `streak?select=current_streak,...my_users(${column})`,
      `streak?select=current_streak,my_users!inner(username)&my_users.${column}=not.is.null`,
      `streak?select=current_streak,my_users(username)&my_users.order=${column}`,
      `streak?select=current_streak&order=my_users(${column})`,
      `apps_played?select=app_id,my_users!inner(${column})`,
      `my_users?select=username&${column}=eq.x`,
    ];
    for (const token of [site.gateway.anonKey, snoop.token, victim.token]) {
      for (const trick of tricks) {
        const { status } = await send(site, `/rest/v1/${trick}`, { token, headers: { prefer: "count=exact" } });
        expect([trick, status >= 400 && status < 500]).toEqual([trick, true]);
      }
      const { status } = await send(site, `/rest/v1/my_users?${column}=not.is.null`, {
        method: "HEAD",
        token,
        headers: { prefer: "count=exact" },
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test("cannot count matching rows by updating them", async () => {
    const guess = `/rest/v1/my_users?where_from=eq.${encodeURIComponent(`${CANARY} where`)}`;
    const prefer = "count=exact,return=minimal";
    const changed = await send(site, guess, {
      method: "PATCH",
      token: snoop.token,
      headers: { prefer },
      body: { user_about: "x" },
    });
    expect([changed.status, changed.headers.get("content-range")]).toEqual([403, null]);
    expect((await send(site, guess, { method: "DELETE", token: snoop.token, headers: { prefer } })).status).toBe(403);
  });

  test("does not get all columns by asking for *", async () => {
    for (const token of [site.gateway.anonKey, snoop.token]) {
      const { status, text } = await send(site, "/rest/v1/my_users?select=*", { token });
      expect([401, 403]).toContain(status);
      expect(text).not.toContain("quiet.duck");
    }
  });

  test("reads no ledger but their own, neither through the view nor around it", async () => {
    const own = answerOf<{ user_id: string }[]>(await snoop.from("coins_transactions").select("user_id"));
    expect(new Set(own.map(({ user_id }) => user_id))).toEqual(new Set([snoop.id]));
    const tricks = [
      `coins_transactions?user_id=eq.${victim.id}`,
      `coins_transactions?user_id=neq.${snoop.id}`,
      `coins_transactions?select=amt&user_id=not.eq.${snoop.id}&limit=1`,
      `coins_transactions?or=(user_id.eq.${victim.id},amt.gt.100000)`,
    ];
    for (const trick of tricks) {
      const { status, text } = await send(site, `/rest/v1/${trick}`, { token: snoop.token });
      expect([trick, status, text]).toEqual([trick, 200, "[]"]);
    }
    const embedded = await send(site, "/rest/v1/my_users?select=user_id,coins_transactions(amt)", {
      token: snoop.token,
    });
    const seen = (JSON.parse(embedded.text) as { user_id: string; coins_transactions: unknown }[]).filter(
      (row) => row.coins_transactions,
    );
    expect(seen.map(({ user_id }) => user_id)).toEqual([snoop.id]);
    for (const table of ["wallets(balance)", "ledger(amt)", "standings(value)"]) {
      expect((await send(site, `/rest/v1/my_users?select=username,${table}`, { token: snoop.token })).status).toBe(400);
    }
    const counted = await send(site, "/rest/v1/coins_transactions?select=amt", {
      method: "HEAD",
      token: snoop.token,
      headers: { prefer: "count=exact" },
    });
    expect(counted.headers.get("content-range")).toBe("0-0/1");
    expect((await send(site, "/rest/v1/coins_transactions?select=amt")).status).toBe(401);
  });

  test("cannot use aggregates: they are switched off", async () => {
    for (const sum of [
      "coins_transactions?select=amt.sum()",
      "my_users?select=time_spent.avg()",
      "my_users?select=count()",
    ]) {
      const { status, text } = await send(site, `/rest/v1/${sum}`, { token: snoop.token });
      expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, "PGRST123"]);
    }
  });

  test.each(["private", "auth", "storage", "gateway", "pg_catalog", "information_schema"])(
    "cannot access the schema %s",
    async (schema) => {
      for (const table of [
        "users",
        "ledger",
        "wallets",
        "bans",
        "objects",
        "secrets",
        "pg_authid",
        "tables",
        "my_users",
      ]) {
        const { status } = await send(site, `/rest/v1/${table}`, {
          token: snoop.token,
          headers: { "accept-profile": schema },
        });
        expect(status).toBe(406);
        expect((await send(site, `/rest/v1/${schema}.${table}`, { token: snoop.token })).status).toBe(404);
      }
    },
  );

  test("cannot call private functions", async () => {
    const rows = await site.sql(
      `select distinct proname::text from pg_proc where pronamespace = 'private'::regnamespace`,
    );
    const shared = new Set(
      (await site.sql(`select distinct proname::text from pg_proc where pronamespace = 'public'::regnamespace`)).map(
        ([name]) => name,
      ),
    );
    for (const [name] of rows.filter(([verb]) => !shared.has(verb))) {
      const { status } = await send(site, `/rest/v1/rpc/${name}`, { method: "POST", token: snoop.token, body: {} });
      expect([name, status]).toEqual([name, 404]);
    }
  });

  test("learns about a suspension only that the player is on no board", async () => {
    const { data } = await site.visitor.from("my_users").select("username").eq("username", "away.duck");
    expect(data).toEqual([{ username: "away.duck" }]);
    const { text } = await send(site, "/rest/v1/bans", { token: snoop.token });
    expect(text).not.toContain(CANARY);
  });
});

test("the audit finds nothing after all these reads", async () => {
  expect(await site.audit()).toEqual([]);
});
