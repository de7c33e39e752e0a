import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { openReplay } from "@quackademy/game-kit/core/replay-scrubber.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { playNovice } from "@quackademy/game-kit/staff/novice.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot, GOOD, wishOf } from "./bot.ts";
import { novice } from "./bot-novice.ts";
import { createStaff } from "./bot-staff.ts";
import manifest from "./game.json" with { type: "json" };
import staff from "./staff.json" with { type: "json" };
import { rules } from "./rules.ts";
import {
  baseAt,
  type Course,
  FLAG,
  METRE,
  middleAt,
  PLACE,
  ROW,
  rowOf,
  stretchAt,
  stretchFrom,
  THING,
} from "./rules/course.ts";
import { countryOf } from "./rules/countries.ts";
import { newCourse, perFrame } from "./rules/building.ts";
import { courseFor, ENDLESS } from "./rules/courses.ts";
import { endlessPace } from "./rules/endless.ts";
import { PARTS } from "./rules/parts/parts.ts";
import { starGrain, starsOf } from "./rules/score.ts";
import { SLOPES } from "./rules/slopes.ts";
import {
  backFrames,
  courseOf,
  CRASH_FRAMES,
  CUE,
  DARING_FRAMES,
  factorOf,
  FLOW_STEP,
  HONK,
  MELT_FRAMES,
  IDLE_FRAMES,
  MEND_GRAIN,
  metresOf,
  MOST_CHARGE,
  PHASE,
  RUSH_FRAMES,
  SHELLS,
  type State,
} from "./rules/state.ts";

/** The egg is never far below the slope, and no count leaves its range. */
function check(state: State): void {
  const { egg } = state;
  expect(egg.y).toBeGreaterThan(baseAt(courseOf(state), egg.z) - 9 * METRE);
  expect(state.shells).toBeLessThanOrEqual(SHELLS);
  expect(state.charge).toBeLessThanOrEqual(MOST_CHARGE);
  expect(egg.vz).toBeGreaterThan(0);
}

const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, check });
testRules(rules, createBot, { manifest, check, variant: "slope-1" });
testRules(rules, createBot, { manifest, check, variant: "rush" });
if (!isShort) {
  for (let level = 2; level <= SLOPES.length; level++)
    testRules(rules, createBot, { manifest, check, variant: `slope-${level}` });
}

const SEED = readSeed("7a".repeat(16));
const start = (variant = "") => rules.start(SEED, variant);

/** Rolls well until something is true. */
function rollUntil(state: State, isTrue: (state: State) => boolean): State {
  while (!isTrue(state) && !rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  expect(rules.isOver(state)).toBe(false);
  return state;
}

/** A straight floor without things from here on, for tests of one thing. */
function clear(state: State): State {
  const course = courseOf(state);
  const from = rowOf(state.egg.z);
  course.things.splice(0);
  for (let row = from; row < course.half.length; row++) {
    Object.assign(course.flags, { [row]: FLAG.floor });
    for (const list of [course.hole, course.drop]) list[row] = 0;
  }
  for (let row = from; row < course.middle.length; row++) {
    course.middle[row] = course.middle[from]!;
    course.height[row] = course.height[from]!;
  }
  state.next = 0;
  return state;
}

let salt = 0;
/** A run of a seed that no other test has, because `clear` changes its course. */
const startClear = (): State => clear(rules.start([salt++, 5, 5, 5], ""));

/** Puts a thing so many metres ahead of the egg. */
function put(state: State, kind: number, ahead: number, aside = 0): void {
  const { x, z } = state.egg;
  const half = Math.floor(METRE / 2);
  courseOf(state).things.push({ kind, x: x + aside * METRE, z: z + ahead * METRE, half, y: 0, sway: 0, phase: 0 });
}

test("the bot rolls far in a long run, and an egg that nobody steers is not ranked", () => {
  for (const { state } of botRuns()) expect(metresOf(state)).toBeGreaterThan(700);
  for (const { score } of idleRuns()) expect(score).toBeLessThan(manifest.score.least);
});

test.skipIf(isShort).each(SLOPES.map(({ name }, level) => ({ name, level })))(
  "$name can be finished with two stars",
  ({ level }) => {
    const state = start(`slope-${level + 1}`);
    while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
    expect(state.isFinished).toBe(1);
    expect(starsOf(state)).toBeGreaterThanOrEqual(2);
    expect(rules.score(state)).toBeGreaterThan(2000);
  },
);

test.each(staff.filter(({ variant }) => variant.startsWith("slope-")))(
  "the run of $who on $variant reaches the finish",
  ({ seed, frames, log, variant }) => {
    const replay = openReplay(rules, {
      seed,
      frames,
      variant,
      log: Uint8Array.from(atob(log), (each) => each.charCodeAt(0)),
    });
    while (!replay.isAtEnd) replay.step();
    expect(replay.state.isFinished).toBe(1);
  },
);

test("a slope gives a star each for its finish, for grain and for an egg without a crack", () => {
  const state = start("slope-1");
  expect(starsOf(state)).toBe(0);
  Object.assign(state, { isFinished: 1, grain: starGrain(state) - 1, cracks: 1 });
  expect(starsOf(state)).toBe(1);
  state.grain += 1;
  expect(starsOf(state)).toBe(2);
  state.cracks = 0;
  expect(starsOf(state)).toBe(3);
});

test("every gap of an endless slope is crossed by an egg that rolls straight at its ramp, however slow it is", () => {
  const course = courseFor(SEED, ENDLESS, 14_000 * METRE);
  const ramps = course.flags.flatMap((flags, row) => ((flags & FLAG.spring) === 0 ? [] : [row]));
  expect(ramps.length).toBeGreaterThan(5);
  for (const ramp of ramps) {
    const state = start();
    const z = (ramp - 2) * ROW;
    Object.assign(state.egg, { z, x: middleAt(course, z), y: baseAt(course, z), vz: 400 });
    state.next = course.things.findIndex((thing) => thing.z > z);
    const landing = course.flags.findIndex((flags, row) => row > ramp && (flags & FLAG.floor) !== 0);
    while (rowOf(state.egg.z) < landing + 1) {
      // Held over the middle: the test is about the height.
      state.egg.x = middleAt(course, state.egg.z);
      rules.step(state, hold(BUTTON.a));
      expect(state.phase).toBe(PHASE.rolling);
    }
  }
});

test("a honk blows away geese and hay ahead, not stones, and costs a charge", () => {
  const state = startClear();
  put(state, THING.goose, 8);
  put(state, THING.bale, 10, 2);
  put(state, THING.stone, 12);
  expect(playFrames(rules, state, 1, hold(BUTTON.a))).toEqual([CUE.honk, CUE.scared, CUE.scared]);
  expect([state.blown, state.charge, state.scared]).toEqual([[0, 1], 0, 1]);
  // The key is still down: one press is one honk.
  expect(playFrames(rules, state, 5, hold(BUTTON.a))).toEqual([]);
  const cues = playFrames(rules, state, 120, NOTHING);
  expect(cues.filter((cue) => cue === CUE.hit)).toHaveLength(1);
});

test("a honk rolls on ahead of the egg for a moment, and then is over", () => {
  const state = startClear();
  put(state, THING.goose, 30);
  put(state, THING.goose, 60);
  expect(playFrames(rules, state, 1, hold(BUTTON.a))).toEqual([CUE.honk]);
  const cues = playFrames(rules, state, 220, NOTHING);
  expect([cues.indexOf(CUE.scared) < cues.indexOf(CUE.hit), state.scared, state.cracks]).toEqual([true, 1, 1]);
});

test("a band lets nobody pass who does not honk", () => {
  const lane = (aside: number, honks: boolean) => {
    const state = start();
    const course = courseOf(state);
    const { z } = course.things.find(({ kind }) => kind === THING.band)!;
    const from = z - 10 * METRE;
    Object.assign(state.egg, { z: from, x: middleAt(course, from) + aside * METRE, y: baseAt(course, from) });
    state.next = course.things.findIndex((thing) => thing.z > from);
    const cues = playFrames(rules, state, 60, hold(honks ? BUTTON.a : 0));
    return [cues.includes(CUE.hit), cues.filter((cue) => cue === CUE.scared).length > 4];
  };
  for (let aside = -5; aside <= 5; aside += 0.5) {
    expect(lane(aside, false)).toEqual([true, false]);
    expect(lane(aside, true)).toEqual([false, true]);
  }
});

test("something that only a honk opens comes all the way, and grain for that honk before it", () => {
  for (const seed of [1, 2, 3]) {
    const { things } = courseFor([seed, 2, 3, 4], ENDLESS, 4000 * METRE);
    const bands = [...new Set(things.filter(({ kind }) => kind === THING.band).map(({ z }) => z))];
    expect(bands.length).toBeGreaterThan(4);
    for (const band of bands) {
      const before = things.filter(({ kind, z }) => kind === THING.grain && z < band && z > band - 220 * METRE);
      expect(before.length).toBeGreaterThanOrEqual(HONK);
    }
  }
});

test("the first 200 metres have a jump, a band and hay", () => {
  for (const seed of [1, 2, 3]) {
    const course = courseFor([seed, 2, 3, 4], ENDLESS, 200 * METRE);
    const near = (kind: number) => course.things.some((thing) => thing.kind === kind && thing.z < 200 * METRE);
    expect([THING.band, THING.bale, THING.hoop].map(near)).toEqual([true, true, true]);
    const gap = course.flags.findIndex((flags) => (flags & FLAG.floor) === 0);
    expect(gap * ROW).toBeLessThan(100 * METRE);
  }
});

test("a honk in the air is a flap, which saves an egg that falls beside the slope", () => {
  const state = startClear();
  const middle = state.egg.x;
  state.egg.x += 8 * METRE;
  playFrames(rules, state, 25, NOTHING);
  expect(state.egg.y).toBeLessThan(baseAt(courseOf(state), state.egg.z) - METRE);
  const cues = playFrames(rules, state, 1, hold(BUTTON.a | BUTTON.left));
  for (let frame = 0; frame < 120; frame++) {
    const side = state.egg.x > middle + 2 * METRE ? BUTTON.left : 0;
    cues.push(...playFrames(rules, state, 1, hold(side)));
  }
  expect(cues).toContain(CUE.flap);
  expect(cues).toContain(CUE.saved);
  expect([state.falls, state.flaps, state.egg.air]).toEqual([0, 1, 0]);
});

test("a honk on the floor is no flap", () => {
  const state = startClear();
  expect(playFrames(rules, state, 1, hold(BUTTON.a))).toEqual([CUE.honk]);
  expect([state.flaps, state.egg.air]).toEqual([0, 0]);
});

test("each shell that is mended takes more grain than the one before", () => {
  const state = startClear();
  Object.assign(state, { shells: 1, mended: 1, mending: MEND_GRAIN - 1 });
  put(state, THING.grain, 4);
  expect(playFrames(rules, state, 60, NOTHING)).not.toContain(CUE.mend);
  state.mending = 2 * MEND_GRAIN - 1;
  put(state, THING.grain, 4);
  expect(playFrames(rules, state, 60, NOTHING)).toContain(CUE.mend);
  expect([state.shells, state.mended]).toEqual([2, 2]);
});

test("without a charge there is no honk", () => {
  const state = startClear();
  state.charge = HONK - 1;
  put(state, THING.goose, 8);
  expect(playFrames(rules, state, 1, hold(BUTTON.a))).toEqual([CUE.hoarse]);
  expect(state.blown).toEqual([]);
});

test("a stone cracks a shell once, and the egg is safe for a moment", () => {
  const state = startClear();
  put(state, THING.stone, 4);
  put(state, THING.stone, 8);
  state.flow = 30;
  playFrames(rules, state, 80, NOTHING);
  expect([state.shells, state.cracks, state.flow]).toEqual([SHELLS - 1, 1, 0]);
});

test("a fast egg goes through hay, and stops at stones", () => {
  const state = startClear();
  put(state, THING.pad, 3);
  put(state, THING.bale, 8);
  const cues = playFrames(rules, state, 60, NOTHING);
  expect(cues).toContain(CUE.smash);
  expect(state.cracks).toBe(0);
});

test("a close call brings points and charge", () => {
  const state = startClear();
  put(state, THING.stone, 4, 1.4);
  const before = state.charge;
  expect(playFrames(rules, state, 60, NOTHING)).toContain(CUE.shave);
  expect([state.shaves, state.charge]).toEqual([1, before + 2]);
});

test("a close call pushes the egg, so that it goes through hay, and luck does not", () => {
  const [pushed, lucky] = [startClear(), startClear()];
  lucky.unsteered = DARING_FRAMES;
  for (const state of [pushed, lucky]) {
    put(state, THING.stone, 1, 1.4);
    put(state, THING.bale, 5);
  }
  const speed = pushed.egg.vz;
  expect(playFrames(rules, pushed, 20, NOTHING)).toContain(CUE.smash);
  expect(pushed.egg.vz).toBeGreaterThan(speed * 1.2);
  expect(playFrames(rules, lucky, 20, NOTHING)).toContain(CUE.hit);
  expect([pushed.shaves, lucky.shaves]).toEqual([1, 0]);
});

test("a plunge falls deep and fast, and bars one half of the way and then the other", () => {
  const course = newCourse(SEED, 0, PLACE.meadow);
  const place = { half: 5 * METRE, pace: perFrame(20), grade: 1 };
  PARTS.s!(course, place, -1);
  PARTS.v!(course, place, 1);
  expect(course.height.at(-1)!).toBeLessThan(-12 * METRE);
  expect(Math.max(...course.pace)).toBe(Math.floor((place.pace * 135) / 100));
  const stones = course.things.filter(({ kind }) => kind === THING.stone);
  const sides = new Map(stones.map(({ x, z }) => [z, Math.sign(x)]));
  expect([...sides.values()].toSorted((one, other) => one - other)).toEqual([-1, 1]);
});

test("nothing hurts an egg after a blow, but not for long if nobody steers it", () => {
  const [steered, left] = [startClear(), startClear()];
  for (const state of [steered, left]) state.egg.safe = 180;
  left.unsteered = DARING_FRAMES;
  playFrames(rules, steered, 40, hold(BUTTON.left));
  playFrames(rules, left, 40, NOTHING);
  expect([steered.egg.safe > 100, left.egg.safe]).toEqual([true, 0]);
});

test("good things in a row count up to five times", () => {
  expect([0, 11, 12, 36, 48, 500].map(factorOf)).toEqual([1, 1, 2, 4, 5, 5]);
});

test("three seconds without a good thing cost a step of the flow", () => {
  const state = startClear();
  state.flow = 50;
  const cues = playFrames(rules, state, MELT_FRAMES, NOTHING);
  expect([cues.filter((cue) => cue === CUE.melt).length, state.flow, factorOf(state.flow)]).toEqual([1, 36, 4]);
});

test("a press without a honk costs two grains of the next one", () => {
  const state = startClear();
  state.charge = 5;
  for (const held of [BUTTON.a, 0, BUTTON.a]) playFrames(rules, state, 1, hold(held));
  expect(state.charge).toBe(1);
});

test("a rush goes through the countries the other way round, from Ember Peaks", () => {
  const countries = (variant: string) => [0, 400, 750, 1100].map((m) => countryOf(courseOf(start(variant)), m * METRE));
  expect([countries(""), countries("rush")]).toEqual([
    [0, 1, 2, 3],
    [3, 2, 1, 0],
  ]);
});

test("a flow of four makes the egg a tenth faster", () => {
  const [plain, fast] = [startClear(), startClear()];
  for (const state of [plain, fast]) {
    state.flow = state === fast ? 3 * FLOW_STEP : 0;
    playFrames(rules, state, 100, hold(BUTTON.left));
  }
  expect(Math.round((100 * fast.egg.vz) / plain.egg.vz)).toBe(110);
});

test("two mushrooms that an egg touches at once throw it once", () => {
  const state = startClear();
  for (const aside of [-0.5, 0.5]) put(state, THING.mushroom, 5, aside);
  const cues = playFrames(rules, state, 30, NOTHING);
  expect(cues.filter((cue) => cue === CUE.bounce)).toHaveLength(1);
});

test("each new country brings a free flap", () => {
  const state = startClear();
  Object.assign(state, { isSpared: 1 });
  state.egg.z = 349 * METRE;
  playFrames(rules, state, 20, NOTHING);
  expect(state.isSpared).toBe(0);
});

test("enough grain without a crack mends a shell, but never makes one too many", () => {
  const state = startClear();
  state.shells = 1;
  state.mending = MEND_GRAIN - 1;
  put(state, THING.grain, 4);
  expect(playFrames(rules, state, 60, NOTHING)).toContain(CUE.mend);
  expect([state.shells, state.mending]).toEqual([2, 0]);
  state.shells = SHELLS;
  put(state, THING.egg, 4);
  expect(playFrames(rules, state, 60, NOTHING)).not.toContain(CUE.mend);
  expect(state.shells).toBe(SHELLS);
});

test("an egg that falls comes back onto a whole floor ahead, and never goes back", () => {
  const state = rollUntil(start(), (each) => metresOf(each) > 900 && each.egg.air === 0);
  const { z } = state.egg;
  state.egg.x += 40 * METRE;
  playFrames(rules, state, 200, NOTHING);
  expect(state.falls).toBeGreaterThanOrEqual(1);
  expect(state.egg.z).toBeGreaterThan(z);
  expect(state.shells).toBeLessThan(SHELLS);
});

test("rails keep the egg on the slope", () => {
  const state = start();
  for (let frame = 0; frame < 300; frame++) rules.step(state, hold(BUTTON.left));
  expect(state.falls).toBe(0);
});

test("a rush lasts a minute; a crash costs four seconds of it, and no shell, and hoops and smashes give some back", () => {
  const state = start("rush");
  let [frame, hits, back] = [0, 0, 0];
  for (; !rules.isOver(state); frame++) {
    rules.step(state, hold(frame % 40 < 20 ? BUTTON.left : BUTTON.right));
    hits += state.cues.includes(CUE.hit) ? 1 : 0;
    for (const cue of state.cues) back += backFrames(state, cue);
  }
  expect(hits).toBeGreaterThan(2);
  expect(back).toBeGreaterThan(0);
  expect(state.shells).toBe(SHELLS);
  expect(frame).toBe(RUSH_FRAMES + back - hits * CRASH_FRAMES - state.clock);
});

/** Runs that take no skill: one tap in ten seconds, so as not to be away, and a thumb that honks all the time. */
const LAZY = {
  "never steers": (frame: number) => (frame % 600 === 0 ? BUTTON.left : 0),
  "only honks": (frame: number) => (frame % 2 === 0 ? BUTTON.a : 0),
};
const middle = (list: number[]): number => list.toSorted((one, other) => one - other)[list.length >> 1]!;
const playLazily = (held: (frame: number) => number, seed: number, variant: string): State => {
  const state = rules.start([seed * 7919, seed, 3, 42], variant);
  while (!rules.isOver(state)) rules.step(state, hold(held(state.frame)));
  return state;
};

test.each([
  ["", 0.7],
  ["rush", 0.9],
] as const)("in the mode '%s', a player who does not steer gets clearly less than a newcomer", (variant, part) => {
  const game = { id: "honk-slope", rules, createStaff, novice, order: "desc" };
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const newcomer = middle(seeds.map((n) => playNovice(game as never, variant, n, 20_000).score));
  for (const held of Object.values(LAZY))
    expect(middle(seeds.map((seed) => rules.score(playLazily(held, seed, variant))))).toBeLessThan(newcomer * part);
});

/** Hands that do not look: a side that is held, or one and then the other, with a honk each second or without. */
const turning = (frames: number, honks: boolean) => (frame: number) =>
  (frame % (2 * frames) < frames ? BUTTON.left : BUTTON.right) | (honks && frame % 60 < 6 ? BUTTON.a : 0);
const BLIND: Record<string, (frame: number) => number> = {
  ...LAZY,
  "honks each second": (frame) => (frame % 60 < 6 ? BUTTON.a : 0),
  "holds left": () => BUTTON.left,
  "holds right": () => BUTTON.right,
  "turns three times a second": turning(20, false),
  "turns three times a second, and honks": turning(20, true),
  "turns twice a second": turning(30, false),
  "turns twice a second, and honks": turning(30, true),
  "turns each second": turning(60, false),
  "turns each second, and honks": turning(60, true),
};

test.each(SLOPES.map(({ name }, level) => ({ name, level })))(
  "no blind hand reaches the finish of $name",
  ({ level }) => {
    const through = Object.entries(BLIND).filter(
      ([, held]) => playLazily(held, 1, `slope-${level + 1}`).isFinished === 1,
    );
    expect(through.map(([hand]) => hand)).toEqual([]);
  },
);

test("the first fall of a run costs nothing: the goose flaps by itself", () => {
  const state = rollUntil(start(), (each) => metresOf(each) > 900 && each.egg.air === 0);
  Object.assign(state, { isSpared: 0, charge: 0, cracks: 0 });
  state.egg.x += 40 * METRE;
  const cues = playFrames(rules, state, 80, NOTHING);
  expect([cues.includes(CUE.spared), state.cracks]).toEqual([true, 0]);
  for (let frame = 0; frame < 200 && state.falls === 0; frame++) playFrames(rules, state, 1, NOTHING);
  expect([state.falls, state.cracks]).toEqual([1, 1]);
});

/** The first place from here on where this is true for a row. */
const rowFrom = (course: Course, metres: number, isTrue: (row: number) => boolean): number =>
  course.flags.findIndex((_, row) => row * ROW > metres * METRE && isTrue(row));

test("a mushroom throws the egg over stones that stand from edge to edge", () => {
  const lane = (aside: number) => {
    const state = startClear();
    put(state, THING.mushroom, 6, aside);
    for (let at = -5; at <= 5; at++) put(state, THING.stone, 16, at);
    return playFrames(rules, state, 90, NOTHING);
  };
  expect([lane(0).includes(CUE.bounce), lane(0).includes(CUE.hit)]).toEqual([true, false]);
  expect([lane(3).includes(CUE.bounce), lane(3).includes(CUE.hit)]).toEqual([false, true]);
});

test("the second stretch has mushrooms, and plates break away in the fourth", () => {
  for (const seed of [1, 2, 3]) {
    const course = courseFor([seed, 2, 3, 4], ENDLESS, 2100 * METRE);
    const stretchOf = (z: number) => stretchAt(Math.floor(z / METRE));
    const first = course.things.find(({ kind }) => kind === THING.mushroom)!;
    expect(stretchOf(first.z)).toBe(1);
    const plates = rowFrom(course, 0, (row) => (course.flags[row]! & FLAG.crumbling) !== 0);
    expect(stretchOf(plates * ROW)).toBe(3);
  }
});

test("an egg on ice turns later and keeps more of its way", () => {
  const aside = (metres: number) => {
    const state = startClear();
    courseOf(state).place = metres < 1000 ? PLACE.meadow : PLACE.frost;
    playFrames(rules, state, 12, hold(BUTTON.right));
    const { vx } = state.egg;
    playFrames(rules, state, 12, NOTHING);
    return [vx, state.egg.vx / vx];
  };
  const [floor, ice] = [aside(0), aside(1000)];
  expect(ice[0]).toBeLessThan(floor[0]! * 0.7);
  expect(ice[1]).toBeGreaterThan(floor[1]! * 1.3);
});

test("the first four stretches are shorter than the rest", () => {
  expect([0, 1, 3, 4, 5, 6].map(stretchFrom)).toEqual([0, 350, 1050, 1400, 1900, 2400]);
  expect([0, 349, 350, 1399, 1400, 1899, 1900].map(stretchAt)).toEqual([0, 0, 1, 3, 4, 4, 5]);
});

test("nobody who rolls down the middle misses the first mushroom of a run", () => {
  for (const seed of [1, 2, 3]) {
    const course = courseFor([seed, 2, 3, 4], ENDLESS, 700 * METRE);
    const { x, z, half } = course.things.find(({ kind }) => kind === THING.mushroom)!;
    expect(Math.abs(x - middleAt(course, z))).toBeLessThan(half);
  }
});

test("even a hand that sees everything at once comes to an end", () => {
  const state = start();
  while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  expect([state.shells, state.frame < 10 * 60 * 60]).toEqual([0, true]);
});

test("turning left and right without looking hardly ever brings a star on the first slopes, and never two", () => {
  const stars = [1, 2, 3].flatMap((level) =>
    [15, 20, 30, 40, 60].map((frames) => {
      const held = (frame: number) => (frame % (2 * frames) < frames ? BUTTON.left : BUTTON.right);
      return starsOf(playLazily(held, 1, `slope-${level}`));
    }),
  );
  expect(stars.filter((each) => each > 0).length).toBeLessThanOrEqual(3);
  expect(Math.max(...stars)).toBeLessThan(2);
});

test("a row of geese that one honk scares is one good thing", () => {
  const state = startClear();
  for (const aside of [-2, 0, 2]) put(state, THING.band, 8, aside);
  playFrames(rules, state, 1, hold(BUTTON.a));
  expect([state.scared, state.flow, state.points]).toEqual([3, 1, 40]);
});

test("an egg that hits one goose of a row has no close call with the next one", () => {
  const state = startClear();
  for (const aside of [1.5, 0]) put(state, THING.band, 4, aside);
  const cues = playFrames(rules, state, 60, NOTHING);
  expect([cues.includes(CUE.hit), cues.includes(CUE.shave)]).toEqual([true, false]);
});

test("a run without a press ends after a quarter of a minute", () => {
  const state = start();
  playFrames(rules, state, IDLE_FRAMES, NOTHING);
  expect(rules.isOver(state)).toBe(true);
});

test("an endless slope grows faster and narrower all the way", () => {
  const course = courseFor(SEED, ENDLESS, 12_000 * METRE);
  const half = (metres: number) => course.half[rowOf(metres * METRE)]!;
  expect(endlessPace(500)).toBeLessThan(endlessPace(5000));
  expect(endlessPace(5000)).toBeLessThan(endlessPace(50_000));
  const widest = (from: number) => Math.max(...Array.from({ length: 50 }, (_, at) => half(from + at * 10)));
  expect(widest(11_000)).toBeLessThan(widest(0));
});
