import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { succeeds } from "#lib/machine/command.mjs";
import { inRoot } from "#lib/machine/repository.mjs";
import { buildRules, copyOlderRules, deleteRules, gameBuild, writeRules } from "./build-rules.mjs";
import { buildFrameScript } from "./build-frame-script.mjs";
import { buildClipPlayer, buildView, CLIP_PLAYER, nameOlderViews, writeViews } from "./build-views.mjs";
import { inlineGameNumbers } from "./inline-numbers.mjs";
import { leaveOutParts } from "./leave-out-parts.mjs";
import { minifyAgain } from "./minify-again.mjs";
import { writeStaffRuns } from "./build-staff-runs.mjs";

export const GAMES_DIST = "games/dist";
/** Quality of brotli for files that are many and rarely loaded. */
const OLDER_QUALITY = 9;
/** The folder of shared fonts among the games; no game can have this name. */
const FONTS = "_fonts";

/**
 * A catalogue entry: its game.json plus the build's results. Only classes with replay verification have rules and views.
 * @typedef {{ id: string, title: string, code: string, entry: string, script: string, sim_version: string, rules: string,
 *   bytes: number, [field: string]: unknown }} BuiltGame
 */

/** All folders of games: those with a game.json. */
export function gameFolders(parent = inRoot("games")) {
  const names = fs.readdirSync(parent).filter((name) => fs.existsSync(path.join(parent, name, "game.json")));
  return names.sort().map((name) => path.join(parent, name));
}

/**
 * Builds games into a folder and lists all games there in catalogue.json. A game that fails does not stop the others;
 * the error is thrown at the end.
 * @param {string[]} folders
 * @param {string} dist
 * @returns {Promise<BuiltGame[]>} the entries of these games
 */
export async function buildGames(folders, dist = inRoot(GAMES_DIST)) {
  fs.mkdirSync(path.join(dist, "rules"), { recursive: true });
  /** @type {string[]} */
  const failures = [];
  for (const folder of folders.map((each) => path.resolve(each))) {
    try {
      await buildGame(folder, dist);
    } catch (error) {
      failures.push(`${path.basename(folder)}: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (folders.length > 0 && !fs.existsSync(path.join(dist, CLIP_PLAYER))) compressAll(await buildClipPlayer(dist));
  if (folders.length > 0) {
    await buildFrameScript(dist);
    compressAll(dist, (name) => name === "frame.js");
    copyFonts(dist);
  }
  const catalogue = writeCatalogue(dist);
  failures.push(...findRepeatedCodes(catalogue));
  if (failures.length > 0) throw new Error(failures.join("\n"));
  const ids = new Set(folders.map((folder) => path.basename(path.resolve(folder))));
  return catalogue.filter(({ id }) => ids.has(id));
}

/** The site's fonts, once for all games: `display-face.ts` of the kit and `inline-boot.ts` of the SDK name these files. */
const FONT_FILES = {
  "nunito-5-latin-wght-normal.woff2": "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
  "lilita-one-5-latin-400-normal.woff2": "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
};

/** @param {string} dist */
function copyFonts(dist) {
  const target = path.join(dist, FONTS);
  fs.mkdirSync(target, { recursive: true });
  for (const [name, file] of Object.entries(FONT_FILES))
    fs.copyFileSync(inRoot(`node_modules/${file}`), path.join(target, name));
}

/**
 * The database refuses the whole catalogue if two games have the same code.
 * @param {BuiltGame[]} catalogue
 */
function findRepeatedCodes(catalogue) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  return catalogue.flatMap(({ id, code }) => {
    const owner = owners.get(code);
    if (owner !== undefined) return [`game.json: ${owner} and ${id} have the same code, ${code}`];
    owners.set(code, id);
    return [];
  });
}

/** Builds all games and deletes the output of removed ones. */
export async function buildAllGames(parent = inRoot("games"), dist = inRoot(GAMES_DIST)) {
  const folders = gameFolders(parent);
  const slugs = new Set(folders.map((folder) => path.basename(folder)));
  for (const { name } of builtFolders(dist)) {
    if (slugs.has(name)) continue;
    fs.rmSync(path.join(dist, name), { recursive: true });
    deleteRules(dist, name);
  }
  for (const shared of [CLIP_PLAYER, FONTS]) fs.rmSync(path.join(dist, shared), { recursive: true, force: true });
  for (const name of ["frame.js", "frame.js.br", "frame.js.gz"]) fs.rmSync(path.join(dist, name), { force: true });
  return buildGames(folders, dist);
}

/** Fields of game.json that only the site reads. */
const SITE_FIELDS = new Set(
  "tagline version protocol categories ages players devices orientation featured a11y licence credits".split(" "),
);

/** A game's script has the rest of its game.json. */
export const leaveOutSiteFields = {
  name: "leave-out-site-fields",
  enforce: /** @type {const} */ ("pre"),
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (path.basename(id) !== "game.json") return undefined;
    const fields = Object.entries(JSON.parse(code)).filter(([name]) => !SITE_FIELDS.has(name));
    return { code: JSON.stringify(Object.fromEntries(fields)), map: null };
  },
};

/**
 * Leaves the kit's voices out of a game whose tune has no layers: only layers are played with them.
 * @param {string} folder
 */
export function leaveOutVoices(folder) {
  const music = path.join(folder, "music.ts");
  const hasLayers = !fs.existsSync(music) || !fs.readFileSync(music, "utf8").includes("layers: [],");
  const voices = path.normalize("game-kit/src/music/voices.ts");
  return {
    name: "leave-out-voices",
    enforce: /** @type {const} */ ("pre"),
    /** @param {string} _ @param {string} id */
    transform: (_, id) =>
      !hasLayers && id.endsWith(voices) ? { code: "export const playVoice = () => [];", map: null } : undefined,
  };
}

/**
 * @param {string} folder
 * @param {string} dist
 */
async function buildGame(folder, dist) {
  const { build } = await import("vite");
  const manifest = await readManifest(folder);
  const target = path.join(dist, manifest.id);
  const rules = manifest.verifier === "replay" ? await buildRules(folder) : null;
  await build({
    ...gameBuild(folder),
    plugins: [
      leaveOutSiteFields,
      leaveOutVoices(folder),
      leaveOutParts(folder),
      inlineGameNumbers(folder),
      minifyAgain,
    ],
    base: "./",
    build: {
      outDir: target,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 1_000_000,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: "[name].[hash].js" },
        // These save about 200 bytes of 60 kB: each game is close to its limit.
        optimization: { inlineConst: { mode: "all", pass: 3 } },
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  });
  const sim_version = rules === null ? null : createHash("sha256").update(rules).digest("hex").slice(0, 16);
  if (rules !== null) writeRules(dist, manifest.id, sim_version, rules);
  const script = fs.readdirSync(target).find((name) => name.endsWith(".js"));
  const bytes = compressAll(target);
  copyOlderRules(manifest, target);
  const staff = writeStaffRuns(folder, target);
  compressAll(target, (name) => staff.includes(name));
  const views = sim_version === null ? {} : await addViews(folder, manifest.id, sim_version, target);
  const older = sim_version === null ? [] : nameOlderViews(sim_version, views, target);
  const built = {
    ...manifest,
    olderRules: [...new Set([...(manifest.olderRules ?? []), ...older])],
    entry: `/g/${manifest.id}/index.html`,
    script: `/g/${manifest.id}/${script}`,
    sim_version,
    rules: rules === null ? null : `rules/${manifest.id}.${sim_version}.js`,
    bytes,
    views,
    // Lists the files that exist, because pages request only those.
    ...(staff.length > 0 && { staff: "staff.json" }),
  };
  fs.writeFileSync(path.join(target, "game.json"), JSON.stringify(built));
}

/**
 * Views do not count towards a game's size: players load them only to watch a clip, and older ones hardly ever.
 * @param {string} folder
 * @param {string} id
 * @param {string} version
 * @param {string} target
 */
async function addViews(folder, id, version, target) {
  const views = writeViews({ id, version, code: await buildView(folder), target });
  compressAll(target, (name) => Object.values(views).includes(name), OLDER_QUALITY);
  return views;
}

/**
 * @param {string} folder
 * @returns {Promise<{ id: string, title: string, verifier: string, olderRules?: string[] }>}
 */
async function readManifest(folder) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(inRoot("packages/game-kit/src/core/game-manifest.ts"), {
    configFile: false,
    logLevel: "warn",
  });
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "game.json"), "utf8"));
  const problems = module.findManifestProblems(manifest);
  if (problems.length > 0) throw new Error(`game.json: ${problems.join("; ")}`);
  if (manifest.id !== path.basename(folder))
    throw new Error(`game.json: the id must be the folder's name, not ${manifest.id}`);
  return manifest;
}

/**
 * Writes a brotli and a gzip version beside every file. Returns their size in brotli.
 * @param {string} folder
 * @param {(name: string) => boolean} [isWanted]
 * @param {number} [quality] of brotli: the best one takes five times as long as 9, and saves 8 %
 */
function compressAll(folder, isWanted = () => true, quality = constants.BROTLI_MAX_QUALITY) {
  const names = fs.readdirSync(folder).filter(isWanted);
  const sizes = names.map((name) => {
    const bytes = fs.readFileSync(path.join(folder, name));
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    fs.writeFileSync(path.join(folder, `${name}.br`), brotli);
    fs.writeFileSync(path.join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    return brotli.length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param {string} dist
 * @returns {BuiltGame[]}
 */
function writeCatalogue(dist) {
  const catalogue = builtFolders(dist).map(({ file }) => JSON.parse(fs.readFileSync(file, "utf8")));
  fs.writeFileSync(path.join(dist, "catalogue.json"), `${JSON.stringify(catalogue, null, 1)}\n`);
  return catalogue;
}

/** @param {string} dist */
function builtFolders(dist) {
  const names = fs.existsSync(dist) ? fs.readdirSync(dist).sort() : [];
  return names
    .map((name) => ({ name, file: path.join(dist, name, "game.json") }))
    .filter(({ file }) => fs.existsSync(file));
}

// When run directly: builds all games, or the given folders.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env["NODE_ENV"] = "production";
  const given = process.argv.slice(2);
  await succeeds(async () => {
    const games = await (given.length > 0 ? buildGames(given) : buildAllGames());
    for (const { id, bytes, sim_version } of games)
      console.log(`${id}  ${(bytes / 1000).toFixed(1)} kB  ${sim_version}`);
  });
}
