import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { diskLevel, hasRoomFor, lowBytes, type DiskLevel } from "./disk-level.ts";
import { watchDisk } from "./disk-watch.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;

test.each([
  [512 * MB, 102.4 * MB],
  [2 * GB, 200 * MB],
  [20 * GB, GB],
  [2000 * GB, 5000 * MB],
])("a disk of %i bytes is nearly full below %i", (totalBytes, low) => {
  expect(lowBytes({ totalBytes })).toBeCloseTo(low, 0);
});

describe("the level of a disk", () => {
  const at = (freeBytes: number, before: DiskLevel) => diskLevel({ freeBytes, totalBytes: 20 * GB }, before);

  test("falls at once and rises with hysteresis", () => {
    expect(at(1.01 * GB, "ok")).toBe("ok");
    expect(at(0.99 * GB, "ok")).toBe("low");
    expect(at(1.1 * GB, "low"), "it would flicker").toBe("low");
    expect(at(1.21 * GB, "low")).toBe("ok");
    expect(at(0.2 * GB, "ok")).toBe("critical");
    expect(at(0.28 * GB, "critical")).toBe("critical");
    expect(at(0.31 * GB, "critical")).toBe("low");
  });

  test("is never ok below the limit, whatever came before", () => {
    const levels = fc.constantFrom<DiskLevel>("ok", "low", "critical");
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.double({ min: 0, max: 1, noNaN: true }), levels, (totalBytes, share, before) => {
        const space = { freeBytes: Math.floor(totalBytes * share), totalBytes };
        const level = diskLevel(space, before);
        if (space.freeBytes < lowBytes(space)) expect(level).not.toBe("ok");
        if (space.freeBytes >= 1.2 * lowBytes(space)) expect(level).toBe("ok");
        expect(diskLevel(space, level), "the same reading changes nothing").toBe(level);
      }),
    );
  });

  test("leaves half of the reserve when a file is stored", () => {
    const space = { freeBytes: 2 * GB, totalBytes: 20 * GB };
    expect(hasRoomFor(space, "ok", GB)).toBe(true);
    expect(hasRoomFor(space, "ok", 1.6 * GB)).toBe(false);
    expect(hasRoomFor(space, "low", 1)).toBe(false);
  });
});

test("a watched disk reports when it becomes full and when it has room again", async () => {
  vi.useFakeTimers();
  const readings = [10, 0.5, 0.5, 3];
  const news: DiskLevel[] = [];
  const read = async () => ({ freeBytes: readings.shift()! * GB, totalBytes: 20 * GB });
  const disk = await watchDisk(read, (level) => news.push(level));
  expect([disk.level(), disk.hasRoomFor(GB)]).toEqual(["ok", true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([disk.level(), disk.hasRoomFor(1)]).toEqual(["low", false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(disk.level(), "near the limit it looks every half second").toBe("ok");
  expect(news).toEqual(["low", "ok"]);
  disk.stop();
  vi.useRealTimers();
});
