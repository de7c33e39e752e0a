import {
  FRAMES_PER_SECOND,
  MAX_FRAMES,
  type GameRules,
  type Inputs,
  type Seed,
} from "@quackademy/game-kit/core/game-rules.ts";
import { maxEntries } from "@quackademy/game-kit/core/log-limits.ts";
import { readLog } from "@quackademy/game-kit/core/replay-log.ts";
import { BrokenRun, replayRun } from "@quackademy/game-kit/core/replay-run.ts";
import type { Bot, PlayedRun } from "./play-to-end.ts";
import { pickTap, type Move, type TapFor } from "./random-play.ts";

// Checks that all rules have to pass. Each returns a list of problems.

const FRAMES_AFTER_END = 10 * FRAMES_PER_SECOND;

export type ScoreLimits = { min: number; max: number };

export type PlayOptions<State> = {
  score: ScoreLimits;
  tapFor?: TapFor<State>;
  /** Whether the score may be lower after these inputs. By default no input lowers it. */
  mayLoseScore?: (inputs: Inputs) => boolean;
  /** What else is true of every state of the game; it throws if it is not. */
  check?: (state: State) => void;
};

/** The same seed has to start the same run, and another seed another one. */
export function findStartProblems<State>(rules: GameRules<State>, seeds: readonly Seed[], variant = ""): string[] {
  const hashAll = () => seeds.map((seed) => rules.hash(rules.start(seed, variant)));
  const [hashes, again] = [hashAll(), hashAll()];
  const problems = seeds
    .filter((_, at) => hashes[at] !== again[at])
    .map((seed) => `two starts of seed ${String(seed)} differ`);
  return new Set(hashes).size < seeds.length ? [...problems, "two seeds start the same run"] : problems;
}

/** A run has to end, within the limits of score and log, and its log has to replay to the same result. */
export function findRunProblems<State>(rules: GameRules<State>, run: PlayedRun<State>, limits: ScoreLimits): string[] {
  const { seed, variant, state, log, frames, score, hash, checkpoints } = run;
  if (!rules.isOver(state)) return [`the run is not over after ${MAX_FRAMES} frames`];
  const problems = findScoreProblems(score, limits);
  const [entries, most] = [readLog(log).length, maxEntries(frames)];
  if (entries > most) problems.push(`the log has ${entries} inputs, and ${most} are allowed in ${frames} frames`);
  try {
    const replayed = replayRun(rules, seed, log, frames, undefined, variant);
    const wrong = checkpoints.find((checkpoint, at) => checkpoint.hash !== replayed.checkpoints[at]?.hash);
    if (wrong) problems.push(`the checkpoint of frame ${wrong.frame} differs in the replay`);
    return [...problems, ...findDifferences("replay", { frames, score, hash }, replayed)];
  } catch (error) {
    if (error instanceof BrokenRun) return [...problems, `the run does not replay: ${error.message}`];
    throw error;
  }
}

/**
 * Plays on from a state. Whatever is pressed, the score stays whole and within its limits, and does not fall. A copy of
 * the state, which is what a replay jumps to, plays on identically.
 */
export function findPlayProblems<State>(
  rules: GameRules<State>,
  from: State,
  moves: readonly Move[],
  { score: limits, tapFor, mayLoseScore, check }: PlayOptions<State>,
): string[] {
  let state = structuredClone(from);
  for (const { frames, held, picks, isRepeated } of moves) {
    const taps = picks.map((pick) => pickTap(state, pick, tapFor));
    const [before, copy] = [rules.score(state), structuredClone(state)];
    for (const each of [state, copy]) {
      for (let frame = 0; frame < frames && !rules.isOver(each); frame++)
        rules.step(each, { held, taps: frame > 0 && !isRepeated ? [] : taps });
    }
    const after = resultOf(rules, state);
    const problems = findScoreProblems(after.score, limits);
    problems.push(...findDifferences("copy", after, resultOf(rules, copy)));
    if (after.hash !== after.hash >>> 0) problems.push(`the hash ${after.hash} is not an unsigned 32-bit number`);
    if (after.score < before && !mayLoseScore?.({ held, taps }))
      problems.push(`the score falls from ${before} to ${after.score}`);
    if (problems.length > 0) return problems;
    check?.(state);
    if (after.isOver) return [];
    state = copy;
  }
  return [];
}

/** A run that is over stays over with its score, whatever is pressed. */
export function findEndProblems<State>(rules: GameRules<State>, end: State, bot: Bot<State>): string[] {
  const [state, score] = [structuredClone(end), rules.score(end)];
  for (let frame = 1; frame <= FRAMES_AFTER_END; frame++) {
    rules.step(state, bot(state));
    if (!rules.isOver(state)) return [`the run is no longer over ${frame} frames after its end`];
    if (rules.score(state) !== score)
      return [`the score is ${rules.score(state)} and not ${score} ${frame} frames after the end`];
  }
  return [];
}

const resultOf = <State>(rules: GameRules<State>, state: State) => ({
  score: rules.score(state),
  hash: rules.hash(state),
  isOver: rules.isOver(state),
});

function findScoreProblems(score: number, { min, max }: ScoreLimits): string[] {
  if (!Number.isSafeInteger(score)) return [`the score ${score} is not a whole number`];
  return score < min || score > max ? [`the score ${score} is not between ${min} and ${max}`] : [];
}

function findDifferences(what: string, own: Record<string, unknown>, theirs: Record<string, unknown>): string[] {
  return Object.keys(own).flatMap((name) => {
    const [one, other] = [own[name], theirs[name]].map((value) => JSON.stringify(value));
    return one === other ? [] : [`${name}: ${one}, but ${other} in the ${what}`];
  });
}
