import path from "node:path";

/** Above this limit the file names usually already suggest subfolders. */
const MAX_SOURCE_FILES = 25;

const COUNTED = /\.(ts|tsx|mts|js|mjs|jsx|css)$/;
const NOT_COUNTED = /\.(test|spec|proof)\.[jt]sx?$|\.d\.ts$/;
/** A game has as many files as it needs, and released rules are kept forever. */
const MAY_BE_FULL = /^games\/|^supabase\/functions\/verify-run\/rules$/;

/**
 * Folders with too many source files. Tests do not count.
 * @param {string[]} files paths from the repository's root
 * @returns {import("./house-violations.mjs").Violation[]}
 */
export function findCrowdedFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files.filter((name) => COUNTED.test(name) && !NOT_COUNTED.test(name))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_SOURCE_FILES && !MAY_BE_FULL.test(folder))
    .map(([file, count]) => ({
      file,
      line: 1,
      problem: `holds ${count} source files; split it (at most ${MAX_SOURCE_FILES})`,
    }));
}
