import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot, drive, GOOD, SHOW } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { BOOST_FRAMES, CHARGES, IDLE_FRAMES, placeCar, speedOf } from "./rules/car.ts";
import { CIRCUITS, SURFACE } from "./rules/circuits.ts";
import { CUE } from "./rules/cues.ts";
import { stepCar } from "./rules/driving.ts";
import { PASS, placeKarts, RIVAL_LEG, stepKarts, STYLE, styleOf } from "./rules/karts.ts";
import { CHAIN_FRAMES } from "./rules/show.ts";
import { CHEER_FRAMES, isFinished, LAPS, WAIT_FRAMES, type State } from "./rules/state.ts";
import { addTime, gateFrames, mostFrames, passFrames, passPoints } from "./rules/tour.ts";
import { meetSpots, placeSpots, spill } from "./rules/spots.ts";
import { gatePost, GATES, limitAt, POST_GAP, trackOf, turnBetween, UNIT } from "./rules/track.ts";
import { rules, starsOf, TRICK_POINTS } from "./rules.ts";
import { lesson } from "./lesson.ts";

/** The car is never behind a hedge, and always at its post. */
function check({ car, circuit, isMirrored }: State): void {
  const track = trackOf(circuit, isMirrored);
  expect(Math.abs(car.aside)).toBeLessThanOrEqual(limitAt(track, car.post) + 16 * UNIT);
  expect(car.post).toBe(((car.posts % track.count) + track.count) % track.count);
}

const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, check });
testRules(rules, createBot, { manifest, check, variant: "circuit-1" });
testRules(rules, createBot, { manifest, check, variant: "drift" });
if (!isShort) {
  for (let level = 2; level <= CIRCUITS.length; level++)
    testRules(rules, createBot, { manifest, check, variant: `circuit-${level}` });
}

const SEED = readSeed("7a".repeat(16));
const SEED_RANDOM = () => startRandom([1, 2, 3, 4]);
const start = (variant: string) => rules.start(SEED, variant);

test("the bot of a tour sees several circuits, and a car that nobody drives is not ranked", () => {
  for (const { state } of botRuns()) expect(state.leg).toBeGreaterThanOrEqual(6);
  for (const { score } of idleRuns()) expect(score).toBeLessThan(manifest.score.least);
});

test.each(CIRCUITS.map(({ name }, circuit) => ({ name, circuit })))(
  "$name can be driven in the time for two stars, and no bend is tighter than its hedges allow",
  ({ circuit }) => {
    const track = trackOf(circuit, 0);
    for (let post = 0; post < track.count; post++) {
      const turn = Math.abs(turnBetween(track.angle[post]!, track.angle[(post + 3) % track.count]!));
      // The radius of a bend is its length by its turn.
      const radius = (3 * POST_GAP * 1024) / (2 * Math.PI * Math.max(1, turn));
      expect(radius).toBeGreaterThan(limitAt(track, post) / UNIT);
    }
    const state = start(`circuit-${circuit + 1}`);
    while (!rules.isOver(state)) rules.step(state, hold(drive(state, GOOD)));
    expect(isFinished(state)).toBe(true);
    expect(starsOf(state)).toBeGreaterThanOrEqual(2);
  },
);

test("a circuit has two laps of six gates, and its score is what is left of two minutes", () => {
  const state = start("circuit-1");
  while (!rules.isOver(state)) rules.step(state, hold(drive(state, GOOD)));
  expect(state.splits).toHaveLength(GATES * LAPS);
  expect(rules.score(state)).toBe(300 + Math.floor(((7200 - state.frame) * 100) / 60));
});

test.each([60, 90, 120])("a car at %d degrees to the hedge is turned along it, even if nobody steers", (degrees) => {
  const state = start("circuit-3");
  playFrames(rules, state, 60);
  const { car } = state;
  car.heading = (car.heading + Math.round((degrees * 65_536) / 360)) & 0xffff;
  let frames = 0;
  while (car.bumped === 0) rules.step(state, NOTHING);
  const { posts } = car;
  for (; car.posts < posts + 4; frames++) rules.step(state, NOTHING);
  expect(frames).toBeLessThan(200);
});

test("a car that turns back passes no gate twice", () => {
  const state = start("circuit-1");
  while (state.gates < 2) rules.step(state, hold(drive(state, GOOD)));
  const { posts } = state.car;
  state.car.heading = (state.car.heading + 0x8000) & 0xffff;
  Object.assign(state.car, { vx: -state.car.vx, vy: -state.car.vy });
  for (let frame = 0; frame < 90; frame++) rules.step(state, hold(frame % 20 === 0 ? BUTTON.left : 0));
  expect(state.car.posts).toBeLessThan(posts);
  expect([state.gates, state.splits.length]).toEqual([2, 2]);
});

test("a drift charges a boost, and letting go gives it", () => {
  const track = trackOf(0, 0);
  const car = placeCar(track, 0);
  const cues: number[] = [];
  Object.assign(car, {
    vx: Math.floor((track.dx[0]! * 2000) / 65_536),
    vy: Math.floor((track.dy[0]! * 2000) / 65_536),
  });
  for (let frame = 0; frame <= CHARGES[0]; frame++) {
    // On a plain: the test is about the car.
    Object.assign(car, { x: track.x[0], y: track.y[0], post: 0 });
    stepCar(car, track, BUTTON.right | BUTTON.a, cues);
  }
  expect([car.drift, car.level]).toEqual([1, 1]);
  const before = speedOf(car);
  stepCar(car, track, 0, cues);
  expect(cues).toEqual([CUE.drift, CUE.charged, CUE.boost]);
  for (let frame = 0; frame < 20; frame++) {
    Object.assign(car, { x: track.x[0], y: track.y[0], post: 0 });
    stepCar(car, track, 0, cues);
  }
  expect(speedOf(car)).toBeGreaterThan(before);
});

const SEEDS = Array.from({ length: 40 }, (_, at) => readSeed(at.toString(16).padStart(2, "0").repeat(16)));

/** The arrow that the road ahead asks for. */
function arrowOf({ car, circuit, isMirrored }: State): number {
  const track = trackOf(circuit, isMirrored);
  return turnBetween(car.heading >> 6, track.angle[(car.post + 8) % track.count]!) < 0 ? BUTTON.left : BUTTON.right;
}

test("a newcomer who follows the lesson word by word drifts and gets a boost", () => {
  const [steer, slide, boost] = lesson;
  for (const seed of SEEDS) {
    const state = rules.start(seed, "");
    const follow = (step: typeof steer, keys: () => number): void => {
      let frames = 0;
      do {
        rules.step(state, hold(keys()));
        expect((frames += 1)).toBeLessThan(600);
      } while (!step!.isDone(state));
    };
    follow(steer, () => arrowOf(state));
    // At any speed, in every bend from now on.
    const isBend = () => Math.abs(trackOf(state.circuit, state.isMirrored).bend[state.car.post]!) > 40;
    follow(slide, () => arrowOf(state) | (isBend() ? BUTTON.a : 0));
    follow(boost, () => 0);
    expect(state.clock).toBeGreaterThan(0);
  }
});

test.each([
  ["Space and an arrow", BUTTON.a | BUTTON.right],
  ["Space alone", BUTTON.a],
])("%s never stops a kart that has just started", (_, held) => {
  const state = start("circuit-1");
  for (let frame = 0; frame < 45; frame++) {
    const before = speedOf(state.car);
    rules.step(state, hold(held));
    expect(speedOf(state.car)).toBeGreaterThan(before - 40);
  }
  expect(speedOf(state.car)).toBeGreaterThan(900);
});

test("the brake has a button of its own", () => {
  const state = start("circuit-1");
  playFrames(rules, state, 60);
  const before = speedOf(state.car);
  for (let frame = 0; frame < 60; frame++) rules.step(state, hold(BUTTON.down));
  expect(speedOf(state.car)).toBeLessThan(before / 3);
  expect(state.car.stuck).toBe(0);
});

/** A tour with one kart right ahead of the car, which is as fast as it gets. */
function chase(post: number, aside = 50 * UNIT): State {
  const state = start("");
  const track = trackOf(state.circuit, state.isMirrored);
  rules.step(state, hold(BUTTON.up));
  state.car = { ...placeCar(track, post), posts: post };
  Object.assign(state.car, {
    vx: Math.floor((track.dx[post]! * 2100) / 65_536),
    vy: Math.floor((track.dy[post]! * 2100) / 65_536),
  });
  const kart = { ...state.karts[0]!, at: post * 256 + 30, aside, lane: aside, pace: 30, isPassed: 0 };
  Object.assign(state, { karts: [kart], spots: [], far: post, clock: 200 });
  return state;
}

function untilPassed(state: State): void {
  for (let frame = 0; frame < 60 && !state.cues.includes(CUE.pass); frame++) rules.step(state, hold(BUTTON.up));
  expect(state.cues).toContain(CUE.pass);
}

test("a pass is told by its kind, and a slipstream is worth more than a clean one", () => {
  const clean = chase(4);
  untilPassed(clean);
  const towed = chase(4);
  towed.car.slip = 60;
  untilPassed(towed);
  const bumped = chase(4);
  bumped.karts[0]!.isTouched = 1;
  untilPassed(bumped);
  const photo = chase(Math.floor(trackOf(clean.circuit, 0).count / GATES) - 5);
  untilPassed(photo);
  const all = [bumped, clean, towed, photo];
  expect(all.map(({ passKind }) => passKind)).toEqual([PASS.bumped, PASS.clean, PASS.slip, PASS.photo]);
  expect(all.map(passPoints)).toEqual([50, 75, 100, 125]);
  for (const state of all) expect(state.passPoints).toBe(passPoints(state));
});

test("karts in a row are worth more each, and a row ends", () => {
  const state = chase(4);
  Object.assign(state, { streak: 2, streakLeft: 9 });
  const before = passFrames(state);
  untilPassed(state);
  expect([state.streak, state.passed]).toEqual([3, 1]);
  expect(passFrames(state)).toBeGreaterThan(before);
  state.karts = [];
  state.clock = 900;
  playFrames(rules, state, 301, hold(BUTTON.up));
  expect(state.streak).toBe(0);
});

test("a kart that comes by again is told, and counts only once", () => {
  const state = chase(4);
  untilPassed(state);
  const [kart] = state.karts;
  kart!.at += 6 * 256;
  rules.step(state, hold(BUTTON.up));
  expect(state.cues).toContain(CUE.lost);
  kart!.at -= 9 * 256;
  rules.step(state, hold(BUTTON.up));
  expect(state.cues).toContain(CUE.back);
  expect(state.passed).toBe(1);
});

test("close behind a kart the air pulls the car along", () => {
  const [free, towed] = [chase(4), chase(4, 0)];
  free.karts = [];
  Object.assign(towed.karts[0]!, { at: 10 * 256, pace: 98 });
  for (const state of [free, towed]) playFrames(rules, state, 24, hold(BUTTON.up));
  expect(towed.car.slip).toBeGreaterThan(30);
  expect(speedOf(towed.car)).toBeGreaterThan(speedOf(free.car));
});

test("the clock of a tour never holds more than some seconds, and less on every circuit", () => {
  const state = start("");
  for (let frame = 0; frame < 3000 && !rules.isOver(state); frame++) {
    rules.step(state, hold(drive(state, GOOD)));
    if (state.gates + state.leg > 1) expect(state.clock).toBeLessThanOrEqual(mostFrames(0));
  }
  expect(mostFrames(3)).toBeLessThan(mostFrames(0));
  expect(mostFrames(30)).toBe(mostFrames(20));
});

test("left and right together drift to the side that was held first", () => {
  const state = start("circuit-1");
  playFrames(rules, state, 50, NOTHING);
  rules.step(state, hold(BUTTON.left));
  rules.step(state, hold(BUTTON.left | BUTTON.right));
  expect(state.car.drift).toBe(-1);
});

test("beside planks there is water, and the car comes back onto the road", () => {
  const state = start("circuit-4");
  const track = trackOf(state.circuit, 0);
  const post = track.surface.indexOf(SURFACE.planks) + 8;
  state.car = { ...placeCar(track, post, limitAt(track, post) + 4 * UNIT), posts: post };
  expect(playFrames(rules, state, 1)).toContain(CUE.splash);
  playFrames(rules, state, 70, hold(BUTTON.a));
  expect([state.splashes, state.car.wet]).toEqual([1, 0]);
  expect(Math.abs(state.car.aside)).toBeLessThan(track.half);
});

test("an engine that nobody drives stops, and starts again", () => {
  const state = start("circuit-1");
  playFrames(rules, state, IDLE_FRAMES + 400, NOTHING);
  expect(speedOf(state.car)).toBeLessThan(120);
  for (let frame = 0; frame < 180; frame++) rules.step(state, hold(drive(state, GOOD)));
  expect(speedOf(state.car)).toBeGreaterThan(1000);
});

test("gates of a tour bring less time on every circuit, in the end less than a fast car needs", () => {
  const track = trackOf(0, 0);
  const needed = (track.count / GATES) * POST_GAP * UNIT;
  for (let leg = 0; leg < 20; leg++) expect(gateFrames(leg + 1, track)).toBeLessThan(gateFrames(leg, track));
  expect(gateFrames(20, track)).toBeLessThan(needed / 2900);
});

/** How long a driver takes for two laps whose presses come so many frames late. */
function lateFrames(circuit: number, delay: number, driving: Partial<typeof GOOD>, mostLevel = 3): number {
  const state = start(`circuit-${circuit + 1}`);
  const late = Array.from({ length: delay }, () => 0);
  while (!rules.isOver(state)) {
    const held = drive(state, { ...GOOD, look: 9, straight: 16, ...driving });
    late.push(state.car.level >= mostLevel && state.car.drift !== 0 ? held & ~BUTTON.a : held);
    rules.step(state, hold(late.shift()!));
  }
  return state.frame;
}

test.each([8, 14])("hands that are %d frames late are faster with drifts than without on most circuits", (delay) => {
  const faster = CIRCUITS.filter((_, circuit) => {
    const [plain, slid] = [0, 60].map((driftFrom) => lateFrames(circuit, delay, { driftFrom }));
    return slid! < plain!;
  });
  expect(faster.length).toBeGreaterThanOrEqual(10);
});

test("a longer drift is worth more per frame, and nobody gets three stars without drifting", () => {
  const worth = CHARGES.map((charge, at) => BOOST_FRAMES[at + 1]! / charge);
  expect(worth).toEqual(worth.toSorted((one, other) => one - other));
  for (const [circuit, { times }] of CIRCUITS.entries())
    expect(lateFrames(circuit, 0, { look: 8, straight: 7, driftFrom: 0 })).toBeGreaterThan(times[0]);
});

test("somebody who steers badly meets a milder hedge on the first circuits, and it gets harder in steps", () => {
  const speedAfter = (mild: number): number => {
    const track = trackOf(0, 0);
    const limit = limitAt(track, 0);
    const [vx, vy] = [track.dx[0]! - track.dy[0]!, track.dy[0]! + track.dx[0]!].map((each) =>
      Math.floor((each * 700) / 65_536),
    );
    const car = { ...placeCar(track, 0, limit), vx: vx!, vy: vy!, mild };
    stepCar(car, track, BUTTON.up, []);
    return speedOf(car);
  };
  expect(speedAfter(3)).toBeGreaterThan(speedAfter(0));
  const stair = ["", "circuit-1", "circuit-3", "circuit-4", "circuit-8", "circuit-12"];
  expect(stair.map((each) => start(each).car.mild)).toEqual([3, 3, 3, 2, 2, 1]);
});

test.each<[string, number, () => number]>([
  ["the drive-on key alone", 2000, () => BUTTON.up],
  ["both arrows", 2000, () => BUTTON.left | BUTTON.right],
  ["one arrow", 2000, () => BUTTON.left],
])("%s is no steering: no star, and less than %d points in a tour", (_, most, keys) => {
  const play = (variant: string, seed = SEED): State => {
    const state = rules.start(seed, variant);
    while (!rules.isOver(state)) rules.step(state, hold(keys()));
    return state;
  };
  for (const circuit of [1, 2]) expect(starsOf(play(`circuit-${circuit}`))).toBe(0);
  for (const seed of SEEDS.slice(0, 5)) expect(rules.score(play("", seed))).toBeLessThan(most);
});

const playAll = (variant: string, keys: (state: State) => number, seed = SEED): State => {
  const state = rules.start(seed, variant);
  while (!rules.isOver(state)) rules.step(state, hold(keys(state)));
  return state;
};

test.each([15, 20, 24, 30, 36, 45])(
  "arrows to and fro, each for %d frames, earn no star, and less than a clumsy newcomer's tour",
  (frames) => {
    const blind = ({ frame }: State) => (frame % (2 * frames) < frames ? BUTTON.left : BUTTON.right);
    for (const circuit of [1, 3, 5, 8, 12]) expect(starsOf(playAll(`circuit-${circuit}`, blind))).toBe(0);
    const tours = SEEDS.slice(0, 5).map((seed) => rules.score(playAll("", blind, seed)));
    expect(tours.toSorted((one, other) => one - other)[2]).toBeLessThan(3000);
  },
);

test.each([0, 8, 14])(
  "with hands that are %d frames late, Space with every arrow loses against drifts in bends",
  (delay) => {
    const bends = { look: 9, straight: 16 };
    const [clean, always] = [
      (state: State) => drive(state, { ...GOOD, ...bends }),
      (state: State) => {
        const held = drive(state, { ...GOOD, ...bends, driftFrom: 0 });
        return held === 0 ? 0 : held | BUTTON.a;
      },
    ].map((keys) => {
      const frames = CIRCUITS.map((_, circuit) => {
        const late = Array.from({ length: delay }, () => 0);
        const play = (state: State) => {
          late.push(keys(state));
          return late.shift()!;
        };
        return playAll(`circuit-${circuit + 1}`, play).frame;
      });
      return frames.reduce((sum, each) => sum + each, 0);
    });
    expect(clean!).toBeLessThan(always!);
  },
);

test("somebody who slides left and right by the marks of the bar, without a look at the road, earns one star at most", () => {
  for (const circuit of [1, 2, 3]) {
    const state = start(`circuit-${circuit}`);
    for (let side: number = BUTTON.left; !rules.isOver(state);) {
      const isCharged = state.car.drift !== 0 && state.car.level > 0;
      if (isCharged) side = BUTTON.left + BUTTON.right - side;
      rules.step(state, hold(isCharged ? 0 : side | BUTTON.a));
    }
    expect(starsOf(state)).toBeLessThanOrEqual(1);
  }
});

test("a slide to the outer side of a bend charges nothing", () => {
  const track = trackOf(0, 0);
  const post = track.bend.indexOf(Math.max(...track.bend));
  const chargeOf = (held: number): number => {
    const car = placeCar(track, post);
    Object.assign(car, { vx: track.dx[post]! >> 5, vy: track.dy[post]! >> 5 });
    for (let frame = 0; frame < 9; frame++) stepCar(car, track, held | BUTTON.a, []);
    return car.charge;
  };
  expect([chargeOf(BUTTON.right) > 4, chargeOf(BUTTON.left)]).toEqual([true, 0]);
});

test("seconds that the clock of a tour has no room for are points", () => {
  const state = start("");
  state.clock = mostFrames(0) - 30;
  addTime(state, 20);
  expect([state.clock, state.over]).toEqual([mostFrames(0) - 10, 0]);
  addTime(state, 130);
  expect([state.clock, state.over, rules.score(state)]).toEqual([mostFrames(0), 60, 60]);
});

test("everybody overtakes in the first seconds of a tour, even along the hedges", () => {
  for (const seed of SEEDS) {
    const state = rules.start(seed, "");
    for (let frame = 0; frame < 360; frame++) rules.step(state, hold(lateSteer(state)));
    expect(state.passed).toBeGreaterThanOrEqual(1);
  }
});

/** Steers only now and then. */
const lateSteer = (state: State): number => (state.frame % 40 < 20 ? arrowOf(state) : BUTTON.up);

/** A tour on its second circuit, shortly before the line. */
function duel(rivalPosts: number): State {
  const state = start("");
  rules.step(state, hold(BUTTON.up));
  state.leg = RIVAL_LEG;
  const track = trackOf(state.circuit, state.isMirrored);
  state.karts = placeKarts(state.random, track, RIVAL_LEG).filter(({ isRival }) => isRival === 1);
  expect(state.karts).toHaveLength(1);
  const post = track.count - 3;
  state.car = { ...placeCar(track, post), posts: post };
  Object.assign(state.car, {
    vx: Math.floor((track.dx[post]! * 2100) / 65_536),
    vy: Math.floor((track.dy[post]! * 2100) / 65_536),
  });
  state.karts[0]!.at = (post + rivalPosts) * 256;
  Object.assign(state, { far: post, gates: GATES - 1, clock: 30 });
  while (state.leg === RIVAL_LEG) rules.step(state, hold(BUTTON.up));
  return state;
}

test("from the second circuit on a rival is beaten to the line, for time, points and a boost", () => {
  const [won, lost] = [duel(-6), duel(9)];
  expect([won, lost].map(({ cues }) => cues.includes(CUE.beaten))).toEqual([true, false]);
  expect(won.clock - lost.clock).toBeGreaterThanOrEqual(180);
  expect([won.beaten, lost.beaten]).toEqual([1, 0]);
  expect(won.passPoints - lost.passPoints).toBeGreaterThanOrEqual(250);
  expect(won.car.boost).toBeGreaterThan(lost.car.boost + 60);
});

test("a rival is slower than three stars at first, faster later, and comes back at somebody who leads", () => {
  for (const [circuit, { times }] of CIRCUITS.entries()) {
    const track = trackOf(circuit, 0);
    const lapFrames = (leg: number, behind: number): number => {
      const karts = placeKarts(SEED_RANDOM(), track, leg).slice(4, 5);
      const car = placeCar(track, 0);
      let frames = 0;
      for (; karts[0]!.at < track.count * 256; frames++) {
        car.posts = (karts[0]!.at >> 8) + behind;
        stepKarts(SEED_RANDOM(), track, karts, car, leg, []);
      }
      return frames / (times[0] / 2);
    };
    expect(lapFrames(RIVAL_LEG, 0)).toBeGreaterThan(1.02);
    expect(lapFrames(RIVAL_LEG, 0)).toBeLessThan(1.3);
    expect(lapFrames(9, 0)).toBeLessThan(0.95);
    expect(lapFrames(RIVAL_LEG, 8)).toBeLessThan(lapFrames(RIVAL_LEG, 0));
  }
});

test("a later tour has two rivals, and a rival blocks the car that is close behind it", () => {
  const track = trackOf(2, 0);
  const rivalsAt = (leg: number) => placeKarts(SEED_RANDOM(), track, leg).filter(({ isRival }) => isRival === 1);
  expect([0, 1, 4, 5].map((leg) => rivalsAt(leg).length)).toEqual([0, 1, 1, 2]);
  const [rival] = rivalsAt(3);
  const car = placeCar(track, 0, 30 * UNIT);
  for (let frame = 0; frame < 220; frame++) {
    car.posts = (rival!.at >> 8) - 4;
    stepKarts(SEED_RANDOM(), track, [rival!], car, 3, []);
  }
  expect(rival!.aside).toBe(30 * UNIT);
});

test("the first boost of a tour lies across the whole road, and puddles come with later circuits", () => {
  for (const aside of [-60, 0, 60]) {
    const state = start("");
    const track = trackOf(state.circuit, state.isMirrored);
    const car = { ...placeCar(track, state.spots[0]!.post, aside * UNIT), posts: state.spots[0]!.post };
    meetSpots(state.spots, car, track, 0, []);
    expect(car.boost).toBeGreaterThan(30);
  }
  const puddles = (leg: number) =>
    SEEDS.flatMap((_, seed) => placeSpots(startRandom([seed, 2, 3, 4]), trackOf(3, 0), leg)).filter(
      ({ isPuddle }) => isPuddle === 1,
    ).length;
  expect(puddles(0)).toBe(0);
  expect(puddles(1)).toBeGreaterThan(0);
  expect(puddles(5)).toBeGreaterThan(puddles(1) * 2);
});

test("a puddle slips below the wheels, but charges a drift through a bend, and works once", () => {
  const track = trackOf(1, 0);
  const post = track.bend.indexOf(Math.max(...track.bend));
  const [straight, slid] = [0, 1].map((drift) => {
    const spots = [{ post, aside: 0, isPuddle: 1, isUsed: 0 }];
    const car = { ...placeCar(track, post), posts: post, drift };
    const cues: number[] = [];
    meetSpots(spots, car, track, 3, cues);
    meetSpots(spots, car, track, 3, cues);
    expect(cues).toEqual([CUE.puddle]);
    return car;
  });
  expect([straight!.slick > 0, straight!.charge, slid!.slick]).toEqual([true, 0, 0]);
  expect(slid!.charge).toBeGreaterThan(10);
});

test("a mirrored circuit bends the other way", () => {
  const [plain, mirrored] = [trackOf(1, 0), trackOf(1, 1)];
  expect(mirrored.count).toBe(plain.count);
  const off = plain.bend.filter((bend, post) => Math.abs(bend + mirrored.bend[post]!) > 8);
  expect(off).toEqual([]);
});

test.each(["", "drift"])("a run of '%s' waits for the first press, but not for ever", (variant) => {
  const state = start(variant);
  const { clock } = state;
  playFrames(rules, state, 600, NOTHING);
  expect([state.clock, state.waiting, speedOf(state.car)]).toEqual([clock, 1, 0]);
  const other = structuredClone(state);
  rules.step(state, hold(BUTTON.up));
  expect([state.clock, state.waiting]).toEqual([clock - 1, 0]);
  expect(speedOf(state.car)).toBeGreaterThan(0);
  playFrames(rules, other, WAIT_FRAMES, NOTHING);
  expect([other.waiting, speedOf(other.car)]).toEqual([0, 0]);
  expect(other.clock).toBeLessThan(clock);
});

/** In the middle of a drift of a show that was worth 100 so far. */
function sliding(chain: number): State {
  const state = start("drift");
  rules.step(state, hold(BUTTON.up));
  Object.assign(state, { chain, chainLeft: CHAIN_FRAMES, bank: 100 });
  const track = trackOf(state.circuit, state.isMirrored);
  Object.assign(state.car, {
    drift: 1,
    level: 2,
    charge: CHARGES[1] + 4,
    vx: Math.floor((track.dx[0]! * 2000) / 65_536),
    vy: Math.floor((track.dy[0]! * 2000) / 65_536),
  });
  return state;
}

test("the points of a drift are kept when it ends, times the drifts in a row", () => {
  const state = sliding(2);
  rules.step(state, hold(BUTTON.right | BUTTON.a));
  const { bank } = state;
  expect([state.points, bank]).toEqual([0, expect.any(Number)]);
  rules.step(state, NOTHING);
  expect([state.points, state.banked, state.times, state.bank]).toEqual([bank * 3, bank, 3, 0]);
  expect(state.cues).toEqual(expect.arrayContaining([CUE.bank, CUE.boost, CUE.chain]));
  expect(state.chain).toBe(3);
});

test.skipIf(isShort)(
  "a show pays for road that is slid along: neither circles nor short drifts make its chain grow",
  () => {
    const scoreOf = (seed: typeof SEED, keys: (state: State) => number, delay = 0): number => {
      const state = rules.start(seed, "drift");
      const late = Array.from({ length: delay }, () => 0);
      while (!rules.isOver(state)) {
        late.push(keys(state));
        rules.step(state, hold(late.shift()!));
      }
      return rules.score(state);
    };
    const seeds = SEEDS.slice(0, 6);
    const slide = (state: State) => drive(state, { ...SHOW, look: 8, straight: 12 });
    const honest = seeds.map((seed) => [0, 6, 8].reduce((sum, delay) => sum + scoreOf(seed, slide, delay) / 3, 0));
    const wiggling = seeds.map((seed) =>
      scoreOf(seed, (state) => {
        const held = drive(state, { ...SHOW, driftFrom: 1, straight: 1 });
        return state.car.level >= 1 ? held & (BUTTON.left | BUTTON.right) : held | BUTTON.a;
      }),
    );
    const circling = seeds.map((seed) =>
      scoreOf(seed, ({ car }) => (car.level >= 1 ? BUTTON.right : BUTTON.right | BUTTON.a)),
    );
    for (const [at, score] of honest.entries()) {
      expect(wiggling[at]).toBeLessThan(score / 3);
      expect(circling[at]).toBeLessThan(score / 10);
    }
    // One board: everybody drives the same circuits, and only some are mirrored.
    expect(Math.max(...honest)).toBeLessThan(Math.min(...honest) * 1.4);
  },
);

test("grass and hedges cost a show's chain one step", () => {
  const state = sliding(4);
  const track = trackOf(state.circuit, state.isMirrored);
  const limit = limitAt(track, 0);
  state.car = placeCar(track, 0, Math.min(limit - 20 * UNIT, track.half + 6 * UNIT));
  rules.step(state, hold(BUTTON.up));
  expect([state.chain, state.cues.includes(CUE.chainDown)]).toEqual([3, true]);
  // Straight at the hedge.
  const [vx, vy] = [-track.dy[0]!, track.dx[0]!].map((each) => Math.floor((each * 900) / 65_536)) as [number, number];
  state.car = { ...placeCar(track, 0, limit + 2 * UNIT), vx, vy, onGrass: 1 };
  rules.step(state, hold(BUTTON.up));
  expect([state.chain, state.cues.includes(CUE.bump)]).toEqual([2, true]);
});

test("a chain ends some time after the last drift", () => {
  const state = sliding(3);
  state.car.drift = 0;
  state.chainLeft = 1;
  rules.step(state, hold(BUTTON.up));
  expect([state.chain, state.cues.includes(CUE.chainLost)]).toEqual([0, true]);
});

test("a car that somebody drives against a hedge is put back onto the road", () => {
  const state = start("circuit-1");
  playFrames(rules, state, 60, hold(BUTTON.up));
  const track = trackOf(0, 0);
  const cues: number[] = [];
  for (let frame = 0; frame < 300 && !cues.includes(CUE.lift); frame++) {
    // It always looks into the hedge, as if somebody steered against every turn.
    state.car.heading = ((track.angle[state.car.post]! + 256) * 64) & 0xffff;
    rules.step(state, hold(BUTTON.up));
    cues.push(...state.cues);
  }
  expect(cues).toContain(CUE.lift);
  expect([state.car.aside, state.car.stuck]).toEqual([0, 0]);
});

/** On the road before the first ramp of a circuit, at full speed. */
function beforeRamp(variant: string, posts = 3): State {
  const state = start(variant);
  rules.step(state, hold(BUTTON.up));
  const track = trackOf(state.circuit, state.isMirrored);
  const post = track.ramps[0]! - posts;
  state.car = { ...placeCar(track, post), posts: post, mild: state.car.mild };
  Object.assign(state.car, {
    vx: Math.floor((track.dx[post]! * 2100) / 65_536),
    vy: Math.floor((track.dy[post]! * 2100) / 65_536),
  });
  state.far = post;
  return state;
}

/** Plays until the car has landed. Returns the cues of the flight. */
function fly(state: State, keys: (car: State["car"]) => number): number[] {
  const cues: number[] = [];
  for (let frame = 0; frame < 90 && !cues.includes(CUE.land) && !cues.includes(CUE.trick); frame++) {
    rules.step(state, hold(keys(state.car)));
    cues.push(...state.cues);
  }
  return cues;
}

test.each(CIRCUITS.map(({ name }, circuit) => ({ name, circuit })))(
  "every ramp of $name leads back onto the road, and away from the line",
  ({ circuit }) => {
    const track = trackOf(circuit, 0);
    expect(track.ramps.length).toBeGreaterThan(0);
    for (const ramp of track.ramps) {
      expect(ramp).toBeGreaterThan(14);
      expect(ramp).toBeLessThan(track.count - 20);
      for (const aside of [-50, 0, 50]) {
        const car = placeCar(track, ramp - 3, aside * UNIT);
        Object.assign(car, { vx: track.dx[ramp - 3]! >> 5, vy: track.dy[ramp - 3]! >> 5 });
        const cues: number[] = [];
        for (let frame = 0; frame < 90 && !cues.includes(CUE.land); frame++) stepCar(car, track, BUTTON.up, cues);
        expect(cues).toContain(CUE.jump);
        expect(Math.abs(car.aside)).toBeLessThan(limitAt(track, car.post));
        expect(Math.abs(turnBetween(car.heading >> 6, track.angle[car.post]!))).toBeLessThan(50);
      }
    }
  },
);

test("a press in the air spins the car: a whole spin brings a boost, one that is begun too late slips", () => {
  const [plain, whole, late] = [
    () => BUTTON.up,
    ({ air, flight }: State["car"]) => (air > 0 && air < flight - 3 ? BUTTON.a : 0),
    ({ air }: State["car"]) => (air > 0 && air < 8 ? BUTTON.a : 0),
  ].map((keys) => {
    const state = beforeRamp("");
    return { cues: fly(state, keys), state };
  });
  expect(plain!.cues).toContain(CUE.land);
  expect([plain!.state.car.boost < 20, plain!.state.car.slick]).toEqual([true, 0]);
  expect(whole!.cues).toEqual(expect.arrayContaining([CUE.jump, CUE.spin, CUE.trick]));
  expect(whole!.state.car.boost).toBeGreaterThan(50);
  expect(whole!.state.passPoints - plain!.state.passPoints).toBe(TRICK_POINTS);
  expect(late!.cues).toContain(CUE.land);
  expect([late!.state.car.boost < 20, late!.state.car.slick > 20]).toEqual([true, true]);
});

test("a drift that is held over a ramp is no spin", () => {
  const cues = fly(beforeRamp(""), () => BUTTON.a | BUTTON.up);
  expect(cues).not.toContain(CUE.spin);
});

test("a slow car falls off a ramp, and a fast one flies further", () => {
  const flights = [600, 1200, 2100].map((speed) => {
    const state = beforeRamp("circuit-1");
    state.car.vx = Math.floor((state.car.vx * speed) / 2100);
    state.car.vy = Math.floor((state.car.vy * speed) / 2100);
    const track = trackOf(0, 0);
    Object.assign(state.car, { x: track.x[track.ramps[0]!], y: track.y[track.ramps[0]!], post: track.ramps[0] });
    rules.step(state, hold(BUTTON.down));
    return state.car.air;
  });
  expect(flights[0]).toBe(0);
  expect(flights[1]).toBeGreaterThan(10);
  expect(flights[2]).toBeGreaterThan(flights[1]! + 10);
});

test("without time a car rolls out, and a gate that it still reaches saves the tour", () => {
  const runs = [4, 60].map((posts) => {
    const state = start("");
    rules.step(state, hold(BUTTON.up));
    const track = trackOf(state.circuit, state.isMirrored);
    const post = gatePost(track, 1) - Math.min(posts, 18);
    state.car = { ...placeCar(track, post), posts: post };
    Object.assign(state.car, {
      vx: Math.floor((track.dx[post]! * (posts === 4 ? 2000 : 900)) / 65_536),
      vy: Math.floor((track.dy[post]! * (posts === 4 ? 2000 : 900)) / 65_536),
    });
    Object.assign(state, { karts: [], spots: [], far: post, clock: 1 });
    const cues: number[] = [];
    for (let frame = 0; frame < 200 && state.gates === 0 && !rules.isOver(state); frame++) {
      rules.step(state, hold(BUTTON.up));
      cues.push(...state.cues);
    }
    expect(cues).toContain(CUE.empty);
    return state;
  });
  expect(runs.map(({ gates, isOver }) => [gates, isOver])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  rules.step(runs[0]!, hold(BUTTON.up));
  expect([runs[0]!.car.off, runs[0]!.clock > 60]).toEqual([0, true]);
});

test("behind the finish the time stands, while the car drives a lap of honour", () => {
  const state = start("circuit-1");
  while (!isFinished(state)) rules.step(state, hold(drive(state, GOOD)));
  const [score, frame, { posts }] = [rules.score(state), state.frame, state.car];
  let frames = 0;
  for (; !rules.isOver(state); frames++) rules.step(state, NOTHING);
  expect(frames).toBe(CHEER_FRAMES);
  expect([rules.score(state), state.frame]).toEqual([score, frame]);
  expect(state.car.posts).toBeGreaterThan(posts + 10);
});

test("each rival has an own trick", () => {
  const track = trackOf(2, 0);
  const rivalAt = (leg: number) => placeKarts(SEED_RANDOM(), track, leg).find(({ isRival }) => isRival === 1)!;
  const [blocker, booster, spiller, pusher, starter] = [1, 2, 3, 4, 5].map(rivalAt);
  expect([blocker, booster, spiller, pusher, starter].map((kart) => styleOf(kart!.look))).toEqual([
    STYLE.blocker,
    STYLE.booster,
    STYLE.spiller,
    STYLE.pusher,
    STYLE.starter,
  ]);
  expect(starter!.at).toBeGreaterThan(blocker!.at * 2);
  const car = placeCar(track, 0, 40 * UNIT);
  for (let frame = 0; frame < 200; frame++) {
    car.posts = pusher!.at >> 8;
    stepKarts(SEED_RANDOM(), track, [pusher!], { ...car }, 4, []);
  }
  expect(pusher!.aside).toBeGreaterThan(24 * UNIT);
  const spots: Parameters<typeof spill>[0] = [];
  for (let frame = 0; frame < 300; frame++) {
    car.posts = (spiller!.at >> 8) - 10;
    stepKarts(SEED_RANDOM(), track, [spiller!], car, 3, []);
    spill(spots, [spiller!], car, track);
  }
  expect(spots.length).toBeGreaterThan(2);
  expect(spots.every(({ isPuddle, post }) => isPuddle === 1 && post < track.count)).toBe(true);
});
