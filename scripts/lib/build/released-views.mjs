import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";

/** One view for each released rules version: clips of it are drawn with this. */
const RELEASED_VIEWS = inRoot("games/released-views");
const VIEW_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([0-9a-f]{16})\.([0-9a-f]{16})\.js$/;

/** @typedef {{ id: string, version: string, hash: string, file: string }} ReleasedView */

/**
 * The released views of a game.
 * @param {string} id
 */
export function viewsOf(id, released = RELEASED_VIEWS) {
  return allViews(released).filter((view) => view.id === id);
}

/**
 * Copies the view of every built game to the released ones. A view of the same rules replaces an earlier one: both draw
 * the same states. Views of other rules stay.
 * @param {{ built: string, released?: string, onlyCurrent?: boolean }} options `built` is the folder of built games
 * @returns {string[]} what is new
 */
export function releaseViews({ built, released = RELEASED_VIEWS, onlyCurrent = false }) {
  fs.mkdirSync(released, { recursive: true });
  const current = builtViews(built);
  const fresh = [];
  for (const { id, version, hash, file } of current) {
    const before = viewsOf(id, released).filter((view) => view.version === version || onlyCurrent);
    const name = `${id}.${version}.${hash}.js`;
    for (const view of before) if (path.basename(view.file) !== name) fs.rmSync(view.file);
    if (fs.existsSync(path.join(released, name))) continue;
    fs.copyFileSync(file, path.join(released, name));
    fresh.push(name);
  }
  return fresh;
}

/**
 * Built games whose rules version has no released view.
 * @param {string} built
 */
export function findUnreleasedViews(built, released = RELEASED_VIEWS) {
  const known = new Set(allViews(released).map(({ id, version }) => `${id}.${version}`));
  return builtViews(built)
    .map(({ id, version }) => `${id}.${version}`)
    .filter((name) => !known.has(name));
}

/** Released views whose content is not what their name says. */
export function findChangedViews(released = RELEASED_VIEWS) {
  return allViews(released)
    .filter(({ file, hash }) => createHash("sha256").update(fs.readFileSync(file)).digest("hex").slice(0, 16) !== hash)
    .map(({ file }) => path.basename(file));
}

/**
 * @param {string} folder
 * @returns {ReleasedView[]}
 */
function allViews(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const [, id, version, hash] = VIEW_FILE.exec(name) ?? [];
    return id && version && hash ? [{ id, version, hash, file: path.join(folder, name) }] : [];
  });
}

/**
 * @param {string} built
 * @returns {ReleasedView[]}
 */
function builtViews(built) {
  const names = fs.existsSync(built) ? fs.readdirSync(built).sort() : [];
  return names.flatMap((name) => {
    const file = path.join(built, name, "game.json");
    if (!fs.existsSync(file)) return [];
    const { id, sim_version: version, views } = JSON.parse(fs.readFileSync(file, "utf8"));
    const view = views?.[version];
    return view ? [{ id, version, hash: view.split(".")[2], file: path.join(built, name, view) }] : [];
  });
}
