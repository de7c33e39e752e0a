import fs from "node:fs";

/**
 * CPU time of one thread; wall time would blame a statement for a busy machine. Linux reports it to the thread
 * (`/proc/thread-self`) and to its siblings by number; other systems use wall time.
 */
type ThreadClock = { readMs: () => number; close: () => void };

/** The clock of the calling thread, and the name under which other threads find it. */
export function ownThreadClock(): ThreadClock & { thread: string | null } {
  const thread = linkOf("/proc/thread-self");
  return { ...threadClock(thread), thread };
}

export function threadClock(thread: string | null): ThreadClock {
  const file = thread === null ? null : open(`/proc/${thread}/schedstat`);
  if (file === null) return { readMs: () => performance.timeOrigin + performance.now(), close: () => {} };
  const bytes = Buffer.alloc(64);
  let lastMs = 0;
  return {
    readMs: () => {
      try {
        fs.readSync(file, bytes, 0, bytes.length, 0);
        lastMs = Number.parseInt(bytes.toString("latin1", 0, 24), 10) / 1e6;
      } catch {
        // The thread has ended; its time no longer changes.
      }
      return lastMs;
    },
    close: () => fs.closeSync(file),
  };
}

function linkOf(path: string): string | null {
  try {
    return fs.readlinkSync(path);
  } catch {
    return null;
  }
}

function open(path: string): number | null {
  try {
    return fs.openSync(path, "r");
  } catch {
    return null;
  }
}
