import { describe, expect, test } from "vitest";
import type { GameRules } from "#core/game-rules.ts";
import { logBefore } from "#core/log-limits.ts";
import { startRunSession } from "#core/run-session.ts";
import { createRivals } from "./rivals.ts";

type Walk = { frame: number; place: number };

const SEED = "00112233445566778899aabbccddeeff";
const RULES: GameRules<Walk> = {
  start: () => ({ frame: 0, place: 0 }),
  step: (state, { held }) => {
    state.frame += 1;
    state.place += held;
  },
  isOver: ({ frame }) => frame >= 3000,
  score: ({ place }) => place,
  hash: ({ place }) => place,
};

function recorded() {
  const session = startRunSession(RULES, SEED);
  while (!session.isOver) session.step({ held: session.frame % 40 < 10 ? 1 : 0, taps: [] });
  return session.log();
}
const LOG = recorded();
const part = (from: number, to: number) => ({
  from,
  to,
  log: LOG.slice(logBefore(LOG, from).length, logBefore(LOG, to).length),
});
const news = (from: number, to: number, no = 2) => ({
  no,
  name: "Red Teal",
  score: to,
  isOver: false,
  inputs: part(from, to),
});
const newRivals = (order = "desc") => createRivals(RULES, { seed: SEED }, order);

describe("rivals of a race", () => {
  test("are drawn half a second behind, smoothly, although news come four times a second and late", () => {
    const rivals = newRivals();
    const steps: number[] = [];
    let before = 0;
    for (let frame = 1; frame <= 1200; frame++) {
      // Every tenth message is 200 milliseconds late, with the next one.
      if (frame % 15 === 0) {
        const isLate = (frame / 15) % 10 === 9;
        if (!isLate) rivals.hear([news(rivals.states[0]?.known ?? 0, frame)]);
      }
      rivals.step();
      const now = rivals.states[0]?.frame ?? 0;
      steps.push(now - before);
      before = now;
    }
    const settled = steps.slice(120);
    expect(Math.max(...settled)).toBeLessThanOrEqual(2);
    expect(settled.filter((step) => step === 1).length / settled.length).toBeGreaterThan(0.85);
    const { frame, known } = rivals.states[0]!;
    expect(known - frame).toBeGreaterThanOrEqual(10);
    expect(known - frame).toBeLessThanOrEqual(48);
  });

  test("never go further than their inputs are known, and jump after a long gap", () => {
    const rivals = newRivals();
    rivals.hear([news(0, 60)]);
    for (let frame = 0; frame < 600; frame++) rivals.step();
    expect(rivals.states).toEqual([{ no: 2, frame: 60, known: 60 }]);
    // A part after a gap is not used; the whole log is.
    rivals.hear([news(120, 180)]);
    expect(rivals.states).toEqual([{ no: 2, frame: 60, known: 60 }]);
    rivals.hear([news(0, 900)]);
    rivals.step();
    expect(rivals.states).toEqual([{ no: 2, frame: 870, known: 900 }]);
  });

  test("of a wall that was opened late catch up within a moment, not in one frame", () => {
    const rivals = newRivals();
    for (let no = 1; no <= 30; no++) rivals.hear([news(0, 2900, no)]);
    const frames = () => rivals.states.reduce((sum, { frame }) => sum + frame, 0);
    rivals.step();
    expect(frames()).toBeLessThan(2100);
    for (let tick = 0; tick < 60; tick++) rivals.step();
    expect(Math.min(...rivals.states.map(({ frame }) => frame))).toBeGreaterThanOrEqual(2600);
  });

  test("with invalid inputs, or too many of them, do no harm", () => {
    const rivals = newRivals();
    const rubbish = { from: 0, to: 60, log: Uint8Array.from([255, 255, 255, 255, 255]) };
    rivals.hear([{ ...news(0, 60), inputs: rubbish }]);
    for (let no = 3; no < 90; no++) rivals.hear([news(0, 60, no)]);
    rivals.step();
    expect(rivals.states).toHaveLength(40);
  });

  test("give the own place by score, also where the lower one is better", () => {
    for (const [order, place] of [
      ["desc", "2 of 3"],
      ["asc", "2 of 3"],
    ] as const) {
      const rivals = newRivals(order);
      const base = { name: "Red Teal", isOver: false };
      rivals.hear([
        { ...base, no: 2, score: 10 },
        { ...base, no: 3, score: 30 },
      ]);
      expect(rivals.place(20)).toBe(place);
      expect(rivals.states.every(({ frame }) => frame === 0)).toBe(true);
    }
    expect(newRivals().place(5)).toBe("");
  });
});
