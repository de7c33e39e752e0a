import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { angleOf } from "@quackademy/game-kit/core/fixed.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import {
  aimTap,
  HOLE_FRAMES,
  overPar,
  playersTap,
  POWER,
  rules,
  RUSH_FRAMES,
  SHOT_TAP,
  shotSpeed,
  starsOf,
  type State,
} from "./rules.ts";
import * as CUE from "./rules/cues.ts";
import { groundAt, readHole, type Hole } from "./rules/ground.ts";
import { COURSES, HOLE_NAMES, holeOf, HOLES, HOLES_IN_COURSE } from "./rules/holes.ts";
import * as PHASE from "./rules/phases.ts";
import { courseStars, HOLE_STROKES, holePoints, holeStars, strokesIn, strokesLimit } from "./rules/points.ts";
import { isBeaten, matchOf, openStars } from "./rules/rivals.ts";
import { isCrossed, ROLL, rollHalf, speedOf, type Ball } from "./rules/roll.ts";
import { holeAt } from "./rules/state.ts";
import { BALL_RADIUS, TILE_SIZE, UNIT } from "./rules/units.ts";

const SEED = readSeed("7a".repeat(16));

/** A ball lies on the course, and not in a wall. */
function check(state: State): void {
  const { ball } = state;
  expect(groundAt(holeAt(state), ball.x, ball.y)).not.toBe(" ");
  expect(state.strokes).toBeLessThanOrEqual(strokesIn(state.mode, holeAt(state).par));
}

const options = {
  manifest,
  check,
  tapFor: (_: State, number: number) =>
    [aimTap(number & 1023, POWER.least + ((number >> 4) % 97)), SHOT_TAP, playersTap(2 + (number % 3))][number % 3]!,
};
const { botRuns, idleRuns } = testRules(rules, createBot, options);
testRules(rules, createBot, { ...options, variant: "hole-22" });
testRules(rules, createBot, { ...options, variant: "course-2" });
testRules(rules, createBot, { ...options, variant: "rush" });
testRules(rules, createBot, { ...options, variant: "friends" });

const start = (variant = "hole-1") => rules.start(SEED, variant);
const shoot = (state: State, angle: number, power: number): number[] => {
  const cues = playFrames(rules, state, 1, { held: 0, taps: [aimTap(angle, power), SHOT_TAP] });
  while (state.phase === PHASE.roll) cues.push(...playFrames(rules, state, 1));
  return cues;
};

/** A ball that rests at a place, in tiles. */
const ballAt = (column: number, row: number, change: Partial<Ball> = {}): Ball => ({
  x: Math.round(column * TILE_SIZE),
  y: Math.round(row * TILE_SIZE),
  vx: 0,
  vy: 0,
  z: 0,
  vz: 0,
  under: 0,
  tunnel: 0,
  isOnCup: 0,
  ground: 0,
  ...change,
});

/** Rolls until the ball rests. Returns the outcome and all cues. */
function rollOut(hole: Hole, ball: Ball, most = 1200): { outcome: number; cues: number[] } {
  const cues: number[] = [];
  let outcome: number = ROLL.on;
  for (let half = 0; half < most && outcome === ROLL.on; half++)
    outcome = rollHalf(hole, ball, half, (cue) => void cues.push(cue));
  return { outcome, cues };
}

const anyTile = fc.constantFrom(...Array.from("....  ..  ##siwm>v<^p/\\\\//RDLUrduq"));
/** A course that nobody would build, with a tee in its middle, and mills and boxes everywhere. */
const anyHole = fc
  .record({
    columns: fc.integer({ min: 3, max: 12 }),
    rows: fc.integer({ min: 3, max: 9 }),
    tiles: fc.array(anyTile, { minLength: 108, maxLength: 108 }),
    mills: fc.array(
      fc.record({
        x: fc.nat(11),
        y: fc.nat(8),
        arms: fc.integer({ min: 1, max: 4 }),
        period: fc.integer({ min: 120, max: 900 }),
      }),
      { maxLength: 2 },
    ),
    boxes: fc.array(
      fc.record({
        x: fc.nat(11),
        y: fc.nat(8),
        dx: fc.integer({ min: -4, max: 4 }),
        period: fc.integer({ min: 160, max: 600 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ columns, rows, tiles, mills, boxes }) => {
    const lines = Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns));
    lines[rows >> 1]![columns >> 1] = "o";
    lines[0]![0] = "H";
    const head = [
      "Any|3",
      ...mills.map(({ x, y, arms, period }) => `M${x}.5,${y}.5,${arms},1.5,${period}`),
      ...boxes.map(({ x, y, dx, period }) => `S${x}.5,${y}.5,0.75,1.5,${dx},0,${period}`),
    ].join("|");
    return readHole([head, ...lines.map((line) => line.join(""))].join("\n"));
  });

const anySpeed = fc.integer({ min: -40 * UNIT, max: 40 * UNIT });

test("no ball goes through a wall, whatever the course, its speed and what pushes it", () => {
  fc.assert(
    fc.property(anyHole, anySpeed, anySpeed, fc.nat(2000), (hole, vx, vy, clock) => {
      const ball = { ...ballAt(0, 0), ...hole.tee, vx, vy };
      for (let half = 0; half < 400; half++) {
        const [x, y, wasUnder] = [ball.x, ball.y, ball.under > 0];
        const outcome = rollHalf(hole, ball, clock + half);
        if (outcome === ROLL.holed) return;
        expect([ball.x, ball.y, ball.vx, ball.vy, ball.z, ball.vz].every(Number.isSafeInteger)).toBe(true);
        expect(groundAt(hole, ball.x, ball.y)).not.toBe(" ");
        // A ball that turns at a corner comes around its end, so only whole walls are counted.
        const isThrough = hole.walls.some(
          (wall) => isCrossed(wall, x, y, ball.x, ball.y) && isFlat(hole, wall, x, y, ball),
        );
        if (!wasUnder) expect(isThrough).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

test("a box that squeezes a ball into a corner does not push it off the green", () => {
  const hole = readHole("Corner|3|S4.5,2.5,0.75,1.5,4,0,275\nH.........\n.....o.../\n......p.\\/");
  const ball = { ...ballAt(0, 0), ...hole.tee, vx: 5056, vy: 14_006 };
  for (let half = 0; half < 400; half++) {
    rollHalf(hole, ball, 1136 + half);
    expect(groundAt(hole, ball.x, ball.y)).not.toBe(" ");
  }
});

/** Whether the straight way stays beside the wall, far from both of its ends. */
function isFlat(_: Hole, wall: Hole["walls"][number], x: number, y: number, ball: Ball): boolean {
  return (
    [x, ball.x].every((each) => wall.x1 === wall.x2 || Math.abs(each - wall.x1) > BALL_RADIUS) &&
    [x, ball.x].every((each) => wall.x1 === wall.x2 || Math.abs(each - wall.x2) > BALL_RADIUS) &&
    [y, ball.y].every((each) => wall.y1 === wall.y2 || Math.abs(each - wall.y1) > BALL_RADIUS) &&
    [y, ball.y].every((each) => wall.y1 === wall.y2 || Math.abs(each - wall.y2) > BALL_RADIUS)
  );
}

const BOX = readHole("Box|3\n........\no......H\n........");

test("a ball comes back from a wall slower than it came, at the same angle, and comes to rest", () => {
  const ball = ballAt(6, 1.5, { vx: 8 * UNIT, vy: 0 });
  ball.y = Math.round(0.5 * TILE_SIZE);
  const { outcome, cues } = rollOut(BOX, ball);
  expect([outcome, cues[0], speedOf(ball)]).toEqual([ROLL.on, CUE.wall, 0]);
  expect(ball.x).toBeLessThan(6 * TILE_SIZE);
});

test("a slow ball falls into the cup, and a fast one bends and rolls over it", () => {
  expect(rollOut(BOX, ballAt(5, 1.5, { vx: 6 * UNIT })).outcome).toBe(ROLL.holed);
  const fast = ballAt(6.9, 1.68, { vx: 14 * UNIT });
  const { outcome, cues } = rollOut(BOX, fast, 12);
  expect([outcome, cues.includes(CUE.rim)]).toEqual([ROLL.on, true]);
});

const farOn = (tile: string): number => {
  const hole = readHole(`Ground|3\no${tile.repeat(30)}.H`);
  const ball = ballAt(0.5, 0.5, { vx: 6 * UNIT });
  rollOut(hole, ball);
  return ball.x;
};

test("sand stops, ice does not, and slopes and fast tiles push their way", () => {
  const [green, sand, ice] = [".", "s", "i"].map(farOn);
  expect(sand! * 2).toBeLessThan(green!);
  expect(ice!).toBeGreaterThan(green! * 2);
  expect(farOn(">")).toBeGreaterThan(green!);
  expect(farOn("<")).toBeLessThan(green!);
  expect(farOn("R")).toBeGreaterThan(green! * 2);
});

test("a bumper throws a ball back faster than it came", () => {
  const ball = ballAt(2.5, 0.5, { vx: 4 * UNIT });
  const hole = readHole("Bumper|3\no...m..H");
  const cues: number[] = [];
  for (let half = 0; half < 60 && !cues.includes(CUE.post); half++)
    rollHalf(hole, ball, half, (cue) => void cues.push(cue));
  expect(ball.vx).toBeLessThan(-6 * UNIT);
});

test("a ball on a lily pad or a raft is dry, and a raft carries it over", () => {
  const lilies = readHole("Lilies|3\no.lwH");
  expect(rollOut(lilies, ballAt(2.5, 0.5), 4).outcome).toBe(ROLL.on);
  expect(rollOut(lilies, ballAt(3.5, 0.5), 4).outcome).toBe(ROLL.water);
  const raft = readHole("Raft|3|F2.5,0.5,0.8,3,0,400\no.wwwwH");
  const ball = ballAt(2.5, 0.5);
  expect(rollOut(raft, ball, 200).outcome).toBe(ROLL.on);
  expect(Math.abs(ball.x - 5.5 * TILE_SIZE)).toBeLessThan(UNIT);
});

test("a ramp throws a fast ball over the water, and a slow one not", () => {
  const hole = readHole("Ramp|3\no..rwww......H");
  expect(rollOut(hole, ballAt(0.5, 0.5, { vx: 11 * UNIT })).outcome).not.toBe(ROLL.water);
  expect(rollOut(hole, ballAt(0.5, 0.5, { vx: 7 * UNIT })).outcome).toBe(ROLL.water);
});

test("a ball that rolls into a tunnel comes out at its other end", () => {
  const hole = holeOf(HOLE_NAMES.indexOf("Oven door"));
  const ball = ballAt(4.5, 2.5, { vx: 8 * UNIT });
  const { cues } = rollOut(hole, ball);
  expect(cues.filter((cue) => cue === CUE.tunnel)).toHaveLength(2);
  expect(ball.y).toBeGreaterThan(4 * TILE_SIZE);
});

test("a mill hits a ball that lies in its way, and that is no stroke", () => {
  const state = start(`hole-${HOLE_NAMES.indexOf("The whisk") + 1}`);
  const { mills } = holeAt(state).things;
  Object.assign(state.ball, { x: mills[0]!.x + 40 * UNIT, y: mills[0]!.y + 30 * UNIT });
  playFrames(rules, state, 200);
  expect(state.strokes).toBe(0);
  expect(Math.abs(state.ball.x - mills[0]!.x) + Math.abs(state.ball.y - mills[0]!.y)).toBeGreaterThan(60 * UNIT);
});

test("there are three courses of nine holes, each with a name, a tee, a cup, a par and at most three crumbs", () => {
  expect(HOLES).toBe(COURSES * HOLES_IN_COURSE);
  expect(new Set(HOLE_NAMES).size).toBe(HOLES);
  for (let number = 0; number < 2 * HOLES; number++) {
    const { tee, cup, par, columns, rows, crumbs } = holeOf(number);
    expect([!!tee, !!cup, par >= 2 && par <= 4]).toEqual([true, true, true]);
    expect(columns).toBeLessThanOrEqual(18);
    expect(rows).toBeLessThanOrEqual(9);
    expect(crumbs.length).toBeLessThanOrEqual(3);
  }
});

test.each(Array.from({ length: HOLES }, (_, hole) => hole + 1))(
  "the bot plays hole %i within two strokes over par, also upside down",
  (number) => {
    for (const hole of [number - 1, number - 1 + HOLES]) {
      const state = start(`hole-${number}`);
      state.holes = [hole];
      const { tee } = holeAt(state);
      Object.assign(state.ball, tee);
      const bot = createBot();
      while (!rules.isOver(state)) rules.step(state, bot(state));
      expect(state.card[0]).toBeGreaterThan(0);
      expect(state.card[0]).toBeLessThanOrEqual(holeAt(state).par + 2);
    }
  },
);

test("an open has three holes of each course, and a course its own nine in order, as they were drawn", () => {
  for (const byte of ["11", "7a", "c3"]) {
    const { holes } = rules.start(readSeed(byte.repeat(16)), "");
    expect(holes.map((hole) => Math.floor((hole % HOLES) / 9))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  }
  const { holes } = start("course-3");
  expect(holes).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26]);
});

test("in an open, fewer strokes than the rival win the pot, a tie lets it grow, and rivals who lose bring stars", () => {
  const state = start("");
  state.rivals = [3, 3, 3, 2, 2, 2, 9, 9, 9];
  state.holes = state.holes.map(() => 0);
  const pots: number[] = [];
  const play = (strokes: number) => {
    Object.assign(state.ball, holeAt(state).tee);
    for (let stroke = 1; stroke < strokes; stroke++) shoot(state, 512, 5);
    const { cup } = holeAt(state);
    Object.assign(state.ball, { x: cup.x - TILE_SIZE, y: cup.y });
    shoot(state, 0, 30);
    expect([state.phase, state.last]).toEqual([PHASE.done, strokes]);
    pots.push(state.pot);
    while (state.phase === PHASE.done) playFrames(rules, state, 1);
  };
  for (const strokes of [3, 2, 4]) play(strokes);
  expect([pots, state.won, openStars(state), matchOf(state, 0)]).toEqual([[200, 100, 200], 0, 0, [1, 1]]);
  for (const strokes of [1, 2, 2]) play(strokes);
  expect([isBeaten(state, 1), openStars(state)]).toEqual([true, 1]);
  const { rivals, holes } = start("");
  for (const [at, strokes] of rivals.entries()) expect(strokes - holeOf(holes[at]!).par).toBeGreaterThanOrEqual(-1);
});

test("an ace brings a thousand points and three stars", () => {
  const state = start("hole-1");
  expect(shoot(state, 0, 80)).toContain(CUE.ace);
  while (!rules.isOver(state)) rules.step(state, NOTHING);
  expect([state.aces, state.card, starsOf(state)]).toEqual([1, [1], 3]);
  expect(state.points).toBeGreaterThan(1000);
});

test("fewer strokes, crumbs and a quick hand bring more", () => {
  for (let strokes = 2; strokes <= strokesLimit(3); strokes++)
    expect(holePoints(3, strokes, 0, 600)).toBeLessThan(holePoints(3, strokes - 1, 0, 600));
  expect(holePoints(3, 2, 1, 600)).toBeGreaterThan(holePoints(3, 2, 0, 600));
  expect(holePoints(3, 2, 0, 300)).toBeGreaterThan(holePoints(3, 2, 0, 600));
  expect([holeStars(3, 4), holeStars(3, 3), holeStars(3, 2), holeStars(2, 1)]).toEqual([1, 2, 3, 3]);
  expect([16, 15, 0, -4].map(courseStars)).toEqual([0, 1, 2, 3]);
});

test("a ball in the water goes back to where it was, and the stroke counts", () => {
  const state = start("hole-8");
  const { tee } = holeAt(state);
  const cues = shoot(state, 60, 70);
  expect([cues.includes(CUE.splash), state.phase]).toEqual([true, PHASE.lost]);
  playFrames(rules, state, 80);
  expect([state.phase, state.strokes, state.ball.x, state.ball.y]).toEqual([PHASE.aim, 1, tee.x, tee.y]);
});

test("a single hole gives twelve strokes, and a rush two over par", () => {
  const state = start("hole-1");
  for (let stroke = 1; stroke < HOLE_STROKES; stroke++) shoot(state, 512, 5);
  expect([state.phase, state.card]).toEqual([PHASE.aim, []]);
  shoot(state, 512, 5);
  expect([state.phase, state.card, starsOf(state)]).toEqual([PHASE.done, [-1], 0]);
  const rush = start("rush");
  const { par } = holeAt(rush);
  for (let stroke = 0; stroke < par + 2; stroke++) shoot(rush, 512, 5);
  expect(rush.card).toEqual([-1]);
});

test("the aim begins beside a far cup, so that power alone makes no ace, and at a near one", () => {
  for (let number = 1; number <= HOLES; number++) {
    const state = start(`hole-${number}`);
    const { cup } = holeAt(state);
    const straight = angleOf(cup.x - state.ball.x, cup.y - state.ball.y);
    const off = Math.abs(((state.angle - straight + 1536) % 1024) - 512);
    expect([off >= 24, off < 52]).toEqual([true, true]);
  }
  const state = start("hole-1");
  const { cup } = holeAt(state);
  Object.assign(state.ball, { x: cup.x - TILE_SIZE, y: cup.y });
  shoot(state, 512, 5);
  expect(state.angle).toBe(0);
  // From two tiles, the button alone misses.
  Object.assign(state.ball, { x: cup.x - 2 * TILE_SIZE, y: cup.y });
  shoot(state, 512, 5);
  playFrames(rules, state, 1, tap(SHOT_TAP));
  while (state.phase === PHASE.roll) playFrames(rules, state, 1);
  expect(state.phase).toBe(PHASE.aim);
});

test("after four strokes over par a duck carries the ball off, for nothing", () => {
  const state = start("course-1");
  for (let stroke = 1; stroke <= 6; stroke++) {
    expect(state.phase).toBe(PHASE.aim);
    shoot(state, 512, 5);
  }
  expect([state.phase, state.card, state.points]).toEqual([PHASE.done, [-1], 0]);
  expect([overPar(state), starsOf(state)]).toEqual([5, 0]);
});

test("nobody can wait for ever: the crowd grows restless, and then a run in which nobody plays ends", () => {
  const state = start("course-1");
  const cues = playFrames(rules, state, HOLE_FRAMES + 10);
  expect(cues.filter((cue) => cue === CUE.hurry).length).toBeGreaterThan(5);
  expect([state.phase, state.points]).toEqual([PHASE.over, 0]);
  const played = start("course-1");
  shoot(played, 512, 5);
  playFrames(rules, played, HOLE_FRAMES);
  expect([played.phase !== PHASE.over, played.card]).toEqual([true, [-1]]);
  for (const { score } of idleRuns()) expect(score).toBe(0);
});

test("a rush lasts ninety seconds, counts chains, and lets the last ball roll", () => {
  const state = start("rush");
  const bot = createBot();
  while (!rules.isOver(state) && state.frame < RUSH_FRAMES) rules.step(state, bot(state));
  expect(state.bestChain).toBeGreaterThan(1);
  expect(state.card.length).toBeGreaterThan(5);
  while (!rules.isOver(state)) rules.step(state, NOTHING);
  const idle = start("rush");
  playFrames(rules, idle, RUSH_FRAMES + 1);
  expect([idle.phase, idle.points]).toEqual([PHASE.over, 0]);
});

/** Friends who have chosen. */
const friends = (players: number, holes = 3): State => {
  const state = start("friends");
  playFrames(rules, state, 1, tap(playersTap(players)));
  playFrames(rules, state, 1, tap(playersTap(holes)));
  return state;
};

test("friends choose how many they are and how many holes, stroke in turns, and have no score", () => {
  const state = friends(3, 6);
  expect([state.phase, state.players, state.turn, state.holes.length]).toEqual([PHASE.aim, 3, 0, 6]);
  const turns: number[] = [];
  for (let stroke = 0; stroke < 4; stroke++) {
    turns.push(state.turn);
    shoot(state, 512, 5);
  }
  expect(turns).toEqual([0, 1, 2, 0]);
  const bot = createBot();
  while (state.card.length < 6) rules.step(state, bot(state));
  expect([state.at, state.turn, rules.score(state)]).toEqual([2, 2, 0]);
  while (!rules.isOver(state)) rules.step(state, bot(state));
  expect(state.card).toHaveLength(18);
});

test("a friend's ball on the green can be hit, and goes on", () => {
  const state = friends(2);
  state.holes[0] = 0;
  Object.assign(state.ball, holeAt(state).tee);
  shoot(state, 0, 30);
  const [first] = state.friends;
  const from = first!.ball.x;
  const cues = shoot(state, 0, 60);
  expect([cues.includes(CUE.knock), first!.ball.x > from + TILE_SIZE, first!.strokes]).toEqual([true, true, 1]);
});

test("a ball that another friend knocks into the cup is in, with the strokes it had", () => {
  const state = friends(2);
  shoot(state, 512, 5);
  const { cup } = holeAt(state);
  Object.assign(state.friends[0]!.ball, { x: cup.x - 40 * UNIT, y: cup.y });
  Object.assign(state.ball, { x: cup.x - 90 * UNIT, y: cup.y });
  const cues = shoot(state, 0, 36);
  expect([cues.includes(CUE.knockedIn), state.friends[0]!.result, state.turn]).toEqual([true, 1, 1]);
});

test("a friend's ball that is knocked into the water goes back to where it lay, without a stroke", () => {
  const state = friends(2);
  state.holes[0] = HOLE_NAMES.indexOf("Duck crossing");
  const { ball } = state.friends[0]!;
  shoot(state, 512, 5);
  const lie = { x: Math.round(3.5 * TILE_SIZE), y: Math.round(0.5 * TILE_SIZE) };
  Object.assign(ball, lie);
  Object.assign(state.friends[0]!, { spotX: lie.x, spotY: lie.y });
  Object.assign(state.ball, { x: lie.x - TILE_SIZE, y: lie.y });
  const cues = [...shoot(state, 0, 60), ...playFrames(rules, state, 60)];
  expect([cues.includes(CUE.knock), cues.includes(CUE.splash)]).toEqual([true, true]);
  expect([ball.x, ball.y, state.friends[0]!.strokes]).toEqual([lie.x, lie.y, 1]);
});

test("a friend who does not stroke loses only that ball, and only whole holes count for the winner", () => {
  const state = friends(2);
  shoot(state, 512, 5);
  playFrames(rules, state, HOLE_FRAMES + 140);
  expect([state.phase !== PHASE.over, state.friends[1]!.result, state.turn, state.card]).toEqual([true, -1, 0, []]);
  const idle = friends(2);
  playFrames(rules, idle, 2 * HOLE_FRAMES + 400);
  expect(idle.phase).toBe(PHASE.over);
});

test("a good player stays under par, and a press skips the applause", () => {
  for (const { state } of botRuns()) expect(overPar(state)).toBeLessThan(0);
  const state = start("course-1");
  shoot(state, 0, 80);
  playFrames(rules, state, 30);
  playFrames(rules, state, 1, tap(SHOT_TAP));
  expect([state.phase, state.at]).toEqual([PHASE.aim, 1]);
});

test("near the cup a long stroke is shown in slow motion", () => {
  const state = start("hole-1");
  playFrames(rules, state, 1, { held: 0, taps: [aimTap(0, 78), SHOT_TAP] });
  let slow = 0;
  while (state.phase === PHASE.roll) {
    rules.step(state, NOTHING);
    slow += state.isSlow;
  }
  expect(slow).toBeGreaterThan(8);
  expect(shotSpeed(0, 100).vx).toBeLessThan(15 * UNIT);
});
