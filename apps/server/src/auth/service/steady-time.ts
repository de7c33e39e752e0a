import { setTimeout as wait } from "node:timers/promises";

/** Counts rounds of a fixed time from now on, and gives a way to wait for the end of the one that runs. */
export function countRounds(milliseconds: number): () => Promise<void> {
  if (milliseconds === 0) return async () => {};
  const begun = performance.now();
  let isFirst = true;
  const first = wait(milliseconds, undefined, { ref: false }).then(() => {
    isFirst = false;
  });
  return async () => {
    if (isFirst) return first;
    await wait(milliseconds - ((performance.now() - begun) % milliseconds));
  };
}

/**
 * Answers at the end of a round, whatever was found on the way: how long it took must not tell whether an address is
 * known. On a busy machine that is the end of a later one.
 */
export async function inSteadyTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const roundEnds = countRounds(milliseconds);
  try {
    return await work();
  } finally {
    await roundEnds();
  }
}
