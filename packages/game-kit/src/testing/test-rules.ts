import { findManifestProblems, type GameManifest } from "@quackademy/game-kit/core/game-manifest.ts";
import { readSeed, type GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOTHING, playToEnd, type Bot, type PlayedRun } from "./play-to-end.ts";
import { anyMoves, createRandomBot } from "./random-play.ts";
import {
  findEndProblems,
  findPlayProblems,
  findRunProblems,
  findStartProblems,
  type PlayOptions,
} from "./rules-problems.ts";

type TestOptions<State> = Omit<PlayOptions<State>, "score"> & {
  /** The game's `game.json`. */
  manifest: GameManifest;
  /** The mode or level to play; the first by default. */
  variant?: string;
  /** The reason why it is not tested that a run which is over stays over. */
  skipAfterEnd?: string;
};

const SEEDS = ["00", "11", "7a", "c3", "ff"].map((byte) => readSeed(byte.repeat(16)));
/** `npm test`, which plays less than `npm run proof -- engines`. */
export const isShort = nodeEnv()["QUACK_PROOF"] === undefined;
const RANDOM_RUNS = isShort ? 8 : 20;

/**
 * Registers the tests that the rules of every game have to pass. Several bots take turns with the seeds.
 * Returns the runs that were played, for facts about them that only this game knows.
 */
export function testRules<State>(
  rules: GameRules<State>,
  createBot: (() => Bot<State>) | (() => Bot<State>)[],
  { manifest, skipAfterEnd, variant = "", ...options }: TestOptions<State>,
): { botRuns: () => PlayedRun<State>[]; idleRuns: () => PlayedRun<State>[] } {
  const bots = [createBot].flat();
  const { score } = manifest;
  const seeds = isShort ? SEEDS.slice(0, bots.length) : SEEDS;
  const botRuns = seeds.map((seed, at) => once(() => playToEnd(rules, seed, bots[at % bots.length]!(), variant)));
  const idleRuns = seeds.map((seed) => once(() => playToEnd(rules, seed, () => NOTHING, variant)));

  describe(`the rules of ${manifest.title}${variant && `, ${variant}`}`, () => {
    test("start the same run for the same seed, and another for another", () => {
      // A level is the same for every seed.
      const isLevel = (manifest.modes ?? []).some(({ id, levels }) => levels && variant.startsWith(`${id}-`));
      expect(findStartProblems(rules, isLevel ? SEEDS.slice(0, 1) : SEEDS, variant)).toEqual([]);
    });

    test("end a run by themselves when nobody plays, and it replays", () => {
      for (const run of idleRuns) expect(findRunProblems(rules, run(), score)).toEqual([]);
    });

    test.each(botRuns.map((run, at) => ({ run, number: at + 1 })))(
      "end run $number of the bot, and it replays",
      ({ run }) => {
        expect(findRunProblems(rules, run(), score)).toEqual([]);
      },
    );

    test("end a run of random inputs, and it replays", () => {
      const run = playToEnd(rules, SEEDS[0]!, createRandomBot(options.tapFor), variant);
      expect(findRunProblems(rules, run, score)).toEqual([]);
    });

    test("keep the score within its limits and play on identically from a copy, whatever is pressed", () => {
      const moments = botRuns.flatMap((run) => run().snapshots);
      fc.assert(
        fc.property(fc.nat(moments.length - 1), anyMoves, (at, moves) => {
          expect(findPlayProblems(rules, moments[at]!, moves, { score, ...options })).toEqual([]);
        }),
        { numRuns: RANDOM_RUNS },
      );
    });

    const skipped = skipAfterEnd === undefined ? "" : ` (not tested: ${skipAfterEnd})`;
    test.skipIf(skipped)(`leave a run that is over as it is, whatever is pressed${skipped}`, () => {
      for (const run of [...botRuns, ...idleRuns])
        expect(findEndProblems(rules, run().state, createRandomBot(options.tapFor))).toEqual([]);
    });

    test("come with a game.json without problems", () => {
      expect(findManifestProblems(manifest)).toEqual([]);
    });
  });

  return { botRuns: () => botRuns.map((run) => run()), idleRuns: () => idleRuns.map((run) => run()) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The kit runs in browsers, so it has no types of Node. */
function nodeEnv(): Record<string, string | undefined> {
  const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };
  return process.env;
}
