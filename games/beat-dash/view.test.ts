import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { rules } from "./rules.ts";
import { CUE, MODE, PHASE, type State } from "./rules/state.ts";
import { SONGS } from "./rules/songs.ts";
import { drawSong } from "./view/level.ts";
import { moodAt } from "./view/show.ts";

createPaperDocument();
const SEED = readSeed("7a".repeat(16));

function playOn(variant: string, until: (state: State) => boolean, isPlayed = true): State {
  const state = rules.start(SEED, variant);
  const bot = createBot();
  while (!rules.isOver(state) && !until(state)) rules.step(state, isPlayed ? bot(state) : { held: 0, taps: [] });
  return state;
}

describe("the tune", () => {
  test("is where the song is, and silent while it is wound back", () => {
    const { view } = createFace();
    expect(view.second!(playOn("song-1", ({ tick }) => tick === 300))).toBe(5);
    expect(view.second!(playOn("song-1", ({ phase }) => phase === PHASE.fallen, false))).toBeNull();
  });

  test("is that of the song, also in a remix, and its loudness is known for every bar", () => {
    const { view } = createFace();
    expect(view.part!(rules.start(SEED, "take-3"))).toBe(2);
    expect(view.part!(rules.start(SEED))).toBeGreaterThanOrEqual(SONGS.length);
    for (let bar = 0; bar < 400; bar++) expect([0, 1, 2, 3]).toContain(moodAt({ mode: MODE.remix, song: 0 }, bar));
    expect(SONGS.map((_, song) => moodAt({ mode: MODE.song, song }, 999))).toEqual(SONGS.map(() => 3));
  });
});

describe("the view", () => {
  test("speaks in whole sentences about hearts, hits, falls and the end", () => {
    const { view } = createFace();
    const remix = rules.start(SEED);
    expect(view.say!({ ...remix, hearts: 1, streak: 1 })).toBe("Bar 1. 1 heart. 1 hit in a row, times 1.");
    expect(view.status!({ ...remix, hearts: 2 })).toBe("2 hearts");
    const song = rules.start(SEED, "song-1");
    expect(view.say!({ ...song, tick: 300, streak: 9 })).toBe("10 percent. 9 hits in a row, times 2.");
    expect(view.say!({ ...song, isEnded: 1, isFinished: 1, falls: 1, points: 7 })).toBe(
      "The song is over, with 1 fall and 7 points.",
    );
    expect(view.say!({ ...song, isEnded: 1, tick: 600, points: 7 })).toBe("The crowd left at 25 percent. 7 points.");
  });

  test("plays the melody and a drum for a hit on the beat, and only a soft step for a jump beside it", () => {
    const { view } = createFace();
    const stage = createPaperStage({ width: 560, height: 315 });
    const heard: number[] = [];
    stage.sound = (sound) => void heard.push([sound].flat().length);
    const state = playOn("song-1", ({ perfects }) => perfects === 1);
    for (const cue of state.cues) view.cue!(stage, state, cue);
    expect(heard).toEqual([5]);
  });
});

test("a run begins with its goal, and a take with the number of the attempt and the best so far", () => {
  const wordsOf = (variant: string) => {
    const progress = createMemoryProgress();
    progress.set("takes", [42]);
    progress.set("tries", [6]);
    const { view } = createFace(progress);
    const stage = createPaperStage({ width: 560, height: 315 });
    view.draw(stage, { ...rules.start(SEED, variant), frame: 1 });
    return stage.words;
  };
  expect(wordsOf("take-1")).toEqual(expect.arrayContaining(["Attempt 7 · best 42 %", "8 % more to star 2"]));
  expect(wordsOf("song-1")).toEqual(expect.arrayContaining(["First Quack", "Goal: reach the last bar"]));
});

describe("the rival", () => {
  const draw = (own: State, state: State, more: Partial<Race<State>> = {}) => {
    const { view } = createFace();
    const stage = createPaperStage({ width: 560, height: 315 });
    view.draw(stage, own);
    stage.words.length = 0;
    view.drawGhost!(stage, state, { own, isDone: false, name: "Goose", ...more });
    const drawn = stage.strokes.some(({ alpha }) => alpha === 0.85);
    view.draw(stage, own);
    return { words: stage.words, drawn };
  };
  const own = playOn("song-1", ({ tick }) => tick === 600);

  test("is seen beside the own duck, with the distance in points", () => {
    const { words, drawn } = draw(own, { ...own, points: own.points + 240 });
    expect(drawn).toBe(true);
    expect(words).toContain("240 behind Goose");
    expect(draw(own, { ...own, points: own.points - 50 }).words).toContain("50 ahead of Goose");
    expect(draw(own, own).words).toContain("level with Goose");
  });

  test("does not run along before a song was finished, if it was not asked for", () => {
    const { words, drawn } = draw(own, own, { name: "Duckling" });
    expect([words.join().includes("Duckling"), drawn]).toEqual([false, false]);
  });

  test("is told of when it falls, and when a take has ended for it", () => {
    expect(draw(own, { ...own, phase: PHASE.fallen, cues: [CUE.fall] }).words).toContain("Goose fell!");
    const take = { ...own, mode: MODE.take };
    expect(draw(take, { ...take, cues: [CUE.lost] }).words).toContain("Goose is out!");
  });
});

describe("a hit", () => {
  const wordsOf = (more: Partial<State>) => {
    const { view } = createFace();
    const stage = createPaperStage({ width: 560, height: 315 });
    const state = { ...playOn("song-1", ({ perfects }) => perfects === 1), ...more };
    view.cue!(stage, state, CUE.perfect);
    view.draw(stage, state);
    return stage.words;
  };

  test("is a word, and from ×2 on the number of the row", () => {
    expect(wordsOf({})).toContain("Spot on");
    expect(wordsOf({ streak: 12, perfects: 12 })).toContain("12");
  });

  const wordAfter = (cues: readonly number[], more: Partial<State>) => {
    const { view } = createFace();
    const stage = createPaperStage({ width: 560, height: 315 });
    const hit = playOn("song-1", ({ perfects }) => perfects === 1);
    const state = { ...hit, cues: [], ...more };
    for (const cue of cues) view.cue!(stage, state, cue);
    view.draw(stage, state);
    return stage.words.at(-1);
  };
  const { pressedAt, tile } = playOn("song-1", ({ perfects }) => perfects === 1);

  test("beside the beat says whether it was early or late", () => {
    expect(wordAfter([CUE.good], { pressedAt: pressedAt - 5 })).toBe("A bit early");
    expect(wordAfter([CUE.good], { pressedAt: pressedAt + 5 })).toBe("A bit late");
    expect(wordAfter([CUE.jump], { pressedAt: pressedAt - 9, tile: tile - 1 })).toBe("Too early");
    expect(wordAfter([CUE.jump], { pressedAt: pressedAt + 9 })).toBe("Too late");
  });

  test("that is the fifth spot on in a row says so, and a miss ends the row", () => {
    const five = [1, 2, 3, 4, 5].map(() => CUE.perfect);
    expect(wordAfter(five, {})).toBe("Spot on · 5");
    expect(wordAfter([...five.slice(1), CUE.miss, CUE.perfect], {})).toBe("Spot on");
  });
});

test("a call says to listen, and the bar after it to answer", () => {
  const { view } = createFace();
  const wordsAt = (bar: number) => {
    const stage = createPaperStage({ width: 560, height: 315 });
    view.draw(
      stage,
      playOn("song-2", ({ tick }) => tick === bar * 4 * SONGS[1]!.beat + 1),
    );
    return stage.words;
  };
  expect(wordsAt(1)).toContain("Listen …");
  expect(wordsAt(2)).toContain("Your turn!");
});

test("the kit that counts in plays a woodblock a beat before each drum, and others only after falls", () => {
  const countsOf = (kit: string) => {
    const progress = createMemoryProgress();
    progress.set("kit", kit);
    const { view } = createFace(progress);
    const stage = createPaperStage({ width: 560, height: 315 });
    const at: number[] = [];
    let tick = 0;
    stage.sound = () => void at.push(tick);
    playOn("song-1", (state) => {
      tick = state.tick;
      view.draw(stage, state);
      return tick > 480;
    });
    return at;
  };
  // The drums of the first bars are two beats apart, and the first is on the fifth beat.
  expect(countsOf("count")).toEqual([90, 150, 210, 270, 330, 390, 450]);
  expect(countsOf("snare")).toEqual([]);
});

test("a phrase that carries the duck is announced", () => {
  const { view } = createFace();
  const state = { ...rules.start(SEED, "song-1"), frame: 900, safe: 99, phraseFalls: 3 };
  expect(view.say!(state)).toBe("Carried: nothing hurts until the next flag.");
});

test("the map has a picture of every song", () => {
  for (const song of SONGS.keys()) {
    const { context, strokes } = createPaperStage();
    drawSong(context, song);
    expect(strokes.length).toBeGreaterThan(50);
  }
});
