// The protocol between a game and the page around it. Neither trusts the other: the page validates every message, and
// no message can earn coins. Data only, so that it survives a structured clone.

import type { FromClip, ToClip } from "./clip-protocol.ts";

export const PROTOCOL_VERSIONS = [1] as const;

/** The first message, posted to the parent window with one end of a channel. Everything else goes over that channel. */
export type Hello = {
  p: "quack";
  t: "hello";
  versions: number[];
  game: string;
  sdk: string;
  nonce: string;
  wants: Feature[];
};

/** A feature that a game can request and a page can offer. */
export type Feature = "runs" | "replays" | "saves" | "screenshot" | "leaderboard" | "sign-in";

export type Settings = {
  isMuted: boolean;
  /** Effects without music. Missing: music plays. */
  isMusicOff?: boolean;
  /** How late sound is heard on this device, as the player measured it. */
  soundDelayMs?: number;
  /** 0 to 1. */
  volume: number;
  isCalm: boolean;
  isContrast: boolean;
  /** BCP 47. */
  locale: string;
};

/** What a game may know about the player: never an id, never a token. */
export type PlayerCard = { name: string; icon: string; level: number };

/** A run to play: the input of the rules, and the id to submit it with (null: it does not count). */
export type RunTicket = {
  run: string | null;
  seed: string;
  mode: RunMode;
  /** Milliseconds since 1970; null: never. */
  expires: number | null;
  /** The player's best score so far, and the next one above it. */
  best: number | null;
  next: Rival | null;
  /** The game's mode (or level) that this run plays; missing or empty: its first. */
  variant?: string;
  /** Why a run without an id does not count: nobody is signed in, or the server did not answer. */
  why?: "visitor" | "no-answer";
  /** A visitor's run: the server's signed text, with which it can be claimed after sign-up. */
  claim?: string;
  /** Others see the run while it is played: the game sends `inputs` this often, in milliseconds. */
  showEveryMs?: number;
  /** The run goes on where it was before a reload: the log so far, and how many frames it covers. */
  resume?: { log: Uint8Array; frames: number };
};

/**
 * Ranked counts; daily counts on the day's board; race counts in a race with others; practice does not count (no account,
 * or a seed that was chosen).
 */
export type RunMode = "ranked" | "daily" | "offline" | "practice" | "race";

/** The news of a runner of the same race since the last message. */
export type RivalNews = {
  /** Their number in the race. */
  no: number;
  name: string;
  score: number;
  isOver: boolean;
  /** The part of their log from one frame to another. Missing where rivals see only each other's progress. */
  inputs?: { from: number; to: number; log: Uint8Array };
};

export type Rival = { name: string; score: number };

/** A finished run. `log` is the kit's replay log. */
export type FinishedRun = {
  run: string;
  score: number;
  frames: number;
  hash: number;
  log: Uint8Array;
};

/** The verdict on a run. The score is the server's. */
export type RunVerdict = {
  status: "verified" | "rejected" | "queued" | "unranked";
  score: number;
  rank: number | null;
  best: number | null;
  next: Rival | null;
  /** The reason of a rejection, as a sentence. */
  reason: string | null;
  /** Values for the report; missing ones are not shown. */
  previousBest?: number | null;
  rankBefore?: number | null;
  streak?: { days: number; isNew: boolean };
  /** Dabloons that the run earned. */
  coins?: number;
  quests?: { title: string; done: number; of: number }[];
  pass?: { level: number; gained: number };
  /** The least score that ranks, if this one is below it. */
  least?: number;
  /** A moderator looks at the run before it ranks. */
  heldForHands?: true;
  /** The page can share the run and make a clip of it: see the events `share`, `challenge` and `makeClip`. */
  isShareable?: true;
};

/** An earlier run to watch, race or take over. */
export type Replay = {
  seed: string;
  log: Uint8Array;
  frames: number;
  score: number;
  name: string;
  /**
   * The version of the rules it was played with, if it is not the game's current one. Such a run can only be watched.
   */
  rules?: string;
  /** The game's mode (or level) that it was played in; missing or empty: its first. */
  variant?: string;
};

/** Where a runner's game is on the wall, in parts of the frame's width and height. `isFirst`: it is drawn more often. */
export type WallTile = { no: number; x: number; y: number; width: number; height: number; isFirst: boolean };

export type BoardRow = { rank: number; name: string; score: number; isMe: boolean };

/** Events from the game to the page. */
export type FromGame =
  | { type: "loading"; progress: number }
  | { type: "ready" }
  | { type: "gameplayStart"; run: string | null }
  | { type: "gameplayStop"; why: "over" | "paused" | "quit" }
  | { type: "scoreTick"; score: number }
  /** Hashes of the state every ten seconds of play: see `CHECKPOINT_FRAMES` of the kit. */
  | { type: "checkpoint"; run: string; frame: number; hash: number; logHash: number }
  /** The inputs from one frame to another: the bytes that the log has grown by. See `RunTicket.showEveryMs`. */
  | { type: "inputs"; run: string; from: number; to: number; score: number; log: Uint8Array }
  | { type: "happyTime" }
  | { type: "resize"; aspect: number }
  | { type: "log"; text: string }
  /** An uncaught error. The SDK sends it by itself. */
  | { type: "crash"; text: string }
  | { type: "heartbeat" }
  /** The position of a replay, for the page's own transport bar. */
  | { type: "replayAt"; frame: number; frames: number; isPlaying: boolean; speed: number }
  | { type: "leave" }
  /** The player wants to share a submitted run, or to make a clip of it. */
  | { type: "share"; run: string }
  | { type: "makeClip"; run: string }
  /** Challenge others to beat the run. */
  | { type: "challenge"; run: string }
  | FromClip;

/** Events from the page to the game. */
export type ToGame =
  | { type: "pause"; why: "hidden" | "page" | "player" }
  | { type: "resume" }
  /** The player has asked for a run before the game was loaded: begin one without a title screen. */
  | { type: "start"; mode: "ranked" | "daily" | "race"; variant?: string }
  /** Others watch the current run from now on: send `inputs` this often, from its first frame on. Null: nobody does. */
  | { type: "show"; everyMs: number | null }
  /**
   * Show all runs of a race at once, from the news of `rivals`: one canvas, with a tile for each runner. The page sends it
   * again when tiles change places; another seed is another round.
   */
  | { type: "wall"; seed: string; variant?: string; tiles: WallTile[] }
  /** News of the other runners of a race. */
  | { type: "rivals"; rivals: RivalNews[] }
  | { type: "restart" }
  | { type: "settings"; settings: Settings }
  | { type: "player"; player: PlayerCard | null }
  | { type: "watch"; replay: Replay }
  | { type: "race"; replay: Replay }
  | { type: "takeOver"; replay: Replay; frame: number }
  | { type: "replayControl"; isPlaying?: boolean; speed?: number; frame?: number }
  /** Requests a picture of the stage; the game answers with the call `screenshot`. */
  | { type: "capture" }
  | { type: "shutdown" }
  | ToClip;

/** The calls of a game, each with its argument and answer. */
export type Calls = {
  beginRun: { ask: { mode: "ranked" | "daily" | "practice" | "race"; variant?: string }; answer: RunTicket };
  submitRun: { ask: FinishedRun; answer: RunVerdict };
  /** `isMerging`: the game merges saves itself, and also wants the `others` that belong to the player. */
  loadData: { ask: { isMerging: boolean } | null; answer: { rev: number; data: string; others?: string[] } | null };
  saveData: { ask: { rev: number; data: string }; answer: { rev: number } };
  screenshot: { ask: { picture: Blob }; answer: null };
  leaderboard: { ask: { period: "all" | "week" | "day" }; answer: BoardRow[] };
  signIn: { ask: null; answer: null };
};

export type CallName = keyof Calls;

/** Why a call was refused. */
export type CallError =
  | "unsupported"
  | "bad-request"
  | "not-signed-in"
  | "too-many"
  | "too-large"
  | "conflict"
  | "failed";

/** The messages of the channel, in each direction. */
export type GameMessage = { t: "event"; event: FromGame } | { t: "call"; id: number; name: CallName; ask: unknown };

export type PortalMessage =
  | {
      t: "welcome";
      version: number;
      nonce: string;
      features: Feature[];
      settings: Settings;
      player: PlayerCard | null;
      isPaused: boolean;
    }
  | { t: "refuse"; supported: number[] }
  | { t: "event"; event: ToGame }
  | { t: "answer"; id: number; answer: unknown }
  | { t: "error"; id: number; error: CallError };

/** The characters of a variant's name. */
export const MAX_VARIANT_LENGTH = 24;
export const MAX_SAVE_BYTES = 64 * 1024;
export const MAX_RUN_BYTES = 256 * 1024;
/** The largest part of a log in one `inputs` message. A longer one is sent in several. */
export const MAX_INPUT_BYTES = 2048;
export const MIN_SHOW_MS = 200;
export const MAX_RIVALS = 40;
export const MAX_RUN_FRAMES = 72_000;
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
export const MAX_TEXT_LENGTH = 500;
export const HEARTBEAT_MS = 5000;
export const HELLO_TIMEOUT_MS = 4000;
