import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREPARED = new URL("../server/dist/backup-apps.json", import.meta.url);

/** Writes the class list as a static file, the fallback when the database does not answer. */
export function backupApps(): Plugin {
  return {
    name: "backup-apps",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "backup-apps.json", source: readFileSync(PREPARED) });
    },
  };
}
