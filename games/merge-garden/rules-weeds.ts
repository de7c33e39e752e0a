import { nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { CELLS, EMPTY, isPlant, isWeed, NEIGHBOURS, WEED } from "./rules-board.ts";
import { CUE, type LastSlide } from "./rules-cues.ts";

/** Slides before the first weed. */
export const WEEDS_BEGIN = 12;
/** Slides between a crack in the soil and what comes out of it. */
export const CRACK_SLIDES = 3;
const TOUGH_FROM = 60;
const PULLED_POINTS = 15;

/** What weeds need to know of a garden. */
type Bed = {
  random: Random;
  cells: number[];
  score: number;
  slides: number;
  weedIn: number;
  cracks: number[];
  last: LastSlide;
  cues: number[];
};

/** Every merge beside a weed pulls at it; the last pull has it out. */
export function pullWeeds(bed: Bed, merges: readonly number[]): void {
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (!isWeed(bed.cells[cell]!)) continue;
    const pulls = merges.filter((merge) => NEIGHBOURS[cell]!.includes(merge)).length;
    if (pulls === 0) continue;
    const left = bed.cells[cell]! - WEED - pulls;
    bed.cells[cell] = left > 0 ? WEED + left : EMPTY;
    if (left > 0) continue;
    bed.score += PULLED_POINTS;
    bed.last.pulled.push(cell);
    bed.cues.push(CUE.pulled);
  }
}

/** Weeds that are there from the start. */
export function sowWeeds(bed: Bed, count: number): void {
  for (let weed = 0; weed < count; weed++) {
    const places = bed.cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
    bed.cells[places[nextInt(bed.random, places.length)]!] = WEED + 1;
  }
}

/** Counts down, and lets weeds out of the cracks that no plant stands on. A plant on a crack is worth its level. */
export function growWeeds(bed: Bed): void {
  bed.weedIn -= 1;
  if (bed.weedIn > 0) return;
  for (const cell of bed.cracks) {
    const content = bed.cells[cell]!;
    if (isPlant(content)) {
      bed.score += 5 * content;
      bed.cues.push(CUE.trampled);
    } else if (content === EMPTY) {
      plantWeed(bed, cell);
    }
  }
  bed.cracks = [];
  bed.weedIn = weedInterval(bed.slides);
}

/** Shows where the next weeds will come. */
export function crackSoil(bed: Bed): void {
  if (bed.weedIn !== CRACK_SLIDES || bed.cracks.length) return;
  const places = bed.cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
  const count = Math.min(places.length, weedCount(bed.slides));
  for (let crack = 0; crack < count; crack++) {
    bed.cracks.push(...places.splice(nextInt(bed.random, places.length), 1));
  }
  if (count > 0) bed.cues.push(CUE.crack);
}

/** A garden left alone: a weed on a free cell or, where there is none, in place of the smallest plant. */
export function overgrow(bed: Bed): void {
  const places = bed.cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
  if (places.length) return plantWeed(bed, places[nextInt(bed.random, places.length)]!);
  let smallest = -1;
  for (const [cell, content] of bed.cells.entries()) {
    if (isPlant(content) && (smallest < 0 || content < bed.cells[smallest]!)) smallest = cell;
  }
  if (smallest >= 0) plantWeed(bed, smallest);
}

/** Slides from one weed to the next: fewer and fewer. */
export const weedInterval = (slides: number): number => Math.max(3, 8 - Math.floor(slides / 25));

const weedCount = (slides: number): number =>
  1 + (slides >= 70 ? 1 : 0) + (slides >= 180 ? 1 : 0) + (slides >= 320 ? 1 : 0);

function plantWeed(bed: Bed, cell: number): void {
  const isTough = bed.slides >= TOUGH_FROM && nextChance(bed.random, Math.min(bed.slides, 600), 800);
  bed.cells[cell] = WEED + (isTough ? 2 : 1);
  bed.last.weeds.push(cell);
  bed.cues.push(CUE.weed);
}
