import { describe, expect, test } from "vitest";
import { createClipCheck } from "./check-clip.ts";
import { CHUNKS_PER_MESSAGE, CLIP_SCORES, MAX_CLIP_BYTES, MAX_CLIP_SOUNDS } from "./clip-protocol.ts";
import { MAX_PICTURE_BYTES, type ToGame } from "./protocol.ts";

const SECONDS = 4;
const REQUEST: ToGame = {
  type: "exportClip",
  replay: { seed: "0".repeat(32), log: new Uint8Array(), frames: SECONDS * 60 },
  from: 0,
  to: SECONDS * 60,
  captions: [],
  strip: null,
  isTall: false,
  size: { width: 1280, height: 720 },
  fps: 30,
  codecs: ["vp8"],
  bitsPerSecond: 1_000_000,
};
const SOUND = { at: 1, shape: "sine", from: 440, to: 440, length: 0.2, volume: 0.4 };

const video = (what: string, more: object = {}) => ({ type: "clipVideo", what, ...more });
const chunk = (bytes = 10) => ({ bytes: new Uint8Array(bytes), isKey: false, at: 0 });
const chunks = (count: number, bytes = 10) =>
  video("chunks", { chunks: Array.from({ length: count }, () => chunk(bytes)) });

function openCheck() {
  const check = createClipCheck();
  check.noteRequest(REQUEST);
  return check;
}

describe("a video from a clip player", () => {
  test("is accepted piece by piece, without fields that nobody asked for", () => {
    const check = openCheck();
    const config = video("config", { codec: "vp8", description: null, colour: { primaries: "bt709", evil: 1 } });
    expect(check.checkEvent({ ...config, more: "of it" })).toEqual({
      type: "clipVideo",
      what: "config",
      codec: "vp8",
      description: null,
      colour: { primaries: "bt709", transfer: null, matrix: null, fullRange: null },
    });
    expect(check.checkEvent(chunks(CHUNKS_PER_MESSAGE))).toMatchObject({ what: "chunks" });
    expect(check.checkEvent(video("progress", { done: 0.5 }))).toEqual(video("progress", { done: 0.5 }));
    expect(check.checkEvent(video("end", { frames: 30, sounds: [{ ...SOUND, x: 1 }] }))).toEqual(
      video("end", { frames: 30, sounds: [SOUND] }),
    );
  });

  test("is ignored when nobody asked for one, after its end, and after it was stopped", () => {
    const check = createClipCheck();
    expect(check.checkEvent(chunks(1))).toBeNull();
    check.noteRequest(REQUEST);
    check.checkEvent(video("end", { frames: 1, sounds: [] }));
    expect(check.checkEvent(chunks(1))).toBeNull();
    check.noteRequest(REQUEST);
    check.noteRequest({ type: "stopExport" });
    expect(check.checkEvent(chunks(1))).toBeNull();
  });

  test("ends with an error when it has more chunks than the clip has frames", () => {
    const check = openCheck();
    for (let second = 0; second < SECONDS; second++)
      expect(check.checkEvent(chunks(30))).toMatchObject({ what: "chunks" });
    expect(check.checkEvent(chunks(2))).toEqual(video("error", { why: "too-large" }));
    expect(check.checkEvent(chunks(1))).toBeNull();
  });

  test("ends with an error when it has more bytes than allowed, in chunks or in one file", () => {
    const half = MAX_CLIP_BYTES / 2;
    const check = openCheck();
    expect(check.checkEvent(chunks(1, half))).toMatchObject({ what: "chunks" });
    expect(check.checkEvent(chunks(1, half + 1))).toEqual(video("error", { why: "too-large" }));
    const file = new Blob([new Uint8Array(MAX_CLIP_BYTES + 1)], { type: "video/webm" });
    expect(openCheck().checkEvent(video("file", { file, hasSound: true }))).toEqual(
      video("error", { why: "too-large" }),
    );
  });

  test.each([
    ["an unknown part", video("honk")],
    ["too many chunks in one message", chunks(CHUNKS_PER_MESSAGE + 1)],
    ["chunks that are no bytes", video("chunks", { chunks: [{ bytes: [1, 2], isKey: true, at: 0 }] })],
    ["a chunk after the longest clip", video("chunks", { chunks: [{ ...chunk(), at: 61e6 }] })],
    ["a description that is too long", video("config", { codec: "vp8", description: new Uint8Array(4097) })],
    ["a codec without a name", video("config", { codec: 8, description: null })],
    ["a file that is no video", video("file", { file: new Blob([], { type: "text/html" }), hasSound: false })],
    ["too many sounds", video("end", { frames: 1, sounds: Array.from({ length: MAX_CLIP_SOUNDS + 1 }, () => SOUND) })],
    ["a sound without a shape", video("end", { frames: 1, sounds: [{ ...SOUND, shape: "bang" }] })],
    ["a sound that never ends", video("end", { frames: 1, sounds: [{ ...SOUND, length: Infinity }] })],
    ["a deafening sound", video("end", { frames: 1, sounds: [{ ...SOUND, volume: 1000 }] })],
    ["an unknown error", video("error", { why: "<b>because</b>" })],
    ["progress beyond its end", video("progress", { done: 2 })],
  ])("with %s is dropped", (_what, told) => {
    expect(openCheck().checkEvent(told)).toBeNull();
  });
});

test("a picture is accepted as WebP or PNG, up to its limit", () => {
  const { checkEvent } = createClipCheck();
  const picture = new Blob(["x"], { type: "image/webp" });
  expect(checkEvent({ type: "clipFrame", picture })).toEqual({ type: "clipFrame", picture });
  expect(checkEvent({ type: "clipFrame", picture: new Blob(["x"], { type: "image/svg+xml" }) })).toBeNull();
  const large = new Blob([new Uint8Array(MAX_PICTURE_BYTES + 1)], { type: "image/webp" });
  expect(checkEvent({ type: "clipFrame", picture: large })).toBeNull();
});

test("other events of a clip player are those of a game", () => {
  const { checkEvent } = createClipCheck();
  expect(checkEvent({ type: "ready" })).toEqual({ type: "ready" });
  expect(checkEvent({ type: "honk" })).toBeNull();
  expect(checkEvent("ready")).toBeNull();
});

test("the scores of a run are accepted whole, and only as whole numbers", () => {
  const check = createClipCheck();
  const scores = Array.from({ length: CLIP_SCORES }, (_, place) => place * 10 - 5);
  const told = (value: unknown) => check.checkEvent({ type: "clipScores", scores: value });
  expect(told(scores)).toEqual({ type: "clipScores", scores });
  for (const wrong of [scores.slice(1), [...scores, 1], scores.with(3, 0.5), scores.with(3, NaN), "1", null])
    expect(told(wrong)).toBeNull();
});
