import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREPARED = new URL("../server/dist/backup-apps.json", import.meta.url);

/** The list of classes as a plain file beside the site, for when the database cannot be asked. */
export function backupApps(): Plugin {
  return {
    name: "backup-apps",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "backup-apps.json", source: readFileSync(PREPARED) });
    },
  };
}
