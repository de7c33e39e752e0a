import { describe, expect, test } from "vitest";
import { ONE, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { hold, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { aimTap, CUE, LAUNCH_TAP, PHASE, rules, type State } from "./rules.ts";
import { costOf, pointsOf, precisionOf, refillOf, sectorStars, streakTenths } from "./rules-fuel.ts";
import { createRound } from "./rules-rounds.ts";
import { SECTORS } from "./rules-sectors.ts";
import { BODY, fly, FLIGHT, launch, type Body } from "./rules-space.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");

const play = (state: State, frames: number, inputs?: Inputs) => playFrames(rules, state, frames, inputs);

const still = { swing: 0, pace: 0, phase: 0 };

/** The office at the left, the moon at the right, and empty space between them. */
function emptySpace(change: Partial<State["round"]> = {}): State {
  const state = rules.start(SEED);
  const target = { ...still, homeX: 800, homeY: 300, radius: 40, box: TURN / 2 };
  state.round = { number: 0, office: { x: 100, y: 300 }, target, bodies: [], gates: [], stamps: [], ...change };
  return state;
}

const planet = (change: Partial<Body>): Body => ({
  ...still,
  kind: BODY.planet,
  homeX: 450,
  homeY: 400,
  radius: 40,
  mass: 100,
  ...change,
});

const deliver = (state: State) => [...play(state, 1, tap(aimTap(0, 60), LAUNCH_TAP)), ...play(state, 200)];

describe("a shift", () => {
  test("starts aiming, with the same round for the same seed", () => {
    const state = rules.start(SEED);
    const { office, target, bodies } = state.round;
    expect({ office, target, bodies, phase: state.phase, fuel: state.fuel }).toMatchInlineSnapshot(`
      {
        "bodies": [
          {
            "homeX": 441,
            "homeY": 528,
            "kind": 0,
            "mass": 103,
            "pace": 0,
            "phase": 0,
            "radius": 41,
            "swing": 0,
          },
        ],
        "fuel": 100,
        "office": {
          "x": 137,
          "y": 245,
        },
        "phase": 0,
        "target": {
          "box": 564,
          "homeX": 851,
          "homeY": 422,
          "pace": 0,
          "phase": 454,
          "radius": 44,
          "swing": 0,
        },
      }
    `);
  });

  test("ends by itself when nobody does anything: engines idle", () => {
    const state = rules.start(SEED);
    const cues = play(state, MAX_FRAMES);
    expect(cues).toContain(CUE.leak);
    expect(rules.isOver(state)).toBe(true);
    expect([state.frame < 6000, rules.score(state)]).toEqual([true, 0]);
  });

  test("ends when no fuel is left for the weakest throw", () => {
    const state = emptySpace();
    for (let round = 0; round < 30 && !rules.isOver(state); round++)
      play(state, 1200, tap(aimTap(TURN / 2, 100), LAUNCH_TAP));
    expect(rules.isOver(state)).toBe(true);
    expect(state.fuel).toBeLessThan(costOf(20));
    expect(state.fuel).toBeGreaterThanOrEqual(0);
  });

  test("closes in the end, also for the best of pilots: late deliveries bring no fuel", () => {
    expect(refillOf(0, 100, 0)).toBeGreaterThan(costOf(60));
    expect(refillOf(30, 100, 0)).toBeLessThan(costOf(60));
    const state = emptySpace();
    state.frame = 40_000;
    deliver(state);
    expect(state.fuel).toBe(100 - costOf(60));
  });
});

describe("aiming", () => {
  test("turns by one step for a short press, and faster while it is held", () => {
    const state = emptySpace();
    state.angle = 500;
    play(state, 1, hold(BUTTON.right));
    play(state, 1);
    expect(state.angle).toBe(501);
    play(state, 60, hold(BUTTON.left));
    expect(state.angle).toBeLessThan(440);
    play(state, 1);
    const { power } = state;
    play(state, 1, hold(BUTTON.up));
    expect(state.power).toBe(power + 1);
  });

  test("goes anywhere with one tap, but never beyond what the fuel pays for", () => {
    const state = emptySpace();
    play(state, 1, tap(aimTap(700, 90)));
    expect([state.angle, state.power, state.phase]).toEqual([700, 90, PHASE.aiming]);
    state.fuel = 7;
    play(state, 1, tap(aimTap(700, 90)));
    expect(costOf(state.power)).toBeLessThanOrEqual(7);
  });

  test("launches once for a button that stays down", () => {
    const state = emptySpace();
    const cues = play(state, 10, hold(BUTTON.a));
    expect(cues.filter((cue) => cue === CUE.launch)).toHaveLength(1);
    expect(state.fuel).toBe(100 - costOf(60));
  });
});

describe("a parcel", () => {
  test("flies straight where nothing pulls, and is delivered", () => {
    const state = emptySpace();
    const cues = deliver(state);
    expect(cues).toContain(CUE.bullseye);
    expect(state.delivered).toBe(1);
    expect(rules.score(state)).toBe(50 + 2 * 100 + Math.floor((100 - costOf(60)) / 2));
  });

  test("is bent towards a planet and away from a star", () => {
    const ends = [planet({}), planet({ kind: BODY.star, mass: -100 })].map((body) => {
      const parcel = launch({ x: 100, y: 300 }, 0, 60);
      for (let frame = 0; frame < 100; frame++) fly({ bodies: [body], gates: [] }, parcel, frame);
      return parcel.vy;
    });
    expect(ends[0]).toBeGreaterThan(0.2 * ONE);
    expect(ends[1]).toBeLessThan(-0.2 * ONE);
  });

  test("is lost on a planet, and so is the streak; the round is played again", () => {
    const state = emptySpace({ bodies: [planet({ homeY: 300 })] });
    state.streak = 4;
    const { round } = state;
    expect(deliver(state)).toContain(CUE.crash);
    expect([state.streak, state.points, state.phase, state.round === round]).toEqual([0, 0, PHASE.aiming, true]);
    expect(state.lastTrail.length).toBeGreaterThan(10);
  });

  test("that leaves for good, or flies for too long, is lost", () => {
    const parcel = launch({ x: 100, y: 300 }, TURN / 2, 100);
    let outcome: number = FLIGHT.goesOn;
    while (outcome === FLIGHT.goesOn) outcome = fly({ bodies: [], gates: [] }, parcel, 0);
    expect(outcome).toBe(FLIGHT.lost);
    expect(parcel.frames).toBeLessThan(60);
    expect(fly({ bodies: [], gates: [] }, { ...parcel, x: 0, y: 0, frames: 719 }, 0)).toBe(FLIGHT.lost);
  });

  test("goes in at one wormhole and comes out at the other, as fast as before", () => {
    const gates = [
      { x: 300, y: 300 },
      { x: 600, y: 500 },
    ];
    const parcel = launch({ x: 100, y: 300 }, 0, 60);
    let outcome: number = FLIGHT.goesOn;
    while (outcome === FLIGHT.goesOn) outcome = fly({ bodies: [], gates }, parcel, 0);
    expect(outcome).toBe(FLIGHT.passedGate);
    expect([parcel.x / ONE, parcel.y / ONE, parcel.vy]).toEqual([600, 500, 0]);
    expect(fly({ bodies: [], gates }, parcel, 0)).toBe(FLIGHT.goesOn);
  });

  test("takes stamps along, and gives them back if it is lost", () => {
    const stamps = [{ x: 400, y: 300, isTaken: 0 }];
    const lucky = emptySpace({ stamps: structuredClone(stamps) });
    expect(deliver(lucky)).toContain(CUE.stamp);
    expect(rules.score(lucky)).toBe(290 + Math.floor((100 - costOf(60)) / 2));
    const unlucky = emptySpace({ stamps, bodies: [planet({ homeX: 550, homeY: 300 })] });
    expect(deliver(unlucky)).toContain(CUE.stamp);
    expect(unlucky.round.stamps[0]!.isTaken).toBe(0);
  });
});

describe("a delivery", () => {
  test("is worth more the nearer it lands to the letterbox", () => {
    expect([0, 64, 128, 256, 512].map((off) => precisionOf(off, 0))).toEqual([100, 75, 50, 0, 0]);
    expect(precisionOf(1000, 10)).toBe(precisionOf(10, 1000));
  });

  test("is worth more after another, up to three times", () => {
    expect([0, 1, 10, 99].map(streakTenths)).toEqual([10, 11, 20, 30]);
    expect(pointsOf({ precision: 50, fuel: 50, stampsNow: 1, streak: 5 })).toBe(322);
  });
});

describe("rounds", () => {
  test("get harder: more to fly around, smaller moons that move, stars, wormholes and black holes", () => {
    const [early, late] = [0, 20].map((number) =>
      Array.from({ length: 40 }, (_, word) => createRound(startRandom([word, 1, 2, 3]), number)),
    );
    const bodies = (rounds: typeof early) => rounds!.flatMap((round) => round.bodies);
    expect(bodies(late).length).toBeGreaterThan(bodies(early).length * 2);
    expect(late![0]!.target.radius).toBeLessThan(early![0]!.target.radius);
    expect(early!.every(({ target, gates }) => target.swing === 0 && gates.length === 0)).toBe(true);
    expect(late!.filter(({ target }) => target.swing > 0).length).toBeGreaterThan(5);
    expect(late!.filter(({ gates }) => gates.length === 2).length).toBeGreaterThan(3);
    expect(new Set(bodies(late).map(({ kind }) => kind))).toEqual(new Set([0, 1, 2]));
  });

  test("are never a straight shot through empty space", () => {
    for (const number of [0, 9, 20, 34, 60]) {
      for (let word = 0; word < 12; word++) {
        expect(createRound(startRandom([word, 7, 8, 9]), number).bodies.length).toBeGreaterThan(0);
      }
    }
  });
});

describe("sectors", () => {
  const throwIn = (state: State, angle: number, power: number) => {
    play(state, 29);
    play(state, 1, tap(aimTap(angle, power), LAUNCH_TAP));
    return play(state, 900);
  };

  test.each(SECTORS.map(([, , angle, power], index) => ({ sector: index + 1, angle, power })))(
    "sector $sector can be done with one parcel, for three stars",
    ({ sector, angle, power }) => {
      const state = rules.start(SEED, `pack-${sector}`);
      throwIn(state, angle, power);
      expect([rules.isOver(state), state.delivered, sectorStars(state)]).toEqual([true, 1, 3]);
      expect(rules.score(state)).toBeGreaterThan(1000);
    },
  );

  test("are as many as the map has, and the same for every seed", () => {
    expect(manifest.modes.find(({ id }) => id === "pack")!.levels).toBe(SECTORS.length);
    const [one, other] = [SEED, readSeed("ab".repeat(16))].map((seed) => rules.start(seed, "pack-9").round);
    expect(one).toEqual(other);
    expect(rules.start(SEED, "pack-99").sector).toBe(0);
  });

  test("end without a star after six parcels, and by themselves when nobody plays", () => {
    const state = rules.start(SEED, "pack-1");
    for (let parcel = 0; parcel < 6; parcel++) throwIn(state, TURN / 2, 100);
    expect([rules.isOver(state), rules.score(state), sectorStars(state)]).toEqual([true, 0, 0]);
    const idle = rules.start(SEED, "pack-1");
    play(idle, MAX_FRAMES);
    expect([rules.isOver(idle), rules.score(idle)]).toEqual([true, 0]);
  });
});

const { botRuns } = testRules(rules, createBot, {
  manifest,
  tapFor: () => LAUNCH_TAP,
  check: ({ fuel }) => expect(fuel).toBeGreaterThanOrEqual(0),
});

test("the bot delivers well", () => {
  for (const { state, score } of botRuns()) {
    expect(state.delivered).toBeGreaterThan(11);
    expect(score).toBeGreaterThan(4000);
  }
});
