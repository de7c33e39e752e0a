import { randomUUID } from "node:crypto";
import { COMMANDS } from "@quackademy/operator/commands.ts";
import { printAnswer } from "@quackademy/operator/plain-text.ts";
import { parseCommand } from "@quackademy/operator/parse-command.ts";
import { UsageError, Refusal } from "@quackademy/operator/refusal.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(`
    update public.apps set verifier = 'bounds' where id = 'skyhop';
    insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, listed)
    values ('sword', 'Sword', 'Points.', '🗡️', 800, 'rare', 'cursor', true) on conflict do nothing;
    insert into private.site_settings (name, default_value, lowest, highest, description)
    values ('pond-depth', '8', 2, 90, 'As a later migration would add one.');
  `);
});
afterAll(() => site.close());

type Outcome<Data> = { code: 0 | 1 | 2; text: string; data: Data };
const files: Record<string, string> = {};

/** Runs one command as `npm run quack --` does, on the database of this test. */
async function quack<Data = unknown>(name: string, ...words: string[]): Promise<Outcome<Data>> {
  const context = {
    query: (text: string, values: (string | null)[]) => site.gateway.db.asPlatform({ text, values }),
    readFile: (file: string) => files[file]!,
    recordedRuns: () => [],
    siteUrl: "http://quack.test",
    operator: "ms.drake",
  };
  try {
    const parsed = parseCommand(name, words)!;
    if (parsed.kind === "help") return { code: 0, text: parsed.text, data: null as Data };
    const answer = await parsed.run(context);
    const data = JSON.parse(printAnswer(answer, true)) as Data;
    return { code: answer.isBad ? 1 : 0, text: printAnswer(answer, false), data };
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Refusal)) throw error;
    return { code: error instanceof UsageError ? 2 : 1, text: error.message, data: null as Data };
  }
}

type Moved = { isRepeated: boolean; entry: { id: number } };
type Changed = { isChanged: boolean };

let named = 0;
async function playerNamed(prefix: string, coins = 0): Promise<Player & { username: string }> {
  const username = `${prefix}-${String.fromCharCode(97 + (named++ % 26))}`;
  return Object.assign(await site.newPlayer({ username, coins }), { username });
}

const balanceOf = async (player: Player) => (await player.rpc("get_coin_amt", { p_user_id: player.id })).data;

describe("a player argument", () => {
  test("is a username in any case or a user id", async () => {
    const player = await playerNamed("percy", 7);
    for (const name of [player.username, player.username.toUpperCase(), player.id, player.id.toUpperCase()]) {
      expect((await quack("coins", "show", name)).data).toMatchObject({ player: { id: player.id }, balance: 7 });
    }
  });

  test("that matches no player is refused with similar names", async () => {
    await site.newPlayer({ username: "waddlesworth" });
    expect(await quack("coins", "show", "wadlesworth")).toMatchObject({
      code: 1,
      text: "There is no player called wadlesworth. Did you mean waddlesworth?",
    });
    expect((await quack("coins", "show", "waddles")).text).toContain("waddlesworth");
    expect(await quack("coins", "show", "xyzzy-plugh")).toMatchObject({
      code: 1,
      text: "There is no player called xyzzy-plugh.",
    });
    expect((await quack("player", "show", randomUUID())).code).toBe(1);
  });

  test("cannot inject SQL", async () => {
    const outcome = await quack("coins", "show", `x'; drop table public.my_users; --`);
    expect(outcome.code).toBe(1);
    expect((await site.visitor.from("my_users").select("user_id").limit(1)).error).toBeNull();
  });
});

describe("quack coins", () => {
  test("adds and takes coins as ledger entries, with the reason that the player reads", async () => {
    const player = await playerNamed("coin");
    expect(await quack("coins", "add", player.username, "500", "--reason", "won the spelling bee")).toMatchObject({
      code: 0,
      text: expect.stringMatching(new RegExp(`^${player.username}: 0 → 500. Entry \\d+: won the spelling bee$`)),
    });
    await quack("coins", "take", player.username, "120", "--reason", "the bee was bribed");
    expect(await balanceOf(player)).toBe(380);
    const { data } = await player.rpc("get_wallet_statement");
    expect(data).toMatchObject([
      { amt: -120, why: "the bee was bribed" },
      { amt: 500, why: "won the spelling bee" },
    ]);
    const shown = await quack("coins", "show", player.username);
    expect(shown.data).toMatchObject({
      balance: 380,
      gained: 500,
      entries: 2,
      ledger: [{ amt: -120, kind: "adjustment", balance_after: 380 }, { amt: 500 }],
    });
  });

  test("needs a reason and a valid amount", async () => {
    const player = await playerNamed("unmoved", 10);
    const bad = [
      ["add", player.username, "5"],
      ["add", player.username, "5", "--reason", "  "],
      ["add", player.username, "-5", "--reason", "r"],
      ["add", player.username, "0", "--reason", "r"],
      ["add", player.username, "1e3", "--reason", "r"],
      ["add", player.username, "--reason", "r"],
      ["take", player.username, "5", "--reason", "x".repeat(201)],
      ["refund", player.username, "sword"],
    ];
    for (const words of bad) expect([words, (await quack("coins", ...words)).code]).toEqual([words, 2]);
    expect(await balanceOf(player)).toBe(10);
  });

  test("cannot take more coins than the balance", async () => {
    const player = await playerNamed("poor", 10);
    const outcome = await quack("coins", "take", player.username, "11", "--reason", "r");
    expect(outcome).toMatchObject({ code: 1, text: "not enough coins" });
    expect(await balanceOf(player)).toBe(10);
  });

  test("with an idempotency key happens once, and says so the second time", async () => {
    const player = await playerNamed("keyed");
    const add = (amount: string) =>
      quack<Moved>("coins", "add", player.username, amount, "--reason", "prize", "--key", "spring-fair");
    const [first, second] = [await add("50"), await add("50")];
    expect([first.data.isRepeated, second.data.isRepeated]).toEqual([false, true]);
    expect(second.data.entry.id).toBe(first.data.entry.id);
    expect(await add("60")).toMatchObject({ code: 1, text: expect.stringContaining("spring-fair was already used") });
    expect(await balanceOf(player)).toBe(50);
    const rushed = await Promise.all(
      Array.from({ length: 8 }, () =>
        quack<Moved>("coins", "take", player.username, "1", "--reason", "r", "--key", "rush"),
      ),
    );
    expect(new Set(rushed.map(({ data }) => data.entry.id)).size).toBe(1);
    expect(await balanceOf(player)).toBe(49);
  });

  test("refunds a purchase once: the price returns without counting as gained, the item is removed", async () => {
    const player = await playerNamed("buyer", 1000);
    await player.rpc("buy_item", { item_id: "sword" });
    expect(await balanceOf(player)).toBe(200);
    const refund = (item: string) => quack("coins", "refund", player.username, item, "--reason", "wrong button");
    expect((await refund("swrod")).text).toBe("There is no item swrod. Did you mean sword?");
    expect(await refund("sword")).toMatchObject({ code: 0, data: { entry: { amt: 800, kind: "refund" } } });
    expect(await refund("sword")).toMatchObject({ code: 1, text: "This player has not bought that item." });
    expect((await quack("coins", "show", player.username)).data).toMatchObject({ balance: 1000, gained: 1000 });
    const { data } = await site.visitor.from("items_unlocked").select("item").eq("user_id", player.id);
    expect(data).toEqual([]);
  });
});

describe("quack season", () => {
  test("lists the seasons, adds one and changes it until it begins", async () => {
    expect((await quack("season", "list")).data).toMatchObject([
      { number: 1, title: "Medieval Pass", has_begun: true },
      { number: 2, title: "Halloween Pass", has_begun: true },
      { number: 3, title: "Winter Pass", has_begun: true },
    ]);
    const added = await quack("season", "add", "4", "Pond Pass", "--starts", "2099-03-01", "--ends", "2099-05-31");
    expect(added.text).toContain("2099-03-01 00:00Z");
    expect(added.text).toContain("2099-05-31 23:59Z");
    const again = await quack("season", "add", "4", "Lake Pass", "--starts", "2098-03-01", "--ends", "2098-05-31");
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining("already exists") });
    const moved = await quack("season", "set", "4", "--title", "Lake Pass", "--starts", "2099-02-01T08:00+01:00");
    expect(moved.text).toContain("2099-02-01 07:00Z");
    expect((await site.visitor.from("seasons").select("title").eq("number", 4)).data).toEqual([{ title: "Lake Pass" }]);
  });

  test("keeps the start of a season that has begun, and lets its end and title change", async () => {
    expect(await quack("season", "set", "2", "--starts", "2025-11-01")).toMatchObject({
      code: 1,
      text: "Season 2 began 2025-10-01 00:00Z, so its start cannot change.",
    });
    expect(await quack("season", "set", "2", "--ends", "2025-11-16")).toMatchObject({ code: 0 });
    await quack("season", "set", "2", "--ends", "2025-11-15");
  });

  test.each([
    [2, ["add", "5", "T", "--starts", "soon", "--ends", "2099-01-01"]],
    [2, ["add", "5", "T", "--starts", "2026-02-31", "--ends", "2099-01-01"]],
    [2, ["add", "four", "T", "--starts", "2099-01-01", "--ends", "2099-02-01"]],
    [2, ["add", "5", "T", "--starts", "2099-01-01"]],
    [1, ["add", "5", "T", "--starts", "2099-02-01", "--ends", "2099-01-01"]],
    [1, ["add", "5", "T", "--starts", "2025-06-01", "--ends", "2099-01-01"]],
    [2, ["set", "2"]],
    [1, ["set", "9", "--title", "T"]],
  ])("exits with %i for %j", async (code, words) => {
    expect((await quack("season", ...words)).code).toBe(code);
    expect((await quack<{ number: number }[]>("season", "list")).data.map((season) => season.number)).not.toContain(5);
  });
});

describe("quack item", () => {
  const lamp = {
    id: "lamp",
    name: "Lamp",
    description: "Lights up.",
    preview_emoji: "💡",
    price: 300,
    rarity: "rare",
    type: "badge",
    asset: { url: "/items/badges/lamp.svg", icon: "lamp", color: "#FFC83D" },
  };

  test("adds an item from options, lists it, and unlists it", async () => {
    const words = ["--id", "kite", "--name", "Kite", "--description", "Flies.", "--emoji", "🪁", "--price", "150"];
    const looks = ["--rarity", "common", "--type", "icon", "--asset", `{"url":"/items/icons/kite.svg"}`];
    expect(await quack("item", "add", ...words, ...looks)).toMatchObject({ code: 0, data: [{ id: "kite" }] });
    const visible = async () => (await site.visitor.from("shop_items").select("price").eq("id", "kite")).data;
    expect(await visible()).toEqual([]);
    await quack("item", "list-in-shop", "kite");
    expect((await quack("item", "price", "kite", "175")).code).toBe(0);
    expect(await visible()).toEqual([{ price: 175 }]);
    await quack("item", "unlist", "kite");
    expect(await visible()).toEqual([]);
  });

  test("adds the items of a file, all or none", async () => {
    files["bad.json"] = JSON.stringify([lamp, { ...lamp, id: "torch", rarity: "mythic" }]);
    expect(await quack("item", "add", "bad.json")).toMatchObject({
      code: 1,
      text: expect.stringContaining("That breaks a rule of the database: rarity = ANY"),
    });
    files["odd.json"] = JSON.stringify({ ...lamp, colour: "red" });
    expect(await quack("item", "add", "odd.json")).toMatchObject({ code: 2, text: expect.stringContaining("colour") });
    files["broken.json"] = "{";
    expect((await quack("item", "add", "broken.json")).code).toBe(2);
    files["good.json"] = JSON.stringify([lamp, { ...lamp, id: "torch", battlepass_season: 2 }]);
    expect((await quack("item", "add", "good.json")).data).toMatchObject([lamp, { id: "torch" }]);
    expect(await quack("item", "add", "good.json")).toMatchObject({
      code: 1,
      text: expect.stringContaining("already exists"),
    });
    const ofSeason = (await quack("item", "list", "--season", "2")).data as { id: string }[];
    expect(ofSeason.map(({ id }) => id)).toContain("torch");
    expect(ofSeason.map(({ id }) => id)).not.toContain("lamp");
  });

  test("names the rule that a price breaks, with the limits of the database", async () => {
    const outcome = await quack("item", "price", "sword", "1");
    expect(outcome).toMatchObject({
      code: 1,
      text: "That breaks a rule of the database: price >= 100 AND price <= 30000",
    });
    expect((await quack("item", "price", "sord", "900")).text).toContain("Did you mean sword?");
    expect((await quack("item", "list-in-shop", "torch")).code).toBe(1);
  });

  test("does not raise the price of a tier that somebody has reached", async () => {
    files["tier.json"] = JSON.stringify({ ...lamp, id: "candle", price: 200, battlepass_season: 2 });
    await quack("item", "add", "tier.json");
    expect((await quack("item", "price", "candle", "220")).code).toBe(0);
    const player = await playerNamed("tier", 250);
    expect((await player.rpc("claim_tier", { item_id: "candle" })).error).toBeNull();
    expect(await quack("item", "price", "candle", "300")).toMatchObject({
      code: 1,
      text: "A player has reached candle at 220, so its price can only go down.",
    });
    expect((await quack("item", "price", "candle", "100")).code).toBe(0);
  });

  test("gives an item for free, once, with a reason, and the player can wear it", async () => {
    const player = await playerNamed("gifted");
    const give = (id: string) => quack("item", "give", player.username, id, "--reason", "found a bug");
    expect(await give("sword")).toMatchObject({ code: 0 });
    expect(await give("sword")).toMatchObject({ code: 1, text: "This player already has that item." });
    expect((await quack("item", "give", player.username, "sword")).code).toBe(2);
    expect((await player.rpc("equip_item", { item_id: "sword" })).error).toBeNull();
    expect(
      await site.sql(
        `select acquired, why from public.items_unlocked join private.gifts using (user_id, item) where user_id = $1`,
        player.id,
      ),
    ).toEqual([["given", "found a bug"]]);
    const refund = await quack("coins", "refund", player.username, "sword", "--reason", "r");
    expect(refund.text).toBe("This player has not bought that item.");
  });

  test("does not give coins as an item", async () => {
    const player = await playerNamed("coinless");
    files["coin.json"] = JSON.stringify({ ...lamp, id: "pouch", type: "coin", coins: 100, battlepass_season: 2 });
    await quack("item", "add", "coin.json");
    const given = await quack("item", "give", player.username, "pouch", "--reason", "r");
    expect(given).toMatchObject({ code: 1, text: "A coin item cannot be given. Give the coins instead." });
  });
});

describe("quack score", () => {
  /** A score in review, with a real picture in its bucket. */
  async function scoreInReview(player: Player, score: number): Promise<{ id: string; image: string }> {
    const sent = await player
      .from("leaderboard_submissions")
      .insert({ user_id: player.id, app_id: "skyhop", score })
      .select("id")
      .single();
    const image = `${randomUUID()}.webp`;
    const picture = new Blob(["a picture"], { type: "image/webp" });
    await site.service.storage.from("leaderboard_images").upload(image, picture, { contentType: "image/webp" });
    const { data } = await site.service.rpc("accept_image", { submission_id: sent.data!.id, image_path: image });
    expect(data).toEqual({ status: "in_review" });
    return { id: sent.data!.id, image };
  }

  const board = async () =>
    (
      (await site.visitor.rpc("get_app_high_scores", { p_app_id: "skyhop", p_limit: 50 })).data as object as {
        username: string;
      }[]
    ).map(({ username }) => username);

  test("lists scores in review with the URL of their picture, and accepts one onto the board", async () => {
    const player = await playerNamed("scorer");
    const { id, image } = await scoreInReview(player, 4321);
    const listed = (await quack("score", "list", "--app", "skyhop")).data as { id: string; picture: string }[];
    const address = `http://quack.test/storage/v1/object/public/leaderboard_images/${image}`;
    expect(listed.find((score) => score.id === id)).toMatchObject({ score: 4321, picture: address });
    expect((await site.gateway.fetch(address)).status).toBe(200);
    expect(await board()).not.toContain(player.username);
    expect(await quack("score", "accept", id)).toMatchObject({ code: 0, data: { status: "image_ok" } });
    expect(await board()).toContain(player.username);
    expect(await quack("score", "accept", id)).toMatchObject({
      code: 1,
      text: "This score is image ok, not in review.",
    });
  });

  test("rejects a score with a reason, also after it was accepted", async () => {
    const player = await playerNamed("cheater");
    const { id } = await scoreInReview(player, 9999);
    await quack("score", "accept", id, "--reason", "looks fine");
    expect((await quack("score", "reject", id)).code).toBe(2);
    expect(await quack("score", "reject", id, "--reason", "the picture is a painting")).toMatchObject({
      code: 0,
      data: { status: "rejected", reason: "the picture is a painting" },
    });
    expect(await board()).not.toContain(player.username);
    const own = await player.from("leaderboard_submissions").select("status, reason").eq("id", id).single();
    expect(own.data).toEqual({ status: "rejected", reason: "the picture is a painting" });
    const rejected = (await quack("score", "list", "--status", "rejected")).data as { id: string }[];
    expect(rejected.map((score) => score.id)).toContain(id);
  });

  test("shows where the picture of a pending score is", async () => {
    const player = await playerNamed("pending");
    const row = { user_id: player.id, app_id: "skyhop", score: 5 };
    const { data } = await player.from("leaderboard_submissions").insert(row).select("id").single();
    expect((await quack<{ picture: string }>("score", "show", data!.id)).data.picture).toBe("none yet");
    const path = `submissions/${data!.id}_shot.png`;
    const upload = new Blob(["png"], { type: "image/png" });
    const stored = await player.storage.from("leaderboard_uploads").upload(path, upload, { contentType: "image/png" });
    expect(stored.error).toBeNull();
    expect((await quack<{ picture: string }>("score", "show", data!.id)).data.picture).toContain(
      `leaderboard_uploads/${path}`,
    );
  });

  test("refuses an unknown id, class and status", async () => {
    const { id } = await scoreInReview(await playerNamed("lost"), 1);
    expect((await quack("score", "accept", id.slice(0, 8))).text).toContain(id);
    expect((await quack("score", "accept", randomUUID())).code).toBe(1);
    expect((await quack("score", "list", "--app", "skyhopp")).text).toContain("Did you mean skyhop?");
    expect((await quack("score", "list", "--status", "fine")).code).toBe(2);
  });
});

describe("quack class", () => {
  const isListed = async (id: string) => (await site.visitor.from("apps").select("id").eq("id", id)).data!.length === 1;
  type Listed = { id: string; listed: boolean }[];

  test("unlists a class with a reason, and lists it again", async () => {
    expect((await quack("class", "unlist", "blink")).code).toBe(2);
    expect((await quack("class", "unlist", "blink", "--reason", "It flickers.")).text).toBe(
      "The class blink is unlisted.",
    );
    expect(await isListed("blink")).toBe(false);
    expect((await quack<Listed>("class", "list", "--unlisted")).data.map(({ id }) => id)).toContain("blink");
    expect(await quack("class", "unlist", "blink", "--reason", "Again.")).toMatchObject({ code: 1 });
    expect((await quack("class", "relist", "blink", "--reason", "It does not flicker any more.")).code).toBe(0);
    expect(await isListed("blink")).toBe(true);
    expect((await quack<Listed>("class", "list")).data.find(({ id }) => id === "blink")!.listed).toBe(true);
    expect((await quack("class", "relist", "blinc", "--reason", "x")).text).toContain("Did you mean blink?");
  });
});

describe("quack moderation", () => {
  test("lists what waits, shows it, decides with a reason, undoes it, and shows who did what", async () => {
    const writer = await playerNamed("wanda");
    await writer.from("my_users").update({ user_about: "Honk at me outside." }).eq("user_id", writer.id);
    const { error } = await site.visitor.rpc("report", {
      target_kind: "about",
      target_id: writer.id,
      reason: "unsafe",
      details: "",
    });
    expect(error).toBeNull();
    const about = async () =>
      (await site.visitor.from("my_users").select("user_about").eq("user_id", writer.id).single()).data!.user_about;
    const subject = `about:${writer.id}`;

    const queues = (await quack<{ name: string; waiting: number }[]>("moderation", "list")).data;
    expect(queues.find(({ name }) => name === "reports")!.waiting).toBe(1);
    expect((await quack("moderation", "list", "reports")).text).toMatch(
      new RegExp(`${subject}.*${writer.username}.*does not feel safe`),
    );
    expect((await quack("moderation", "show", "reports", subject)).text).toContain("Honk at me outside.");
    expect((await quack("moderation", "decide", "reports", subject, "remove")).code).toBe(2);
    const made = await quack<{ id: number }>(
      "moderation",
      "decide",
      "reports",
      subject,
      "remove",
      "--reason",
      "It lures.",
    );
    expect(await about()).toBe("");
    expect((await quack("moderation", "log")).text).toMatch(/ms\.drake +reports about:.*remove +It lures\./);

    expect((await quack("moderation", "undo", String(made.data.id))).code).toBe(0);
    expect(await about()).toBe("Honk at me outside.");
    expect(await quack("moderation", "undo", String(made.data.id))).toMatchObject({ code: 1 });
    expect(await quack("moderation", "list", "geese")).toMatchObject({ code: 1 });
    expect(await quack("moderation", "show", "reports", "about:nobody")).toMatchObject({ code: 1 });
  });
});

describe("quack takedown", () => {
  async function fileNotice(words: Partial<Record<"url" | "work" | "contact_name", string>> = {}): Promise<string> {
    const { data } = await site.visitor.rpc("file_takedown", {
      url: "https://quack.test/class/skyhop",
      work: "Sky Hop, 1998",
      reason: "It is mine.",
      contact_name: "Ada Hopper",
      contact_email: `ada-${randomUUID()}@example.com`,
      contact_address: "1 Pond Lane",
      good_faith: true,
      accurate: true,
      signature: "Ada Hopper",
      ...words,
    });
    return (data as { reference: string }).reference;
  }
  const isListed = async () => (await site.visitor.from("apps").select("id").eq("id", "skyhop")).data!.length === 1;

  test("lists and shows notices, with everything that a decision needs", async () => {
    const reference = await fileNotice();
    const listed = (await quack("takedown", "list")).data as { reference: string }[];
    expect(listed.map((notice) => notice.reference)).toContain(reference);
    const shown = await quack("takedown", "show", reference.toLowerCase());
    expect(shown.data).toMatchObject({ reference, app_id: "skyhop", contact_address: "1 Pond Lane" });
    expect(shown.text).toContain("Sky Hop, 1998");
    expect(JSON.stringify(shown.data)).not.toContain("secret");
  });

  test("rejects with a reason and changes nothing; accepts with one and unlists the class", async () => {
    const [rejected, accepted] = [await fileNotice(), await fileNotice()];
    expect((await quack("takedown", "reject", rejected)).code).toBe(2);
    expect((await quack("takedown", "reject", rejected, "--reason", "not yours")).data).toMatchObject({
      unlisted: null,
    });
    expect(await isListed()).toBe(true);
    const outcome = await quack("takedown", "accept", accepted, "--reason", "the notice is right");
    expect(outcome.text).toBe(`The notice ${accepted} is accepted. The class skyhop is unlisted.`);
    expect(await isListed()).toBe(false);
    await site.sql(`update public.apps set listed = true where id = 'skyhop'`);
    expect(await quack("takedown", "accept", rejected, "--reason", "changed my mind")).toMatchObject({
      code: 1,
      text: expect.stringContaining("was rejected on"),
    });
  });

  test("undoes a decision: the class is listed again, and the notice is open", async () => {
    const reference = await fileNotice();
    expect((await quack("takedown", "undo", reference)).text).toContain("There is no decision about");
    await quack("takedown", "accept", reference, "--reason", "the notice is right");
    expect(await isListed()).toBe(false);
    expect((await quack("takedown", "undo", reference)).data).toMatchObject({ reference, status: "received" });
    expect(await isListed()).toBe(true);
    await quack("takedown", "reject", reference, "--reason", "a joke");
    expect((await quack("takedown", "show", reference)).data).toMatchObject({ status: "rejected", decision: "a joke" });
  });

  test("suggests references similar to a wrong one", async () => {
    const reference = await fileNotice();
    const typo = reference.slice(0, -1) + (reference.endsWith("0") ? "1" : "0");
    expect((await quack("takedown", "show", typo)).text).toContain(reference);
  });

  test("cannot be used to inject terminal control characters", async () => {
    const reference = await fileNotice({
      work: "\u001b[2Jmine\u009b31m\u202e",
      contact_name: "Ada\nQT-FORGED00  line",
    });
    for (const words of [["list"], ["show", reference]]) {
      const parsed = parseCommand("takedown", words)!;
      if (parsed.kind !== "action") throw new Error("not an action");
      const answer = await parsed.run({
        query: (text, values) => site.gateway.db.asPlatform({ text, values }),
        readFile: () => "",
        recordedRuns: () => [],
        siteUrl: "",
        operator: "",
      });
      for (const isJson of [true, false]) {
        // oxlint-disable-next-line no-control-regex
        expect(printAnswer(answer, isJson)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      }
      expect(printAnswer(answer, false)).not.toMatch(/^QT-FORGED00/m);
    }
  });
});

describe("quack role and quack player", () => {
  test("add and remove a moderator, effective at once", async () => {
    const [mod, player] = [await playerNamed("referee"), await playerNamed("played")];
    const row = { user_id: player.id, app_id: "skyhop", score: 2 };
    const { data } = await player.from("leaderboard_submissions").insert(row).select("id").single();
    const reject = () => mod.rpc("review_score", { submission_id: data!.id, accept: false, reason: "no picture" });
    expect((await reject()).error?.code).toBe("42501");
    expect(await quack("role", "grant", mod.username, "moderator")).toMatchObject({
      code: 0,
      text: `${mod.username} is now a moderator.`,
      data: { isChanged: true },
    });
    expect((await quack<Changed>("role", "grant", mod.username, "moderator")).data.isChanged).toBe(false);
    expect((await reject()).error).toBeNull();
    expect((await quack("role", "list")).data).toContainEqual(
      expect.objectContaining({ player: mod.username, role: "moderator", user_id: mod.id }),
    );
    expect((await quack<Changed>("role", "revoke", mod.username, "moderator")).data.isChanged).toBe(true);
    expect((await quack<Changed>("role", "revoke", mod.username, "moderator")).data.isChanged).toBe(false);
    expect((await reject()).error?.code).toBe("42501");
    expect((await quack("role", "grant", mod.username, "king")).code).toBe(2);
  });

  test("suspend a player until it is lifted, with a reason", async () => {
    const player = await playerNamed("rowdy", 60);
    expect((await quack("player", "ban", player.username)).code).toBe(2);
    expect((await quack("player", "ban", player.username, "--reason", "r", "--until", "2020-01-01")).code).toBe(2);
    const banned = await quack(
      "player",
      "ban",
      player.username,
      "--reason",
      "honked at staff",
      "--until",
      "2099-01-01",
    );
    expect(banned).toMatchObject({
      code: 0,
      text: expect.stringContaining("until 2099-01-01 23:59Z: honked at staff"),
    });
    expect((await player.rpc("claim_streak")).error).toMatchObject({ message: "This account is suspended." });
    expect((await quack("player", "unban", player.username)).data).toMatchObject({ suspended: null });
    expect((await player.rpc("claim_streak")).error).toBeNull();
    expect((await quack("player", "unban", player.username)).code).toBe(0);
    expect((await quack("player", "show", player.username)).data).toMatchObject({ id: player.id, current_streak: 1 });
  });

  test("keep a suspended player off the boards, whatever is decided meanwhile", async () => {
    const player = await playerNamed("offboard", 60);
    const row = { user_id: player.id, app_id: "skyhop", score: 77 };
    const { data } = await player.from("leaderboard_submissions").insert(row).select("id").single();
    const image = `${randomUUID()}.webp`;
    const picture = new Blob(["a picture"], { type: "image/webp" });
    await site.service.storage.from("leaderboard_images").upload(image, picture, { contentType: "image/webp" });
    await site.service.rpc("accept_image", { submission_id: data!.id, image_path: image });
    await quack("player", "ban", player.username, "--reason", "r");
    await quack("coins", "add", player.username, "40", "--reason", "owed");
    await quack("score", "accept", data!.id);
    expect((await quack("audit")).data).toMatchObject({ findings: [] });
    await quack("player", "unban", player.username);
    const standings = await site.sql(
      `select board, value from private.standings where user_id = $1 and period = 'all' order by board`,
      player.id,
    );
    expect(standings).toEqual([
      ["coins", "100"],
      ["scores/skyhop", "77"],
    ]);
  });
});

describe("quack audit", () => {
  test("reports that everything adds up, and how much it checked", async () => {
    const outcome = await quack<{ lookedAt: Record<string, number> }>("audit");
    expect(outcome).toMatchObject({ code: 0, data: { ok: true, findings: [] } });
    const { wallets, entries, players } = outcome.data.lookedAt;
    expect(outcome.text).toBe(
      `Everything adds up. Checked ${wallets} wallets, ${entries} entries and ${players} players.`,
    );
    expect(players).toBeGreaterThan(10);
  });

  test("exits with 1 and names the rule and the row when something does not", async () => {
    const player = await playerNamed("robbed", 30);
    const tamper = (by: string) =>
      site.sql(`update private.wallets set balance = balance + $1::int where user_id = $2`, by, player.id);
    await tamper("5");
    const outcome = await quack("audit");
    expect(outcome).toMatchObject({ code: 1, data: { ok: false } });
    expect(outcome.text).toMatch(/balance is the sum of the ledger +\d+ +balance 35, sum 30/);
    await tamper("-5");
    expect((await quack("audit")).code).toBe(0);
  });
});

describe("every command", () => {
  test.each(Object.keys(COMMANDS))("%s has a help text", async (name) => {
    const { code, text } = await quack(name, "--help");
    expect(code).toBe(0);
    for (const verb of Object.keys(COMMANDS[name]!.actions)) expect(text).toContain(`  ${name} ${verb}`.trimEnd());
    expect(text).toContain("--json");
  });

  test.each([
    ["coins", "spend"],
    ["coins"],
    ["audit", "everything"],
    ["role", "list", "--loud"],
    ["score", "accept"],
    ["score", "list", "--limit", "0"],
    ["item", "list", "--season"],
    ["season", "constructor"],
  ])("exits with 2 for invalid arguments: %s %s", async (name, ...words) => {
    expect((await quack(name, ...words)).code).toBe(2);
  });
});

describe("quack set", () => {
  type Setting = { name: string; value: string; default_value: string; changed_at: string | null; description: string };
  const shown = async (name: string) => (await quack<Setting[]>("settings")).data.find((each) => each.name === name)!;

  test("changes a setting for every rule, and settings shows value, default, meaning and date", async () => {
    expect(await shown("child-until")).toMatchObject({ value: "13", default_value: "13", changed_at: null });
    expect(await quack("set", "child-until", "16")).toMatchObject({ code: 0, text: "child-until: 13 → 16" });
    expect(await site.sql(`select private.setting_int('child-until')::text`)).toEqual([["16"]]);
    const changed = await shown("child-until");
    expect(changed).toMatchObject({ value: "16", default_value: "13" });
    expect(changed.changed_at).not.toBeNull();
    expect((await quack("settings")).text).toMatch(/^NAME +VALUE +DEFAULT +ALLOWED +CHANGED +MEANING\n/);
    await quack("set", "child-until", "13");
  });

  test("records who changed what, when, from and to, and only real changes", async () => {
    await quack("set", "pond-depth", "20");
    expect((await quack("set", "pond-depth", "20")).text).toBe("pond-depth is already 20.");
    await quack("set", "pond-depth", "8");
    const { data } = await quack<object[]>("settings", "--history");
    expect(data.slice(0, 2)).toMatchObject([
      { name: "pond-depth", old_value: "20", new_value: "8", changed_by: "ms.drake" },
      { name: "pond-depth", old_value: "8", new_value: "20", changed_by: "ms.drake" },
    ]);
    for (const change of [
      `update private.site_setting_changes set changed_by = 'x'`,
      `delete from private.site_setting_changes`,
    ])
      await expect(site.sql(change)).rejects.toThrow("site_setting_changes is append-only");
  });

  test("refuses an unknown name with the known ones, and an invalid value with the allowed ones", async () => {
    const names = (await quack<Setting[]>("settings")).data.map(({ name }) => name).join(", ");
    expect(await quack("set", "childuntil", "16")).toMatchObject({
      code: 1,
      text: `There is no setting called childuntil. Known: ${names}.`,
    });
    for (const value of ["14", "", "16 ", "1e1", "null"])
      expect(await quack("set", "child-until", value)).toMatchObject({
        code: 1,
        text: `child-until cannot be ${value}. Allowed: 13 or 16.`,
      });
    for (const value of ["1", "91", "08", "8.5", "999999999999"])
      expect((await quack("set", "pond-depth", value)).text).toBe(`pond-depth cannot be ${value}. Allowed: 2 to 90.`);
    expect((await quack("set", "child-until")).code).toBe(2);
  });

  test("cannot be bypassed by a plain update, not even by the database owner", async () => {
    await expect(site.sql(`update private.site_settings set value = '99' where name = 'child-until'`)).rejects.toThrow(
      "child-until cannot be 99.",
    );
    const bad = `insert into private.site_settings (name, default_value, allowed, description) values ('x', 'c', '{a,b}', 'X')`;
    await expect(site.sql(bad)).rejects.toThrow("x cannot be c.");
  });
});

describe("quack player set-age", () => {
  test("corrects an age group in any direction, with the reason in the player's data", async () => {
    const player = await playerNamed("aged");
    await player.from("my_users").update({ age_band: "under-13" }).eq("user_id", player.id);
    const set = (group: string) =>
      quack("player", "set-age", player.username, group, "--reason", "Asked by the school.");
    expect((await set("adult")).data).toMatchObject({ age_band: "adult", is_child: false });
    expect((await set("under-13")).text).toContain("under-13 since");
    const { data } = await player.rpc("export_my_data");
    expect(data).toMatchObject({
      age_corrections: [
        { old_band: "under-13", new_band: "adult", reason: "Asked by the school." },
        { old_band: "adult", new_band: "under-13" },
      ],
    });
    const logged = await site.sql(
      `select distinct corrected_by from private.age_corrections where user_id = $1`,
      player.id,
    );
    expect(logged).toEqual([["ms.drake"]]);
  });

  test("needs a reason and a known group", async () => {
    const player = await playerNamed("ageless");
    expect((await quack("player", "set-age", player.username, "adult")).code).toBe(2);
    expect((await quack("player", "set-age", player.username, "teen", "--reason", "r")).text).toBe(
      '<group> must be one of under-13, 13-15, 16-18, adult, but it is "teen".',
    );
    expect((await quack("player", "show", player.username)).text).toMatch(/age group +unknown, counts as a child/);
  });
});

describe("quack words", () => {
  test("blocks a word, allows an innocent one and removes both from the lists again", async () => {
    expect((await quack("words", "try", "a splorging splorgasbord")).text).toContain("The filter accepts this text.");
    expect((await quack("words", "add", "Splörg", "--inside")).text).toBe(
      "“splörg”: refused in every name and text, inside other words too.",
    );
    expect((await quack("words", "try", "a spl0rging thing")).text).toContain("“splorging” is not allowed here.");
    await quack("words", "allow", "splorgasbord");
    expect((await quack("words", "try", "a splorgasbord")).text).toContain("The filter accepts this text.");
    expect((await quack<{ word: string }[]>("words", "list", "splor")).data.map(({ word }) => word)).toEqual([
      "splorgasbord",
    ]);
    await quack("words", "remove", "splörg");
    await quack("words", "remove", "splorgasbord");
    expect((await quack("words", "try", "splorging")).text).toContain("The filter accepts this text.");
  });

  test("reports a word that is not on the list, with similar ones", async () => {
    expect(await quack("words", "remove", "hitlr")).toMatchObject({
      code: 1,
      text: "“hitlr” is not on the list. Did you mean hitler?",
    });
    expect((await quack("words", "list", "--kind", "bad")).code).toBe(2);
  });
});

describe("the log of operators' acts", () => {
  type Act = { at: string; by: string; did: string; about: string | null; player: string | null };
  const logOf = async (...words: string[]) => (await quack<Act[]>("log", ...words)).data;

  test("has who did what to whom, without names, addresses, codes or reasons", async () => {
    const player = await playerNamed("logged", 100);
    const reason = ["--reason", "secret-4714"];
    await quack("coins", "take", player.username, "40", ...reason);
    await quack("role", "grant", player.username, "creator");
    await quack("player", "ban", player.username, "--until", "2099-01-01", ...reason);
    await quack("player", "unban", player.username);
    await quack("item", "give", player.username, "sword", ...reason);
    await quack("user", "create", "secret-4714@pond.test");
    const { data: invited } = await quack<{ code: string }>("invite", "create", "--uses", "3", "--note", "secret-4714");
    await quack("invite", "revoke", invited.code);
    const acts = await logOf("--player", player.username);
    expect(acts.map(({ by, did, about }) => [by, did, about])).toEqual(
      ["item give sword", "player unban", "player ban --until 2099-01-01", "role grant creator", "coins take 40"].map(
        (did) => ["ms.drake", did, player.id],
      ),
    );
    const stored = await site.sql(`select operator, command, about::text from private.operator_acts`);
    expect(stored.flat().join("\n")).not.toMatch(/secret-4714/);
    expect(stored.flat().join("\n")).not.toContain(invited.code);
    expect(stored.map(([, command]) => command)).toEqual(
      expect.arrayContaining(["user create", "invite create --uses 3", "invite revoke"]),
    );
  });

  test("has no entry for a command that changed nothing", async () => {
    const player = await playerNamed("unchanged", 5);
    await quack("player", "unban", player.username);
    await quack("role", "revoke", player.username, "creator");
    expect(await logOf("--player", player.username)).toEqual([]);
    for (const _ of [1, 2]) await quack("role", "grant", player.username, "creator");
    expect((await logOf("--player", player.username)).map(({ did }) => did)).toEqual(["role grant creator"]);
  });

  test("is written with the change: a refused command leaves no entry, and a repeated one leaves one", async () => {
    const player = await playerNamed("refused", 5);
    expect((await quack("coins", "take", player.username, "6", "--reason", "r")).code).toBe(1);
    expect(await logOf("--player", player.username)).toEqual([]);
    for (const _ of [1, 2]) await quack("coins", "add", player.username, "6", "--reason", "r", "--key", "once");
    expect((await logOf("--player", player.username)).map(({ did }) => did)).toEqual(["coins add 6"]);
  });

  test("also lists decisions, settings and age groups, which are stored once, in their own logs", async () => {
    const player = await playerNamed("judged");
    await quack("set", "pond-depth", "9");
    await quack("player", "set-age", player.username, "13-15", "--reason", "r");
    await quack("moderation", "decide", "players", player.id, "warn", "--reason", "r");
    await quack("class", "unlist", "lumen", "--reason", "r");
    await quack("class", "relist", "lumen", "--reason", "r");
    const did = (await logOf("--limit", "5")).map((act) => act.did);
    expect(did).toEqual([
      "moderation classes relist",
      "moderation classes unlist",
      expect.stringMatching(/^moderation players |^player set-age/) as string,
      expect.stringMatching(/^player set-age|^set pond-depth/) as string,
      expect.anything() as string,
    ]);
    const doubled = await site.sql(
      `select command from private.operator_acts where command ~ '^(set|class|moderation|player set-age)'`,
    );
    expect(doubled).toEqual([]);
  });

  test("goes back to a day, and keeps what was done to an account that is deleted, without naming it", async () => {
    const player = await playerNamed("leaving");
    await quack("role", "grant", player.username, "creator");
    await quack("user", "delete", player.id, "--confirm", player.id);
    const [deleted, granted] = await logOf("--limit", "2");
    expect([deleted, granted]).toMatchObject([
      { did: "user delete", about: null },
      { did: "role grant creator", about: null },
    ]);
    expect(await logOf("--since", "2099-01-01")).toEqual([]);
    await site.sql(
      `update private.operator_acts set acted_at = private.now() - interval '731 days' where command = 'user delete'`,
    );
    await site.service.rpc("sweep");
    expect((await logOf()).map((act) => act.did)).not.toContain("user delete");
  });
});

describe("teachers and homerooms", () => {
  const hasRole = async ({ id }: Player) =>
    (await site.sql(`select role from public.player_roles where user_id = $1 and role = 'teacher'`, id)).length === 1;

  test("the role teacher is granted and revoked, and refused to a homeroom account", async () => {
    const player = await playerNamed("tara");
    expect((await quack<Changed>("teacher", "grant", player.username)).data.isChanged).toBe(true);
    expect((await quack<Changed>("teacher", "grant", player.username)).data.isChanged).toBe(false);
    expect((await quack("teacher", "list")).text).toContain(player.username);
    expect((await quack<Changed>("teacher", "revoke", player.username)).data.isChanged).toBe(true);
    expect(await hasRole(player)).toBe(false);
  });

  test("an invitation is shown once, works once and can be revoked", async () => {
    const { data, text } = await quack<{ code: string }>("teacher", "invite", "--note", "Mr Bloom");
    expect(text).toContain(data.code);
    expect((await site.sql(`select i::text from private.teacher_invites i`)).join()).not.toContain(data.code);
    expect((await quack("teacher", "invites")).text).toContain("Mr Bloom");
    const player = await playerNamed("tilda");
    await site.sql(`update public.my_users set age_band = 'adult' where user_id = $1`, player.id);
    expect((await player.rpc("accept_teacher_invitation", { code: data.code })).error).toBeNull();
    expect(await hasRole(player)).toBe(true);
    expect((await quack("teacher", "revoke-invite", data.code)).code).toBe(1);
    const second = await quack<{ code: string }>("teacher", "invite");
    expect((await quack("teacher", "revoke-invite", second.data.code)).code).toBe(0);
    expect((await player.rpc("accept_teacher_invitation", { code: second.data.code })).status).toBe(404);
  });

  test("homerooms are listed without names of members, closed and erased", async () => {
    const teacher = await playerNamed("tessa");
    const member = await playerNamed("mia");
    const [[id]] = (await site.sql(
      `with made as (
         insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
         values ($1, 'Room 9', 'Tessa', 'UTC', 'under-13', '2027-06-30', private.new_code(), private.now()) returning id
       ), joined as (
         insert into private.homeroom_members (homeroom_id, user_id, kind, name, joined_at)
         select id, $2, 'own', 'Secret Name', private.now() from made
       ), talked as (
         insert into public.chat_rooms (id, homeroom_id, state) select 'homeroom/' || id, id, 'closed' from made
       )
       select id from made`,
      teacher.id,
      member.id,
    )) as [[string]];
    const listed = await quack("homeroom", "list");
    expect(listed.text).toContain("Room 9");
    expect(listed.text + (await quack("homeroom", "show", id)).text).not.toContain("Secret Name");
    expect((await quack("homeroom", "show", "7b")).code).toBe(2);
    expect((await quack("homeroom", "close", id)).code).toBe(0);
    expect((await quack("homeroom", "purge", id, "--confirm", "no")).code).toBe(2);
    expect((await quack("homeroom", "purge", id, "--confirm", id)).code).toBe(0);
    expect((await quack("homeroom", "show", id)).code).toBe(1);
    expect((await member.rpc("get_my_profile")).error).toBeNull();
  });
});
