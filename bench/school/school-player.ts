import { setTimeout as sleep } from "node:timers/promises";
import type { GatewayProcess } from "@quackademy/server/testing/gateway-process.ts";
import { PASSWORD, type Pupil } from "./school-site.ts";
import { PING_SECONDS, PLAYED_SECONDS, REST_SECONDS } from "./school-model.ts";
import type { SchoolMeter } from "./school-meter.ts";
import type { BenchGame, SubmittedRun, Verifier } from "#runs/runs-verifier.ts";

export type School = {
  meter: SchoolMeter;
  anonKey: string;
  game: BenchGame;
  verifier: Verifier;
  /** On the clock of `performance`. */
  endMs: number;
};

type Ticket = { run_id: string; seed: string };
type Run = SubmittedRun & {
  log: string;
  claimed_hash: string;
  checkpoints: { frame: number; hash: number; log_hash: number }[];
};

const isOver = ({ endMs }: School) => performance.now() >= endMs;

/** Plays runs from now until the end: class page, run with checkpoints, verdict, board, and a ping every five minutes. */
export async function playUntilEnd(school: School, gateway: GatewayProcess, pupil: Pupil): Promise<void> {
  const { meter, anonKey, game } = school;
  if (pupil.token === null) {
    const body = JSON.stringify({ email: pupil.email, password: PASSWORD });
    const headers = { apikey: anonKey, "content-type": "application/json" };
    const path = "/auth/v1/token?grant_type=password";
    const answer = await meter.ask(gateway, "sign-in", { method: "POST", path, headers, body });
    if (answer.status !== 200) return;
    pupil.token = (JSON.parse(answer.body) as { access_token: string }).access_token;
  }
  const json = { apikey: anonKey, authorization: `Bearer ${pupil.token}`, "content-type": "application/json" };
  const rpc = (name: string, args: object) =>
    meter.ask(gateway, name, {
      method: "POST",
      path: `/rest/v1/rpc/${name}`,
      headers: json,
      body: JSON.stringify(args),
    });

  let nextPingMs = performance.now() + Math.random() * PING_SECONDS * 1000;
  while (!isOver(school)) {
    await meter.ask(gateway, "page", { method: "GET", path: `/class/${game.id}`, headers: { accept: "text/html" } });
    const started = await rpc("start_run", { app_id: game.id, mode: "ranked" });
    if (started.status === 200) await playRun(school, gateway, { json, rpc }, JSON.parse(started.body) as Ticket);
    await rpc("get_board", { board: `scores/${game.id}`, period: "all", p_limit: 20 });
    if (performance.now() > nextPingMs) {
      nextPingMs += PING_SECONDS * 1000;
      await rpc("increment_time_spent", { user_id: pupil.id });
    }
    await sleep(REST_SECONDS * 1000 * 2 * Math.random());
  }
}

type Calls = { json: Record<string, string>; rpc(name: string, args: object): Promise<{ status: number }> };

async function playRun(school: School, gateway: GatewayProcess, { json, rpc }: Calls, ticket: Ticket): Promise<void> {
  const begun = performance.now();
  const { run_id } = ticket;
  const run = record(school, ticket.seed);
  const until = (frame: number) => sleep(Math.max(0, begun + (frame / 60) * 1000 - performance.now()));
  for (const { frame, hash, log_hash } of run.checkpoints) {
    await until(frame);
    if (isOver(school)) return;
    await rpc("checkpoint_run", { run_id, frame, hash, log_hash });
  }
  await until(run.frames);
  if (isOver(school)) return;
  const { log, claimed_score: score, claimed_hash: final_hash, frames } = run;
  const submittedAt = performance.now();
  if ((await rpc("submit_run", { run_id, log, score, final_hash, frames })).status !== 200) return;
  await awaitVerdict(school, gateway, json, run_id);
  school.meter.took(school.meter.phase, "verdict", performance.now() - submittedAt);
}

/** As the page does: asks again after 1, 2, 4 … seconds. */
async function awaitVerdict(
  { meter }: School,
  gateway: GatewayProcess,
  headers: Record<string, string>,
  run_id: string,
) {
  const sent = { method: "POST", path: "/functions/v1/verify-run", headers, body: JSON.stringify({ run_id }) };
  for (let pauseMs = 1000; ; pauseMs = Math.min(10_000, pauseMs * 2)) {
    const { status, body } = await meter.ask(gateway, "verify-run", sent);
    if (status === 200) {
      const outcome = (JSON.parse(body) as { status: string }).status;
      // Bots press at exact times, so their runs would wait for a moderator among the first ten.
      if (outcome !== "verified" && outcome !== "in_review") throw new Error(`an honest run was ${outcome}: ${body}`);
      return;
    }
    await sleep(pauseMs);
  }
}

/** A bot plays for a while, and then presses nothing until the game is over. */
function record({ game, verifier }: School, seed: string): Run {
  const bot = game.createBot();
  const { least, most } = PLAYED_SECONDS;
  const lastFrame = 60 * (least + Math.random() * (most - least));
  let frame = 0;
  const run = verifier.recordRun(game.rules, seed, (state) =>
    frame++ < lastFrame ? bot(state) : { held: 0, taps: [] },
  );
  return verifier.asSubmitted(game.rules, game.id, game.version, run) as Run;
}
