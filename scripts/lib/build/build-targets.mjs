import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { GAMES_DIST } from "./build-games.mjs";
import { inRoot } from "#lib/machine/repository.mjs";
import { runOrThrow } from "#lib/machine/run.mjs";

const EVERY_BUNDLE = ["package-lock.json", "tsconfig.base.json", "packages"];
const GAME_BUILDERS =
  "build-games build-rules build-views build-frame-script build-staff-runs inline-numbers minify-again".split(" ");
const VITE = inRoot("node_modules/vite/bin/vite.js");
const SERVER_DIST = "apps/server/dist";
export const PREBUILT_DATABASE = `${SERVER_DIST}/pgdata`;
export const PGLITE_WORKER = `${SERVER_DIST}/pglite-worker.js`;

/**
 * The build steps of `npm start`. Each follows those that it needs, and runs beside the others. A target is stale when
 * the contents of its inputs changed.
 * @typedef {{ name: string, what: string, needs: string[], inputs: string[], dist: string, outputs: string[],
 *   build: () => Promise<unknown> }} Target
 * @type {Target[]}
 */
export const BUILD_TARGETS = [
  {
    name: "server",
    what: "Building the server",
    needs: [],
    inputs: [...EVERY_BUNDLE, "apps/server", "supabase/functions"],
    dist: SERVER_DIST,
    outputs: ["main.js", "quack.js", "pglite-worker.js"],
    build: buildServer,
  },
  {
    name: "games",
    what: "Building the games",
    needs: [],
    inputs: [...EVERY_BUNDLE, "games", ...GAME_BUILDERS.map((name) => `scripts/lib/build/${name}.mjs`)],
    dist: GAMES_DIST,
    outputs: ["catalogue.json", "rules"],
    // In its own process: vite sets its mode in the environment, and the next build would inherit it.
    build: () => runOrThrow(process.execPath, [inRoot("scripts/lib/build/build-games.mjs")], { quiet: true }),
  },
  {
    name: "database",
    what: "Preparing the database that a first start copies",
    needs: ["server"],
    inputs: ["apps/server/src/db", "supabase/migrations", "node_modules/@electric-sql/pglite/package.json"],
    dist: SERVER_DIST,
    outputs: ["pgdata"],
    build: () => quack("prebuild"),
  },
  {
    name: "classes",
    what: "Writing the backup list of classes",
    needs: ["games", "database"],
    inputs: ["apps/server/src/db", "supabase/migrations", `${GAMES_DIST}/catalogue.json`],
    dist: SERVER_DIST,
    outputs: ["backup-apps.json"],
    build: () => quack("prebuild", "--classes"),
  },
  {
    name: "web",
    what: "Building the site",
    needs: ["classes"],
    // Includes the migrations, because the backup list of classes comes from the prepared database.
    inputs: [...EVERY_BUNDLE, "apps/web", "games", "supabase/migrations"],
    dist: "apps/web/dist",
    outputs: ["client/index.html", "client/backup-apps.json", "server/entry-server.js"],
    build: async () => {
      await vite("apps/web", []);
      await vite("apps/web", ["--ssr", "src/entry-server.tsx"]);
    },
  },
];

/**
 * Runs one of the server's bundles in this process, so that signals and the exit code need no forwarding.
 * @param {"main.js" | "quack.js"} file
 */
export const importBuilt = (file) => import(pathToFileURL(inRoot(`${SERVER_DIST}/${file}`)).href);

// The prepared database is in the same folder and survives most builds of the server.
const KEPT = new Set(["pgdata", "backup-apps.json", ".built-database", ".built-classes"]);

/** @param {string[]} words */
const quack = (...words) =>
  runOrThrow(process.execPath, [inRoot(`${SERVER_DIST}/quack.js`), ...words], { quiet: true });

async function buildServer() {
  for (const name of fs.existsSync(inRoot(SERVER_DIST)) ? fs.readdirSync(inRoot(SERVER_DIST)) : []) {
    if (!KEPT.has(name)) fs.rmSync(inRoot(`${SERVER_DIST}/${name}`), { recursive: true });
  }
  await vite("apps/server", ["--emptyOutDir=false"]);
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function vite(folder, args) {
  return runOrThrow(process.execPath, [VITE, "build", "--logLevel", "warn", ...args], {
    cwd: inRoot(folder),
    quiet: true,
  });
}
