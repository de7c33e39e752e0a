import { randomUUID } from "node:crypto";
import type { ClipCard, ClipRow } from "@quackademy/contract/clip-answers.ts";
import { CLIP_LIKES_SHOWN_MIN } from "@quackademy/contract/rules-numbers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";
import { clipOf, clipsFor, getClip, hidden, newMaker, noticesOf, publishClip } from "./clip-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const like = (player: Player, clip_id: string, liked = true) => player.rpc("like_clip", { clip_id, liked });
const note = (player: Player, clip_id: string, kind = "watched") => player.rpc("note_clip", { clip_id, kind });
const nameOf = async ({ id }: Player) =>
  (await site.sql(`select username from public.my_users where user_id = $1`, id))[0]![0]!;
const listed = async (id: string, maker: string) => {
  const { clips } = await clipsFor(site.visitor, { maker });
  return clips.some((clip) => clip.id === id);
};

describe("a published clip", () => {
  test("can be played by anybody", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player, { captions: [{ from: 300, to: 400, text: "Look" }] });
    expect(await clipOf(site.visitor, id)).toMatchObject({
      id,
      app_id: "skyhop",
      app_title: "skyhop",
      maker: await nameOf(player),
      captions: [{ from: 300, to: 400, text: "Look" }],
      status: "published",
      score: 42,
      unit: expect.any(String),
      likes: null,
      is_mine: false,
      is_liked: false,
      is_current: true,
      sim_version: "0123456789abcdef",
      poster: null,
      published_at: expect.any(String),
    });
    await site.sql(`update public.apps set sim_version = 'fedcba9876543210' where id = 'skyhop'`);
    expect(await clipOf(site.visitor, id)).toMatchObject({ is_current: false, sim_version: "0123456789abcdef" });
    await site.sql(`update public.apps set sim_version = '0123456789abcdef' where id = 'skyhop'`);
  });

  test.each([
    ["the maker is suspended", `select private.ban($1::uuid, 'a test')`, `select private.unban($1::uuid)`],
    [
      "the maker turns out to be a child",
      `update public.my_users set age_band = 'under-13' where user_id = $1::uuid`,
      `update public.my_users set age_band = '16-18' where user_id = $1::uuid`,
    ],
    [
      "the class is unlisted",
      `update public.apps set listed = false where id = 'skyhop' and $1 <> ''`,
      `update public.apps set listed = true where id = 'skyhop' and $1 <> ''`,
    ],
    [
      "the score is removed",
      `update public.leaderboard_submissions set status = 'rejected' where user_id = $1::uuid`,
      `update public.leaderboard_submissions set status = 'verified' where user_id = $1::uuid`,
    ],
    ["the account is deleted", `select private.erase_player($1::uuid)`, null],
  ])("is hidden at once when %s", async (_when, happens, ends) => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    const maker = await nameOf(player);
    expect(await listed(id, maker)).toBe(true);
    await site.sql(happens, player.id);
    const others = [site.visitor, await newMaker(site), await newMaker(site, { roles: ["moderator"] })];
    for (const person of others) expect(refusalOf(await getClip(person, id))).toBe(hidden);
    expect(await listed(id, maker)).toBe(false);
    expect(refusalOf(await like(others[1] as Player, id))).toBe(hidden);
    if (ends === null) return;
    await site.sql(ends, player.id);
    expect(await listed(id, maker)).toBe(true);
  });

  test("cannot be read as a row, and neither can its likes", async () => {
    const [player, fan, stranger] = [await newMaker(site), await newMaker(site), await newMaker(site)];
    const id = await publishClip(site, player);
    answerOf(await like(fan, id));
    expect((await site.visitor.from("clips").select("id")).status).toBe(401);
    expect((await stranger.from("clips").select("id").eq("id", id)).data).toEqual([]);
    expect((await player.from("clips").select("id, watched").eq("id", id)).data).toEqual([{ id, watched: 0 }]);
    expect((await player.from("clip_likes").select("user_id").eq("clip_id", id)).data).toEqual([]);
  });

  test("that never existed is refused in the same words", async () => {
    expect(refusalOf(await getClip(site.visitor, randomUUID()))).toBe(hidden);
  });
});

describe("lists of clips", () => {
  test("are of all, of a class or of a maker, page by page", async () => {
    const [player, other] = [await newMaker(site), await newMaker(site)];
    const [maker, app] = [await nameOf(player), "merge-garden"];
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.unshift(await publishClip(site, player, {}, { app }));
    const theirs = await publishClip(site, other, {}, { app });
    // 20 more, one second apart, so that there are two pages; a suspended maker's are between them.
    await site.sql(
      `insert into public.clips (user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, status, created_at, updated_at, published_at)
       select user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, status, created_at, updated_at,
         published_at - n * interval '1 second'
       from public.clips cross join generate_series(1, 20) as n where id = any ($1::uuid[])`,
      `{${ids.at(-1)},${theirs}}`,
    );
    expect((await clipsFor(site.visitor, { maker })).clips.slice(0, 6).map(({ id }) => id)).toEqual(ids);
    const first = await clipsFor(site.visitor, { app });
    expect([first.clips.length, first.clips[0]!.id]).toEqual([24, theirs]);
    await site.sql(`select private.ban($1, 'a test')`, other.id);
    const [page, rest] = [
      await clipsFor(site.visitor, { app }),
      { clips: [] as ClipCard[], next: "" as string | null },
    ];
    rest.next = page.next;
    while (rest.next !== null) {
      const more = await clipsFor(site.visitor, { app, before: rest.next });
      rest.clips.push(...more.clips);
      rest.next = more.next;
    }
    const all = [...page.clips, ...rest.clips];
    expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([26, 26]);
    expect(all.every((clip) => clip.maker === maker)).toBe(true);
    expect((await clipsFor(site.visitor, { maker: "nobody-has-this" })).clips).toEqual([]);
    expect(refusalOf(await site.visitor.rpc("get_clips", { sort: "worst" }))).toBe(
      "400 Clips are sorted by new or liked.",
    );
  });
});

describe("likes", () => {
  test("count once per account, not for one's own clips, and are shown from five on", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    const fans = await Promise.all(Array.from({ length: CLIP_LIKES_SHOWN_MIN }, () => newMaker(site)));
    for (const fan of fans.slice(0, 4)) answerOf(await like(fan, id));
    expect(answerOf(await like(fans[0]!, id))).toEqual({ likes: null, is_liked: true });
    expect(answerOf(await like(fans[4]!, id))).toEqual({ likes: 5, is_liked: true });
    expect(await clipOf(fans[4]!, id)).toMatchObject({ likes: 5, is_liked: true });
    expect(await clipOf(site.visitor, id)).toMatchObject({ likes: 5, is_liked: false });
    expect((await clipsFor(site.visitor, { sort: "liked" })).clips[0]).toMatchObject({ id, likes: 5 });
    expect(answerOf(await like(fans[4]!, id, false))).toEqual({ likes: null, is_liked: false });
    expect(refusalOf(await like(player, id))).toBe("400 This is your own clip.");
    expect((await site.visitor.rpc("like_clip", { clip_id: id, liked: true })).status).toBe(401);
  });

  test("of new accounts do not count", async () => {
    const id = await publishClip(site, await newMaker(site));
    for (let n = 0; n < 5; n++) answerOf(await like(await site.newPlayer({ isNew: true }), id));
    expect((await clipOf(site.visitor, id)).likes).toBeNull();
    await site.travel("25 hours");
    await site.service.rpc("sweep");
    expect((await clipOf(site.visitor, id)).likes).toBe(5);
  });

  test("are not counted for clips that nobody sees", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    answerOf(await player.rpc("withdraw_clip", { clip_id: id }));
    const fan = await newMaker(site);
    expect(refusalOf(await like(fan, id))).toBe(hidden);
    expect(refusalOf(await note(fan, id))).toBe(hidden);
  });
});

describe("views and take-overs", () => {
  test("count once per account and kind, not for one's own clips and not for a new account", async () => {
    const [player, viewer] = [await newMaker(site), await newMaker(site)];
    const id = await publishClip(site, player);
    expect(answerOf(await note(viewer, id))).toEqual({ is_counted: true });
    expect(answerOf(await note(viewer, id))).toEqual({ is_counted: false });
    expect(answerOf(await note(viewer, id, "taken_over"))).toEqual({ is_counted: true });
    expect(answerOf(await note(player, id))).toEqual({ is_counted: false });
    expect(answerOf(await note(await site.newPlayer({ isNew: true }), id))).toEqual({ is_counted: false });
    expect(refusalOf(await note(viewer, id, "liked"))).toBe("400 A clip is watched or taken_over.");
    expect((await site.visitor.rpc("note_clip", { clip_id: id, kind: "watched" })).status).toBe(401);
    const [row] = answerOf<ClipRow[]>(await player.rpc("get_my_clips"));
    expect(row).toMatchObject({ watched: 1, taken_over: 1 });
  });
});

describe("the best clips of a week", () => {
  const best = async () => answerOf<ClipCard[]>(await site.visitor.rpc("get_best_clips")).map(({ id }) => id);
  const sweep = () => site.sql(`select private.sweep()`);

  test("are chosen on Monday: by reactions of older accounts, one per maker and class, and each clip once", async () => {
    await setClock(site, "2027-02-03T12:00:00Z");
    const [first, second, third] = [await newMaker(site), await newMaker(site), await newMaker(site)];
    const [loved, alsoFirst] = [await publishClip(site, first), await publishClip(site, first, {}, { app: "lumen" })];
    const [sameClass, otherClass] = [
      await publishClip(site, second),
      await publishClip(site, third, {}, { app: "lumen" }),
    ];
    const fans = await Promise.all(Array.from({ length: 4 }, () => newMaker(site)));
    const tooNew = await Promise.all(Array.from({ length: 6 }, () => site.newPlayer({ isNew: true })));
    // 3 + 2 + 1 points; two takeovers are worth less than that, and one like even less.
    for (const kind of ["taken_over", "watched"]) answerOf(await note(fans[0]!, loved, kind));
    answerOf(await like(fans[0]!, loved));
    for (const fan of fans.slice(0, 2)) answerOf(await like(fan, alsoFirst));
    answerOf(await note(fans[1]!, sameClass, "watched"));
    answerOf(await like(fans[2]!, otherClass));
    for (const newcomer of tooNew) answerOf(await like(newcomer, sameClass));
    await sweep();
    expect(await best()).toEqual([]);

    await setClock(site, "2027-02-08T00:10:00Z");
    await sweep();
    expect(await best()).toEqual([loved, otherClass]);
    await sweep();
    expect(await best()).toEqual([loved, otherClass]);
    expect((await noticesOf(third)).at(-1)).toBe("Your clip “Over the last gap” is one of the best of the week.");
    expect((await noticesOf(first)).filter((said) => said.includes("best of the week"))).toHaveLength(1);
    answerOf(await third.rpc("withdraw_clip", { clip_id: otherClass }));
    expect(await best()).toEqual([loved]);

    // In the next week the same clip has the most likes, but no clip is chosen twice.
    for (const fan of fans.slice(1)) answerOf(await like(fan, loved));
    answerOf(await like(fans[3]!, sameClass));
    await setClock(site, "2027-02-15T00:10:00Z");
    await sweep();
    expect(await best()).toEqual([sameClass]);
    await setClock(site, "2027-02-22T00:10:00Z");
    await sweep();
    expect(await best()).toEqual([]);
  });
});
