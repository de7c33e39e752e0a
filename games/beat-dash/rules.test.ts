import { describe, expect, test } from "vitest";
import { BUTTON, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { createNerves } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { NOVICE_SKILL } from "@quackademy/game-kit/staff/novice.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort, testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { createBot, wishOf } from "./bot.ts";
import { novice } from "./bot-novice.ts";
import manifest from "./game.json" with { type: "json" };
import { placeOfBar, SECTION } from "./music/form.ts";
import { ENCORE_BAR, isFullRow, PHRASE_BARS, rules, starsOf } from "./rules.ts";
import { FALLS_TO_CARRY, factorOf } from "./rules/hits.ts";
import {
  barFrames,
  barOf,
  beatOf,
  courseOf,
  CROWD,
  CUE,
  MAX_HEARTS,
  MODE,
  percentOf,
  PHASE,
  type State,
  lengthOf,
  tickOfStep,
} from "./rules/state.ts";
import { CEILING, readCourse, groundAt, HIGH, STEP, STEPS, THING, WATER } from "./rules/course.ts";
import { moveDuck, newDuck, placeAt } from "./rules/duck.ts";
import { remixCourse } from "./rules/remix.ts";
import { songCourse, SONGS } from "./rules/songs.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");
const PRESS = hold(BUTTON.a);
const NUMBERS = SONGS.map((_, song) => song + 1);

const play = (state: State, frames: number, inputs?: Inputs) => playFrames(rules, state, frames, inputs);

function playOn(variant: string, until: (state: State) => boolean, bot = createBot()): State {
  const state = rules.start(SEED, variant);
  while (!rules.isOver(state) && !until(state)) rules.step(state, bot(state));
  return state;
}

const isFallen = ({ phase }: State): boolean => phase === PHASE.fallen;

/** Runs a course of bars with presses on these steps, each late by some frames, and tells what happened. */
function dash(bars: string[], presses: number[], late = 0, beat = 24) {
  const course = readCourse(bars);
  const duck = newDuck();
  const told = { crashed: -1, landings: [] as number[], feathers: 0, rings: 0 };
  for (let tick = 1; tick < bars.length * 4 * beat && told.crashed < 0; tick++) {
    const isPressed = presses.some((step) => tick === (step * beat) / 2 + late);
    const way = { course, beat, before: placeAt(tick - 1, beat), x: placeAt(tick, beat), isSafe: false };
    const happened = moveDuck(duck, way, isPressed, isPressed);
    if (happened.crashed) told.crashed = tick;
    if (happened.landed) told.landings.push(tick);
    if (happened.feather) told.feathers += 1;
    if (happened.gate) told.rings += 1;
  }
  return told;
}

describe("a jump", () => {
  test("lasts exactly a beat in every tempo, so that the duck lands on the beat", () => {
    for (const beat of [20, 22, 24, 26, 28, 30]) {
      expect(dash(["........", "........"], [4], 0, beat).landings).toEqual([3 * beat - 1]);
    }
  });

  test("clears a spike also when it is a little early or late, and not when it is far off", () => {
    for (const late of [-6, 0, 6]) expect(dash(["....j...", "........"], [4], late).crashed).toBe(-1);
    for (const late of [-9, 9]) expect(dash(["....j...", "........"], [4], late).crashed).toBeGreaterThan(0);
    for (const late of [-3, 0, 3]) expect(dash(["....d...", "........"], [4], late).crashed).toBe(-1);
    for (const late of [-6, 6]) expect(dash(["....d...", "........"], [4], late).crashed).toBeGreaterThan(0);
  });

  test("carries over water, up a box, and from the drum in wide water", () => {
    for (const bar of ["....g...", "....u..."]) {
      expect(dash([bar, "........"], [4]).crashed).toBe(-1);
      expect(dash([bar, "........"], []).crashed).toBeGreaterThan(0);
    }
    expect(dash(["..G.....", "........"], [2, 4]).crashed).toBe(-1);
    expect(dash(["..G.....", "........"], [2]).crashed).toBeGreaterThan(0);
  });

  test("hits a disco ball, which does nothing to those who stay down", () => {
    expect(dash(["....b...", "........"], []).crashed).toBe(-1);
    expect(dash(["....b...", "........"], [3]).crashed).toBeGreaterThan(0);
  });

  test("is made by a trampoline without a press, and lasts two beats", () => {
    expect(dash(["..p.....", "........"], [])).toMatchObject({ crashed: -1, landings: [71] });
  });

  test("over a drum without a spike is a hit, and to miss it hurts nobody", () => {
    expect(readCourse(["..o....."]).tiles).toMatchObject([{ step: 2, isOrb: false }]);
    expect(dash(["..o.....", "........"], []).crashed).toBe(-1);
  });

  test("and another from the drum at its top bring a high feather, which one jump does not reach", () => {
    const bars = ["..^.....", "........"];
    expect(dash(bars, [2, 3])).toMatchObject({ crashed: -1, feathers: expect.any(Number) });
    expect(dash(bars, [2, 3]).feathers).toBeGreaterThan(0);
    expect([dash(bars, [2]).feathers, dash(bars, []).feathers, dash(bars, []).crashed]).toEqual([0, 0, -1]);
  });

  test("brings the feather above it", () => {
    expect(dash(["..*.....", "........"], [2]).feathers).toBeGreaterThan(0);
    expect(dash(["..*.....", "........"], []).feathers).toBe(0);
  });

  test("follows a press that came shortly before the landing, and one shortly after an edge", () => {
    const state = rules.start(SEED, "song-1");
    play(state, 1, PRESS);
    play(state, 25);
    expect(state.duck.isAloft).toBe(1);
    const cues = [...play(state, 1, PRESS), ...play(state, 6)];
    expect(cues).toContain(CUE.land);
    expect(cues.filter((cue) => cue === CUE.jump)).toHaveLength(1);
  });
});

describe("a string", () => {
  const caught = () => playOn("song-3", ({ duck, riding, tick }) => duck.rail > 0 && tick > riding - 40);
  const ended = (state: State, held: number) => {
    const { riding } = state;
    const cues: number[] = [];
    while (state.tick < riding + 30)
      cues.push(...play(state, 1, { held: state.tick + 1 < riding + held ? BUTTON.a : 0, taps: [] }));
    return cues;
  };

  test("carries the duck while the button is held, sings, and letting go on the beat is a hit", () => {
    const state = caught();
    const { points, streak } = state;
    const cues = ended(state, 0);
    expect(cues.filter((cue) => cue === CUE.held).length).toBeGreaterThan(1);
    expect(cues).toContain(CUE.release);
    expect(cues).not.toContain(CUE.fall);
    expect([state.points > points + 100, state.streak > streak]).toEqual([true, true]);
  });

  test("lets those fall who let go over the water, and forgives those who hold on for too long", () => {
    expect(ended(caught(), -25)).toContain(CUE.fall);
    const late = ended(caught(), 9);
    expect([late.includes(CUE.fall), late.includes(CUE.release)]).toEqual([false, false]);
  });
});

describe("a mirror", () => {
  const bars = ["%%f%%%f%", "%%%%%%%%"];

  test("has a press on each drum, to the ceiling and back, away from the spikes", () => {
    expect(readCourse(bars).tiles.map(({ step, level }) => [step, level])).toEqual([
      [2, 0],
      [6, CEILING],
    ]);
    for (const late of [-5, 0, 5]) expect(dash(bars, [2, 6], late).crashed).toBe(-1);
    expect(dash(bars, []).crashed).toBeGreaterThan(0);
    expect(dash(bars, [2]).crashed).toBeGreaterThan(0);
  });

  test("takes half a beat from one side to the other, and drops the duck where it ends", () => {
    expect(dash(bars, [2, 6]).landings).toEqual([35, 83]);
    expect(dash(["%%f%%%%%", "........"], [2])).toMatchObject({ crashed: -1 });
  });

  test("is entered on the side on which a phrase begins when a fall has led back to it", () => {
    const state = playOn("song-7", ({ checkpoint }) => checkpoint === 36);
    fallAndReturn(state);
    expect([state.duck.isAbove, state.falls]).toEqual([1, 1]);
    const bot = createBot();
    while (state.checkpoint === 36) rules.step(state, bot(state));
    expect(state.falls).toBe(1);
  });
});

test("a take has more drums than its song, and all of them can be hit", () => {
  for (const song of SONGS.keys())
    expect(songCourse(song, true).tiles.length).toBeGreaterThan(songCourse(song).tiles.length);
});

test("drums that are hit while the duck is carried count as missed", () => {
  const state = Object.assign(rules.start(SEED, "song-1"), { safe: 900, phraseFalls: FALLS_TO_CARRY });
  const bot = createBot();
  while (state.tile < 3) rules.step(state, bot(state));
  expect([state.points, state.streak, state.perfects, state.misses]).toEqual([0, 0, 0, 3]);
});

describe("a flight", () => {
  const flying = () => playOn("song-4", ({ duck }) => duck.flies === 1);

  test("rises while the button is held and sinks when it is not", () => {
    const [up, down] = [flying(), flying()];
    play(up, 20, PRESS);
    play(down, 20);
    expect(up.duck.y).toBeGreaterThan(down.duck.y);
  });

  test("ends at pipes for those who do not steer, and its rings count for those who do", () => {
    const idle = flying();
    expect(play(idle, 400)).toContain(CUE.fall);
    const steered = flying();
    const bot = createBot();
    let rings = 0;
    for (let frame = 0; frame < 380; frame++) {
      rules.step(steered, bot(steered));
      rings += steered.cues.filter((cue) => cue === CUE.ring).length;
    }
    expect([rings, steered.falls]).toEqual([13, 0]);
  });
});

describe("a course", () => {
  test.each(isShort ? [1, 4, 8] : NUMBERS)(
    "of song %i can be played on the beat without a fall, with every feather",
    (number) => {
      for (const variant of isShort ? [`song-${number}`] : [`song-${number}`, `take-${number}`]) {
        const state = playOn(variant, () => false);
        expect([state.falls, state.misses, state.goods, state.featherCount, starsOf(state)]).toEqual([0, 0, 0, 3, 3]);
        expect(state.perfects).toBe(courseOf(state).tiles.length);
      }
    },
  );

  test("has bars of eight steps, a mood for each, and never goes below the ground", () => {
    for (const { phrases, mood } of SONGS) {
      const bars = phrases.join(" ").split(" ");
      expect(new Set(bars.map(({ length }) => length))).toEqual(new Set([STEPS]));
      expect(mood).toMatch(new RegExp(`^[-0-3hcC]{${bars.length}}$`));
    }
    for (const song of SONGS.keys()) expect(songCourse(song).things.every(({ level }) => level >= 0)).toBe(true);
  });

  test("asks for at least one and a half times as much in the drops as in the verses", () => {
    for (const song of SONGS.keys()) {
      const { tiles, gates } = songCourse(song);
      const bars = [...tiles, ...gates].map(({ x }) => Math.floor(x / (STEP * STEPS)));
      const perBar = (section: number) => {
        const all = Array.from(SONGS[song]!.mood, (_, bar) => bar).filter(
          (bar) => placeOfBar(song, bar).section === section && SONGS[song]!.mood[bar] !== "C",
        );
        return bars.filter((bar) => all.includes(bar)).length / all.length;
      };
      expect(perBar(SECTION.drop)).toBeGreaterThanOrEqual(1.5 * perBar(SECTION.verse));
    }
  });

  test("is not played by pressing blindly once a beat, in any phase", () => {
    const blind = (variant: string, phase: number) => {
      const beat = beatOf(rules.start(SEED, variant));
      return playOn(
        variant,
        () => false,
        (state) => ({ held: (state.tick + 1 + Math.round((phase * beat) / 12)) % beat < 5 ? BUTTON.a : 0, taps: [] }),
      );
    };
    for (const number of isShort ? [1, 7] : NUMBERS)
      for (let phase = 0; phase < 12; phase++) {
        const [song, take] = [blind(`song-${number}`, phase), blind(`take-${number}`, phase)];
        expect([number, phase, starsOf(song), starsOf(take)]).toEqual([number, phase, 0, 0]);
        expect(percentOf(take)).toBeLessThan(45);
      }
  });

  test("of a remix can be played to its end, is hard at last, and differs from seed to seed", () => {
    const seeds = ["01", "a5", "3c", "99", "e7", "58"].map((byte) => readSeed(byte.repeat(16)));
    for (const seed of isShort ? seeds.slice(0, 1) : seeds) {
      const state = rules.start(seed);
      const bot = createBot();
      while (!rules.isOver(state)) {
        const { frame } = state;
        // The bot would stop after a minute and a half.
        const inputs = bot(Object.assign(state, { frame: 0 }));
        state.frame = frame;
        rules.step(state, inputs);
      }
      expect([state.falls, state.isFinished]).toEqual([0, 1]);
      const { tiles, bars } = courseOf(state);
      const tilesIn = (from: number, to: number) =>
        tiles.filter(({ step }) => step >= from * STEPS && step < to * STEPS).length / (to - from);
      expect(tilesIn(bars - 100, bars - 20)).toBeGreaterThan(1.5 * tilesIn(0, 20));
    }
    expect(remixCourse(seeds[0]!).things).not.toEqual(remixCourse(seeds[1]!).things);
  });

  test("knows its ground", () => {
    const course = readCourse(["..g..u..", "..n....."]);
    const at = (step: number) => groundAt(course, step * STEP);
    expect([at(2), at(3), at(5), at(7), at(11)]).toEqual([0, WATER, 0, 1, 0]);
    expect(course.things.filter(({ kind }) => kind === THING.spike)).toEqual([]);
  });
});

function fallAndReturn(state: State): void {
  while (!isFallen(state)) rules.step(state, NOTHING);
  while (isFallen(state)) rules.step(state, NOTHING);
}

/** Presses on each drum, so many frames beside it, and lets go as late. */
function besideTheBeat(off: (tile: number) => number) {
  return (state: State): Inputs => {
    if (state.duck.flies || state.phase !== PHASE.playing) return { held: wishOf(state, false), taps: [] };
    const [{ tiles }, beat, tick] = [courseOf(state), beatOf(state), state.tick + 1];
    const isNow = tiles.some(({ step }, at) => at >= state.tile && tickOfStep(step, beat) + off(at) === tick);
    return { held: isNow || tick < state.riding + off(state.tile) ? BUTTON.a : 0, taps: isNow ? [0] : [] };
  };
}

test.each(isShort ? [5] : NUMBERS)("a press in time never ends in a fall, early or late, in song %i", (number) => {
  const falls = (off: (tile: number) => number) => {
    const { falls, isFinished } = playOn(`song-${number}`, () => false, besideTheBeat(off));
    return [falls, isFinished];
  };
  for (let late = -6; late <= 6; late += isShort ? 3 : 1) expect([late, ...falls(() => late)]).toEqual([late, 0, 1]);
  expect(falls((tile) => ((tile * 7) % 13) - 6)).toEqual([0, 1]);
});

describe("a hit", () => {
  const pressed = (late: number) => {
    const state = rules.start(SEED, "song-1");
    const tick = 8 * 15 + late;
    play(state, tick - 1);
    return [state, play(state, 1, PRESS)] as const;
  };

  test("is perfect within two frames of the beat, good within six, and nothing beyond", () => {
    expect([-2, -1, 0, 2].map((late) => rules.score(pressed(late)[0]))).toEqual([100, 110, 120, 100]);
    expect([-6, -3, 3, 6].map((late) => rules.score(pressed(late)[0]))).toEqual([50, 50, 50, 50]);
    expect(rules.score(pressed(-7)[0])).toBe(0);
    expect(pressed(0)[1]).toContain(CUE.perfect);
  });

  test("counts more the longer the row is, and a missed drum ends the row", () => {
    expect([0, 7, 8, 19, 20, 39, 40, 400].map(factorOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    const state = playOn("song-2", ({ streak }) => streak === 9);
    expect([state.points, state.longest]).toEqual([8 * 120 + 2 * 120, 9]);
    play(state, 400);
    expect([state.streak, state.longest, state.misses > 0]).toEqual([0, 9, true]);
  });

  test("is wound back with its phrase, and counts when the phrase is played again", () => {
    const state = playOn("song-1", ({ perfects }) => perfects === 4);
    expect([state.points, state.checkpoint]).toEqual([480, 2]);
    fallAndReturn(state);
    expect([state.points, state.perfects, state.misses]).toEqual([360, 3, 0]);
    const bot = createBot();
    while (state.perfects < 5) rules.step(state, bot(state));
    expect([state.points, state.misses]).toEqual([600, 0]);
  });
});

test("a feather stays found when its phrase is wound back", () => {
  const state = playOn("song-1", ({ featherCount }) => featherCount === 1);
  const [{ points }, found] = [state, state.feathers];
  fallAndReturn(state);
  expect(state.feathers).toBe(found);
  expect(state.points).toBeLessThanOrEqual(points);
  expect(state.points - state.phrase[0]).toBe(0);
  expect(state.phrase[0]).toBeGreaterThanOrEqual(500);
});

test("a remix ends with two hearts, and those above become points", () => {
  const endOf = (hearts: number) => {
    const state = Object.assign(rules.start(SEED), { tick: ENCORE_BAR * 104 - 1, hearts, safe: 99 });
    play(state, 1);
    return [state.hearts, state.points, state.cues.includes(CUE.encore)];
  };
  expect([5, 2, 1].map(endOf)).toEqual([
    [2, 3000, true],
    [2, 0, true],
    [1, 0, true],
  ]);
});

test("bars of a remix bring nothing to a player who has hit no drum", () => {
  const state = rules.start(SEED);
  while (!rules.isOver(state)) rules.step(state, NOTHING);
  expect([barOf(state) > 4, rules.score(state)]).toEqual([true, 0]);
});

describe("hammering on the key", () => {
  const hammer = (every: number) => (state: State) => ({ held: state.frame % every === 0 ? BUTTON.a : 0, taps: [] });
  const everyFrame = (): Inputs => ({ held: 0, taps: [0] });

  test("brings no hit on the beat, and ends the row", () => {
    for (const bot of [everyFrame, hammer(2), hammer(4), hammer(8)]) {
      const state = playOn("song-1", ({ misses }) => misses === 3, bot);
      expect([state.perfects, state.goods, state.streak, state.points]).toEqual([0, 0, 0, 0]);
    }
  });

  test("earns less than a novice, and no star", () => {
    for (const bot of [everyFrame, hammer(2), hammer(4), hammer(8)]) {
      const isEarly = ({ frame }: State) => frame > 60 * 60;
      const noviceRun = playOn(
        "",
        isEarly,
        novice.createNovice!(createNerves(NOVICE_SKILL, startRandom([3, 3, 5, 1])), ""),
      );
      expect(playOn("", isEarly, bot).points).toBeLessThan(noviceRun.points / 2);
      for (const number of NUMBERS)
        for (const mode of ["take", "song"]) expect(starsOf(playOn(`${mode}-${number}`, () => false, bot))).toBe(0);
    }
  });
});

describe("a fall", () => {
  test("in a song leads back to two beats before the phrase, and nothing hurts until half a beat after it has begun", () => {
    const state = playOn("song-1", ({ checkpoint }) => checkpoint === 4);
    while (!isFallen(state)) rules.step(state, NOTHING);
    while (isFallen(state)) rules.step(state, NOTHING);
    expect([state.tick, state.safe]).toEqual([4 * 120 - 60, 75]);
    expect(state.falls).toBe(1);
  });

  test("in a take costs a third of the crowd, and without a crowd it is over, with stars for how far it was", () => {
    const state = playOn("take-1", (each) => percentOf(each) === 61);
    expect(state.hearts).toBe(CROWD);
    const cues = play(state, 900);
    expect([cues.includes(CUE.lost), rules.isOver(state), state.isFinished, starsOf(state)]).toEqual([
      true,
      true,
      0,
      2,
    ]);
  });

  test("in a remix costs a heart, and six bars without one bring it back", () => {
    const state = rules.start(SEED);
    while (state.hearts === MAX_HEARTS) rules.step(state, NOTHING);
    expect([state.hearts, state.safe > 60]).toEqual([MAX_HEARTS - 1, true]);
    const bot = createBot();
    const cues = [];
    for (let frame = 0; frame < 8 * barFrames(state); frame++) {
      rules.step(state, bot(state));
      cues.push(...state.cues);
    }
    expect(cues).toContain(CUE.heart);
    expect(state.hearts).toBe(MAX_HEARTS);
  });

  test("for the third time before a flag is the last one there: nothing hurts until the flag", () => {
    const state = rules.start(SEED, "song-3");
    const tap = (): Inputs => ({ held: state.frame % 60 === 0 ? BUTTON.a : 0, taps: [] });
    while (state.phraseFalls < FALLS_TO_CARRY) rules.step(state, tap());
    const { checkpoint, falls } = state;
    while (state.checkpoint === checkpoint) rules.step(state, tap());
    expect([state.falls, state.phraseFalls, state.checkpoint]).toEqual([falls, 0, checkpoint + PHRASE_BARS]);
  });

  test("without a press in between happens six times, and then the song waits no longer", () => {
    const state = rules.start(SEED, "song-3");
    play(state, 3000);
    expect([rules.isOver(state), state.falls]).toEqual([true, 6]);
  });
});

describe("stars", () => {
  test("are one for the end, two for few falls, and three for none with every feather", () => {
    const state = playOn("song-1", () => false);
    expect(starsOf(state)).toBe(3);
    expect(starsOf({ ...state, featherCount: 2 })).toBe(2);
    expect([1, 6, 7].map((falls) => starsOf({ ...state, falls }))).toEqual([2, 2, 1]);
    expect(starsOf({ ...state, isFinished: 0 })).toBe(0);
    expect(starsOf({ ...state, misses: 99 })).toBe(0);
    expect(starsOf(rules.start(SEED))).toBe(0);
  });
});

test("a song with every drum hit and no fall is a full row, which brings points", () => {
  const state = playOn("song-1", () => false);
  expect([isFullRow(state), isFullRow({ ...state, misses: 1 }), isFullRow({ ...state, falls: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
  const missed = playOn("song-1", ({ tick }) => tick === lengthOf(state) - 1);
  const before = missed.points;
  missed.misses = 1;
  rules.step(missed, NOTHING);
  expect(missed.points - before).toBe(5000);
});

test("an unknown mode is a remix, and each level has its song", () => {
  expect(rules.start(SEED, "song-99").mode).toBe(MODE.remix);
  expect(NUMBERS.map((number) => rules.start(SEED, `take-${number}`).song)).toEqual([...SONGS.keys()]);
  expect(HIGH % 64).toBe(0);
});

const { botRuns } = testRules(rules, createBot, { manifest });
test("the bot gets far in a remix", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(10_000);
});
for (const variant of isShort ? ["song-4"] : NUMBERS.flatMap((number) => [`song-${number}`, `take-${number}`]))
  // A fall in a song winds back the points of the phrase, too.
  testRules(rules, createBot, { manifest, variant, mayLoseScore: () => variant.startsWith("song") });
