import type { ChatRpcAnswers } from "./chat-answers.ts";
import type { ClassRpcAnswers } from "./class-answers.ts";
import type { ClipRpcAnswers } from "./clip-answers.ts";
import type { HomeroomRpcAnswers } from "./homeroom-answers.ts";
import type { ModerationRpcAnswers } from "./moderation-answers.ts";
import type { RaceRpcAnswers } from "./race-answers.ts";

/** The answers of parts of the site that have files of their own. */
type PartAnswers = ChatRpcAnswers &
  ClassRpcAnswers &
  ClipRpcAnswers &
  HomeroomRpcAnswers &
  ModerationRpcAnswers &
  RaceRpcAnswers;

/** The player and the rank of a board's row. */
type Ranked = { user_id: string; username: string; icon: string; rank: number };

/** A row of any board. */
export type Standing = Ranked & {
  value: number;
  /** The submission behind a row of a score board. */
  submission_id?: string | null;
};

/** A player's own place: no rank when they are not on the board. Beyond the first thousand it is an estimate. */
export type OwnPlace = {
  value: number;
  rank: number | null;
  exact: boolean;
  neighbours: Standing[];
  submission_id: string | null;
};

/** A player's best score in one class, and its rank. */
export type BestRun = {
  app_id: string;
  value: number;
  rank: number | null;
  exact: boolean;
  is_paced?: boolean;
  /** The board it is on. */
  board?: string;
  /** The mode or level it was played in; "" is the first mode. */
  variant?: string;
  mode_title?: string | null;
  /** Scores of this class are counted in another way since. */
  is_old?: boolean;
};

/** The answer of `submit_paced`. A score among the first ten waits for a moderator. */
export type PacedVerdict = {
  submission_id: string;
  status: "verified" | "in_review" | "rejected";
  score: number;
  reason: string | null;
  on_board: boolean;
};

export type AppHighScore = Ranked & {
  app_id: string;
  title: string;
  score: number;
  proof: string;
  image: string | null;
  created_at: string;
  submission_id: string;
};

export type WalletEntry = { id: number; amt: number; why: string; balance_after: number; created_at: string };

/** What `start_run` returns. */
export type StartedRun = {
  run_id: string;
  seed: string;
  mode: "ranked" | "daily" | "offline";
  expires_at: string;
  /** The version of the rules to play with. */
  sim_version?: string | null;
  /** The day that a daily run counts for. */
  day?: string | null;
  /** The mode or level that it was started for; "" is the first mode. */
  variant?: string;
  /** The board that it counts on. */
  board?: string;
};

/** The changes by an accepted run for its player: part of the verdict of `verify-run`. */
export type RunReport = {
  board: string;
  /** Whether the run is on a board; not below the least score, nor an offline run among the first ten. */
  on_board: boolean;
  variant: string;
  /** The player's best in this mode before the run; null for the first one. */
  previous_best: number | null;
  best: number;
  rank_before: number | null;
  rank: number | null;
  /** The score to beat next. */
  next: { name: string; score: number } | null;
  streak: { days: number; is_new: boolean };
  /** Dabloons gained since the run began. Missing for an offline run, like `pass`. */
  coins?: number;
  /** Tiers of the pass that are reached, and how many of them since the run began. */
  pass?: { level: number; gained: number };
  /** The worst score that is ranked, if this one is not. */
  least?: number;
};

/** The answer of `get_guest_ticket`: a visitor's run, with the signed text that claims it later. */
export type GuestTicket = {
  claim: string;
  seed: string;
  variant: string;
  sim_version: string;
  order: "asc" | "desc";
  started_at: string;
  expires_at: string;
};

/** The answer of `claim_run`; the run then waits for its replay. */
export type ClaimedRun = { run_id: string; submission_id: string; status: string };

export type DailyWinner = {
  day: string;
  app_id: string;
  title: string;
  unit: string;
  username: string;
  icon: string;
  score: number;
  submission_id: string;
  players: number;
};

/** The answer of `get_daily`: the class of the day. Null if no class can be one. */
export type Daily = {
  day: string;
  ends_at: string;
  app_id: string;
  title: string;
  tagline: string;
  unit: string;
  spine: string;
  players: number;
  /** When yesterday's replays open. */
  replays_from: string;
  /** Of the last seven days, newest first; days without a run are missing. */
  winners: DailyWinner[];
};

/** A day on which the caller played a daily challenge. */
export type MyDay = {
  day: string;
  app_id: string;
  score: number;
  runs: number;
  is_class_of_day: boolean;
  rank: number | null;
};

export type StoredReplay = {
  app_id: string;
  username: string;
  score: number;
  seed: string;
  log: string;
  frames: number;
  is_current: boolean;
  sim_version?: string | null;
  /** The mode or level it was played in; "" is the first mode. */
  variant?: string;
  /** Scores of this class are counted in another way since. */
  is_old_scoring?: boolean;
};

export type MyProfile = {
  user_id: string;
  username: string;
  icon: string;
  user_about: string;
  created_at: string;
  where_from: string | null;
  who_from: string | null;
  age_band: string | null;
  /** Younger than the site's limit, or of unknown age. The server knows the limit; a missing answer counts as a yes. */
  is_child?: boolean;
  /** Only of an account that was made in a homeroom and has no address. */
  is_homeroom_account?: true;
  /** The age band that the player can move up to, and when; null for the oldest and before the first answer. */
  next_age_band: string | null;
  next_age_at: string | null;
  show_activity: boolean;
  suspended: { reason: string; until: string | null } | null;
  roles?: string[];
  /** When the account is deleted for good, after its owner has asked for that. */
  leaving_at?: string | null;
};

/** What functions answer whose SQL type (jsonb, or a table of columns) says less than the function does. */
export type RpcAnswers = PartAnswers & {
  claim_run: ClaimedRun;
  claim_streak: { current_streak: number; awarded: number };
  get_app_high_scores: AppHighScore[];
  get_apps_played_by_user: (Ranked & { apps_played: number })[];
  get_board: Standing[];
  get_coins_gained: (Ranked & { coins_gained: number })[];
  get_daily: Daily | null;
  get_guest_ticket: GuestTicket;
  get_leaderboard_data: { app_high_scores: BestRun[] } | null;
  get_my_days: MyDay[];
  get_my_profile: MyProfile | null;
  get_rank_around: OwnPlace;
  get_replay: StoredReplay;
  get_top_streaks: (Ranked & { current_streak: number })[];
  get_top_time_spent: (Ranked & { time_spent: number })[];
  get_wallet_statement: WalletEntry[];
  /** How many players play each class; classes that nobody plays are left out. */
  playing_now: Record<string, number>;
  save_game: { rev: number };
  start_run: StartedRun;
  submit_paced: PacedVerdict;
};
