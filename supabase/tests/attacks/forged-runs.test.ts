import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf, statusesOf } from "#testing/answers.ts";
import {
  handIn,
  passRun,
  playOut,
  playWalk,
  POND_WALK,
  sendCheckpoint,
  startWalk,
  strolling,
} from "#testing/pond-walk.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(POND_WALK);
  await setClock(site, "2026-11-18T12:00:00Z");
});
afterAll(() => site.close());

const POINT = { frame: 600, hash: 1, logHash: 2 };
const pointsOf = async (run_id: string) =>
  (await site.sql(`select frame from private.game_checkpoints where run_id = $1 order by frame`, run_id)).map(
    ([frame]) => Number(frame),
  );
const isOnBoard = async (player: Player) => {
  const rows = answerOf<{ user_id: string }[]>(
    await site.visitor.rpc("get_board", { board: "scores/pond-walk", p_limit: 50 }),
  );
  return rows.some(({ user_id }) => user_id === player.id);
};

describe("a cheater who forges a score of our own class", () => {
  test("cannot insert it, with a run or without", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    const row = { user_id: cheater.id, app_id: "pond-walk", score: 9999 };
    expect(refusalOf(await cheater.from("leaderboard_submissions").insert(row))).toBe(
      "403 You cannot type in a score for this class. Play it, and the score counts by itself.",
    );
    for (const forged of [{ run_id }, { run_id, status: "verified", proof: "replay" }]) {
      const answer = await cheater.from("leaderboard_submissions").insert({ ...row, ...forged });
      expect(codeOf(answer)).toEqual([403, "42501"]);
    }
    expect(await isOnBoard(cheater)).toBe(false);
  });

  test("cannot write a run or its verdict", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    const run = { user_id: cheater.id, app_id: "pond-walk", mode: "ranked", seed: "a".repeat(32) };
    const times = { started_at: "2001-01-01", expires_at: "2099-01-01" };
    expect(codeOf(await cheater.from("game_runs").insert({ ...run, ...times }))).toEqual([403, "42501"]);
    for (const forged of [
      { status: "accepted", score: 9999 },
      { started_at: "2001-01-01" },
      { seed: "a".repeat(32) },
      { sim_version: "0".repeat(16) },
      { expires_at: "2099-01-01" },
    ]) {
      expect(codeOf(await cheater.from("game_runs").update(forged).eq("id", run_id))).toEqual([403, "42501"]);
    }
    expect(codeOf(await cheater.from("game_runs").delete().eq("id", run_id))).toEqual([403, "42501"]);
  });

  test("cannot call the verifier's functions, nor read what it reads", async () => {
    const cheater = await site.newPlayer({ roles: ["moderator", "creator"] });
    const ticket = await startWalk(cheater);
    await playOut(site, cheater, ticket, await playWalk(ticket.seed, strolling(600)));
    for (const who of [cheater, site.visitor]) {
      const judged = await who.rpc("judge_run", { run_id: ticket.run_id, accept: true, score: 9999 });
      const taken = await who.rpc("take_run", { run_id: ticket.run_id });
      expect([judged.error?.code, taken.error?.code]).toEqual(["42501", "42501"]);
    }
    expect(await isOnBoard(cheater)).toBe(false);
  });

  test("cannot submit without a run, with another player's, twice, too early, or too late", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    const [mine, theirs] = [await startWalk(cheater), await startWalk(other)];
    const run = await playWalk(mine.seed, strolling(3000));
    expect(refusalOf(await handIn(cheater, randomUUID(), run))).toBe("404 There is no such run.");
    expect(refusalOf(await handIn(cheater, theirs.run_id, run))).toBe("404 There is no such run.");
    await site.travel("47 seconds");
    expect(refusalOf(await handIn(cheater, mine.run_id, run))).toBe(
      "409 This run ended before it could have been played.",
    );
    await site.travel("1 second");
    const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(cheater, mine.run_id, run)));
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
    await site.travel("2 hours");
    expect(refusalOf(await handIn(other, theirs.run_id, run))).toBe("410 This run has expired.");
  });
});

describe("a cheater who forges checkpoints", () => {
  test("cannot be ahead of the clock", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    await site.travel("7 seconds");
    expect(refusalOf(await sendCheckpoint(cheater, run_id, POINT))).toBe(
      "409 This checkpoint came too early for its frame.",
    );
    await site.travel("1 second");
    expect((await sendCheckpoint(cheater, run_id, POINT)).status).toBe(200);
    await site.travel("9 seconds");
    expect(refusalOf(await sendCheckpoint(cheater, run_id, { ...POINT, frame: 1200 }))).toBe(
      "409 This checkpoint came too early for its frame.",
    );
    expect(refusalOf(await sendCheckpoint(cheater, run_id, { ...POINT, frame: 72_000 }))).toBe(
      "409 This checkpoint came too early for its frame.",
    );
    expect(await pointsOf(run_id)).toEqual([600]);
  });

  test("cannot go back or repeat a frame", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    await site.travel("1 minute");
    answerOf(await sendCheckpoint(cheater, run_id, { ...POINT, frame: 1800 }));
    await site.travel("1 minute");
    for (const frame of [600, 1200, 1800]) {
      expect(refusalOf(await sendCheckpoint(cheater, run_id, { ...POINT, frame }))).toBe(
        "409 Checkpoints must come in the order of their frames.",
      );
    }
    expect(await pointsOf(run_id)).toEqual([1800]);
  });

  test("cannot send them all at the end to match a finished run", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    await site.travel("5 minutes");
    const frames = [600, 1200, 1800, 2400, 3000];
    const answers = await Promise.all(frames.map((frame) => sendCheckpoint(cheater, run_id, { ...POINT, frame })));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(3);
    await site.travel("7 seconds");
    for (const frame of [3600, 4200, 4800]) await sendCheckpoint(cheater, run_id, { ...POINT, frame });
    expect(await pointsOf(run_id)).toHaveLength(3);
    expect(refusalOf(await sendCheckpoint(cheater, run_id, { ...POINT, frame: 9000 }))).toBe(
      "429 You can send one checkpoint every ten seconds.",
    );
  });

  test("cannot make up for more than half a minute", async () => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    await site.travel("5 minutes");
    let sent = 0;
    for (let second = 1; second <= 40; second++) {
      if ((await sendCheckpoint(cheater, run_id, { ...POINT, frame: 600 * second })).status === 200) sent += 1;
      await site.travel("1 second");
    }
    expect(sent).toBeLessThanOrEqual(3 + 40 / 8);
  });

  test("arrive late together after a bad connection, and the run is followed all the same", async () => {
    const player = await site.newPlayer();
    const { run_id } = await startWalk(player);
    await site.travel("10 seconds");
    answerOf(await sendCheckpoint(player, run_id, { ...POINT, frame: 600 }));
    await site.travel("20 seconds");
    for (const frame of [1200, 1800]) answerOf(await sendCheckpoint(player, run_id, { ...POINT, frame }));
    await site.travel("10 seconds");
    answerOf(await sendCheckpoint(player, run_id, { ...POINT, frame: 2400 }));
    expect(await pointsOf(run_id)).toEqual([600, 1200, 1800, 2400]);
  });

  test.each([
    ["a frame between", { frame: 601 }],
    ["no frame", { frame: null }],
    ["frame 0", { frame: 0 }],
    ["a frame before the first", { frame: -600 }],
    ["a frame after twenty minutes", { frame: 72_600 }],
    ["a hash that is none", { hash: -1 }],
    ["a hash that is too large", { hash: 4_294_967_296 }],
    ["a hash with a fraction", { hash: 1.5 }],
    ["no hash", { log_hash: null }],
    ["words", { hash: "1; drop table game_runs" }],
  ])("cannot send %s", async (_what, forged) => {
    const cheater = await site.newPlayer();
    const { run_id } = await startWalk(cheater);
    await site.travel("1 hour");
    const body = { run_id, frame: 600, hash: 1, log_hash: 2, ...forged };
    const request = { method: "POST", token: cheater.token, body };
    expect((await send(site, "/rest/v1/rpc/checkpoint_run", request)).status).toBe(400);
    expect(await pointsOf(run_id)).toEqual([]);
  });

  test("cannot add them to another player's run, a finished one, or an expired one", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    const theirs = await startWalk(other);
    const ticket = await startWalk(cheater);
    await site.travel("20 seconds");
    expect(refusalOf(await sendCheckpoint(cheater, theirs.run_id, POINT))).toBe("404 There is no such run.");
    expect(
      (await site.visitor.rpc("checkpoint_run", { run_id: theirs.run_id, frame: 600, hash: 1, log_hash: 1 })).status,
    ).toBe(401);
    await handIn(cheater, ticket.run_id, await playWalk(ticket.seed, strolling(300)));
    expect(refusalOf(await sendCheckpoint(cheater, ticket.run_id, POINT))).toBe(
      "409 This run was already submitted or abandoned.",
    );
    const last = await startWalk(cheater);
    await site.travel("2 hours 1 second");
    expect(refusalOf(await sendCheckpoint(cheater, last.run_id, POINT))).toBe("410 This run has expired.");
    expect(await pointsOf(theirs.run_id)).toEqual([]);
  });

  test("cannot be among the first ten without any checkpoint", async () => {
    const cheater = await site.newPlayer();
    const ticket = await startWalk(cheater);
    const run = await playWalk(ticket.seed, strolling(4000));
    await site.travel("70 seconds");
    answerOf(await handIn(cheater, ticket.run_id, run));
    const { run_id } = ticket;
    expect(answerOf(await site.service.rpc("judge_run", { run_id, accept: true, score: 9999 }))).toMatchObject({
      status: "verified",
      on_board: false,
    });
    expect(await isOnBoard(cheater)).toBe(false);
  });
});

describe("a cheater who wants the seed of a daily challenge", () => {
  test("cannot read it anywhere before the day", async () => {
    await setClock(site, "2026-11-20T12:00:00Z");
    answerOf(await site.service.rpc("sweep"));
    const cheater = await site.newPlayer({ roles: ["moderator", "creator"] });
    const [[seed]] = (await site.sql(
      `select seed from private.daily_seeds where app_id = 'pond-walk' and day = '2026-11-21'`,
    )) as [[string]];
    const paths = [
      "/rest/v1/daily_seeds",
      "/rest/v1/private.daily_seeds",
      "/rest/v1/apps?select=*,daily_seeds(*)",
      "/rest/v1/game_runs?select=*",
      "/rest/v1/rpc/get_daily_seeds?p_app_id=pond-walk&p_limit=400",
      "/rest/v1/rpc/promise_seeds",
      "/rest/v1/rpc/random_seed",
    ];
    for (const token of [cheater.token, site.gateway.anonKey]) {
      for (const path of paths) {
        for (const headers of [{}, { "accept-profile": "private", "content-profile": "private" }]) {
          const { text } = await send(site, path, { token, headers });
          expect([path, text.includes(seed)]).toEqual([path, false]);
        }
      }
    }
    expect((await startWalk(cheater, "daily")).seed).not.toBe(seed);
    await setClock(site, "2026-11-21T00:00:01Z");
    expect((await startWalk(cheater, "daily")).seed).toBe(seed);
  });

  test("cannot watch another player's run of the day during that day", async () => {
    await setClock(site, "2026-11-24T12:00:00Z");
    const [leader, cheater] = [await site.newPlayer(), await site.newPlayer()];
    const ticket = await startWalk(leader, "daily");
    const run = await playWalk(ticket.seed, strolling(900));
    const submission = await playOut(site, leader, ticket, run);
    answerOf(await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: true, score: run.score }));
    const log = Buffer.from(run.log).toString("base64");
    const paths = [
      `/rest/v1/rpc/get_replay?submission_id=${submission}`,
      `/rest/v1/game_runs?id=eq.${ticket.run_id}`,
      `/rest/v1/leaderboard_submissions?id=eq.${submission}&select=*,game_runs(*)`,
    ];
    for (const path of paths) {
      const { text } = await send(site, path, { token: cheater.token });
      expect([path, text.includes(log), text.includes(ticket.seed)]).toEqual([path, false, false]);
    }
    // A run that was started at the last moment ends before the leader's run becomes public.
    await setClock(site, "2026-11-24T23:59:59Z");
    const late = await startWalk(cheater, "daily");
    await setClock(site, "2026-11-25T00:30:01Z");
    expect(answerOf(await cheater.rpc("get_replay", { submission_id: submission }))).toMatchObject({ log });
    expect(refusalOf(await handIn(cheater, late.run_id, run))).toBe("410 This run has expired.");
  });

  test("cannot use it on the all-time board", async () => {
    const cheater = await site.newPlayer();
    const ticket = await startWalk(cheater, "daily");
    const run = await playWalk(ticket.seed, strolling(900));
    await passRun(site, cheater, ticket.run_id, run);
    answerOf(await handIn(cheater, ticket.run_id, run));
    answerOf(await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: true, score: run.score }));
    expect(await isOnBoard(cheater)).toBe(false);
  });
});

describe("a cheater with new accounts", () => {
  /** A daily run, submitted and verified. */
  async function playDay(player: Player, score: number) {
    const ticket = await startWalk(player, "daily");
    await playOut(site, player, ticket, await playWalk(ticket.seed, strolling(600)));
    return answerOf<{ on_board: boolean; reason?: string }>(
      await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: true, score }),
    );
  }
  const scoresOfDay = async (period: string) =>
    answerOf<{ value: number }[]>(
      await site.visitor.rpc("get_board", { board: "daily/pond-walk", period, p_limit: 50 }),
    ).map(({ value }) => value);
  const WAITS =
    "The server replayed this run and the score is correct. New accounts wait a day for the first five places.";

  test("waits a day for the first five places of a daily board, and then gets the place", async () => {
    await setClock(site, "2026-12-10T10:00:00Z");
    // With few players nobody waits: on a site's first day every account is new.
    for (const score of [10, 20, 30, 40, 50]) {
      expect(await playDay(await site.newPlayer(), score)).toMatchObject({ on_board: true });
    }
    const cheater = await site.newPlayer();
    expect(await playDay(cheater, 9000)).toMatchObject({ on_board: false, reason: WAITS });
    expect(await playDay(await site.newPlayer(), 5)).toMatchObject({ on_board: true });
    expect(await scoresOfDay("day")).toEqual([50, 40, 30, 20, 10, 5]);
    await setClock(site, "2026-12-11T09:00:00Z");
    answerOf(await site.service.rpc("sweep"));
    expect(await scoresOfDay("2026-12-10")).toEqual([50, 40, 30, 20, 10, 5]);
    await setClock(site, "2026-12-11T11:00:00Z");
    answerOf(await site.service.rpc("sweep"));
    expect(await scoresOfDay("2026-12-10")).toEqual([9000, 50, 40, 30, 20, 10, 5]);
    // The account is old enough by now and does not wait.
    for (const score of [1, 2, 3, 4, 6]) await playDay(await site.newPlayer(), score);
    expect(await playDay(cheater, 9000)).toMatchObject({ on_board: true });
  });

  test("cannot try one seed after the other until a lucky one comes", async () => {
    await setClock(site, "2026-12-12T10:00:00Z");
    const cheater = await site.newPlayer();
    const begin = () => cheater.rpc("start_run", { app_id: "pond-walk" });
    for (let seen = 0; seen < 40; seen++) {
      answerOf(await begin());
      await site.travel("4 seconds");
    }
    expect(refusalOf(await begin())).toBe("429 You have left many runs unfinished. Wait a few minutes.");
    expect(
      answerOf<{ mode: string }>(await cheater.rpc("start_run", { app_id: "pond-walk", mode: "daily" })).mode,
    ).toBe("daily");
    await site.travel("8 minutes");
    answerOf(await begin());
  });
});

test("the audit finds nothing after all attacks on runs", async () => {
  expect(await site.audit()).toEqual([]);
});
