import fs from "node:fs";
import path from "node:path";
import { hashFiles } from "./file-hash.mjs";
import { ROOT } from "#lib/machine/repository.mjs";

/** @typedef {import("./build-targets.mjs").Target} Target */

/** @param {Target} target */
export function isStale(target, root = ROOT) {
  const isComplete = target.outputs.every((output) => fs.existsSync(path.join(root, target.dist, output)));
  return !isComplete || readStamp(target, root) !== hashFiles(target.inputs, root);
}

/**
 * The stamp goes before the build and comes back after it, so a build that was cut off counts as none.
 * @param {Target} target
 */
export async function rebuild(target, root = ROOT) {
  const before = hashFiles(target.inputs, root);
  fs.rmSync(stampFile(target, root), { force: true });
  await target.build();
  fs.writeFileSync(stampFile(target, root), before);
}

/**
 * @param {Target} target
 * @param {string} root
 */
function readStamp(target, root) {
  const file = stampFile(target, root);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

/**
 * Inside `dist`, so that deleting `dist` deletes the stamp.
 * @param {Target} target
 * @param {string} root
 */
const stampFile = ({ name, dist }, root) => path.join(root, dist, `.built-${name}`);
