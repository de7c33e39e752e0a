import type { Embeds, MyChannel, MyVideo } from "@quackademy/contract/clip-answers.ts";
import { CHANNELS_MAX } from "@quackademy/contract/rules-numbers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite, type Visitor } from "#testing/rules-site.ts";
import { newMaker, noticesOf } from "./clip-site.ts";

let site: RulesSite;
let moderator: Player;
beforeAll(async () => {
  site = await openRulesSite();
  moderator = await newMaker(site, { roles: ["moderator"] });
});
afterAll(() => site.close());

const newCreator = () => newMaker(site, { roles: ["creator"] });
const set = (name: string, value: string) => site.sql(`select private.set_setting($1, $2, 'a test')`, name, value);
const link = (player: Player, url: string) => player.rpc("link_channel", { url });
const linked = async (player: Player, url: string) => answerOf<MyChannel>(await link(player, url));
const channelsOf = async (player: Player) => answerOf<MyChannel[]>(await player.rpc("get_my_channels"));
const stampOf = async (subject: string) =>
  ((await moderator.rpc("moderation_item", { queue: "videos", subject })).data as { stamp?: string } | null)?.stamp;
const decide = async (queue: string, subject: string, verb: string, by = moderator, seen?: string) => {
  const stamp = seen ?? (queue === "videos" ? await stampOf(subject) : undefined);
  return by.rpc("moderate", { queue, subject, verb, reason: "I looked.", ...(stamp !== undefined && { seen: stamp }) });
};
const waiting = async (queue: string, by = moderator) =>
  answerOf<{ subject: string }[]>(await by.rpc("moderation_list", { queue })).map(({ subject }) => subject);
const VIDEO = { title: "How to hop", caption: "Slowly", url: "https://www.youtube.com/watch?v=abcdefghijk" };

describe("linking a channel", () => {
  test.each([
    ["https://www.youtube.com/@Duck.Tales", "youtube.com", "@duck.tales"],
    ["youtube.com/@duck-tales/videos", "youtube.com", "@duck-tales"],
    ["http://m.youtube.com/channel/UCabcdefghijklmnopqrstuv", "youtube.com", "channel/UCabcdefghijklmnopqrstuv"],
    ["https://www.youtube.com/c/Ducks?view=1", "youtube.com", "c/ducks"],
    [" https://vimeo.com/DuckTales ", "vimeo.com", "ducktales"],
    ["https://tube.example/c/ducks/videos", "tube.example", "c/ducks"],
    ["https://tube.example/video-channels/ducks", "tube.example", "c/ducks"],
    ["https://tube.example/@ducks", "tube.example", "@ducks"],
  ])("takes %s", async (url, host, handle) => {
    await set("peertube-hosts", "tube.example,video.example");
    expect(await linked(await newCreator(), url)).toMatchObject({
      host,
      handle,
      status: "unconfirmed",
      code: expect.stringMatching(/^quack-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/),
      videos: 0,
    });
    await set("peertube-hosts", "none");
  });

  test.each([
    "",
    "duck",
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://www.youtube.com/",
    "https://vimeo.com/123456789",
    "https://vimeo.com/channels/ducks",
    "https://tube.example/c/ducks",
    "https://youtube.com.evil.example/@duck",
    "https://evil.example/?https://www.youtube.com/@duck",
    "javascript:alert(1)//youtube.com/@duck",
    "https://www.tiktok.com/@duck",
    `https://www.youtube.com/c/${"x".repeat(300)}`,
  ])("refuses %j", async (url) => {
    expect(refusalOf(await link(await newCreator(), url))).toMatch(/^400 That is not the address of a channel here\./);
  });

  test("is for creators, five channels each, and for its owner only", async () => {
    const [creator, player] = [await newCreator(), await newMaker(site)];
    expect(refusalOf(await link(player, "https://vimeo.com/player"))).toMatch(/^403 /);
    expect(await channelsOf(player)).toEqual([]);
    for (let n = 0; n < CHANNELS_MAX; n++) await linked(creator, `https://vimeo.com/duck-${n}`);
    expect(refusalOf(await link(creator, "https://vimeo.com/duck-6"))).toBe(
      "409 You can link 5 channels. Unlink one first.",
    );
    const [first] = await channelsOf(creator);
    expect(refusalOf(await player.rpc("unlink_channel", { channel_id: first!.id }))).toBe(
      "404 There is no such channel of yours.",
    );
    answerOf(await creator.rpc("unlink_channel", { channel_id: first!.id }));
    expect(await channelsOf(creator)).toHaveLength(4);
    expect((await site.visitor.rpc("get_my_channels")).status).toBe(401);
    expect((await creator.from("social_accounts").select("code")).status).toBe(403);
    expect((await player.from("social_accounts").select("id, handle")).data).toEqual([]);
  });

  test("refuses names with bad words", async () => {
    expect((await link(await newCreator(), "https://vimeo.com/fuck-you")).status).toBe(422);
  });
});

describe("confirming a channel", () => {
  test("is done by a moderator who finds its code, once per channel", async () => {
    const [owner, thief] = [await newCreator(), await newCreator()];
    const url = "https://www.youtube.com/@the-real-duck";
    const [mine, theirs] = [await linked(owner, url), await linked(thief, url)];
    expect(await waiting("channels")).toEqual(expect.arrayContaining([mine.id, theirs.id]));
    const shown = answerOf<MyChannel>(await moderator.rpc("moderation_item", { queue: "channels", subject: mine.id }));
    expect(shown).toMatchObject({
      code: mine.code,
      url: "https://www.youtube.com/@the-real-duck",
      status: "unconfirmed",
    });
    const confirmed = answerOf<{ id: number }>(await decide("channels", mine.id, "confirm"));
    expect(await channelsOf(owner)).toMatchObject([{ status: "confirmed" }]);
    expect(await noticesOf(owner)).toEqual(["Your channel @the-real-duck on youtube.com is confirmed."]);
    expect(refusalOf(await decide("channels", theirs.id, "confirm"))).toBe(
      "409 Another account has confirmed this channel.",
    );
    answerOf(await decide("channels", theirs.id, "refuse"));
    expect(await waiting("channels")).not.toContain(theirs.id);
    expect(refusalOf(await decide("channels", theirs.id, "refuse"))).toBe("404 This has already been decided.");
    expect(refusalOf(await link(await newCreator(), url))).toBe("409 Another creator has confirmed this channel.");
    answerOf(await moderator.rpc("undo_decision", { decision_id: confirmed.id }));
    expect(await channelsOf(owner)).toMatchObject([{ status: "unconfirmed", code: mine.code }]);
    expect(await waiting("channels")).toContain(mine.id);
  });

  test("is requested again by linking again, and never decided by its owner", async () => {
    const both = await newMaker(site, { roles: ["creator", "moderator"] });
    const { id, code } = await linked(both, "https://vimeo.com/judge-duck");
    expect(await waiting("channels", both)).not.toContain(id);
    expect(refusalOf(await decide("channels", id, "confirm", both))).toBe(
      "403 Another moderator must decide about you.",
    );
    answerOf(await decide("channels", id, "refuse"));
    expect((await linked(both, "https://vimeo.com/Judge-Duck")).code).toBe(code);
    expect(await waiting("channels")).toContain(id);
  });
});

describe("videos of a channel", () => {
  const add = (player: Player, wishes: object = {}) =>
    player
      .from("creator_videos")
      .insert({ user_id: player.id, ...VIDEO, ...wishes })
      .select("id")
      .single();

  test("are added, reviewed and shown with their channel, and deleted with it", async () => {
    const creator = await newCreator();
    const channel = await linked(creator, "https://www.youtube.com/@hop-school");
    const { id } = answerOf<{ id: string }>(await add(creator, { social_id: channel.id, status: "in_review" }));
    expect(await channelsOf(creator)).toMatchObject([{ videos: 1 }]);
    const videos = answerOf<MyVideo[]>(await creator.rpc("get_my_videos", { channel_id: channel.id }));
    expect(videos).toMatchObject([{ id, ...VIDEO, status: "in_review", social_id: channel.id }]);
    expect(await waiting("videos")).toContain(id);
    expect(answerOf(await moderator.rpc("moderation_item", { queue: "videos", subject: id }))).toMatchObject({
      ...VIDEO,
      channel: { handle: "@hop-school", status: "unconfirmed" },
    });
    const channelFor = async (person: Visitor) =>
      (await person.from("creator_videos").select("title, social_accounts(host, handle, status)").eq("id", id)).data;
    expect(await channelFor(site.visitor)).toEqual([]);
    const published = answerOf<{ id: number }>(await decide("videos", id, "publish"));
    expect(await channelFor(site.visitor)).toEqual([
      { title: VIDEO.title, social_accounts: { host: "youtube.com", handle: "@hop-school", status: "unconfirmed" } },
    ]);
    expect(await noticesOf(creator)).toEqual(["Your video “How to hop” is published."]);
    answerOf(await moderator.rpc("undo_decision", { decision_id: published.id }));
    expect(await channelFor(site.visitor)).toEqual([]);
    answerOf(await decide("videos", id, "reject"));
    expect(answerOf<MyVideo[]>(await creator.rpc("get_my_videos", {}))).toMatchObject([
      { status: "rejected", reason: "I looked." },
    ]);
    answerOf(await creator.rpc("unlink_channel", { channel_id: channel.id }));
    expect(answerOf<MyVideo[]>(await creator.rpc("get_my_videos", {}))).toEqual([]);
  });

  test("are hidden with their channel while their maker is suspended, and if the maker is a child", async () => {
    const creator = await newCreator();
    const channel = await linked(creator, "https://www.youtube.com/@young-duck");
    const { id } = answerOf<{ id: string }>(await add(creator, { social_id: channel.id, status: "in_review" }));
    answerOf(await decide("videos", id, "publish"));
    const player = await newMaker(site);
    const seenBy = async (person: Visitor) => [
      (await person.from("creator_videos").select("id").eq("id", id)).data!.length,
      (await person.from("social_accounts").select("id").eq("id", channel.id)).data!.length,
    ];
    const ageIs = (band: string | null) =>
      site.sql(`update public.my_users set age_band = $2 where user_id = $1`, creator.id, band);
    const everybody = async () => [await seenBy(site.visitor), await seenBy(player)];
    expect(await everybody()).toEqual([
      [1, 1],
      [1, 1],
    ]);
    for (const band of ["under-13", null]) {
      await ageIs(band);
      expect(await everybody()).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(await seenBy(moderator)).toEqual([1, 1]);
      expect(await seenBy(creator)).toEqual([1, 1]);
    }
    await ageIs("16-18");
    await site.sql(
      `insert into private.bans (user_id, reason, banned_until) values ($1, 'A test.', private.now() + interval '1 day')`,
      creator.id,
    );
    expect(await everybody()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await site.sql(`delete from private.bans where user_id = $1`, creator.id);
    expect(await seenBy(site.visitor)).toEqual([1, 1]);
  });

  test("are not published by their creator, nor put on another's channel", async () => {
    const [creator, rival] = [await newCreator(), await newCreator()];
    const theirs = await linked(rival, "https://vimeo.com/rival-duck");
    expect(refusalOf(await add(creator, { status: "published" }))).toBe("403 Only moderators can publish videos.");
    expect(refusalOf(await add(creator, { social_id: theirs.id }))).toBe("404 There is no such channel of yours.");
    const { id } = answerOf<{ id: string }>(await add(creator));
    const change = (values: object) => creator.from("creator_videos").update(values).eq("id", id);
    expect(refusalOf(await change({ status: "published" }))).toBe("403 Only moderators can publish videos.");
    expect((await change({ social_id: theirs.id })).status).toBe(404);
    expect((await add(await newMaker(site))).status).toBe(403);
    const both = await newMaker(site, { roles: ["creator", "moderator"] });
    const own = answerOf<{ id: string }>(await add(both, { status: "in_review" }));
    expect(refusalOf(await decide("videos", own.id, "publish", both))).toBe(
      "403 Another moderator must decide about you.",
    );
    expect(refusalOf(await decide("videos", id, "publish"))).toBe("404 There is no such video in review.");
  });

  test("are published as the moderator saw them, and not as they were changed meanwhile", async () => {
    const creator = await newCreator();
    const { id } = answerOf<{ id: string }>(await add(creator, { status: "in_review" }));
    const seen = (await stampOf(id))!;
    const change = (values: object) => creator.from("creator_videos").update(values).eq("id", id);
    await change({ url: "https://www.youtube.com/watch?v=shockshocks", title: "Surprise" });
    await change({ status: "in_review" });
    expect(refusalOf(await decide("videos", id, "publish", moderator, seen))).toBe(
      "409 This was changed since you opened it. Open it again.",
    );
    const unseen = { queue: "videos", subject: id, verb: "publish", reason: "I looked." };
    expect(refusalOf(await moderator.rpc("moderate", unseen))).toMatch(/^400 Say which version you looked at/);
    expect((await site.visitor.from("creator_videos").select("id").eq("id", id)).data).toEqual([]);
    // Changed back to the same words, it is what the moderator saw.
    await change({ url: VIDEO.url, title: VIDEO.title });
    await change({ status: "in_review" });
    answerOf(await decide("videos", id, "publish", moderator, seen));
  });

  test("that were removed after a report and changed since are not shown by an undo", async () => {
    const creator = await newCreator();
    const { id } = answerOf<{ id: string }>(await add(creator, { status: "in_review" }));
    answerOf(await decide("videos", id, "publish"));
    answerOf(
      await site.visitor.rpc("report", { target_kind: "video", target_id: id, reason: "unkind", details: "mean" }),
    );
    const removed = answerOf<{ id: number }>(await decide("reports", `video:${id}`, "remove"));
    await creator.from("creator_videos").update({ title: "Worse" }).eq("id", id);
    answerOf(await moderator.rpc("undo_decision", { decision_id: removed.id }));
    expect((await site.visitor.from("creator_videos").select("id").eq("id", id)).data).toEqual([]);
  });

  test("come from the hosts that the operator allows", async () => {
    const creator = await newCreator();
    const url = "https://tube.example/w/4vDmqx5k6YQ2Jx8eRrGgqT";
    const refusal = /^400 That is not the address of a video here\./;
    for (const bad of [url, "https://evil.example/watch?v=x", "http://youtu.be/x", "https://youtu.be.evil.example/x"])
      expect(refusalOf(await add(creator, { url: bad }))).toMatch(refusal);
    await set("peertube-hosts", "tube.example");
    const { id } = answerOf<{ id: string }>(await add(creator, { url, status: "in_review" }));
    await set("peertube-hosts", "none");
    expect(refusalOf(await decide("videos", id, "publish"))).toBe(
      "409 Videos of this site are not allowed here any more.",
    );
  });
});

describe("embeds", () => {
  const embeds = async (person: Visitor) => answerOf<Embeds>(await person.rpc("get_embeds"));

  test("follow the operator's setting and the player's age", async () => {
    const people = [
      site.visitor,
      await newMaker(site),
      await newMaker(site, { age: "under-13" }),
      await newMaker(site, { age: null }),
    ];
    const may = async () => Promise.all(people.map(async (person) => (await embeds(person)).may_embed));
    expect(await may()).toEqual([false, true, false, false]);
    await set("embeds", "off");
    expect(await may()).toEqual([false, false, false, false]);
    await set("embeds", "all");
    expect(await may()).toEqual([true, true, true, true]);
    await set("embeds", "on");
    await set("peertube-hosts", "tube.example,video.example");
    expect(await embeds(site.visitor)).toEqual({
      mode: "on",
      may_embed: false,
      hosts: ["tube.example", "video.example"],
    });
    for (const bad of [
      "",
      "tube",
      "https://tube.example",
      "tube.example, video.example",
      "*.example",
      "a.example'; --",
    ])
      await expect(set("peertube-hosts", bad)).rejects.toThrow(/cannot be/);
    await set("peertube-hosts", "none");
    expect((await embeds(site.visitor)).hosts).toEqual([]);
  });
});
