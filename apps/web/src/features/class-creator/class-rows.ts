/** The form of a class. Every field may be missing until it is submitted. */
export type ClassForm = {
  title?: string;
  tagline?: string;
  description?: string;
  controls?: { keys?: string; touch?: string; pad?: string };
  categories?: string[];
  devices?: string[];
  players?: number;
  orientation?: "any" | "landscape" | "portrait";
  licence?: string;
  source_url?: string;
  is_own?: boolean;
  credits?: string;
  min_age?: number;
  /** The path of the accepted cover in the bucket `class_art`. */
  icon?: string;
  /** The address of a game that is not uploaded here. */
  address?: string;
  score?: ScoreForm;
  keep_when_deleted?: boolean;
};

export type ScoreForm = {
  kind: "none" | "bounds" | "replay";
  order?: "asc" | "desc";
  unit?: string;
  min?: number;
  max?: number;
  perSecondMax?: number;
};

/** What the scan of the files found. */
export type Finding = { rule: string; path: string | null; detail: string | null };

export type BuildStatus = "uploading" | "ready" | "in_review" | "approved" | "rejected" | "blocked";

export type BuildRow = {
  id: string;
  number: number;
  hash: string | null;
  /** Instead of files: where the game is loaded from. */
  address: string | null;
  bytes: number;
  files: number;
  note: string;
  flags: string[];
  status: BuildStatus;
  findings: Finding[];
  report: object | null;
  reason: string | null;
  created_at: string;
};

export type ClassStatus = "draft" | "in_review" | "listed" | "rejected" | "unlisted";

export type MyClass = {
  id: string;
  slug: string | null;
  title: string | null;
  status: ClassStatus;
  /** The problems to solve before the class can be submitted. */
  problems: FormProblem[];
  reason: string | null;
  live_build: string | null;
  in_review_build: string | null;
  app_id: string | null;
  code: string | null;
  form: ClassForm;
  /** The form differs from the published one. */
  is_changed: boolean;
  unlisted_by: "owner" | "moderator" | "site" | null;
  builds: BuildRow[];
  updated_at: string;
};

export type FormProblem = { field: string; text: string };

export type SavedDraft = {
  id: string;
  slug: string | null;
  slug_error: string | null;
  status: ClassStatus;
  updated_at: string;
  problems: FormProblem[];
};

export type CreatorState = {
  may: boolean;
  why: "off" | "invite" | "age" | null;
  is_trusted: boolean;
  max_bytes: number;
  used_bytes: number;
  builds_today: number;
  /** Hosts from which a game may be loaded instead of being uploaded. */
  hosts: string[];
  /** Whether this site replays the rules of authors. */
  rules: boolean;
};

type StatNumbers = {
  players: number;
  opens: number;
  plays: number;
  median_seconds: number | null;
  p90_seconds: number | null;
  ready_ms: number | null;
  load_failures: number;
  crashes: number;
};

export type ClassStats = {
  days: (StatNumbers & { day: string })[];
  versions: (StatNumbers & { build: number; days: number })[];
  crashes: { build: number; message: string; crashes: number; players: number }[];
};
