import fs from "node:fs";
import type { Config } from "./config.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";

/** Which database the settings mean, and how to open it. */
export function databaseSettings(config: Config) {
  return {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    prebuiltDir: fs.existsSync(PATHS.prebuiltDatabase) ? PATHS.prebuiltDatabase : null,
    folders: PATHS.migrations,
    isFair: config.isFair,
    timeouts: { ...DEFAULT_TIMEOUTS, ...config.timeouts },
  };
}

/** Where the built games are: beside the source, or where the settings say. */
export const gamesFolder = (config: Config): string => config.gamesDir ?? PATHS.games;
