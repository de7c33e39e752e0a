import { describe, expect, test } from "vitest";
import { breakLines, layOutClip } from "./clip-layout.ts";

describe("the layout of a clip", () => {
  test.each([
    ["wide", { width: 1280, height: 720 }, [1280, 720]],
    ["wide, with another shape of stage", { width: 1280, height: 720 }, [960, 600]],
    ["tall", { width: 720, height: 1280 }, [720, 1440]],
    ["tall, with a wide stage only", { width: 720, height: 1280 }, [960, 600]],
    ["small", { width: 320, height: 180 }, [1280, 720]],
  ] as const)("%s keeps picture and strip apart and inside", (_name, size, units) => {
    const { picture, strip, pixelsPerUnit } = layOutClip(size, units, true);
    expect(picture.x).toBeGreaterThanOrEqual(0);
    expect(picture.y).toBeGreaterThanOrEqual(0);
    expect(picture.x + picture.width).toBeLessThanOrEqual(size.width);
    expect(picture.y + picture.height).toBeLessThanOrEqual(strip!.y);
    expect(strip!.y + strip!.height).toBe(size.height);
    expect(picture.width / picture.height).toBeCloseTo(units[0] / units[1], 1);
    expect(Math.abs(picture.width - units[0] * pixelsPerUnit)).toBeLessThan(1);
  });

  test("without a strip gives all the room to the picture", () => {
    const { picture, strip } = layOutClip({ width: 640, height: 360 }, [1280, 720], false);
    expect([picture, strip]).toEqual([{ x: 0, y: 0, width: 640, height: 360 }, null]);
  });
});

test("a caption is broken between words, and a long word gets its own line", () => {
  const widthOf = (words: string) => words.length;
  expect(breakLines("what a jump over the water", 12, widthOf)).toEqual(["what a jump", "over the", "water"]);
  expect(breakLines("oh  incomprehensibilities", 12, widthOf)).toEqual(["oh", "incomprehensibilities"]);
  expect(breakLines("  ", 12, widthOf)).toEqual([]);
});
