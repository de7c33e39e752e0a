import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";
import { buildModule, gameBuild } from "./build-rules.mjs";
import { viewsOf } from "./released-views.mjs";

/** The clip player's folder among the games; no game can have this name. */
export const CLIP_PLAYER = "_clips";

/**
 * Bundles rules, face and tune of a game into one module without imports: all that is needed to show a run of this release.
 * The clip player brings everything else.
 * @param {string} folder
 * @param {{ rules?: string, packages?: string }} [sources] other rules than the game's own; the folder of kit and SDK
 */
export function buildView(folder, { rules = path.join(folder, "rules.ts"), packages } = {}) {
  const face = path.join(folder, "face.ts");
  const tune = path.join(folder, "music.ts");
  const parts = [
    `export { rules } from ${JSON.stringify(rules)};`,
    `export { createFace } from ${JSON.stringify(face)};`,
  ];
  if (fs.existsSync(tune)) parts.push(`export { tune } from ${JSON.stringify(tune)};`);
  return buildModule(folder, parts.join(" "), packages);
}

/** @param {string} code */
export const hashView = (code) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/**
 * Writes the view of the current rules beside the game, and those of earlier releases.
 * @param {{ id: string, version: string, code: string, target: string, released?: string }} view
 * @returns {Record<string, string>} the file of each rules version
 */
export function writeViews({ id, version, code, target, released }) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const kept of viewsOf(id, released)) {
    if (kept.version === version) continue;
    const name = `view.${kept.version}.${kept.hash}.js`;
    fs.copyFileSync(kept.file, path.join(target, name));
    files[kept.version] = name;
  }
  const name = `view.${version}.${hashView(code)}.js`;
  fs.writeFileSync(path.join(target, name), code);
  return { ...files, [version]: name };
}

/**
 * Names the view of each earlier release by its rules, which is how a game asks for it: older runs are shown with their own
 * rules and their own picture, whatever a state looks like today.
 * @param {string} version the current one
 * @param {Record<string, string>} views the file of each rules version
 * @param {string} target
 * @returns {string[]} the earlier versions
 */
export function nameOlderViews(version, views, target) {
  const older = Object.keys(views).filter((each) => each !== version);
  for (const each of older)
    fs.writeFileSync(path.join(target, `rules.${each}.js`), `export * from "./${views[each]}";\n`);
  return older;
}

/**
 * Builds the page that shows clips of all games.
 * @param {string} dist
 */
export async function buildClipPlayer(dist) {
  const { build } = await import("vite");
  const target = path.join(dist, CLIP_PLAYER);
  await build({
    ...gameBuild(inRoot("packages/game-kit/clip-player")),
    base: "./",
    build: {
      outDir: target,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 1_000_000,
      rolldownOptions: { output: { entryFileNames: "[name].[hash].js", chunkFileNames: "[name].[hash].js" } },
    },
  });
  return target;
}
