// The answers of the functions for moderation, appeals and takedown notices.

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

export type ModerationRpcAnswers = {
  file_takedown: NoticeKey;
  find_classes: FoundClass[];
  find_players: FoundPlayer[];
  get_takedown: NoticeStatus | null;
  moderate: { id: number };
  moderation_counts: ModerationCounts;
  my_appeal: AppealStatus;
};
