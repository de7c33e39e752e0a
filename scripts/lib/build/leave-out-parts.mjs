import fs from "node:fs";
import path from "node:path";

const NOTHING = "\0nothing";
/** The kit asks whether a game has these before it calls them. */
const STAND_IN = "export default ''; export const countFound = null, shelfScreen = null, createTouchBar = null;";

/**
 * Leaves parts of the kit out of a game that has no use for them: the shelf and the touch buttons.
 * @param {string} folder
 */
export function leaveOutParts(folder) {
  const unused = unusedParts(readCode(folder));
  return {
    name: "leave-out-parts",
    enforce: /** @type {const} */ ("pre"),
    /** @param {string} id */
    resolveId: (id) => (unused.has(path.basename(id)) ? NOTHING : undefined),
    /** @param {string} id */
    load: (id) => (id === NOTHING ? STAND_IN : undefined),
  };
}

/** @param {string} code of all files of a game @returns {Set<string>} the kit's files that it does not need */
export function unusedParts(code) {
  const parts = [];
  if (!/\bshelf\b/.test(code)) parts.push("screen-shelf.ts", "shell-shelf.css?inline");
  if (!code.includes("touchButtons")) parts.push("touch-bar.ts", "touch-bar.css?inline");
  return new Set(parts);
}

/** @param {string} folder */
function readCode(folder) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return sources.map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("\n");
}
