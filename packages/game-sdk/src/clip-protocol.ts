// The messages between the page and the clip player. The clip player shows a part of a run, and can draw it into a
// video. Ordinary games ignore the requests, and the page ignores such answers from them.

/** A text over a part of a clip; `from` and `to` are frames of the run. */
export type ClipCaption = { from: number; to: number; text: string };

/** The line outside the picture. The score at each moment is added by the game's view. */
export type ClipStrip = { title: string; unit: string; seal: string; maker: string | null };

/** A part of a run, and what is written on it. */
export type ClipCut = {
  /** The log may end at `to`. */
  replay: { seed: string; log: Uint8Array; frames: number; variant?: string };
  from: number;
  to: number;
  captions: ClipCaption[];
  /** Null: the picture alone. */
  strip: ClipStrip | null;
  isTall: boolean;
};

/** A picture's size in pixels; both are even, because encoders insist on it. */
export type ClipSize = { width: number; height: number };

/** Events from the page to the clip player. */
export type ToClip =
  /** Plays the part in a loop, until another request. `replayControl` pauses and seeks. */
  | ({ type: "clip"; isMuted: boolean } & ClipCut)
  /** Draws the part into a video. The answers are `clipVideo` events; the last one is `end`, `file` or `error`. */
  | ({
      type: "exportClip";
      size: ClipSize;
      fps: number;
      /** WebCodecs names, best first. An empty list records in real time with MediaRecorder. */
      codecs: string[];
      bitsPerSecond: number;
    } & ClipCut)
  | { type: "stopExport" }
  /** Draws the picture of one frame; the answer is `clipFrame`. */
  | ({ type: "drawClip"; frame: number; size: ClipSize } & ClipCut)
  /** Replays the whole run; the answer is `clipScores`. */
  | { type: "readScores"; replay: ClipCut["replay"] };

/** A sound of the clip, and its second. The page renders the sounds itself: see `Sound` of the kit. */
export type ClipSound = {
  at: number;
  shape: "sine" | "square" | "triangle" | "sawtooth" | "noise";
  from: number;
  to: number;
  length: number;
  volume: number;
};

export type ClipChunk = { bytes: Uint8Array; isKey: boolean; /** Microseconds. */ at: number };

/** Why there is no video: no codec of the list works here, the encoder failed, or the video got too large. */
export type ClipFailure = "no-codec" | "failed" | "too-large";

/** Events from the clip player to the page. */
export type FromClip =
  | { type: "clipVideo"; what: "config"; codec: string; description: Uint8Array | null; colour: ClipColour | null }
  | { type: "clipVideo"; what: "chunks"; chunks: ClipChunk[] }
  | { type: "clipVideo"; what: "progress"; done: number }
  | { type: "clipVideo"; what: "end"; frames: number; sounds: ClipSound[] }
  /** A whole file, recorded in real time, with or without sound. */
  | { type: "clipVideo"; what: "file"; file: Blob; hasSound: boolean }
  | { type: "clipVideo"; what: "error"; why: ClipFailure }
  | { type: "clipFrame"; picture: Blob }
  /** The score at `CLIP_SCORES` places of the run, from its first frame to its last, equally far apart. */
  | { type: "clipScores"; scores: number[] };

/** The decoder's colour space; names as WebCodecs has them. */
export type ClipColour = {
  primaries: string | null;
  transfer: string | null;
  matrix: string | null;
  fullRange: boolean | null;
};

export const CLIP_FPS = 30;
export const MAX_CLIP_FRAMES = 3600;
export const MIN_CLIP_FRAMES = 180;
export const MAX_CLIP_BYTES = 40 * 1024 * 1024;
export const MAX_CLIP_CAPTIONS = 3;
export const MAX_CAPTION_LENGTH = 60;
/** Chunks of one message: a second of video. */
export const CHUNKS_PER_MESSAGE = 30;
export const MAX_CLIP_SOUNDS = 8000;
export const CLIP_SCORES = 121;
