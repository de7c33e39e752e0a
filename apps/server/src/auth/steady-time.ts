import { setTimeout as wait } from "node:timers/promises";

/**
 * Answers no earlier than a fixed time after the start, whatever was found on the way: how long it took must not tell
 * whether an address is known.
 */
export async function inSteadyTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = wait(milliseconds);
  try {
    return await work();
  } finally {
    await end;
  }
}
