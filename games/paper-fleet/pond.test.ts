import { BUTTON, readSeed, type GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { NOTHING, playFrames, tap, type Bot } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import manifest from "./game.json" with { type: "json" };
import { tapOf } from "./pond-hands.ts";
import { TALL, WIDE } from "./pond-shape.ts";
import { createPond, CUE, SOCKS, type State } from "./pond.ts";

const pond = createPond(WIDE);
const { jetties, goose } = WIDE;
const start = (boats: State["boats"] = []): State => ({
  ...pond.start(readSeed("7a".repeat(16))),
  boats,
  nextIn: 100_000,
  lastId: 9,
});
const boat = (given: Partial<State["boats"][number]>) => ({
  id: 1,
  kind: 0,
  x: 400,
  y: 200,
  angle: 0,
  way: [],
  ...given,
});
const play = (state: State, frames: number) => playFrames(pond, state, frames);
/** Drags a pointer from point to point. */
function draw(state: State, places: { x: number; y: number }[]): void {
  const pens = places.map((place, at) => tapOf(at === 0 ? "down" : "move", place));
  for (const pen of [...pens, tapOf("up", places.at(-1)!)]) pond.step(state, tap(pen));
}

describe("a paper boat", () => {
  test("goes the way that was drawn for it, and counts at the jetty with its sign", () => {
    const state = start([boat({ x: 230, y: 360 })]);
    draw(state, [{ x: 230, y: 360 }, { x: 210, y: 390 }, { x: 190, y: 430 }, jetties[0]!]);
    expect(state.boats[0]!.way.length).toBeGreaterThan(2);
    play(state, 400);
    expect([pond.score(state), state.boats]).toEqual([1, []]);
  });

  test("is sent away by somebody else's jetty", () => {
    const { x, y } = jetties[2]!;
    const state = start([boat({ kind: 0, x, y: y - 60, angle: Math.PI / 2 })]);
    play(state, 120);
    expect([pond.score(state), state.boats.length]).toEqual([0, 1]);
    expect(Math.sin(state.boats[0]!.angle)).toBeLessThan(0);
  });

  test("that touches another is porridge, with it, and costs a pair of socks", () => {
    const state = start([boat({ id: 1, x: 200 }), boat({ id: 2, x: 280, angle: Math.PI })]);
    play(state, 60);
    expect([state.socks, state.boats]).toEqual([SOCKS - 1, []]);
  });

  test("that wakes the goose is turned round", () => {
    const state = start([boat({ x: goose.x - 80, y: goose.y })]);
    expect(play(state, 60)).toContain(CUE.goose);
    expect(state.boats[0]!.x).toBeLessThan(goose.x - goose.radius);
  });

  test("turns round at the shore", () => {
    const state = start([boat({ x: 60, y: 200, angle: Math.PI })]);
    play(state, 300);
    expect(state.boats[0]!.x).toBeGreaterThan(60);
  });
});

describe("without a pen", () => {
  test("one key goes from boat to boat, the others row", () => {
    const state = start([boat({ id: 1, x: 200 }), boat({ id: 2, x: 600 })]);
    const press = (held: number) => pond.step(state, { held, taps: [] });
    press(BUTTON.a);
    press(BUTTON.a);
    expect(state.chosen).toBe(1);
    press(0);
    press(BUTTON.a);
    expect(state.chosen).toBe(2);
    for (let frame = 0; frame < 60; frame++) press(BUTTON.down);
    expect(state.boats[1]!.y).toBeGreaterThan(220);
    expect(state.boats[0]!.y).toBeCloseTo(200);
  });
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("a %s pond", (_, shape) => {
  // The game's own hash leaves out the boats, whose places are no whole numbers; this one has everything.
  const hash = (state: State) => hashState(new TextEncoder().encode(JSON.stringify(state)));
  const rules: GameRules<State> = { ...createPond(shape), hash };

  /** Draws a way home for one boat after another, and never looks where the others are. */
  const createBot = (): Bot<State> => (state) => {
    const sent = state.boats.find(({ id }) => id === (state.frame >> 6) % (state.lastId + 1));
    if (!sent || state.frame % 64 > 0) return NOTHING;
    return tap(tapOf("down", sent), tapOf("move", shape.jetties[sent.kind]!), tapOf("up", sent));
  };

  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    skipAfterEnd: "a step after the end still moves the boats, and one may come home; the kit never takes one",
    tapFor: ({ boats }, value) => tapOf(value % 3 === 0 ? "down" : "move", boats[value % boats.length] ?? shape.goose),
  });

  test("that nobody looks after runs out of socks by itself, within ten minutes", () => {
    for (const { state, frames } of idleRuns()) expect([frames < 10 * 60 * 60, state.socks]).toEqual([true, 0]);
  });

  test("brings boats home for whoever draws their ways", () => {
    for (const { score } of botRuns()) expect(score).toBeGreaterThan(0);
  });
});
