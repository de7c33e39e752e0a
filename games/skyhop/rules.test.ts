import { describe, expect, test } from "vitest";
import { BUTTON, MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot } from "./bot.ts";
import { demoLandings } from "./view-demo.ts";
import manifest from "./game.json" with { type: "json" };
import { FEATHERS_PER_BUOY, metresOf, MODE, rules, STORM, waterSpeedAt, WIND, zoneOf, type State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";
import { rowHeight, TOWER_ROWS } from "./rules-tower.ts";
import {
  BALLOON_FRAMES,
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
  for (const each of ledges) {
    const ledge = { ...plain, x: WIDTH / 2, home: WIDTH / 2, ...each };
    state.ledges.push({ base: ledge.y, ...ledge });
  }
  return state;
}

const apexOf = (holdFrames: number) => {
  const state = emptySky();
  play(state, holdFrames, HOLD);
  play(state, 70);
  return state.best / UNIT;
};

describe("a climb", () => {
  test("starts on the grass, with the same tower for every seed and other ledges above it", () => {
    const [one, other] = [SEED, readSeed("ff".repeat(16))].map((seed) => rules.start(seed));
    const ledges = (state: State, from: number, to: number) =>
      state.ledges.slice(from, to).map(({ x, y }) => [x / UNIT, y / UNIT]);
    expect(rules.score(one!)).toBe(0);
    expect(ledges(one!, 0, TOWER_ROWS + 1)).toEqual(ledges(other!, 0, TOWER_ROWS + 1));
    expect(ledges(one!, TOWER_ROWS + 1, 20)).not.toEqual(ledges(other!, TOWER_ROWS + 1, 20));
    expect(rules.start(SEED, STORM)).toMatchObject({ mode: MODE.storm, buoys: 1 });
    expect(rules.start(SEED, "no such mode").mode).toBe(MODE.climb);
  });

  test("is over for the water only from twenty metres on, or when nobody tries", () => {
    const learner = emptySky();
    for (let hops = 0; hops < 30; hops++) {
      play(learner, 2, HOLD);
      play(learner, 100);
    }
    expect([learner.flood, learner.water < 0]).toEqual([0, true]);
    learner.best = 20 * METRE;
    expect(play(learner, 1)).toContain(CUE.flood);
    const sleeper = emptySky();
    play(sleeper, 590);
    expect(sleeper.flood).toBe(0);
    play(sleeper, 20);
    expect(sleeper.flood).toBeGreaterThan(0);
  });

  test("rises after a minute even if the player only hops on the spot", () => {
    const state = emptySky();
    for (let hops = 0; hops < 40 && state.flood === 0; hops++) {
      play(state, 2, HOLD);
      play(state, 100);
    }
    expect(state.frame).toBeGreaterThan(3500);
    expect(state.flood).toBeGreaterThan(0);
  });

  test("ends in the water for whoever does nothing", () => {
    const state = rules.start(SEED);
    const cues = play(state, MAX_FRAMES);
    expect(rules.isOver(state)).toBe(true);
    expect(cues.at(-1)).toBe(CUE.splash);
    expect(state.frame).toBeLessThan(20 * 60);
  });

  test("ends for the best of ducks too, because the water gets faster than any", () => {
    expect(waterSpeedAt(0)).toBeLessThan(50);
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

  test("that is a balloon carries the duck up, pops, and waits at its place again", () => {
    const state = emptySky({ kind: KIND.balloon, y: 100 * UNIT });
    const ledge = state.ledges[1]!;
    Object.assign(state.duck, { y: ledge.y + UNIT, x: ledge.x, isAloft: 1 });
    state.ledge = null;
    expect(play(state, 4)).toContain(CUE.lift);
    play(state, BALLOON_FRAMES - 10);
    expect(state.duck.y).toBe(ledge.y);
    expect(ledge.y).toBeGreaterThan(200 * UNIT);
    expect(play(state, 14)).toContain(CUE.pop);
    expect([isThere(ledge), ledge.y, state.duck.isAloft]).toEqual([false, 100 * UNIT, 1]);
    play(state, TOAST_FRAMES);
    expect([isThere(ledge), ledge.worn]).toEqual([true, 0]);
  });

  test("can always be left for a higher one: rows are never farther apart than a hop", () => {
    const state = rules.start(SEED);
    const apex = apexOf(12) * UNIT;
    const rows = new Map<number, number>();
    buildUpTo(state, 600 * METRE);
    for (const { row, y } of state.ledges) rows.set(row, Math.min(y, rows.get(row) ?? y));
    expect(Math.max(...rows.keys())).toBeGreaterThan(TOWER_ROWS);
    for (const [row, y] of rows) if (row >= TOWER_ROWS) expect((rows.get(row + 1) ?? y) - y).toBeLessThan(apex);
    expect(rows.size).toBeGreaterThan(100);
  });
});

describe("points", () => {
  test("are the metres of the highest place, and nothing else", () => {
    const state = emptySky();
    state.feathers = [1, 3].map((worth) => ({ x: state.duck.x, y: 20 * UNIT, worth }));
    expect(new Set(play(state, 1))).toEqual(new Set([CUE.feather, CUE.gold]));
    expect([state.feathersGot, rules.score(state)]).toEqual([4, 0]);
    state.best = 7 * METRE + 5;
    expect([rules.score(state), metresOf(state)]).toEqual([7, 7]);
  });

  test("a row that is leapt over brings a feather", () => {
    const state = emptySky({ row: 3 });
    play(state, 12, HOLD);
    expect(play(state, 60)).toContain(CUE.leap);
    expect([state.leaps, state.feathersGot]).toEqual([2, 2]);
  });

  test("a new zone is told once", () => {
    const state = emptySky();
    state.best = 30 * METRE - 1;
    state.ledge = null;
    Object.assign(state.duck, { y: 30 * METRE - 10, vy: 3000, isAloft: 1 });
    expect(play(state, 5).filter((cue) => cue === CUE.zone)).toHaveLength(1);
    expect([zoneOf(0), zoneOf(29), zoneOf(30), zoneOf(5000)]).toEqual([0, 0, 1, 7]);
  });

  test("ten feathers make a lifebuoy, which throws the duck out of the water once", () => {
    const state = emptySky();
    state.feathers = Array.from({ length: FEATHERS_PER_BUOY }, () => ({ x: state.duck.x, y: 20 * UNIT, worth: 1 }));
    expect(play(state, 1)).toContain(CUE.buoy);
    Object.assign(state, { water: 20 * UNIT, flood: 1, ledges: [] });
    expect(play(state, 2)).toContain(CUE.saved);
    expect([state.buoys, rules.isOver(state)]).toEqual([0, false]);
    expect(play(state, 900)).toContain(CUE.splash);
  });
});

describe("the wind", () => {
  test("warns before it blows, and pushes only those in the air", () => {
    const state = emptySky();
    state.mode = MODE.storm;
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

describe("the tower", () => {
  test("can be climbed as its ghost shows it", () => {
    expect(demoLandings()).toEqual([1, 2, 3, 4, 8].map(rowHeight));
  });

  test("has the feathers of the first lifebuoy", () => {
    const worth = rules.start(SEED).feathers.reduce((sum, each) => (each.y < 31 * METRE ? sum + each.worth : sum), 0);
    expect(worth).toBeGreaterThanOrEqual(FEATHERS_PER_BUOY);
  });
});

const skipAfterEnd =
  "a step after the end still moves the duck, which may climb; the kit and the verifier never take one";
const { botRuns } = testRules(rules, createBot, { manifest, skipAfterEnd });
describe("in a storm", () => {
  testRules(rules, createBot, { manifest, skipAfterEnd, variant: STORM });
});

test("the bot climbs well", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(100);
});
