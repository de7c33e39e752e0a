import fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BEAT_MS = 500;
// Much longer than a heartbeat: a slow holder must not lose its lock.
const ABANDONED_MS = 15_000;

/**
 * Runs `work` under a lock between processes. The holder touches the lock file while it lives, so an abandoned lock is
 * detected by its age; process ids would repeat in containers.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withSetupLock(file, work) {
  await fs.mkdir(path.dirname(file), { recursive: true });
  let waiting = false;
  while (!(await tryToTake(file))) {
    if (!waiting) console.log("Waiting for another set-up of this folder to end …");
    waiting = true;
    await sleep(BEAT_MS);
  }
  const beat = setInterval(() => void fs.utimes(file, new Date(), new Date()).catch(() => {}), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await fs.rm(file, { force: true });
  }
}

/** @param {string} file */
async function tryToTake(file) {
  try {
    await fs.writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (await isAbandoned(file)) {
    // A rename has one winner; a plain delete could remove the lock of a faster process.
    const aside = `${file}.${process.pid}`;
    await fs.rename(file, aside).catch(() => {});
    await fs.rm(aside, { force: true });
  }
  return false;
}

/** @param {string} file */
async function isAbandoned(file) {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED_MS;
}
