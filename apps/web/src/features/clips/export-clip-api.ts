import type { ExportedClip, ExportOptions } from "./export/export-clip.ts";
import { exportWay, type ExportWay } from "./export/video-formats.ts";
import type { PlayableClip } from "./player/playable-clip.ts";

/** How this browser can make a video of a clip; with "none", only the link can be shared. */
export const canExport = (): ExportWay => exportWay();

/**
 * Makes a video file of a clip on this device. `onProgress` gets 0 to 1. Rejects with a `ClipFailed`, or with the
 * signal's reason; `exportErrorText` has the sentence for it.
 */
export async function exportClip(
  options: ExportOptions,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<ExportedClip> {
  const { makeVideo } = await import("./export/export-clip.ts");
  return makeVideo(options, onProgress, signal);
}

/** The poster of a clip as WebP, drawn here from the run. */
export async function drawPoster(clip: PlayableClip): Promise<Blob> {
  const { makePoster } = await import("./export/export-clip.ts");
  return makePoster(clip);
}

const SENTENCES = {
  "no-codec": "This browser cannot make videos. Share the link instead.",
  failed: "The video could not be made. Try again, or share the link instead.",
  "too-large": "The video got too large. Choose a shorter part.",
  older: "This run was played with older rules that cannot be drawn any more.",
  unreachable: "The game did not answer. Check your connection and try again.",
};

/** The sentence for a failed export; null if it was cancelled. */
export function exportErrorText(error: unknown): string | null {
  if (error instanceof DOMException && error.name === "AbortError") return null;
  const why = typeof error === "object" && error !== null && "why" in error ? String(error.why) : "failed";
  return Object.hasOwn(SENTENCES, why) ? SENTENCES[why as keyof typeof SENTENCES] : SENTENCES.failed;
}

/** Whether the device's own share sheet takes this file. */
export const canShare = (file: File): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
