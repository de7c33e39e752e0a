import {
  CHUNKS_PER_MESSAGE,
  CLIP_SCORES,
  MAX_CLIP_BYTES,
  MAX_CLIP_FRAMES,
  MAX_CLIP_SOUNDS,
  type ClipChunk,
  type ClipColour,
  type ClipSound,
  type FromClip,
} from "./clip-protocol.ts";
import { checkEvent, isRecord, isText, isWhole, isWithin } from "./check-event.ts";
import { MAX_PICTURE_BYTES, type FromGame, type ToGame } from "./protocol.ts";

const SHAPES: readonly ClipSound["shape"][] = ["sine", "square", "triangle", "sawtooth", "noise"];
const FAILURES = ["no-codec", "failed", "too-large"] as const;
const PICTURES = ["image/webp", "image/png"];
const FILES = /^video\/(mp4|webm)\b/;
const MAX_CODEC_NAME = 64;
const MAX_DESCRIPTION_BYTES = 4096;
const MAX_SECONDS = MAX_CLIP_FRAMES / 60;
const TOO_LARGE = { type: "clipVideo", what: "error", why: "too-large" } as const;

/**
 * Validates the events of a clip player. A video is accepted only while one is requested, within its limits, and only
 * up to its last message.
 */
export function createClipCheck() {
  let open: { bytesLeft: number; chunksLeft: number } | null = null;

  const checkVideo = (told: Record<string, unknown>): FromClip | null => {
    if (!open) return null;
    const event = readVideo(told);
    if (event?.what === "chunks") {
      open.chunksLeft -= event.chunks.length;
      open.bytesLeft -= event.chunks.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    }
    if (event?.what === "file") open.bytesLeft -= event.file.size;
    const isTooLarge = open.bytesLeft < 0 || open.chunksLeft < 0;
    if (isTooLarge || event?.what === "end" || event?.what === "file" || event?.what === "error") open = null;
    return isTooLarge ? TOO_LARGE : event;
  };

  return {
    /** Notes a request of the page: it opens the way for its answers. */
    noteRequest(event: ToGame): void {
      if (event.type === "stopExport") open = null;
      if (event.type !== "exportClip") return;
      const seconds = (event.to - event.from) / 60;
      open = { bytesLeft: MAX_CLIP_BYTES, chunksLeft: Math.ceil(seconds * event.fps) + 1 };
    },
    checkEvent(told: unknown): FromGame | null {
      if (!isRecord(told)) return null;
      if (told["type"] === "clipVideo") return checkVideo(told);
      if (told["type"] === "clipScores") return readScores(told["scores"]);
      if (told["type"] !== "clipFrame") return checkEvent(told);
      const { picture } = told;
      const isSound = picture instanceof Blob && PICTURES.includes(picture.type) && picture.size <= MAX_PICTURE_BYTES;
      return isSound ? { type: "clipFrame", picture } : null;
    },
  };
}

function readScores(value: unknown): FromClip | null {
  const scores = readList(value, CLIP_SCORES, (each) => (Number.isSafeInteger(each) ? (each as number) : null));
  return scores?.length === CLIP_SCORES ? { type: "clipScores", scores } : null;
}

type VideoEvent = Extract<FromClip, { type: "clipVideo" }>;

function readVideo(told: Record<string, unknown>): VideoEvent | null {
  const { what } = told;
  const type = "clipVideo";
  switch (what) {
    case "config": {
      const { codec, description } = told;
      const isSound = isText(codec, MAX_CODEC_NAME) && (description === null || isBytes(description));
      if (!isSound || (description?.byteLength ?? 0) > MAX_DESCRIPTION_BYTES) return null;
      return { type, what, codec, description, colour: readColour(told["colour"]) };
    }
    case "chunks": {
      const chunks = readList(told["chunks"], CHUNKS_PER_MESSAGE, readChunk);
      return chunks ? { type, what, chunks } : null;
    }
    case "progress":
      return isWithin(told["done"], 0, 1) ? { type, what, done: told["done"] } : null;
    case "end": {
      const sounds = readList(told["sounds"], MAX_CLIP_SOUNDS, readSound);
      return sounds && isWhole(told["frames"], MAX_CLIP_FRAMES) ? { type, what, frames: told["frames"], sounds } : null;
    }
    case "file": {
      const { file, hasSound } = told;
      const isSound = file instanceof Blob && FILES.test(file.type) && typeof hasSound === "boolean";
      return isSound ? { type, what, file, hasSound } : null;
    }
    case "error": {
      const why = FAILURES.find((each) => each === told["why"]);
      return why ? { type, what, why } : null;
    }
    default:
      return null;
  }
}

function readChunk(value: unknown): ClipChunk | null {
  if (!isRecord(value) || !isBytes(value["bytes"]) || typeof value["isKey"] !== "boolean") return null;
  const { bytes, isKey, at } = value;
  return isWhole(at, MAX_SECONDS * 1e6) ? { bytes, isKey, at } : null;
}

function readSound(value: unknown): ClipSound | null {
  if (!isRecord(value)) return null;
  const { at, from, to, length, volume } = value;
  const shape = SHAPES.find((each) => each === value["shape"]);
  const areTones = isWithin(from, 0, 24_000) && isWithin(to, 0, 24_000);
  if (!shape || !areTones || !isWithin(at, 0, MAX_SECONDS + 10)) return null;
  return isWithin(length, 0.001, 10) && isWithin(volume, 0, 1) ? { at, shape, from, to, length, volume } : null;
}

function readColour(value: unknown): ClipColour | null {
  if (!isRecord(value)) return null;
  const name = (each: unknown) => (isText(each, 20) ? each : null);
  const { primaries, transfer, matrix, fullRange } = value;
  return {
    primaries: name(primaries),
    transfer: name(transfer),
    matrix: name(matrix),
    fullRange: typeof fullRange === "boolean" ? fullRange : null,
  };
}

/** A list of at most this many valid values; null if one is invalid. */
function readList<T>(value: unknown, most: number, read: (each: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const found = value.map((each: unknown) => read(each));
  return found.every((each) => each !== null) ? found : null;
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
