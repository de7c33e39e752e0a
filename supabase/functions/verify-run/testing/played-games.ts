import fs from "node:fs";
import { hashState } from "../../../../packages/game-kit/src/core/hash-state.ts";
import type { GameRules } from "../../../../packages/game-kit/src/core/game-rules.ts";
import {
  nextBetween,
  nextInt,
  nextWord,
  startRandom,
  type Random,
} from "../../../../packages/game-kit/src/core/random.ts";
import { RELEASED } from "../rules/released.js";
import { PLAY_STYLES } from "./play-styles.ts";
import { recordRun, type Bot, type RecordedRun } from "./recorded-run.ts";

const GAMES = new URL("../../../../games/", import.meta.url);

/** A game of the catalogue: the server's rules, and the bot in its folder. */
export type PlayedGame = {
  id: string;
  version: string;
  rules: GameRules<unknown>;
  createBot: (...settings: unknown[]) => Bot;
};

/** Arguments for bots that take some, such as rival and speed. */
const SETTINGS: Record<string, (random: Random) => unknown[]> = {
  blink: (random) => [nextBetween(random, 6, 45)],
  "flip-reef": (random) => [{ nodes: nextBetween(random, 20, 600), guess: nextInt(random, 80) }],
  "gambit-lite": (random) => [{ nodes: nextBetween(random, 40, 500), guess: nextInt(random, 80) }],
  keystorm: (random) => [nextInt(random, 3), nextBetween(random, 6, 24)],
  "times-tower": (random) => [nextBetween(random, 20, 220)],
};

/** Random arguments for a game's bot. */
export const botSettings = (id: string, random: Random): unknown[] => SETTINGS[id]?.(random) ?? [];

/** Every built game that has a bot, with its current released rules. */
export async function loadPlayedGames(): Promise<PlayedGame[]> {
  const catalogue = JSON.parse(fs.readFileSync(new URL("dist/catalogue.json", GAMES), "utf8")) as {
    id: string;
    sim_version: string | null;
  }[];
  const withBots = catalogue.filter(
    ({ id, sim_version }) => sim_version !== null && fs.existsSync(new URL(`${id}/bot.ts`, GAMES)),
  );
  return Promise.all(
    withBots.map(async ({ id, sim_version: version }) => {
      const released = RELEASED[`${id}.${version}`];
      if (!released) throw new Error(`${id}: the rules of today are not released. Run npm run games:release first.`);
      const { createBot } = (await import(/* @vite-ignore */ new URL(`${id}/bot.ts`, GAMES).href)) as PlayedGame;
      return { id, version: version!, rules: (await released()).rules, createBot };
    }),
  );
}

/** The rules in a game's folder. */
export async function sourceRules(id: string): Promise<GameRules<unknown>> {
  const module = (await import(/* @vite-ignore */ new URL(`${id}/rules.ts`, GAMES).href)) as PlayedGame;
  return module.rules;
}

/** Records run number n: seed, settings and play style follow from the number. */
export function recordRunNumber({ id, rules, createBot }: PlayedGame, number: number): RecordedRun {
  const random = startRandom([hashState(Array.from(id, (letter) => letter.charCodeAt(0))), number, 0, 0]);
  const seed = Array.from({ length: 4 }, () => nextWord(random).toString(16).padStart(8, "0")).join("");
  const styles = Object.values(PLAY_STYLES);
  const bot = createBot(...botSettings(id, random));
  return recordRun(rules, seed, styles[number % styles.length]!(bot, random));
}
