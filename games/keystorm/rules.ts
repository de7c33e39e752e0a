import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  BOSS_TOP,
  changeWord,
  dropWord,
  gapIn,
  GRADES,
  isBossWave,
  nextLetter,
  POND,
  wordsIn,
  type Word,
} from "./rules-fall.ts";
import { packOf } from "./rules-packs.ts";

export const PHASE = { choosing: 0, calm: 1, storm: 2, over: 3 } as const;

export const CUE = {
  chosen: 1,
  letter: 2,
  done: 3,
  gold: 4,
  wrong: 5,
  splash: 6,
  wave: 7,
  over: 8,
  survived: 9,
  combo: 10,
  lock: 11,
  life: 12,
  boss: 13,
  struck: 14,
  felled: 15,
} as const;

/** Taps from 0 to 25 are letters; this one lets go of a word; then come the grades. */
export const LET_GO = 26;
export const CHOOSE = 32;

export const LIVES = 4;
export const LAST_WAVE = 25;
const CHOOSING_FRAMES = 60 * 60;
const CALM_FRAMES = 130;
const OVER_FRAMES = 130;
const MAX_WPM = 250;
/** How far a golden word blows the others back up. */
const GUST = 34_000;
/** How far a strike throws a boss back up, and what the last one counts. */
const KNOCK = 42_000;
const FELLED = 4;
/** Ducklings that a boss takes along. */
const BOSS_COST = 2;

export type State = {
  random: Random;
  phase: number;
  /** Which words fall: the place among PACKS. */
  pack: number;
  grade: number;
  frame: number;
  wait: number;
  wave: number;
  toDrop: number;
  dropIn: number;
  goldAt: number;
  nextId: number;
  words: Word[];
  /** The word that is being typed, by id; 0: none. */
  target: number;
  lives: number;
  score: number;
  /** Words in a row without a wrong letter or a splash. */
  streak: number;
  right: number;
  wrong: number;
  /** This wave: letters right and wrong, and the frames with something to type. */
  waveRight: number;
  waveWrong: number;
  waveFrames: number;
  /** What the last wave was like, for the view. */
  wpm: number;
  accuracy: number;
  bonus: number;
  /** The gains of the run, for the shelf: words, golden words, bosses, and the best wave at 90 % or better. */
  struck: number;
  golds: number;
  bosses: number;
  bestWpm: number;
  /** The word that ended last, and what it was worth; for the view. */
  last: { lane: number; y: number; letters: number; gain: number };
  cues: number[];
};

export const rules: GameRules<State> = {
  start: (seed, variant = "") => ({
    random: startRandom(seed),
    phase: PHASE.choosing,
    pack: packOf(variant),
    grade: 1,
    frame: 0,
    wait: 0,
    wave: 0,
    toDrop: 0,
    dropIn: 0,
    goldAt: 0,
    nextId: 1,
    words: [],
    target: 0,
    lives: LIVES,
    score: 0,
    streak: 0,
    right: 0,
    wrong: 0,
    waveRight: 0,
    waveWrong: 0,
    waveFrames: 0,
    wpm: 0,
    accuracy: 0,
    bonus: 0,
    struck: 0,
    golds: 0,
    bosses: 0,
    bestWpm: 0,
    last: { lane: 0, y: 0, letters: 0, gain: 0 },
    cues: [],
  }),

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.wait > 0) state.wait -= 1;
    if (state.phase === PHASE.choosing) choose(state, inputs);
    else if (state.phase === PHASE.calm && state.wait === 0) state.phase = PHASE.storm;
    else if (state.phase === PHASE.storm) {
      for (const tap of inputs.taps) type(state, tap);
      drop(state);
      fall(state);
      if (state.lives <= 0) end(state, CUE.over);
      else if (state.toDrop === 0 && state.words.length === 0) endWave(state);
    }
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,
  score: ({ score }) => score,

  hash: (state) =>
    hashState(
      state.random,
      [
        state.pack,
        state.phase,
        state.grade,
        state.frame,
        state.wait,
        state.wave,
        state.toDrop,
        state.dropIn,
        state.goldAt,
      ],
      [state.nextId, state.target, state.lives, state.score, state.streak, state.right, state.wrong],
      [state.waveRight, state.waveWrong, state.waveFrames],
      state.words.map(({ id, letters, index, lane, y, typed, strikes }) => [
        id,
        letters,
        index,
        lane,
        y,
        typed,
        strikes,
      ]),
    ),
};

/** Every fourth word in a row counts more: up to five times. */
export const comboOf = (streak: number): number => Math.min(5, 1 + (streak >> 2));

function choose(state: State, { taps }: Inputs): void {
  const tap = taps.find((value) => value >= CHOOSE && value < CHOOSE + GRADES.length);
  if (tap === undefined && state.frame < CHOOSING_FRAMES) return;
  if (tap !== undefined) state.grade = tap - CHOOSE;
  state.cues.push(CUE.chosen);
  startWave(state);
}

function startWave(state: State): void {
  state.wave += 1;
  state.phase = PHASE.calm;
  state.wait = CALM_FRAMES;
  state.toDrop = wordsIn(state.wave);
  // One word of the second half is golden.
  state.goldAt = 1 + nextInt(state.random, state.toDrop >> 1);
  state.dropIn = 0;
  state.waveRight = state.waveWrong = state.waveFrames = 0;
  state.cues.push(CUE.wave);
}

function type(state: State, tap: number): void {
  if (tap === LET_GO) state.target = 0;
  if (tap >= LET_GO) return;
  let word = state.words.find(({ id }) => id === state.target);
  if (!word) {
    // A word that was let go of goes on where it was left.
    const waiting = state.words.filter((each) => nextLetter(each) === tap);
    word = waiting.find(({ typed }) => typed === 0) ?? waiting[0];
    if (word) {
      state.target = word.id;
      state.cues.push(CUE.lock);
    }
  }
  if (!word || nextLetter(word) !== tap) {
    state.wrong += 1;
    state.waveWrong += 1;
    state.streak = 0;
    state.cues.push(CUE.wrong);
    return;
  }
  word.typed += 1;
  state.right += 1;
  state.waveRight += 1;
  state.cues.push(CUE.letter);
  if (word.typed === word.letters) finish(state, word);
}

function finish(state: State, word: Word): void {
  const before = comboOf(state.streak);
  state.streak += 1;
  // High up it is worth more: half as much again at the very top.
  const height = 150 - Math.floor((word.y * 50) / POND);
  const times = word.isGold ? 2 : word.isBoss && word.strikes === 1 ? FELLED : 1;
  const gain = Math.floor((word.letters * 5 * GRADES[state.grade]!.weight * before * height * times) / 100);
  state.score += gain;
  state.last = { lane: word.lane, y: word.y, letters: word.letters, gain };
  state.target = 0;
  if (comboOf(state.streak) > before) state.cues.push(CUE.combo);
  if (word.strikes > 1) return strike(state, word);
  state.words = state.words.filter(({ id }) => id !== word.id);
  state.struck += 1;
  if (word.isGold) state.golds += 1;
  if (word.isBoss) state.bosses += 1;
  state.cues.push(word.isGold ? CUE.gold : word.isBoss ? CUE.felled : CUE.done);
  if (word.isGold) for (const other of state.words) other.y = Math.max(0, other.y - GUST);
}

/** A boss is thrown back up and comes with another word. */
function strike(state: State, boss: Word): void {
  boss.strikes -= 1;
  boss.typed = 0;
  boss.y = Math.max(BOSS_TOP, boss.y - KNOCK);
  changeWord(boss, state.words, state.random);
  state.cues.push(CUE.struck);
}

function drop(state: State): void {
  if (state.toDrop === 0) return;
  // Nobody waits in front of an empty sky, and there is always a next one to look at.
  if (state.words.length < 2) state.dropIn = Math.min(state.dropIn, state.words.length === 0 ? 6 : 24);
  if (state.dropIn > 0) {
    state.dropIn -= 1;
    return;
  }
  const { nextId: id, pack, grade, wave } = state;
  // The boss is the last of its wave, and comes alone.
  const isBoss = state.toDrop === 1 && isBossWave(wave);
  if (isBoss && state.words.length > 0) return;
  const kind = isBoss ? "boss" : state.toDrop === state.goldAt && wave > 1 ? "gold" : "word";
  const word = dropWord({ id, pack, grade, wave, kind }, state.words, state.random);
  if (word && isBoss) state.cues.push(CUE.boss);
  state.dropIn = word ? gapIn(state.grade, state.wave) : 10;
  if (!word) return;
  state.words.push(word);
  state.nextId += 1;
  state.toDrop -= 1;
}

function fall(state: State): void {
  if (state.words.length > 0) state.waveFrames += 1;
  for (const word of state.words) word.y += word.speed;
  for (;;) {
    const word = state.words.find(({ y }) => y >= POND);
    if (!word) return;
    state.words = state.words.filter(({ id }) => id !== word.id);
    if (state.target === word.id) state.target = 0;
    state.lives = Math.max(0, state.lives - (word.isBoss ? BOSS_COST : 1));
    state.streak = 0;
    state.last = { lane: word.lane, y: POND, letters: word.letters, gain: 0 };
    state.cues.push(CUE.splash);
    if (state.lives <= 0) return;
  }
}

/** Words a minute times accuracy, weighed by how far it has come. */
function endWave(state: State): void {
  const typed = state.waveRight + state.waveWrong;
  // A word has five letters, wherever typing is measured.
  state.wpm = Math.min(MAX_WPM, Math.floor((state.waveRight * 720) / Math.max(1, state.waveFrames)));
  state.accuracy = typed === 0 ? 0 : Math.floor((state.waveRight * 100) / typed);
  if (state.accuracy >= 90) state.bestWpm = Math.max(state.bestWpm, state.wpm);
  state.bonus = Math.floor((state.wpm * state.accuracy * state.wave * GRADES[state.grade]!.weight) / 200);
  state.score += state.bonus;
  if (state.wave % 5 === 0 && state.lives < LIVES) {
    state.lives += 1;
    state.cues.push(CUE.life);
  }
  if (state.wave === LAST_WAVE) end(state, CUE.survived);
  else startWave(state);
}

function end(state: State, cue: number): void {
  state.phase = PHASE.over;
  state.wait = OVER_FRAMES;
  state.words = [];
  state.cues.push(cue);
}
