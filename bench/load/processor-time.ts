import fs from "node:fs";

/** Processor time of processes with all their threads, in microseconds; NaN where the system does not tell it. */
export function processorMicroseconds(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + microsecondsOf(pid), 0);
}

// Linux counts a thread's nanoseconds here; /proc/<pid>/stat only has hundredths of a second.
function microsecondsOf(pid: number): number {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) / 1000;
  } catch {
    return Number.NaN;
  }
}

function nanosecondsOf(file: string): number {
  try {
    return Number(fs.readFileSync(file, "latin1").split(" ")[0]);
  } catch {
    // The thread has ended meanwhile.
    return 0;
  }
}
