import { expect, test } from "vitest";
import { measureSilence } from "./thread-silence.ts";

const BEAT_MS = 500;

function openClock() {
  const clock = { waitedMs: 0 };
  return { clock, silence: measureSilence({ readWaitedMs: () => clock.waitedMs }) };
}

test("a thread that loops or blocks is silent for as long as it was asked", () => {
  const { silence } = openClock();
  silence.begin();
  expect([1, 2, 3].map(() => silence.beat(BEAT_MS))).toEqual([500, 1000, 1500]);
});

test("a thread that gets a thirtieth of a processor is not blamed for the rest", () => {
  const { clock, silence } = openClock();
  silence.begin();
  let last = 0;
  for (let beat = 0; beat < 60; beat++) {
    clock.waitedMs += (BEAT_MS * 29) / 30;
    last = silence.beat(BEAT_MS);
  }
  expect(last).toBeCloseTo(1000, 3);
});

test("an answer ends the silence, and waiting before the question does not count", () => {
  const { clock, silence } = openClock();
  silence.begin();
  silence.beat(BEAT_MS);
  silence.end();
  expect(silence.beat(BEAT_MS)).toBe(0);
  clock.waitedMs = 60_000;
  silence.begin();
  expect(silence.beat(BEAT_MS)).toBe(500);
});
