import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { dropWord, gapIn, GRADES, nextLetter, POND, textOf, type Word } from "./rules-fall.ts";
import { PACKS, packOf } from "./rules-packs.ts";
import { WORDS } from "./rules-words.ts";
import { CHOOSE, comboOf, CUE, LET_GO, LIVES, PHASE, rules, type State } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "e"));
const PLAIN = { isGold: false, isBoss: false, pack: 0, strikes: 1 };
const DROP = { pack: 0, grade: 1, kind: "word" } as const;
const lettersOf = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0) - 97);

/** A storm with only these words. */
function stormOf(...texts: string[]): State {
  const state = rules.start(seedOf(1));
  rules.step(state, tap(CHOOSE + 1));
  while (state.phase !== PHASE.storm) rules.step(state, NOTHING);
  state.toDrop = 1;
  state.dropIn = 100_000;
  state.words = texts.map((text, index) => wordOf(text, index + 1));
  state.nextId = 100;
  return state;
}

function wordOf(text: string, id: number): Word {
  const index = WORDS[text.length]!.indexOf(text);
  if (index < 0) throw new Error(`${text} is not in the list`);
  return { id, letters: text.length, index, lane: id % 5, y: 0, speed: 50, typed: 0, ...PLAIN };
}

describe("the words", () => {
  test.each(PACKS)("of the pack $id are lower-case letters, without doubles, and enough of each length", (pack) => {
    for (let letters = 3; letters <= 10; letters++) {
      const words = pack.words[letters]!;
      expect(words.length).toBeGreaterThan(45);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(new RegExp(`^[a-z]{${letters}}$`));
    }
  });

  test("on the screen begin with different letters", () => {
    const random = startRandom(seedOf(1));
    const falling: Word[] = [];
    for (let id = 1; id < 12; id++) {
      const word = dropWord({ ...DROP, id, wave: 8 }, falling, random);
      if (word) falling.push(word);
    }
    expect(falling.length).toBeGreaterThan(8);
    expect(new Set(falling.map((word) => textOf(word)[0])).size).toBe(falling.length);
  });

  test("get longer, quicker and more with every few waves", () => {
    const average = (wave: number, of: (word: Word) => number) => {
      const random = startRandom(seedOf(2));
      let sum = 0;
      for (let id = 1; id <= 100; id++) sum += of(dropWord({ ...DROP, id, wave }, [], random)!);
      return sum;
    };
    expect(average(12, ({ letters }) => letters)).toBeGreaterThan(average(1, ({ letters }) => letters));
    expect(average(12, ({ speed }) => speed)).toBeGreaterThan(average(1, ({ speed }) => speed));
    expect(gapIn(1, 12)).toBeLessThan(gapIn(1, 1));
  });
});

describe("typing", () => {
  test("the first letter chooses the word, and the last one ends it", () => {
    const state = stormOf("duck", "apple");
    rules.step(state, tap(...lettersOf("du")));
    expect(state.target).toBe(1);
    rules.step(state, tap(...lettersOf("ck")));
    expect(state.words.map(textOf)).toEqual(["apple"]);
    expect([state.cues.includes(CUE.done), state.target, state.streak]).toEqual([true, 0, 1]);
    expect(state.score).toBeGreaterThan(4 * 15);
  });

  test("a wrong letter ends the streak and counts against you, but the word stays where it was", () => {
    const state = stormOf("duck");
    state.streak = 7;
    rules.step(state, tap(...lettersOf("dx")));
    expect(state).toMatchObject({ streak: 0, right: 1, wrong: 1, target: 1 });
    expect(state.words[0]!.typed).toBe(1);
  });

  test("a letter that no word begins with is wrong, too", () => {
    const state = stormOf("duck");
    rules.step(state, tap(25));
    expect([state.wrong, state.target]).toEqual([1, 0]);
  });

  test("a word can be let go of, and is taken up again where it was left", () => {
    const state = stormOf("duck", "apple");
    rules.step(state, tap(...lettersOf("du"), LET_GO, ...lettersOf("apple"), ...lettersOf("ck")));
    expect([state.words, state.wrong, state.streak]).toEqual([[], 0, 2]);
  });

  test("words in a row count up to five times", () => {
    expect([0, 3, 4, 8, 12, 16, 40].map(comboOf)).toEqual([1, 1, 2, 3, 4, 5, 5]);
    const [single, double] = [0, 4].map((streak) => {
      const state = stormOf("duck");
      state.streak = streak;
      rules.step(state, tap(...lettersOf("duck")));
      return state.score;
    });
    expect(double).toBe(2 * single!);
  });

  test("the higher it still is, the more a word is worth", () => {
    const [high, low] = [0, 90_000].map((y) => {
      const state = stormOf("duck");
      state.words[0]!.y = y;
      rules.step(state, tap(...lettersOf("duck")));
      return state.score;
    });
    expect(high).toBeGreaterThan(low!);
  });

  test("a golden word counts double and blows the others back up", () => {
    const state = stormOf("duck", "apple");
    Object.assign(state.words[0]!, { isGold: true });
    Object.assign(state.words[1]!, { y: 60_000 });
    rules.step(state, tap(...lettersOf("duck")));
    expect(state.cues).toContain(CUE.gold);
    expect(state.words[0]!.y).toBe(26_050);
  });
});

describe("a boss", () => {
  /** The storm of the third wave, at its last word. */
  function bossOf(): State {
    const state = stormOf();
    Object.assign(state, { wave: 3, toDrop: 1, dropIn: 0 });
    rules.step(state, NOTHING);
    return state;
  }
  const strike = (state: State) => rules.step(state, tap(...lettersOf(textOf(state.words[0]!))));

  test("comes at the end of every third wave, alone", () => {
    const state = bossOf();
    expect(state.words).toMatchObject([{ isBoss: true, strikes: 3 }]);
    expect(state.cues).toContain(CUE.boss);
    const busy = stormOf("duck");
    Object.assign(busy, { wave: 3, toDrop: 1, dropIn: 0 });
    rules.step(busy, NOTHING);
    expect(busy.words).toHaveLength(1);
  });

  test("takes three strikes, each with another word and from further up", () => {
    const state = bossOf();
    const texts = [textOf(state.words[0]!)];
    state.words[0]!.y = 80_000;
    strike(state);
    expect([state.words[0]!.strikes, state.words[0]!.y < 40_000]).toEqual([2, true]);
    texts.push(textOf(state.words[0]!));
    strike(state);
    texts.push(textOf(state.words[0]!));
    const { score } = state;
    strike(state);
    expect([state.bosses, state.cues.includes(CUE.felled)]).toEqual([1, true]);
    expect(state.score - score).toBeGreaterThan(4 * 100);
    expect(texts[0]).not.toBe(texts[1]);
  });

  test("takes two ducklings along if it reaches the pond", () => {
    const state = bossOf();
    state.words[0]!.y = POND - 1;
    rules.step(state, NOTHING);
    expect(state.lives).toBe(LIVES - 2);
  });
});

describe("a pack", () => {
  test("gives a mode its words", () => {
    for (const [at, { id, words }] of PACKS.entries()) {
      const state = rules.start(seedOf(1), id);
      rules.step(state, tap(CHOOSE + 1));
      while (state.words.length === 0) rules.step(state, NOTHING);
      const { letters, index } = state.words[0]!;
      expect([state.pack, textOf(state.words[0]!)]).toEqual([at, words[letters]![index]]);
    }
    expect(packOf("klingon")).toBe(0);
  });

  test.each(["german", "code"])("%s is played to the end, and replays", (variant) => {
    const { score } = playToEnd(rules, seedOf(1), createBot(), variant);
    expect(score).toBeGreaterThan(3000);
  });
});

describe("a wave", () => {
  test("costs a life for each word that reaches the pond, and the last one ends the run", () => {
    const state = stormOf("duck", "apple");
    state.words[0]!.y = POND - 10;
    rules.step(state, NOTHING);
    expect([state.lives, state.cues]).toEqual([LIVES - 1, [CUE.splash]]);
    state.lives = 1;
    state.words[0]!.y = POND - 10;
    rules.step(state, NOTHING);
    expect(state.phase).toBe(PHASE.over);
  });

  test("ends with a bonus: words a minute times accuracy, times the wave", () => {
    const state = stormOf("duck");
    Object.assign(state, { toDrop: 0, waveRight: 96, waveWrong: 25, waveFrames: 1999, score: 0, wave: 3 });
    rules.step(state, tap(...lettersOf("duck")));
    expect([state.wpm, state.accuracy, state.wave, state.phase]).toEqual([36, 80, 4, PHASE.calm]);
    expect(state.bonus).toBe(Math.floor((36 * 80 * 3 * GRADES[1].weight) / 200));
    expect(state.score).toBeGreaterThan(state.bonus);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    tapFor: ({ phase }, value) => (phase === PHASE.choosing ? CHOOSE + (value % 3) : value % 37),
  });

  test("that nobody plays ends soon, with nothing", () => {
    for (const { frames, score } of idleRuns()) expect([frames < 12_000, score]).toEqual([true, 0]);
  });

  test("ends in every grade for somebody who types everything at once", () => {
    for (const grade of [0, 1, 2]) {
      const { state, frames } = playToEnd(rules, seedOf(1), (state) => {
        if (state.phase === PHASE.choosing) return tap(CHOOSE + grade);
        const word = state.words.find(({ id }) => id === state.target) ?? state.words[0];
        return word && state.phase === PHASE.storm ? tap(nextLetter(word)) : NOTHING;
      });
      expect([frames < 60_000, state.lives]).toEqual([true, LIVES]);
      expect(rules.score(state)).toBeLessThan(manifest.score.max);
    }
  });

  test("lasts for somebody slow, but not for ever", () => {
    const { state } = playToEnd(rules, seedOf(1), createBot(0, 34));
    expect(state.wave).toBeGreaterThan(2);
    expect(state.wave).toBeLessThan(20);
  });

  test("of the bot goes far", () => {
    for (const { score } of botRuns()) expect(score).toBeGreaterThan(3000);
  });
});
