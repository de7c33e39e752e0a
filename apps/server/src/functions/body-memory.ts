/** Smaller bodies are not counted: a thousand of them are a few megabytes. */
const FREE_BYTES = 16 * 1024;

export type BodyMemory = {
  /** Reserves memory for a body, or returns null when there is none; call the result to release it. */
  take(caller: string, bytes: number): (() => void) | null;
};

/**
 * Limits the memory for request bodies of functions: in total and per caller, so that one caller cannot fill it. A
 * caller's first body always fits.
 */
export function limitBodyMemory({ totalBytes, callerBytes }: { totalBytes: number; callerBytes: number }): BodyMemory {
  const held = new Map<string, number>();
  let all = 0;
  const add = (caller: string, bytes: number) => {
    all += bytes;
    const now = (held.get(caller) ?? 0) + bytes;
    if (now > 0) held.set(caller, now);
    else held.delete(caller);
  };
  return {
    take: (caller, bytes) => {
      if (bytes <= FREE_BYTES) return () => {};
      const own = held.get(caller) ?? 0;
      const fits = (own === 0 || own + bytes <= callerBytes) && (all === 0 || all + bytes <= totalBytes);
      if (!fits) return null;
      add(caller, bytes);
      let isHeld = true;
      return () => {
        if (isHeld) add(caller, -bytes);
        isHeld = false;
      };
    },
  };
}
