import { MAX_FRAMES, readSeed, type GameRules } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { maxEntries } from "../../../../packages/game-kit/src/core/log-limits.ts";
import { LogPlayer, readLog } from "../../../../packages/game-kit/src/core/replay-log.ts";
import { judgeReplay, type RunToReplay } from "../judge-replay.ts";
import { bytesOf } from "./recorded-run.ts";

/** Generous, because the machine may be busy with other tests; a replay that hangs is still found. */
const PATIENCE_MS = 60_000;

/** The result of a tampered run: what went wrong, if anything, and how many forms of it were accepted. */
type Trial = { faults: string[]; accepted: number; reasons: string[]; slowestMs: number };

/**
 * Submits a mutant as it is, and as a cheater with the rules would: with the length, state and score that its inputs
 * really lead to, and with a slightly different score.
 */
export function tryMutant(rules: GameRules<unknown>, mutant: RunToReplay): Trial {
  const truth = simulate(rules, mutant);
  const trial: Trial = { faults: [], accepted: 0, reasons: [], slowestMs: 0 };
  const handIn = (what: string, run: RunToReplay): boolean => {
    const begun = performance.now();
    try {
      const verdict = judgeReplay(rules, run, PATIENCE_MS);
      if (verdict.accept) {
        trial.accepted += 1;
        const isTrue = verdict.score === truth?.score && run.claimed_score === truth.score;
        if (!isTrue) trial.faults.push(`${what}: counts ${verdict.score}, and its inputs give ${truth?.score}`);
      } else {
        trial.reasons.push(verdict.reason.replaceAll(/-?\d[\d.e+]*|NaN|Infinity/g, "#"));
        const saysWhy = /^[A-Z].{10,}\.$/.test(verdict.reason) && verdict.second >= 0 && verdict.second <= 1200;
        if (!saysWhy) trial.faults.push(`${what}: refused with "${verdict.reason}" at ${verdict.second} s`);
      }
      return verdict.accept;
    } catch (error) {
      trial.faults.push(`${what}: ${String(error)}`);
      return false;
    } finally {
      trial.slowestMs = Math.max(trial.slowestMs, performance.now() - begun);
    }
  };

  handIn("as it is", mutant);
  if (!truth) return trial;
  const { frames, score, hash, entries } = truth;
  const clever = { ...mutant, frames, claimed_hash: String(hash), checkpoints: [] };
  for (const claimed_score of [score + 1, score - 1, score * 2 + 7]) {
    if (handIn(`claiming ${claimed_score}`, { ...clever, claimed_score })) trial.faults.push("a made-up score counts");
  }
  handIn("clever, and followed", { ...clever, claimed_score: score, checkpoints: mutant.checkpoints });
  // Inputs that lead to an end are a valid run, for exactly the score they give.
  const counts = handIn("clever, and honest", { ...clever, claimed_score: score });
  if (counts !== entries <= maxEntries(frames))
    trial.faults.push(`what it does give is ${counts ? "" : "not "}counted`);
  return trial;
}

/** The result of the inputs, computed without the code under test: null if they cannot be parsed or lead to no end. */
function simulate(rules: GameRules<unknown>, { seed, log }: RunToReplay) {
  const entries = readEntries(log);
  if (!entries) return null;
  const player = new LogPlayer(entries);
  const state = rules.start(readSeed(seed));
  let frames = 0;
  while (frames < MAX_FRAMES && !rules.isOver(state)) rules.step(state, player.inputsAt(frames++));
  if (!rules.isOver(state) || !player.isDone) return null;
  return { frames, score: rules.score(state), hash: rules.hash(state), entries: entries.length };
}

function readEntries(log: string) {
  try {
    atob(log);
    return readLog(bytesOf(log));
  } catch {
    return null;
  }
}
