import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot, GOOD, wishOf } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { QUEEN_BUD, stepEvents, SWAN_SPARES, SWAN_WARNING } from "./rules/events.ts";
import { closeLoop, give } from "./rules/land.ts";
import { BIG_PONDS, cellAt, CELLS, columnOf, distance, LEVELS, pondOf, STEP } from "./rules/ponds.ts";
import { chooseWay, habitOf, isAngry } from "./rules/rivals.ts";
import { BLOOM_FRAMES, cut, GIANT_LOOP, loopBonus, loopPoints, POINTS, stepSwimmer } from "./rules/swim.ts";
import {
  CUE,
  doneOf,
  pointsOf,
  READY_FRAMES,
  ROUND_FRAMES,
  rules,
  shareOf,
  starsOf,
  TAP_DASH,
  winnerOf,
  type State,
} from "./rules.ts";

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
  expect(closeLoop(state, 0)).toEqual({ pads: 3, lotus: 0, queen: 0 });
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

test("after a minute of a round, some rivals are after the player's tail, and all hunters while the player leads", () => {
  const state = start();
  const angry = () => state.swimmers.filter((_, index) => index > 0 && isAngry(state, index)).length;
  Object.assign(state, { frame: 60 * 60 - 1, leader: 0 });
  expect(angry()).toBe(2);
  state.frame += 1;
  // Shelly does not look out for tails.
  expect(angry()).toBe(6);
  state.leader = 3;
  expect(angry()).toBe(2);
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

test("the king swan shows its lane, cuts every tail in it, and leaves golden lotuses behind", () => {
  const state = start();
  Object.assign(state, { isStarted: 1, swanIn: 0, lotusIn: 9999 });
  stepEvents(state);
  expect([state.swan, state.cues]).toEqual([0, [CUE.swan]]);
  const [me, rival] = state.swimmers;
  Object.assign(state, { swanWay: 0, swanLine: 26 });
  for (const [index, swimmer] of [me!, rival!].entries()) {
    const cell = cellAt(20 + index * 8, 25 + index);
    swimmer.tail = [cell];
    state.tails[cell] = index + 1;
  }
  const { pads } = me!;
  for (let frame = 0; frame < SWAN_WARNING; frame++) stepEvents(state);
  expect([me!.isAway, rival!.isAway]).toEqual([0, 0]);
  while (state.swan >= 0) stepEvents(state);
  expect([me!.isAway, rival!.isAway, me!.pads, state.falls]).toEqual([1, 1, pads, 0]);
  expect(state.lotus.length).toBeGreaterThan(2);
});

test("the king swan takes pads of its lane from those who have many", () => {
  const state = start();
  Object.assign(state, { isStarted: 1, swan: 0, swanWay: 0, swanLine: 26, swanIn: 9999, lotusIn: 9999, queenIn: 9999 });
  const [me, rival] = state.swimmers;
  const { blocked } = pondOf(state.pond);
  for (let cell = cellAt(10, 24); cell < cellAt(40, 28); cell++) if (blocked[cell] === 0) give(state, cell, 1);
  give(state, cellAt(50, 26), 2);
  const [mine, theirs] = [me!.pads, rival!.pads];
  while (state.swan >= 0) stepEvents(state);
  expect(me!.pads).toBeLessThan(mine - 50);
  expect(me!.pads).toBeGreaterThan(SWAN_SPARES - 1);
  expect(rival!.pads).toBe(theirs);
  check(state);
});

test("a rival that wants revenge goes for the player's tail, and not for others", () => {
  const state = start();
  const [me, , , , shelly, other] = state.swimmers;
  const cell = cellAt(20, 26);
  Object.assign(state, { frame: 90 * 60, isStarted: 1 });
  for (const swimmer of state.swimmers) Object.assign(swimmer, { cell: cellAt(60, 40), from: cellAt(60, 40) });
  const tail = [cell + 12, cell + 12 + STEP[1]!, cell + 12 + 2 * STEP[1]!];
  Object.assign(me!, { tail, cell: tail[2] });
  Object.assign(other!, { tail: [cell - 3 * STEP[1]!], cell: cell - 3 * STEP[1]! });
  for (const each of tail) state.tails[each] = 1;
  state.tails[cell - 3 * STEP[1]!] = 6;
  Object.assign(shelly!, { cell, from: cell, way: 1, armedAt: 0 });
  expect([habitOf(state, 4).chase, isAngry(state, 4)]).toEqual([0, false]);
  shelly!.grudge = shelly!.trips + 1;
  expect(isAngry(state, 4)).toBe(true);
  expect(chooseWay(state, 4, habitOf(state, 4))).toBe(0);
});

test("a queen lotus is a bud for five seconds, and belongs to the swimmer who fences it in then", () => {
  const state = start();
  Object.assign(state, { isStarted: 1, queenIn: 0, swanIn: 9999, lotusIn: 9999 });
  stepEvents(state);
  expect(state.cues).toContain(CUE.queen);
  const bud = state.queen;
  const fence = (index: number) => {
    const swimmer = state.swimmers[index]!;
    swimmer.tail = [bud];
    state.tails[bud] = index + 1;
    closeLoop(state, index);
  };
  fence(3);
  expect([state.queen, state.owner[bud]]).toEqual([bud, 4]);
  for (let frame = 0; frame < QUEEN_BUD; frame++) stepEvents(state);
  expect([state.queenBud, state.owner[bud], state.cues.includes(CUE.queenOpen)]).toEqual([0, 0, true]);
  const rival = state.swimmers[2]!;
  rival.tail = [state.queen];
  state.tails[state.queen] = 3;
  Object.assign(rival, { cell: rival.home, from: rival.home + 1 });
  stepSwimmer(state, 2);
  expect([state.queen, state.queenBy, rival.bonus]).toEqual([-1, 2, POINTS.queen]);
});

test("in the last bloom of a round all points count double", () => {
  const state = start();
  expect([loopBonus(state, 20), loopBonus(state, GIANT_LOOP)]).toEqual([0, 75]);
  state.clock = BLOOM_FRAMES;
  expect([loopBonus(state, 20), loopBonus(state, GIANT_LOOP)]).toEqual([40, 450]);
  const { pads } = state.swimmers[1]!;
  cut(state, 1, 0);
  expect(state.swimmers[0]!.bonus).toBe(2 * POINTS.cut + 2 * (pads >> 1));
});

test("a rival that the player has cut is after the player for some loops, and a revenge pays all its pads", () => {
  const state = start();
  Object.assign(state, { frame: 40 * 60, isStarted: 1 });
  const { pads, trips } = state.swimmers[1]!;
  state.lastBy = 1;
  cut(state, 1, 0);
  expect(state.swimmers[0]!.bonus).toBe(POINTS.cut + pads);
  const angry = [0, 1, 2, 3].map((more) => {
    state.swimmers[1]!.trips = trips + more;
    return isAngry(state, 1);
  });
  expect(angry.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  cut(state, 0, 1);
  expect(state.swimmers[1]!.grudge).toBe(0);
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

test("a level ends with its goal, and its stars are for the goal, an uncut tail and a feat or speed", () => {
  const state = start("pond-1");
  while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  expect(shareOf(state)).toBeGreaterThanOrEqual(LEVELS[0]!.goal * 10);
  const won = { ...state, lotuses: 4 };
  expect([starsOf(won), starsOf({ ...won, falls: 1 }), starsOf({ ...won, falls: 1, lotuses: 3 })]).toEqual([3, 2, 1]);
  expect(rules.score(won) - rules.score({ ...won, lotuses: 3 })).toBe(300);
  expect(starsOf({ ...won, isFinished: 0 })).toBe(0);
  const fast = { ...start(levelNamed("Twins")), isFinished: 1, frame: LEVELS[4]!.fast * 60 };
  expect([starsOf(fast), starsOf({ ...fast, frame: fast.frame + 1 })]).toEqual([3, 2]);
});

test("on a small pond a rival that is swallowed is no cut", () => {
  const state = start("pond-2");
  const home = state.swimmers[1]!.home;
  state.isStarted = 1;
  cut(state, 1, 0, CUE.swallowed);
  expect([state.cuts, state.owner[home], state.cues.includes(CUE.cut)]).toEqual([0, 0, true]);
  cut(state, 1, 0);
  expect(state.cuts).toBe(1);
});

const levelNamed = (name: string): string => `pond-${LEVELS.findIndex((each) => each.name === name) + 1}`;

test("a tail that is too long for its level snaps, and costs nothing else", () => {
  const state = start(levelNamed("Twins"));
  const [me] = state.swimmers;
  const tail = Array.from({ length: 24 }, () => me!.home);
  Object.assign(me!, { tail, cell: cellAt(22, 15), from: cellAt(22, 16) });
  state.isStarted = 1;
  const { pads } = me!;
  stepSwimmer(state, 0);
  expect([state.cues, me!.tail, me!.isAway, me!.pads, state.falls]).toEqual([
    expect.arrayContaining([CUE.snapped]),
    [],
    1,
    pads,
    0,
  ]);
});

test("a stone counts as long as all water around it is the player's", () => {
  const state = start(levelNamed("Stepping stones"));
  const [stone] = pondOf(state.pond).stones;
  for (const cell of stone!.ring) give(state, cell, 1);
  expect([stone!.ring.length > 8, doneOf(state)]).toEqual([true, 1]);
  give(state, stone!.ring[0]!, 2);
  expect(doneOf(state)).toBe(0);
});

test("with a current a swimmer is faster to the right than to the left", () => {
  const state = start(levelNamed("Long canal"));
  state.isStarted = 1;
  const me = state.swimmers[0]!;
  const paces = [0, 2].map((way) => {
    state.turns = [way];
    Object.assign(me, { from: me.home, cell: me.home });
    stepSwimmer(state, 0);
    return me.pace;
  });
  expect(paces).toEqual([5, 11]);
});

test("a race ends when a rival holds enough of the pond", () => {
  const state = start(levelNamed("Doughnut"));
  state.isStarted = 1;
  const { blocked, water } = pondOf(state.pond);
  let count = 0;
  for (let cell = 0; cell < CELLS && count * 100 < water * 36; cell++)
    if (blocked[cell] === 0 && state.owner[cell] === 0) {
      give(state, cell, 3);
      count += 1;
    }
  rules.step(state, NOTHING);
  expect([winnerOf(state), rules.isOver(state), state.isFinished, starsOf(state)]).toEqual([2, true, 0, 0]);
});

test("in autumn pads at the rim wither, down to some", () => {
  const state = start(levelNamed("Hourglass"));
  for (let cell = 0; cell < CELLS; cell++)
    if (pondOf(state.pond).blocked[cell] === 0 && columnOf(cell) < 30) give(state, cell, 1);
  const { pads } = state.swimmers[0]!;
  Object.assign(state, { lotusIn: 1e6 });
  for (let frame = 0; frame < 3600; frame++) stepEvents(state);
  expect([state.swimmers[0]!.pads < pads, state.swimmers[0]!.pads > 39]).toEqual([true, true]);
  check(state);
});
