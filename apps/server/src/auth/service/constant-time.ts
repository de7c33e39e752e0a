import { setTimeout as wait } from "node:timers/promises";

/** Starts fixed intervals now, and returns a function that waits for the end of the current one. */
export function startIntervals(milliseconds: number): () => Promise<void> {
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

/** Delays the result to the end of an interval, so that response times do not reveal whether an address is known. */
export async function inConstantTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const roundEnds = startIntervals(milliseconds);
  try {
    return await work();
  } finally {
    await roundEnds();
  }
}
