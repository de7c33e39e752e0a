import fs from "node:fs";
import path from "node:path";

/** `draft` takes the place of `target`; what was there is kept as `old`. All are names in the data directory. */
export type Swap = { draft: string; target: string; old: string };

const JOURNAL = "swap.json";

/**
 * Replaces parts of a data directory. The journal makes it one step: after a crash in the middle, `finishSwaps` goes on
 * where it stopped.
 */
export function swapDirectories(dataDir: string, swaps: Swap[]): void {
  const journal = path.join(dataDir, JOURNAL);
  const draft = `${journal}.new`;
  fs.writeFileSync(draft, JSON.stringify(swaps), { mode: 0o600, flush: true });
  fs.renameSync(draft, journal);
  syncFolder(dataDir);
  finishSwaps(dataDir);
}

/** Ends an interrupted swap. The caller holds the lock of the data directory. */
export function finishSwaps(dataDir: string): void {
  const journal = path.join(dataDir, JOURNAL);
  if (!fs.existsSync(journal)) return;
  const at = (name: string) => path.join(dataDir, path.basename(name));
  for (const { draft, target, old } of JSON.parse(fs.readFileSync(journal, "utf8")) as Swap[]) {
    // Without a draft this part is done.
    if (!fs.existsSync(at(draft))) continue;
    if (fs.existsSync(at(target))) fs.renameSync(at(target), at(old));
    fs.renameSync(at(draft), at(target));
  }
  syncFolder(dataDir);
  fs.rmSync(journal);
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
