import "./clip-video.css";
import {
  CLIP_FPS,
  type ClipChunk,
  type ClipCut,
  type ClipFailure,
  type FromClip,
} from "@quackademy/game-sdk/clip-protocol.ts";
import { CLIP_SANDBOX, type ClipFrame, openClipFrame } from "#features/clips/player/open-clip-frame.ts";
import { type PlayableClip } from "#features/clips/player/playable-clip.ts";
import { releaseEntry } from "#features/clips/player/release-entry.ts";
import { BITS_PER_SECOND, VIDEO_SIZES } from "./video-formats.ts";

/** A video without sound, as the frame encoded it. */
export type DrawnVideo = {
  config: Extract<FromClip, { what: "config" }>;
  chunks: ClipChunk[];
  frames: number;
  sounds: Extract<FromClip, { what: "end" }>["sounds"];
};
export type RecordedVideo = Extract<FromClip, { what: "file" }>;

/** The frame could not make a video. */
export class ClipFailed extends Error {
  readonly why: ClipFailure | "older" | "unreachable";

  constructor(why: ClipFailed["why"]) {
    super(`the clip could not be drawn: ${why}`);
    this.why = why;
  }
}

type DrawOptions = {
  clip: PlayableClip;
  cut: ClipCut;
  /** Empty: record in real time. */
  codecs: string[];
  onProgress(done: number): void;
  signal?: AbortSignal;
};

/** Lets a frame of its own draw the clip into a video. */
export function drawVideo({ clip, cut, codecs, onProgress, signal }: DrawOptions): Promise<DrawnVideo | RecordedVideo> {
  const chunks: ClipChunk[] = [];
  let config: DrawnVideo["config"] | null = null;
  const seconds = (cut.to - cut.from) / 60;
  return inClipFrame(clip, signal, (frame, settle) => ({
    onReady: () =>
      frame().tell({
        type: "exportClip",
        ...cut,
        size: cut.isTall ? VIDEO_SIZES.tall : VIDEO_SIZES.wide,
        fps: CLIP_FPS,
        codecs,
        bitsPerSecond: BITS_PER_SECOND,
      }),
    onEvent(event) {
      if (event.type !== "clipVideo") return;
      if (event.what === "config") config = event;
      if (event.what === "progress") onProgress(event.done);
      if (event.what === "chunks") {
        chunks.push(...event.chunks);
        onProgress(Math.min(1, chunks.at(-1)!.at / 1e6 / seconds));
      }
      if (event.what === "file") settle(event);
      if (event.what === "error") settle(new ClipFailed(event.why));
      if (event.what !== "end") return;
      const { frames, sounds } = event;
      settle(config && chunks.length > 0 ? { config, chunks, frames, sounds } : new ClipFailed("failed"));
    },
  }));
}

const PICTURE_TIMEOUT_MS = 30_000;

/** One frame of the clip as a picture. It has no cancel button, so it times out. */
export function drawClipFrame(
  clip: PlayableClip,
  cut: ClipCut,
  { frame: wanted, width, height }: { frame: number; width: number; height: number },
): Promise<Blob> {
  return inClipFrame(clip, AbortSignal.timeout(PICTURE_TIMEOUT_MS), (frame, settle) => ({
    onReady: () => frame().tell({ type: "drawClip", ...cut, frame: wanted, size: { width, height } }),
    onEvent: (event) => event.type === "clipFrame" && settle(event.picture),
  }));
}

type FrameWork = {
  onReady(): void;
  onEvent(event: Parameters<Parameters<typeof openClipFrame>[1]["onEvent"]>[0]): void;
};

/** Opens a frame that nobody sees, until the work in it is settled. */
async function inClipFrame<T>(
  clip: PlayableClip,
  signal: AbortSignal | undefined,
  work: (frame: () => ClipFrame, settle: (result: T | Error) => void) => FrameWork,
): Promise<T> {
  signal?.throwIfAborted();
  const entry = await releaseEntry(clip, clip.sim_version);
  if (entry === null) throw new ClipFailed("older");
  signal?.throwIfAborted();
  const element = document.createElement("iframe");
  element.className = "clip-export-frame";
  element.title = "Drawing the clip";
  element.tabIndex = -1;
  element.ariaHidden = "true";
  element.setAttribute("sandbox", CLIP_SANDBOX);
  element.allow = "autoplay 'src'";
  document.body.append(element);
  let opened: ClipFrame | null = null;
  try {
    return await new Promise<T>((resolve, reject) => {
      const settle = (result: T | Error) => (result instanceof Error ? reject(result) : resolve(result));
      const { onReady, onEvent } = work(() => opened!, settle);
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      opened = openClipFrame(element, {
        game: clip.app_id,
        entry,
        isMuted: true,
        onEvent(event) {
          if (event.type === "ready") onReady();
          else if (event.type === "crash") settle(new ClipFailed("failed"));
          else onEvent(event);
        },
        onFail: () => settle(new ClipFailed("unreachable")),
      });
    });
  } finally {
    // Removing the frame also ends an encoder that is still at work.
    (opened as ClipFrame | null)?.close();
    element.remove();
  }
}
