import fs from "node:fs";

/** The name of this thread for `readThreadMs`; null where the system does not count the time of threads. */
export function nameThread(): string | null {
  try {
    return fs.readlinkSync("/proc/thread-self");
  } catch {
    return null;
  }
}

/** How long a thread has used a processor. A busy machine, where it waits for one, is not its fault. */
export function readThreadMs(thread: string): number | null {
  try {
    const [ran] = fs.readFileSync(`/proc/${thread}/schedstat`, "utf8").split(" ", 1);
    // Some systems have the file, but no times in it.
    return Number(ran) / 1e6 || null;
  } catch {
    return null;
  }
}
