import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { DRUM_KITS, kitOf } from "./drum-kits.ts";
import { hitPercent, isFullRow, leastHits, TAKE_STARS } from "./rules.ts";
import { MODE, percentOf, type State } from "./rules/state.ts";
import { SONGS } from "./rules/songs.ts";
import { drawDuck } from "./view/duck.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  hits: number;
  /** By song: the feathers found, as bits, and the most that was played in one take, in percent. */
  songFeathers: readonly number[];
  takes: readonly number[];
  finished: readonly number[];
  /** Songs and takes with every drum hit and no fall. */
  crowns: readonly number[];
  /** The most drums hit spot on in a crowned song or take, in percent. */
  shine: readonly number[];
  /** Takes that were begun, by song. */
  tries: readonly number[];
  kit: string;
};

const NOTHING = { hits: 0, songFeathers: [], takes: [], finished: [], crowns: [], shine: [], tries: [] };
export const NOTHING_KEPT: Kept = { ...NOTHING, kit: "snare" };

export function readKept(progress?: GameProgress): Kept {
  if (!progress) return NOTHING_KEPT;
  const values = Object.entries(NOTHING).map(([key, none]) => [
    key,
    (none === 0 ? progress.get(key, isCount) : progress.get(key, isCounts)) ?? none,
  ]);
  return { ...Object.fromEntries(values), kit: progress.get("kit", isText) ?? "snare" };
}

const countOf = (values: readonly number[], isFine: (value: number) => boolean) => values.filter(isFine).length;
const allFeathers = ({ songFeathers }: Kept) => countOf(songFeathers, (bits) => bits === 7);

/** The share of spot-on hits that makes a crown a diamond one, in percent. */
const DIAMOND = 95;
const shineOf = ({ perfects, goods }: State): number => Math.floor((100 * perfects) / Math.max(1, perfects + goods));

/** How each drum kit is earned; easy ones first. */
export const WAYS: Readonly<Record<string, { how: string; isEarned(kept: Kept): boolean }>> = {
  snare: { how: "Yours from the start", isEarned: () => true },
  count: { how: "A woodblock before each drum, to play by ear", isEarned: () => true },
  clap: { how: "Finish First Quack", isEarned: ({ finished }) => (finished[0] ?? 0) > 0 },
  tom: { how: "3 feathers in one song", isEarned: (kept) => allFeathers(kept) >= 1 },
  quack: { how: "500 hits in all", isEarned: ({ hits }) => hits >= 500 },
  bell: { how: "Finish 5 songs", isEarned: ({ finished }) => countOf(finished, (times) => times > 0) >= 5 },
  gold: { how: "A crown: no drum missed", isEarned: ({ crowns }) => countOf(crowns, (times) => times > 0) > 0 },
  diamond: {
    how: `A crown with ${DIAMOND} % spot on`,
    isEarned: ({ shine }) => shine.some((percent) => percent >= DIAMOND),
  },
};

/** Keeps what a run brought, and takes a new drum kit into use. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  const before = readKept(progress);
  progress.set("hits", before.hits + state.perfects + state.goods);
  if (state.mode !== MODE.remix) keepSong(state, before, progress);
  const after = readKept(progress);
  const found = DRUM_KITS.findLast(({ id }) => WAYS[id]!.isEarned(after) && !WAYS[id]!.isEarned(before));
  if (found) progress.set("kit", found.id);
  return sentencesOf(state, before);
}

function keepSong(state: State, before: Kept, progress: GameProgress): void {
  const change = (
    key: "songFeathers" | "takes" | "finished" | "crowns" | "shine" | "tries",
    to: (now: number) => number,
  ) =>
    progress.set(
      key,
      SONGS.map((_, song) => (song === state.song ? to(before[key][song] ?? 0) : (before[key][song] ?? 0))),
    );
  const more = (now: number) => now + 1;
  if (state.mode === MODE.take) {
    change("takes", (now) => Math.max(now, percentOf(state)));
    change("tries", more);
  }
  change("songFeathers", (now) => now | state.feathers);
  if (isFullRow(state)) {
    change("crowns", more);
    change("shine", (now) => Math.max(now, shineOf(state)));
  }
  if (state.isFinished) change("finished", more);
}

/** The next goal in a song that is smaller than the board. */
export function goalOf({ takes, finished, songFeathers, crowns, shine }: Kept, mode: number, song: number): string {
  const best = shine[song] ?? 0;
  const diamond =
    best < DIAMOND ? `Crown with ${best} % spot on. Goal: ${DIAMOND} %` : "Diamond crown. Goal: more points";
  const crown = crowns[song] ? diamond : "Goal: a crown. No fall, no drum missed";
  if (mode === MODE.take) {
    const far = takes[song] ?? 0;
    const stars = [...TAKE_STARS, 100];
    const star = stars.findIndex((percent) => percent > far);
    return star < 0 ? crown : `${stars[star]! - far} % more to star ${star + 1}`;
  }
  if (!finished[song]) return "Goal: reach the last bar";
  return songFeathers[song] === 7 ? crown : "Goal: all three feathers";
}

/** Advice after a take or a song, for the report. */
export const hintOf = (state: State, progress: GameProgress): string =>
  state.mode === MODE.remix ? "" : `${goalOf(readKept(progress), state.mode, state.song)}.`;

function sentencesOf(state: State, before: Kept): string[] {
  const { perfects, goods, misses, longest } = state;
  const all = perfects + goods + misses;
  const told = all > 0 ? [hitsOf(perfects, goods, all, longest)] : [];
  const late = lateOf(state);
  if (Math.abs(late) >= TOLD_MS) told.push(`You press ${Math.abs(late)} ms ${late < 0 ? "early" : "late"} on average.`);
  if (state.wasted > state.misses && hitPercent(state) < leastHits(state))
    told.push(`${state.wasted} presses hit no drum: press on drums only.`);
  if (isFullRow(state))
    told.push(shineOf(state) < DIAMOND ? "A crown: every drum hit! +5000" : "A diamond crown! Every drum hit: +5000");
  else if (state.isFinished && state.mode !== MODE.remix && state.falls === 0)
    told.push(`${misses} missed ${misses === 1 ? "drum" : "drums"} from a crown.`);
  if (state.mode === MODE.take && !state.isFinished) {
    const [now, best] = [percentOf(state), before.takes[state.song] ?? 0];
    told.push(now > best ? `${now} %: your best take.` : `${now} %. Your best take is ${best} %.`);
  }
  return told;
}

const [TOLD_MS, OFF_MS] = [20, 33];

/** By how many milliseconds the presses were late on average; early ones are less than 0. */
const lateOf = ({ late, timed }: State): number => (timed < 8 ? 0 : Math.round((late * 100) / timed / 60) * 10);

/** So far off that the sound's delay may be the reason. */
export const isOffBeat = (state: State): boolean => Math.abs(lateOf(state)) >= OFF_MS;

const hitsOf = (perfects: number, goods: number, all: number, longest: number): string =>
  perfects + goods === 0
    ? "No drum hit yet: press when the ring is closed."
    : `${perfects + goods} of ${all} drums hit, ${perfects} spot on, ${longest} in a row.`;

export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Drum kits",
    line: `Choose how your hits sound. ${kept.hits.toLocaleString("en")} ${kept.hits === 1 ? "hit" : "hits"} so far.`,
    items: DRUM_KITS.map(({ id, name, colour }) => ({
      id,
      name,
      how: WAYS[id]!.how,
      isFound: WAYS[id]!.isEarned(kept),
      draw(context) {
        drawDuck(context, { x: 24, y: 60, stretch: 1, tilt: 0, wing: 0, run: 1, phones: colour, size: 1.35 });
      },
    })),
    chosen: kitOf(kept.kit).id,
    onChoose: (id) => void progress.set("kit", id),
  };
}
