import { describe, expect, test } from "vitest";
import { BUTTON, MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { FEATHER_POINTS, FEATHERS_PER_BUOY, metresOf, rules, waterSpeedAt, WIND, type State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";
import {
  buildUpTo,
  CRUMBLE_FRAMES,
  isThere,
  KIND,
  METRE,
  TOAST_FRAMES,
  UNIT,
  WIDTH,
  type Ledge,
} from "./rules-world.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");
const HOLD = hold(BUTTON.a);

const play = (state: State, frames: number, inputs?: Inputs) => playFrames(rules, state, frames, inputs);

/** A state with only the given ledges. */
function emptySky(...ledges: Partial<Ledge>[]): State {
  const state = rules.start(SEED);
  state.ledges.splice(1);
  state.feathers = [];
  const plain = { row: 1, kind: 0, half: 110 * UNIT, swing: 0, pace: 0, phase: 0, worn: 0, y: 60 * UNIT };
  for (const each of ledges) state.ledges.push({ ...plain, x: WIDTH / 2, home: WIDTH / 2, ...each });
  return state;
}

const apexOf = (holdFrames: number) => {
  const state = emptySky();
  play(state, holdFrames, HOLD);
  play(state, 70);
  return state.best / UNIT;
};

describe("a climb", () => {
  test("starts on the grass, with the same ledges for the same seed", () => {
    const state = rules.start(SEED);
    expect(rules.score(state)).toBe(0);
    expect(state.ledges.slice(0, 4).map(({ x, y, kind }) => [x / UNIT, y / UNIT, kind])).toMatchInlineSnapshot(`
      [
        [
          240,
          0,
          0,
        ],
        [
          126,
          79,
          0,
        ],
        [
          244,
          162,
          0,
        ],
        [
          355,
          237,
          0,
        ],
      ]
    `);
  });

  test("ends in the water for whoever does nothing", () => {
    const state = rules.start(SEED);
    const cues = play(state, MAX_FRAMES);
    expect(rules.isOver(state)).toBe(true);
    expect(cues.at(-1)).toBe(CUE.splash);
    expect(state.frame).toBeLessThan(20 * 60);
  });

  test("ends for the best of ducks too, because the water gets faster than any", () => {
    expect(waterSpeedAt(0)).toBe(0);
    for (let frame = 200; frame < 30_000; frame += 1000) {
      expect(waterSpeedAt(frame + 1000)).toBeGreaterThan(waterSpeedAt(frame));
    }
    expect(waterSpeedAt(50_000)).toBeGreaterThan(5000);
  });
});

describe("the button", () => {
  test("hops higher the longer it is held, up to a point", () => {
    const apexes = [1, 4, 8, 12].map(apexOf);
    expect(apexes).toEqual([...apexes].sort((a, b) => a - b));
    expect(apexes[0]).toBeLessThan(80);
    expect(apexes[3]).toBeGreaterThan(140);
    expect(apexOf(40)).toBe(apexes[3]);
  });

  test("flaps once in the air, and holding it makes the fall slow", () => {
    const [falling, flapping] = [emptySky(), emptySky()];
    for (const state of [falling, flapping]) {
      play(state, 3, HOLD);
      play(state, 20);
    }
    const cues = play(flapping, 25, HOLD);
    play(falling, 25);
    expect(cues).toContain(CUE.flap);
    expect(flapping.duck.y).toBeGreaterThan(falling.duck.y);
    play(flapping, 1);
    expect(play(flapping, 2, HOLD)).not.toContain(CUE.flap);
  });

  test("kicks off a wall when it is pressed at the wall, and gives the flap back", () => {
    const state = emptySky();
    state.duck.x = WIDTH - 30 * UNIT;
    play(state, 2, HOLD);
    expect(play(state, 6)).toContain(CUE.bump);
    state.duck.canFlap = 0;
    const before = state.duck.vy;
    expect(play(state, 1, HOLD)).toContain(CUE.kick);
    expect(state.duck).toMatchObject({ facing: -1, canFlap: 1 });
    expect(state.duck.vy).toBeGreaterThan(before);
  });

  test("pressed just before a landing hops at the landing", () => {
    const state = emptySky();
    play(state, 1, HOLD);
    while (state.duck.y > 12 * UNIT || state.duck.vy > 0) play(state, 1);
    const cues = [...play(state, 2, HOLD), ...play(state, 6)];
    expect(cues).toContain(CUE.land);
    expect(cues).toContain(CUE.hop);
    expect(cues).not.toContain(CUE.flap);
  });
});

describe("a ledge", () => {
  test("lets ducks through from below and holds them from above", () => {
    const state = emptySky({ x: WIDTH / 2 });
    play(state, 12, HOLD);
    expect(play(state, 60)).toContain(CUE.land);
    expect(state.duck.y).toBe(60 * UNIT);
    expect(state.bestRow).toBe(1);
  });

  test("carries the duck along when it moves, and turns it around at its end", () => {
    const state = emptySky({ kind: KIND.moving, swing: 60 * UNIT, pace: 4 });
    const ledge = state.ledges[1]!;
    Object.assign(state.duck, { y: ledge.y, x: ledge.x });
    state.ledge = ledge;
    const cues = play(state, 200);
    expect(cues).toContain(CUE.turn);
    expect(state.duck.isAloft).toBe(0);
    expect(Math.abs(state.duck.x - ledge.x)).toBeLessThan(ledge.half);
  });

  test("that crumbles is gone soon after, a late press still hops, and then it is made anew", () => {
    const state = emptySky({ kind: KIND.crumbling, y: 100 * UNIT });
    const ledge = state.ledges[1]!;
    Object.assign(state.duck, { y: ledge.y + UNIT, x: ledge.x, isAloft: 1 });
    state.ledge = null;
    expect(play(state, 6)).toContain(CUE.crack);
    play(state, CRUMBLE_FRAMES);
    expect(isThere(ledge)).toBe(false);
    expect(state.duck.isAloft).toBe(1);
    expect(play(state, 1, HOLD)).toContain(CUE.hop);
    play(state, TOAST_FRAMES);
    expect(isThere(ledge)).toBe(true);
  });

  test("that bounces throws the duck up by itself, and higher if the button is held", () => {
    const heights = [NOTHING, HOLD].map((inputs) => {
      const state = emptySky({ kind: KIND.bouncy });
      Object.assign(state.duck, { y: 70 * UNIT, x: WIDTH / 2, isAloft: 1 });
      state.ledge = null;
      play(state, 60, inputs);
      return state.best;
    });
    expect(heights[0]).toBeGreaterThan(200 * UNIT);
    expect(heights[1]).toBeGreaterThan(heights[0]!);
  });

  test("can always be left for a higher one: rows are never farther apart than a hop", () => {
    const state = rules.start(SEED);
    const apex = apexOf(12) * UNIT;
    const rows = new Map<number, number>();
    buildUpTo(state, 600 * METRE);
    for (const { row, y } of state.ledges) rows.set(row, Math.min(y, rows.get(row) ?? y));
    for (const [row, y] of rows) expect((rows.get(row + 1) ?? y) - y).toBeLessThan(apex);
    expect(rows.size).toBeGreaterThan(100);
  });
});

describe("points", () => {
  test("are metres, five for a feather, fifteen for a golden one", () => {
    const state = emptySky();
    state.feathers = [1, 3].map((worth) => ({ x: state.duck.x, y: 20 * UNIT, worth }));
    expect(new Set(play(state, 1))).toEqual(new Set([CUE.feather, CUE.gold]));
    expect(rules.score(state)).toBe(4 * FEATHER_POINTS);
    state.best = 7 * METRE + 5;
    expect([rules.score(state), metresOf(state)]).toEqual([4 * FEATHER_POINTS + 7, 7]);
  });

  test("come for every ledge that is leapt over, once", () => {
    const state = emptySky({ row: 3 });
    play(state, 12, HOLD);
    expect(play(state, 60)).toContain(CUE.leap);
    expect(state.leapPoints).toBe(6);
  });

  test("ten feathers make a lifebuoy, which throws the duck out of the water once", () => {
    const state = emptySky();
    state.feathers = Array.from({ length: FEATHERS_PER_BUOY }, () => ({ x: state.duck.x, y: 20 * UNIT, worth: 1 }));
    expect(play(state, 1)).toContain(CUE.buoy);
    state.water = 20 * UNIT;
    state.ledges = [];
    expect(play(state, 2)).toContain(CUE.saved);
    expect([state.buoys, rules.isOver(state)]).toEqual([0, false]);
    expect(play(state, 900)).toContain(CUE.splash);
  });
});

describe("the wind", () => {
  test("warns before it blows, and pushes only those in the air", () => {
    const state = emptySky();
    state.best = 30 * METRE;
    state.windFrames = 1;
    state.water = -9e9;
    play(state, 1);
    state.water = -9e9;
    expect(state.wind).toBe(WIND.warning);
    state.windFrames = 1;
    play(state, 1);
    expect([state.wind, state.windPush]).toEqual([WIND.blowing, 0]);
    play(state, 3, HOLD);
    expect(Math.sign(state.windPush)).toBe(state.windSide);
  });
});

const { botRuns } = testRules(rules, createBot, {
  manifest,
  skipAfterEnd: "a step after the end still moves the duck, which may climb; the kit and the verifier never take one",
});

test("the bot climbs well", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(100);
});
