import { expect, test } from "vitest";
import { LogRecorder, readLog } from "#core/replay-log.ts";
import type { GameRules } from "#core/game-rules.ts";
import { busiestMoment } from "./busiest-moment.ts";
import type { StaffRun } from "./load-staff.ts";
import { openAttract } from "./open-attract.ts";

type Clock = { frame: number };
const RULES: GameRules<Clock> = {
  start: () => ({ frame: 0 }),
  step: (state) => void (state.frame += 1),
  isOver: ({ frame }) => frame >= 400,
  score: ({ frame }) => frame,
  hash: ({ frame }) => frame,
};

const runOf = (who: StaffRun["who"], variant = "", log = new Uint8Array()): StaffRun => ({
  who,
  variant,
  name: who,
  seed: "0".repeat(32),
  frames: 400,
  score: 400,
  log,
});

test("the title plays the best staff run of the first mode, after its menus, and again after a rest", () => {
  const attract = openAttract(RULES, [runOf("duckling"), runOf("goose"), runOf("goose", "map")])!;
  expect(attract.state.frame).toBe(240);
  for (let frame = 0; frame < 160; frame++) attract.step();
  expect(attract.state.frame).toBe(400);
  for (let frame = 0; frame < 120; frame++) attract.step();
  expect(attract.state.frame).toBe(240);
});

test("a title without staff runs, or with one that cannot be read, stays still", () => {
  expect(openAttract(RULES, [])).toBeNull();
  expect(openAttract(RULES, [runOf("goose", "map")])).toBeNull();
  expect(openAttract(RULES, [runOf("goose", "", Uint8Array.of(128))])).toBeNull();
});

test("the busiest moment of a run is the one with most inputs", () => {
  const recorder = new LogRecorder();
  for (const frame of [60, 300, 310, 320, 700, 900, 901, 902, 903]) recorder.record(frame, { held: 0, taps: [1] });
  const entries = readLog(recorder.bytes());
  expect(busiestMoment(entries, 100, 800).frame).toBe(300);
  expect(busiestMoment(entries, 100, 2000).frame).toBe(900);
  expect(busiestMoment([], 100, 800).frame).toBe(0);
});

test("a stretch that shows more of the buttons is chosen, even if it is later and calmer", () => {
  const entries = [
    ...[10, 20, 30, 40, 50].map((frame, at) => ({ frame, held: at % 2 === 0 ? 1 : 2 })),
    { frame: 3000, held: 1 },
    { frame: 3010, held: 18 },
    { frame: 3020, held: 0 },
  ];
  expect(busiestMoment(entries, 100, 800)).toEqual({ frame: 3000, kinds: 3 });
  expect(busiestMoment(entries.slice(0, 5), 100, 800)).toEqual({ frame: 10, kinds: 2 });
});
