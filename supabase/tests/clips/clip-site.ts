import { randomUUID } from "node:crypto";
import type { ClipPage, ClipRow, GetClip } from "@quackademy/contract/clip-answers.ts";
import { LogRecorder } from "@quackademy/game-kit/core/replay-log.ts";
import { answerOf } from "#testing/answers.ts";
import type { NewPlayer, Player, RulesSite, Visitor } from "#testing/rules-site.ts";

export const APP = "skyhop";
export const FRAMES = 1800;

/** A run of thirty seconds: a key held for 40 of 90 frames, and a tap every second. */
export function recordLog(frames = FRAMES): Uint8Array {
  const recorder = new LogRecorder();
  for (let frame = 0; frame < frames; frame++)
    recorder.record(frame, { held: frame % 90 < 40 ? 2 : 0, taps: frame % 60 === 30 ? [1 + (frame % 7)] : [] });
  return recorder.bytes();
}
export const LOG = Buffer.from(recordLog()).toString("base64");

/** A player who may publish, with an account that is two days old. */
export async function newMaker(site: RulesSite, wishes: NewPlayer & { age?: string | null } = {}): Promise<Player> {
  const player = await site.newPlayer(wishes);
  await site.sql(
    `update public.my_users set age_band = $2, created_at = private.now() - interval '2 days' where user_id = $1`,
    player.id,
    wishes.age === undefined ? "16-18" : wishes.age,
  );
  return player;
}

type Run = { app?: string; mode?: string; frames?: number; log?: string | null; ago?: string; score?: number };

/** A verified run of a player; returns the submission. */
export async function addRun(site: RulesSite, player: { id: string }, wishes: Run = {}): Promise<string> {
  const { app = APP, mode = "ranked", frames = FRAMES, log = LOG, ago = "1 hour", score = 42 } = wishes;
  const [run, submission] = [randomUUID(), randomUUID()];
  await site.sql(
    `insert into public.game_runs (id, user_id, app_id, mode, sim_version, seed, status, started_at, expires_at, submitted_at, frames, log, score)
     values ($1::uuid, $2, $3, $4, (select sim_version from public.apps where id = $3), md5($1::uuid::text), 'accepted',
       private.now() - $5::interval, private.now(), private.now() - $5::interval, $6::int, $7, $8::bigint)`,
    run,
    player.id,
    app,
    mode,
    ago,
    String(frames),
    log,
    String(score),
  );
  await site.sql(
    `insert into public.leaderboard_submissions (id, user_id, app_id, score, run_id, status, proof, created_at, verified_at)
     values ($1, $2, $3, $4::bigint, $5, 'verified', 'replay', private.now() - $6::interval, private.now() - $6::interval)`,
    submission,
    player.id,
    app,
    String(score),
    run,
    ago,
  );
  return submission;
}

export const CLIP = { from_frame: 300, to_frame: 900, title: "Over the last gap" };

type Wishes = { [K in keyof Parameters<typeof clipArgs>[1]]?: unknown };
const clipArgs = (submission_id: string, wishes: Partial<Record<keyof ClipRow, unknown>>) =>
  ({ submission_id, ...CLIP, ...wishes }) as { submission_id: string } & typeof CLIP;

/** Asks for a clip of a run. */
export const askClip = (player: Player, submission: string, wishes: Wishes = {}) =>
  player.rpc("make_clip", clipArgs(submission, wishes));

/** Makes a clip of a new run. */
export async function makeClip(site: RulesSite, player: Player, wishes: Wishes = {}, run: Run = {}): Promise<ClipRow> {
  return answerOf<ClipRow>(await askClip(player, await addRun(site, player, run), wishes));
}

/** Makes a clip and asks for its review. */
export async function submitClip(site: RulesSite, player: Player, wishes: Wishes = {}, run: Run = {}): Promise<string> {
  const { id } = await makeClip(site, player, wishes, run);
  answerOf(await player.rpc("submit_clip", { clip_id: id }));
  return id;
}

/** Makes a clip that the operator publishes. */
export async function publishClip(
  site: RulesSite,
  player: Player,
  wishes: Wishes = {},
  run: Run = {},
): Promise<string> {
  const id = await submitClip(site, player, wishes, run);
  await decideAsOperator(site, "clips", id, "publish");
  return id;
}

export const decideAsOperator = (site: RulesSite, queue: string, subject: string, verb: string) =>
  site.sql(
    `select private.call_queue('decide', $1, null, $2::jsonb)`,
    queue,
    JSON.stringify({ subject, verb, reason: "reviewed", operator: "a test" }),
  );

export const getClip = (person: Visitor, clip_id: string) => person.rpc("get_clip", { clip_id });
export const clipOf = async (person: Visitor, clip_id: string) => answerOf<GetClip>(await getClip(person, clip_id));
export const clipsFor = async (person: Visitor, args: Record<string, string> = {}) =>
  answerOf<ClipPage>(await person.rpc("get_clips", args));
export const statusOf = async (site: RulesSite, id: string) =>
  (await site.sql(`select status from public.clips where id = $1`, id))[0]?.[0];
export const noticesOf = async (player: Player) =>
  answerOf<{ sentence: string }[]>(await player.from("notices").select("sentence").order("id")).map(
    ({ sentence }) => sentence,
  );
export const hidden = "404 There is no such clip.";
