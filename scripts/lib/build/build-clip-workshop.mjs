import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";

const WEB = inRoot("apps/web");

/**
 * Bundles the page that makes videos of clips for tests and the bench. It is no part of the site.
 * @param {string} folder where the bundle goes
 * @returns {Promise<string>} the code of its script
 */
export async function buildClipWorkshop(folder) {
  const { build } = await import("vite");
  await build({
    root: WEB,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: path.join(WEB, "src/features/clips/testing/clip-workshop.tsx"),
        output: { format: "es", entryFileNames: "clip-workshop.js", codeSplitting: false },
      },
    },
  });
  return fs.readFileSync(path.join(folder, "clip-workshop.js"), "utf8");
}
