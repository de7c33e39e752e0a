import fs from "node:fs";
import path from "node:path";

/**
 * `imports` and `exports` are the folders behind `#…` and behind the package's own name.
 * @typedef {{ folder: string, name: string, imports: string, exports: string, dependencies: Set<string>,
 *   devDependencies: Set<string> }} WorkspacePackage
 */

/**
 * The packages of the repository, with the root (folder "") last: the first whose folder contains a file owns it.
 * @param {string} root
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(root) {
  const { workspaces = [] } = readPackage(root, "") ?? {};
  const folders = workspaces.flatMap((/** @type {string} */ pattern) => expand(root, pattern));
  return [...folders, ""].flatMap((folder) => {
    const json = readPackage(root, folder);
    if (json === undefined) return [];
    const names = (/** @type {Record<string, string> | undefined} */ list) => new Set(Object.keys(list ?? {}));
    const dependencies = names({ ...json.dependencies, ...json.peerDependencies });
    const behind = (/** @type {string | undefined} */ pattern) =>
      path.posix.join(folder, pattern?.slice(0, -1) ?? "./");
    const imports = behind(json.imports?.["#*"]);
    const exports = behind(json.exports?.["./*"]);
    return [{ folder, name: json.name, imports, exports, dependencies, devDependencies: names(json.devDependencies) }];
  });
}

/**
 * @param {string} root
 * @param {string} pattern a folder, or all folders of a folder: "apps/*"
 */
function expand(root, pattern) {
  if (!pattern.endsWith("/*")) return [pattern];
  const parent = pattern.slice(0, -2);
  const exists = fs.existsSync(path.join(root, parent));
  return exists ? fs.readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`) : [];
}

/**
 * @param {string} root
 * @param {string} folder
 */
function readPackage(root, folder) {
  const file = path.join(root, folder, "package.json");
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}
