// Measures a newcomer's first runs, with the rules in the games' folders. `tsx <this file> [game …]` prints the
// figures.
import fs from "node:fs";
import { FRAMES_PER_SECOND } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { playNovice, type NoviceGame } from "../../../../packages/game-kit/src/staff/novice.ts";

const GAMES = new URL("../../../../games/", import.meta.url);
const RUNS = 21;
/** Longer runs are cut off: every bar is below. */
const MOST_FRAMES = 180 * FRAMES_PER_SECOND;
export const LEAST_ENDLESS_SECONDS = 45;
export const MOST_SECONDS_TO_SUCCESS = 60;

/** Of one mode: the median seconds of a run, and until the first success; null if most runs have none. */
export type NoviceFigures = {
  variant: string;
  isEndless: boolean;
  runSeconds: number;
  successSeconds: number | null;
  isGood: boolean;
};

type Manifest = { score: { order: string }; modes?: { id: string; levels?: number }[] };

export const noviceGames = (): string[] =>
  fs.readdirSync(GAMES).filter((id) => fs.existsSync(new URL(`${id}/bot-novice.ts`, GAMES)));

/** The figures of each mode; of a mode with levels, of its first level. */
export async function measureNovice(id: string): Promise<NoviceFigures[]> {
  const load = async (file: string) =>
    (await import(/* @vite-ignore */ new URL(`${id}/${file}`, GAMES).href)) as NoviceGame;
  const { score, modes = [{ id: "" }] } = JSON.parse(
    fs.readFileSync(new URL(`${id}/game.json`, GAMES), "utf8"),
  ) as Manifest;
  const [{ rules }, { createStaff }, { novice }] = [
    await load("rules.ts"),
    await load("bot-staff.ts"),
    await load("bot-novice.ts"),
  ];
  const game: NoviceGame = { id, rules, createStaff, novice, order: score.order };
  return modes.map((mode) => {
    const isLevel = mode.levels !== undefined;
    return measureMode(game, isLevel ? `${mode.id}-1` : mode.id, !isLevel && novice.isEndless(mode.id));
  });
}

function measureMode(game: NoviceGame, variant: string, isEndless: boolean): NoviceFigures {
  const runs = Array.from({ length: RUNS }, (_, number) => playNovice(game, variant, number, MOST_FRAMES));
  const runSeconds = middle(runs.map(({ frames }) => frames)) / FRAMES_PER_SECOND;
  const success = middle(runs.map(({ successFrame }) => successFrame ?? Infinity)) / FRAMES_PER_SECOND;
  const isGood = isEndless ? runSeconds >= LEAST_ENDLESS_SECONDS : success <= MOST_SECONDS_TO_SUCCESS;
  return { variant, isEndless, runSeconds, successSeconds: Number.isFinite(success) ? success : null, isGood };
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

if (import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  const wanted = process.argv.slice(2);
  for (const id of noviceGames().filter((each) => wanted.length === 0 || wanted.includes(each))) {
    for (const { variant, isEndless, runSeconds, successSeconds, isGood } of await measureNovice(id)) {
      const [run, success] = [runSeconds.toFixed(1), successSeconds?.toFixed(1) ?? "none"];
      const kind = isEndless ? "endless" : "timed or level";
      console.log(
        `${id} ${variant || "(first mode)"}, ${kind}: run ${run} s, success ${success} s ${isGood ? "PASS" : "MISS"}`,
      );
    }
  }
}
