import { expect, test } from "vitest";
import { createShrinker, type Pixels } from "./image-shrink.ts";
import { pixelAt, samplePixels } from "../_testing/image-samples.ts";
import { turnUpright } from "./image-turn.ts";

function shrink({ width, height, data }: Pixels, maxSide: number): Pixels {
  const shrinker = createShrinker(width, height, maxSide);
  for (let y = 0; y < height; y++) shrinker.addRow(data.subarray(y * width * 4, (y + 1) * width * 4));
  return shrinker.finish();
}
const mean = ({ data }: Pixels) => data.reduce((sum, value) => sum + value, 0) / data.length;

test("a picture that fits is unchanged", () => {
  const pixels = samplePixels(37, 23);
  expect(shrink(pixels, 37)).toEqual(pixels);
});

test.each([
  [4096, 10, 1280, 3],
  [10, 4096, 3, 1280],
  [1920, 1080, 1280, 720],
  [4096, 1, 1280, 1],
  [1281, 1281, 1280, 1280],
])("%i × %i becomes %i × %i", (width, height, smallWidth, smallHeight) => {
  expect(shrink(samplePixels(width, height), 1280)).toMatchObject({ width: smallWidth, height: smallHeight });
});

test("each pixel is the mean of its area, also where the sizes do not divide", () => {
  const checks = samplePixels(6, 6);
  for (let at = 0; at < 36; at++) checks.data.fill((at + Math.floor(at / 6)) % 2 ? 255 : 0, at * 4, at * 4 + 3);
  const half = shrink(checks, 3);
  expect([pixelAt(half, 0, 0), pixelAt(half, 2, 2)]).toEqual([
    [128, 128, 128],
    [128, 128, 128],
  ]);
  const pixels = samplePixels(701, 499);
  expect(Math.abs(mean(shrink(pixels, 333)) - mean(pixels))).toBeLessThan(1);
});

test("transparent pixels become white, and hidden colours are removed", () => {
  const hidden: Pixels = { width: 2, height: 1, data: new Uint8ClampedArray([1, 2, 3, 0, 200, 100, 0, 128]) };
  expect([...shrink(hidden, 10).data]).toEqual([255, 255, 255, 255, 227, 177, 127, 255]);
});

test.each([
  [1, 3, 2, [0, 0]],
  [2, 3, 2, [2, 0]],
  [3, 3, 2, [2, 1]],
  [4, 3, 2, [0, 1]],
  [5, 2, 3, [0, 0]],
  [6, 2, 3, [1, 0]],
  [7, 2, 3, [1, 2]],
  [8, 2, 3, [0, 2]],
])("orientation %i is turned upright to %i × %i", (orientation, width, height, corner) => {
  const pixels: Pixels = { width: 3, height: 2, data: new Uint8ClampedArray(24) };
  pixels.data.set([255, 0, 0, 255]);
  const upright = turnUpright(pixels, orientation);
  expect([upright.width, upright.height]).toEqual([width, height]);
  expect(pixelAt(upright, corner[0]!, corner[1]!)).toEqual([255, 0, 0]);
});
