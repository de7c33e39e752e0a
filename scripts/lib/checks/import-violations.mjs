import { isBuiltin } from "node:module";
import path from "node:path";
import { IMPORT_RULES, UPWARDS_ALLOWED } from "./import-rules.mjs";
import { layerViolation } from "./layers.mjs";

/**
 * @typedef {import("./read-imports.mjs").Import} Import
 * @typedef {import("./workspace-packages.mjs").WorkspacePackage} WorkspacePackage
 */

const TOOLING =
  /(\.(test|proof|config)\.[jt]sx?$|\/(testing|reliability)\/|^scripts\/|^e2e\/|^bench\/|^supabase\/tests\/|\/vite-[^/]+\.ts$)/;

/**
 * The problem with one import, or undefined.
 * @param {string} file path from the repository's root
 * @param {Import} imported
 * @param {WorkspacePackage[]} packages
 * @returns {string | undefined}
 */
export function importViolation(file, imported, packages) {
  const { specifier } = imported;
  if (specifier.startsWith("../") && !UPWARDS_ALLOWED.test(file)) {
    return "never `../`: inside a folder `./`, anywhere else in the same app `#folder/file.ts`";
  }
  const target = ourTarget(file, specifier, packages);
  if (target === undefined) return dependencyViolation(file, imported, packages);
  return boundaryViolation(file, target) ?? (TOOLING.test(file) ? undefined : layerViolation(file, target));
}

/**
 * The path of an import of our own code; undefined for other code.
 * @param {string} file
 * @param {string} specifier
 * @param {WorkspacePackage[]} packages
 */
function ourTarget(file, specifier, packages) {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith("#")) return path.posix.join(ownerOf(file, packages)?.imports ?? "", specifier.slice(1));
  const ours = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return ours && path.posix.join(ours.exports, specifier.slice(ours.name.length + 1));
}

/**
 * @param {string} file
 * @param {string} target
 */
function boundaryViolation(file, target) {
  const rule = IMPORT_RULES.find(({ folder }) => (typeof folder === "string" ? isIn(file, folder) : folder.test(file)));
  if (rule === undefined) return undefined;
  const own = ownPart(rule, file);
  // A test may combine what the code keeps apart, within its own app.
  const ownApp = TOOLING.test(file) ? file.split("/", 2).join("/") : own;
  const isAllowed = [own, ownApp, ...rule.may].some((allowed) =>
    typeof allowed === "string" ? isIn(target, allowed) : allowed.test(target),
  );
  return isAllowed ? undefined : rule.because;
}

/**
 * The folder from which a file may import everything.
 * @param {import("./import-rules.mjs").ImportRule} rule
 * @param {string} file
 */
function ownPart({ folder, each }, file) {
  if (typeof folder !== "string") return path.posix.dirname(file);
  return each ? file.split("/", folder.split("/").length + 1).join("/") : folder;
}

/**
 * The dependencies in each package.json are the architecture. Production code must not import devDependencies; types
 * may.
 * @param {string} file
 * @param {Import} imported
 * @param {WorkspacePackage[]} packages
 */
function dependencyViolation(file, { specifier, isType }, packages) {
  if (isBuiltin(specifier) || /^(npm|jsr|https|virtual):/.test(specifier)) return undefined;
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const owner = ownerOf(file, packages);
  const root = packages.find(({ folder }) => folder === "");
  if (owner?.dependencies.has(name)) return undefined;
  const isTooling = isType || TOOLING.test(file);
  if (isTooling && (owner?.devDependencies.has(name) || root?.devDependencies.has(name))) return undefined;
  return `${name} is not in the ${isTooling ? "" : "`dependencies` of the "}package.json of ${owner?.name}`;
}

/**
 * @param {string} file
 * @param {WorkspacePackage[]} packages
 */
const ownerOf = (file, packages) => packages.find(({ folder }) => folder === "" || isIn(file, folder));

/**
 * @param {string} file
 * @param {string} folder
 */
const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);
