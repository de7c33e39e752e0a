import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf, statusesOf } from "#testing/answers.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { acceptPicture, FOREIGN_CLASSES, placeScore, submitScore, upload } from "#testing/score-pictures.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

const scoresOf = async (player: Player) =>
  answerOf<{ id: string; status: string; score: number }[]>(
    await player.from("leaderboard_submissions").select("id, status, score").eq("user_id", player.id),
  );
const startRun = async (player: Player, mode = "ranked") =>
  answerOf<{ run_id: string; seed: string }>(await player.rpc("start_run", { app_id: "skyhop", mode }));
const submitRun = (player: Player, run_id: string, sent: { score?: number; frames?: number; log?: string } = {}) =>
  player.rpc("submit_run", { run_id, log: "", score: 7, final_hash: "ab12", frames: 600, ...sent });

describe("a cheater who submits a score", () => {
  test.each([
    ["NaN", "22P02"],
    ["Infinity", "22P02"],
    [1e308, "22P02"],
    [1.5, "22P02"],
    ["999' or 1=1", "22P02"],
    ["9223372036854775808", "22003"],
    [-1, "23514"],
    [1001, "23514"],
    [null, "23514"],
    [9_007_199_254_740_991, "23514"],
  ])("of %s is refused", async (score, code) => {
    const cheater = await site.newPlayer();
    const body = { user_id: cheater.id, app_id: "bread-toss", score };
    const { status, text } = await send(site, "/rest/v1/leaderboard_submissions", {
      method: "POST",
      token: cheater.token,
      body,
    });
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, code]);
    expect(await scoresOf(cheater)).toEqual([]);
  });

  test("gets an error that says which scores are valid", async () => {
    const cheater = await site.newPlayer();
    const row = { user_id: cheater.id, app_id: "pond-golf", score: 17 };
    expect(refusalOf(await cheater.from("leaderboard_submissions").insert(row))).toBe(
      "400 A score here is between 18 and 500 strokes.",
    );
  });

  test("for a class with replay verification is refused", async () => {
    const cheater = await site.newPlayer();
    const row = { user_id: cheater.id, app_id: "skyhop", score: 5 };
    expect(refusalOf(await cheater.from("leaderboard_submissions").insert(row))).toBe(
      "403 You cannot type in a score for this class. Play it, and the score counts by itself.",
    );
  });

  test.each(["no-such-class", "", "SKYHOP"])("for the unknown class %j is refused", async (app_id) => {
    const cheater = await site.newPlayer();
    expect(
      (await cheater.from("leaderboard_submissions").insert({ user_id: cheater.id, app_id, score: 5 })).status,
    ).toBe(409);
  });

  test.each(["id", "run_id", "status", "proof", "image", "offline", "reason", "created_at", "verified_at"])(
    "cannot set its %s, neither on insert nor afterwards",
    async (column) => {
      const cheater = await site.newPlayer();
      const values: Record<string, unknown> = {
        offline: true,
        id: randomUUID(),
        run_id: randomUUID(),
        created_at: "2001-01-01",
        verified_at: "2001-01-01",
      };
      const forged = { [column]: values[column] ?? "verified" };
      const row = { user_id: cheater.id, app_id: "bread-toss", score: 5, ...forged } as never;
      expect(codeOf(await cheater.from("leaderboard_submissions").insert(row))).toEqual([403, "42501"]);
      await submitScore(cheater, "bread-toss", 5);
      const changed = await cheater
        .from("leaderboard_submissions")
        .update(forged as never)
        .eq("user_id", cheater.id);
      expect(codeOf(changed)).toEqual([403, "42501"]);
    },
  );

  test("cannot raise an existing score", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    expect((await cheater.from("leaderboard_submissions").update({ score: 999 }).eq("id", id)).status).toBe(403);
    expect(
      (
        await cheater
          .from("leaderboard_submissions")
          .upsert({ id, user_id: cheater.id, app_id: "bread-toss", score: 999 })
      ).status,
    ).toBe(403);
    expect(await scoresOf(cheater)).toEqual([{ id, status: "pending", score: 5 }]);
  });

  test("is on no board and invisible to others before a moderator has accepted it", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    const id = await submitScore(cheater, "bread-toss", 1000);
    expect((await other.from("leaderboard_submissions").select("id").eq("id", id)).data).toEqual([]);
    await upload(cheater, `submissions/${id}_proof.png`);
    expect((await acceptPicture(site, id)).status).toBe("in_review");
    expect((await other.from("leaderboard_submissions").select("id").eq("id", id)).data).toEqual([]);
    const board = answerOf<{ user_id: string }[]>(await site.visitor.rpc("get_board", { board: "scores/bread-toss" }));
    expect(board.some(({ user_id }) => user_id === cheater.id)).toBe(false);
  });

  test("cannot accept it themselves", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 1000);
    expect((await cheater.rpc("accept_image", { submission_id: id, image_path: `${randomUUID()}.webp` })).status).toBe(
      403,
    );
    expect((await cheater.rpc("review_score", { submission_id: id, accept: true })).status).toBe(403);
    expect(await scoresOf(cheater)).toMatchObject([{ status: "pending" }]);
  });

  test("can submit one every 30 seconds; a withdrawn one starts no pause", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const again = () =>
      cheater.from("leaderboard_submissions").insert({ user_id: cheater.id, app_id: "bread-toss", score: 6 });
    expect(refusalOf(await again())).toBe("429 You can submit one score every 30 seconds. Wait a moment.");
    await cheater.from("leaderboard_submissions").delete().eq("id", id);
    expect((await again()).status).toBe(201);
    expect(refusalOf(await again())).toBe("429 You can submit one score every 30 seconds. Wait a moment.");
    await site.travel("31 seconds");
    expect((await again()).status).toBe(201);
  });

  test("can submit 50 a day, withdrawn ones included", async () => {
    const cheater = await site.newPlayer();
    for (let round = 0; round < 50; round++) {
      await site.travel("31 seconds");
      const id = await submitScore(cheater, "bread-toss", 5);
      if (round % 2) await cheater.from("leaderboard_submissions").delete().eq("id", id);
    }
    await site.travel("31 seconds");
    const row = { user_id: cheater.id, app_id: "bread-toss", score: 5 };
    expect(refusalOf(await cheater.from("leaderboard_submissions").insert(row))).toBe(
      "429 You can submit 50 scores a day. Try again tomorrow.",
    );
    await site.travel("24 hours");
    expect((await cheater.from("leaderboard_submissions").insert(row)).status).toBe(201);
  });
});

describe("a cheater with a run", () => {
  test("cannot use another player's run, an unknown one or none", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    const { run_id } = await startRun(other);
    await site.travel("1 minute");
    for (const run of [run_id, randomUUID(), null as unknown as string]) {
      expect(refusalOf(await submitRun(cheater, run))).toBe("404 There is no such run.");
    }
    expect((await submitRun(other, run_id)).status).toBe(200);
  });

  test("cannot use a run twice, not even with twenty concurrent requests", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater);
    await site.travel("1 minute");
    const answers = await Promise.all(Array.from({ length: 20 }, () => submitRun(cheater, run_id)));
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(refusalOf(await submitRun(cheater, run_id))).toBe("409 This run was already submitted or abandoned.");
    expect(await scoresOf(cheater)).toHaveLength(1);
  });

  test("cannot use an expired run", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater);
    await site.travel("2 hours 1 second");
    expect(refusalOf(await submitRun(cheater, run_id))).toBe("410 This run has expired.");
    const { run_id: ticket } = await startRun(cheater, "offline");
    await site.travel("7 days 1 second");
    expect(refusalOf(await submitRun(cheater, ticket))).toBe("410 This run has expired.");
  });

  test.each(["ranked", "offline"])("cannot submit ten minutes of play after nine, when it is %s", async (mode) => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater, mode);
    await site.travel("9 minutes");
    expect(refusalOf(await submitRun(cheater, run_id, { frames: 36_000 }))).toBe(
      "409 This run ended before it could have been played.",
    );
    await site.travel("58 seconds");
    expect((await submitRun(cheater, run_id, { frames: 36_000 })).status).toBe(200);
  });

  test("cannot choose the better of two open runs", async () => {
    const cheater = await site.newPlayer();
    const first = await startRun(cheater);
    const second = await startRun(cheater);
    expect(first.seed).not.toBe(second.seed);
    await site.travel("1 minute");
    expect(refusalOf(await submitRun(cheater, first.run_id))).toBe("409 This run was already submitted or abandoned.");
    expect((await submitRun(cheater, second.run_id)).status).toBe(200);
  });

  test.each([
    ["a score beyond the class", { score: 1_000_000_001 }],
    ["a score below nothing", { score: -1 }],
    ["more frames than twenty minutes have", { frames: 72_001 }],
    ["fewer frames than none", { frames: -1 }],
    ["no frames", { frames: null as unknown as number }],
    ["inputs that are no base64", { log: "<script>" }],
    ["inputs without end", { log: "A".repeat(200_000) + "A".repeat(149_532) }],
  ])("cannot submit %s", async (_what, sent) => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater);
    await site.travel("30 minutes");
    const { status } = await submitRun(cheater, run_id, sent);
    expect([400, 413]).toContain(status);
    expect(await scoresOf(cheater)).toEqual([]);
  });

  test("gets the score of the replay, not the claimed one", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater);
    await site.travel("1 minute");
    await submitRun(cheater, run_id, { score: 1_000_000 });
    expect(answerOf<object>(await site.service.rpc("judge_run", { run_id, accept: true, score: 12 }))).toMatchObject({
      status: "verified",
      score: 12,
    });
    expect(await scoresOf(cheater)).toMatchObject([{ status: "verified", score: 12 }]);
    expect((await site.service.rpc("judge_run", { run_id, accept: true, score: 99 })).status).toBe(409);
  });

  test("cannot withdraw a run's score to hide that it was rejected", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startRun(cheater);
    await site.travel("1 minute");
    await submitRun(cheater, run_id);
    await cheater.from("leaderboard_submissions").delete().eq("run_id", run_id);
    await site.service.rpc("judge_run", { run_id, accept: false, score: 0, reason: "the inputs do not give this" });
    await cheater.from("leaderboard_submissions").delete().eq("run_id", run_id);
    expect(await scoresOf(cheater)).toMatchObject([{ status: "rejected" }]);
  });

  test("can start 20 runs a minute and submit 6", async () => {
    const cheater = await site.newPlayer();
    const runs = await Promise.all(
      ["skyhop", "lumen", "drift-belt", "merge-garden"].flatMap((app_id) =>
        [1, 2, 3, 4, 5].map(() => cheater.rpc("start_run", { app_id, mode: "offline" })),
      ),
    );
    expect(runs.every(({ status }) => status === 200)).toBe(true);
    expect((await cheater.rpc("start_run", { app_id: "skyhop" })).status).toBe(429);
    await site.travel("1 minute");
    const handed = [];
    for (const run of runs.slice(0, 7))
      handed.push((await submitRun(cheater, answerOf<{ run_id: string }>(run).run_id)).status);
    expect(handed).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test("cannot start runs in a class without them", async () => {
    const cheater = await site.newPlayer();
    for (const app_id of ["bread-toss", "no-such-class", ""])
      expect((await cheater.rpc("start_run", { app_id })).status).toBe(404);
    expect((await cheater.rpc("start_run", { app_id: "skyhop", mode: "verified" })).status).toBe(400);
    expect((await cheater.rpc("start_run", { app_id: "skyhop", mode: null as unknown as string })).status).toBe(400);
  });
});

describe("a cheater who deletes", () => {
  test("cannot delete a rival's score, pending or accepted", async () => {
    const [cheater, rival] = [await site.newPlayer(), await site.newPlayer()];
    const accepted = await placeScore(site, rival, "bread-toss", 400);
    await site.travel("31 seconds");
    const waiting = await submitScore(rival, "bread-toss", 500);
    for (const id of [accepted, waiting]) {
      expect((await cheater.from("leaderboard_submissions").delete().eq("id", id).select("id")).data).toEqual([]);
    }
    expect(await scoresOf(rival)).toHaveLength(2);
  });

  test("cannot delete their own score once it was accepted, reviewed, or is ten minutes old", async () => {
    const cheater = await site.newPlayer();
    const takesBack = async (id: string) =>
      (await cheater.from("leaderboard_submissions").delete().eq("id", id).select("id")).data!.length;
    const accepted = await placeScore(site, cheater, "bread-toss", 300);
    expect(await takesBack(accepted)).toBe(0);
    await site.travel("31 seconds");
    const refused = await submitScore(cheater, "bread-toss", 700);
    await site.service.rpc("reject_image", { submission_id: refused, reason: "that is a cat" });
    expect(await takesBack(refused)).toBe(0);
    await site.travel("31 seconds");
    const waiting = await submitScore(cheater, "bread-toss", 701);
    await upload(cheater, `submissions/${waiting}_proof.png`);
    expect((await acceptPicture(site, waiting)).status).toBe("in_review");
    expect(await takesBack(waiting)).toBe(0);
    await site.travel("31 seconds");
    const old = await submitScore(cheater, "bread-toss", 702);
    await site.travel("10 minutes");
    expect(await takesBack(old)).toBe(0);
    expect(await scoresOf(cheater)).toHaveLength(4);
  });
});

test("the audit finds nothing after all attacks on scores", async () => {
  expect(await site.audit()).toEqual([]);
});
