import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** This build and the two before it. */
const MAX_BUILDS = 3;
const DRAFT = ".draft-";

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
export async function keepAssets(siteFolder: string, dataDir: string): Promise<string[]> {
  const kept = path.join(dataDir, "assets");
  const own = path.join(kept, await buildOf(siteFolder));
  await fs.mkdir(kept, { recursive: true });
  if (!(await exists(own))) {
    // Renamed when complete, so that a copy that was cut off does not count.
    const draft = path.join(kept, `${DRAFT}${process.pid}`);
    await fs.cp(path.join(siteFolder, "assets"), draft, { recursive: true });
    await fs.rename(draft, own);
  }
  // The order of builds is the order of their last starts.
  await fs.utimes(own, new Date(), new Date());
  const [newest, older] = await byLastStart(kept);
  await Promise.all(older.map((folder) => fs.rm(folder, { recursive: true, force: true })));
  return newest;
}

async function byLastStart(kept: string): Promise<[newest: string[], older: string[]]> {
  const names = await fs.readdir(kept);
  const builds = await Promise.all(
    names
      .filter((name) => !name.startsWith(DRAFT))
      .map(async (name) => ({ folder: path.join(kept, name), at: (await fs.stat(path.join(kept, name))).mtimeMs })),
  );
  const folders = builds.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
  const drafts = names.filter((name) => name.startsWith(DRAFT)).map((name) => path.join(kept, name));
  return [folders.slice(0, MAX_BUILDS), [...folders.slice(MAX_BUILDS), ...drafts]];
}

async function exists(file: string): Promise<boolean> {
  return fs.stat(file).then(
    () => true,
    () => false,
  );
}
