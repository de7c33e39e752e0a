import fs from "node:fs";
import type { Config } from "#settings/config.ts";
import { gamesFolder } from "#settings/config-paths.ts";
import { PATHS } from "#paths.ts";
import { buildOf, keepAssets } from "./kept-assets.ts";

/** The built site and its files, or null before the first build. */
export async function findSite(config: Config, say: (message: string) => void) {
  if (!fs.existsSync(PATHS.site)) return null;
  // The site works without copies, for example on a full disk: only tabs that are open during an upgrade need them.
  const assetFolders = await keepAssets(PATHS.site, config.dataDir, say).catch((error: Error) => {
    say(`The site's files were not kept for open tabs: ${error.message}`);
    return [];
  });
  return {
    folder: PATHS.site,
    rendererFile: PATHS.siteRenderer,
    gamesFolder: gamesFolder(config),
    assetFolders,
    build: await buildOf(PATHS.site),
  };
}
