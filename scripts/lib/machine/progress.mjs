const STILL_GOING_MS = 15_000;

/**
 * Prints what is running, that it is still running, and how long it took. Plain lines, so that a terminal and a log
 * look the same.
 * @template T
 * @param {string} what for example "Installing dependencies"
 * @param {() => Promise<T>} work
 */
export async function withProgress(what, work) {
  const start = performance.now();
  console.log(`${what} …`);
  const reminder = setInterval(() => console.log(`${what} … ${secondsSince(start)} so far`), STILL_GOING_MS);
  try {
    const result = await work();
    console.log(`${what}: done in ${secondsSince(start)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** @param {number} start from performance.now() */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
