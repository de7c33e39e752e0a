import { CRACK, CRUMB, FLOOR, PIT, ROCK, SIZE, SPIKES } from "./board.ts";
import * as CREATURE from "./creatures.ts";
import { decideAll } from "./minds.ts";
import { PUZZLE_TEXTS } from "./puzzle-texts.ts";
import { addCreature, addRelic, emptyWorld, type World } from "./world.ts";

// One heart, a few turns of light, and nobody may be left. A puzzle is a head, "Name|turns|relics", and nine rows, or
// seven within rock.

const TILES: Record<string, number> = { "#": ROCK, o: PIT, "^": SPIKES, "~": CRACK };
const TENANTS = "Bsbmtphvn";

export const PUZZLES = PUZZLE_TEXTS.length;
/** Three stars in so many turns, two in two more, one as long as there is light. */
export const TWO_STARS = 2;
export const LIGHT = 5;
/** More of it, as long as somebody learns to push. */
const EARLY_LIGHT = 12;
const EARLY = 10;

const headOf = (level: number): readonly string[] => PUZZLE_TEXTS[level]!.split("\n")[0]!.split("|");
export const puzzleName = (level: number): string => headOf(level)[0]!;
export const puzzlePar = (level: number): number => Number(headOf(level)[1]);

export function readPuzzle(level: number): World {
  const world = parsePuzzle(PUZZLE_TEXTS[level]!);
  if (level < EARLY) world.oil += EARLY_LIGHT - LIGHT;
  return world;
}

export function parsePuzzle(text: string): World {
  const [head = "", ...rows] = text.split("\n");
  const [, par, relics = ""] = head.split("|");
  const world = emptyWorld();
  const wall = "#".repeat(SIZE);
  const lines = rows.length < SIZE ? [wall, ...rows.map((row) => `#${row}#`), wall] : rows;
  for (const [at, letter] of Array.from(lines.join("")).entries()) {
    world.tiles[at] = TILES[letter] ?? FLOOR;
    if (letter === "D") world.duck = at;
    if (letter === "c") world.goods[at] = CRUMB;
    const kind = TENANTS.indexOf(letter);
    if (kind >= CREATURE.boulder) addCreature(world, kind, at);
  }
  for (const relic of relics.split(",").filter(Boolean)) addRelic(world, Number(relic));
  Object.assign(world, { isPuzzle: 1, hearts: 1, mostHearts: 1, oil: Number(par) + LIGHT });
  for (const { kind } of world.creatures) world.met |= 1 << kind;
  decideAll(world);
  return world;
}

export const puzzleStars = (par: number, turns: number): 1 | 2 | 3 =>
  turns <= par ? 3 : turns <= par + TWO_STARS ? 2 : 1;
