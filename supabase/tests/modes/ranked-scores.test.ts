import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openModesSite, type ModesSite, type PlayedMode } from "./modes-site.ts";

let site: ModesSite;
beforeAll(async () => {
  site = await openModesSite();
});
afterAll(() => site.close());

const setScore = (version: number, least: number | null) =>
  site.sql(
    `update public.apps set score_version = $1::int, score_least = $2::bigint where id = 'pond-walk'`,
    String(version),
    least === null ? null : String(least),
  );
const reportOf = ({ verdict }: PlayedMode) => verdict.body["report"] as Record<string, unknown>;
const onBoard = async (board: string, player: { id: string }, period?: string) =>
  (await site.board(board, period)).some(({ user_id }) => user_id === player.id);

describe("a score below the least one that ranks", () => {
  test("is verified and the player's best, and on no board", async () => {
    await setScore(1, 5000);
    const player = await site.newPlayer();
    const low = await site.play(player, { frames: 300 });
    expect(low.score).toBeLessThan(5000);
    expect(low.verdict.body).toMatchObject({
      status: "verified",
      on_board: false,
      reason: "The server replayed this run and the score is correct. Scores of 5000 points and above are ranked.",
    });
    expect(reportOf(low)).toMatchObject({ best: low.score, previous_best: null, rank: null, least: 5000 });
    for (const period of ["all", "week", "day"]) expect(await onBoard("scores/pond-walk", player, period)).toBe(false);

    const lower = await site.play(player, { frames: 200 });
    expect(reportOf(lower)).toMatchObject({ best: low.score, previous_best: low.score });
    const high = await site.play(player, { frames: 2000 });
    expect(high.score).toBeGreaterThan(5000);
    expect(reportOf(high)).toMatchObject({ previous_best: low.score, rank_before: null, rank: 1 });
    expect(reportOf(high)).not.toHaveProperty("least");
  });

  test("does not lead the daily challenge either", async () => {
    await setScore(1, 5000);
    const player = await site.newPlayer();
    expect((await site.play(player, { frames: 310, mode: "daily" })).verdict.body).toMatchObject({ on_board: false });
    expect(await onBoard("daily/pond-walk", player, "day")).toBe(false);
  });

  test("leaves its board when the least score comes later, and stays off when scores are ranked again", async () => {
    await setScore(1, null);
    const player = await site.newPlayer();
    await site.play(player, { frames: 320 });
    await site.play(player, { frames: 320, variant: "map-1" });
    expect(await onBoard("scores/pond-walk", player)).toBe(true);
    await setScore(1, 5000);
    expect(await onBoard("scores/pond-walk", player)).toBe(false);
    expect(await onBoard("scores/pond-walk/map-1", player)).toBe(false);
    await site.sql(`select private.rank_again($1, 'pond-walk')`, player.id);
    expect(await onBoard("scores/pond-walk", player)).toBe(false);
    expect(await site.audit()).toEqual([]);
    await setScore(1, null);
  });

  test("is the highest one where lower is better", async () => {
    await site.sql(`update public.apps set score_order = 'asc' where id = 'pond-walk'`);
    await setScore(1, 2000);
    const player = await site.newPlayer();
    expect((await site.play(player, { frames: 1800 })).verdict.body).toMatchObject({ on_board: false });
    expect((await site.play(player, { frames: 240 })).verdict.body).toMatchObject({ on_board: true });
    await setScore(1, null);
    await site.sql(`update public.apps set score_order = 'desc' where id = 'pond-walk'`);
  });
});

describe("a new version of the scores", () => {
  test("opens a new board, and the old one stays with its replays", async () => {
    const player = await site.newPlayer();
    const old = await site.play(player, { frames: 1500 });
    await setScore(2, null);
    const fresh = await site.play(player, { frames: 700, variant: "stream" });
    const first = await site.play(player, { frames: 700 });
    expect([fresh, first].map(({ ticket }) => ticket.board)).toEqual([
      "scores/pond-walk@2/stream",
      "scores/pond-walk@2",
    ]);
    // The better run of the old version is not a best of the new one.
    expect(reportOf(first)).toMatchObject({ previous_best: null, best: first.score, rank: 1 });
    expect((await site.board("scores/pond-walk")).find(({ user_id }) => user_id === player.id)).toMatchObject({
      value: old.score,
      submission_id: old.submission,
    });
    const replay = await site.visitor.rpc("get_replay", { submission_id: old.submission });
    expect(answerOf(replay)).toMatchObject({ is_old_scoring: true });

    const shown = answerOf<{ app_high_scores: { board: string; is_old: boolean; mode_title: string | null }[] }>(
      await site.visitor.rpc("get_leaderboard_data", { target_user_id: player.id }),
    );
    expect(
      shown.app_high_scores
        .map(({ board, is_old, mode_title }) => [board, is_old, mode_title] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ).toEqual([
      ["scores/pond-walk", true, null],
      ["scores/pond-walk@2", false, null],
      ["scores/pond-walk@2/stream", false, "Stream"],
    ]);
    await setScore(1, null);
  });

  test("does not take a run that was started before it", async () => {
    const player = await site.newPlayer();
    const ticket = await site.startIn(player, "");
    await setScore(2, null);
    const { data } = await player.from("game_runs").select("score_version").eq("id", ticket.run_id).single();
    expect([ticket.board, data!.score_version]).toEqual(["scores/pond-walk", 1]);
    await setScore(1, null);
  });

  test("starts the board of the day again, without runs of the old version", async () => {
    const [early, late] = [await site.newPlayer(), await site.newPlayer()];
    await site.play(early, { frames: 1210, mode: "daily" });
    expect(await onBoard("daily/pond-walk", early, "day")).toBe(true);
    await setScore(3, null);
    await site.play(late, { frames: 1270, mode: "daily" });
    await site.sql(`select private.rank_again($1, 'pond-walk')`, early.id);
    expect([await onBoard("daily/pond-walk", early, "day"), await onBoard("daily/pond-walk", late, "day")]).toEqual([
      false,
      true,
    ]);
    expect(await site.audit()).toEqual([]);
    await setScore(1, null);
  });

  test("keeps boards of modes as long as other boards of weeks and days", async () => {
    const player = await site.newPlayer();
    await site.play(player, { frames: 900, variant: "stream" });
    const periods = async () =>
      (
        await site.sql(
          `select period from private.standings where user_id = $1 and board = 'scores/pond-walk/stream'`,
          player.id,
        )
      ).length;
    expect(await periods()).toBe(3);
    await site.travel("400 days");
    await site.sql(`select private.sweep()`);
    expect(await periods()).toBe(1);
    await site.travel("-400 days");
  });
});

describe("the report of a run", () => {
  test("says what changed for the player, in the answer to the verdict", async () => {
    const [first, second] = [await site.newPlayer(), await site.newPlayer()];
    const target = await site.play(first, { frames: 3000, variant: "map-2" });
    const before = await site.play(second, { frames: 900, variant: "map-2" });
    expect(reportOf(before)).toMatchObject({
      board: "scores/pond-walk/map-2",
      variant: "map-2",
      previous_best: null,
      best: before.score,
      next: { score: target.score },
      streak: { days: 0, is_new: false },
      coins: 0,
      pass: { level: 0, gained: 0 },
    });
    const better = await site.play(second, { frames: 4500, variant: "map-2" });
    expect(reportOf(better)).toMatchObject({
      previous_best: before.score,
      best: better.score,
      rank_before: 2,
      rank: 1,
      next: null,
    });
    // Asked again, the verdict is the same.
    expect((await site.verify(second, better.ticket.run_id)).body).toMatchObject({ report: reportOf(better) });
  });

  test("counts a claimed streak and what it paid", async () => {
    const player = await site.newPlayer();
    const ticket = await site.startIn(player, "");
    answerOf(await player.rpc("claim_streak"));
    const { run_id } = ticket;
    await site.sql(
      `update public.game_runs set status = 'submitted', submitted_at = private.now(), frames = 60, claimed_score = 5, log = '' where id = $1`,
      run_id,
    );
    await site.sql(
      `insert into public.leaderboard_submissions (user_id, app_id, score, run_id) values ($1, 'pond-walk', 5, $2)`,
      player.id,
      run_id,
    );
    const judged = answerOf<{ report: unknown }>(
      await site.service.rpc("judge_run", { run_id, accept: true, score: 5 }),
    );
    expect(judged.report).toMatchObject({
      streak: { days: 1, is_new: true },
      coins: 100,
      pass: { level: 1, gained: 1 },
    });
  });

  test("is deleted after a day", async () => {
    const player = await site.newPlayer();
    const { ticket } = await site.play(player, { frames: 610 });
    await site.travel("25 hours");
    await site.sql(`select private.sweep()`);
    const { data } = await player.from("game_runs").select("report").eq("id", ticket.run_id).single();
    expect(data!.report).toBe(null);
    await site.travel("-25 hours");
  });
});
