import { isShort } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, refusalOf } from "#testing/answers.ts";
import { lookAlikesOf } from "#testing/look-alikes.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const MAY_INSERT = ["user_id", "username", "user_about", "icon"];
const MAY_UPDATE = [...MAY_INSERT, "where_from", "who_from", "age_band"];

/** Every column of the table, and a value that a cheater would like in it. */
const FORGED: Record<string, unknown> = {
  icon: "default",
  username: "forged.name",
  user_about: "forged",
  badges: ["gold-hoarder"],
  current_streak: 365,
  longest_streak: 365,
  apps_played: 9999,
  time_spent: 999_999,
  created_at: "2001-01-01T00:00:00Z",
  where_from: "forged",
  who_from: "forged",
  age_band: "adult",
  age_answered_at: "2001-01-01T00:00:00Z",
  username_skeleton: "forged",
  renamed_at: "2001-01-01T00:00:00Z",
  onboarded_at: "2001-01-01T00:00:00Z",
};

const profileRow = async (id: string) =>
  (await site.sql(`select to_jsonb(u)::text from public.my_users u where user_id = $1`, id))[0]?.[0];

/** A player with an account and no profile yet. */
async function newcomer(): Promise<Player> {
  const player = await site.newPlayer();
  await site.sql(`update private.wallets set user_id = null where user_id = $1`, player.id);
  await site.sql(`delete from public.my_users where user_id = $1`, player.id);
  return player;
}

describe("a cheater who writes columns of a profile that players may not set", () => {
  test("is tested with every column of the table", async () => {
    const rows = await site.sql(
      `select column_name::text from information_schema.columns where table_schema = 'public' and table_name = 'my_users'`,
    );
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set([...Object.keys(FORGED), "user_id"]));
  });

  describe.each(Object.entries(FORGED))("%s", (column, value) => {
    // Writing a generated column has its own error code.
    const refused = column === "username_skeleton" ? [400, "428C9"] : [403, "42501"];

    test("cannot insert it", async () => {
      const cheater = await newcomer();
      const answer = await cheater.from("my_users").insert({ user_id: cheater.id, [column]: value } as never);
      expect(codeOf(answer)).toEqual(MAY_INSERT.includes(column) ? [201, undefined] : refused);
    });

    test("cannot update it", async () => {
      const cheater = await site.newPlayer();
      const before = await profileRow(cheater.id);
      const answer = await cheater
        .from("my_users")
        .update({ [column]: value } as never)
        .eq("user_id", cheater.id);
      if (column === "username") return expect(answer.status).toBe(409);
      expect(codeOf(answer)).toEqual(MAY_UPDATE.includes(column) ? [204, undefined] : refused);
      if (!MAY_UPDATE.includes(column)) expect(await profileRow(cheater.id)).toBe(before);
    });

    test("cannot upsert it", async () => {
      const cheater = await site.newPlayer();
      const before = await profileRow(cheater.id);
      const answer = await cheater.from("my_users").upsert({ user_id: cheater.id, [column]: value } as never);
      if (column === "username") return expect(answer.status).toBe(409);
      expect(codeOf(answer)).toEqual(MAY_INSERT.includes(column) ? [200, undefined] : refused);
      if (!MAY_INSERT.includes(column)) expect(await profileRow(cheater.id)).toBe(before);
    });

    test("cannot write it for another player", async () => {
      const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
      const before = await profileRow(other.id);
      await cheater
        .from("my_users")
        .update({ [column]: value } as never)
        .eq("user_id", other.id);
      await cheater.from("my_users").upsert({ user_id: other.id, [column]: value } as never);
      await cheater.from("my_users").insert({ user_id: other.id, [column]: value } as never);
      expect(await profileRow(other.id)).toBe(before);
    });
  });

  test("cannot change their user id, nor delete the profile", async () => {
    const [cheater, other] = [await site.newPlayer(), await newcomer()];
    const become = await cheater.from("my_users").update({ user_id: other.id }).eq("user_id", cheater.id);
    expect(codeOf(become)).toEqual([403, "42501"]);
    expect(codeOf(await cheater.from("my_users").delete().eq("user_id", cheater.id))).toEqual([403, "42501"]);
    expect(await profileRow(other.id)).toBeUndefined();
  });

  test("cannot point an upsert at another key", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer({ username: "king.of.pond" })];
    const before = await profileRow(other.id);
    for (const key of ["username_skeleton", "username", "user_id,username"]) {
      const answer = await send(site, `/rest/v1/my_users?on_conflict=${key}`, {
        method: "POST",
        token: cheater.token,
        headers: { prefer: "resolution=merge-duplicates" },
        body: { user_id: cheater.id, username: "king.of.pond", user_about: "mine now" },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await profileRow(other.id)).toBe(before);
  });

  test("cannot exceed the maximum length of a text", async () => {
    const cheater = await site.newPlayer();
    const change = (row: object) =>
      cheater
        .from("my_users")
        .update(row as never)
        .eq("user_id", cheater.id);
    for (const row of [
      { user_about: "x".repeat(301) },
      { where_from: "x".repeat(81) },
      { who_from: "x".repeat(81) },
      { where_from: "" },
    ]) {
      expect(codeOf(await change(row))).toEqual([400, "23514"]);
    }
  });

  test.each(["child", "UNDER-13", "99", "adult "])("cannot set the age %j", async (age_band) => {
    const cheater = await site.newPlayer();
    expect((await cheater.from("my_users").update({ age_band }).eq("user_id", cheater.id)).status).toBe(400);
  });
});

describe("an impersonator", () => {
  // Every fifth case is enough to have each kind, because neighbours change the same letter or insert the same
  // separator.
  const sampleOf = (names: string[]) => names.filter((_, at) => !isShort || at % 5 === 0);
  const VICTIM = "wild-mallard.101";
  const REFUSED_NAME = /That name is taken, or looks too much like one that is|my_users_username_check/;

  test("cannot take a look-alike of an existing name", async () => {
    await site.newPlayer({ username: VICTIM });
    const impersonator = await site.newPlayer();
    const names = lookAlikesOf(VICTIM).slice(0, 420);
    expect(names.length).toBeGreaterThanOrEqual(400);
    const taken = [];
    for (const username of sampleOf(names)) {
      const renamed = await impersonator.from("my_users").update({ username }).eq("user_id", impersonator.id);
      if (!REFUSED_NAME.test(refusalOf(renamed))) taken.push(username);
    }
    expect(taken).toEqual([]);
  });

  test("cannot take it in a concurrent request: a unique constraint allows one of them", async () => {
    await site.newPlayer({ username: "racing-duck-q" });
    await expect(site.newPlayer({ username: "racing.duck.q" })).rejects.toMatchObject({ code: "23505" });
  });

  test("cannot take it with a new profile either", async () => {
    await site.newPlayer({ username: "clara_loves-bread" });
    const impersonator = await newcomer();
    for (const username of sampleOf(lookAlikesOf("clara_loves-bread").slice(0, 200))) {
      const made = await impersonator.from("my_users").insert({ user_id: impersonator.id, username });
      expect(`${username}: ${refusalOf(made)}`).toMatch(REFUSED_NAME);
    }
    expect(await profileRow(impersonator.id)).toBeUndefined();
  });

  test.each([
    "admin",
    "4dmin",
    "adrnin",
    "a.d.m.i.n",
    "admin-team",
    "the.admin",
    "administrator",
    "administrat0r",
    "moderator",
    "m0derator",
    "rnoderator",
    "moderator-1",
    "mod",
    "m0d",
    "rnod",
    "mods",
    "support",
    "5upport",
    "support.team",
    "staff",
    "s-t-a-f-f",
    "quackademy",
    "quackaderny",
    "qu4ckademy",
    "quackademy.official",
    "the-quackademy",
    "system",
    "5ystem",
    "root",
    "r00t",
    "owner",
    "teacher",
    "official",
    "help",
    "null",
    "undefined",
    "anonymous",
    "deleted",
    "everyone",
    "nobody",
    "server",
    "operator",
    "security",
    "no-profile",
    "noprofile",
  ])("cannot use the name %j", async (username) => {
    const impersonator = await site.newPlayer();
    const renamed = await impersonator.from("my_users").update({ username }).eq("user_id", impersonator.id);
    expect(refusalOf(renamed)).toBe("409 That name is not available.");
  });

  test.each([
    "ab",
    "x".repeat(26),
    ".duck",
    "duck.",
    "-duck",
    "du ck",
    "Duck",
    "ducк",
    "duck\n",
    "<b>duck</b>",
    "duck/../x",
    "",
    "🦆🦆🦆",
  ])("cannot use %j, which is not a valid name", async (username) => {
    const impersonator = await site.newPlayer();
    const renamed = await impersonator.from("my_users").update({ username }).eq("user_id", impersonator.id);
    expect(codeOf(renamed)).toEqual([400, "23514"]);
  });

  test.each(["badminton", "model-duck", "abc", "x".repeat(25), "duck_of-the.pond", "cindy", "wanda"])(
    "may use the name %j",
    async (username) => {
      const honest = await site.newPlayer();
      expect((await honest.from("my_users").update({ username }).eq("user_id", honest.id)).error).toBeNull();
    },
  );

  test("can change the name once in seven days", async () => {
    const player = await site.newPlayer();
    const rename = (username: string) => player.from("my_users").update({ username }).eq("user_id", player.id);
    expect((await rename("first-name-1")).error).toBeNull();
    expect(refusalOf(await rename("second-name-2"))).toBe("409 A name can be changed once in 7 days.");
    await site.travel("6 days 23 hours");
    expect((await rename("second-name-2")).status).toBe(409);
    await site.travel("61 minutes");
    expect((await rename("second-name-2")).error).toBeNull();
  });
});

test("the audit finds nothing after all attacks on profiles", async () => {
  expect(await site.audit()).toEqual([]);
});
