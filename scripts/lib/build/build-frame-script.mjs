import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";
import { gameBuild } from "./build-rules.mjs";

/**
 * Builds /g/frame.js, the first script of every uploaded game: a classic script, so that it runs before the game's own.
 * @param {string} dist
 */
export async function buildFrameScript(dist) {
  const { build } = await import("vite");
  const folder = inRoot("packages/game-sdk/src/frame");
  const result = await build({
    ...gameBuild(folder),
    publicDir: false,
    build: {
      write: false,
      target: "es2020",
      minify: true,
      rolldownOptions: {
        input: path.join(folder, "frame-shim.ts"),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("nothing was built");
  fs.writeFileSync(path.join(dist, "frame.js"), output.output[0].code);
}
