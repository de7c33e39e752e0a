import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { acceptPicture, FOREIGN_CLASSES, placeScore, submitScore, upload } from "./testing/score-pictures.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: RulesSite;
let moderator: Player;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
  moderator = await site.newPlayer({ roles: ["moderator"] });
});
afterAll(() => site.close());

const scoreOf = async (player: Player, id: string) =>
  (
    await player
      .from("leaderboard_submissions")
      .select("status, proof, image, reason, score")
      .eq("id", id)
      .maybeSingle()
  ).data;
const seenBy = async (who: Pick<Player, "from">, id: string) =>
  (await who.from("leaderboard_submissions").select("id").eq("id", id)).data!.length;
const review = (submission_id: string, accept: boolean, reason?: string) =>
  moderator.rpc("review_score", { submission_id, accept, ...(reason !== undefined && { reason }) });
const bestOf = async (app: string) =>
  answerOf<{ user_id: string; score: number; proof: string; image: string | null; rank: number }[]>(
    await site.visitor.rpc("get_app_high_scores", { p_app_id: app, p_limit: 50 }),
  );

async function waiting(player: Player, app: string, score: number): Promise<string> {
  const id = await submitScore(player, app, score);
  const { error } = await upload(player, `submissions/${id}_proof.png`);
  if (error) throw error;
  return id;
}

describe("a score with a screenshot", () => {
  test("goes from the form to the board: submitted, uploaded, reviewed, accepted", async () => {
    const player = await site.newPlayer();
    const id = await submitScore(player, "bread-toss", 512);
    expect(await scoreOf(player, id)).toMatchObject({ status: "pending", proof: "claimed", image: null });
    expect((await upload(player, `submissions/${id}_proof.png`)).error).toBeNull();
    const { status, image } = await acceptPicture(site, id);
    expect([status, await scoreOf(player, id)]).toMatchObject([
      "in_review",
      { status: "in_review", proof: "screenshot", image: null },
    ]);
    expect([await seenBy(site.visitor, id), await seenBy(moderator, id)]).toEqual([0, 1]);

    expect(answerOf<object>(await review(id, true))).toMatchObject({ id, status: "image_ok" });
    expect(await seenBy(site.visitor, id)).toBe(1);
    expect((await bestOf("bread-toss"))[0]).toMatchObject({
      user_id: player.id,
      score: 512,
      proof: "screenshot",
      image,
      rank: 1,
    });
  });

  test("cannot be reviewed by the player who sent it", async () => {
    const judge = await site.newPlayer({ roles: ["moderator"] });
    const [[id]] = (await site.sql(
      `insert into public.leaderboard_submissions (user_id, app_id, score, status, proof)
       values ($1, 'skyhop', 5, 'in_review', 'screenshot') returning id`,
      judge.id,
    )) as [[string]];
    const { error } = await judge.rpc("review_score", { submission_id: id, accept: true });
    expect(error?.message).toBe("Another moderator must review your own scores.");
  });

  test("needs no moderator when ten are better", async () => {
    for (let rank = 0; rank < 10; rank++) await placeScore(site, await site.newPlayer(), "bread-toss", 900 + rank);
    const player = await site.newPlayer();
    const id = await waiting(player, "bread-toss", 899);
    const { status, image } = await acceptPicture(site, id);
    expect([status, await scoreOf(player, id)]).toMatchObject(["image_ok", { status: "image_ok", image }]);
    const better = await waiting(await site.newPlayer(), "bread-toss", 901);
    expect((await acceptPicture(site, better)).status).toBe("in_review");
  });

  test("that was rejected shows its owner the reason, and is hidden from others", async () => {
    const player = await site.newPlayer();
    const id = await waiting(player, "bread-toss", 1000);
    const { image } = await acceptPicture(site, id);
    expect(refusalOf(await review(id, false))).toBe("400 Give a reason to reject a score.");
    expect(answerOf<object>(await review(id, false, "the picture shows a cat"))).toMatchObject({ status: "rejected" });
    expect(await scoreOf(player, id)).toMatchObject({
      status: "rejected",
      reason: "the picture shows a cat",
      image: null,
    });
    expect(await seenBy(site.visitor, id)).toBe(0);
    const work = answerOf<{ remove_images: string[] }>(await site.service.rpc("sweep"));
    expect(work.remove_images).toContain(image);
    await site.service.storage.from("leaderboard_images").remove(work.remove_images);
  });

  test("that is rejected later leaves the board, and the player's next best replaces it", async () => {
    const player = await site.newPlayer();
    await placeScore(site, player, "pond-golf", 60);
    await site.travel("31 seconds");
    const cheat = await placeScore(site, player, "pond-golf", 18);
    const own = async () => (await bestOf("pond-golf")).find(({ user_id }) => user_id === player.id)?.score;
    expect(await own()).toBe(18);
    await review(cheat, false, "eighteen holes in one");
    expect(await own()).toBe(60);
    const work = answerOf<{ remove_images: string[] }>(await site.service.rpc("sweep"));
    await site.service.storage.from("leaderboard_images").remove(work.remove_images);
  });

  test("with an invalid picture is rejected by the trusted function", async () => {
    const player = await site.newPlayer();
    const id = await waiting(player, "bread-toss", 3);
    answerOf(await site.service.rpc("reject_image", { submission_id: id, reason: "not a picture" }));
    expect(await scoreOf(player, id)).toMatchObject({ status: "rejected", reason: "not a picture" });
    for (const again of [
      await site.service.rpc("reject_image", { submission_id: id, reason: "again" }),
      await site.service.rpc("accept_image", { submission_id: id, image_path: `${randomUUID()}.webp` }),
      await site.service.rpc("accept_image", { submission_id: randomUUID(), image_path: `${randomUUID()}.webp` }),
    ]) {
      expect(refusalOf(again)).toBe("409 This score is not waiting for a screenshot.");
    }
  });

  test("can be withdrawn within ten minutes, as the form does when the upload fails", async () => {
    const player = await site.newPlayer();
    const id = await submitScore(player, "bread-toss", 5);
    await site.travel("9 minutes");
    expect((await player.from("leaderboard_submissions").delete().eq("id", id).select("id")).data).toEqual([{ id }]);
    expect(await scoreOf(player, id)).toBeNull();
  });

  test("that was withdrawn because its upload failed can be sent again at once", async () => {
    const player = await site.newPlayer();
    const takeBack = async (id: string) => player.from("leaderboard_submissions").delete().eq("id", id).select("id");
    const first = await submitScore(player, "bread-toss", 5);
    expect((await takeBack(first)).data).toEqual([{ id: first }]);
    const second = await submitScore(player, "bread-toss", 5);
    expect(await scoreOf(player, second)).toMatchObject({ status: "pending", score: 5 });
    // A score that stays still starts the pause.
    const row = { user_id: player.id, app_id: "bread-toss", score: 6 };
    const third = await player.from("leaderboard_submissions").insert(row);
    expect(refusalOf(third)).toBe("429 You can submit one score every 30 seconds. Wait a moment.");
  });

  test.skipIf(isShort)("that is withdrawn repeatedly still counts towards the daily limit", async () => {
    const player = await site.newPlayer();
    for (let count = 0; count < 50; count++) {
      const id = await submitScore(player, "bread-toss", 5);
      await player.from("leaderboard_submissions").delete().eq("id", id);
    }
    const row = { user_id: player.id, app_id: "bread-toss", score: 5 };
    const next = await player.from("leaderboard_submissions").insert(row);
    expect(refusalOf(next)).toBe("429 You can submit 50 scores a day. Try again tomorrow.");
  });

  test("is swept when its picture never came, and the picture when the score is gone", async () => {
    const [quiet, quick, patient] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    const never = await submitScore(quiet, "bread-toss", 5);
    const gone = await waiting(quick, "bread-toss", 5);
    await quick.from("leaderboard_submissions").delete().eq("id", gone);
    const kept = await waiting(patient, "bread-toss", 5);
    await site.travel("11 minutes");
    const work = answerOf<{ judge: string[]; remove_uploads: string[] }>(await site.service.rpc("sweep"));
    expect(await scoreOf(quiet, never)).toBeNull();
    expect(work.remove_uploads).toContain(`submissions/${gone}_proof.png`);
    expect(work.judge).toContain(`submissions/${kept}_proof.png`);
    expect(await scoreOf(patient, kept)).toMatchObject({ status: "pending" });
  });

  test("is deleted with its picture when the player leaves, also during review", async () => {
    const player = await site.newPlayer();
    const id = await waiting(player, "bread-toss", 1000);
    const { image } = await acceptPicture(site, id);
    answerOf(await player.rpc("delete_account", { right_now: true }));
    const work = answerOf<{ remove_images: string[] }>(await site.service.rpc("sweep"));
    expect(work.remove_images).toContain(image);
    await site.service.storage.from("leaderboard_images").remove(work.remove_images);
  });

  test("pays no coins", async () => {
    const player = await site.newPlayer();
    await placeScore(site, player, "bread-toss", 7);
    expect((await player.rpc("get_coin_amt", { p_user_id: player.id })).data).toBe(0);
  });
});

describe("a replayed score", () => {
  const play = async (player: Player, mode: "ranked" | "offline", claimed: number, replayed: number) => {
    const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "skyhop", mode }));
    await site.travel("1 minute");
    const run = { run_id, log: "AAEC", score: claimed, final_hash: "c0ffee", frames: 1800 };
    const { submission_id } = answerOf<{ submission_id: string }>(await player.rpc("submit_run", run));
    answerOf(await site.service.rpc("judge_run", { run_id, accept: true, score: replayed }));
    return submission_id;
  };

  test("is verified with the replay's score, and on the board at once", async () => {
    const player = await site.newPlayer();
    const id = await play(player, "ranked", 40, 41);
    expect(await scoreOf(player, id)).toMatchObject({ status: "verified", proof: "replay", score: 41 });
    expect((await bestOf("skyhop"))[0]).toMatchObject({ user_id: player.id, score: 41, proof: "replay", image: null });
  });

  test("that did not replay is rejected, with the reason", async () => {
    const player = await site.newPlayer();
    const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "skyhop" }));
    await site.travel("1 minute");
    const run = { run_id, log: "", score: 9, final_hash: "", frames: 60 };
    const { submission_id } = answerOf<{ submission_id: string }>(await player.rpc("submit_run", run));
    answerOf(await site.service.rpc("judge_run", { run_id, accept: false, score: 2, reason: "differs in second 1" }));
    expect(await scoreOf(player, submission_id)).toMatchObject({
      status: "rejected",
      reason: "differs in second 1",
      proof: "claimed",
    });
    expect(await seenBy(site.visitor, submission_id)).toBe(0);
  });

  test("from offline play stays out of the first ten, and is on the board below them", async () => {
    const away = await site.newPlayer();
    await play(away, "offline", 30, 30);
    const places = async () => (await bestOf("skyhop")).map(({ user_id }) => user_id);
    expect(await places()).not.toContain(away.id);
    for (let rank = 0; rank < 10; rank++) await play(await site.newPlayer(), "ranked", 50 + rank, 50 + rank);
    await play(away, "offline", 31, 31);
    expect((await places()).indexOf(away.id)).toBeGreaterThanOrEqual(10);
  });

  test("does not replace a better one", async () => {
    const player = await site.newPlayer();
    await play(player, "ranked", 45, 45);
    await play(player, "ranked", 12, 12);
    expect((await bestOf("skyhop")).find(({ user_id }) => user_id === player.id)?.score).toBe(45);
  });

  test("starts with an unpredictable seed, and five tickets can be fetched ahead", async () => {
    const player = await site.newPlayer();
    const seeds = new Set<string>();
    for (let ticket = 0; ticket < 5; ticket++) {
      const run = answerOf<{ seed: string; mode: string }>(
        await player.rpc("start_run", { app_id: "lumen", mode: "offline" }),
      );
      expect(run).toMatchObject({ mode: "offline", seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
      seeds.add(run.seed);
    }
    expect(seeds.size).toBe(5);
    expect(refusalOf(await player.rpc("start_run", { app_id: "lumen", mode: "offline" }))).toBe(
      "409 You still have unused offline tickets for this class.",
    );
  });
});

describe("a saved game", () => {
  test("keeps its last five revisions, and refuses to overwrite a newer one", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const save = (data: string, base_rev: number) => player.rpc("save_game", { app_id: "lumen", data, base_rev });
    for (let rev = 0; rev < 7; rev++)
      expect(answerOf<object>(await save(`level ${rev}`, rev))).toEqual({ rev: rev + 1 });
    const stale = await save("from another device", 3);
    expect([refusalOf(stale), stale.error!.details]).toEqual([
      "409 This game was saved on another device or in another tab in the meantime.",
      "7",
    ]);
    const { data } = await player.from("game_saves").select("rev, data").order("rev", { ascending: false });
    expect(data!.map(({ rev }) => rev)).toEqual([7, 6, 5, 4, 3]);
    expect(data![0]!.data).toBe("level 6");
    expect((await other.from("game_saves").select("rev")).data).toEqual([]);
  });
});

test("the audit finds nothing after all these scores", async () => {
  expect(await site.audit()).toEqual([]);
});
