import fs from "node:fs";
import path from "node:path";
import { withProgress } from "./progress.mjs";
import { CACHE_DIR } from "./repository.mjs";
import { runOrThrow } from "./run.mjs";
import { withSetupLock } from "#lib/build/setup-lock.mjs";

/**
 * Downloads a package that only some machines need, once, into its own folder; so it is in no package.json. Its install
 * scripts do not run; `prepare` does their work.
 * @param {{ name: string, version: string, folder: string, what: string,
 *   prepare: (directory: string, prefix: string) => Promise<void> }} wanted
 * @returns {Promise<string>} the package's directory
 */
export async function downloadPackage({ name, version, folder, what, prepare }) {
  const prefix = path.join(CACHE_DIR, folder);
  const directory = path.join(prefix, "node_modules", name);
  const mark = path.join(prefix, `${path.basename(name)}-${version}`);
  if (fs.existsSync(mark)) return directory;

  await withSetupLock(`${prefix}.lock`, async () => {
    if (fs.existsSync(mark)) return;
    fs.rmSync(prefix, { recursive: true, force: true });
    fs.mkdirSync(prefix, { recursive: true });
    await withProgress(`Downloading ${what} from npm`, async () => {
      const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", prefix];
      await runOrThrow("npm", ["install", ...options, `${name}@${version}`], { cwd: prefix, quiet: true });
      await prepare(directory, prefix);
    });
    fs.writeFileSync(mark, "");
  });
  return directory;
}
