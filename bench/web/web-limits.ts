import type { PageFigures } from "./web-lighthouse.ts";

/** The kinds in `scripts/lib/build/browser-sources.mjs`. */
export type BrowserKind = "headless shell" | "full Chromium";

const MOST_BLOCKING_MS = 200;
const MOST_BLOCKING_OVER_FLOOR_MS = 100;
const LEAST_PERFORMANCE = 95;
const MOST_POINTS_BELOW_FLOOR = 5;
const MOST_LCP_OF_FLOOR = 1.1;

/** Lists the limits that a page exceeds. `floor` is the same page without scripts, measured in the same run. */
export function findExceededLimits(kind: BrowserKind, site: PageFigures, floor: PageFigures): string[] {
  const isShell = kind === "headless shell";
  const mostBlocking = isShell ? MOST_BLOCKING_MS : floor.tbtMs + MOST_BLOCKING_OVER_FLOOR_MS;
  const leastPerformance = isShell ? LEAST_PERFORMANCE : floor.performance - MOST_POINTS_BELOW_FLOOR;
  const bars: [name: string, value: number, bar: number, isMost: boolean][] = [
    ["blocking time in ms", site.tbtMs, mostBlocking, true],
    ["performance", site.performance, leastPerformance, false],
    ["LCP in ms", site.lcpMs, floor.lcpMs * MOST_LCP_OF_FLOOR, true],
    ["accessibility", site.accessibility, 100, false],
    ["best practices", site.bestPractices, 100, false],
    ["SEO", site.seo, 100, false],
  ];
  const missed = bars.filter(([, value, bar, isMost]) => (isMost ? value > bar : value < bar));
  const words = missed.map(([name, value, bar, isMost]) => miss(name, value, bar, isMost));
  const floorBlocks = !isShell && floor.tbtMs > MOST_BLOCKING_MS;
  if (floorBlocks) words.push(miss("blocking time without scripts in ms", floor.tbtMs, MOST_BLOCKING_MS, true));
  return words;
}

function miss(name: string, value: number, bar: number, isMost: boolean): string {
  return `${name}: ${value.toFixed(0)}, limit: ${isMost ? "at most" : "at least"} ${bar.toFixed(0)}`;
}
