import { randomUUID } from "node:crypto";
import { LogRecorder, readLog, type LogEntry } from "@quackademy/game-kit/core/replay-log.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "./testing/functions-site.ts";
import { handIn, NEW_VERSION, OLD_VERSION, passRun, playOut, playWalk, POND_WALK } from "./testing/pond-walk.ts";
import { RULES_FOLDER, sendCheckpoint, startWalk, strolling, type PlayedRun } from "./testing/pond-walk.ts";
import type { Player } from "./testing/rules-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: FunctionsSite;
beforeAll(async () => {
  site = await openFunctionsSite(POND_WALK, { FUNCTION_RULES_URL: RULES_FOLDER });
});
afterAll(() => site.close());

const verify = (who: { token: string }, run_id?: unknown) => site.invoke("verify-run", who.token, { run_id });
/** The run was submitted more than a day ago, and nobody replays it at the moment. */
const makeOld = (run_id: string) =>
  site.sql(
    `update public.game_runs set submitted_at = now() - interval '25 hours', tried_at = null where id = $1`,
    run_id,
  );
const asService = () => ({ token: site.gateway.serviceKey });
const scoreOf = async (submission: string) => {
  const [row] = await site.sql(
    `select status, score, reason, proof from public.leaderboard_submissions where id = $1`,
    submission,
  );
  return { status: row![0], score: Number(row![1]), reason: row![2], proof: row![3] };
};

/** Plays a real run, and lets `change` alter what is submitted. */
async function played(player: Player, frames: number, change: (run: PlayedRun) => Partial<PlayedRun> = () => ({})) {
  const ticket = await startWalk(player);
  const run = await playWalk(ticket.seed, strolling(frames));
  await passRun(site, player, ticket.run_id, run);
  const sent = { ...run, ...change(run) };
  const { submission_id } = answerOf<{ submission_id: string }>(await handIn(player, ticket.run_id, sent));
  return { run_id: ticket.run_id, submission: submission_id, run };
}

const rewritten = (log: Uint8Array, change: (entry: LogEntry) => LogEntry | null): Uint8Array => {
  const recorder = new LogRecorder();
  let held = 0;
  for (const entry of readLog(log).map(change)) {
    if (!entry) continue;
    if ("held" in entry) held = entry.held;
    recorder.record(entry.frame, { held, taps: "tap" in entry ? [entry.tap] : [] });
  }
  return recorder.bytes();
};

/** A daily run: two players with the same number of frames have identical inputs. */
async function playedDay(player: Player, frames: number) {
  const ticket = await startWalk(player, "daily");
  await playOut(site, player, ticket, await playWalk(ticket.seed, strolling(frames)));
  return ticket.run_id;
}

describe("a daily run", () => {
  const COPIED = { status: "rejected", reason: "Another player has already submitted this run." };

  test.skipIf(isShort)("counts for the first who submitted it, and is rejected as a copy for the next", async () => {
    const [solver, friend] = [await site.newPlayer(), await site.newPlayer()];
    expect(await verify(solver, await playedDay(solver, 1800))).toMatchObject({ body: { status: "verified" } });
    expect(await verify(friend, await playedDay(friend, 1800))).toMatchObject({ body: COPIED });
    // A player may repeat their own inputs.
    expect(await verify(solver, await playedDay(solver, 1800))).toMatchObject({ body: { status: "verified" } });
  });

  test.skipIf(isShort)("is rejected when it waits beside its copy, and only the later one", async () => {
    const [solver, friend] = [await site.newPlayer(), await site.newPlayer()];
    const first = await playedDay(solver, 2100);
    const second = await playedDay(friend, 2100);
    expect(await verify(friend, second)).toMatchObject({ body: COPIED });
    expect(await verify(solver, first)).toMatchObject({ body: { status: "verified" } });
  });

  test("is not a copy when it was played differently, or on another seed", async () => {
    const [one, other] = [await site.newPlayer(), await site.newPlayer()];
    expect(await verify(one, await playedDay(one, 2400))).toMatchObject({ body: { status: "verified" } });
    const ticket = await startWalk(other, "daily");
    const run = await playWalk(ticket.seed, (frame) => strolling(2400)(frame < 2300 ? frame + 7 : frame));
    await passRun(site, other, ticket.run_id, run);
    answerOf(await handIn(other, ticket.run_id, run));
    expect(await verify(other, ticket.run_id)).toMatchObject({ body: { status: "verified" } });
    const ranked = await played(other, 2400);
    expect(await verify(other, ranked.run_id)).toMatchObject({ body: { status: "verified" } });
  });
});

describe("verify-run", () => {
  test("replays a run, and the score of the replay counts", async () => {
    const player = await site.newPlayer();
    const { run_id, submission, run } = await played(player, 2000);
    expect(await verify(player, run_id)).toMatchObject({
      status: 200,
      body: { run_id, submission_id: submission, status: "verified", score: run.score, on_board: true },
    });
    expect(await scoreOf(submission)).toEqual({ status: "verified", score: run.score, reason: null, proof: "replay" });
    // A second call returns the same verdict.
    expect(await verify(player, run_id)).toMatchObject({
      status: 200,
      body: { run_id, submission_id: submission, status: "verified", score: run.score, report: { best: run.score } },
    });
  });

  test("verifies a run that was slower than real time", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(2000));
    for (const checkpoint of run.checkpoints) {
      await site.travel("55 seconds");
      answerOf(await sendCheckpoint(player, ticket.run_id, checkpoint));
    }
    await site.travel("1 minute");
    await handIn(player, ticket.run_id, run);
    expect(await verify(player, ticket.run_id)).toMatchObject({ status: 200, body: { status: "verified" } });
  });

  test("verifies a run with missing checkpoints", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(3000));
    await site.travel("20 seconds");
    answerOf(await sendCheckpoint(player, ticket.run_id, run.checkpoints[1]!));
    await site.travel("30 seconds");
    await handIn(player, ticket.run_id, run);
    expect(await verify(player, ticket.run_id)).toMatchObject({ body: { status: "verified", on_board: true } });
  });

  test("replays with the rules of that time", async () => {
    const player = await site.newPlayer();
    await site.sql(`update public.apps set sim_version = $1 where id = 'pond-walk'`, OLD_VERSION);
    const ticket = await startWalk(player);
    await site.sql(`update public.apps set sim_version = $1 where id = 'pond-walk'`, NEW_VERSION);
    const [before, after] = await Promise.all(
      [OLD_VERSION, NEW_VERSION].map((version) => playWalk(ticket.seed, strolling(2000), version)),
    );
    expect(before!.score).not.toBe(after!.score);
    const submission = await playOut(site, player, ticket, before!);
    expect(await verify(player, ticket.run_id)).toMatchObject({ body: { status: "verified", score: before!.score } });
    expect(answerOf(await site.visitor.rpc("get_replay", { submission_id: submission }))).toMatchObject({
      sim_version: OLD_VERSION,
      is_current: false,
    });
  });

  test("lets a run with an unknown version of the rules wait for a day, and rejects it then", async () => {
    const player = await site.newPlayer();
    const { run_id, submission } = await played(player, 600);
    await site.sql(`update public.game_runs set sim_version = 'abcdefabcdefabcd' where id = $1`, run_id);
    expect(await verify(player, run_id)).toMatchObject({ status: 202, body: { status: "pending" } });
    expect(await site.sql(`select tries from public.game_runs where id = $1`, run_id)).toEqual([["0"]]);
    await makeOld(run_id);
    const reason = "The rules of this run (version abcdefabcdefabcd) are no longer available.";
    expect(await verify(player, run_id)).toMatchObject({ status: 200, body: { status: "rejected", reason } });
    expect(await scoreOf(submission)).toMatchObject({ status: "rejected", reason });
  });

  test("cannot be made to load another file by the version of a run", async () => {
    for (const version of [null, "../pond-walk.1111", "1111111111111111.js?x"]) {
      const player = await site.newPlayer();
      const { run_id } = await played(player, 300);
      await site.sql(`alter table public.game_runs drop constraint if exists game_runs_sim_version_check`);
      await site.sql(`update public.game_runs set sim_version = $2 where id = $1`, run_id, version);
      await makeOld(run_id);
      expect(await verify(player, run_id)).toMatchObject({ status: 200, body: { status: "rejected" } });
    }
  });
});

describe("verify-run rejects", () => {
  test("a higher score than the replay gives", async () => {
    const player = await site.newPlayer();
    const { run_id, submission, run } = await played(player, 2000, ({ score }) => ({ score: score + 1 }));
    const reason = `The replay gives ${run.score}, but ${run.score + 1} was claimed.`;
    expect(await verify(player, run_id)).toMatchObject({ body: { status: "rejected", reason, second: 33 } });
    expect(await scoreOf(submission)).toMatchObject({ status: "rejected", reason, proof: "claimed" });
    expect(
      answerOf(await site.visitor.rpc("get_board", { board: "scores/pond-walk", p_limit: 50 })),
    ).not.toContainEqual(expect.objectContaining({ user_id: player.id }));
  });

  test("inputs that were changed afterwards, and says from which moment", async () => {
    const player = await site.newPlayer();
    const { run_id } = await played(player, 2000, ({ log }) => ({
      log: rewritten(log, (entry) => (entry.frame === 1350 && "tap" in entry ? { ...entry, tap: 6 } : entry)),
    }));
    const reason = "The inputs after 20 s differ from the ones that were played.";
    expect(await verify(player, run_id)).toMatchObject({ body: { status: "rejected", reason, second: 20 } });
  });

  test("a part that was replayed for a better score", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const first = await playWalk(ticket.seed, strolling(2000));
    await passRun(site, player, ticket.run_id, first);
    const again = await playWalk(ticket.seed, (frame) =>
      frame < 700 || frame === 1999 ? strolling(2000)(frame) : { held: 2, taps: frame % 60 === 30 ? [6] : [] },
    );
    expect(again.score).toBeGreaterThan(first.score);
    await handIn(player, ticket.run_id, again);
    expect(await verify(player, ticket.run_id)).toMatchObject({
      body: { status: "rejected", reason: "The inputs after 10 s differ from the ones that were played.", second: 10 },
    });
  });

  test("a state that the inputs do not lead to", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(2000));
    const forged = run.checkpoints.map((each) => (each.frame === 1800 ? { ...each, hash: each.hash ^ 1 } : each));
    await playOut(site, player, ticket, {
      ...run,
      checkpoints: forged.map((each) => ({ ...each, hash: each.hash >>> 0 })),
    });
    expect(await verify(player, ticket.run_id)).toMatchObject({
      body: { status: "rejected", reason: "The replay differs from the run after 20 s.", second: 20 },
    });
  });

  test("a final state that differs", async () => {
    const player = await site.newPlayer();
    const { run_id } = await played(player, 2000, ({ hash }) => ({ hash: (hash ^ 1) >>> 0 }));
    expect(await verify(player, run_id)).toMatchObject({
      body: { status: "rejected", reason: "The replay differs from the run after 30 s.", second: 30 },
    });
  });

  test("the seed of another run", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk("00112233445566778899aabbccddeeff", strolling(900));
    await playOut(site, player, ticket, run);
    expect(await verify(player, ticket.run_id)).toMatchObject({
      body: { status: "rejected", reason: "The replay differs from the run after 0 s." },
    });
  });

  test.each<[string, (run: PlayedRun) => Partial<PlayedRun>, string]>([
    ["a game that is not over", () => ({ frames: 899 }), "The game is not over after 15.0 s."],
    ["a game that is over before", () => ({ frames: 960 }), "The game is over after 15.0 s, but the run goes on."],
    [
      "a log that is none",
      () => ({ log: Uint8Array.of(255, 255, 255, 255, 255) }),
      "The log has a number that is too large.",
    ],
    ["a log that breaks off", ({ log }) => ({ log: log.slice(0, -1) }), "The log ends in the middle."],
  ])("%s", async (_what, change, reason) => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(900));
    await site.travel("20 seconds");
    await handIn(player, ticket.run_id, { ...run, ...change(run) });
    expect(await verify(player, ticket.run_id)).toMatchObject({ body: { status: "rejected", reason } });
  });

  test("more inputs than hands can make", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, (frame) => ({ held: 0, taps: frame === 599 ? [9] : [1] }));
    await site.travel("20 seconds");
    await handIn(player, ticket.run_id, run);
    expect(await verify(player, ticket.run_id)).toMatchObject({
      body: { status: "rejected", reason: "These inputs are too fast for a person: 600 inputs in 10 s." },
    });
  });

  test("an end before the last checkpoint", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    await passRun(site, player, ticket.run_id, await playWalk(ticket.seed, strolling(2000)));
    await handIn(player, ticket.run_id, await playWalk(ticket.seed, strolling(900)));
    expect(await verify(player, ticket.run_id)).toMatchObject({
      body: {
        status: "rejected",
        reason: "The submitted run is shorter than the played one, which lasted at least 20 s.",
        second: 10,
      },
    });
  });

  test("a run whose replay was started six times and never finished", async () => {
    const player = await site.newPlayer();
    const { run_id } = await played(player, 300);
    await site.sql(`update public.game_runs set tries = 6 where id = $1`, run_id);
    expect(await verify(player, run_id)).toMatchObject({
      body: { status: "rejected", reason: "This run cannot be replayed." },
    });
  });
});

describe("verify-run can be called", () => {
  test("by the player of the run, and by nobody else", async () => {
    const [player, rival] = [await site.newPlayer(), await site.newPlayer({ roles: ["moderator"] })];
    const { run_id, submission } = await played(player, 600);
    expect(await verify(rival, run_id)).toMatchObject({ status: 404, body: { code: "no_run" } });
    expect(await verify({ token: site.gateway.anonKey }, run_id)).toMatchObject({ status: 401 });
    expect(await scoreOf(submission)).toMatchObject({ status: "pending" });
    const [[tries]] = (await site.sql(`select tries from public.game_runs where id = $1`, run_id)) as [[string]];
    expect(tries).toBe("0");
    expect(await verify(player, run_id)).toMatchObject({ status: 200, body: { status: "verified" } });
  });

  test("about a run that was submitted", async () => {
    const player = await site.newPlayer();
    const { run_id } = await startWalk(player);
    expect(await verify(player, run_id)).toMatchObject({ status: 409, body: { code: "not_submitted" } });
    expect(await verify(player, randomUUID())).toMatchObject({ status: 404, body: { code: "no_run" } });
    for (const nothing of [undefined, null, 7, "", "x", `${run_id}&x=1`]) {
      expect(await verify(player, nothing)).toMatchObject({ status: 400, body: { code: "bad_run" } });
    }
  });

  test("concurrently, and replays once", async () => {
    const player = await site.newPlayer();
    const { run_id, submission } = await played(player, 900);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => verify(player, run_id)));
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true);
    await expect.poll(() => verify(player, run_id)).toMatchObject({ status: 200 });
    expect(await scoreOf(submission)).toMatchObject({ status: "verified" });
    const [[tries]] = (await site.sql(`select tries from public.game_runs where id = $1`, run_id)) as [[string]];
    expect(tries).toBe("1");
  });

  test("by the site for all waiting runs", async () => {
    await verify(asService());
    const players = await Promise.all([1, 2, 3].map(() => site.newPlayer()));
    const submissions: string[] = [];
    for (const player of players) submissions.push((await played(player, 600)).submission);
    const cheat = await played(await site.newPlayer(), 600, () => ({ score: 4999 }));
    expect(await verify(asService())).toEqual({ status: 200, body: { judged: 4, failed: 0 } });
    for (const submission of submissions) expect(await scoreOf(submission)).toMatchObject({ status: "verified" });
    expect(await scoreOf(cheat.submission)).toMatchObject({ status: "rejected" });
    expect(await verify(asService())).toEqual({ status: 200, body: { judged: 0, failed: 0 } });
  });
});

test("the audit finds nothing after all these verdicts", async () => {
  expect(await site.audit()).toEqual([]);
});
