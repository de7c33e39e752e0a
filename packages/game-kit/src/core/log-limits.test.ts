import { describe, expect, test } from "vitest";
import { logBefore, maxEntries } from "./log-limits.ts";
import { LogRecorder } from "./replay-log.ts";

describe("a log cut at a frame", () => {
  test("equals what the recorder had written by that frame", () => {
    const recorder = new LogRecorder();
    const written: Uint8Array[] = [];
    for (let frame = 0; frame < 2000; frame++) {
      written.push(recorder.bytes());
      const taps = frame % 7 === 0 ? [frame, 0xfffff] : [];
      recorder.record(frame, { held: frame % 500 < 130 ? 0 : frame >> 5, taps });
    }
    const log = recorder.bytes();
    const wrong = written.filter((bytes, frame) => String(logBefore(log, frame)) !== String(bytes));
    expect(wrong).toEqual([]);
    expect(logBefore(log, 5000)).toHaveLength(log.length);
    expect(logBefore(new Uint8Array(), 600)).toEqual(new Uint8Array());
  });
});

test("a log may have forty inputs a second, plus one extra second's worth", () => {
  expect([0, 60, 600, 72_000].map(maxEntries)).toEqual([40, 80, 440, 48_040]);
});
