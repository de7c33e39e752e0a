import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameRules } from "./game-rules.ts";
import { hashState } from "./hash-state.ts";
import { openLiveReplay, LogReader } from "./live-replay.ts";
import { logBefore } from "./log-limits.ts";
import { readLog } from "./replay-log.ts";
import { startRunSession } from "./run-session.ts";

type Walk = { frame: number; place: number };

const SEED = "00112233445566778899aabbccddeeff";
const WALK: GameRules<Walk> = {
  start: () => ({ frame: 0, place: 0 }),
  step: (state, { held, taps }) => {
    state.frame += 1;
    state.place = (state.place * 31 + held + taps.length * 7) % 1_000_003;
  },
  isOver: ({ frame }) => frame >= 900,
  score: ({ place }) => place,
  hash: ({ frame, place }) => hashState(frame, place),
};

function play() {
  const session = startRunSession(WALK, SEED);
  const hashes = [WALK.hash(session.state)];
  while (!session.isOver) {
    const { frame } = session;
    session.step({ held: frame % 70 < 31 ? 200 : 3, taps: frame % 23 === 0 ? [frame, 70_000] : [] });
    hashes.push(WALK.hash(session.state));
  }
  return { log: session.log(), hashes };
}
const { log, hashes } = play();

/** The parts of the log between these frames. */
function partsOf(cuts: number[]) {
  const frames = [...new Set([0, ...cuts, 900])].toSorted((a, b) => a - b);
  return frames.slice(1).map((to, at) => {
    const from = frames[at]!;
    return { from, to, log: log.slice(logBefore(log, from).length, logBefore(log, to).length) };
  });
}

describe("a log that arrives in parts", () => {
  test("has the same entries as in one part, wherever it is cut, even inside a number", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: log.length })), (cuts) => {
        const places = [...cuts.toSorted((a, b) => a - b), log.length];
        const reader = new LogReader();
        let from = 0;
        for (const to of places) {
          reader.append(log.slice(from, to));
          from = to;
        }
        expect(reader.entries).toEqual(readLog(log));
      }),
    );
  });

  test("is refused where a recorder cannot have written it", () => {
    for (const bytes of [
      [0x80, 0x00, 1],
      [0xff, 0xff, 0xff, 0xff, 1],
      [0, 0],
      [2, 5, 2, 5],
    ]) {
      expect(() => new LogReader().append(Uint8Array.from(bytes))).toThrow();
    }
  });
});

describe("a run that is shown while it is played", () => {
  test("is in the state of the player at every frame that is known, and goes no further", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 899 }), { maxLength: 20 }), (cuts) => {
        const live = openLiveReplay(WALK, { seed: SEED });
        for (const part of partsOf(cuts)) {
          expect(live.append(part)).toBe(true);
          for (let steps = 0; steps < 1000; steps++) live.step();
          expect([live.frame, WALK.hash(live.state)]).toEqual([part.to, hashes[part.to]]);
        }
        expect(live.isOver).toBe(true);
      }),
    );
  });

  test("takes no part twice, none after a gap, and nothing more after a broken one", () => {
    const live = openLiveReplay(WALK, { seed: SEED });
    const [first, second, third] = partsOf([300, 600]);
    expect(live.append(second!)).toBe(false);
    expect([live.append(first!), live.append(first!), live.append(third!)]).toEqual([true, false, false]);
    expect(live.append({ from: 300, to: 310, log: Uint8Array.from([255, 255, 255, 255]) })).toBe(false);
    expect([live.append(second!), live.known]).toEqual([false, 300]);
  });
});
