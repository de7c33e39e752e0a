// The answers of the functions for races, friends and live runs.

export type RaceState = "lobby" | "running" | "podium" | "ended";
export type RaceOpenTo = "homeroom" | "players" | "guests" | "friends";
export type RaceKind = "race" | "duel";
/** The parts that runners see of each other: the state, drawn from the inputs, or score and place only. */
export type RaceRivals = "ghost" | "progress";

export type RaceRunner = {
  no: number;
  /** Null for guests, and not told to guests. */
  user_id: string | null;
  name: string;
  icon: string | null;
  is_guest: boolean;
  is_me: boolean;
  has_left: boolean;
  /** For the host: the name in the homeroom, and how many have reported the name. */
  member_name?: string | null;
  reports?: number;
};

export type RaceResult = {
  round: number;
  no: number;
  /** A held run keeps its place until the host has decided, and is marked. */
  status: "playing" | "submitted" | "verified" | "held" | "rejected";
  /** The score that the runner's page claims, until the verdict. */
  live_score: number | null;
  score: number | null;
  /** Equal scores share a place. Null without a verdict. */
  place: number | null;
  points: number | null;
  /** It was handed in after a gap that nobody saw. */
  is_late: boolean;
  /** Of the own run, or for the host. */
  reason: string | null;
  run_id: string | null;
  /** For the host: runners whose inputs are equal or nearly so. */
  alike: number[];
};

/** A race as its host or a runner may see it. */
export type Race = {
  race_id: string;
  code: string;
  kind: RaceKind;
  app_id: string;
  title: string;
  variant: string;
  rivals: RaceRivals;
  order: "desc" | "asc";
  unit: string;
  rounds: number;
  /** 0 before the first start. */
  round: number;
  state: RaceState;
  open_to: RaceOpenTo;
  is_locked: boolean;
  max_runners: number;
  homeroom_id: string | null;
  is_host: boolean;
  /** The caller's number; null for a host who does not race. */
  me: number | null;
  sees_inputs: boolean;
  /** The private channel of everybody in the race. It changes when a runner is removed. */
  topic: string;
  /** The private channel with the inputs, where only the host sees them. */
  host_topic: string | null;
  host_name: string | null;
  starts_at: string | null;
  now: string;
  opened_at: string;
  expires_at: string;
  ended_at: string | null;
  /** How often a page shows its inputs. */
  every_ms: number;
  runners: RaceRunner[];
  results: RaceResult[];
  standings: { no: number; points: number; place: number }[];
  rematch: { race_id: string; code: string } | null;
};

export type JoinedRace =
  | { status: "joined"; race: Race; guest?: string }
  | {
      status: "refused";
      rule: "code" | "wait" | "full" | "locked" | "age" | "homeroom" | "guests" | "friends" | "removed" | "joining";
      message: string;
    };

export type RaceTicket = {
  run_id: string;
  seed: string;
  app_id: string;
  variant: string;
  sim_version: string;
  round: number;
  status: string;
  starts_at: string;
  begun_at: string;
  now: string;
  every_ms: number;
  /** The inputs that were shown before a reload, in base64, and the frame up to which they go. */
  shown: string;
  shown_to: number;
};

export type RaceInputs = {
  round: number;
  seed: string | null;
  sim_version: string | null;
  app_id: string;
  variant: string;
  starts_at: string | null;
  now: string;
  runs: { no: number; log: string; to: number; score: number | null; is_over: boolean }[];
};

/** The event `live` of a race's topics: number, first and last frame, score, log in base64. Scores only have no frames. */
export type RaceNews = {
  round: number;
  at: string;
  runs: [no: number, from: number | null, to: number | null, score: number | null, log?: string][];
};

export type FriendCard = { user_id: string; username: string; icon: string };

export type MyFriends = {
  may_add: boolean;
  why_not: string | null;
  friends: (FriendCard & { since: string })[];
  requests: (FriendCard & { is_confirmed: boolean; expires_at: string })[];
  playing: { user_id: string; run_id: string; app_id: string; variant: string }[];
};

export type UsedFriendCode =
  | { status: "asked"; friend: FriendCard }
  | { status: "refused"; rule: "code" | "wait" | "own" | "known"; message: string };

export type Challenge = {
  submission_id: string;
  app_id: string;
  title: string;
  variant: string;
  score: number;
  unit: string;
  order: "desc" | "asc";
  username: string;
  /** Whether the class still has the rules that it was played with. */
  is_playable: boolean;
};

export type WatchedRun = {
  run_id: string;
  app_id: string;
  variant: string;
  sim_version: string;
  seed: string;
  username: string;
  shown: string;
  shown_to: number;
  topic: string;
};

/** A race of the caller that has not ended. */
export type OwnRace = {
  race_id: string;
  code: string;
  kind: RaceKind;
  app_id: string;
  state: RaceState;
  is_host: boolean;
};

export type FriendsBoardRow = {
  rank: number;
  user_id: string;
  username: string;
  icon: string;
  score: number;
  submission_id: string;
  is_me: boolean;
};

export type RaceRpcAnswers = {
  begin_race_run: RaceTicket;
  challenge_friend: { status: "sent" };
  cheer_race: { status: "said" };
  confirm_friend: { status: "waiting" | "friends" };
  end_race: Race;
  end_round: Race;
  get_challenge: Challenge;
  get_friends_board: FriendsBoardRow[];
  get_race: Race;
  get_race_inputs: RaceInputs;
  join_race: JoinedRace;
  leave_race: { status: "left" };
  lock_race: Race;
  make_friend_code: { code: string; expires_at: string; seconds: number };
  my_friends: MyFriends;
  my_races: OwnRace[];
  open_race: Race;
  rematch_race: Race;
  remove_friend: { status: "removed" };
  remove_runner: Race;
  report_runner: { status: "reported" };
  settle_race_run: Race;
  show_inputs: { shown_to: number };
  show_live_inputs: { shown_to: number; watchers: number };
  start_race: Race;
  stop_watching: { status: "stopped" };
  submit_race_run: { run_id: string; status: "submitted"; is_late: boolean };
  use_friend_code: UsedFriendCode;
  watch_live: WatchedRun;
};
