import { randomUUID } from "node:crypto";
import { SCORE_NOTE_SECONDS } from "@quackademy/contract/rules-numbers.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf, statusesOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { boardOf, clearBoards, fillTopTen, note, PACED_CLASSES, playPaced, startPaced, submit } from "./paced-site.ts";

let site: RulesSite;
let player: Player;
beforeAll(async () => {
  site = await openRulesSite(PACED_CLASSES);
});
beforeEach(async () => {
  player = await site.newPlayer();
});
afterAll(async () => {
  await clearBoards(site);
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/** A run of this many seconds, with the last score noted. */
async function runOf(scores: number[], app = "duck-race"): Promise<string> {
  const run = await startPaced(player, app);
  for (const [index, score] of scores.entries()) {
    await site.travel("10 seconds");
    answerOf(await note(player, run, 10 * (index + 1), score));
  }
  return run;
}

describe("an honest paced run", () => {
  beforeAll(() => fillTopTen(site, "duck-race", 4900));

  test("counts at once on a board of its own when it is not among the first ten", async () => {
    const answer = await playPaced(site, player, [60, 110, 200]);
    expect(answer).toMatchObject({ status: "verified", score: 200, on_board: true, reason: null });
    for (const period of ["all", "week", "day"])
      expect(await boardOf(site, "paced/duck-race", period)).toContainEqual(
        expect.objectContaining({ user_id: player.id, value: 200 }),
      );
    expect(await boardOf(site, "scores/duck-race")).toEqual([]);
    const { data } = await site.visitor
      .from("leaderboard_submissions")
      .select("status, proof")
      .eq("user_id", player.id);
    expect(data).toEqual([{ status: "verified", proof: "paced" }]);
  });

  test("shows as paced among the best runs of its player, and pays no coins", async () => {
    await playPaced(site, player, [60]);
    const { app_high_scores } = answerOf<{ app_high_scores: object[] }>(
      await site.visitor.rpc("get_leaderboard_data", { target_user_id: player.id }),
    );
    expect(app_high_scores).toMatchObject([{ app_id: "duck-race", value: 60, is_paced: true }]);
    expect(answerOf(await player.rpc("get_coin_amt", { p_user_id: player.id }))).toBe(0);
  });

  test("may pause, lose points and be noted late", async () => {
    const run = await runOf([90, 70]);
    await site.travel("5 minutes");
    answerOf(await note(player, run, 320, 150));
    await site.travel("3 seconds");
    answerOf(await note(player, run, 323, 185));
    expect(answerOf(await submit(player, run, 185))).toMatchObject({ status: "verified" });
  });

  test("keeps the better of two scores, and its notes are deleted", async () => {
    await playPaced(site, player, [80]);
    await playPaced(site, player, [50]);
    const rows = await boardOf(site, "paced/duck-race");
    expect(rows.filter(({ user_id }) => user_id === player.id)).toMatchObject([{ value: 80 }]);
    const ticks = `select count(*) from private.score_ticks t join public.game_runs r on r.id = t.run_id where r.user_id = $1`;
    expect(await site.sql(ticks, player.id)).toEqual([["0"]]);
  });

  test("leaves the board while its player is suspended, and returns after that", async () => {
    await playPaced(site, player, [80]);
    const isShown = async () => (await boardOf(site, "paced/duck-race")).some(({ user_id }) => user_id === player.id);
    await site.sql(`select private.ban($1, 'for a test', private.now() + interval '1 day')`, player.id);
    expect(await isShown()).toBe(false);
    await site.sql(`select private.unban($1)`, player.id);
    expect(await isShown()).toBe(true);
  });
});

describe("a cheater's score is refused", () => {
  test("when it is too high for the time that was played", async () => {
    const run = await startPaced(player);
    await site.travel("10 seconds");
    expect(refusalOf(await note(player, run, 10, 900))).toBe(
      "409 This score is too high for the time that was played.",
    );
    expect(refusalOf(await submit(player, run, 900))).toBe("409 This score is too high for the time that was played.");
  });

  test("when it jumps, even after a long time without notes", async () => {
    const run = await startPaced(player);
    await site.travel("10 minutes");
    expect(SCORE_NOTE_SECONDS, "ten points a second, and one second more").toBe(110 / 10 - 1);
    const jump = "409 This score changed too much since it was last noted.";
    expect(refusalOf(await note(player, run, 600, 111))).toBe(jump);
    answerOf(await note(player, run, 600, 110));
    await site.travel("10 seconds");
    expect(refusalOf(await note(player, run, 610, 221))).toBe(jump);
    await site.travel("1 hour");
    expect(refusalOf(await note(player, run, 4000, 221))).toBe(jump);
  });

  test("when many notes in one second try to hide a jump", async () => {
    const run = await startPaced(player);
    await site.travel("5 minutes");
    for (let at = 1; at <= 8; at++) await note(player, run, 292 + at, 100 + 10 * at);
    const [[most] = []] = await site.sql(`select max(score) from private.score_ticks where run_id = $1`, run);
    // The first note brings 11 seconds' worth, each other one a second's grace.
    expect(Number(most)).toBeLessThanOrEqual(110 + 8 * 10);
  });

  test("when it differs from the last note", async () => {
    const run = await runOf([50]);
    for (const claimed of [51, 49])
      expect(refusalOf(await submit(player, run, claimed))).toBe("409 This score is not the last one that was noted.");
    const silent = await startPaced(await site.newPlayer());
    expect(refusalOf(await submit(player, silent, 0))).toBe("404 There is no such run.");
  });

  test("when nothing was noted", async () => {
    const run = await startPaced(player);
    await site.travel("1 minute");
    expect(refusalOf(await submit(player, run, 50))).toBe("409 This score is not the last one that was noted.");
  });

  test("when its ticket was used, abandoned or has expired", async () => {
    const used = await runOf([50]);
    answerOf(await submit(player, used, 50));
    const abandoned = await startPaced(player);
    const expired = await runOf([50]);
    const gone = "409 This run was already submitted or abandoned.";
    expect([refusalOf(await submit(player, used, 50)), refusalOf(await note(player, used, 20, 60))]).toEqual([
      gone,
      gone,
    ]);
    expect(refusalOf(await note(player, abandoned, 10, 60))).toBe(gone);
    await site.travel("3 hours");
    expect(refusalOf(await submit(player, expired, 50))).toBe("410 This run has expired.");
    expect(refusalOf(await note(player, expired, 20, 60))).toBe("410 This run has expired.");
  });

  test("when the run is another player's, or there is none", async () => {
    const run = await runOf([50]);
    const thief = await site.newPlayer();
    const missing = "404 There is no such run.";
    expect([refusalOf(await submit(thief, run, 50)), refusalOf(await note(thief, run, 20, 60))]).toEqual([
      missing,
      missing,
    ]);
    expect(refusalOf(await submit(player, randomUUID(), 50))).toBe(missing);
  });

  test("when it is negative, too large or no number that fits", async () => {
    const run = await startPaced(player);
    await site.travel("90 minutes");
    const range = "400 A score here is between 0 and 5000 points.";
    expect([refusalOf(await note(player, run, 10, -1)), refusalOf(await note(player, run, 10, 5001))]).toEqual([
      range,
      range,
    ]);
    expect(refusalOf(await submit(player, run, -1))).toBe(range);
    const huge = "99999999999999999999" as unknown as number;
    expect((await note(player, run, 10, huge)).status).toBe(400);
    expect((await note(player, run, 2 ** 40, 1)).status).toBe(400);
  });

  test("when its seconds go back or lie in the future", async () => {
    const run = await runOf([50]);
    expect(refusalOf(await note(player, run, 10, 50))).toBe("409 Scores must be noted in the order of their seconds.");
    expect(refusalOf(await note(player, run, 60, 50))).toBe("409 This score was noted too early.");
    expect(refusalOf(await note(player, run, -5, 50))).toBe("409 This score was noted too early.");
  });

  test("when the run belongs to a class whose runs are replayed", async () => {
    const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "skyhop" }));
    await site.travel("20 seconds");
    const refused = "409 Scores of this class are not paced.";
    expect([refusalOf(await note(player, run_id, 10, 50)), refusalOf(await submit(player, run_id, 50))]).toEqual([
      refused,
      refused,
    ]);
  });

  test("when a paced run is submitted for a replay, which nobody could check", async () => {
    const run = await runOf([50]);
    const replay = { run_id: run, log: "", score: 50, final_hash: "1", frames: 60 };
    expect(refusalOf(await player.rpc("submit_run", replay))).toBe("409 Runs of this class are not replayed.");
    expect(answerOf(await site.service.rpc("next_run"))).toBeNull();
  });

  test("when it is typed in instead", async () => {
    const row = { user_id: player.id, app_id: "duck-race", score: 4000 };
    expect(refusalOf(await player.from("leaderboard_submissions").insert(row))).toBe(
      "403 You cannot type in a score for this class. Play it, and the score counts by itself.",
    );
  });

  test("when its class was unlisted, or the player is a visitor or suspended", async () => {
    const run = await runOf([50]);
    await site.sql(`update public.apps set listed = false where id = 'duck-race'`);
    expect(refusalOf(await submit(player, run, 50))).toBe("409 Scores of this class are not paced.");
    await site.sql(`update public.apps set listed = true where id = 'duck-race'`);
    const visitors = await site.visitor.rpc("submit_paced", { run_id: run, score: 50 });
    expect(codeOf(visitors)).toEqual([401, "PT401"]);
    await site.sql(`select private.ban($1, 'for a test', private.now() + interval '1 day')`, player.id);
    expect((await submit(player, run, 50)).status).toBe(403);
    expect((await note(player, run, 20, 50)).status).toBe(403);
  });

  test("when it is sent twice at the same time: one counts", async () => {
    const run = await runOf([50]);
    const answers = await Promise.all([submit(player, run, 50), submit(player, run, 50)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test("when it comes as a daily or offline run, or far too often", async () => {
    for (const mode of ["daily", "offline"])
      expect(refusalOf(await player.rpc("start_run", { app_id: "duck-race", mode }))).toBe(
        "400 Runs of this class are always ranked.",
      );
    const run = await startPaced(player);
    await site.travel("90 minutes");
    let last = "";
    for (let at = 1; at <= 80 && !last.startsWith("429"); at++) last = refusalOf(await note(player, run, at, 0));
    expect(last).toMatch(/^429 This run notes its score too often\. Try again in \d+ seconds?\.$/);
  });
});
