/** Smaller bodies need no place: a thousand of them are a few megabytes. */
const FREE_BYTES = 16 * 1024;

export type BodyRoom = {
  /** A place for a body, or null when there is none; call the answer to give it back. */
  take(caller: string, bytes: number): (() => void) | null;
};

/**
 * Memory for request bodies that functions are reading: in all, and for one caller, so that a caller who fills the own
 * share leaves room for everybody else. A first body always fits.
 */
export function createBodyRoom({ totalBytes, callerBytes }: { totalBytes: number; callerBytes: number }): BodyRoom {
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
