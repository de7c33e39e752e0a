import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import { MODES_VERSION, playOut, playWalk, strolling } from "#testing/pond-walk.ts";
import type { Player } from "#testing/rules-site.ts";
import { openModesSite, type ModesSite } from "./modes-site.ts";

let site: ModesSite;
let moderator: Player;
beforeAll(async () => {
  site = await openModesSite(`select private.set_setting('hold-runs', 'on', 'test');`);
  moderator = await site.newPlayer({ roles: ["moderator"] });
});
afterAll(() => site.close());

const HANDS = {
  stats: { presses: 66, gridFrames: 30 },
  isHeld: true,
  why: ["All presses come on a beat of 30 frames.", "Keys are down for the same number of frames, again and again."],
};
const REASON =
  "The server replayed this run and the score is correct. A moderator watches it before it is on the board. " +
  HANDS.why.join(" ");

/** A submitted run, judged with these hands as verify-run would do it. */
async function heldRun(player: Player, frames: number, wishes: { mode?: string; variant?: string } = {}) {
  const { mode = "ranked", variant = "" } = wishes;
  const ticket = await site.startIn(player, variant, mode);
  const run = await playWalk(ticket.seed, strolling(frames), MODES_VERSION, variant);
  const submission = await playOut(site, player, ticket, run);
  const judged = await site.service.rpc("judge_run", {
    run_id: ticket.run_id,
    accept: true,
    score: run.score,
    hands: HANDS,
  });
  return { submission, score: run.score, judged: answerOf<Record<string, unknown>>(judged), run_id: ticket.run_id };
}

const statusOf = async (id: string) =>
  (await site.sql(`select status from public.leaderboard_submissions where id = $1`, id))[0]![0];
const isOnBoard = async (player: Player, board = "scores/pond-walk", period?: string) =>
  (await site.board(board, period)).some(({ user_id }) => user_id === player.id);
const decide = (subject: string, verb: string, by = moderator) =>
  by.rpc("moderate", { queue: "scores", subject, verb, reason: "I have watched it." });
const replay = (who: Pick<Player, "rpc">, submission_id: string) => who.rpc("get_replay", { submission_id });

describe("a run whose inputs look like a program's", () => {
  test("waits for a moderator, is on no board, and its player reads why", async () => {
    const player = await site.newPlayer();
    const { submission, judged, run_id } = await heldRun(player, 900);
    expect(judged).toMatchObject({ status: "in_review", on_board: false, is_held: true, reason: REASON });
    expect([await isOnBoard(player), await statusOf(submission)]).toEqual([false, "in_review"]);
    expect((await site.verify(player, run_id)).body).toMatchObject({ status: "in_review", reason: REASON });
    const seen = await site.visitor.from("leaderboard_submissions").select("id").eq("id", submission);
    expect(seen.data).toEqual([]);
  });

  test("is shown to moderators with its replay and what was computed, and to no other player", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const { submission, score } = await heldRun(player, 960, { variant: "stream" });
    const { score: card } = answerOf<{ score: object }>(
      await moderator.rpc("moderation_item", { queue: "scores", subject: submission }),
    );
    expect(card).toMatchObject({
      proof: "replay",
      score,
      hands: HANDS.stats,
      held_because: HANDS.why,
      mode_title: "Stream",
      frames: 960,
      has_replay: true,
    });
    for (const who of [moderator, player]) {
      expect(answerOf(await replay(who, submission))).toMatchObject({ score, variant: "stream" });
    }
    for (const who of [site.visitor, other]) expect(codeOf(await replay(who, submission))).toEqual([404, "PT404"]);
  });

  test("counts when it is accepted, in the week in which it was played, and that can be undone", async () => {
    const player = await site.newPlayer();
    const { submission } = await heldRun(player, 1020);
    await site.travel("8 days");
    const { id } = answerOf<{ id: number }>(await decide(submission, "accept"));
    expect([await statusOf(submission), await isOnBoard(player)]).toEqual(["verified", true]);
    expect(await isOnBoard(player, "scores/pond-walk", "week")).toBe(false);
    expect(await site.audit()).toEqual([]);
    answerOf(await moderator.rpc("undo_decision", { decision_id: id }));
    expect([await statusOf(submission), await isOnBoard(player)]).toEqual(["in_review", false]);
    await site.travel("-8 days");
  });

  test("does not count when it is refused, and the player is told", async () => {
    const player = await site.newPlayer();
    const { submission } = await heldRun(player, 1080);
    const { id } = answerOf<{ id: number }>(await decide(submission, "refuse"));
    expect([await statusOf(submission), await isOnBoard(player)]).toEqual(["rejected", false]);
    const { data } = await player.from("notices").select("sentence");
    expect(JSON.stringify(data)).toContain("Your score was not accepted: I have watched it.");
    answerOf(await moderator.rpc("undo_decision", { decision_id: id }));
    expect(await statusOf(submission)).toBe("in_review");
  });

  test("waits once per player and mode: only the best", async () => {
    const player = await site.newPlayer();
    const low = await heldRun(player, 700);
    const high = await heldRun(player, 1400);
    const middle = await heldRun(player, 1000);
    const elsewhere = await heldRun(player, 600, { variant: "map-1" });
    expect(await Promise.all([low, high, middle, elsewhere].map(({ submission }) => statusOf(submission)))).toEqual([
      "rejected",
      "in_review",
      "rejected",
      "in_review",
    ]);
    expect(middle.judged["reason"]).toBe(
      `Your run of ${high.score} is at least as good and already waits for a moderator.`,
    );
  });

  test("keeps its inputs while it waits, and what was computed for thirty days after", async () => {
    const player = await site.newPlayer();
    const { submission } = await heldRun(player, 1140);
    await site.sql(`select private.forget_logs($1, 'pond-walk')`, player.id);
    const exported = answerOf<{ run_hands: object[] }>(await player.rpc("export_my_data"));
    expect(exported.run_hands).toMatchObject([{ submission_id: submission, stats: HANDS.stats, why: HANDS.why }]);
    const kept = async () =>
      (await site.sql(`select count(*) from private.run_hands where submission_id = $1`, submission))[0]![0];
    await site.travel("31 days");
    await site.sql(`select private.sweep()`);
    expect(await kept()).toBe("1");
    await site.travel("-31 days");
    answerOf(await decide(submission, "accept"));
    await site.travel("31 days");
    await site.sql(`select private.sweep()`);
    expect(await kept()).toBe("0");
    await site.travel("-31 days");
  });

  test("cannot be judged or released by players", async () => {
    const player = await site.newPlayer();
    const { submission, run_id } = await heldRun(player, 1200);
    expect(codeOf(await player.rpc("judge_run", { run_id, accept: true, score: 9 }))[0]).toBe(403);
    expect(refusalOf(await decide(submission, "accept", player))).toMatch(/^40[13]/);
    const changed = await player.from("leaderboard_submissions").update({ status: "verified" }).eq("id", submission);
    expect(changed.status).toBe(403);
  });
});

/** Presses at uneven times, as a person's are; the same in every test. */
const unsteady: typeof strolling = (frames) => {
  const down = new Set<number>();
  let [at, chance] = [20, 12345];
  while (at < frames - 40) {
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    const hold = 5 + ((chance >>> 8) % 17);
    for (let frame = at; frame < at + hold; frame++) down.add(frame);
    at += hold + 11 + ((chance >>> 16) % 47);
  }
  return (frame) => ({ held: down.has(frame) ? 2 : 0, taps: frame === frames - 1 ? [9] : [] });
};

describe("verify-run", () => {
  test("holds a run that was pressed by a clock, and lets uneven hands through", async () => {
    const [clock, person] = [await site.newPlayer(), await site.newPlayer()];
    const regular = await site.play(clock, { frames: 2400, variant: "stream" });
    expect(regular.verdict.body).toMatchObject({ status: "in_review" });
    expect(await isOnBoard(clock, "scores/pond-walk/stream")).toBe(false);
    const [kept] = await site.sql(
      `select why[1], stats ->> 'presses' from private.run_hands where submission_id = $1`,
      regular.submission,
    );
    expect([kept![0], Number(kept![1]) > 20]).toEqual([expect.stringMatching(/\.$/), true]);
    const uneven = await site.play(person, { frames: 2400, variant: "stream", hands: unsteady });
    expect(uneven.verdict.body).toMatchObject({ status: "verified", on_board: true });
  });
});

describe("the inputs of a run are judged", () => {
  const needed = async (player: Player, frames: number, wishes: { variant?: string; mode?: string } = {}) => {
    const { variant = "", mode = "ranked" } = wishes;
    const ticket = await site.startIn(player, variant, mode);
    const run = await playWalk(ticket.seed, strolling(frames), MODES_VERSION, variant);
    await playOut(site, player, ticket, run);
    const taken = answerOf<{ replay: { needs_hands: boolean } }>(
      await site.service.rpc("take_run", { run_id: ticket.run_id }),
    );
    answerOf(await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: true, score: run.score }));
    return taken.replay.needs_hands;
  };

  test("when a run would be among the first ten, and not for lower places", async () => {
    for (let better = 0; better < 10; better++) {
      expect(await needed(await site.newPlayer(), 2400 + 60 * better, { variant: "map-2" })).toBe(true);
    }
    const player = await site.newPlayer();
    expect(await needed(player, 1200, { variant: "map-2" })).toBe(false);
    expect(await needed(player, 3600, { variant: "map-2" })).toBe(true);
    // It is not the player's best, so it moves nobody.
    expect(await needed(player, 2700, { variant: "map-2" })).toBe(false);
    expect(await needed(player, 3600, { variant: "map-2", mode: "offline" })).toBe(false);
  });

  test("but nothing is held after the operator has turned it off", async () => {
    await site.sql(`select private.set_setting('hold-runs', 'off', 'test')`);
    const player = await site.newPlayer();
    expect(await needed(player, 5000)).toBe(false);
    expect((await heldRun(player, 5100)).judged).toMatchObject({ status: "verified", on_board: true });
    await site.sql(`select private.set_setting('hold-runs', 'on', 'test')`);
  });
});
