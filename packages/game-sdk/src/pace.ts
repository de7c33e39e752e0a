/** A token bucket: returns whether this call is within the rate limit. */
export function createBucket({ perSecond, burst }: { perSecond: number; burst: number }): () => boolean {
  let left = burst;
  let last = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(burst, left + (Math.max(0, now - last) * perSecond) / 1000);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

export type Latest<T> = { push(value: T): void; stop(): void };

/** Throttles values: passes the first at once, then the latest one, at most `everyMs` late. */
export function createLatest<T>(everyMs: number, pass: (value: T) => void): Latest<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const next = () => {
    timer = null;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(next, everyMs);
    pass(value);
  };
  return {
    push: (value) => {
      waiting = { value };
      if (timer === null) next();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      waiting = null;
    },
  };
}

export type HeartbeatWatch = { beat(): void; stop(): void };

/** Calls back when no beat comes for `silentMs`, and again when the beats resume. */
export function watchHeartbeat(silentMs: number, onChange: (isSilent: boolean) => void): HeartbeatWatch {
  let isSilent = false;
  const fall = () => {
    isSilent = true;
    onChange(true);
  };
  let timer = setTimeout(fall, silentMs);
  return {
    beat: () => {
      clearTimeout(timer);
      timer = setTimeout(fall, silentMs);
      if (!isSilent) return;
      isSilent = false;
      onChange(false);
    },
    stop: () => clearTimeout(timer),
  };
}
