import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { GAMES_DIST } from "./build-games.mjs";
import { RELEASED_RULES } from "./build-rules.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

const BUILT = inRoot(`${GAMES_DIST}/rules`);
const RELEASED = inRoot(RELEASED_RULES);
const RULES_FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.[0-9a-f]{16}\.js$/;

/**
 * Copies the current games' rules beside the function that replays runs, and lists them for it. Earlier releases stay:
 * their runs are on the boards.
 * @param {{ built?: string, released?: string, onlyCurrent?: boolean }} [options] `onlyCurrent` forgets older versions,
 *   which is fine as long as nobody has played them.
 * @returns {string[]} what is new
 */
export function releaseRules({ built = BUILT, released = RELEASED, onlyCurrent = false } = {}) {
  fs.mkdirSync(released, { recursive: true });
  const fresh = findUnreleased({ built, released });
  for (const name of fresh) fs.copyFileSync(path.join(built, name), path.join(released, name));
  if (onlyCurrent) {
    const current = new Set(rulesIn(built));
    for (const name of rulesIn(released)) if (!current.has(name)) fs.rmSync(path.join(released, name));
  }
  fs.writeFileSync(path.join(released, "released.js"), writeList(rulesIn(released)));
  return fresh;
}

/**
 * Rules in use that are not released and would be lost with the next build.
 * @param {{ built?: string, released?: string }} [folders]
 */
export function findUnreleased({ built = BUILT, released = RELEASED } = {}) {
  const known = new Set(rulesIn(released));
  return rulesIn(built).filter((name) => !known.has(name));
}

/**
 * Problems of the released rules: a changed file would judge old runs by different rules.
 * @param {string} [released]
 */
export function findReleaseProblems(released = RELEASED) {
  const names = rulesIn(released);
  const changed = names.filter((name) => {
    const hash = createHash("sha256")
      .update(fs.readFileSync(path.join(released, name)))
      .digest("hex");
    return name.split(".")[1] !== hash.slice(0, 16);
  });
  const isListed = fs.readFileSync(path.join(released, "released.js"), "utf8") === writeList(names);
  return [...changed.map((name) => `${name} was changed`), ...(isListed ? [] : ["released.js does not list them"])];
}

/** @param {string} folder */
function rulesIn(folder) {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => RULES_FILE.test(name))
        .sort()
    : [];
}

/** @param {string[]} names */
function writeList(names) {
  const lines = names.map((name) => `  "${name.slice(0, -3)}": () => import("./${name}"),\n`);
  return `// Written by \`npm run games:release\`. Each import stands here by its name, so that every bundler finds it.
export const RELEASED = {${lines.length > 0 ? `\n${lines.join("")}` : ""}};
`;
}
