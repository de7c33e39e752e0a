import type { AppealStatus } from "./moderation-answers.ts";

// The answers of the chat's functions.

export type RoomState = "open" | "read" | "closed";
export type Cheer = { id: string; text: string };

/** A message as it is stored and broadcast. A removed one has no text. */
export type ChatMessage = {
  id: number;
  /** The author. In a homeroom the id of the member there, which is no account's. */
  user_id: string | null;
  /** Empty in a homeroom. */
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

/** The rights of the caller in a room of the chat, and the reason for what is missing. */
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

export type ChatRpcAnswers = {
  chat_state: ChatState;
  cheer: SayAnswer;
  my_blocks: BlockedPlayer[];
  say: SayAnswer;
};
