import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LogRecorder } from "../../../packages/game-kit/src/core/replay-log.ts";
import { findCopies, isCopied } from "./copied-run.ts";

type Press = { frame: number; tap: number };

function logOf(presses: Press[]): Uint8Array {
  const recorder = new LogRecorder();
  for (const { frame, tap } of presses.toSorted((a, b) => a.frame - b.frame)) {
    recorder.record(frame, { held: 0, taps: [tap] });
  }
  return recorder.bytes();
}

/** Presses of three keys, 5 to 60 frames apart. */
const presses = (least: number) =>
  fc
    .array(fc.record({ after: fc.integer({ min: 5, max: 60 }), tap: fc.nat({ max: 2 }) }), {
      minLength: least,
      maxLength: 120,
    })
    .map((list) => {
      let frame = 0;
      return list.map(({ after, tap }) => ({ frame: (frame += after), tap }));
    });

const shifted = (list: Press[], by: (at: number) => number) =>
  list.map(({ frame, tap }, at) => ({ frame: frame + by(at), tap }));

describe("a daily run", () => {
  test("is a copy when it equals another log byte by byte", () => {
    fc.assert(fc.property(presses(10), (list) => isCopied(logOf(list), [logOf(list)])));
  });

  test("is a copy when its inputs were moved by a frame, or one in forty was changed", () => {
    fc.assert(
      fc.property(presses(30), fc.infiniteStream(fc.integer({ min: -1, max: 1 })), (list, moves) => {
        const moved = shifted(list, () => moves.next().value!);
        expect(isCopied(logOf(moved), [logOf([]), logOf(list)])).toBe(true);
        const changed = list.map((each, at) => (at % 40 === 7 ? { ...each, tap: 3 } : each));
        expect(isCopied(logOf(changed), [logOf(list)])).toBe(true);
      }),
    );
  });

  test("is not a copy when the same keys were pressed with the precision of a hand", () => {
    // A hand on a beat has a spread of about 30 ms, two frames: more than one frame apart half of the time.
    fc.assert(
      fc.property(presses(30), (list) => {
        const again = shifted(list, (at) => [0, 2, -3, 1, 4, -2, 0, 3][at % 8]!);
        expect(isCopied(logOf(again), [logOf(list)])).toBe(false);
      }),
    );
  });

  test("is not a copy when it has hardly any inputs, or when nobody else played", () => {
    const few = Array.from({ length: 9 }, (_, at) => ({ frame: at * 20, tap: 1 }));
    expect(isCopied(logOf(few), [logOf(few)])).toBe(false);
    const many = Array.from({ length: 90 }, (_, at) => ({ frame: at * 20, tap: 1 }));
    expect(isCopied(logOf(many), [])).toBe(false);
  });

  test("can be compared with an unreadable log, and with one made to be slow", () => {
    const many = Array.from({ length: 40_000 }, (_, at) => ({ frame: 100 + (at % 2), tap: at % 3 }));
    expect(
      isCopied(logOf(many), [Uint8Array.of(255), logOf(shifted(many, () => 0).map((each) => ({ ...each, tap: 5 })))]),
    ).toBe(false);
  });
});

describe("a run of a race", () => {
  const rival = (no: number, list: Press[]) => ({ no, log: logOf(list) });

  test("matches those of rivals with the same inputs, at the same moments or with the same delay", () => {
    fc.assert(
      fc.property(presses(35), fc.integer({ min: 1, max: 500 }), (list, late) => {
        const rivals = [
          rival(2, list),
          rival(
            3,
            shifted(list, () => late),
          ),
          rival(4, []),
        ];
        expect(findCopies(logOf(list), rivals)).toEqual([2, 3]);
        expect(findCopies(logOf(shifted(list, () => late)), [rival(1, list)])).toEqual([1]);
      }),
    );
  });

  test("does not match inputs that differ as people's do, nor another game on the same seed", () => {
    fc.assert(
      fc.property(presses(35), (list) => {
        const again = shifted(list, (at) => 20 + [0, 2, -3, 1, 4, -2, 0, 3][at % 8]!);
        const others = list.map(({ frame, tap }) => ({ frame, tap: (tap + 1) % 3 }));
        expect(findCopies(logOf(list), [rival(2, again), rival(3, others)])).toEqual([]);
      }),
    );
  });

  test("with hardly any inputs matches no other, and an unreadable log of a rival does no harm", () => {
    const few = [{ frame: 3, tap: 1 }];
    expect(findCopies(logOf(few), [rival(2, few)])).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => ({ frame: at * 20, tap: 1 }));
    expect(findCopies(logOf(many), [{ no: 2, log: Uint8Array.of(255) }])).toEqual([]);
  });
});
