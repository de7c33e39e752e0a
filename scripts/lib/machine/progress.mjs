const STILL_GOING_MS = 15_000;

/**
 * Says what is happening, that it is still happening, and how long it took. Plain lines: they read the
 * same in a terminal and in a log.
 * @template T
 * @param {string} what for example "Installing dependencies"
 * @param {() => Promise<T>} work
 */
export async function step(what, work) {
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
