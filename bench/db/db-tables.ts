import { PLAYER_INSERT, COIN_AWARD, BARE_INSERT } from "./db-awards.ts";
import type { Rates } from "./db-throughput.ts";
import type { Timing } from "./db-timing.ts";

const MOST_TIMES = 3;
const MOST_MS_MORE = 1;
const LEAST_OF_BARE = 0.3;
const GOAL_OF_BARE = 0.45;
const LEAST_HOT_OF_RANDOM = 0.5;

export type CallRow = { name: string; timings: Timing[] };

/** A call may take three times as long as with the fewest players, or a millisecond more. */
export function isFlat({ timings }: CallRow): boolean {
  const [least, most] = [timings[0]!.median, timings.at(-1)!.median];
  return most <= least * MOST_TIMES || most - least <= MOST_MS_MORE;
}

export const callHead = (sizes: number[]) =>
  line("", [...sizes.flatMap((size) => [`${sizeName(size)} ms`, "p95"]), "ratio", ""]);

export function callLine(row: CallRow): string {
  const { timings } = row;
  const figures = timings.flatMap(({ median, p95 }) => [median.toFixed(2), p95.toFixed(2)]);
  const ratio = (timings.at(-1)!.median / Math.max(0.01, timings[0]!.median)).toFixed(1);
  return line(row.name, [...figures, ratio, isFlat(row) ? "PASS" : "MISS"]);
}

export function rateTable(rates: Rates[]): string {
  const bare = rateOf(rates, BARE_INSERT);
  const verdicts: Record<string, string> = { [COIN_AWARD]: ofBare(rates), [PLAYER_INSERT]: ofRandom(rates) };
  const lines = rates.map(({ name, random, hot }) => {
    const share = (random / bare.random).toFixed(2);
    const hotRate = hot === null ? "" : Math.round(hot).toString();
    const hotShare = hot === null ? "" : (hot / random).toFixed(2);
    return line(name, [Math.round(random).toString(), share, hotRate, hotShare, verdicts[name] ?? ""]);
  });
  return [line("", ["random/s", "of bare", "hot/s", "of random", ""]), ...lines].join("\n");
}

export function areAwardsQuick(rates: Rates[]): boolean {
  return ![ofBare(rates), ofRandom(rates)].includes("MISS");
}

/** Compares the award with a bare insert, and many writes to one player with those to random players. */
function ofBare(rates: Rates[]): string {
  const share = rateOf(rates, COIN_AWARD).random / rateOf(rates, BARE_INSERT).random;
  return share < LEAST_OF_BARE ? "MISS" : share < GOAL_OF_BARE ? "PASS" : "PASS, goal";
}

function ofRandom(rates: Rates[]): string {
  const { random, hot } = rateOf(rates, PLAYER_INSERT);
  return hot! < random * LEAST_HOT_OF_RANDOM ? "MISS" : "PASS";
}

const rateOf = (rates: Rates[], wanted: string) => rates.find(({ name }) => name === wanted)!;

export const sizeName = (users: number) =>
  users >= 1e6 ? `${users / 1e6} M` : users >= 1e3 ? `${users / 1e3} k` : String(users);

const line = (name: string, figures: string[]) =>
  `${name.padEnd(48)}${figures.map((figure) => figure.padStart(11)).join("")}`.trimEnd();
