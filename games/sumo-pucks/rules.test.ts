import { describe, expect, test } from "vitest";
import { BUTTON, MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { CUE, DASH_TAP, FRIEND, isFriendly, PHASE, READY_FRAMES, rules, type State } from "./rules.ts";
import { matchPoints, roundPoints } from "./rules-points.ts";
import { collide, createPuck, DASH_REST_FRAMES, distanceOf, drive, DUCK, ringAt, UNIT } from "./rules-ring.ts";
import { RIVALS } from "./rules-rival.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");

const play = (state: State, frames: number, inputs?: Inputs) => playFrames(rules, state, frames, inputs);

/** A state in the ring, after "go". */
function fighting(choice: number): State {
  const state = rules.start(SEED);
  play(state, 1, tap(choice));
  play(state, READY_FRAMES);
  expect(state.phase).toBe(PHASE.fighting);
  return state;
}

describe("before the first round", () => {
  test("a rival is chosen: by a tap, or with the cursor and the button", () => {
    const tapped = rules.start(SEED);
    play(tapped, 1, tap(2));
    expect([tapped.rival, tapped.phase]).toEqual([1, PHASE.ready]);
    const walked = rules.start(SEED);
    for (const held of [BUTTON.right, 0, BUTTON.right << 8, 0, BUTTON.left, 0, BUTTON.a]) play(walked, 1, hold(held));
    expect([walked.rival, walked.phase]).toEqual([1, PHASE.ready]);
    expect(walked.pucks[1]).toMatchObject(RIVALS[1]!.build);
  });

  test("the state is the same for the same seed", () => {
    expect(rules.hash(rules.start(SEED))).toMatchInlineSnapshot(`914940935`);
  });

  test("who does nothing meets the duckling, and loses", () => {
    const state = rules.start(SEED);
    const cues = play(state, MAX_FRAMES);
    expect(rules.isOver(state)).toBe(true);
    expect([state.rival, cues.at(-1), rules.score(state)]).toEqual([0, CUE.matchLost, 0]);
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
    const state = fighting(FRIEND + 1);
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
    const state = fighting(FRIEND + 1);
    state.bread = { x: state.pucks[0].x, y: 0 };
    expect(play(state, 1)).toContain(CUE.eaten);
    expect(state.pucks[0].mass).toBeGreaterThan(DUCK.mass);
    expect(state.bread).toBeNull();
  });
});

describe("a round", () => {
  test("is lost by who leaves the ring", () => {
    const state = fighting(FRIEND + 1);
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
    const state = fighting(FRIEND + 1);
    Object.assign(state.pucks[0], { x: -20 * UNIT });
    Object.assign(state.pucks[1], { x: 60 * UNIT });
    state.clock = 2399;
    expect(play(state, 1)).toContain(CUE.fallRight);
  });

  test("is nobody's if both fall at once", () => {
    const state = fighting(FRIEND + 1);
    state.pucks[0].x = -400 * UNIT;
    state.pucks[1].x = 400 * UNIT;
    expect(play(state, 1)).toContain(CUE.draw);
    expect(state.wins).toEqual([0, 0]);
    play(state, 100);
    expect([state.phase, state.rounds]).toEqual([PHASE.ready, 2]);
  });
});

function untilFighting(state: State): void {
  while (state.phase !== PHASE.fighting) play(state, 1);
}

const winRound = (state: State) => {
  state.pucks[1].x = 400 * UNIT;
  play(state, 1);
  play(state, 85);
  play(state, READY_FRAMES);
};

describe("a match", () => {
  test("is won with three rounds; then the next rival steps in, and after the goose it is over", () => {
    const state = fighting(1);
    for (const rival of [0, 1, 2]) {
      untilFighting(state);
      expect(state.rival).toBe(rival);
      for (let round = 0; round < 3; round++) {
        untilFighting(state);
        winRound(state);
      }
    }
    expect(rules.isOver(state)).toBe(true);
    expect(rules.score(state)).toBeGreaterThan(8000);
    expect(rules.score(state)).toBeLessThan(12_000);
  });

  test("is worth more for heavier rivals, quick rounds, distance from the rope and no lost round", () => {
    const scores = [1, 2, 3].map((choice) => {
      const state = fighting(choice);
      winRound(state);
      return rules.score(state);
    });
    expect(scores[1]).toBe(scores[0]! * 2);
    expect(scores[2]).toBe(scores[0]! * 3);
    expect(roundPoints(100, 0, 60)).toBeGreaterThan(roundPoints(100, 0, 600));
    expect(roundPoints(100, 0, 60)).toBeGreaterThan(roundPoints(100, 90, 60));
    expect(matchPoints(3)).toBeGreaterThan(matchPoints(1));
  });

  test("is lost with three rounds, and the points stay", () => {
    const state = fighting(1);
    winRound(state);
    const points = rules.score(state);
    while (!rules.isOver(state)) play(state, 1, hold(BUTTON.left));
    expect(rules.score(state)).toBe(points);
    expect(state.wins[1]).toBe(3);
  });

  test("between friends is played with both halves of the keyboard, and has no score", () => {
    const state = fighting(FRIEND + 1);
    expect(isFriendly(state)).toBe(true);
    play(state, 10, hold(BUTTON.up | (BUTTON.down << 8)));
    expect([state.pucks[0].y < 0, state.pucks[1].y > 0]).toEqual([true, true]);
    for (let round = 0; round < 3; round++) winRound(state);
    expect([rules.isOver(state), rules.score(state)]).toEqual([true, 0]);
  });

  test("against a rival can be steered with either half", () => {
    const [left, right] = [fighting(1), fighting(1)];
    play(left, 20, hold(BUTTON.up));
    play(right, 20, hold(BUTTON.up << 8));
    expect(left.pucks[0].y).toBe(right.pucks[0].y);
    expect(left.pucks[0].y).toBeLessThan(0);
  });
});

describe("rivals", () => {
  test("get heavier, and beat who stands still, sooner if they are stronger", () => {
    const frames = [1, 2, 3].map((choice) => {
      const state = fighting(choice);
      while (!rules.isOver(state)) play(state, 1);
      return state.frame;
    });
    expect(frames[2]).toBeLessThan(frames[0]!);
    const masses = RIVALS.map(({ build }) => build.mass);
    expect(masses).toEqual([...masses].sort((a, b) => a - b));
  });
});

const { botRuns } = testRules(rules, createBot, {
  manifest,
  tapFor: (_, value) => value % 18,
  check: (state) => expect(rules.score(state)).toBeLessThan(12_000),
});

test("the bot wins matches", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(1500);
});

test("no run is longer than a run may be, even if nobody ever falls", () => {
  const state = fighting(FRIEND + 1);
  const frames = play(state, MAX_FRAMES).length;
  expect(frames).toBeGreaterThan(0);
  expect(rules.isOver(state)).toBe(true);
  expect(state.frame * 3).toBeLessThan(MAX_FRAMES);
});
