import { LogRecorder } from "@quackademy/game-kit/core/replay-log.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "./testing/functions-site.ts";
import { base64, playOut, playWalk, POND_WALK, RULES_FOLDER, startWalk, strolling } from "./testing/pond-walk.ts";
import type { Player } from "./testing/rules-site.ts";

const THINKING_VERSION = "3333333333333333";
const PENDING = { status: "pending", message: "Your score is being checked. Ask again in a few seconds." };

let site: FunctionsSite;
beforeAll(async () => {
  site = await openFunctionsSite(POND_WALK, { FUNCTION_RULES_URL: RULES_FOLDER, TIMEOUT_FUNCTION_MS: "8000" });
});
afterAll(() => site.close());
// Each test begins with an empty queue.
beforeEach(async () => void (await site.sql(`delete from public.game_runs where status = 'submitted'`)));

const ask = (who: { token: string }, run_id: string) => site.invoke("verify-run", who.token, { run_id });

/** Asks as the page does: until there is a verdict. */
async function verdictOf(who: { token: string }, run_id: string) {
  for (;;) {
    const answer = await ask(who, run_id);
    if (answer.status === 200) return answer.body;
    expect([202, 504]).toContain(answer.status);
  }
}

async function submitted(player: Player, frames = 300): Promise<string> {
  const ticket = await startWalk(player);
  await playOut(site, player, ticket, await playWalk(ticket.seed, strolling(frames)));
  return ticket.run_id;
}

/** A run of the thinking duck, with one button held for all its frames. */
async function thinking(player: Player, { frames, held }: { frames: number; held: number }): Promise<string> {
  const { run_id } = await startWalk(player);
  await site.sql(`update public.game_runs set sim_version = $2 where id = $1`, run_id, THINKING_VERSION);
  const recorder = new LogRecorder();
  for (let frame = 0; frame < frames; frame++) recorder.record(frame, { held, taps: frame === frames - 1 ? [9] : [] });
  await site.travel(`${frames / 60} seconds`);
  const sent = { run_id, log: base64(recorder.bytes()), score: frames, final_hash: String(frames), frames };
  answerOf(await player.rpc("submit_run", sent));
  return run_id;
}

/** Copies a submitted run, because a player can only submit a few a minute. */
async function addCopies(run_id: string, count: number): Promise<void> {
  await site.sql(
    `with copied as (
       insert into public.game_runs (user_id, app_id, mode, sim_version, seed, status, started_at, expires_at, submitted_at,
         frames, claimed_score, claimed_hash, log)
       select user_id, app_id, mode, sim_version, seed, status, started_at, expires_at, submitted_at,
         frames, claimed_score, claimed_hash, log
       from public.game_runs, generate_series(1, $2::int) where id = $1::uuid returning *
     )
     insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, created_at)
     select user_id, app_id, claimed_score, id, 'claimed', submitted_at from copied`,
    run_id,
    String(count),
  );
}

const take = async () => answerOf<{ run_id: string } | null>(await site.service.rpc("next_run"))?.run_id;
const triesOf = async (run_id: string) =>
  Number((await site.sql(`select tries from public.game_runs where id = $1`, run_id))[0]![0]);

describe("the queue of replays", () => {
  test("gives each player a turn, so forty runs of one do not delay another's", async () => {
    const [eager, other, third] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    const first = await submitted(eager);
    await addCopies(first, 40);
    await site.travel("1 minute");
    const [second, last] = [await submitted(other), await submitted(third)];
    const order = [];
    for (let turn = 0; turn < 4; turn++) order.push(await take());
    expect(order.indexOf(second)).toBeLessThanOrEqual(1);
    expect(order.indexOf(last)).toBeLessThanOrEqual(2);
    const [[waiting]] = (await site.sql(
      `select count(*) from public.game_runs where status = 'submitted' and tries = 0`,
    )) as [[string]];
    expect(Number(waiting)).toBe(39);
  });

  test("answers a player although another's runs wait, and judges those too", async () => {
    const [eager, other] = [await site.newPlayer(), await site.newPlayer()];
    const first = await submitted(eager);
    await addCopies(first, 12);
    await site.travel("1 minute");
    const run = await submitted(other);
    expect(await verdictOf(other, run)).toMatchObject({ status: "verified" });
    const left = await site.sql(`select from public.game_runs where status = 'submitted'`);
    expect(left.length).toBeGreaterThan(9);
    expect(await site.invoke("verify-run", site.gateway.serviceKey, {})).toMatchObject({ status: 200 });
    expect(await site.sql(`select distinct status from public.game_runs where user_id = $1`, eager.id)).toEqual([
      ["accepted"],
    ]);
  });

  test("never gives one run to two at the same time", async () => {
    const player = await site.newPlayer();
    await addCopies(await submitted(player), 5);
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    const given = taken.filter((id) => id !== undefined);
    expect(given).toHaveLength(6);
    expect(new Set(given).size).toBe(6);
  });

  test("is closed to players and visitors", async () => {
    for (const who of [site.visitor, await site.newPlayer()]) {
      expect((await who.rpc("next_run")).error).not.toBeNull();
      expect((await who.rpc("put_back_run", { run_id: crypto.randomUUID(), attempt: 1 })).error).not.toBeNull();
    }
  });
});

describe("a run whose replay was lost with its process", () => {
  test("is pending, and gets its verdict after the lease", async () => {
    const player = await site.newPlayer();
    const run = await submitted(player);
    // The process takes the run, and is killed.
    expect(await take()).toBe(run);
    expect(await ask(player, run)).toMatchObject({ status: 202, body: { run_id: run, ...PENDING } });
    await site.travel("31 seconds");
    expect(await verdictOf(player, run)).toMatchObject({ status: "verified" });
  });

  test("is tried again later each time, and counts after five lost replays", async () => {
    const player = await site.newPlayer();
    const run = await submitted(player);
    for (const seconds of [30, 60, 120, 240, 480]) {
      expect(await take()).toBe(run);
      await site.travel(`${seconds - 5} seconds`);
      expect(await take()).toBeUndefined();
      await site.travel("6 seconds");
    }
    expect(await verdictOf(player, run)).toMatchObject({ status: "verified" });
  });

  test("that was put back has not used up a try", async () => {
    const player = await site.newPlayer();
    const run = await submitted(player);
    expect(await take()).toBe(run);
    expect(await triesOf(run)).toBe(1);
    answerOf(await site.service.rpc("put_back_run", { run_id: run, attempt: 2 }));
    expect(await triesOf(run), "somebody else's attempt counts").toBe(1);
    answerOf(await site.service.rpc("put_back_run", { run_id: run, attempt: 1 }));
    expect(await triesOf(run)).toBe(0);
    expect(await take(), "not at once: what failed would fail again").toBeUndefined();
    await site.travel("31 seconds");
    expect(await verdictOf(player, run)).toMatchObject({ status: "verified" });
  });
});

describe("a run that needs too much processor time", () => {
  test.skipIf(isShort)("is rejected for it, and an honest run beside it counts", async () => {
    const [cheat, honest] = [await site.newPlayer(), await site.newPlayer()];
    const slow = await thinking(cheat, { frames: 3000, held: 2 });
    const run = await submitted(honest);
    const [rejected, verified] = await Promise.all([verdictOf(cheat, slow), verdictOf(honest, run)]);
    const reason = "This run needs more than 2 s of processor time to be replayed.";
    expect(rejected).toMatchObject({ status: "rejected", reason });
    expect(verified).toMatchObject({ status: "verified" });
  });

  test.skipIf(isShort)("in one endless step loses its thread, and the honest run behind it counts", async () => {
    const [cheat, honest] = [await site.newPlayer(), await site.newPlayer()];
    const endless = await thinking(cheat, { frames: 60, held: 4 });
    await site.travel("1 second");
    const run = await submitted(honest);
    const [lost, verified] = await Promise.all([ask(cheat, endless), verdictOf(honest, run)]);
    expect(lost.status).toBe(504);
    expect(verified).toMatchObject({ status: "verified" });
    expect(await triesOf(endless)).toBe(1);
    await site.sql(`update public.game_runs set tries = 6, tried_at = null where id = $1`, endless);
    const reason = "This run cannot be replayed.";
    expect(await verdictOf(cheat, endless)).toMatchObject({ status: "rejected", reason });
  });
});

test("the audit finds nothing after all these verdicts", async () => {
  expect(await site.audit()).toEqual([]);
});
