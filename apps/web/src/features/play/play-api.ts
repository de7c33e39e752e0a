import { levelFor } from "@quackademy/contract/levels.ts";
import type { BoardRow, FinishedRun, PlayerCard, Replay, Rival } from "@quackademy/game-sdk/protocol.ts";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "#lib/call-function.ts";
import { STATE_KEYS } from "#lib/state-keys.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";
import { fromBase64, toBase64 } from "./base64.ts";

export type StartedRun = { run_id: string; seed: string; mode: "ranked" | "daily" | "offline"; expires_at: string };

export async function startRun(appId: string, mode: "ranked" | "daily" | "offline"): Promise<StartedRun> {
  return unwrap(await (await supabase()).rpc("start_run", { app_id: appId, mode })) as StartedRun;
}

export async function checkpointRun(run: string, frame: number, hash: number, logHash: number): Promise<void> {
  unwrap(await (await supabase()).rpc("checkpoint_run", { run_id: run, frame, hash, log_hash: logHash }));
}

/** Hands a run in. It counts when it has been replayed. */
export async function submitRun({ run, score, frames, hash, log }: FinishedRun): Promise<void> {
  const handedIn = { run_id: run, log: toBase64(log), score, final_hash: String(hash), frames };
  unwrap(await (await supabase()).rpc("submit_run", handedIn));
}

/** What came of a run. One that was not accepted has a reason. */
export type Verified = { status: string; score: number | null; reason?: string | null };

export function verifyRun(run: string): Promise<Verified> {
  return callFunction<Verified>("verify-run", { run_id: run });
}

type Standing = { user_id: string; username: string; value: number; rank: number };
type OwnPlace = { value: number; rank: number | null; neighbours: Standing[] };
export type Place = { best: number | null; rank: number | null; next: Rival | null };

const FIRST_TARGET = 10;

/** One's own best in a class, and the score to beat next: the row above, or the tenth for who is on no board yet. */
export async function fetchPlace(appId: string): Promise<Place> {
  const client = await supabase();
  const board = `scores/${appId}`;
  const own = unwrap(await client.rpc("get_rank_around", { board })) as OwnPlace;
  const { rank } = own;
  if (rank !== null)
    return { best: own.value, rank, next: toRival(own.neighbours.find((row) => row.rank === rank - 1)) };
  const rows = unwrap(await client.rpc("get_board", { board, p_limit: FIRST_TARGET })) as unknown as Standing[];
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
): Promise<BoardRow[]> {
  const asked = { board: `scores/${appId}`, period, p_limit: BOARD_ROWS };
  const rows = unwrap(await (await supabase()).rpc("get_board", asked)) as unknown as Standing[];
  return rows.map(({ rank, username, value, user_id }) => ({
    rank,
    name: username,
    score: value,
    isMe: user_id === me,
  }));
}

/** The run behind a score. `isCurrent` says whether it was played with the rules of today. */
export async function fetchReplay(submissionId: string): Promise<Replay & { isCurrent: boolean }> {
  const found = unwrap(await (await supabase()).rpc("get_replay", { submission_id: submissionId })) as {
    username: string;
    score: number;
    seed: string;
    log: string;
    frames: number;
    is_current: boolean;
  };
  const { username: name, score, seed, frames, is_current: isCurrent } = found;
  return { name, score, seed, frames, isCurrent, log: fromBase64(found.log) };
}

export type CloudSave = { rev: number; data: string; savedAt: number };

export async function fetchSave(appId: string): Promise<CloudSave | null> {
  const table = (await supabase()).from("game_saves");
  const [row] = unwrap(
    await table.select("rev, data, saved_at").eq("app_id", appId).order("rev", { ascending: false }).limit(1),
  );
  return row ? { rev: row.rev, data: row.data, savedAt: Date.parse(row.saved_at) } : null;
}

/** Keeps a game's data as the next revision after `rev`; refused when there is another one meanwhile. */
export async function storeSave(appId: string, data: string, rev: number): Promise<{ rev: number }> {
  const asked = { app_id: appId, data, base_rev: rev };
  return unwrap(await (await supabase()).rpc("save_game", asked)) as { rev: number };
}

/** What a game may know of who plays. */
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
