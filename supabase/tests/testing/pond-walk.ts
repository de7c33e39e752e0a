import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRunSession, type RunCheckpoint } from "@quackademy/game-kit/core/run-session.ts";
import { answerOf } from "./answers.ts";
import type { Player, RulesSite } from "./rules-site.ts";

/** A class with a tiny game, in two versions of its rules. */
export const OLD_VERSION = "1111111111111111";
export const NEW_VERSION = "2222222222222222";
/** Rules that know modes. */
export const MODES_VERSION = "4444444444444444";
export const RULES_FOLDER = new URL("./rules/", import.meta.url).href;
export const POND_WALK = `
  insert into public.apps
    (id, code, tagline, description, categories, developer, licence, icon, spine, verifier, sim_version, listed, entry)
  values ('pond-walk', 'TST 01', 'A walk', 'A duck walks.', '{arcade}', 'Us', 'MIT', '/covers/skyhop.svg', '#000000',
    'replay', '${NEW_VERSION}', true, '/g/pond-walk/index.html');
  -- Tests press like clockwork.
  select private.set_setting('hold-runs', 'off', 'test');
`;

export type Ticket = { run_id: string; seed: string; mode: string; sim_version: string; expires_at: string };
export type PlayedRun = { score: number; frames: number; hash: number; log: Uint8Array; checkpoints: RunCheckpoint[] };

type Step = (frame: number) => Inputs;

const GOES_HOME = 9;

/** Alternates walking and stopping, feeds every second, and ends after this many frames. */
export const strolling =
  (frames: number): Step =>
  (frame) => ({
    held: frame % 90 < 60 ? 2 : 0,
    taps: frame === frames - 1 ? [GOES_HOME] : frame % 60 === 30 ? [1 + (frame % 7)] : [],
  });

/** Plays as the game shell does. */
export async function playWalk(seed: string, step: Step, version = NEW_VERSION, variant = ""): Promise<PlayedRun> {
  const module = (await import(/* @vite-ignore */ `${RULES_FOLDER}pond-walk.${version}.js`)) as {
    rules: GameRules<unknown>;
  };
  const session = startRunSession(module.rules, seed, variant);
  const checkpoints: RunCheckpoint[] = [];
  while (!session.isOver) {
    const checkpoint = session.step(step(session.frame));
    if (checkpoint) checkpoints.push(checkpoint);
  }
  const { state, frame: frames } = session;
  return { score: module.rules.score(state), frames, hash: module.rules.hash(state), log: session.log(), checkpoints };
}

export async function startWalk(player: Player, mode = "ranked"): Promise<Ticket> {
  return answerOf<Ticket>(await player.rpc("start_run", { app_id: "pond-walk", mode }));
}

export function sendCheckpoint(player: Player, run_id: string, { frame, hash, logHash }: RunCheckpoint) {
  return player.rpc("checkpoint_run", { run_id, frame, hash, log_hash: logHash });
}

export function handIn(player: Player, run_id: string, { score, frames, hash, log }: PlayedRun) {
  return player.rpc("submit_run", { run_id, log: base64(log), score, final_hash: String(hash), frames });
}

/** Moves the clock through a run, sends a checkpoint every ten seconds, and submits it. */
export async function playOut(site: RulesSite, player: Player, { run_id }: Ticket, run: PlayedRun): Promise<string> {
  await passRun(site, player, run_id, run);
  return answerOf<{ submission_id: string }>(await handIn(player, run_id, run)).submission_id;
}

export async function passRun(site: RulesSite, player: Player, run_id: string, run: PlayedRun): Promise<void> {
  for (const checkpoint of run.checkpoints) {
    await site.travel("10 seconds");
    answerOf(await sendCheckpoint(player, run_id, checkpoint));
  }
  await site.travel(`${run.frames / 60 - run.checkpoints.length * 10} seconds`);
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
