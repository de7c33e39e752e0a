import fs from "node:fs";

/** CPU ticks since boot, and how many of them the host gave to others (steal). */
type ProcessorTimes = { all: number; stolen: number };

export function processorTimes(): ProcessorTimes {
  const [line] = fs.readFileSync("/proc/stat", "utf8").split("\n");
  // user nice system idle iowait irq softirq steal
  const ticks = line!.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7]! };
}

export function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  return (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
}
