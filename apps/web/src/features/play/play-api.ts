import type { PacedVerdict, Standing, StartedRun } from "@quackademy/contract/rpc-answers.ts";
import { levelFor } from "@quackademy/contract/levels.ts";
import type { BoardRow, FinishedRun, PlayerCard, Replay, Rival } from "@quackademy/game-sdk/protocol.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "#lib/session/call-function.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { isFinalRefusal } from "./play-refusal.ts";

export async function startRun(appId: string, mode: "ranked" | "daily" | "offline", variant = ""): Promise<StartedRun> {
  const asked = { app_id: appId, mode, ...(variant !== "" && { variant }) };
  return unwrap(await (await supabase()).rpc("start_run", asked));
}

export async function checkpointRun(run: string, frame: number, hash: number, logHash: number): Promise<void> {
  unwrap(await (await supabase()).rpc("checkpoint_run", { run_id: run, frame, hash, log_hash: logHash }));
}

/** Submits a run. It counts after it has been replayed. */
export async function submitRun({ run, score, frames, hash, log }: FinishedRun): Promise<void> {
  const handedIn = { run_id: run, log: toBase64(log), score, final_hash: String(hash), frames };
  unwrap(await (await supabase()).rpc("submit_run", handedIn));
}

/** Notes the score of a paced run: one that cannot be replayed. */
export async function noteScore(run: string, second: number, score: number): Promise<void> {
  unwrap(await (await supabase()).rpc("note_score", { run_id: run, second, score }));
}

export async function submitPaced(run: string, score: number): Promise<PacedVerdict> {
  return unwrap(await (await supabase()).rpc("submit_paced", { run_id: run, score }));
}

type ClassNote = "open" | "play" | "session" | "ready" | "load_failure" | "crash";

/** Counts something for the statistics of the class's creator, in its live version. */
export async function noteClass(appId: string, kind: ClassNote, value?: number, message?: string): Promise<void> {
  const counted = {
    app_id: appId,
    kind,
    ...(value !== undefined && { value }),
    ...(message !== undefined && { message }),
  };
  unwrap(await (await supabase()).rpc("note_class", counted));
}

/** The verdict on a run. A rejected run has a reason. */
export type Verified = {
  status: string;
  score: number | null;
  reason?: string | null;
  /** The score on the boards; its replay has a public address. */
  submission_id?: string | null;
  /** The run waits for a moderator before it ranks. */
  is_held?: boolean;
  report?: VerifiedReport | null;
};

/** The effects of the run for its player; missing parts are not known. */
type VerifiedReport = Place & {
  previous_best?: number | null;
  rank_before?: number | null;
  streak?: { days: number; is_new: boolean };
  coins?: number;
  pass?: { level: number; gained: number };
  quests?: { title: string; done: number; of: number }[];
  least?: number;
};

export function verifyRun(run: string): Promise<Verified> {
  return callFunction<Verified>("verify-run", { run_id: run });
}

export type Place = { best: number | null; rank: number | null; next: Rival | null };

/** The board of a run: its class's, or the daily challenge's. */
export type RunBoard = { board: string; period: string };

export function boardOf(appId: string, run: Pick<StartedRun, "mode" | "day"> & { board?: string }): RunBoard {
  if (run.mode === "daily") return { board: `daily/${appId}`, period: run.day ?? "day" };
  return { board: run.board ?? `scores/${appId}`, period: "all" };
}

const FIRST_TARGET = 10;

/** The player's best on a board, and the score to beat next: the row above, or the tenth if the player is not on it. */
export async function fetchPlace(where: RunBoard): Promise<Place> {
  const client = await supabase();
  const own = unwrap(await client.rpc("get_rank_around", where));
  const { rank } = own;
  if (rank !== null)
    return { best: own.value, rank, next: toRival(own.neighbours.find((row) => row.rank === rank - 1)) };
  const rows = unwrap(await client.rpc("get_board", { ...where, p_limit: FIRST_TARGET }));
  return { best: null, rank: null, next: toRival(rows.at(-1)) };
}

function toRival(row: Standing | undefined): Rival | null {
  return row ? { name: row.username, score: row.value } : null;
}

const BOARD_ROWS = 20;

export async function fetchBoard(
  appId: string,
  period: "all" | "week" | "day",
  me: string | null,
  kind: "scores" | "paced" = "scores",
): Promise<BoardRow[]> {
  const asked = { board: `${kind}/${appId}`, period, p_limit: BOARD_ROWS };
  const rows = unwrap(await (await supabase()).rpc("get_board", asked));
  return rows.map(({ rank, username, value, user_id }) => ({
    rank,
    name: username,
    score: value,
    isMe: user_id === me,
  }));
}

type GameBuild = { sim_version?: string | null; olderRules?: string[] };

/** The build information of one of our games (game.json); null if there is none. */
async function fetchBuild(entry: string): Promise<GameBuild | null> {
  const answer = await fetch(new URL("game.json", new URL(entry, location.href)));
  return answer.ok ? ((await answer.json()) as GameBuild) : null;
}

/** The rules version of a loaded game. */
export async function fetchLoadedVersion(entry: string): Promise<string | null> {
  return (await fetchBuild(entry))?.sim_version ?? null;
}

/** Whether a game can still show runs of this older rules version. */
export function showsOlderQuery(entry: string, version: string) {
  return queryOptions({
    queryKey: ["older rules", entry, version],
    queryFn: async () => (await fetchBuild(entry))?.olderRules?.includes(version) ?? false,
    staleTime: Infinity,
    meta: { hideError: true },
  });
}

/** The run behind a score. `isCurrent`: it was played with the current rules. */
export type ShownReplay = Replay & { appId: string; isCurrent: boolean; version: string | null };

async function fetchReplay(submissionId: string): Promise<ShownReplay> {
  const found = unwrap(await (await supabase()).rpc("get_replay", { submission_id: submissionId }));
  const { app_id: appId, username: name, score, seed, frames, is_current: isCurrent, sim_version = null } = found;
  const { variant = "" } = found;
  return { appId, name, score, seed, frames, variant, isCurrent, version: sim_version, log: fromBase64(found.log) };
}

/** A run to show, and its date. It never changes, so it is fetched once. */
export function replayQuery(submissionId: string) {
  return queryOptions({
    queryKey: ["replay", submissionId],
    queryFn: async () => {
      const [replay, playedAt] = await Promise.all([fetchReplay(submissionId), fetchPlayedAt(submissionId)]);
      return { ...replay, playedAt };
    },
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !isFinalRefusal(error),
    meta: { hideError: true },
  });
}

async function fetchPlayedAt(submissionId: string): Promise<string | null> {
  const table = (await supabase()).from("leaderboard_submissions");
  const [row] = unwrap(await table.select("created_at").eq("id", submissionId).limit(1));
  return row?.created_at ?? null;
}

export type CloudSave = { rev: number; data: string; savedAt: number };

export async function fetchSave(appId: string): Promise<CloudSave | null> {
  const table = (await supabase()).from("game_saves");
  const [row] = unwrap(
    await table.select("rev, data, saved_at").eq("app_id", appId).order("rev", { ascending: false }).limit(1),
  );
  return row ? { rev: row.rev, data: row.data, savedAt: Date.parse(row.saved_at) } : null;
}

/** Stores a save as the revision after `rev`; the server refuses if that revision is outdated (optimistic locking). */
export async function storeSave(appId: string, data: string, rev: number): Promise<{ rev: number }> {
  const asked = { app_id: appId, data, base_rev: rev };
  return unwrap(await (await supabase()).rpc("save_game", asked));
}

/** What a game may know about its player. */
export function playerCardQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...STATE_KEYS.profile, "card", userId],
    queryFn: async (): Promise<PlayerCard | null> => {
      const columns = "username, icon, time_spent, longest_streak, apps_played";
      const table = (await supabase()).from("my_users");
      const [row] = unwrap(await table.select(columns).eq("user_id", userId!).limit(1));
      return row ? { name: row.username, icon: row.icon, level: levelFor(row).level } : null;
    },
    enabled: userId !== null,
    meta: { hideError: true },
  });
}

export async function reportBroken(userId: string, appId: string, details: string): Promise<void> {
  const report = { user_id: userId, target_kind: "app", target_id: appId, reason: "broken", details };
  unwrap(await (await supabase()).from("reports").insert(report));
}
