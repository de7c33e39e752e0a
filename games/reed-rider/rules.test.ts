import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { playNovice } from "@quackademy/game-kit/staff/novice.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBot, GOOD, ride } from "./bot.ts";
import { novice } from "./bot-novice.ts";
import { createStaff } from "./bot-staff.ts";
import manifest from "./game.json" with { type: "json" };
import staff from "./staff.json" with { type: "json" };
import { middleX, placeBike, speedX } from "./rules/bike.ts";
import { groundAt, SURFACE, THING } from "./rules/course.ts";
import { CUE } from "./rules/cues.ts";
import { MOST_SPEED } from "./rules/joints.ts";
import { BASE } from "./rules/sizes.ts";
import { TRACKS } from "./rules/tracks.ts";
import { UNIT } from "./rules/units.ts";
import {
  AIR_POINTS,
  courseFor,
  FALL_FRAMES,
  FALL_LEAST,
  FEATHERS,
  FLIP_FRAMES,
  hasMower,
  MODE,
  PHASE,
  rules,
  SHOW_FRAMES,
  SLOW_FRAMES,
  starGoals,
  starsOf,
  STYLE_FRAMES,
  timeOf,
  TRACK_FRAMES,
  type State,
} from "./rules.ts";

const DEEP = 24 * UNIT;

/** The wheels are never below the land, the bike holds together, and nothing is faster than it may be. */
function check(state: State): void {
  const course = courseFor(state);
  const { rear, front, body } = state.bike;
  for (const each of [rear, front, body]) {
    expect([each.x, each.y, each.vx, each.vy].every(Number.isSafeInteger)).toBe(true);
    expect(Math.sqrt(each.vx ** 2 + each.vy ** 2)).toBeLessThan(MOST_SPEED * 2.5);
    const ground = groundAt(course, each.x);
    // Beside a bank the land is higher than a wheel that falls into the gap.
    const isAtBank = course.gaps.some(({ from, to }) => each.x > (from - 60) * UNIT && each.x < (to + 60) * UNIT);
    if (ground !== null && !isAtBank) expect(each.y - ground).toBeLessThan(DEEP);
  }
  expect(Math.sqrt((front.x - rear.x) ** 2 + (front.y - rear.y) ** 2)).toBeLessThan(BASE * 1.5);
  expect(state.feathers).toBeGreaterThanOrEqual(0);
  expect(state.feathers).toBeLessThanOrEqual(FEATHERS);
}

const { idleRuns } = testRules(rules, createBot, { manifest, check });
testRules(rules, createBot, { manifest, check, variant: "track-1", mayLoseScore: () => false });
testRules(rules, createBot, { manifest, check, variant: "show" });
if (!isShort) {
  for (let level = 2; level <= TRACKS.length; level++)
    testRules(rules, createBot, { manifest, check, variant: `track-${level}` });
}

const SEED = readSeed("7a".repeat(16));
const start = (variant = "track-1") => rules.start(SEED, variant);
const GAS = hold(BUTTON.up);

/** On level ground that goes on for long, somewhere on a track. */
function onFlat(): State {
  const state = start();
  playFrames(rules, state, 30, NOTHING);
  return state;
}

test("a run that nobody plays ends soon, without points", () => {
  for (const { score, frames } of idleRuns()) expect([score, frames < 1000]).toEqual([0, true]);
});

test("every track can be finished by the bot, from each of its flags", () => {
  const tracks = isShort ? [1, 8, 16, 23] : TRACKS.map((_, at) => at + 1);
  for (const track of tracks) {
    const course = courseFor(start(`track-${track}`));
    for (const [flag, [x]] of course.flags.slice(0, -1).entries()) {
      const state = start(`track-${track}`);
      Object.assign(state, { flag, far: x * UNIT, bike: placeBike(course, x * UNIT) });
      const bot = createBot();
      while (!rules.isOver(state) && state.flag === flag && state.crashes < 4) rules.step(state, bot(state));
      expect([track, flag, state.flag > flag || state.isFinished === 1]).toEqual([track, flag, true]);
      expect([track, flag, state.isCarried]).toEqual([track, flag, 0]);
    }
  }
});

function gasAlone(variant: string): State {
  const state = start(variant);
  while (!rules.isOver(state)) rules.step(state, GAS);
  return state;
}

test("holding the gas alone finishes the first three tracks, without a star for time or flips", () => {
  for (const variant of ["track-1", "track-2", "track-3"]) {
    const state = gasAlone(variant);
    expect([variant, starGoals(state), state.isCarried]).toEqual([variant, [true, false, false], 0]);
    expect(state.crashes).toBeLessThan(3);
  }
});

test("holding the gas alone brings no rank in a show, and less than Drake has in a ride", () => {
  expect(rules.score(gasAlone("show"))).toBeLessThan(manifest.score.least);
  const { score } = staff.find(({ who, variant }) => who === "drake" && variant === "")!;
  expect(rules.score(gasAlone(""))).toBeLessThan(score);
});

test("the gas brings the bike to speed within a second and a half, and the brake stops it", () => {
  const state = onFlat();
  // A long level stretch is behind the finish, too, but the start is enough for this.
  playFrames(rules, state, 30, GAS);
  const early = speedX(state.bike);
  expect(early).toBeGreaterThan(5 * UNIT);
  playFrames(rules, state, 12, hold(BUTTON.down));
  expect(speedX(state.bike)).toBeLessThan(early);
});

test("a lean back lifts the front wheel to a wheelie that stays, and one forward only pushes the bike on", () => {
  const state = onFlat();
  playFrames(rules, state, 36, hold(BUTTON.up | BUTTON.left));
  expect([state.bike.rearOn, state.bike.frontOn, state.crashes]).toEqual([1, 0, 0]);
  const pushed = onFlat();
  playFrames(rules, pushed, 60, hold(BUTTON.right));
  expect([pushed.bike.rearOn, pushed.bike.frontOn, pushed.crashes]).toEqual([1, 1, 0]);
  expect(speedX(pushed.bike)).toBeGreaterThan(2 * UNIT);
});

/** High above the land, at some speed. */
function inAir(high = 700): State {
  const state = onFlat();
  for (const ball of [state.bike.rear, state.bike.front, state.bike.body]) ball.y -= high * UNIT;
  return state;
}

test("a flip counts when it has landed on the wheels, and takes a second off the time", () => {
  const state = inAir();
  while (Math.abs(state.bike.turn) < 700) rules.step(state, hold(BUTTON.left));
  expect(state.flips).toBe(0);
  for (let frame = 0; frame < 200 && state.flips === 0 && state.phase === PHASE.riding; frame++)
    rules.step(state, hold(ride(state, { ...GOOD, flipFrom: 0, poseFrom: 0 })));
  expect([state.flips, state.frontFlips]).toEqual([1, 0]);
  expect(timeOf({ ...state, clock: 600 })).toBe(600 - FLIP_FRAMES);
});

test("a bike that was leaned once slowly levels itself, and a flip that is half done goes on", () => {
  for (const [frames, turned] of [
    [10, 0],
    [22, -1024],
  ] as const) {
    const state = inAir(4500);
    playFrames(rules, state, frames, hold(BUTTON.left));
    expect(state.bike.turn).toBeLessThan(-90);
    playFrames(rules, state, 150, NOTHING);
    expect(Math.abs(state.bike.turn - turned)).toBeLessThan(130);
  }
});

test("the duck balances a jump only after a lean", () => {
  const turns = [0, BUTTON.right].map((first) => {
    const state = inAir(2500);
    rules.step(state, NOTHING);
    state.bike.front.vy -= 500;
    rules.step(state, hold(first));
    playFrames(rules, state, 80, NOTHING);
    return Math.abs(state.bike.turn);
  });
  expect(turns[1]!).toBeLessThan(turns[0]! / 2);
});

test("gas on the ground and nothing in the air scores less in a ride than Duckling", () => {
  const scores = [1, 2, 3].map((seed) => {
    const state = rules.start([seed, 7, 9, seed * 77]);
    while (!rules.isOver(state)) rules.step(state, state.bike.air > 0 ? NOTHING : GAS);
    return rules.score(state);
  });
  const { score } = staff.find(({ who, variant }) => who === "duckling" && variant === "")!;
  expect(scores.toSorted((a, b) => a - b)[1]!).toBeLessThan(score);
});

test("a pose that ends in the last moment brings more boost than one that ended earlier", () => {
  const boosts = [60, 300].map((high) => {
    const state = inAir(600);
    playFrames(rules, state, 6, NOTHING);
    fallTo(state, high, POSE);
    for (let frame = 0; frame < 60 && state.bike.air > 0; frame++) rules.step(state, NOTHING);
    return state.cues.includes(CUE.late) ? state.bike.boost : 0;
  });
  expect(boosts[0]!).toBeGreaterThan(boosts[1]!);
});

test("gas in the air lifts the nose, and the bike does not level itself", () => {
  const state = inAir(1500);
  playFrames(rules, state, 60, GAS);
  const { turn } = state.bike;
  expect(turn).toBeLessThan(-50);
  playFrames(rules, state, 40, GAS);
  expect(state.bike.turn).toBeLessThan(turn);
});

test("the second turn of a jump is slow, and the clock with it", () => {
  const state = inAir(4000);
  state.waiting = 0;
  while (state.turning < 2) rules.step(state, hold(BUTTON.left));
  expect(state.slow).toBe(SLOW_FRAMES);
  const [{ clock }, y] = [state, state.bike.rear.y];
  rules.step(state, NOTHING);
  expect([state.clock, state.bike.rear.y]).toEqual([clock, y]);
  playFrames(rules, state, SLOW_FRAMES - 1, NOTHING);
  expect([state.slow, state.clock]).toEqual([0, clock + SLOW_FRAMES / 2]);
});

test("a show pays for a long jump that lands", () => {
  const state = start("show");
  while (!state.cues.includes(CUE.bigAir) && state.frame < 600)
    rules.step(state, hold(state.bike.air > 3 ? 0 : BUTTON.up));
  expect(state.points).toBe(AIR_POINTS);
});

test("B brings the bike back to the flag, and so do four seconds without getting further", () => {
  const state = onFlat();
  playFrames(rules, state, 60, GAS);
  rules.step(state, hold(BUTTON.b));
  expect([state.phase, state.cues.includes(CUE.stuck)]).toEqual([PHASE.fallen, true]);
  const lost = onFlat();
  playFrames(rules, lost, 60, GAS);
  for (let frame = 0; frame < 500 && lost.crashes === 0; frame++)
    rules.step(lost, hold(frame % 80 < 52 ? BUTTON.down : BUTTON.right));
  expect([lost.crashes, lost.clock < 400]).toEqual([1, true]);
});

test("a head on the ground is a fall; the duck rides again soon, and at once with a new press", () => {
  const state = inAir(120);
  for (let frame = 0; frame < 200 && state.phase === PHASE.riding; frame++) rules.step(state, hold(BUTTON.right));
  expect([state.phase, state.crashes]).toEqual([PHASE.fallen, 1]);
  const hasty = structuredClone(state);
  playFrames(rules, state, FALL_FRAMES, NOTHING);
  expect([state.phase, state.flag]).toEqual([PHASE.riding, 0]);
  playFrames(rules, hasty, FALL_LEAST, NOTHING);
  rules.step(hasty, GAS);
  expect(hasty.phase).toBe(PHASE.riding);
});

const POSE = hold(BUTTON.down);

/** Falls until the bike is so many units above level ground. */
function fallTo(state: State, high: number, inputs = NOTHING): void {
  while (groundAt(courseFor(state), state.bike.rear.x)! - state.bike.rear.y > high * UNIT) rules.step(state, inputs);
}

test("a pose counts when it was held and ended before the ground, takes half a second off, and brings a boost", () => {
  const state = inAir(600);
  playFrames(rules, state, 6, NOTHING);
  playFrames(rules, state, 30, POSE);
  fallTo(state, 20);
  playFrames(rules, state, 90, NOTHING);
  expect([state.styles, state.crashes]).toEqual([1, 0]);
  expect(state.bike.boost).toBeGreaterThan(0);
  expect(timeOf({ ...state, clock: 600 })).toBe(600 - STYLE_FRAMES);
});

test("a pose that lasts until the ground counts nothing, and one that was pressed on the ground does not begin", () => {
  const late = inAir(600);
  playFrames(rules, late, 6, NOTHING);
  for (let frame = 0; frame < 120; frame++) rules.step(late, POSE);
  expect(late.styles).toBe(0);
  const held = onFlat();
  rules.step(held, POSE);
  for (const ball of [held.bike.rear, held.bike.front, held.bike.body]) ball.y -= 600 * UNIT;
  playFrames(rules, held, 40, POSE);
  expect(held.pose).toBe(0);
});

test("a boost makes the bike faster than the gas alone can", () => {
  const [plain, boosted] = [onFlat(), onFlat()];
  boosted.bike.boost = 60;
  for (const state of [plain, boosted]) {
    for (const ball of [state.bike.rear, state.bike.front, state.bike.body]) ball.vx = 3 * UNIT;
    playFrames(rules, state, 3, GAS);
  }
  expect(speedX(boosted.bike)).toBeGreaterThan(speedX(plain.bike));
});

/** A bike that stands so many units before the first thing of this kind on a track. */
function before(variant: string, kind: number, units: number): State {
  const state = start(variant);
  const { x } = courseFor(state).things.find((thing) => thing.kind === kind)!;
  const from = (x - units) * UNIT;
  return Object.assign(state, { bike: placeBike(courseFor(state), from), far: from, flipAt: 0 });
}

test("crates break once and cost speed, but none with a boost", () => {
  const speeds = [0, 90].map((boost) => {
    const state = before("track-2", THING.crates, 80);
    state.bike.boost = boost;
    for (const ball of [state.bike.rear, state.bike.front, state.bike.body]) ball.vx = 2 * UNIT;
    let smashed = 0;
    for (let frame = 0; frame < 20; frame++) {
      rules.step(state, NOTHING);
      if (state.cues.includes(CUE.smash)) smashed += 1;
    }
    expect([smashed, state.crashes]).toEqual([1, 0]);
    return speedX(state.bike);
  });
  expect(speeds[1]!).toBeGreaterThan(speeds[0]!);
});

test("a blade that swings by is a fall, and steam lifts a bike in the air", () => {
  const state = before("track-22", THING.blade, 0);
  for (let frame = 0; frame < 200 && state.crashes === 0; frame++) rules.step(state, NOTHING);
  expect([state.crashes, state.cues.includes(CUE.whack)]).toEqual([1, true]);
  const steamy = before("track-13", THING.vent, 300);
  const { x, y } = courseFor(steamy).things.find(({ kind }) => kind === THING.vent)!;
  const { rear, front, body } = steamy.bike;
  const aside = x * UNIT - middleX(steamy.bike);
  for (const ball of [rear, front, body]) Object.assign(ball, { x: ball.x + aside, y: ball.y - 100 * UNIT });
  playFrames(rules, steamy, 30, NOTHING);
  expect(rear.vy).toBeLessThan(0);
  expect(rear.y).toBeLessThan(y * UNIT);
});

test("a mower follows on some tracks, and waits for the first press", () => {
  const chased = start("track-8");
  const { mower } = chased;
  playFrames(rules, chased, 60, NOTHING);
  expect(chased.mower).toBe(mower);
  playFrames(rules, chased, 60, hold(BUTTON.down));
  expect(chased.mower).toBeGreaterThan(mower);
  expect(hasMower(start("track-1"))).toBe(false);
});

test.each([
  [1, 4],
  [9, 6],
])("on track %i a heron carries the duck on after %i falls at a flag, for a star but for no rank", (track, falls) => {
  for (const tries of [falls - 1, falls]) {
    const state = start(`track-${track}`);
    Object.assign(state, { phase: PHASE.fallen, fall: 0, tries });
    playFrames(rules, state, FALL_FRAMES, NOTHING);
    expect([state.isCarried, state.flag]).toEqual(tries < falls ? [0, 0] : [1, 1]);
    Object.assign(state, { isFinished: 1, isOver: 1, flips: 9 });
    if (tries < falls) continue;
    expect(starsOf(state)).toBe(1);
    expect(rules.score(state)).toBeLessThan(manifest.score.least);
  }
});

test("a bike that cannot move is freed", () => {
  const state = onFlat();
  state.waiting = 0;
  const { rear, front, body } = state.bike;
  let frames = 0;
  for (; frames < 300 && state.crashes === 0; frames++) {
    const places = [rear, front, body].map(({ x, y }) => [x, y] as const);
    rules.step(state, GAS);
    for (const [at, each] of [rear, front, body].entries())
      Object.assign(each, { x: places[at]![0], y: places[at]![1], vx: 0, vy: 0 });
  }
  expect(frames).toBeLessThan(260);
});

test("a ball that falls fast or is thrown anyhow does not pass through the land, and gains no speed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -6000, max: 6000 }),
      fc.integer({ min: -6000, max: 6000 }),
      fc.nat(63),
      (vx, vy, held) => {
        const state = onFlat();
        for (const ball of [state.bike.rear, state.bike.front, state.bike.body]) {
          ball.y -= 200 * UNIT;
          Object.assign(ball, { vx, vy });
        }
        for (let frame = 0; frame < 120 && state.crashes === 0; frame++) {
          rules.step(state, hold(held));
          check(state);
        }
      },
    ),
    { numRuns: isShort ? 12 : 300 },
  );
});

test("thorns, water and the mower of a ride are falls, and a ride ends without feathers", () => {
  const thorny = start("track-18");
  const { from, y } = courseFor(thorny).patches.find(({ surface }) => surface === SURFACE.thorns)!;
  thorny.bike = placeBike(courseFor(thorny), from * UNIT + 50 * UNIT);
  expect(groundAt(courseFor(thorny), (from + 20) * UNIT)).toBe(y * UNIT);
  rules.step(thorny, NOTHING);
  expect(thorny.cues).toContain(CUE.thorns);
  const wet = start("track-5");
  const gap = courseFor(wet).gaps[0]!;
  const aside = ((gap.from + gap.to) / 2) * UNIT - middleX(wet.bike);
  const deep = gap.y * UNIT - wet.bike.front.y;
  for (const ball of [wet.bike.rear, wet.bike.front, wet.bike.body]) {
    ball.x += aside;
    ball.y += deep;
  }
  rules.step(wet, NOTHING);
  expect(wet.phase).toBe(PHASE.fallen);
  const mown = start("");
  Object.assign(mown, { mower: mown.far + 100 * UNIT, feathers: 1 });
  rules.step(mown, NOTHING);
  expect([mown.cues.includes(CUE.mown), mown.feathers, mown.isOver]).toEqual([true, 0, 1]);
});

test("a show lasts a minute, and a track is given up after two", () => {
  for (const [variant, most] of [
    ["show", SHOW_FRAMES],
    ["track-1", TRACK_FRAMES],
  ] as const) {
    const state = start(variant);
    for (let frame = 0; !rules.isOver(state); frame++) rules.step(state, hold(frame % 600 < 2 ? BUTTON.down : 0));
    expect(state.clock).toBe(most);
  }
});

test("an unknown variant is a ride, and each track has a place, a time and flips", () => {
  expect(start("track-25").mode).toBe(MODE.ride);
  expect(start("track-24").mode).toBe(MODE.track);
  expect(TRACKS).toHaveLength(24);
  expect(new Set(TRACKS.map(({ name }) => name)).size).toBe(24);
  for (const { place, seconds, flips } of TRACKS)
    expect([place < 3, seconds > 5, flips > 0]).toEqual([true, true, true]);
});

test("a newcomer's first ride lasts three quarters of a minute", () => {
  const game = { id: manifest.id, rules, createStaff, novice, order: manifest.score.order } as never;
  const frames = Array.from({ length: 3 }, (_, number) => playNovice(game, "", number, 7200).frames).toSorted(
    (a, b) => a - b,
  );
  expect(frames[1]!).toBeGreaterThanOrEqual(45 * 60);
});
