import path from "node:path";
import { isStale, rebuild } from "./build-state.mjs";
import { BUILD_TARGETS } from "./build-targets.mjs";
import { areDependenciesInstalled, installDependencies } from "#lib/machine/install.mjs";
import { withProgress } from "#lib/machine/progress.mjs";
import { CACHE_DIR } from "#lib/machine/repository.mjs";
import { withSetupLock } from "./setup-lock.mjs";

const LOCK_FILE = path.join(CACHE_DIR, "set-up.lock");

/** Installs and builds only what is missing or stale. Prints nothing when there is nothing to do. */
export async function setUp() {
  await ensureInstalled();
  if (!BUILD_TARGETS.some((target) => isStale(target))) return;
  await withSetupLock(LOCK_FILE, async () => {
    // Checked one by one, and again: an earlier target or another process may have changed the result.
    for (const target of BUILD_TARGETS) {
      if (isStale(target)) await withProgress(target.what, () => rebuild(target));
    }
  });
}

export async function ensureInstalled() {
  if (areDependenciesInstalled()) return;
  await withSetupLock(LOCK_FILE, async () => {
    if (!areDependenciesInstalled()) await installDependencies();
  });
}
