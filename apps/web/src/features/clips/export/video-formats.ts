/** How a clip can become a file: encoded faster than it plays, recorded in real time, or not at all. */
export type ExportWay = "encode" | "record" | "none";

export type VideoKind = "mp4" | "webm";

/** The sizes of an exported video, in pixels. */
export const VIDEO_SIZES = { wide: { width: 1280, height: 720 }, tall: { width: 720, height: 1280 } } as const;

/** H.264 plays everywhere, so it is tried first. VP8 is the slowest, and the last resort. */
export const VIDEO_CODECS = ["avc1.640020", "avc1.4D0020", "avc1.42E020", "vp09.00.31.08", "vp8"] as const;

/** A minute stays below the limit of 40 MB. */
export const BITS_PER_SECOND = 4_000_000;

export const kindOf = (codec: string): VideoKind => (codec.startsWith("avc1") ? "mp4" : "webm");

/** `kind` limits the choice to one kind of file. */
export const codecsFor = (kind?: VideoKind): string[] =>
  VIDEO_CODECS.filter((codec) => kind === undefined || kindOf(codec) === kind);

/** Guesses from what the browser has; the export itself tries for real. */
export function exportWay(): ExportWay {
  if (typeof VideoEncoder !== "undefined") return "encode";
  const canRecord = typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;
  return canRecord ? "record" : "none";
}
