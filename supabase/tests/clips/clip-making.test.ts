import type { ClipRow, MyRun } from "@quackademy/contract/clip-answers.ts";
import * as numbers from "@quackademy/contract/rules-numbers.ts";
import { LogPlayer, readLog } from "@quackademy/game-kit/core/replay-log.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import {
  addRun,
  askClip,
  CLIP,
  clipOf,
  FRAMES,
  getClip,
  hidden,
  LOG,
  makeClip,
  newMaker,
  publishClip,
  recordLog,
  statusOf,
  submitClip,
} from "./clip-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const runsOf = async (player: Player, args: Record<string, string> = {}) =>
  answerOf<{ runs: MyRun[]; next: string | null }>(await player.rpc("get_my_runs", args));

describe("making a clip", () => {
  test("keeps what the maker chose, as a draft that nobody else sees", async () => {
    const player = await newMaker(site);
    const captions = [
      { from: 600, to: 700, text: "and  there\nit is" },
      { from: 300, to: 400, text: "Watch the cloud" },
    ];
    const made = await makeClip(site, player, { captions, tall: true, poster_frame: 640 });
    expect(made).toMatchObject({
      ...CLIP,
      status: "draft",
      tall: true,
      poster_frame: 640,
      poster: null,
      app_id: "skyhop",
      score: 42,
      likes: null,
      is_current: true,
      is_playable: true,
      captions: [captions[1], { ...captions[0], text: "and there it is" }],
    });
    expect(answerOf<ClipRow[]>(await player.rpc("get_my_clips"))).toEqual([made]);
    expect(await clipOf(player, made.id)).toMatchObject({ is_mine: true, status: "draft", frames: CLIP.to_frame });
    const moderator = await newMaker(site, { roles: ["moderator"] });
    for (const person of [site.visitor, await newMaker(site), moderator])
      expect(refusalOf(await getClip(person, made.id))).toBe(hidden);
  });

  test.each([
    [
      "less than 3 seconds",
      { from_frame: 300, to_frame: 299 + numbers.CLIP_FRAMES_MIN },
      "400 A clip has 3 to 60 seconds.",
    ],
    ["an end after the run", { from_frame: 1500, to_frame: FRAMES + 1 }, "400 A clip begins and ends within its run."],
    ["a beginning before the run", { from_frame: -1, to_frame: 300 }, "400 A clip begins and ends within its run."],
    ["a poster outside", { poster_frame: 901 }, "400 The poster is a frame of the clip."],
    ["no title", { title: " \u200b " }, "400 A title has 1 to 80 characters."],
    ["a long title", { title: "x".repeat(numbers.CLIP_TITLE_MAX + 1) }, "400 A title has 1 to 80 characters."],
    [
      "four captions",
      { captions: [300, 310, 320, 330].map((from) => ({ from, to: 400, text: "x" })) },
      "400 A clip has at most 3 captions.",
    ],
    ["a caption outside", { captions: [{ from: 299, to: 400, text: "x" }] }, "400 A caption is shown within its clip."],
    [
      "a caption backwards",
      { captions: [{ from: 400, to: 400, text: "x" }] },
      "400 A caption is shown within its clip.",
    ],
    [
      "a long caption",
      { captions: [{ from: 300, to: 400, text: "x".repeat(numbers.CLIP_CAPTION_MAX + 1) }] },
      "400 A caption has 1 to 60 characters.",
    ],
    ["captions that are none", { captions: { from: 1 } }, "400 A clip has at most 3 captions."],
    [
      "a caption without frames",
      { captions: [{ text: "x", from: "1e9", to: null }] },
      "400 A caption has a text and the frames from and to which it is shown.",
    ],
  ])("refuses %s", async (_what, wishes, refusal) => {
    const player = await newMaker(site);
    expect(refusalOf(await askClip(player, await addRun(site, player), wishes))).toBe(refusal);
  });

  test("has at most 60 seconds", async () => {
    const player = await newMaker(site);
    const run = await addRun(site, player, { frames: 7200 });
    const upTo = (to_frame: number) => askClip(player, run, { from_frame: 0, to_frame });
    expect(answerOf<ClipRow>(await upTo(numbers.CLIP_FRAMES_MAX)).to_frame).toBe(3600);
    expect(refusalOf(await upTo(numbers.CLIP_FRAMES_MAX + 1))).toBe("400 A clip has 3 to 60 seconds.");
  });

  test("refuses bad words, links and personal data in title and captions", async () => {
    const player = await newMaker(site);
    const run = await addRun(site, player);
    for (const text of ["see www.pond.example", "what a fuck up", "call me on 0171 2345678"]) {
      expect((await askClip(player, run, { title: text })).status).toBe(422);
      expect((await askClip(player, run, { captions: [{ from: 300, to: 400, text }] })).status).toBe(422);
    }
  });

  test("is only possible with an own verified run", async () => {
    const [player, rival] = [await newMaker(site), await newMaker(site)];
    const run = await addRun(site, player);
    const none = "404 Clips are made of your own verified runs. There is no such run.";
    expect(refusalOf(await askClip(rival, run))).toBe(none);
    await site.sql(`update public.leaderboard_submissions set status = 'rejected' where id = $1`, run);
    expect(refusalOf(await askClip(player, run))).toBe(none);
    const { id } = await makeClip(site, player);
    const stolen = { clip_id: id, ...CLIP };
    for (const call of [
      rival.rpc("change_clip", stolen),
      rival.rpc("submit_clip", { clip_id: id }),
      rival.rpc("withdraw_clip", { clip_id: id }),
      rival.rpc("delete_clip", { clip_id: id }),
    ])
      expect(refusalOf(await call)).toBe("404 There is no such clip of yours.");
    expect(refusalOf(await player.rpc("change_clip", { ...stolen, submission_id: await addRun(site, rival) }))).toBe(
      none,
    );
    expect((await site.visitor.rpc("make_clip", { submission_id: run, ...CLIP })).status).toBe(401);
  });

  test("is limited to 30 a day and 100 in all", async () => {
    const player = await newMaker(site);
    const run = await addRun(site, player);
    const many = await Promise.all(Array.from({ length: numbers.CLIPS_A_DAY + 3 }, () => askClip(player, run)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(numbers.CLIPS_A_DAY);
    const [first] = answerOf<ClipRow[]>(await player.rpc("get_my_clips"));
    answerOf(await player.rpc("delete_clip", { clip_id: first!.id }));
    expect(refusalOf(await askClip(player, run))).toMatch(/^429 You can make 30 clips a day\./);
    await site.sql(
      `insert into public.clips (user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, created_at, updated_at)
       select user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, created_at, updated_at
       from (select * from public.clips where user_id = $1 limit 1) as one cross join generate_series(1, 71)`,
      player.id,
    );
    await site.travel("1 day");
    expect(refusalOf(await askClip(player, run))).toBe(
      `409 You can have ${numbers.CLIPS_MAX} clips. Delete one first.`,
    );
  });
});

describe("the log of a clip", () => {
  test("ends where the clip ends, and what is held there stays held", async () => {
    const player = await newMaker(site);
    const whole = new LogPlayer(readLog(recordLog()));
    const inputs = Array.from({ length: FRAMES }, (_, frame) => whole.inputsAt(frame));
    for (const to_frame of [479, 480, 810, 820, 851, FRAMES]) {
      const { id } = await makeClip(site, player, { from_frame: 200, to_frame });
      const { log, frames, seed } = await clipOf(player, id);
      const entries = readLog(Buffer.from(log, "base64"));
      expect(entries.every(({ frame }) => frame < to_frame)).toBe(true);
      const cut = new LogPlayer(entries);
      expect(Array.from({ length: to_frame }, (_, frame) => cut.inputsAt(frame))).toEqual(inputs.slice(0, to_frame));
      // Frame 820 is in the middle of a key press.
      expect(cut.inputsAt(FRAMES).held).toBe(inputs[to_frame - 1]!.held);
      expect([frames, seed]).toEqual([to_frame, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    }
  });

  test("is cut safely, whatever bytes a log has", async () => {
    const player = await newMaker(site);
    for (const log of ["", "/////////////////w==", "gICAgICAgICA", "AAAA"]) {
      const { id } = await makeClip(site, player, {}, { log });
      expect(Buffer.from(log, "base64").toString("latin1")).toContain(
        Buffer.from((await clipOf(player, id)).log, "base64").toString("latin1"),
      );
    }
  });

  test("is kept as long as a clip shows it, and deleted after that", async () => {
    const player = await newMaker(site);
    const { id, submission_id } = await makeClip(site, player, {}, { ago: "9 days" });
    for (let n = 0; n < 20; n++) await addRun(site, player, { log: "AAAA" });
    const logs = async () => {
      await site.sql(`select private.forget_logs($1, 'skyhop')`, player.id);
      return (
        await site.sql(
          `select r.log from public.leaderboard_submissions s join public.game_runs r on r.id = s.run_id where s.id = $1`,
          submission_id,
        )
      )[0]![0];
    };
    expect(await logs()).toBe(LOG);
    answerOf(await player.rpc("delete_clip", { clip_id: id }));
    expect(await logs()).toBeNull();
    expect(refusalOf(await askClip(player, submission_id))).toBe("409 The inputs of this run are not kept any more.");
  });
});

describe("the seed of a run", () => {
  test("of the day is not told before the day is over: no clip can be made, and an older one is hidden", async () => {
    const player = await newMaker(site);
    const run = await addRun(site, player, { mode: "daily", ago: "1 minute" });
    expect(refusalOf(await askClip(player, run))).toBe("409 A run of the day can be shown when the day is over.");
    expect((await runsOf(player)).runs).toMatchObject([
      { submission_id: run, is_clippable: false, why_not: "A run of the day can be shown when the day is over." },
    ]);
    await site.travel("25 hours");
    const { id } = answerOf<ClipRow>(await askClip(player, run));
    // The clock was wrong: nobody sees the seed, not even the maker or a moderator.
    answerOf(await player.rpc("submit_clip", { clip_id: id }));
    await site.travel("-25 hours");
    const moderator = await newMaker(site, { roles: ["moderator"] });
    for (const person of [player, moderator, site.visitor]) expect(refusalOf(await getClip(person, id))).toBe(hidden);
    await site.travel("25 hours");
    expect((await clipOf(moderator, id)).id).toBe(id);
  });

  test("that is still open is never in a clip", async () => {
    const player = await newMaker(site);
    const run = await addRun(site, player);
    await site.sql(
      `update public.game_runs set status = 'open' where id = (select run_id from public.leaderboard_submissions where id = $1)`,
      run,
    );
    expect((await askClip(player, run)).status).toBe(409);
  });
});

describe("the runs for clips", () => {
  test("are the caller's verified runs with a log, newest first and page by page", async () => {
    const player = await newMaker(site);
    await addRun(site, await newMaker(site));
    await addRun(site, player, { log: null, ago: "1 minute" });
    const short = await addRun(site, player, { frames: 179, ago: "1 second" });
    for (let n = 0; n < 25; n++) await addRun(site, player, { ago: `${n + 2} hours`, app: n % 2 ? "lumen" : "skyhop" });
    const first = await runsOf(player);
    expect(first.runs).toHaveLength(24);
    expect(first.runs[0]).toMatchObject({
      submission_id: short,
      is_clippable: false,
      why_not: "This run is shorter than 3 seconds.",
    });
    expect(first.runs[1]).toMatchObject({
      is_clippable: true,
      why_not: null,
      clips: 0,
      mode: "ranked",
      frames: FRAMES,
    });
    const second = await runsOf(player, { before: first.next! });
    expect([second.runs.length, second.next]).toEqual([2, null]);
    expect(new Set([...first.runs, ...second.runs].map((run) => run.submission_id)).size).toBe(26);
    expect((await runsOf(player, { app: "lumen" })).runs).toHaveLength(12);
    expect((await site.visitor.rpc("get_my_runs")).status).toBe(401);
  });
});

describe("publishing a clip", () => {
  test("is its own consent: it does not depend on whether the player shows activity", async () => {
    const player = await newMaker(site);
    await player.from("privacy_settings").upsert({ user_id: player.id, show_activity: false });
    const id = await publishClip(site, player);
    const [name] = (await site.sql(`select username from public.my_users where user_id = $1`, player.id))[0]!;
    expect(await clipOf(site.visitor, id)).toMatchObject({ maker: name, is_mine: false });
  });

  test.each([
    ["under 13", "under-13", /^403 You can keep and export this clip\./],
    ["of unknown age", null, /^403 Tell us your age group/],
  ])("is refused to a player %s, who keeps the draft", async (_who, age, refusal) => {
    const child = await newMaker(site, { age });
    const { id } = await makeClip(site, child);
    expect(refusalOf(await child.rpc("submit_clip", { clip_id: id }))).toMatch(refusal);
    expect(await clipOf(child, id)).toMatchObject({ status: "draft", log: expect.any(String) });
  });

  test("follows the age that the operator set for children", async () => {
    const player = await newMaker(site, { age: "13-15" });
    const id = await publishClip(site, player);
    await site.sql(`select private.set_setting('child-until', '16', 'a test')`);
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    const other = await makeClip(site, player);
    expect((await player.rpc("submit_clip", { clip_id: other.id })).status).toBe(403);
    await site.sql(`select private.set_setting('child-until', '13', 'a test')`);
    expect((await clipOf(site.visitor, id)).id).toBe(id);
  });

  test("cannot be done by writing the table", async () => {
    const player = await newMaker(site, { roles: ["moderator"] });
    const { id, submission_id } = await makeClip(site, player);
    expect((await player.from("clips").update({ status: "published" }).eq("id", id)).status).toBe(403);
    expect((await player.from("clips").insert({ submission_id, user_id: player.id } as never)).status).toBe(403);
    expect((await player.from("clips").delete().eq("id", id)).status).toBe(403);
    expect(await statusOf(site, id)).toBe("draft");
  });

  test("waits for moderators, ten clips at a time", async () => {
    const player = await newMaker(site);
    for (let n = 0; n < numbers.CLIPS_IN_REVIEW_MAX; n++) await submitClip(site, player);
    const { id } = await makeClip(site, player);
    expect((await player.rpc("submit_clip", { clip_id: id })).status).toBe(429);
  });

  test("ends at once when the maker takes the clip back or deletes it", async () => {
    const player = await newMaker(site);
    const [back, gone] = [await publishClip(site, player), await publishClip(site, player)];
    expect(answerOf<ClipRow>(await player.rpc("withdraw_clip", { clip_id: back }))).toMatchObject({
      status: "draft",
      published_at: null,
    });
    answerOf(await player.rpc("delete_clip", { clip_id: gone }));
    for (const id of [back, gone]) expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect(refusalOf(await player.rpc("withdraw_clip", { clip_id: back }))).toBe("409 This clip is not published.");
  });

  test("ends when the clip is changed: it is a draft again, without its poster", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    await site.sql(`update public.clips set poster = gen_random_uuid() || '.webp' where id = $1`, id);
    const changed = await player.rpc("change_clip", { clip_id: id, ...CLIP, title: "Another title" });
    expect(answerOf<ClipRow>(changed)).toMatchObject({ status: "draft", title: "Another title", poster: null });
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect((await player.rpc("change_clip", { clip_id: id, ...CLIP, title: "www.pond.example" })).status).toBe(422);
  });
});
