import { BUTTON, FRAMES_PER_SECOND, MAX_FRAMES, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { CUE, multiplier, PICKUP, QUACK_STARS, readCue, ROCK, SUB, WAVE, type Rock, type State } from "./rules-belt.ts";
import { rules } from "./rules.ts";

const start = () => rules.start(readSeed("00".repeat(16)));
const step = (state: State, held = 0) => rules.step(state, { held, taps: [] });
const cuesOf = (state: State) => state.cues.map((value) => readCue(value).kind);

/** A rock that stays at a fixed offset from the ship. */
function rockAt(state: State, da: number, dc: number, r = 20): Rock {
  const { a, c } = state.ship;
  const rock = { kind: ROCK.rock, a: a + da * SUB, c: c + dc * SUB, va: 0, vc: 0, r, near: 0, look: 0 };
  state.rocks.push(rock);
  return rock;
}
const starAt = (state: State, kind: number = PICKUP.star) =>
  state.pickups.push({ kind, a: state.ship.a, c: state.ship.c, va: 0 });

const { botRuns, idleRuns } = testRules(rules, createBot, {
  manifest,
  skipAfterEnd: "a step after the end still moves the belt and counts points; the kit and the verifier never take one",
});

describe("flying", () => {
  test("starts in the first wave, with three feathers", () => {
    const { feathers, points, wave, waveKind } = start();
    expect([feathers, points, wave, waveKind]).toEqual([3, 0, 1, WAVE.scatter]);
  });

  test("drifts on after the key is let go, and comes to rest", () => {
    const state = start();
    for (let frame = 0; frame < 20; frame++) step(state, BUTTON.right);
    const [speed, place] = [state.ship.va, state.ship.a];
    expect(speed).toBeGreaterThan(3 * SUB);
    step(state);
    expect(state.ship.a - place).toBeGreaterThan(2 * SUB);
    for (let frame = 0; frame < 200; frame++) step(state);
    expect(Math.abs(state.ship.va)).toBeLessThan(SUB);
  });

  test("stays inside the belt whatever is held", () => {
    for (const held of [BUTTON.left | BUTTON.up, BUTTON.right | BUTTON.down]) {
      const state = start();
      for (let frame = 0; frame < 300 && !rules.isOver(state); frame++) {
        step(state, held);
        expect(state.ship.c).toBeGreaterThan(0);
        expect(state.ship.c).toBeLessThan(540 * SUB);
        expect(state.ship.a).toBeGreaterThan(0);
        expect(state.ship.a).toBeLessThan(960 * SUB);
      }
    }
  });
});

describe("stars", () => {
  test("are worth a hundred, and more in a chain", () => {
    const state = start();
    const gains = Array.from({ length: 9 }, () => {
      const before = state.points;
      starAt(state);
      step(state);
      return Math.floor((state.points - before) / 100);
    });
    expect(gains).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3]);
  });

  test("in a chain that rests lose one step of it, not all", () => {
    const state = start();
    state.chain = 13;
    state.chainLeft = 1;
    expect(multiplier(state)).toBe(4);
    step(state);
    expect(multiplier(state)).toBe(3);
    expect(cuesOf(state)).toContain(CUE.chainLost);
  });

  test("fill the quack, which turns the rocks nearby into stars, once", () => {
    const state = start();
    state.quack = QUACK_STARS;
    rockAt(state, 120, 0);
    rockAt(state, 120, 90);
    rockAt(state, 600, 0);
    step(state, BUTTON.a);
    expect([state.rocks.length, state.pickups.length, state.quack]).toEqual([1, 2, 0]);
    step(state, BUTTON.a);
    expect(cuesOf(state)).not.toContain(CUE.quack);
  });
});

describe("rocks", () => {
  test("cost a feather and the chain, and then give the ship time to get away", () => {
    const state = start();
    state.chain = 20;
    rockAt(state, 5, 0);
    step(state);
    expect([state.feathers, state.chain]).toEqual([2, 0]);
    rockAt(state, 5, 0);
    step(state);
    expect(state.feathers).toBe(2);
  });

  test("break a shield first", () => {
    const state = start();
    Object.assign(state, { shield: 1, chain: 20, chainLeft: 99 });
    rockAt(state, 5, 0);
    step(state);
    expect([state.feathers, state.shield, state.chain]).toEqual([3, 0, 20]);
  });

  test("that pass by a hair are a bonus, once each", () => {
    const state = start();
    const rock = rockAt(state, 0, 50);
    step(state);
    rock.va = -20 * SUB;
    const before = state.points;
    for (let frame = 0; frame < 5; frame++) step(state);
    expect(state.points - before).toBeGreaterThanOrEqual(60);
    expect(state.points - before).toBeLessThan(70);
  });

  test("end the run with the last feather", () => {
    const state = start();
    state.feathers = 1;
    rockAt(state, 5, 0);
    step(state);
    expect(rules.isOver(state)).toBe(true);
    expect(cuesOf(state)).toContain(CUE.over);
  });
});

describe("the belt", () => {
  test("warns of a comet before it comes, every fourth wave", () => {
    const state = start();
    Object.assign(state, { wave: 3, waveFrame: 600 });
    const seen: number[] = [];
    for (let frame = 0; frame < 400; frame++) {
      state.safe = 2;
      step(state);
      seen.push(...cuesOf(state).filter((kind) => kind === CUE.warning || kind === CUE.comet));
    }
    expect(state.waveKind).toBe(WAVE.comets);
    expect(seen.slice(0, 2)).toEqual([CUE.warning, CUE.comet]);
  });

  test("gets fuller and faster from wave to wave", () => {
    const meet = (wave: number) => {
      const state = start();
      Object.assign(state, { wave, waveFrame: 0 });
      let [met, speed] = [0, 0];
      for (let frame = 0; frame < 500; frame++) {
        state.safe = 2;
        step(state);
        met += state.rocks.length;
        speed = Math.max(speed, ...state.rocks.map(({ va }) => -va));
      }
      return { met, speed };
    };
    const [early, late] = [meet(1), meet(9)];
    expect(late.speed).toBeGreaterThan(early.speed);
    expect(late.met).toBeGreaterThan(early.met);
  });

  test("leaves nobody alone who does nothing, on any seed", () => {
    for (const { frames } of idleRuns()) expect(frames).toBeLessThan(60 * FRAMES_PER_SECOND);
  });

  test("closes after twelve minutes, however well somebody flies", () => {
    const state = start();
    let frames = 0;
    for (; !rules.isOver(state); frames++) {
      state.safe = 2;
      step(state);
    }
    expect(frames).toBeLessThan(MAX_FRAMES);
  });
});

test("the bot flies well", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(3000);
});
