import fs from "node:fs";
import path from "node:path";
import { OperatorError } from "#db/operator-error.ts";

/** `draft` takes the place of `target`; what was there is kept as `old`. All are names in the data directory. */
export type Swap = { draft: string; target: string; old: string };

const JOURNAL = "swap.json";

/**
 * Replaces parts of a data directory. The journal makes it one step: after a crash in the middle, `finishSwaps` goes on
 * where it stopped. After an error everything is as it was.
 */
export function swapDirectories(dataDir: string, swaps: Swap[]): void {
  const journal = path.join(dataDir, JOURNAL);
  const draft = `${journal}.new`;
  fs.writeFileSync(draft, JSON.stringify(swaps), { mode: 0o600, flush: true });
  fs.renameSync(draft, journal);
  syncFolder(dataDir);
  const done: Rename[] = [];
  try {
    renameAll(dataDir, swaps, done);
  } catch (error) {
    // If this fails too, the journal stays, and so do the drafts: the next start completes the swap.
    for (const [from, to] of done.reverse()) fs.renameSync(to, from);
    removeJournal(dataDir);
    throw error;
  }
  removeJournal(dataDir);
}

/** Ends an interrupted swap. The caller holds the lock of the data directory. */
export function finishSwaps(dataDir: string): void {
  if (!isSwapping(dataDir)) return;
  renameAll(dataDir, JSON.parse(fs.readFileSync(path.join(dataDir, JOURNAL), "utf8")) as Swap[], []);
  removeJournal(dataDir);
}

/** Whether a swap was interrupted. Its drafts are part of the site then. */
export const isSwapping = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, JOURNAL));

type Rename = [from: string, to: string];

function renameAll(dataDir: string, swaps: Swap[], done: Rename[]): void {
  const at = (name: string) => path.join(dataDir, path.basename(name));
  const rename = (from: string, to: string) => {
    fs.renameSync(at(from), at(to));
    done.push([at(from), at(to)]);
  };
  for (const { draft, target, old } of swaps) {
    // Without a draft this part is done, or there was nothing to replace.
    if (!fs.existsSync(at(draft))) {
      if (fs.existsSync(at(target)) || !fs.existsSync(at(old))) continue;
      throw new OperatorError(
        `A restore was interrupted, and neither ${at(draft)} nor ${at(target)} is there.\n` +
          `The old part is ${at(old)}. Rename it to ${at(target)}, delete ${at(JOURNAL)}, and restore again.`,
      );
    }
    if (fs.existsSync(at(target))) rename(target, old);
    rename(draft, target);
  }
  syncFolder(dataDir);
}

function removeJournal(dataDir: string): void {
  syncFolder(dataDir);
  fs.rmSync(path.join(dataDir, JOURNAL));
  syncFolder(dataDir);
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
