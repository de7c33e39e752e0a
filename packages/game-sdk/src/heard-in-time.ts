export type Hearing<T> = { comes(isIt: (heard: T) => boolean, ms: number): Promise<boolean>; note(heard: T): void };

/** Waits for a message: `comes` resolves to whether it came in time. Messages without a waiter are dropped. */
export function createHearing<T>(): Hearing<T> {
  const waiting = new Set<{ isIt: (heard: T) => boolean; settle: (isFound: boolean) => void }>();
  return {
    comes: (isIt, ms) =>
      new Promise((resolve) => {
        const entry = {
          isIt,
          settle: (isFound: boolean) => {
            clearTimeout(timer);
            waiting.delete(entry);
            resolve(isFound);
          },
        };
        const timer = setTimeout(() => entry.settle(false), ms);
        waiting.add(entry);
      }),
    note: (heard) => {
      for (const entry of waiting) if (entry.isIt(heard)) entry.settle(true);
    },
  };
}
