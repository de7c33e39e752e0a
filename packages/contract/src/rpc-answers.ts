import type { ClassRpcAnswers } from "./class-answers.ts";
import type { HomeroomRpcAnswers } from "./homeroom-answers.ts";
import type { RaceRpcAnswers } from "./race-answers.ts";

/** The answers of parts of the site that have files of their own. */
type PartAnswers = ClassRpcAnswers & HomeroomRpcAnswers & RaceRpcAnswers;

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

/** What `submit_paced` returns: a score among the first ten waits for a moderator. */
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

/** What an accepted run changed for its player: part of the verdict of `verify-run`. */
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

/** What `get_guest_ticket` returns: a run of a visitor, with the signed text that claims it later. */
export type GuestTicket = {
  claim: string;
  seed: string;
  variant: string;
  sim_version: string;
  order: "asc" | "desc";
  started_at: string;
  expires_at: string;
};

/** What `claim_run` returns; the run then waits for its replay. */
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

/** What `get_daily` returns: the class of the day. Null if no class can be one. */
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

/** The key that looks up a takedown notice. The secret is shown once, to the person who filed it. */
export type NoticeKey = { reference: string; secret: string };

export type NoticeStatus = {
  reference: string;
  status: "received" | "accepted" | "rejected";
  decision: string | null;
  url: string;
  created_at: string;
  decided_at: string | null;
};

export type AppealStatus = "open" | "lifted" | "stands" | null;

export type FoundPlayer = { user_id: string; username: string; icon: string };
export type FoundClass = { app_id: string; title: string; listed: boolean };

export type ModerationCounts = {
  queues: Record<string, { waiting: number; is_urgent: boolean }>;
  decided_today: number;
  undone_today: number;
};

export type RoomState = "open" | "read" | "closed";
export type Cheer = { id: string; text: string };

/** A message as it is stored and broadcast. A removed one has no text. */
export type ChatMessage = {
  id: number;
  user_id: string | null;
  username: string;
  icon: string | null;
  body: string | null;
  cheer: string | null;
  created_at: string;
  /** By whom: author, moderator, reports (three of them hide a message until it is judged) or account (deleted). */
  removed?: string | null;
  reason?: string | null;
  /** The name inside a homeroom; the page adds it. */
  name?: string;
};

/** What the caller may do in a room of the chat, and why not more. */
export type ChatState = {
  mode: "off" | "read" | "on";
  visitors: boolean;
  may_read: boolean;
  may_write: "text" | "cheers" | "nothing";
  why:
    | null
    | "off"
    | "read"
    | "signed-out"
    | "child"
    | "age-unknown"
    | "muted"
    | "homeroom-muted"
    | "quiet"
    | "room-read"
    | "room-closed"
    | "suspended"
    | "second-factor";
  muted_until: string | null;
  muted_reason: string | null;
  /** `opens_at` only during the quiet hours. */
  quiet: { from: string; to: string; zone: string; opens_at: string | null } | null;
  slow_seconds: number;
  wait_until: string | null;
  room: { id: string; state: RoomState; app_id: string | null; title: string; homeroom_id?: string } | null;
  /** The rule of a homeroom's room, which its members read. */
  rule?: string;
  rooms_open: number;
  cheers: Cheer[];
  is_moderator: boolean;
  /** The reasons that a moderator chooses from. */
  reasons: { id: string; text: string }[];
  /** The appeal against the current mute. */
  appeal: AppealStatus;
};

/** A refusal is an answer, not an error: it names the rule, and the composer keeps the text. */
export type SayAnswer =
  | { status: "said"; message: ChatMessage }
  | { status: "refused"; rule: string; message: string; wait_until?: string | null; muted_until?: string | null };

export type BlockedPlayer = { user_id: string; username: string; icon: string; created_at: string };

export type ClipStatus = "draft" | "in_review" | "published" | "rejected";

/** A text over the picture; `from` and `to` are frames of the run, as in the clip itself. */
export type ClipCaption = { from: number; to: number; text: string };

/** A published clip in a list. `poster` is a file name in the bucket `clip_posters`; without one the class's cover is shown. */
export type ClipCard = {
  id: string;
  app_id: string;
  app_title: string;
  title: string;
  tall: boolean;
  from_frame: number;
  to_frame: number;
  poster: string | null;
  maker: string | null;
  score: number;
  unit: string;
  /** Whether the run was played with the current rules version. */
  is_current: boolean;
  /** Null under five. */
  likes: number | null;
  published_at: string | null;
};

/** A clip with the part of the replay that it shows: `log` has the inputs before `to_frame`, and `frames` is `to_frame`. */
export type GetClip = ClipCard & {
  /** The address of the class's game. */
  entry: string | null;
  captions: ClipCaption[];
  poster_frame: number;
  sim_version: string | null;
  /** The mode or level that was played; "" is the first mode. */
  variant?: string;
  submission_id: string;
  seed: string;
  log: string;
  frames: number;
  is_mine: boolean;
  is_liked: boolean;
  status: ClipStatus;
};

/** A clip as its maker sees it. */
export type ClipRow = Omit<ClipCard, "maker"> & {
  submission_id: string;
  captions: ClipCaption[];
  poster_frame: number;
  status: ClipStatus;
  /** Why a moderator rejected it. */
  reason: string | null;
  created_at: string;
  updated_at: string;
  watched: number;
  taken_over: number;
  /** False if nobody can see it now: the class is unlisted, or the score was removed. */
  is_playable: boolean;
};

export type ClipPage = { clips: ClipCard[]; next: string | null };

/** One of the caller's verified runs. `why_not` says why no clip can be made of it. */
export type MyRun = {
  submission_id: string;
  app_id: string;
  title: string;
  score: number;
  unit: string;
  frames: number;
  mode: "ranked" | "daily" | "offline";
  sim_version: string | null;
  is_current: boolean;
  is_clippable: boolean;
  why_not: string | null;
  played_at: string;
  clips: number;
};

/** A channel that a creator linked. The code goes into the channel's description, where a moderator looks for it. */
export type MyChannel = {
  id: string;
  host: string;
  url: string;
  handle: string;
  code: string;
  status: "unconfirmed" | "confirmed";
  videos: number;
};

export type MyVideo = {
  id: string;
  social_id: string | null;
  app_id: string | null;
  title: string;
  caption: string;
  url: string;
  status: ClipStatus;
  reason: string | null;
  created_at: string;
  updated_at: string;
};

/** Whether players of other sites may be embedded for the caller, and which PeerTube sites the operator allows. */
export type Embeds = { mode: "off" | "on" | "all"; may_embed: boolean; hosts: string[] };

/** Counts of a class: medians are the upper end of a range; null if nothing was counted. */
type ClassCounts = {
  opens: number;
  plays: number;
  median_seconds: number | null;
  p90_seconds: number | null;
  ready_ms: number | null;
  load_failures: number;
  crashes: number;
};

/** The statistics of a creator's class, latest first. Days with fewer than five players are left out. */
export type ClassStats = {
  days: (ClassCounts & { day: string; players: number })[];
  /** By version; `days` is how many days were counted. */
  versions: (ClassCounts & { build: number; days: number })[];
  crashes: { build: number; message: string; crashes: number }[];
};

/** What functions answer whose SQL type (jsonb, or a table of columns) says less than the function does. */
export type RpcAnswers = PartAnswers & {
  change_clip: ClipRow;
  chat_state: ChatState;
  cheer: SayAnswer;
  claim_streak: { current_streak: number; awarded: number };
  delete_clip: { id: string };
  file_takedown: NoticeKey;
  find_classes: FoundClass[];
  find_players: FoundPlayer[];
  get_app_high_scores: AppHighScore[];
  get_apps_played_by_user: (Ranked & { apps_played: number })[];
  get_best_clips: ClipCard[];
  get_board: Standing[];
  get_clip: GetClip;
  get_clips: ClipPage;
  get_class_stats: ClassStats;
  get_coins_gained: (Ranked & { coins_gained: number })[];
  get_embeds: Embeds;
  get_leaderboard_data: { app_high_scores: BestRun[] } | null;
  get_my_channels: MyChannel[];
  get_my_clips: ClipRow[];
  get_my_profile: MyProfile | null;
  get_my_runs: { runs: MyRun[]; next: string | null };
  get_my_videos: MyVideo[];
  get_rank_around: OwnPlace;
  get_daily: Daily | null;
  get_guest_ticket: GuestTicket;
  get_my_days: MyDay[];
  get_replay: StoredReplay;
  claim_run: ClaimedRun;
  get_takedown: NoticeStatus | null;
  get_top_streaks: (Ranked & { current_streak: number })[];
  get_top_time_spent: (Ranked & { time_spent: number })[];
  get_wallet_statement: WalletEntry[];
  like_clip: { likes: number | null; is_liked: boolean };
  link_channel: MyChannel;
  make_clip: ClipRow;
  moderate: { id: number };
  moderation_counts: ModerationCounts;
  my_appeal: AppealStatus;
  my_blocks: BlockedPlayer[];
  note_clip: { is_counted: boolean };
  /** How many players play each class; classes that nobody plays are left out. */
  playing_now: Record<string, number>;
  save_game: { rev: number };
  say: SayAnswer;
  start_run: StartedRun;
  submit_paced: PacedVerdict;
  submit_clip: ClipRow;
  unlink_channel: { id: string };
  withdraw_clip: ClipRow;
};
