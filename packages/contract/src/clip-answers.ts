// The answers of the functions for clips, channels and videos.

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

/**
 * Whether video players of other sites may be embedded for the caller, and the PeerTube sites that the operator allows.
 */
export type Embeds = { mode: "off" | "on" | "all"; may_embed: boolean; hosts: string[] };

export type ClipRpcAnswers = {
  change_clip: ClipRow;
  delete_clip: { id: string };
  get_best_clips: ClipCard[];
  get_clip: GetClip;
  get_clips: ClipPage;
  get_embeds: Embeds;
  get_my_channels: MyChannel[];
  get_my_clips: ClipRow[];
  get_my_runs: { runs: MyRun[]; next: string | null };
  get_my_videos: MyVideo[];
  like_clip: { likes: number | null; is_liked: boolean };
  link_channel: MyChannel;
  make_clip: ClipRow;
  note_clip: { is_counted: boolean };
  submit_clip: ClipRow;
  unlink_channel: { id: string };
  withdraw_clip: ClipRow;
};
