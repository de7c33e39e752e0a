/** Returns a function that runs jobs in the order of its calls, at most `atOnce` at a time. */
export function limitConcurrency(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    // A finished job hands its slot to the next one, so a new job cannot overtake it.
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same for each key: the jobs of one key never wait for those of another. */
export function limitConcurrencyPerKey(atOnce: number) {
  const limits = new Map<string, { inTurn: ReturnType<typeof limitConcurrency>; jobs: number }>();
  return {
    /** Jobs of a key that run or wait. */
    jobsOf: (key: string): number => limits.get(key)?.jobs ?? 0,
    run: async <T>(key: string, job: () => Promise<T>): Promise<T> => {
      const limit = limits.get(key) ?? { inTurn: limitConcurrency(atOnce), jobs: 0 };
      limits.set(key, limit);
      limit.jobs += 1;
      try {
        return await limit.inTurn(job);
      } finally {
        limit.jobs -= 1;
        if (limit.jobs === 0) limits.delete(key);
      }
    },
  };
}
