import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PATHS } from "@quackademy/server/paths.ts";

/** Of a newcomer's runs of one mode. */
export type NoviceFigures = {
  variant: string;
  isEndless: boolean;
  runSeconds: number;
  successSeconds: number | null;
  isGood: boolean;
};

/** The figures of a game that need no browser: see `testing/game-figures.ts` of the function verify-run. */
export type GameFigures = {
  modes: number;
  levels: number;
  medals: number;
  medalsWanted: number;
  needsChoice: boolean;
  isSearching: boolean;
  verifyMs: number;
  novice: NoviceFigures[];
  tuneBytes: number;
};

/** A recorded run, as a game's folder has it. */
export type StaffRun = { seed: string; frames: number; score: number; log: string; variant: string; who: string };

type Measure = { measureGame(id: string): Promise<GameFigures | null> };

/** Loads it from where the server loads the function, by path. */
export async function loadMeasure(): Promise<Measure["measureGame"]> {
  const file = path.join(PATHS.functions.source, "verify-run/testing/game-figures.ts");
  return ((await import(pathToFileURL(file).href)) as Measure).measureGame;
}

/** A staff run of the first mode, from the built game; null if it has none. */
export function findStaffRun(id: string): StaffRun | null {
  const file = path.join(PATHS.games, id, "staff.json");
  if (!fs.existsSync(file)) return null;
  const runs = JSON.parse(fs.readFileSync(file, "utf8")) as StaffRun[];
  return runs.find(({ variant }) => variant === "") ?? null;
}
