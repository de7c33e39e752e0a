import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const linesOf = (name: string) =>
  fs
    .readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));

/** The lines that the filter refuses, and why. */
async function objections(lines: string[]): Promise<Map<string, string>> {
  const rows = await site.sql(
    `select line, private.text_objection(line) from json_array_elements_text($1::json) as line`,
    JSON.stringify(lines),
  );
  return new Map(rows.filter(([, rule]) => rule !== null).map(([line, rule]) => [line!, rule!]));
}

describe("the word filter, by its lines", () => {
  test("refuses every insult, threat and evasion, in eleven languages", async () => {
    const lines = linesOf("blocked");
    const found = await objections(lines);
    expect(lines.filter((line) => found.get(line) !== "word")).toEqual([]);
  });

  test("accepts innocent words that contain a blocked one", async () => {
    const lines = linesOf("innocent");
    expect([...(await objections(lines)).keys()]).toEqual([]);
  });

  test("accepts every name that the site gives to a new player", async () => {
    const given = `select distinct private.random_username() as name from generate_series(1, 200)`;
    expect(await site.sql(`select name from (${given}) as names where private.blocked_word(name) is not null`)).toEqual(
      [],
    );
  });

  test("refuses links, addresses, phone numbers and meeting places", async () => {
    const lines = linesOf("personal");
    const found = await objections(lines);
    expect(lines.filter((line) => !["link", "personal"].includes(found.get(line) ?? ""))).toEqual([]);
  });

  test("has at least 300 lines of both kinds", () => {
    const counts = ["blocked", "innocent", "personal"].map((name) => linesOf(name).length);
    expect(counts.every((count) => count >= 20)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(300);
  });
});

describe("a profile text", () => {
  const write = async (user_about: string) => {
    const player = await site.newPlayer();
    const answer = await player.from("my_users").update({ user_about }).eq("user_id", player.id);
    const { data } = await player.from("my_users").select("user_about").eq("user_id", player.id).single();
    return { answer, stored: data!.user_about };
  };

  test("with a blocked word is refused with the word, and is not stored", async () => {
    const { answer, stored } = await write("I like ducks. f.u.c.k geese");
    expect(answer.status).toBe(422);
    expect(answer.error).toMatchObject({ message: "“fuck” is not allowed here.", details: "word" });
    expect(stored).toBe("");
  });

  test("with a phone number or a link is refused with a reason", async () => {
    expect((await write("call 0170 1234567")).answer.error!.message).toBe(
      "Do not share a phone number here. Everybody can read this.",
    );
    expect((await write("look at foo.com")).answer.error!.message).toBe(
      "Links are not allowed here. Leave the address out.",
    );
  });

  test("is stored without direction overrides, control characters and stacked accents", async () => {
    const { answer, stored } = await write("\u202Eabc\u0007 d\u0301\u0302\u0303\u0304  e\u200Bf \n\n\n\n g");
    expect(answer.error).toBeNull();
    expect(stored).toBe("abc d\u0301\u0302 ef\n\ng");
  });

  test("keeps joined emoji and other scripts", async () => {
    expect((await write("👩‍🚀 Ente, утка, カモ")).stored).toBe("👩‍🚀 Ente, утка, カモ");
  });

  test("that was stored before its word was blocked does not block other changes of the profile", async () => {
    const player = await site.newPlayer();
    await player.from("my_users").update({ user_about: "zorkmid forever" }).eq("user_id", player.id);
    await site.sql(`select private.set_filter_word('zorkmid', 'block', false)`);
    const same = { user_about: "zorkmid forever", icon: "default" };
    expect((await player.from("my_users").update(same).eq("user_id", player.id)).error).toBeNull();
    const again = await player.from("my_users").update({ user_about: "zorkmid again" }).eq("user_id", player.id);
    expect(again.status).toBe(422);
  });
});

describe("a name", () => {
  const rename = async (username: string) => {
    const player = await site.newPlayer();
    return player.from("my_users").update({ username }).eq("user_id", player.id);
  };

  test.each(["fuck-you", "xXsh1tXx", "b.i.t.c.h", "arschl0ch", "k-u-r-w-a"])(
    "with a blocked word is refused: %s",
    async (name) => {
      expect(refusalOf(await rename(name))).toMatch(/contains a word that is not allowed here/);
    },
  );

  test.each(["the-teacher", "principal", "te4cher", "adrnin", "mod", "headmistress", "Lehrerin"])(
    "that claims to be staff or a school is refused: %s",
    async (name) => {
      expect(refusalOf(await rename(name))).toMatch(/That name is not available/);
    },
  );

  test.each(["badminton", "principality", "modern-duck", "scunthorpe", "peacock", "clara"])(
    "that only contains such a word is accepted: %s",
    async (name) => {
      expect((await rename(name)).error).toBeNull();
    },
  );
});

describe("the word list", () => {
  test("cannot be read by players or visitors", async () => {
    const player = await site.newPlayer({ roles: ["moderator"] });
    for (const caller of [site.visitor, player]) {
      const { error } = await caller
        .schema("private" as never)
        .from("filter_words" as never)
        .select();
      expect(error).not.toBeNull();
    }
  });
});
