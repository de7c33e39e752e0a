import fs from "node:fs";

/**
 * CPU time of one thread; wall time would blame a statement for a busy machine. Linux reports it to the thread
 * (`/proc/thread-self`) and to its siblings by number; other systems use wall time.
 */
export type ThreadClock = {
  /** False where the system does not tell CPU time: `readMs` is wall time then. */
  isCpuTime: boolean;
  readMs: () => number;
  /** How long the thread was ready to run but had no processor; always 0 where that is unknown. */
  readWaitedMs: () => number;
  close: () => void;
};

/** The clock of the calling thread, and the name under which other threads find it. */
export function ownThreadClock(): ThreadClock & { thread: string | null } {
  const thread = linkOf("/proc/thread-self");
  return { ...threadClock(thread), thread };
}

export function threadClock(thread: string | null): ThreadClock {
  const file = thread === null ? null : open(`/proc/${thread}/schedstat`);
  if (file === null) return wallClock();
  const bytes = Buffer.alloc(64);
  let lastMs = [0, 0];
  /** "<nanoseconds on a processor> <nanoseconds waiting for one> <time slices>" */
  const read = () => {
    try {
      const length = fs.readSync(file, bytes, 0, bytes.length, 0);
      const [ran, waited] = bytes.toString("latin1", 0, length).split(" ");
      lastMs = [Number(ran) / 1e6, Number(waited) / 1e6];
    } catch {
      // The thread has ended; its time no longer changes.
    }
    return lastMs;
  };
  // Some sandboxes have the file, but no times in it.
  if (!(read()[0]! > 0)) {
    fs.closeSync(file);
    return wallClock();
  }
  return {
    isCpuTime: true,
    readMs: () => read()[0]!,
    readWaitedMs: () => read()[1]!,
    close: () => fs.closeSync(file),
  };
}

function wallClock(): ThreadClock {
  return {
    isCpuTime: false,
    readMs: () => performance.timeOrigin + performance.now(),
    readWaitedMs: () => 0,
    close: () => {},
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
