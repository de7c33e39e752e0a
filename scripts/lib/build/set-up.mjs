import path from "node:path";
import { runInOrder } from "./build-order.mjs";
import { isStale, rebuild } from "./build-state.mjs";
import { BUILD_TARGETS } from "./build-targets.mjs";
import { areDependenciesInstalled, installDependencies } from "#lib/machine/install.mjs";
import { withProgress } from "#lib/machine/progress.mjs";
import { CACHE_DIR } from "#lib/machine/repository.mjs";
import { withSetupLock } from "./setup-lock.mjs";

const LOCK_FILE = path.join(CACHE_DIR, "set-up.lock");

/**
 * Installs and builds only what is missing or stale. Prints nothing when there is nothing to do.
 * @param {string[]} [names] of the targets to build; without it, all
 */
export async function setUp(names) {
  await ensureInstalled();
  const targets = BUILD_TARGETS.filter(({ name }) => names?.includes(name) ?? true);
  if (!targets.some((target) => isStale(target))) return;
  await withSetupLock(LOCK_FILE, async () => {
    await runInOrder(targets, async (target) => {
      // Checks again, because a needed target or another process may have changed the result.
      if (isStale(target)) await withProgress(target.what, () => rebuild(target));
    });
  });
}

export async function ensureInstalled() {
  if (areDependenciesInstalled()) return;
  await withSetupLock(LOCK_FILE, async () => {
    if (!areDependenciesInstalled()) await installDependencies();
  });
}
