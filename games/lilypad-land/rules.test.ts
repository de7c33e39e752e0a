import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot, GOOD, wishOf } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { closeLoop, give } from "./rules-land.ts";
import { BIG_PONDS, cellAt, CELLS, distance, LEVELS, pondOf, STEP } from "./rules-ponds.ts";
import { isAngry } from "./rules-rivals.ts";
import { cut, GIANT_LOOP, loopPoints, POINTS, stepSwimmer } from "./rules-swim.ts";
import { CUE, pointsOf, READY_FRAMES, ROUND_FRAMES, rules, shareOf, starsOf, TAP_DASH, type State } from "./rules.ts";

/** Pads are counted right, nobody is on land, and every tail is where the pond says. */
function check({ owner, tails, swimmers, pond }: State): void {
  const { blocked } = pondOf(pond);
  const counts = Array.from({ length: swimmers.length + 1 }, () => 0);
  const wrong: string[] = [];
  let marked = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    counts[owner[cell]!]! += 1;
    if (owner[cell]! > 0 && blocked[cell] === 1) wrong.push(`pad ${cell} is on land`);
    if (tails[cell]! > 0) marked += 1;
  }
  for (const [index, { pads, tail, cell }] of swimmers.entries()) {
    if (pads !== counts[index + 1]) wrong.push(`swimmer ${index} has ${counts[index + 1]} pads, not ${pads}`);
    if (blocked[cell] === 1) wrong.push(`swimmer ${index} is on land`);
    if (tail.some((each) => tails[each] !== index + 1)) wrong.push(`the tail of ${index} is not in the pond`);
    marked -= tail.length;
  }
  expect([wrong, marked]).toEqual([[], 0]);
}

// Pads are points as long as they are held.
const mayLoseScore = () => true;
const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, check, mayLoseScore });
testRules(rules, createBot, { manifest, check, variant: "pond-1" });
testRules(rules, createBot, { manifest, check, mayLoseScore, variant: "hunt" });
if (!isShort) {
  for (let level = 2; level <= LEVELS.length; level++)
    testRules(rules, createBot, { manifest, check, variant: `pond-${level}` });
}

const SEED = readSeed("7a".repeat(16));
const start = (variant = "") => rules.start(SEED, variant);

/** A pond with nobody but the player, which has a square of pads, and swims to the right at its edge. */
function alone(): { state: State; middle: number } {
  const state = start("pond-1");
  const [me] = state.swimmers;
  for (let cell = 0; cell < CELLS; cell++) give(state, cell, 0);
  const middle = cellAt(36, 26);
  for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) give(state, middle + y * STEP[1]! + x, 1);
  Object.assign(me!, { cell: middle, from: middle, home: middle });
  return { state, middle };
}

/** Swims these ways, a cell each. */
function swim(state: State, ways: string): number[] {
  const cues: number[] = [];
  for (const way of ways) {
    const index = "rdlu".indexOf(way);
    Object.assign(state, { turns: state.swimmers[0]!.way === index ? [] : [index], isStarted: 1 });
    state.cues = [];
    stepSwimmer(state, 0);
    cues.push(...state.cues);
  }
  return cues;
}

test("the bot of a round holds pads and cuts rivals, and a run without a press is not ranked", () => {
  for (const { state } of botRuns()) expect([state.largest > 20, state.most > 150]).toEqual([true, true]);
  for (const { score, frames } of idleRuns()) {
    expect(score).toBeLessThan(manifest.score.least);
    expect(frames).toBe(READY_FRAMES);
  }
});

test("a closed loop brings the tail and all that it has fenced in", () => {
  const { state } = alone();
  expect(state.swimmers[0]!.pads).toBe(25);
  const cues = swim(state, "rrrrrrddddlllluuur");
  expect(cues).toContain(CUE.grow);
  // Out of a 5 × 5 square at its middle: 4 cells to the right, 4 down, and back along the lower edge.
  expect(state.swimmers[0]!.tail).toEqual([]);
  expect(state.swimmers[0]!.pads).toBe(25 + state.lastGain);
  expect(state.lastGain).toBeGreaterThan(12);
  check(state);
});

test("water that a loop does not fence in stays free, also beside the shore", () => {
  const { state, middle } = alone();
  const me = state.swimmers[0]!;
  // A line from the pads and back is a loop without an inside.
  const line = [3, 4, 5].map((x) => middle + x);
  for (const cell of line) state.tails[cell] = 1;
  me.tail = line;
  expect(closeLoop(state, 0)).toEqual({ pads: 3, lotus: 0 });
  expect(state.owner[middle + 4 + STEP[1]!]).toBe(0);
  check(state);
});

test("a golden lotus inside the loop is reaped", () => {
  const { state, middle } = alone();
  const me = state.swimmers[0]!;
  const inside = middle + 4 + STEP[1]!;
  state.lotus = [inside, middle + 9];
  const ring = [3, 4, 5].flatMap((x) => [middle + x, middle + x + 2 * STEP[1]!]);
  for (const cell of [...ring, middle + 5 + STEP[1]!]) {
    state.tails[cell] = 1;
    me.tail.push(cell);
  }
  const grown = closeLoop(state, 0);
  expect([grown.lotus, state.lotus]).toEqual([1, [middle + 9]]);
  expect(state.owner[inside]).toBe(1);
});

test("half of a cut rival's pads are points, and a third of a cut player's pads are the rival's", () => {
  const state = start();
  const [me, rival] = [state.swimmers[0]!, state.swimmers[1]!];
  state.isStarted = 1;
  const [before, withered] = [rules.score(state), rival.pads];
  cut(state, 1, 0);
  expect([rival.pads, rival.isAway, state.cuts]).toEqual([0, 1, 1]);
  expect(rules.score(state) - before).toBe(POINTS.cut + (withered >> 1));
  for (let cell = 0; cell < CELLS; cell++)
    if (pondOf(state.pond).blocked[cell] === 0 && cell % 3 === 0) give(state, cell, 1);
  const held = me.pads;
  cut(state, 0, 1);
  expect(me.pads).toBeLessThanOrEqual(held);
  expect(me.pads * 3).toBeGreaterThanOrEqual(held * 2);
  expect([rival.pads, rival.bonus]).toEqual([held - me.pads, POINTS.cut]);
  expect(state.lastPads).toBe(rival.pads);
  expect(rules.score(state)).toBe(pointsOf(me));
  check(state);
});

test.each([
  ["loses its own tail to one that it spares", 1, 0],
  ["cuts the tail that it is after", 0, 1],
] as const)("a rival that runs into the player's tail %s", (_, trips, falls) => {
  const state = start();
  const [me, , rival] = state.swimmers;
  const cell = me!.home + 8;
  Object.assign(state, { frame: 40 * 60, isStarted: 1 });
  Object.assign(me!, { tail: [cell] });
  state.tails[cell] = 1;
  // The second rival is after tails on its trips 1, 4, 7 …
  Object.assign(rival!, { cell, from: cell + 1, trips: trips + 1, armedAt: 0 });
  stepSwimmer(state, 2);
  expect([state.falls, rival!.isAway, me!.isAway]).toEqual([falls, 1 - falls, falls]);
});

test.each([
  ["", 30],
  ["hunt", 6],
])("a run of '%s' spares the player for its first %i seconds", (variant, seconds) => {
  const state = start(variant);
  const angry = () => state.swimmers.filter((_, index) => index > 0 && isAngry(state, index)).length;
  state.frame = seconds * 60 - 1;
  expect(angry()).toBe(0);
  state.frame += 1;
  expect(angry()).toBeGreaterThan(0);
});

test("after a minute of a round, half of the rivals are after the player's tail, and all while the player leads", () => {
  const state = start();
  const angry = () => state.swimmers.filter((_, index) => index > 0 && isAngry(state, index)).length;
  Object.assign(state, { frame: 60 * 60 - 1, leader: 0 });
  expect(angry()).toBe(2);
  state.frame += 1;
  expect(angry()).toBe(7);
  state.leader = 3;
  expect(angry()).toBe(3);
});

test("rivals that become angry at the player's lead cannot cut at once", () => {
  const state = start();
  Object.assign(state, { frame: 90 * 60, isStarted: 1, leader: 3 });
  state.swimmers[0]!.bonus = 5000;
  rules.step(state, NOTHING);
  expect(state.leader).toBe(0);
  expect(state.swimmers.slice(1).every(({ armedAt }) => armedAt > state.frame)).toBe(true);
});

test("large loops pay a part of their pads at once", () => {
  expect([59, 60, GIANT_LOOP - 1, GIANT_LOOP].map(loopPoints)).toEqual([0, 15, 37, 75]);
});

test("a cut is seen in slow motion, while the clock stands nearly still", () => {
  const state = start();
  rules.step(state, hold(BUTTON.right));
  cut(state, 1, 0);
  const { clock } = state;
  playFrames(rules, state, 30, NOTHING);
  expect(clock - state.clock).toBe(10);
});

test.each(["", "hunt"])("a run of '%s' begins with a rival close to the player", (variant) => {
  for (let number = 0; number < 20; number++) {
    const { swimmers } = rules.start([number, 7, 7, 7], variant);
    const far = swimmers.slice(1).map(({ home }) => distance(home, swimmers[0]!.home));
    expect(Math.min(...far)).toBeLessThan(14);
  }
});

test("a swimmer caught in its own tail loses the tail and nothing else", () => {
  const { state } = alone();
  const { pads } = state.swimmers[0]!;
  swim(state, "rrrrrr");
  cut(state, 0, -1);
  expect([state.swimmers[0]!.pads, state.falls, state.swimmers[0]!.tail.length]).toEqual([pads, 0, 0]);
});

test("nothing moves before the first press, and a dash costs breath", () => {
  const state = start();
  playFrames(rules, state, 60, NOTHING);
  expect([state.frame, state.clock]).toEqual([0, ROUND_FRAMES]);
  rules.step(state, hold(BUTTON.right));
  rules.step(state, tap(TAP_DASH));
  expect([state.dashes, state.cues.includes(CUE.dash)]).toEqual([1, true]);
  rules.step(state, tap(TAP_DASH));
  expect([state.dashes, state.cues.includes(CUE.breathless)]).toEqual([1, true]);
});

test("two quick presses are two turns, and nobody turns back onto the own tail", () => {
  const { state } = alone();
  swim(state, "rrrr");
  const me = state.swimmers[0]!;
  state.turns = [2];
  stepSwimmer(state, 0);
  expect(me.way).toBe(0);
  state.turns = [3, 2];
  stepSwimmer(state, 0);
  stepSwimmer(state, 0);
  expect(me.way).toBe(2);
});

test.each([...BIG_PONDS, ...LEVELS].map(({ name }, number) => ({ name, number })))(
  "$name has room for eight homes, and no narrow end",
  ({ number }) => {
    const { blocked, homes, spots, water } = pondOf(number);
    expect(spots.length).toBeGreaterThan(12);
    expect(new Set(homes).size).toBe(homes.length);
    expect(water).toBeGreaterThan(300);
    for (let cell = 0; cell < CELLS; cell++)
      if (blocked[cell] === 0) expect(STEP.filter((step) => blocked[cell + step] === 0).length).toBeGreaterThan(1);
  },
);

test("a level ends with its goal, and its stars are for the goal, an uncut tail and speed", () => {
  const state = start("pond-1");
  while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  expect(shareOf(state)).toBeGreaterThanOrEqual(LEVELS[0]!.goal * 10);
  expect(starsOf(state)).toBe(3);
  expect(starsOf({ ...state, falls: 1 })).toBe(2);
  expect(starsOf({ ...state, falls: 1, frame: LEVELS[0]!.fast * 60 + 1 })).toBe(1);
  expect(starsOf({ ...state, isFinished: 0 })).toBe(0);
});
