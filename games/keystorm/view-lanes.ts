import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Word } from "./rules-fall.ts";
import { capOf, placeOf, type Layout } from "./view-layout.ts";

/** How far each word is moved aside, by id; kept from frame to frame, so that words glide. */
export type Nudges = Map<number, Point>;

const GAP = 12;
const GLIDE = 0.18;
/** Rows between two words, in keys. */
const ROW = 1.6;

/** The middle of each word. Of two that would cover each other, the higher one makes way. */
export function laneWords(words: readonly Word[], width: number, layout: Layout, nudges: Nudges): Map<number, Point> {
  const placed: (Point & { half: number })[] = [];
  const places = new Map<number, Point>();
  for (const word of words.toSorted((one, other) => other.y - one.y)) {
    const plain = placeOf(word, word.letters, width, layout);
    const half = (word.letters * capOf(word, layout)) / 2 + 8;
    const wanted = freePlace(plain, half, placed, width, layout);
    placed.push({ ...wanted, half });
    const before = nudges.get(word.id) ?? { x: 0, y: 0 };
    const nudge = {
      x: before.x + (wanted.x - plain.x - before.x) * GLIDE,
      y: before.y + (wanted.y - plain.y - before.y) * GLIDE,
    };
    nudges.set(word.id, nudge);
    places.set(word.id, { x: plain.x + nudge.x, y: plain.y + nudge.y });
  }
  for (const id of nudges.keys()) if (!places.has(id)) nudges.delete(id);
  return places;
}

function freePlace(
  at: Point,
  half: number,
  placed: readonly (Point & { half: number })[],
  width: number,
  { cap }: Layout,
): Point {
  const covers = (place: Point) =>
    placed.find((other) => Math.abs(other.y - place.y) < cap * ROW && Math.abs(other.x - place.x) < half + other.half);
  let place = at;
  // Each round goes up by a row at least, so as many rounds as words are enough.
  for (let round = 0; round <= placed.length; round++) {
    const blocked = covers(place);
    if (!blocked) return place;
    const reach = half + blocked.half + GAP;
    const [aside] = [blocked.x - reach, blocked.x + reach]
      .map((x) => ({ x, y: place.y }))
      .filter((other) => other.x - half >= 0 && other.x + half <= width && !covers(other))
      .toSorted((one, other) => Math.abs(one.x - at.x) - Math.abs(other.x - at.x));
    if (aside) return aside;
    place = { x: at.x, y: blocked.y - cap * (ROW + 0.05) };
  }
  return place;
}
