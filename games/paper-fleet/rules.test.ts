import { angleOf, cos, sin } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, MAX_TAP, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { ANY_SIGN, ducklingsOf, MAX_STEP, soakOf, UNIT, VESSEL, VESSELS, WATER, type Boat } from "./rules-fleet.ts";
import { HARBOURS, POND } from "./rules-harbours.ts";
import { PEN, tapOf } from "./rules-hands.ts";
import { CUE, rules, RUSH_FRAMES, SOCKS, starsOf, type State } from "./rules.ts";
import { GUST, WEATHER } from "./rules-weather.ts";

const SEED = readSeed("7a".repeat(16));
const [DOT, CORNER] = POND.jetties as [{ x: number; y: number }, { x: number; y: number }];
const [GOOSE] = POND.islands;

/** Taps that make sense: near a boat, or anywhere on the water. */
const tapFor = ({ boats }: State, value: number): number => {
  const boat = boats[value % (boats.length + 1)];
  if (boat && value % 3 === 0) return tapOf(PEN.down, Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT), value & 1);
  return tapOf(value % 2 === 0 ? PEN.move : PEN.up, value % WATER.width, (value >> 3) % WATER.height, value & 1);
};

/** Every boat stays on the water, and every number is whole. */
function check({ boats }: State): void {
  for (const boat of boats) {
    expect(Number.isInteger(boat.x) && Number.isInteger(boat.y) && boat.angle >= 0 && boat.angle < 1024).toBe(true);
    if (boat.isIn)
      expect(boat.x >= 0 && boat.x <= WATER.width * UNIT && boat.y >= 0 && boat.y <= WATER.height * UNIT).toBe(true);
    expect(boat.way.length).toBeLessThanOrEqual(322);
  }
}

const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, tapFor, check });

/** Plays some frames; without skipping, everything is worked out in every frame. */
const playOut = (variant: string, frames: number, isSkipping: boolean): State => {
  const state = rules.start(SEED, variant);
  for (let frame = 0; frame < frames && !rules.isOver(state); frame++) {
    if (!isSkipping) {
      state.apart = 0;
      for (const each of state.boats) each.clear = 0;
    }
    const target = state.boats[frame % 7];
    const isTap = frame % 23 === 0 && target;
    rules.step(state, {
      held: frame % 400 < 20 ? BUTTON.b : frame % 400 === 200 ? BUTTON.a : 0,
      taps: isTap ? [tapOf(PEN.down, Math.floor(target.x / UNIT), Math.floor(target.y / UNIT))] : [],
    });
  }
  return state;
};

test("frames in which nothing can meet are skipped without any difference", () => {
  for (const variant of ["", "rush", "harbour-3", "harbour-9", "harbour-12"])
    expect(rules.hash(playOut(variant, 5000, true)), variant).toBe(rules.hash(playOut(variant, 5000, false)));
});

test("no boat goes farther in a frame than the rules reckon with", () => {
  for (const variant of ["", "rush", "harbour-3", "harbour-9", "harbour-12"]) {
    const state = rules.start(SEED, variant);
    let farthest = 0;
    for (let frame = 0; frame < 5000 && !rules.isOver(state); frame++) {
      const before = new Map(state.boats.map(({ id, x, y }) => [id, { x, y }]));
      rules.step(state, hold(frame % 300 < 2 ? BUTTON.b : frame % 300 < 150 ? BUTTON.right : BUTTON.down));
      for (const each of state.boats) {
        const was = before.get(each.id);
        if (was) farthest = Math.max(farthest, (each.x - was.x) ** 2 + (each.y - was.y) ** 2);
      }
    }
    expect(farthest, variant).toBeGreaterThan(0);
    expect(farthest, variant).toBeLessThanOrEqual(MAX_STEP ** 2);
  }
});

describe("rush hour", () => {
  const { idleRuns: idle } = testRules(rules, createBot, { manifest, tapFor, check, variant: "rush" });

  test("lasts ninety seconds at most, however it is played", () => {
    for (const { frames } of idle()) expect(frames).toBeLessThanOrEqual(RUSH_FRAMES);
  });
});

const boat = (given: Partial<Boat>): Boat => ({
  id: 1,
  vessel: VESSEL.boat,
  sign: 0,
  x: 400 * UNIT,
  y: 200 * UNIT,
  angle: 0,
  aim: 0,
  way: [],
  rowed: 0,
  clear: 0,
  sent: 0,
  wet: 0,
  isIn: 1,
  rest: 0,
  tail: [],
  ...given,
});
const at = (x: number, y: number) => ({ x: x * UNIT, y: y * UNIT });
/** A pond on which nothing comes but these. */
const pond = (...boats: Boat[]): State => ({
  ...rules.start(SEED),
  boats,
  nextIn: 1_000_000,
  coming: { vessel: 0, sign: 0, x: -28, y: 100, angle: 0 },
  lastId: 9,
});
const play = (state: State, frames: number) => playFrames(rules, state, frames);
/** Drags a finger from place to place. */
function draw(state: State, places: readonly (readonly [number, number])[], finger = 0): void {
  for (const [index, [x, y]] of places.entries())
    rules.step(state, tap(tapOf(index === 0 ? PEN.down : PEN.move, x, y, finger)));
  const [x, y] = places.at(-1)!;
  rules.step(state, tap(tapOf(PEN.up, x, y, finger)));
}

describe("a paper boat", () => {
  test("goes the way that was drawn for it, and lands at the jetty with its sign", () => {
    const state = pond(boat(at(400, 250)));
    draw(state, [
      [400, 250],
      [350, 200],
      [280, 120],
      [DOT.x, DOT.y],
    ]);
    expect(state.boats[0]!.way.length).toBeGreaterThan(4);
    expect(play(state, 400)).toContain(CUE.home);
    expect([state.home, state.boats, rules.score(state) >= 10]).toEqual([1, [], true]);
  });

  test("is sent away by another sign's jetty, and passes it if its way only passes", () => {
    const led = pond(boat({ ...at(CORNER.x, 200), way: [CORNER.x, CORNER.y] }));
    expect(play(led, 200)).toContain(CUE.wrong);
    expect(led.home).toBe(0);
    const passing = pond(boat({ ...at(CORNER.x + 120, CORNER.y + 10), way: [CORNER.x, CORNER.y + 24, DOT.x, DOT.y] }));
    expect(play(passing, 900)).not.toContain(CUE.wrong);
    expect(passing.home).toBe(1);
  });

  test("that is led into another is lost with it, and costs a pair of socks", () => {
    const state = pond(
      boat({ ...at(300, 200), way: [500, 200] }),
      boat({ id: 2, ...at(380, 200), angle: 512, aim: 512 }),
    );
    expect(play(state, 90)).toContain(CUE.crash);
    expect([state.socks, state.boats]).toEqual([SOCKS - 1, []]);
  });

  test("that nobody leads only bumps into another", () => {
    const state = pond(boat(at(300, 200)), boat({ id: 2, ...at(350, 200), angle: 512, aim: 512 }));
    expect(play(state, 200)).toContain(CUE.bump);
    expect([state.socks, state.boats.length]).toEqual([SOCKS, 2]);
  });

  test("drifts as soon as somebody taps it", () => {
    const state = pond(boat({ ...at(300, 200), way: [500, 200] }));
    rules.step(state, tap(tapOf(PEN.down, 300, 200)));
    expect(state.boats[0]!.way).toEqual([]);
  });

  test("sinks when it is soaked, twice as soon in the rain", () => {
    const framesIn = (kind: number) => {
      const state = pond(boat({}));
      Object.assign(state.weather, { kind, left: -1 });
      for (let frame = 1; ; frame++) {
        rules.step(state, NOTHING);
        if (state.cues.includes(CUE.sunk)) return frame;
      }
    };
    const dry = framesIn(WEATHER.calm);
    expect(dry).toBe(soakOf(boat({})));
    expect(framesIn(WEATHER.rain)).toBe(dry / 2);
  });

  test("that comes to the goose is turned round", () => {
    const state = pond(boat({ ...at(GOOSE!.x - 90, GOOSE!.y), way: [GOOSE!.x, GOOSE!.y] }));
    expect(play(state, 90)).toContain(CUE.goose);
    expect(state.boats[0]!.x / UNIT).toBeLessThan(GOOSE!.x - GOOSE!.radius);
  });

  test("goes around a rock that lies in its way", () => {
    const state = {
      ...pond(boat({ ...at(240, 270), way: [800, 270] })),
      harbour: { ...POND, islands: [{ x: 480, y: 270, radius: 60, hasGoose: false }] },
    };
    play(state, 900);
    expect(state.boats[0]!.x / UNIT).toBeGreaterThan(600);
  });
});

describe("the others of the fleet", () => {
  const framesHome = (vessel: number) => {
    const state = pond(boat({ vessel, sign: 0, ...at(600, 150), way: [DOT.x, DOT.y] }));
    return playToHome(state);
  };
  const playToHome = (state: State) => {
    for (let frame = 1; frame < 3000; frame++) {
      rules.step(state, NOTHING);
      if (state.cues.includes(CUE.home)) return frame;
    }
    return Infinity;
  };

  test("a dart is faster than a boat, and a barge slower", () => {
    const [usual, dart, barge] = [VESSEL.boat, VESSEL.dart, VESSEL.barge].map(framesHome) as [number, number, number];
    expect([dart < usual, barge > usual, barge < 3000]).toEqual([true, true, true]);
  });

  test("a duck may land anywhere, with its ducklings behind it, and is never soaked", () => {
    for (const jetty of POND.jetties) {
      const duck = boat({
        vessel: VESSEL.duck,
        sign: ANY_SIGN,
        ...at(640, 210),
        way: [640, 240, jetty.x, jetty.y],
        wet: 99_999,
      });
      const state = pond(duck);
      play(state, 100);
      expect(ducklingsOf(duck).length).toBeGreaterThan(0);
      expect(playToHome(state)).toBeLessThan(3000);
    }
  });

  test("paper that is led into ducklings is lost; the ducks are not", () => {
    const duck = boat({ vessel: VESSEL.duck, sign: ANY_SIGN, ...at(300, 430), way: [700, 430] });
    const state = pond(duck);
    play(state, 200);
    const [x, y] = ducklingsOf(duck)[2]!;
    state.boats.push(boat({ id: 2, ...at(x + 28, y - 40), way: [x + 28, y + 60] }));
    expect(play(state, 60)).toContain(CUE.crash);
    expect([state.socks, state.boats.map(({ vessel }) => vessel)]).toEqual([SOCKS - 1, [VESSEL.duck]]);
  });
});

describe("hands", () => {
  test("two fingers draw two ways at once", () => {
    const state = pond(boat({ id: 1, ...at(200, 300) }), boat({ id: 2, sign: 1, ...at(600, 300) }));
    for (const [dx, pen] of [
      [0, PEN.down],
      [40, PEN.move],
      [80, PEN.move],
      [80, PEN.up],
    ] as const)
      rules.step(state, tap(tapOf(pen, 200 + dx, 300, 0), tapOf(pen, 600 + dx, 300, 1)));
    expect(state.boats.map(({ way }) => way.length)).toEqual([4, 4]);
    expect(state.boats[0]!.way.at(-2)).toBeLessThan(state.boats[1]!.way.at(-2)!);
  });

  test("a place survives the log to the square it is drawn on", () => {
    fc.assert(
      fc.property(
        fc.nat(WATER.width),
        fc.nat(WATER.height),
        fc.nat(1),
        fc.constantFrom(...Object.values(PEN)),
        (x, y, finger, pen) => {
          const value = tapOf(pen, x, y, finger);
          expect([value > 0xffff, value <= MAX_TAP, value >> 18, (value >> 17) & 1]).toEqual([true, true, pen, finger]);
          expect(Math.abs((value & 0x1ff) * 3 - x) <= 2 && Math.abs(((value >> 9) & 0xff) * 3 - y) <= 2).toBe(true);
        },
      ),
    );
  });

  test("one key goes from boat to boat, arrows row, and another sends it straight home", () => {
    const state = pond(boat({ id: 1, ...at(200, 300) }), boat({ id: 2, ...at(600, 400) }));
    const press = (held: number) => rules.step(state, hold(held));
    press(BUTTON.a);
    press(BUTTON.a);
    expect(state.chosen).toBe(1);
    press(0);
    press(BUTTON.a);
    expect(state.chosen).toBe(2);
    for (let frame = 0; frame < 60; frame++) press(BUTTON.up);
    expect(state.boats[1]!.y).toBeLessThan(380 * UNIT);
    expect(state.boats[0]!.way).toEqual([]);
    press(BUTTON.b);
    expect(state.boats[1]!.way.slice(-2)).toEqual([DOT.x, DOT.y]);
    press(0);
    expect(play(state, 900)).toContain(CUE.home);
  });

  test("a boat that was only sent home brings its own points, and one that was led brings more", () => {
    const own = VESSELS[VESSEL.boat]!.points;
    const near = at(DOT.x + 60, DOT.y + 180);
    const [sent, led] = [pond(boat(near)), pond(boat(near))];
    for (const held of [BUTTON.a, BUTTON.b, 0]) rules.step(sent, hold(held));
    draw(led, [
      [DOT.x + 60, DOT.y + 180],
      [DOT.x + 30, DOT.y + 90],
      [DOT.x, DOT.y],
    ]);
    for (const state of [sent, led]) play(state, 600);
    expect([sent.home, led.home]).toEqual([1, 1]);
    expect(sent.points).toBe(own);
    expect(led.points).toBeGreaterThan(own);
  });

  test("a way that is drawn from nothing changes nothing", () => {
    const state = pond(boat(at(100, 100)));
    draw(state, [
      [700, 400],
      [600, 300],
      [500, 200],
    ]);
    expect([state.boats[0]!.way, state.chosen]).toEqual([[], -1]);
  });
});

describe("weather", () => {
  test("a gust pushes every boat, and is told before", () => {
    const state = pond(boat({ ...at(480, 420) }));
    Object.assign(state.weather, { kind: WEATHER.wind, left: -1, gust: GUST.from, wind: 768 });
    const still = pond(boat({ ...at(480, 420) }));
    Object.assign(still.weather, { left: -1 });
    play(state, 60);
    play(still, 60);
    expect(state.boats[0]!.y).toBeLessThan(still.boats[0]!.y - 20 * UNIT);
    expect(GUST.from - GUST.warn).toBeGreaterThanOrEqual(60);
  });

  test("a current carries boats along", () => {
    const [, , , mill] = HARBOURS;
    const state = {
      ...pond(boat({ ...at(300, 270), angle: 256, aim: 256, vessel: VESSEL.duck, sign: ANY_SIGN })),
      harbour: mill!,
    };
    play(state, 60);
    expect(state.boats[0]!.x).toBeGreaterThan(320 * UNIT);
  });

  test("an endless pond has all five kinds, with calm between them", () => {
    const state = { ...pond(), socks: SOCKS };
    Object.assign(state, { nextIn: 1_000_000 });
    const seen = new Set<number>();
    for (let frame = 0; frame < 60_000; frame++) {
      rules.step(state, NOTHING);
      seen.add(state.weather.kind);
    }
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe("the pond", () => {
  test("gives somebody who only watches two minutes or so, and few points", () => {
    for (const { frames, score } of idleRuns()) {
      expect(frames).toBeGreaterThan(60 * 60);
      expect(score).toBeLessThan(manifest.score.least);
    }
  });

  test("brings boats home for whoever draws their ways", () => {
    for (const { state } of botRuns()) expect(state.home).toBeGreaterThanOrEqual(30);
  });

  test("pays more for a convoy, and for dry paper", () => {
    const landing = (wet: number, lastHome: number) => {
      const state = { ...pond(boat({ ...at(DOT.x, DOT.y + 40), way: [DOT.x, DOT.y], wet })), lastHome, convoy: 1 };
      play(state, 60);
      return rules.score(state);
    };
    expect(landing(0, -999)).toBeGreaterThan(landing(3000, -999));
    expect(landing(0, 0)).toBeGreaterThan(landing(0, -999));
  });

  test("a bottle on the way brings a sheet of paper and points", () => {
    const state = pond(boat({ ...at(600, 200), way: [700, 200] }));
    Object.assign(state.bottle, { x: 650, y: 200, left: 600, sheet: 3 });
    expect(play(state, 120)).toContain(CUE.bottle);
    expect([state.sheets, rules.score(state)]).toEqual([[3], 15]);
  });
});

describe("harbours", () => {
  const harbours = HARBOURS.map(({ title }, index) => ({ title, level: index + 1 }));
  test.each(harbours.filter(({ level }) => !isShort || level % 4 === 1))(
    "$title can be finished with three stars, and is the same for every seed",
    ({ level }) => {
      const variant = `harbour-${level}`;
      const run = playToEnd(rules, SEED, createBot(), variant);
      expect([starsOf(run.state), run.state.home >= HARBOURS[level - 1]!.goal]).toEqual([3, true]);
      expect(rules.hash(rules.start(readSeed("11".repeat(16)), variant))).toBe(rules.hash(rules.start(SEED, variant)));
      expect(run.frames).toBeLessThan(90 * 60);
    },
  );

  test("there are as many as game.json says, and every place lies on the water", () => {
    expect(manifest.modes.find(({ id }) => id === "harbour")?.levels).toBe(HARBOURS.length);
    for (const { jetties, islands, inlets, goal } of HARBOURS) {
      expect(goal).toBeGreaterThan(0);
      for (const { x, y } of [...jetties, ...islands])
        expect([x > 60, x < 900, y > 50, y < 490]).toEqual([true, true, true, true]);
      for (const { x, y, angle } of inlets) {
        const [aheadX, aheadY] = [x + cos(angle) / 655, y + sin(angle) / 655];
        expect(aheadX > 0 && aheadX < WATER.width && aheadY > 0 && aheadY < WATER.height).toBe(true);
        expect(angleOf(480 - x, 270 - y)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("a lost harbour has no star, and an unknown one is the pond", () => {
    const lost = playToEnd(rules, SEED, () => NOTHING, "harbour-12");
    expect([starsOf(lost.state), lost.state.socks]).toEqual([0, 0]);
    for (const variant of ["harbour-0", "harbour-13", "harbour-1.5", "harbour-", "nowhere"])
      expect(rules.hash(rules.start(SEED, variant))).toBe(rules.hash(rules.start(SEED)));
  });
});
