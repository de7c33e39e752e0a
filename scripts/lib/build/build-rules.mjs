import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";

export const RELEASED_RULES = "supabase/functions/verify-run/rules";

/**
 * Bundles only the rules into one module without imports that exports `rules`: code that does not affect a run does not
 * change its hash.
 * @param {string} folder
 */
export function buildRules(folder) {
  return buildModule(folder, `export { rules } from ${JSON.stringify(path.join(folder, "rules.ts"))};`);
}

/**
 * Bundles code into one module without imports.
 * @param {string} folder
 * @param {string} code what the module exports
 * @param {string} [packages]
 */
export async function buildModule(folder, code, packages) {
  const { build } = await import("vite");
  // The name is the same for all: it must not change the bytes, and so the hash.
  const entry = "virtual:rules";
  const result = await build({
    ...gameBuild(folder, packages),
    publicDir: false,
    plugins: [
      {
        name: "rules-entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("nothing was built");
  const [chunk, ...others] = output.output;
  if (others.length > 0 || chunk.imports.length > 0)
    throw new Error("rules and face must build to one module without imports");
  return chunk.code;
}

/**
 * Games resolve kit and SDK from any location: a test builds one in a temporary folder.
 * @param {string} folder
 * @param {string} [packages]
 * @returns {import("vite").InlineConfig}
 */
export const gameBuild = (folder, packages = inRoot("packages")) => ({
  root: folder,
  configFile: false,
  logLevel: "warn",
  resolve: {
    alias: [{ find: /^@quackademy\/(game-kit|game-sdk)\//, replacement: `${packages}/$1/src/` }],
  },
});

/**
 * @param {string} dist
 * @param {string} slug
 * @param {string | null} hash
 * @param {string} code
 */
export function writeRules(dist, slug, hash, code) {
  deleteRules(dist, slug);
  fs.writeFileSync(path.join(dist, "rules", `${slug}.${hash}.js`), code);
}

/**
 * @param {string} dist
 * @param {string} slug
 */
export function deleteRules(dist, slug) {
  const folder = path.join(dist, "rules");
  const built = fs.readdirSync(folder).filter((name) => new RegExp(`^${slug}\\.[0-9a-f]{16}\\.js$`).test(name));
  for (const name of built) fs.rmSync(path.join(folder, name));
}

/**
 * Copies older rules beside the game, so that its frame can load them to show older runs. They do not count towards its
 * size.
 * @param {{ id: string, olderRules?: string[] }} manifest
 * @param {string} target
 */
export function copyOlderRules({ id, olderRules = [] }, target, released = inRoot(RELEASED_RULES)) {
  for (const version of olderRules) {
    const file = path.join(released, `${id}.${version}.js`);
    if (!fs.existsSync(file)) throw new Error(`game.json: the older rules ${version} were never released`);
    fs.copyFileSync(file, path.join(target, `rules.${version}.js`));
  }
}
