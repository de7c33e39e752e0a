import fs from "node:fs";
import type { Config } from "./config.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";

/** The settings for opening the configured database. */
export function databaseSettings(config: Config) {
  return {
    databaseUrl: config.databaseUrl,
    connections: config.databaseConnections,
    dataDir: config.dataDir,
    prebuiltDir: fs.existsSync(PATHS.prebuiltDatabase) ? PATHS.prebuiltDatabase : null,
    folders: PATHS.migrations,
    isFair: config.isFair,
    timeouts: { ...DEFAULT_TIMEOUTS, ...config.timeouts },
  };
}

/** The folder of the built games: next to the source, or the configured one. */
export const gamesFolder = (config: Config): string => config.gamesDir ?? PATHS.games;
