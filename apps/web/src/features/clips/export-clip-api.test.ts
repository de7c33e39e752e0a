// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { codecsFor, kindOf } from "./export/video-formats.ts";
import { canExport, canShare, exportErrorText } from "./export-clip-api.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser encodes if it can, records if it cannot, and otherwise shares only the link", () => {
  expect(canExport()).toBe("none");
  vi.stubGlobal("MediaRecorder", () => {});
  vi.stubGlobal(
    "HTMLCanvasElement",
    class {
      captureStream() {}
    },
  );
  expect(canExport()).toBe("record");
  vi.stubGlobal("VideoEncoder", () => {});
  expect(canExport()).toBe("encode");
});

test("H.264 is tried first and VP8 last", () => {
  expect(codecsFor().map(kindOf)).toEqual(["mp4", "mp4", "mp4", "webm", "webm"]);
  expect(codecsFor().at(-1)).toBe("vp8");
  expect(codecsFor("webm").every((codec) => kindOf(codec) === "webm")).toBe(true);
});

test("every failure has a sentence, and a cancelled export has none", () => {
  expect(exportErrorText(Object.assign(new Error("x"), { why: "too-large" }))).toContain("shorter");
  expect(exportErrorText(new Error("x"))).toContain("Try again");
  expect(exportErrorText(Object.assign(new Error("x"), { why: "toString" }))).toContain("Try again");
  expect(exportErrorText(new DOMException("stop", "AbortError"))).toBeNull();
});

test("a file is shared only where the device takes it", () => {
  const file = new File([], "clip.mp4", { type: "video/mp4" });
  vi.stubGlobal("navigator", {});
  expect(canShare(file)).toBe(false);
  vi.stubGlobal("navigator", { canShare: ({ files }: { files: File[] }) => files[0] === file });
  expect(canShare(file)).toBe(true);
});
