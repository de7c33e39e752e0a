import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Profile = {
  age_band: string | null;
  age_answered_at: string | null;
  is_child: boolean;
  next_age_band: string | null;
  next_age_at: string | null;
  show_activity: boolean;
};
const say = (player: Player, age_band: string | null) =>
  player.from("my_users").update({ age_band }).eq("user_id", player.id);
const profileOf = async (player: Player) => answerOf<Profile>(await player.rpc("get_my_profile"));
const bandOf = async (player: Player) => (await profileOf(player)).age_band;

async function playerOf(band: string): Promise<Player> {
  const player = await site.newPlayer();
  answerOf(await say(player, band));
  return player;
}

const ONE_AT_A_TIME = "409 You can move up one age group at a time. Ask the operator to correct it.";
const NOT_REMOVED = "409 An age group cannot be removed. Ask the operator to correct it.";

describe("a child who claims to be older", () => {
  test("cannot move up before a year has passed, however often they ask", async () => {
    const child = await playerOf("under-13");
    const { next_age_at, next_age_band } = await profileOf(child);
    expect(next_age_band).toBe("13-15");
    const refusal = `409 You can move up an age group from ${next_age_at!.slice(0, 10)} on.`;
    expect(refusalOf(await say(child, "13-15"))).toBe(refusal);
    await site.travel("364 days");
    expect(refusalOf(await say(child, "13-15"))).toBe(refusal);
    expect(await bandOf(child)).toBe("under-13");
    await site.travel("2 days");
    answerOf(await say(child, "13-15"));
    expect(await bandOf(child)).toBe("13-15");
  });

  test("cannot move up twice in one year", async () => {
    const child = await playerOf("under-13");
    await site.travel("400 days");
    answerOf(await say(child, "13-15"));
    expect(refusalOf(await say(child, "16-18"))).toMatch(/^409 You can move up an age group from/);
    await site.travel("366 days");
    answerOf(await say(child, "16-18"));
    expect(refusalOf(await say(child, "adult"))).toMatch(/^409 You can move up an age group from/);
  });

  test("cannot move up twice with two requests at the same moment", async () => {
    const child = await playerOf("under-13");
    await site.travel("400 days");
    await Promise.all(["13-15", "16-18", "13-15", "16-18", "adult"].map((band) => say(child, band)));
    expect(await bandOf(child)).toBe("13-15");
  });

  test("cannot move up two groups, even after many years", async () => {
    const child = await playerOf("under-13");
    await site.travel("1200 days");
    for (const older of ["16-18", "adult"]) expect(refusalOf(await say(child, older))).toBe(ONE_AT_A_TIME);
    expect(await bandOf(child)).toBe("under-13");
  });

  test("cannot clear the answer and answer again", async () => {
    const child = await playerOf("under-13");
    expect(refusalOf(await say(child, null))).toBe(NOT_REMOVED);
    await site.travel("400 days");
    expect(refusalOf(await say(child, null))).toBe(NOT_REMOVED);
    expect(await bandOf(child)).toBe("under-13");
  });

  test("cannot move the date of the answer back", async () => {
    const child = await playerOf("under-13");
    const before = await profileOf(child);
    const long_ago = "2001-01-01T00:00:00Z";
    for (const row of [{ age_answered_at: long_ago }, { age_answered_at: long_ago, age_band: "13-15" }]) {
      const update = await child
        .from("my_users")
        .update(row as never)
        .eq("user_id", child.id);
      expect(codeOf(update)).toEqual([403, "42501"]);
      const upsert = await child.from("my_users").upsert({ user_id: child.id, ...row } as never);
      expect(codeOf(upsert)).toEqual([403, "42501"]);
    }
    expect(await profileOf(child)).toEqual(before);
  });

  test("gains nothing by becoming younger first", async () => {
    const player = await playerOf("13-15");
    await site.travel("400 days");
    answerOf(await say(player, "under-13"));
    expect(refusalOf(await say(player, "13-15"))).toMatch(/^409 You can move up an age group from/);
    expect(refusalOf(await say(player, "16-18"))).toBe(ONE_AT_A_TIME);
  });

  test("gains nothing by giving the same answer again", async () => {
    const child = await playerOf("under-13");
    const before = await profileOf(child);
    await site.travel("100 days");
    answerOf(await say(child, "under-13"));
    expect((await profileOf(child)).age_answered_at).toBe(before.age_answered_at);
  });

  test("is not shown to others, whatever they set", async () => {
    const child = await playerOf("under-13");
    answerOf(await child.from("privacy_settings").upsert({ user_id: child.id, show_activity: true }));
    answerOf(await child.from("apps_played").upsert({ user_id: child.id, app_id: "skyhop" }));
    expect((await site.visitor.from("apps_played").select("app_id").eq("user_id", child.id)).data).toEqual([]);
  });
});

test("a player may move to a younger group at any time", async () => {
  const player = await playerOf("adult");
  for (const band of ["16-18", "13-15", "under-13"]) {
    answerOf(await say(player, band));
    expect(await bandOf(player)).toBe(band);
  }
});

describe("who counts as a child", () => {
  const setUntil = (value: string) => site.sql(`select private.set_setting('child-until', $1, 'a test')`, value);
  const publicPlays = async ({ id }: Player) =>
    (await site.visitor.from("apps_played").select("app_id").eq("user_id", id)).data?.length;
  async function showing(band: string | null): Promise<Player> {
    const player = band === null ? await site.newPlayer() : await playerOf(band);
    answerOf(await player.from("privacy_settings").upsert({ user_id: player.id, show_activity: true }));
    answerOf(await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" }));
    return player;
  }
  const BANDS = [null, "under-13", "13-15", "16-18", "adult"];

  test.each([
    ["13", [true, true, false, false, false]],
    ["16", [true, true, true, false, false]],
  ])("follows child-until %s, in the profile and on the list of current players", async (until, children) => {
    await setUntil(until);
    const players = [];
    for (const band of BANDS) players.push(await showing(band));
    const profiles = await Promise.all(players.map(profileOf));
    expect(profiles.map(({ is_child }) => is_child)).toEqual(children);
    expect(profiles.map(({ show_activity }) => !show_activity)).toEqual(children);
    expect(await Promise.all(players.map(publicPlays))).toEqual(children.map((isChild) => (isChild ? 0 : 1)));
    await setUntil("13");
  });

  test("changes at once, also for earlier plays", async () => {
    const [teen, older] = [await showing("13-15"), await showing("16-18")];
    expect([await publicPlays(teen), await publicPlays(older)]).toEqual([1, 1]);
    await setUntil("16");
    expect([await publicPlays(teen), await publicPlays(older)]).toEqual([0, 1]);
    await setUntil("13");
    expect([await publicPlays(teen), await publicPlays(older)]).toEqual([1, 1]);
  });

  test("cannot be changed by a player", async () => {
    const player = await site.newPlayer();
    for (const who of [player, site.visitor, site.service]) {
      for (const name of ["set_setting", "set_age", "setting_text"]) {
        const { status } = await who.rpc(name as never, { wanted: "child-until", new_value: "13" } as never);
        expect(status).toBe(404);
      }
    }
  });
});
