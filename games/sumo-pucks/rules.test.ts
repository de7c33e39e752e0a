import { describe, expect, test } from "vitest";
import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { ARENA, ARENAS, applyArena, gapHalf, slideOf } from "./rules-arenas.ts";
import { CUE, DASH_TAP, HEARTS, isFriendly, PHASE, READY_FRAMES, rules, SHOW_FRAMES, type State } from "./rules.ts";
import { arenaStars, matchPoints, roundPoints, weigh } from "./rules-points.ts";
import { collide, createPuck, DASH_REST_FRAMES, distanceOf, drive, DUCK, ringAt, slide, UNIT } from "./rules-ring.ts";
import { MINDS, RIVALS } from "./rules-rival.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");

const play = (state: State, frames: number, inputs?: Inputs) => playFrames(rules, state, frames, inputs);

/** A state in the ring, after "go". */
function fighting(variant = ""): State {
  const state = rules.start(SEED, variant);
  play(state, READY_FRAMES);
  expect(state.phase).toBe(PHASE.fighting);
  return state;
}

describe("a run", () => {
  test("starts at once: in the first arena of a season, or in the arena that was chosen", () => {
    const places = ["", "arena-1", "arena-8", "arena-18", "duo-3", "arena-19", "duo-9"].map((variant) => {
      const { mode, arena, mind, phase } = rules.start(SEED, variant);
      return [mode, arena, mind, phase];
    });
    expect(places).toEqual([
      [0, 0, 0, PHASE.ready],
      [1, 0, 0, PHASE.ready],
      [1, 1, 2, PHASE.ready],
      [1, 5, 5, PHASE.ready],
      [2, 2, 0, PHASE.ready],
      [0, 0, 0, PHASE.ready],
      [0, 0, 0, PHASE.ready],
    ]);
  });

  test("ends without points for a player who does nothing", () => {
    const state = rules.start(SEED);
    play(state, MAX_FRAMES);
    expect([rules.isOver(state), state.match, state.hearts, rules.score(state)]).toEqual([true, 1, 0, 0]);
  });
});

describe("arenas", () => {
  const now = { clock: 100, ring: ringAt(0), gust: 0 };
  const moving = () => Object.assign(createPuck(DUCK, -1), { vx: 3 * UNIT });

  test("let pucks slide farther on ice", () => {
    const [sand, ice] = [moving(), moving()];
    for (let frame = 0; frame < 60; frame++) {
      slide(sand, slideOf(ARENA.sand));
      slide(ice, slideOf(ARENA.ice));
    }
    expect(ice.x).toBeGreaterThan(sand.x + 30 * UNIT);
  });

  test("throw pucks back at the rope, but not in a gap, and gaps grow until nothing is left of it", () => {
    const thrown = Array.from({ length: 64 }, (_, place) => {
      const puck = createPuck(DUCK, 1);
      const edge = now.ring - 4 * UNIT;
      const [x, y] = [cos(place * 16), sin(place * 16)].map((part) => Math.trunc((part * edge) / ONE));
      Object.assign(puck, { x, y, vx: Math.trunc(x! / 60), vy: Math.trunc(y! / 60) });
      return applyArena(puck, { ...now, arena: ARENA.ropes });
    });
    const share = thrown.filter(Boolean).length / thrown.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(gapHalf(1600)).toBe(128);
  });

  test("turn what stands on the table, kick at posts and blow when there is wind", () => {
    const turned = createPuck(DUCK, 1);
    applyArena(turned, { ...now, arena: ARENA.turntable });
    expect([turned.y > 0, turned.vx]).toEqual([true, 0]);
    const kicked = Object.assign(createPuck(DUCK, 1), { x: 0, y: 100 * UNIT });
    expect(applyArena(kicked, { ...now, arena: ARENA.bumpers })).toBe(true);
    expect(kicked.vy).toBeLessThan(-4 * UNIT);
    const blown = createPuck(DUCK, 1);
    applyArena(blown, { ...now, arena: ARENA.wind });
    expect(blown.vx).toBeGreaterThan(0);
  });

  test.each(Array.from({ length: 3 * ARENAS }, (_, index) => index + 1))(
    "arena %i has an end for who stands still",
    (level) => {
      const state = rules.start(SEED, `arena-${level}`);
      play(state, MAX_FRAMES);
      expect([rules.isOver(state), arenaStars(state)]).toEqual([true, 0]);
    },
  );

  test("give stars for a win, for one without a lost round, and for a quick one", () => {
    const stars = [
      { wins: [1, 2], fought: 100 },
      { wins: [2, 1], fought: 100 },
      { wins: [2, 0], fought: 4000 },
      { wins: [2, 0], fought: 900 },
    ] as const;
    expect(stars.map(arenaStars)).toEqual([0, 1, 2, 3]);
  });
});

describe("a puck", () => {
  test("gains speed, slides on, and is no faster along a diagonal", () => {
    const [straight, diagonal] = [createPuck(DUCK, -1), createPuck(DUCK, -1)];
    for (let frame = 0; frame < 10; frame++) {
      drive(straight, BUTTON.right, false);
      drive(diagonal, BUTTON.right | BUTTON.down, false);
    }
    expect(straight.vx).toBeGreaterThan(UNIT);
    expect(Math.abs(distanceOf({ x: diagonal.vx, y: diagonal.vy }) - straight.vx)).toBeLessThan(30);
  });

  test("dashes once for a press, and again only after a rest", () => {
    const state = fighting("duo-1");
    const cues = play(state, DASH_REST_FRAMES + 10, hold(BUTTON.a));
    expect(cues.filter((cue) => cue === CUE.dashLeft)).toHaveLength(1);
    play(state, 1);
    expect(play(state, 1, tap(DASH_TAP.left))).toContain(CUE.dashLeft);
    play(state, 1);
    expect(play(state, 1, hold(BUTTON.b))).not.toContain(CUE.dashLeft);
  });

  test("hands its speed to the one it hits; the heavier it is, the less it is thrown back", () => {
    const hit = (mass: number) => {
      const [one, other] = [createPuck(DUCK, -1), createPuck({ ...DUCK, mass }, 1)];
      Object.assign(one, { x: -25 * UNIT, vx: 4 * UNIT });
      Object.assign(other, { x: 25 * UNIT });
      expect(collide(one, other)).toBe(4 * UNIT);
      expect(distanceOf({ x: one.x - other.x, y: one.y - other.y })).toBeGreaterThanOrEqual(60 * UNIT);
      return [one.vx, other.vx] as const;
    };
    expect(hit(100)[1]).toBeGreaterThan(3 * UNIT);
    expect(hit(200)[1]).toBeLessThan(hit(100)[1]);
    expect(hit(200)[0]).toBeLessThan(hit(100)[0]);
  });

  test("that dashes hits harder", () => {
    const thrown = [0, 5].map((dash) => {
      const [one, other] = [createPuck(DUCK, -1), createPuck(DUCK, 1)];
      Object.assign(one, { x: -25 * UNIT, vx: 4 * UNIT, dash });
      other.x = 25 * UNIT;
      collide(one, other);
      return other.vx;
    });
    expect(thrown[1]).toBeGreaterThan(thrown[0]!);
  });

  test("gets heavier by bread", () => {
    const state = fighting("duo-1");
    state.bread = { x: state.pucks[0].x, y: 0 };
    expect(play(state, 1)).toContain(CUE.eaten);
    expect(state.pucks[0].mass).toBeGreaterThan(DUCK.mass);
    expect(state.bread).toBeNull();
  });
});

describe("a round", () => {
  test("is lost by who leaves the ring", () => {
    const state = fighting("duo-1");
    const cues = play(state, 200, hold(BUTTON.left));
    expect(cues).toContain(CUE.fallLeft);
    expect(state.wins).toEqual([0, 1]);
  });

  test("gets narrower: the ring shrinks after five seconds", () => {
    expect(ringAt(300)).toBe(ringAt(0));
    expect(ringAt(600)).toBeLessThan(ringAt(300));
    expect(ringAt(5000)).toBe(ringAt(9000));
  });

  test("goes to the one nearer to the middle when it takes too long", () => {
    const state = fighting("duo-1");
    Object.assign(state.pucks[0], { x: -20 * UNIT });
    Object.assign(state.pucks[1], { x: 60 * UNIT });
    state.clock = 1599;
    expect(play(state, 1)).toContain(CUE.fallRight);
  });

  test("is nobody's if both fall at once", () => {
    const state = fighting("duo-1");
    state.pucks[0].x = -400 * UNIT;
    state.pucks[1].x = 400 * UNIT;
    expect(play(state, 1)).toContain(CUE.draw);
    expect(state.wins).toEqual([0, 0]);
    play(state, SHOW_FRAMES + 10);
    expect([state.phase, state.rounds]).toEqual([PHASE.ready, 2]);
  });
});

function untilFighting(state: State): void {
  while (state.phase !== PHASE.fighting) play(state, 1);
}

const endRound = (state: State, fallen: 0 | 1) => {
  state.pucks[fallen].x = (fallen === 0 ? -400 : 400) * UNIT;
  play(state, 1);
  play(state, SHOW_FRAMES + 1);
};
const winRound = (state: State) => endRound(state, 1);

describe("a season", () => {
  test("goes on in the next arena after two rounds, and is won after six", () => {
    const state = fighting();
    for (const match of [1, 2, 3, 4, 5, 6]) {
      for (let round = 0; round < 2; round++) {
        untilFighting(state);
        expect([state.match, state.arena]).toEqual([match, match - 1]);
        winRound(state);
      }
    }
    expect([rules.isOver(state), state.beaten, state.hearts]).toEqual([true, 63, HEARTS]);
    expect(rules.score(state)).toBeGreaterThan(12_000);
    expect(rules.score(state)).toBeLessThan(30_000);
  });

  test("lets a lost match be played again, for a heart", () => {
    const state = fighting();
    for (let match = 0; match < HEARTS; match++) {
      for (let round = 0; round < 2; round++) {
        untilFighting(state);
        expect([state.match, state.hearts]).toEqual([1, HEARTS - match]);
        endRound(state, 0);
      }
    }
    expect([rules.isOver(state), state.hearts]).toEqual([true, 0]);
  });

  test("counts later matches, quick rounds, distance from the rope and no lost round more", () => {
    expect([1, 3, 6].map((match) => weigh(100, match))).toEqual([100, 200, 350]);
    expect(roundPoints(100, 0, 60)).toBeGreaterThan(roundPoints(100, 0, 600));
    expect(roundPoints(100, 0, 60)).toBeGreaterThan(roundPoints(100, 90, 60));
    expect(matchPoints(2)).toBeGreaterThan(matchPoints(1));
  });

  test("counts dashes that hit, also in a round that is lost, up to five", () => {
    const state = fighting();
    for (let hit = 0; hit < 7; hit++) {
      Object.assign(state.pucks[0], { x: -20 * UNIT, y: 0, vx: 4 * UNIT, dash: 5 });
      Object.assign(state.pucks[1], { x: 20 * UNIT, y: 0, vx: 0, vy: 0 });
      play(state, 1);
    }
    endRound(state, 0);
    expect(rules.score(state)).toBe(50);
  });
});

describe("a match", () => {
  test("between friends is played with both halves of the keyboard, and has no score", () => {
    const state = fighting("duo-1");
    expect(isFriendly(state)).toBe(true);
    play(state, 10, hold(BUTTON.up | (BUTTON.down << 8)));
    expect([state.pucks[0].y < 0, state.pucks[1].y > 0]).toEqual([true, true]);
    for (let round = 0; round < 2; round++) {
      untilFighting(state);
      winRound(state);
    }
    expect([rules.isOver(state), rules.score(state)]).toEqual([true, 0]);
  });

  test("against a rival can be steered with either half", () => {
    const [left, right] = [fighting(), fighting()];
    play(left, 20, hold(BUTTON.up));
    play(right, 20, hold(BUTTON.up << 8));
    expect(left.pucks[0].y).toBe(right.pucks[0].y);
    expect(left.pucks[0].y).toBeLessThan(0);
  });
});

describe("rivals", () => {
  test("think sooner from match to match, and dash more", () => {
    const [think, dashes] = [MINDS.map(({ thinkFrames }) => thinkFrames), MINDS.map((mind) => mind.dashes)];
    expect(think).toEqual([...think].sort((a, b) => b - a));
    expect(dashes).toEqual([...dashes].sort((a, b) => a - b));
    expect([RIVALS.length, MINDS.length]).toEqual([ARENAS, ARENAS]);
  });
});

const { botRuns } = testRules(rules, createBot, {
  manifest,
  tapFor: (_, value) => value % 18,
  check: (state) => expect(rules.score(state)).toBeLessThan(30_000),
});

test("the bot wins matches", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(5000);
});

test("no run is longer than a run may be, even if nobody ever falls", () => {
  const state = fighting("duo-1");
  play(state, MAX_FRAMES);
  expect(rules.isOver(state)).toBe(true);
  // A season has at most eight matches: six, and two that were lost.
  expect(state.frame * 8).toBeLessThan(MAX_FRAMES);
});
