import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Profile = {
  user_id: string;
  username: string;
  icon: string;
  user_about: string;
  badges: string[];
  where_from: string | null;
  who_from: string | null;
  show_activity: boolean;
  roles: string[];
  suspended: object | null;
};

/** A new player with an account and no profile. */
async function newcomer(): Promise<Player> {
  const [row] = await site.sql(`insert into auth.users default values returning id::text`);
  const id = row![0]!;
  const token = await site.gateway.tokenFor({ sub: id });
  return Object.assign(site.as(token), { id, token });
}

const profileOf = async (player: Player) => answerOf<Profile | null>(await player.rpc("get_my_profile"));
const wornBy = async (player: Player) =>
  (
    await player.from("items_unlocked").select("item").eq("user_id", player.id).eq("equipped", true).order("item")
  ).data!.map(({ item }) => item);
const ownerOf = async (items: string[], tiers: string[] = []) => {
  const player = await site.newPlayer({ coins: 90_000 });
  for (const item_id of items) answerOf(await player.rpc("buy_item", { item_id }));
  for (const item_id of tiers) answerOf(await player.rpc("claim_tier", { item_id }));
  return player;
};

describe("a profile", () => {
  test("does not exist at first, and a request for one row returns an error", async () => {
    const player = await newcomer();
    expect(await profileOf(player)).toBeNull();
    const { error } = await player.from("my_users").select("username").eq("user_id", player.id).single();
    expect(error!.code).toBe("PGRST116");
  });

  test("made without a name gets a random one in base 36, and the default icon", async () => {
    const player = await newcomer();
    expect((await player.from("my_users").upsert({ user_id: player.id } as never)).error).toBeNull();
    const profile = await profileOf(player);
    expect(profile!.username).toMatch(/^[0-9a-z]{10}$/);
    expect(profile).toMatchObject({
      icon: "default",
      user_about: "",
      badges: [],
      where_from: null,
      roles: [],
      suspended: null,
    });
  });

  test("made the spec's way keeps the given values", async () => {
    const player = await newcomer();
    const said = { user_id: player.id, username: "pond.captain", user_about: "Quack.", icon: "default" };
    expect((await player.from("my_users").upsert(said)).error).toBeNull();
    expect(await profileOf(player)).toMatchObject(said);
    const changed = { ...said, user_about: "Quack, again." };
    expect((await player.from("my_users").upsert(changed)).error).toBeNull();
    expect(await profileOf(player)).toMatchObject(changed);
  });

  test.each(["claim_streak", "increment_time_spent", "a favourite", "a play"])(
    "is created by %s when there is none",
    async (how) => {
      const player = await newcomer();
      const row = { user_id: player.id, app_id: "skyhop" };
      const calls: Record<string, () => PromiseLike<Parameters<typeof answerOf>[0]>> = {
        claim_streak: () => player.rpc("claim_streak"),
        increment_time_spent: () => player.rpc("increment_time_spent", { user_id: player.id }),
        "a favourite": () => player.from("favorite_apps").insert(row),
        "a play": () => player.from("apps_played").upsert(row),
      };
      answerOf(await calls[how]!());
      expect((await profileOf(player))!.username).toMatch(/^[0-9a-z]{10}$/);
    },
  );

  test("is created once by ten concurrent calls", async () => {
    const player = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.rpc("increment_time_spent", { user_id: player.id })),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
    const [count] = await site.sql(`select count(*)::text from private.wallets where user_id = $1`, player.id);
    expect(count).toEqual(["1"]);
  });

  test("can be found by its name by everybody", async () => {
    const player = await site.newPlayer({ username: "easy-to-find" });
    const { data } = await site.visitor
      .from("my_users")
      .select("user_id, created_at, time_spent")
      .eq("username", "easy-to-find")
      .single();
    expect(data).toMatchObject({ user_id: player.id, time_spent: 0 });
  });

  test("refuses a name that is taken", async () => {
    await site.newPlayer({ username: "first-come" });
    const late = await newcomer();
    expect(refusalOf(await late.from("my_users").insert({ user_id: late.id, username: "first-come" }))).toBe(
      "409 That name is taken, or looks too much like one that is.",
    );
    const other = await site.newPlayer();
    expect((await other.from("my_users").upsert({ user_id: other.id, username: "first.come" })).status).toBe(409);
  });

  test("keeps its own name on every save, and can change its case", async () => {
    const player = await site.newPlayer({ username: "ann-of-pond" });
    const save = (username: string) =>
      player.from("my_users").upsert({ user_id: player.id, username, user_about: "Hello." });
    for (let saved = 0; saved < 3; saved++) expect((await save("ann-of-pond")).error).toBeNull();
    expect((await save("ann.of.pond")).error).toBeNull();
  });
});

describe("onboarding", () => {
  test("is done when where_from is set, and only its owner reads the answers", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const answers = { where_from: "a friend", who_from: "duck.channel", age_band: "13-15" };
    expect((await player.from("my_users").update(answers).eq("user_id", player.id)).error).toBeNull();
    expect(await profileOf(player)).toMatchObject(answers);
    expect((await other.from("my_users").select("where_from").eq("user_id", player.id)).status).toBe(403);
  });

  test("can be answered again once a day", async () => {
    const player = await site.newPlayer();
    const answer = (where_from: string) =>
      player.from("my_users").update({ where_from, who_from: "x" }).eq("user_id", player.id);
    expect((await answer("a poster")).error).toBeNull();
    expect(refusalOf(await answer("a friend"))).toBe("409 These answers can be changed once a day.");
    expect((await answer("a poster")).error).toBeNull();
    await site.travel("24 hours 1 second");
    expect((await answer("a friend")).error).toBeNull();
  });
});

describe("equipping an item", () => {
  test("puts it on and takes it off, and returns everything worn", async () => {
    const player = await ownerOf(["goose", "sword", "cat"]);
    await player.rpc("equip_item", { item_id: "goose" });
    expect(answerOf<object[]>(await player.rpc("equip_item", { item_id: "sword" }))).toEqual([
      { item: "sword", type: "cursor" },
      { item: "goose", type: "special" },
    ]);
    expect(answerOf<object[]>(await player.rpc("equip_item", { item_id: "goose", on: false }))).toEqual([
      { item: "sword", type: "cursor" },
    ]);
  });

  test("works the same with the spec's update", async () => {
    const player = await ownerOf(["cat", "pink"]);
    const toggle = (item: string, equipped: boolean) =>
      player
        .from("items_unlocked")
        .update({ equipped })
        .eq("user_id", player.id)
        .eq("item", item)
        .select("item, equipped")
        .single();
    expect((await toggle("cat", true)).data).toEqual({ item: "cat", equipped: true });
    expect((await toggle("pink", true)).data).toEqual({ item: "pink", equipped: true });
    expect(await wornBy(player)).toEqual(["pink"]);
    expect((await toggle("pink", false)).data).toEqual({ item: "pink", equipped: false });
    expect(await wornBy(player)).toEqual([]);
  });

  test.each([
    ["background", ["cat", "pink"], []],
    ["icon", ["summer-duck", "rainbow-duck"], []],
    ["cursor", ["sword"], ["quill"]],
    ["font", [], ["town-charter", "royal-decree"]],
    ["special", ["goose"], ["armoured-snail"]],
  ])("allows one %s: the new one replaces the old one", async (_type, items, tiers) => {
    const player = await ownerOf(items, tiers);
    const [one, two] = [...items, ...tiers] as [string, string];
    for (const item of [one, two, one]) {
      await player.rpc("equip_item", { item_id: item });
      expect(await wornBy(player)).toEqual([item]);
    }
  });

  test("allows up to five badges, and the server writes them to the profile", async () => {
    const player = await ownerOf(["gold-hoarder"], ["squire", "moat-swimmer"]);
    for (const item_id of ["squire", "gold-hoarder"]) await player.rpc("equip_item", { item_id });
    expect((await profileOf(player))!.badges).toEqual(["gold-hoarder", "squire"]);
    await player.rpc("equip_item", { item_id: "squire", on: false });
    expect((await profileOf(player))!.badges).toEqual(["gold-hoarder"]);
  });

  test("of type icon sets the profile's icon, and the other way round", async () => {
    const player = await ownerOf(["summer-duck", "rainbow-duck"]);
    await player.rpc("equip_item", { item_id: "summer-duck" });
    expect((await profileOf(player))!.icon).toBe("summer-duck");
    expect((await player.from("my_users").update({ icon: "rainbow-duck" }).eq("user_id", player.id)).error).toBeNull();
    expect([(await profileOf(player))!.icon, await wornBy(player)]).toEqual(["rainbow-duck", ["rainbow-duck"]]);
    expect((await player.from("my_users").upsert({ user_id: player.id, icon: "default" } as never)).error).toBeNull();
    expect([(await profileOf(player))!.icon, await wornBy(player)]).toEqual(["default", []]);
    await player.rpc("equip_item", { item_id: "rainbow-duck" });
    await player.rpc("equip_item", { item_id: "rainbow-duck", on: false });
    expect((await profileOf(player))!.icon).toBe("default");
  });

  test("twice keeps it on", async () => {
    const player = await ownerOf(["summer-duck"]);
    for (let times = 0; times < 2; times++) await player.rpc("equip_item", { item_id: "summer-duck" });
    expect([(await profileOf(player))!.icon, await wornBy(player)]).toEqual(["summer-duck", ["summer-duck"]]);
  });
});

test("the audit finds nothing after all these changes", async () => {
  expect(await site.audit()).toEqual([]);
});
