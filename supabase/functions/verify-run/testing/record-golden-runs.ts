// Records some runs of every release that has none yet, and deletes those of removed releases.
import fs from "node:fs";
import { RELEASED } from "../rules/released.js";
import { deletePlayedRuns } from "./golden-runs.ts";
import { loadPlayedGames, recordRunNumber, type PlayedGame } from "./played-games.ts";
import type { RecordedRun } from "./recorded-run.ts";

const FILE = new URL("./golden-runs.json", import.meta.url);
const RUNS = 2;
/** The smallest of these are chosen, because they are checked in. */
const CANDIDATES = 14;
const LEAST_FRAMES = 20 * 60;

type Golden = { app: string; version: string; runs: RecordedRun[] };

const before = fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as Golden[]) : [];
const kept = before.filter(({ app, version }) => Object.hasOwn(RELEASED, `${app}.${version}`));
const games = await loadPlayedGames();
const fresh = games.filter(({ id, version }) => !kept.some((each) => each.app === id && each.version === version));
const recorded = fresh.map((game) => ({ app: game.id, version: game.version, runs: chooseRuns(game) }));
fs.writeFileSync(FILE, `${JSON.stringify([...kept, ...recorded], null, 2)}\n`);
deletePlayedRuns(Object.keys(RELEASED));
if (fresh.length > 0) console.log(`recorded runs of ${fresh.map(({ id }) => id).join(", ")}`);

/** The shortest logs among runs with a score; in a game of short runs, the longest ones. */
function chooseRuns(game: PlayedGame): RecordedRun[] {
  const runs = Array.from({ length: CANDIDATES }, (_, number) => recordRunNumber(game, number));
  const scored = runs.filter(({ score }) => score > 0).sort((a, b) => a.log.length - b.log.length);
  const telling = scored.filter(({ frames, log }) => frames >= LEAST_FRAMES && log.length > 100);
  return telling.length >= RUNS ? telling.slice(0, RUNS) : scored.slice(-RUNS);
}
