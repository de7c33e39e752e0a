import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { hold, NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { CELLS, EMPTY, findMarks, GRANITE, HIGH, RUBBLE, settle, STAR, takeOut, WIDE } from "./rules/board.ts";
import { playOut } from "./rules/chain.ts";
import { choosePlace } from "./rules/mind.ts";
import { START_COLUMN, turnPiece } from "./rules/piece.ts";
import { RIVALS } from "./rules/rivals.ts";
import { STAR_TENS } from "./rules/side.ts";
import { nextHail } from "./rules/hail.ts";
import { fusesIn } from "./view/fuses.ts";
import { CUE, mostOf, PHASE, rules, SPRINT_TENS, starsOf, STEP, TAP, type State } from "./rules.ts";

/** Nothing hangs in the air while a domino falls, and nothing that makes a ten stays. */
function check({ me, them }: State): void {
  for (const side of them ? [me, them] : [me]) {
    if (side.step !== STEP.piece) continue;
    expect(settle([...side.cells])).toBe(0);
    expect(findMarks(side.cells).count).toBe(0);
    expect(side.cells.every((stone) => stone >= EMPTY && stone <= GRANITE)).toBe(true);
  }
}

const options = { manifest, check, tapFor: (_: State, number: number) => [1, 2, 3, 16 + (number % 7)][number % 4]! };
const { botRuns, idleRuns } = testRules(rules, createBot, options);
testRules(rules, createBot, { ...options, variant: "duel-1" });
testRules(rules, createBot, { ...options, variant: "sprint" });
testRules(rules, createBot, { ...options, variant: "pair" });
if (!isShort)
  for (let level = 2; level <= RIVALS.length; level++)
    testRules(rules, createBot, { ...options, variant: `duel-${level}` });

const SEED = readSeed("7a".repeat(16));

/** A run whose domino falls, over rows from the floor up; spaces are empty. */
function stack(rows: string[], [a, b]: readonly [number, number] = [9, 9], variant = ""): State {
  const state = rules.start(SEED, variant);
  while (state.me.step !== STEP.piece) rules.step(state, NOTHING);
  state.me.cells = cellsOf(rows);
  Object.assign(state.me.piece, { a, b });
  return state;
}

function cellsOf(rows: string[]): number[] {
  const cells = Array.from({ length: CELLS }, () => EMPTY);
  for (const [up, row] of rows.entries())
    for (const [column, sign] of Array.from(row).entries())
      if (sign !== " ")
        cells[(HIGH - 1 - up) * WIDE + column] = sign === "#" ? RUBBLE : sign === "*" ? STAR : Number(sign);
  return cells;
}

const bottom = ({ me }: State, rows = 1) => me.cells.slice(CELLS - WIDE * rows);

/** Drops the domino in a column, and waits for the next one. */
function drop(state: State, column = START_COLUMN): number[] {
  const cues = playFrames(rules, state, 1, tap(TAP.column + column));
  cues.push(...playFrames(rules, state, 1, tap(TAP.drop)));
  while (state.me.step !== STEP.piece && !rules.isOver(state)) cues.push(...playFrames(rules, state, 1, NOTHING));
  return cues;
}

test("the bot is ranked in a long stack, and a stack that nobody plays is not", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(manifest.score.least);
  for (const { score } of idleRuns()) expect(score).toBeLessThan(manifest.score.least);
});

test.each([
  ["46", 2, 1],
  ["464", 3, 2],
  ["555", 3, 2],
  ["235", 0, 0],
  ["47", 0, 0],
  ["4#6", 0, 0],
])("two stones side by side that make ten clear: %s", (row, count, tens) => {
  const marks = findMarks(cellsOf([row]));
  expect([marks.count, marks.tens]).toEqual([count, tens]);
});

test("stones one on another that make ten clear, and pairs do not go around a corner or a border", () => {
  expect(findMarks(cellsOf(["4", "6"])).count).toBe(2);
  expect(findMarks(cellsOf(["47", " 3"])).count).toBe(2);
  expect(findMarks(cellsOf(["42", "95"])).count).toBe(0);
  expect(findMarks(cellsOf(["      4", "6"])).count).toBe(0);
});

test("what falls after a ten may make the next: a cascade counts more with every step", () => {
  const { chain, points, sent, tens } = playOut(cellsOf(["19", "88", "2"]));
  expect([chain, tens, points, sent]).toEqual([1, 2, 40, 2]);
  // 4 and 6 go; 3 falls beside 7: the second step.
  const second = playOut(cellsOf(["467", " 3 "]));
  expect([second.chain, second.points, second.sent]).toEqual([2, 20 + 40, 3]);
});

test("a domino turns around its lower stone, and makes room beside a wall", () => {
  const { me } = stack([]);
  me.piece.row = 6;
  const turns = [1, 2, 3, 0].map(() => turnPiece(me.cells, me.piece, 1) && me.piece.turn);
  expect(turns).toEqual([1, 2, 3, 0]);
  Object.assign(me.piece, { column: WIDE - 1, turn: 0 });
  expect(turnPiece(me.cells, me.piece, 1)).toBe(true);
  expect([me.piece.column, me.piece.turn]).toEqual([WIDE - 2, 1]);
});

test("one press moves by one column, a held key moves on", () => {
  const state = stack([]);
  playFrames(rules, state, 1, hold(BUTTON.left));
  playFrames(rules, state, 3, NOTHING);
  expect(state.me.piece.column).toBe(START_COLUMN - 1);
  playFrames(rules, state, 30, hold(BUTTON.right));
  expect(state.me.piece.column).toBe(WIDE - 1);
});

test("a key that stays down turns and drops once", () => {
  const state = stack([]);
  playFrames(rules, state, 20, hold(BUTTON.a));
  expect(state.me.piece.turn).toBe(1);
  playFrames(rules, state, 200, hold(BUTTON.b));
  expect(state.me.placed).toBe(1);
});

test("both stones of a domino fall on their own", () => {
  const state = stack(["   33"], [8, 9]);
  playFrames(rules, state, 1, tap(TAP.turn));
  drop(state, 2);
  expect(bottom(state)).toEqual([0, 0, 8, 3, 3, 0, 0]);
  expect(bottom(state, 2).slice(0, WIDE)).toEqual([0, 0, 0, 9, 0, 0, 0]);
});

test("a ten breaks the rubble beside it", () => {
  const state = stack([" ##4##"], [6, 8]);
  drop(state);
  expect([bottom(state), state.me.broken]).toEqual([[0, 10, 0, 8, 0, 10, 0], 2]);
});

test("rubble that was sent comes after the next domino that makes no ten", () => {
  const state = stack(["4", "3"], [8, 8], "duel-1");
  state.me.incoming = 3;
  const cues = drop(state, 5);
  expect(cues).toContain(CUE.hail);
  expect(state.me.cells.filter((stone) => stone === RUBBLE)).toHaveLength(3);
  expect(state.me.incoming).toBe(0);
});

test("a cascade keeps off rubble on its way, and sends the rest", () => {
  const state = stack([" 67", " 3 "], [4, 8], "duel-1");
  Object.assign(state.me, { incoming: 2 });
  const before = state.them!.incoming;
  drop(state, 0);
  expect([state.me.longest, state.me.incoming, state.them!.incoming - before]).toEqual([2, 0, 1]);
});

test("every ten sends a stone, and each further step of a cascade more", () => {
  const state = stack(["4"], [6, 8], "duel-1");
  const before = state.them!.incoming;
  drop(state, 0);
  expect([state.me.tens, state.sent, state.them!.incoming - before]).toEqual([1, 1, 1]);
});

test("from the fourth rival on every second ten sends a stone, a ten still blocks one, and a cascade sends", () => {
  const state = stack(["4"], [6, 8], "duel-4");
  const before = state.them!.incoming;
  state.me.incoming = 2;
  drop(state, 0);
  expect([state.sent, state.me.incoming, state.them!.incoming - before]).toEqual([0, 1, 0]);
  state.me.incoming = 0;
  state.me.cells = cellsOf(["4"]);
  Object.assign(state.me.piece, { a: 6, b: 8 });
  drop(state, 0);
  expect(state.sent).toBe(1);
  const next = stack([" 67", " 3 "], [4, 8], "duel-4");
  drop(next, 0);
  expect(next.sent).toBe(2);
});

test("a duel grows hotter up to six stones for one", () => {
  const state = rules.start(SEED, "duel-4");
  const paces = [60, 67, 110, 200].map((seconds) => {
    while (state.frame < seconds * 60) {
      playFrames(rules, state, 1, NOTHING);
      state.me.cells.fill(0);
      state.them!.cells.fill(0);
    }
    return state.pace;
  });
  expect(paces).toEqual([1, 2, 6, 6]);
});

test("at the time limit fewer stones win a duel", () => {
  const ended = (more: "me" | "them") => {
    const state = stack([], [1, 2], "duel-5");
    state[more]!.cells = cellsOf(["1212121"]);
    state[more === "me" ? "them" : "me"]!.cells = cellsOf([]);
    state.frame = 5 * 60 * 60;
    playFrames(rules, state, 1, NOTHING);
    return state.phase;
  };
  expect([ended("me"), ended("them")]).toEqual([PHASE.lost, PHASE.won]);
});

test("the last rival stands up again once, and throws a row", () => {
  const state = stack([], [1, 2], "duel-10");
  const them = state.them!;
  const fill = () => {
    them.cells = cellsOf(Array.from({ length: 13 }, () => "   #"));
    Object.assign(them, { step: STEP.fall, wait: 1 });
    return playFrames(rules, state, 3, NOTHING);
  };
  expect(fill()).toContain(CUE.again);
  expect([state.phase, state.me.incoming]).toEqual([PHASE.playing, WIDE]);
  expect(fill()).toContain(CUE.won);
});

test("the first duel begins with a place where a number starts a cascade, and with that number in its second domino", () => {
  for (let number = 1; number < 30; number++) {
    const { me } = rules.start([number, 2, 3, 4], "duel-1");
    expect(findMarks(me.cells).count).toBe(0);
    expect(fusesIn(me.cells)).toContainEqual(expect.objectContaining({ stone: me.queue[3] }));
  }
});

test("columns that are filled in turn, without a look at the stones, seldom beat the fifth and the last rival", () => {
  const winsOf = (level: number) =>
    Array.from({ length: 10 }, (_, number) => {
      const state = rules.start([number + 5, 7, 9, 1], `duel-${level}`);
      let waited = 0;
      while (!rules.isOver(state)) {
        waited = state.me.step === STEP.piece ? waited + 1 : 0;
        const column = TAP.column + [0, 6, 1, 5, 2, 4][state.me.placed % 6]!;
        rules.step(state, waited > 40 ? { held: 0, taps: [column, TAP.drop] } : NOTHING);
      }
      return state.phase === PHASE.won;
    }).filter(Boolean).length;
  expect(winsOf(5)).toBeLessThanOrEqual(2);
  expect(winsOf(10)).toBeLessThanOrEqual(2);
});

test("two players have the same stones and no points, and each has a half of the keys", () => {
  const state = stack([], [1, 2], "pair");
  const them = state.them!;
  expect([them.cells.length, them.queue]).toEqual([CELLS, state.me.queue]);
  playFrames(rules, state, 1, hold((BUTTON.left << 8) | BUTTON.right));
  expect([state.me.piece.column, them.piece.column]).toEqual([START_COLUMN + 1, START_COLUMN - 1]);
  playFrames(rules, state, 1, tap(TAP.second + TAP.drop));
  expect([state.me.placed, them.placed, rules.score(state)]).toEqual([0, 1, 0]);
});

test("what a player of two sends arrives at the other, and the one whose stack stands wins", () => {
  const state = stack(["4"], [6, 8], "pair");
  const { me } = state;
  const them = state.them!;
  drop(state, 0);
  expect(them.incoming).toBe(1);
  them.incoming = 0;
  them.cells = cellsOf(Array.from({ length: 13 }, () => "   #"));
  Object.assign(them, { step: STEP.fall, wait: 1 });
  playFrames(rules, state, 3, NOTHING);
  expect([state.phase, starsOf(state), me.tens]).toEqual([PHASE.won, 0, 1]);
});

test("two players who both do nothing draw", () => {
  const state = rules.start(SEED, "pair");
  while (!rules.isOver(state)) rules.step(state, NOTHING);
  expect(state.phase).toBe(PHASE.done);
});

test("a player alone may take either half of the keys", () => {
  const state = stack([]);
  playFrames(rules, state, 1, hold(BUTTON.left << 8));
  expect(state.me.piece.column).toBe(START_COLUMN - 1);
});

test("a duel that lasts grows hotter: then a ten sends two stones", () => {
  const state = stack(["4"], [6, 8], "duel-1");
  state.tide = 1;
  expect(playFrames(rules, state, 1, NOTHING)).toContain(CUE.tide);
  drop(state, 0);
  expect([state.pace, state.sent]).toEqual([2, 2]);
});

test("a weak rival throws few stones at once, whatever its luck", () => {
  const state = stack([], [1, 1], "duel-1");
  const them = state.them!;
  them.cells = cellsOf(["64646", "4   4"]);
  Object.assign(them, { step: STEP.fall, wait: 1, chain: 0 });
  state.pace = 3;
  let most = 0;
  for (let frame = 0; frame < 60; frame++) {
    const before = state.me.incoming;
    playFrames(rules, state, 1, NOTHING);
    most = Math.max(most, state.me.incoming - before);
  }
  expect([them.tens > 2, most]).toEqual([true, RIVALS[0]!.most]);
});

test("at first few stones of a rival may wait at once", () => {
  const state = rules.start(SEED, "duel-10");
  expect(mostOf(state)).toBe(2);
  state.me.incoming = 2;
  expect(mostOf(state)).toBe(0);
  state.frame = 60 * 60;
  expect(mostOf(state)).toBe(RIVALS[9]!.most);
});

test("a domino that is kept waits until it is wanted, once for each that lands", () => {
  const state = stack([], [1, 2]);
  const next = state.me.queue.slice(0, 2);
  playFrames(rules, state, 1, tap(TAP.keep));
  expect([state.me.kept, [state.me.piece.a, state.me.piece.b]]).toEqual([[1, 2], next]);
  playFrames(rules, state, 1, tap(TAP.keep));
  expect(state.me.kept).toEqual([1, 2]);
  drop(state, 0);
  const { a, b } = state.me.piece;
  playFrames(rules, state, 1, tap(TAP.keep));
  expect([state.me.kept, state.me.piece.a, state.me.piece.b]).toEqual([[a, b], 1, 2]);
});

test("each rival throws in a way of its own, and the stones fall where they were announced", () => {
  const throws = RIVALS.map((_, level) => {
    const state = rules.start(SEED, `duel-${level + 1}`);
    while (state.me.step !== STEP.piece) rules.step(state, NOTHING);
    Object.assign(state.me, { cells: cellsOf(["1 1", "1 1"]), incoming: 3 });
    Object.assign(state.me.piece, { a: 4, b: 2 });
    const { columns, stone } = nextHail(state.me);
    const before = state.me.cells.filter((cell) => cell === stone).length;
    drop(state, 6);
    expect(state.me.cells.filter((cell) => cell === stone).length).toBe(before + columns.length);
    return `${columns.join()} ${stone}`;
  });
  expect(new Set(throws).size).toBe(RIVALS.length);
});

test("granite becomes rubble beside a ten, and breaks beside the next", () => {
  const cells = cellsOf(["46"]);
  cells[CELLS - WIDE + 2] = GRANITE;
  expect(takeOut(cells, findMarks(cells).cells)).toBe(1);
  expect(cells[CELLS - WIDE + 2]).toBe(RUBBLE);
});

test("a careless rival does not fill its own middle", () => {
  const cells = cellsOf(Array.from({ length: 8 }, () => "   #"));
  const place = choosePlace(cells, 1, 2, { careless: 100, cascades: 0 }, startRandom(SEED, 1));
  expect(place).toEqual({ column: 0, turn: 0 });
});

test("a star takes every stone of the number it lands on, or all rubble", () => {
  const marks = findMarks(cellsOf(["7171 7", "*"]));
  expect([marks.count, marks.byStar]).toEqual([4, 4]);
  expect(findMarks(cellsOf(["##  #", "*"])).count).toBe(4);
  expect(findMarks(cellsOf(["*7"])).count).toBe(1);
});

test("enough tens bring a star", () => {
  const state = stack([], [1, 1]);
  state.me.charge = STAR_TENS;
  drop(state, 0);
  expect(state.me.queue[3]).toBe(STAR);
  expect(state.me.charge).toBe(0);
});

test("the ground of a long stack rises with stones that make no ten there", () => {
  const state = stack(["4848484"], [1, 2]);
  state.me.rising = 1;
  expect(drop(state, 0)).toContain(CUE.rise);
  expect(state.me.cells.filter((stone) => stone !== EMPTY).length).toBe(WIDE * 2 + 2);
});

test("the fourth step of a cascade takes the lowest row of a long stack away", () => {
  // 5 goes beside 5; then 6 falls on 4, 7 on 3 and 8 on 2.
  const state = stack([], [5, 9]);
  state.me.cells = cellsOf(["19", "12", "13", "14", " 5", " 6", " 7", " 8"]);
  expect(drop(state, 0)).toContain(CUE.sink);
  expect(state.me.longest).toBe(4);
});

test("a stack that reaches the rim in the middle ends the run", () => {
  const state = stack(
    Array.from({ length: 12 }, (_, up) => (up % 2 ? "   8" : "   9")),
    [8, 7],
  );
  drop(state);
  expect(state.phase).toBe(PHASE.lost);
});

test("a rival whose stack reaches the rim is beaten, and stars are for the win, a cascade and the time", () => {
  const state = stack([], [1, 1], "duel-1");
  const them = state.them!;
  them.cells = cellsOf(Array.from({ length: 13 }, () => "   #"));
  Object.assign(them, { step: STEP.fall, wait: 1 });
  playFrames(rules, state, 3, NOTHING);
  expect([state.phase, starsOf(state)]).toEqual([PHASE.won, 2]);
  state.me.longest = 3;
  expect(starsOf(state)).toBe(3);
  expect(rules.score(state)).toBeGreaterThan(2000);
});

test("a sprint ends when enough is counted, and a faster one scores more", () => {
  const state = stack([" 67", " 3 "], [4, 8], "sprint");
  // A step 1 counts one, a step 2 two.
  state.me.counted = SPRINT_TENS - 3;
  drop(state, 0);
  expect(state.phase).toBe(PHASE.done);
  const score = rules.score(state);
  playFrames(rules, state, 20, NOTHING);
  expect(rules.score(state)).toBe(score);
  expect(rules.score({ ...state, frame: state.frame + 60 })).toBe(score - 100);
  state.me.placed = 31;
  expect(rules.score(state)).toBe(score - 500);
});

test("every rival is faster and hardly more careless than the one before", () => {
  for (const [at, one] of RIVALS.slice(1).entries()) {
    expect(one.pace).toBeLessThan(RIVALS[at]!.pace);
    expect(one.careless).toBeLessThanOrEqual(RIVALS[at]!.careless + 2);
    expect(one.par).toBeGreaterThanOrEqual(RIVALS[at]!.par);
  }
});
