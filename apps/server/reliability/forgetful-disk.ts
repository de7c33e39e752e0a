import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import type { Random } from "#testing/seeded-random.ts";

const SECTOR = 512;

/** Paths below the folder; a file has its bytes, a folder has null. */
type Tree = Map<string, Buffer | null>;

/** The two sides of a power cut: what had been synced, and what was on its way to the disk. */
export type PowerCut = { synced: Tree; written: Tree };

/**
 * A model of a disk that forgets whatever was not synced. A synced file keeps the bytes and the name it had then; a
 * synced folder keeps the names in it, and a name whose bytes were never synced is an empty file. It watches every
 * fsync that Node is asked for, by whomever.
 */
export class ForgetfulDisk {
  readonly #folder: string;
  readonly #synced: Tree;
  #syncs = 0;

  /** What the folder holds now counts as synced. */
  constructor(folder: string) {
    this.#folder = fs.realpathSync(folder);
    this.#synced = readTree(this.#folder);
  }

  /** How often something in the folder was synced. */
  get syncs(): number {
    return this.#syncs;
  }

  /** Watches until the returned function is called. `onSync` is called right before and right after each sync. */
  watch(onSync: () => void): () => void {
    const { fsyncSync, fdatasyncSync } = fs;
    const watched = (really: typeof fsyncSync) => (fd: number) => {
      really(fd);
      const name = path.relative(this.#folder, fs.readlinkSync(`/proc/self/fd/${fd}`));
      if (name.startsWith("..")) return;
      onSync();
      this.#sync(name);
      onSync();
    };
    Object.assign(fs, { fsyncSync: watched(fsyncSync), fdatasyncSync: watched(fdatasyncSync) });
    syncBuiltinESMExports();
    return () => {
      Object.assign(fs, { fsyncSync, fdatasyncSync });
      syncBuiltinESMExports();
    };
  }

  cut(): PowerCut {
    return { synced: new Map(this.#synced), written: readTree(this.#folder, this.#synced) };
  }

  #sync(name: string): void {
    this.#syncs += 1;
    const file = path.join(this.#folder, name);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) this.#syncNames(name, file);
    else if (stat) this.#synced.set(name, fs.readFileSync(file));
  }

  #syncNames(name: string, folder: string): void {
    const entries = new Map(
      fs.readdirSync(folder, { withFileTypes: true }).map((entry) => [path.join(name, entry.name), entry]),
    );
    for (const known of this.#synced.keys()) {
      if (path.dirname(known) === (name || ".") && !entries.has(known)) removeFrom(this.#synced, known);
    }
    for (const [each, entry] of entries) {
      if (!this.#synced.has(each)) this.#synced.set(each, entry.isDirectory() ? null : Buffer.alloc(0));
    }
  }
}

/** Writes out what a disk may hold after the cut: all that was synced and, of what was not, whatever `luck` lets through. */
export function writeSurvivors({ synced, written }: PowerCut, target: string, luck: Random | null): void {
  const survivors = luck ? withLuck(synced, written, luck) : synced;
  fs.mkdirSync(target, { recursive: true });
  for (const [name, bytes] of [...survivors].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.join(target, name);
    fs.mkdirSync(bytes === null ? file : path.dirname(file), { recursive: true });
    if (bytes !== null) fs.writeFileSync(file, bytes);
  }
}

// Sectors reach a disk in any order, and each of them whole.
function withLuck(synced: Tree, written: Tree, luck: Random): Tree {
  const survivors: Tree = new Map(synced);
  const eagerness = luck.next();
  for (const [name, after] of written) {
    const before = synced.get(name);
    if (before === undefined && luck.chance(eagerness))
      survivors.set(name, after && mixSectors(Buffer.alloc(0), after, luck, eagerness));
    if (before && after && before !== after) survivors.set(name, mixSectors(before, after, luck, eagerness));
  }
  for (const name of synced.keys()) if (!written.has(name) && luck.chance(eagerness)) removeFrom(survivors, name);
  return survivors;
}

function mixSectors(before: Buffer, after: Buffer, luck: Random, eagerness: number): Buffer {
  const mixed = Buffer.alloc(luck.chance(eagerness) ? after.length : before.length);
  before.copy(mixed);
  for (let at = 0; at < Math.min(mixed.length, after.length); at += SECTOR) {
    if (luck.chance(eagerness)) after.copy(mixed, at, at, Math.min(at + SECTOR, after.length));
  }
  return mixed;
}

// Bytes equal to known ones are shared, so that a cut costs memory only for what differs.
function readTree(folder: string, known: Tree = new Map()): Tree {
  const tree: Tree = new Map();
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    const bytes = entry.isDirectory() ? null : fs.readFileSync(file);
    const same = known.get(name);
    tree.set(name, bytes && same?.equals(bytes) ? same : bytes);
  }
  return tree;
}

function removeFrom(tree: Tree, name: string): void {
  for (const each of tree.keys()) if (each === name || each.startsWith(`${name}${path.sep}`)) tree.delete(each);
}
