// The answers of the functions about creators' classes.

export type ClassStatus = "draft" | "in_review" | "listed" | "rejected" | "unlisted";
export type BuildStatus = "uploading" | "ready" | "in_review" | "approved" | "rejected" | "blocked";
export type BuildFlag = "eval" | "threads" | "sdk" | "rules";

/** The form of a creator's class. Every field may be missing until it is submitted. */
export type ClassForm = {
  title?: string;
  slug?: string;
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
  /** The file name of the cover in the bucket class_art. */
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

/** Something in a build that a reviewer should look at. */
export type BuildFinding = { rule: string; path: string | null; detail: string | null };

export type ClassBuild = {
  id: string;
  number: number;
  /** Null while it is uploaded, and for a game on another host. */
  hash: string | null;
  address: string | null;
  bytes: number;
  files: number;
  note: string;
  flags: BuildFlag[];
  status: BuildStatus;
  reason: string | null;
  findings: BuildFinding[];
  report: Record<string, unknown> | null;
  /** A trusted creator's build is live before its review, until then. */
  review_until: string | null;
  created_at: string;
};

export type FormProblem = { field: string; text: string };
/** A refused file of a build; `begin_build` has the list as JSON in the details of its error. */
export type FileProblem = { path: string; text: string };

export type MyClass = {
  id: string;
  slug: string | null;
  title: string | null;
  status: ClassStatus;
  reason: string | null;
  /** Null until the class was published. */
  app_id: string | null;
  code: string | null;
  listed: boolean;
  live_build: string | null;
  in_review_build: string | null;
  submitted_at: string | null;
  /** "site": because of its maker or its host; `reason` says why, and it comes back by itself. */
  unlisted_by: "owner" | "moderator" | "site" | null;
  form: ClassForm;
  /** Whether the form differs from the published one. */
  is_changed: boolean;
  problems: FormProblem[];
  builds: ClassBuild[];
  updated_at: string;
};

export type SavedDraft = {
  id: string;
  slug: string | null;
  slug_error: string | null;
  status: ClassStatus;
  updated_at: string;
  problems: FormProblem[];
};

export type BegunBuild = { build_id: string; number: number; missing: string[] };

/** The answer of the function accept-build. */
export type AcceptedFiles = { done: number; left: number; findings: BuildFinding[]; problems: FileProblem[] };

export type CreatorState = {
  may: boolean;
  is_creator: boolean;
  mode: "off" | "invite" | "open";
  why: "off" | "invite" | "age" | null;
  is_trusted: boolean;
  max_bytes: number;
  used_bytes: number;
  builds_today: number;
  /** Hosts from which a class may load its game instead of an upload. */
  hosts: string[];
  /** Whether this site replays the rules of creators. */
  rules: boolean;
};

export type AuthorKey = { id: string; name: string; created_at: string; used_at: string | null };

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

export type ClassRpcAnswers = {
  get_class_stats: ClassStats;
  begin_build: BegunBuild;
  check_slug: { slug: string; is_free: boolean; text: string | null };
  finish_build: ClassBuild;
  get_author_keys: AuthorKey[];
  get_creator_state: CreatorState;
  get_my_classes: MyClass[];
  /** The key is shown this once. */
  make_author_key: { id: string; name: string; key: string; created_at: string };
  relist_class: { id: string; status: ClassStatus };
  roll_back: { id: string; live_build: string; number: number };
  save_draft: SavedDraft;
  submit_class: { id: string; status: ClassStatus; in_review_build: string | null; live_build: string | null };
  unlist_class: { id: string; status: ClassStatus };
  withdraw_class: { id: string; status: ClassStatus };
};
