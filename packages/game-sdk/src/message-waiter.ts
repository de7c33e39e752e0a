export type MessageWaiter<T> = {
  waitFor(matches: (message: T) => boolean, ms: number): Promise<boolean>;
  note(message: T): void;
};

/** Waits for a message: `waitFor` resolves to whether it came in time. Messages without a waiter are dropped. */
export function createMessageWaiter<T>(): MessageWaiter<T> {
  const waiting = new Set<{ matches: (message: T) => boolean; settle: (isFound: boolean) => void }>();
  return {
    waitFor: (matches, ms) =>
      new Promise((resolve) => {
        const entry = {
          matches,
          settle: (isFound: boolean) => {
            clearTimeout(timer);
            waiting.delete(entry);
            resolve(isFound);
          },
        };
        const timer = setTimeout(() => entry.settle(false), ms);
        waiting.add(entry);
      }),
    note: (message) => {
      for (const entry of waiting) if (entry.matches(message)) entry.settle(true);
    },
  };
}
