import { BUTTON, FRAMES_PER_SECOND, MAX_FRAMES, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import {
  BOSS_ENTRY,
  CUE,
  FULL_METER,
  multiplier,
  NEWS,
  PICKUP,
  readCue,
  ROCK,
  SPRINT_FRAMES,
  SUB,
  WAVE,
  type Rock,
  type State,
} from "./rules-belt.ts";
import { rules } from "./rules.ts";

/** Without the stars and rocks of the opening. */
const start = (variant = ""): State =>
  Object.assign(rules.start(readSeed("00".repeat(16)), variant), { rocks: [], pickups: [] });
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

const newsOf = (state: State) => state.cues.map((value) => readCue(value).news);

const { botRuns, idleRuns } = testRules(rules, createBot, { manifest });

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
  test("are worth ten, and up to four times as much in a chain", () => {
    const state = start();
    const gains = Array.from({ length: 22 }, () => {
      const before = state.points;
      starAt(state);
      step(state);
      return Math.floor((state.points - before) / 10);
    });
    expect(gains.filter((_, at) => at % 5 === 0)).toEqual([1, 2, 3, 4, 4]);
  });

  test("in a chain that rests lose one step of it, not all", () => {
    const state = start();
    state.chain = 13;
    state.chainLeft = 1;
    expect(multiplier(state)).toBe(3);
    step(state);
    expect(multiplier(state)).toBe(2);
    expect(cuesOf(state)).toContain(CUE.chainLost);
  });

  test("fill the quack, which turns the rocks nearby into stars, once", () => {
    const state = start();
    state.meter = FULL_METER;
    rockAt(state, 120, 0);
    rockAt(state, 120, 90);
    rockAt(state, 600, 0);
    step(state, BUTTON.a);
    expect([state.rocks.length, state.pickups.length, state.meter]).toEqual([1, 2, 0]);
    step(state, BUTTON.a);
    expect(cuesOf(state)).not.toContain(CUE.quack);
  });

  test("of the opening give a quack within five seconds to somebody who flies along them", () => {
    const state = rules.start(readSeed("00".repeat(16)));
    const bot = createBot();
    let frames = 0;
    for (; state.meter < FULL_METER && frames < 600; frames++)
      rules.step(state, { held: bot(state).held & 15, taps: [] });
    expect(frames).toBeLessThan(6 * FRAMES_PER_SECOND);
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
    expect(state.points - before).toBeGreaterThanOrEqual(15);
    expect(state.points - before).toBeLessThan(20);
    expect([state.meter, state.tally.grazes]).toEqual([65 + 17, 1]);
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

describe("a boss", () => {
  const meetBoss = () => {
    const state = start("rush");
    Object.assign(state, { wave: 2, waveKind: WAVE.boss, waveFrame: -1 });
    for (let frame = 0; frame <= BOSS_ENTRY + 1; frame++) {
      state.safe = 2;
      step(state);
    }
    Object.assign(state, { rocks: [], meter: FULL_METER });
    return state;
  };

  test("comes as every fifth wave, and the sky changes after it", () => {
    const state = start();
    const seen: number[] = [];
    Object.assign(state, { wave: 4, waveFrame: 480 });
    for (let frame = 0; frame < 3600 && state.wave < 6; frame++) {
      Object.assign(state, { safe: 2, meter: FULL_METER });
      step(state, frame % 2 === 0 ? BUTTON.a : 0);
      seen.push(...newsOf(state));
    }
    const told = seen.filter((news) => ([NEWS.bossComes, NEWS.bossDown, NEWS.sky] as number[]).includes(news));
    expect(told).toEqual([NEWS.bossComes, NEWS.bossDown, NEWS.sky]);
  });

  test("is hurt by a quack in front of it, and not by one from the side", () => {
    const state = meetBoss();
    const { hp, c } = state.boss[0]!;
    state.ship.c = c < 270 * SUB ? 520 * SUB : 20 * SUB;
    step(state, BUTTON.a);
    expect(state.boss[0]!.hp).toBe(hp);
    Object.assign(state, { meter: FULL_METER, ship: { ...state.ship, c } });
    step(state);
    step(state, BUTTON.a);
    expect(state.boss[0]!.hp).toBe(hp - 1);
    expect(newsOf(state)).toContain(NEWS.bossHit);
  });

  test("that is beaten leaves stars, points and a gift", () => {
    const state = meetBoss();
    state.boss[0]!.hp = 1;
    state.ship.c = state.boss[0]!.c;
    const before = state.points;
    step(state, BUTTON.a);
    expect([state.boss.length, state.tally.bosses]).toEqual([0, 1]);
    expect(state.points - before).toBeGreaterThanOrEqual(250);
    expect(state.pickups.filter(({ kind }) => kind === PICKUP.shield).length).toBe(1);
  });

  test("that nobody beats flies on", () => {
    const state = meetBoss();
    const seen: number[] = [];
    for (let frame = 0; frame < 3600 && state.boss.length > 0; frame++) {
      state.safe = 2;
      step(state);
      seen.push(...newsOf(state));
    }
    expect(seen).toContain(NEWS.bossGone);
  });
});

describe("a sprint", () => {
  test("lasts ninety seconds, however often the ship is hit", () => {
    const state = start("sprint");
    for (let frame = 0; frame < SPRINT_FRAMES; frame++) step(state);
    expect([rules.isOver(state), state.feathers]).toEqual([true, 3]);
  });
});

describe("the belt", () => {
  test("warns of a comet before it comes, in the wave before a boss", () => {
    const state = start();
    Object.assign(state, { wave: 3, waveFrame: 480 });
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

  test("ends the run of a player who does nothing, on any seed, without points", () => {
    for (const { frames, score } of idleRuns()) {
      expect(frames).toBeLessThan(60 * FRAMES_PER_SECOND);
      expect(score).toBe(0);
    }
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
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(2000);
});
