import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { handIn, NEW_VERSION, passRun, playOut, playWalk, POND_WALK, sendCheckpoint } from "./testing/pond-walk.ts";
import { startWalk, strolling, type PlayedRun, type Ticket } from "./testing/pond-walk.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { setClock } from "./testing/server-clock.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(POND_WALK);
  await setClock(site, "2026-11-18T12:00:00Z");
});
afterAll(() => site.close());

type Seed = { day: string; commitment: string; committed_at: string; seed: string | null };
const seedsOf = async (who: Pick<Player, "rpc">, p_app_id = "pond-walk") =>
  answerOf<Seed[]>(await who.rpc("get_daily_seeds", { p_app_id, p_limit: 400 }));
const dailyOf = async (day: string) => (await seedsOf(site.visitor)).find((each) => each.day === day)!;
const judge = async (ticket: Ticket, score: number) =>
  answerOf<{ submission_id: string; on_board: boolean }>(
    await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: true, score }),
  );
const board = async (name: string, period: string) =>
  answerOf<{ user_id: string; value: number; submission_id: string }[]>(
    await site.visitor.rpc("get_board", { board: name, period, p_limit: 50 }),
  );
const replay = (who: Pick<Player, "rpc">, submission_id: string) => who.rpc("get_replay", { submission_id });

async function verifiedRun(player: Player, frames: number, mode = "ranked") {
  const ticket = await startWalk(player, mode);
  const run = await playWalk(ticket.seed, strolling(frames));
  const submission = await playOut(site, player, ticket, run);
  return { ticket, run, submission, ...(await judge(ticket, run.score)) };
}

describe("a run", () => {
  test("has the rules version that it is played with", async () => {
    const ticket = await startWalk(await site.newPlayer());
    expect(ticket).toMatchObject({ mode: "ranked", sim_version: NEW_VERSION, day: null, commitment: null });
  });

  test("keeps its version when newer rules come", async () => {
    const player = await site.newPlayer();
    const { run_id } = await startWalk(player);
    await site.sql(`update public.apps set sim_version = 'ffffffffffffffff' where id = 'pond-walk'`);
    const { data } = await player.from("game_runs").select("sim_version").eq("id", run_id).single();
    expect([data!.sim_version, (await startWalk(player)).sim_version]).toEqual([NEW_VERSION, "ffffffffffffffff"]);
    await site.sql(`update public.apps set sim_version = $1 where id = 'pond-walk'`, NEW_VERSION);
  });

  test("cannot be started for a class without rules", async () => {
    await site.sql(`update public.apps set sim_version = null where id = 'lumen'`);
    const player = await site.newPlayer();
    expect(refusalOf(await player.rpc("start_run", { app_id: "lumen" }))).toBe(
      "409 This class has nothing to play yet.",
    );
  });

  test("with all checkpoints can be among the first ten", async () => {
    const player = await site.newPlayer();
    const { submission, on_board } = await verifiedRun(player, 4000);
    expect(on_board).toBe(true);
    expect((await board("scores/pond-walk", "all"))[0]).toMatchObject({
      user_id: player.id,
      submission_id: submission,
    });
  });

  test("may pause for ten minutes, but not for half an hour", async () => {
    const player = await site.newPlayer();
    const paused = async (pause: string) => {
      const ticket = await startWalk(player);
      const run = await playWalk(ticket.seed, strolling(900));
      await passRun(site, player, ticket.run_id, run);
      await site.travel(pause);
      answerOf(await handIn(player, ticket.run_id, run));
      return (await judge(ticket, run.score)).on_board;
    };
    expect([await paused("10 minutes"), await paused("30 minutes")]).toEqual([true, false]);
  });

  test("without a checkpoint for more than half a minute stays out of the first ten", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(4000));
    for (const checkpoint of run.checkpoints) {
      await site.travel("10 seconds");
      if (checkpoint.frame !== 1200 && checkpoint.frame !== 1800 && checkpoint.frame !== 2400) {
        answerOf(await sendCheckpoint(player, ticket.run_id, checkpoint));
      }
    }
    await site.travel("10 seconds");
    answerOf(await handIn(player, ticket.run_id, run));
    expect((await judge(ticket, run.score)).on_board).toBe(false);
  });

  test("loses its checkpoints when it is judged", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(2000));
    await playOut(site, player, ticket, run);
    const kept = () => site.sql(`select frame from private.game_checkpoints where run_id = $1`, ticket.run_id);
    expect(await kept()).toHaveLength(3);
    await judge(ticket, run.score);
    expect(await kept()).toEqual([]);
  });

  test("that is never submitted is deleted after a week", async () => {
    const player = await site.newPlayer();
    const { run_id } = await startWalk(player);
    const status = async () => (await site.sql(`select status from public.game_runs where id = $1`, run_id))[0]?.[0];
    await site.travel("3 hours");
    await site.service.rpc("sweep");
    expect(await status()).toBe("abandoned");
    await site.travel("8 days");
    await site.service.rpc("sweep");
    expect(await status()).toBeUndefined();
  });

  test("is in the player's data export, with its checkpoints", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(2000));
    await passRun(site, player, ticket.run_id, run);
    const data = answerOf<{ game_runs: object[]; game_checkpoints: object[] }>(await player.rpc("export_my_data"));
    expect([data.game_runs, data.game_checkpoints.length]).toMatchObject([[{ id: ticket.run_id }], 3]);
  });
});

describe("the daily challenge", () => {
  test("is committed a week ahead, and its seed is secret until the day", async () => {
    answerOf(await site.service.rpc("sweep"));
    const [[today]] = (await site.sql(`select (private.now() at time zone 'UTC')::date::text`)) as [[string]];
    const player = await site.newPlayer();
    const ahead = (await seedsOf(player)).filter(({ day }) => day >= today);
    expect(ahead).toHaveLength(8);
    expect(ahead.every(({ commitment }) => /^[0-9a-f]{64}$/.test(commitment))).toBe(true);
    expect(ahead.map(({ seed }) => seed)).toEqual(Array(8).fill(null));
    expect(new Set(ahead.map(({ commitment }) => commitment)).size).toBe(8);
    for (const query of [
      player.from("daily_seeds" as never).select(),
      site.service.from("daily_seeds" as never).select(),
    ]) {
      expect((await query).status).toBe(404);
    }
  });

  test("is the same for everybody, and matches the commitment", async () => {
    await setClock(site, "2026-12-01T23:59:00Z");
    answerOf(await site.service.rpc("sweep"));
    const promised = await dailyOf("2026-12-02");
    await setClock(site, "2026-12-02T12:00:00Z");
    const tickets = await Promise.all([1, 2, 3].map(async () => startWalk(await site.newPlayer(), "daily")));
    expect(new Set(tickets.map(({ seed }) => seed)).size).toBe(1);
    expect(tickets[0]).toMatchObject({ mode: "daily", day: "2026-12-02", commitment: promised.commitment });
    expect((await dailyOf("2026-12-02")).seed).toBeNull();

    await setClock(site, "2026-12-03T00:29:59Z");
    expect((await dailyOf("2026-12-02")).seed).toBeNull();
    await setClock(site, "2026-12-03T00:30:00Z");
    const told = await dailyOf("2026-12-02");
    expect(told).toEqual({ ...promised, seed: tickets[0]!.seed });
    const sha256 = createHash("sha256").update(`pond-walk 2026-12-02 ${told.seed}`).digest("hex");
    expect([told.commitment, new Date(told.committed_at) < new Date("2026-12-02T00:00:00Z")]).toEqual([sha256, true]);
  });

  test("has its own board for one day, and counts nowhere else", async () => {
    await setClock(site, "2026-12-05T10:00:00Z");
    const [first, second] = [await site.newPlayer(), await site.newPlayer()];
    const better = await verifiedRun(first, 1500, "daily");
    await verifiedRun(first, 300, "daily");
    const other = await verifiedRun(second, 600, "daily");
    const rows = (await board("daily/pond-walk", "day")).map(({ user_id, value }) => [user_id, value]);
    expect(rows).toEqual([
      [first.id, better.run.score],
      [second.id, other.run.score],
    ]);
    const ranked = await board("scores/pond-walk", "day");
    expect(ranked.filter(({ user_id }) => user_id === first.id || user_id === second.id)).toEqual([]);
    await setClock(site, "2026-12-06T10:00:00Z");
    expect(await board("daily/pond-walk", "day")).toEqual([]);
    expect(await board("daily/pond-walk", "2026-12-05")).toHaveLength(2);
    expect(refusalOf(await site.visitor.rpc("get_board", { board: "daily/pond-walk", period: "all" }))).toBe(
      "400 This board does not have that period.",
    );
    await setClock(site, "2026-12-20T10:00:00Z");
    answerOf(await site.service.rpc("sweep"));
    expect(await board("daily/pond-walk", "2026-12-05")).toEqual([]);
  });

  test("that was started before midnight counts for its day", async () => {
    await setClock(site, "2026-12-22T23:59:50Z");
    const player = await site.newPlayer();
    const { run, ticket } = await verifiedRun(player, 1500, "daily");
    expect(ticket.expires_at).toMatch(/^2026-12-23T00:30:00/);
    expect(await board("daily/pond-walk", "2026-12-22")).toMatchObject([{ user_id: player.id, value: run.score }]);
  });

  test("returns to the board with a player whose suspension ends", async () => {
    await setClock(site, "2026-12-24T10:00:00Z");
    const player = await site.newPlayer();
    await verifiedRun(player, 900, "daily");
    const before = await board("daily/pond-walk", "day");
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    expect(await board("daily/pond-walk", "day")).toEqual([]);
    await site.sql(`select private.unban($1)`, player.id);
    expect(await board("daily/pond-walk", "day")).toEqual(before);
  });
});

describe("a replay", () => {
  test("of a verified run can be watched by anybody, and contains the inputs", async () => {
    const player = await site.newPlayer({ username: "watched-duck" });
    const { submission, run, ticket } = await verifiedRun(player, 900);
    const seen = answerOf<object>(await replay(site.visitor, submission));
    expect(seen).toEqual({
      submission_id: submission,
      app_id: "pond-walk",
      username: "watched-duck",
      score: run.score,
      seed: ticket.seed,
      log: Buffer.from(run.log).toString("base64"),
      frames: 900,
      mode: "ranked",
      variant: "",
      sim_version: NEW_VERSION,
      is_current: true,
      is_old_scoring: false,
    });
  });

  test("of a pending, rejected or unknown run is not available", async () => {
    const player = await site.newPlayer();
    const ticket = await startWalk(player);
    const run = await playWalk(ticket.seed, strolling(900));
    const submission = await playOut(site, player, ticket, run);
    const refused = async () => {
      const answers = [replay(site.visitor, submission), replay(player, submission), replay(player, randomUUID())];
      return new Set((await Promise.all(answers)).map(refusalOf));
    };
    expect([...(await refused())]).toEqual(["404 There is no such replay."]);
    await site.service.rpc("judge_run", { run_id: ticket.run_id, accept: false, score: 0, reason: "no" });
    expect([...(await refused())]).toEqual(["404 There is no such replay."]);
  });

  test("of a daily run is only available to its player until the day is over", async () => {
    await setClock(site, "2027-01-05T10:00:00Z");
    const [player, rival] = [await site.newPlayer(), await site.newPlayer()];
    const { submission } = await verifiedRun(player, 900, "daily");
    const late = "403 Replays of a day can be watched when the day is over.";
    expect((await replay(player, submission)).status).toBe(200);
    for (const clock of ["2027-01-05T23:59:00Z", "2027-01-06T00:29:00Z"]) {
      await setClock(site, clock);
      expect([refusalOf(await replay(rival, submission)), refusalOf(await replay(site.visitor, submission))]).toEqual([
        late,
        late,
      ]);
    }
    await setClock(site, "2027-01-06T00:30:01Z");
    expect((await replay(rival, submission)).status).toBe(200);
  });

  test("of a suspended player, or of an unlisted class, is not shown", async () => {
    const player = await site.newPlayer();
    const { submission } = await verifiedRun(player, 900);
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    expect((await replay(site.visitor, submission)).status).toBe(404);
    await site.sql(`select private.unban($1)`, player.id);
    expect((await replay(site.visitor, submission)).status).toBe(200);
    await site.sql(`update public.apps set listed = false where id = 'pond-walk'`);
    expect((await replay(site.visitor, submission)).status).toBe(404);
    await site.sql(`update public.apps set listed = true where id = 'pond-walk'`);
  });

  test("is kept for the last twenty runs, and for those on a board", async () => {
    const player = await site.newPlayer();
    const best = await verifiedRun(player, 1500);
    const runs: PlayedRun[] = [];
    const submissions: string[] = [];
    for (let round = 0; round < 21; round++) {
      await site.travel("1 day");
      const { run, submission } = await verifiedRun(player, 300);
      runs.push(run);
      submissions.push(submission);
    }
    // Past days and weeks are off the boards, so their runs are no longer kept.
    await site.travel("80 days");
    await site.service.rpc("sweep");
    await verifiedRun(player, 300);
    expect((await replay(player, best.submission)).status).toBe(200);
    expect((await replay(player, submissions[20]!)).status).toBe(200);
    expect((await replay(player, submissions[0]!)).status).toBe(404);
    const [[logs]] = (await site.sql(
      `select count(*) from public.game_runs where user_id = $1 and log is not null`,
      player.id,
    )) as [[string]];
    expect(Number(logs)).toBe(21);
  });
});

test("the audit finds nothing after all these runs", async () => {
  expect(await site.audit()).toEqual([]);
});
