import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** This build and the two before it. */
const MAX_BUILDS = 3;
const DRAFT = ".draft-";
/** A younger draft may belong to another process that is starting. */
const DRAFT_MS = 600_000;

/** Names a build of the site: its page names the scripts, and their names change with every other file. */
export async function buildOf(siteFolder: string): Promise<string> {
  const page = await fs.readFile(path.join(siteFolder, "index.html"));
  return createHash("sha256").update(page).digest("hex").slice(0, 12);
}

/**
 * Copies the hashed files of this build to the data directory and returns the folders of the newest builds, so that a
 * tab that was opened before an upgrade still finds its files. In the data directory, because a new image or a new
 * build has no older files.
 */
export async function keepAssets(
  siteFolder: string,
  dataDir: string,
  say: (message: string) => void = () => {},
): Promise<string[]> {
  const kept = path.join(dataDir, "assets");
  const own = path.join(kept, await buildOf(siteFolder));
  await fs.mkdir(kept, { recursive: true });
  await removeOldDrafts(kept);
  try {
    if (!(await exists(own))) await copyAssets(path.join(siteFolder, "assets"), kept, own);
    // The order of builds is the order of their last starts.
    await fs.utimes(own, new Date(), new Date());
  } catch (error) {
    // Earlier builds are still served.
    say(`The site's files were not kept for open tabs: ${(error as Error).message}`);
  }
  const folders = await byLastStart(kept);
  await Promise.all(folders.slice(MAX_BUILDS).map((folder) => fs.rm(folder, { recursive: true, force: true })));
  return folders.slice(0, MAX_BUILDS);
}

/** Renames the copy when it is complete, so that one that was cut off does not count. */
async function copyAssets(from: string, kept: string, own: string): Promise<void> {
  const draft = path.join(kept, `${DRAFT}${randomUUID()}`);
  try {
    await fs.cp(from, draft, { recursive: true });
    await fs.rename(draft, own);
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true });
    // Race condition: another process was faster.
    if (!(await exists(own))) throw error;
  }
}

async function removeOldDrafts(kept: string): Promise<void> {
  const drafts = (await fs.readdir(kept)).filter((name) => name.startsWith(DRAFT)).map((name) => path.join(kept, name));
  for (const draft of drafts) {
    const at = await changedAt(draft);
    if (Date.now() - at > DRAFT_MS) await fs.rm(draft, { recursive: true, force: true });
  }
}

async function byLastStart(kept: string): Promise<string[]> {
  const names = (await fs.readdir(kept)).filter((name) => !name.startsWith(DRAFT));
  const folders = names.map((name) => path.join(kept, name));
  const builds = await Promise.all(folders.map(async (folder) => ({ folder, at: await changedAt(folder) })));
  return builds.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

/** 0 if another process has removed it. */
async function changedAt(folder: string): Promise<number> {
  return fs.stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function exists(file: string): Promise<boolean> {
  return fs.stat(file).then(
    () => true,
    () => false,
  );
}
