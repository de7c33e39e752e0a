import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/** Downloads and measurements. Outside node_modules, which `npm ci` empties. */
export const CACHE_DIR = path.join(ROOT, ".cache");

/** @param {string} relativePath */
export const inRoot = (relativePath) => path.join(ROOT, relativePath);
