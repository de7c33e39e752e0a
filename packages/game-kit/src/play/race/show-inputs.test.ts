import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { MAX_INPUT_BYTES, type FromGame } from "@quackademy/game-sdk/protocol.ts";
import { describe, expect, test } from "vitest";
import type { GameRules } from "#core/game-rules.ts";
import { LogReader } from "#core/live-replay.ts";
import { readLog } from "#core/replay-log.ts";
import { startRunSession } from "#core/run-session.ts";
import { createInputShow } from "./show-inputs.ts";

type Walk = { frame: number };
type Shown = Extract<FromGame, { type: "inputs" }>;

const SEED = "00112233445566778899aabbccddeeff";
const RULES: GameRules<Walk> = {
  start: () => ({ frame: 0 }),
  step: (state) => void (state.frame += 1),
  isOver: ({ frame }) => frame >= 1000,
  score: ({ frame }) => frame,
  hash: ({ frame }) => frame,
};

/** Plays to the end; `watch` is called after each frame. */
function play(
  everyMs: number | null,
  taps: (frame: number) => number[],
  watch?: (show: { setPace(ms: number): void }, frame: number) => void,
  frameMs = 1000 / 60,
  held = (frame: number) => (frame % 50 < 25 ? 1 : 0),
) {
  const told: Shown[] = [];
  const portal = { tell: (event: FromGame) => void told.push(event as Shown) } as Portal;
  const session = startRunSession(RULES, SEED);
  const show = createInputShow({ portal, rules: RULES, now: () => session.frame * frameMs }, session, "r", everyMs);
  while (!session.isOver) {
    session.step({ held: held(session.frame), taps: taps(session.frame) });
    show.step();
    watch?.(show, session.frame);
  }
  return { told, log: session.log() };
}

function expectWhole(told: Shown[], log: Uint8Array): void {
  const reader = new LogReader();
  let known = 0;
  for (const { from, to, log: part } of told) {
    expect([from, to > from, part.length <= MAX_INPUT_BYTES]).toEqual([known, true, true]);
    reader.append(part);
    // A part has the inputs of its frames, and no others.
    expect(reader.entries).toEqual(readLog(log).filter(({ frame }) => frame < to));
    known = to;
  }
  expect(known).toBe(1000);
}

describe("inputs that are shown", () => {
  test("are sent every half second, without a gap, up to the end", () => {
    const { told, log } = play(500, (frame) => (frame % 31 === 0 ? [7] : []));
    expect(told).toHaveLength(Math.ceil(1000 / 30));
    expectWhole(told, log);
  });

  test("are sent with the frame of a press, at most every 14 frames, when rivals see them", () => {
    const { told, log } = play(400, () => []);
    // A key is pressed in frames 0, 50, 100 …, and let go 25 frames later.
    expect(told.slice(0, 4).map(({ to }) => to)).toEqual([14, 28, 51, 75]);
    expect(told.filter(({ from, to }) => to - from < 14 && to < 1000)).toEqual([]);
    expectWhole(told, log);
  });

  test("are sent every 400 ms while nothing is pressed, so that a rival goes on", () => {
    const { told, log } = play(
      400,
      () => [],
      undefined,
      1000 / 60,
      () => 0,
    );
    expect(told).toHaveLength(Math.ceil(1000 / 24));
    expectWhole(told, log);
  });

  test("are not sent faster than allowed, nor when nobody watches", () => {
    expect(play(1, () => []).told.length).toBeLessThanOrEqual(Math.ceil(1000 / 12));
    expect(play(null, () => [1]).told).toEqual([]);
  });

  test("go together when many frames are played at once, after the page was hidden", () => {
    const { told, log } = play(500, () => [], undefined, 0);
    expect(told.map(({ from, to }) => [from, to])).toEqual([
      [0, 30],
      [30, 1000],
    ]);
    expectWhole(told, log);
  });

  test("begin with the first frame when others watch later, in parts of the allowed size", () => {
    const { told, log } = play(
      null,
      () => [70_000, 80_000],
      (show, frame) => frame === 900 && show.setPace(1000),
    );
    expect(told.length).toBeGreaterThan(3);
    expectWhole(told, log);
  });
});
