import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import type { Random } from "#testing/seeded-random.ts";

const SECTOR = 512;

/** Paths below the folder; a file has its bytes, a folder has null. */
type Tree = Map<string, Buffer | null>;

/** The two states at a power failure: what had been synced, and what was still in the write cache. */
export type PowerCut = { synced: Tree; written: Tree };

/**
 * A model of a disk that loses everything that was not synced. A synced file keeps its bytes and name; a synced folder
 * keeps its names, and a name without synced bytes is an empty file. It observes every fsync in this process.
 */
export class PowerLossDisk {
  readonly #folder: string;
  readonly #synced: Tree;
  #syncs = 0;

  /** The current content counts as synced. */
  constructor(folder: string) {
    this.#folder = fs.realpathSync(folder);
    this.#synced = readTree(this.#folder);
  }

  /** The number of syncs in the folder. */
  get syncs(): number {
    return this.#syncs;
  }

  /** Observes until the returned function is called. `onSync` runs right before and right after each sync. */
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

/** Writes what a disk may hold after the power failure: all synced data and, of the rest, what `luck` selects. */
export function writeSurvivingFiles({ synced, written }: PowerCut, target: string, luck: Random | null): void {
  const survivors = luck ? withLuck(synced, written, luck) : synced;
  fs.mkdirSync(target, { recursive: true });
  for (const [name, bytes] of [...survivors].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.join(target, name);
    fs.mkdirSync(bytes === null ? file : path.dirname(file), { recursive: true });
    if (bytes !== null) fs.writeFileSync(file, bytes);
  }
}

// Sectors reach a disk in any order, but each as a whole.
function withLuck(synced: Tree, written: Tree, luck: Random): Tree {
  const survivors: Tree = new Map(synced);
  const writtenShare = luck.next();
  for (const [name, after] of written) {
    const before = synced.get(name);
    if (before === undefined && luck.chance(writtenShare))
      survivors.set(name, after && mixSectors(Buffer.alloc(0), after, luck, writtenShare));
    if (before && after && before !== after) survivors.set(name, mixSectors(before, after, luck, writtenShare));
  }
  for (const name of synced.keys()) if (!written.has(name) && luck.chance(writtenShare)) removeFrom(survivors, name);
  return survivors;
}

function mixSectors(before: Buffer, after: Buffer, luck: Random, writtenShare: number): Buffer {
  const mixed = Buffer.alloc(luck.chance(writtenShare) ? after.length : before.length);
  before.copy(mixed);
  for (let at = 0; at < Math.min(mixed.length, after.length); at += SECTOR) {
    if (luck.chance(writtenShare)) after.copy(mixed, at, at, Math.min(at + SECTOR, after.length));
  }
  return mixed;
}

// Equal bytes are shared, so that each power failure costs memory only for what differs.
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
