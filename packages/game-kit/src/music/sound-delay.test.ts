import { expect, test } from "vitest";
import { CLICK_SECONDS, delayFromTaps } from "./sound-delay.ts";

const tapsWith = (offsets: number[]) => offsets.map((offset, beat) => beat * CLICK_SECONDS + offset);

test("the delay is the median of the taps, after those that find the beat", () => {
  expect(delayFromTaps(tapsWith([0.5, 0.4, 0.2, 0.21, 0.19, 0.2, 0.22, 0.18]))).toBe(200);
});

test("people who tap a little early hear sound at once", () => {
  expect(delayFromTaps(tapsWith([0, 0, -0.03, -0.02, -0.04, -0.03, -0.03, -0.02]))).toBe(0);
});

test("uneven or few taps tell nothing", () => {
  expect(delayFromTaps(tapsWith([0, 0, 0.3, -0.1, 0.2, 0.4, 0, -0.14]))).toBeNull();
  expect(delayFromTaps(tapsWith([0.1, 0.1, 0.1]))).toBeNull();
});
