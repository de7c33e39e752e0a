import { nextChance, nextInt, shuffle, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { recipeOf, type Recipe } from "./rules-ladder.ts";
import { colourAt, isTurnable, PIECE, STEPS, turnsOf, type Board, type Light } from "./rules-light.ts";
import { findPar } from "./rules-par.ts";
import { countWaysIn, spreadLight } from "./rules-spread.ts";

/** A level as it begins, how its pieces are turned when it is solved, and the fewest turns known between the two. */
export type Level = { board: Board; solution: number[]; par: number };

type Lit = Pick<Light, "into">;

const ATTEMPTS = 8;
const PLACES_TRIED = 3;

/**
 * Builds a level backwards: pieces are put into the light of a board that is solved, crystals where the light then
 * falls, and only at last are some of the pieces turned away. Of a fixed number of attempts the best is taken.
 */
export function buildLevel(recipe: Recipe, random: Random): Level {
  let best: Level | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const level = attemptLevel(recipe, random);
    if (level && (!best || level.par > best.par)) best = level;
    if (best && best.par >= recipe.turns) break;
  }
  return best ?? simplestLevel(recipe.size);
}

function attemptLevel(recipe: Recipe, random: Random): Level | null {
  const board = emptyBoard(recipe.size);
  for (const colour of recipe.lamps) addLamp(board, random, colour);
  placeInLight(board, recipe, random);
  const needed = placeCrystals(board, recipe, random);
  if (needed.length === 0) return null;
  placeInDark(board, recipe, random);
  const solution = [...board.turns];
  const turns = turnAway(board, needed, recipe.turns, random);
  const par = findPar(board, turns);
  return par === 0 ? null : { board, solution, par };
}

function emptyBoard(size: number): Board {
  const zeros = () => Array.from({ length: size * size }, () => 0);
  return { size, pieces: zeros(), turns: zeros(), tints: zeros(), lamps: [] };
}

function addLamp({ size, lamps }: Board, random: Random, colour: number): void {
  for (;;) {
    const [direction, along] = [nextInt(random, 4), 1 + nextInt(random, size - 2)];
    const [dx, dy] = STEPS[direction]!;
    const x = dx === 0 ? along : dx > 0 ? 0 : size - 1;
    const y = dy === 0 ? along : dy > 0 ? 0 : size - 1;
    const cell = y * size + x;
    if (lamps.some((lamp) => lamp.cell === cell || lamp.direction === direction)) continue;
    lamps.push({ cell, direction, colour });
    return;
  }
}

function placeInLight(board: Board, recipe: Recipe, random: Random): void {
  const pieces = [
    ...Array.from({ length: recipe.mirrors }, () => PIECE.mirror),
    ...Array.from({ length: recipe.splitters }, () => PIECE.splitter),
    ...Array.from({ length: recipe.prisms }, () => PIECE.prism),
    ...Array.from({ length: recipe.glasses }, () => PIECE.glass),
  ];
  for (const piece of shuffle(random, pieces)) placePiece(board, piece, random);
}

/** Puts a piece where there is light, of a few places where most cells are lit afterwards. */
function placePiece(board: Board, piece: number, random: Random): void {
  const light = spreadLight(board);
  const places: number[] = [];
  for (let cell = 0; cell < board.pieces.length; cell++)
    if (board.pieces[cell] === PIECE.none && canStand(light, cell, piece)) places.push(cell);
  if (!places.length) return;
  let best = { cell: -1, turn: 0, tint: 0, worth: -1 };
  for (let tried = 0; tried < PLACES_TRIED; tried++) {
    const cell = places[nextInt(random, places.length)]!;
    const turn = nextInt(random, turnsOf(piece));
    const tint = piece === PIECE.glass ? partOf(colourAt(light, cell), random) : 0;
    setPiece(board, cell, piece, turn, tint);
    const worth = countWaysIn(board);
    if (worth > best.worth) best = { cell, turn, tint, worth };
    setPiece(board, cell, PIECE.none, 0, 0);
  }
  setPiece(board, best.cell, piece, best.turn, best.tint);
}

/** Glass is for light of several colours that comes from one side only. */
function canStand(light: Lit, cell: number, piece: number): boolean {
  const colour = colourAt(light, cell);
  if (piece !== PIECE.glass) return colour !== 0;
  let sides = 0;
  for (let direction = 0; direction < 4; direction++) if (light.into[cell * 4 + direction]) sides += 1;
  return sides === 1 && (colour & (colour - 1)) !== 0;
}

function partOf(colour: number, random: Random): number {
  const parts = [1, 2, 4].filter((part) => colour & part);
  return parts[nextInt(random, parts.length)]!;
}

function setPiece(board: Board, cell: number, piece: number, turn: number, tint: number): void {
  board.pieces[cell] = piece;
  board.turns[cell] = turn;
  board.tints[cell] = tint;
}

/** Puts crystals where light falls that hangs on many pieces. Gives back the pieces that a crystal hangs on. */
function placeCrystals(board: Board, recipe: Recipe, random: Random): number[] {
  const light = spreadLight(board);
  const movable = board.pieces.flatMap((piece, cell) => (isTurnable(piece) ? [cell] : []));
  const hangsOn = findDependence(board, light, movable);
  const places = shuffle(
    random,
    board.pieces.flatMap((content, cell) => (content === PIECE.none && colourAt(light, cell) ? [cell] : [])),
  );
  const isMixed = (cell: number) => (colourAt(light, cell) & (colourAt(light, cell) - 1)) !== 0;
  let needed = 0;
  for (let crystal = 0; crystal < recipe.crystals; crystal++) {
    let best = { cell: -1, worth: 0 };
    for (const cell of places) {
      if (board.pieces[cell] !== PIECE.none) continue;
      let worth = 4 * countBits(hangsOn[cell]! & ~needed) + countBits(hangsOn[cell]! & needed);
      if (worth > 0 && recipe.lamps.length > 1 && isMixed(cell)) worth += 2;
      if (worth > 0 && isBesideCrystal(board, cell)) worth = Math.max(1, worth - 4);
      if (worth > best.worth) best = { cell, worth };
    }
    if (best.worth === 0) break;
    setPiece(board, best.cell, PIECE.crystal, 0, colourAt(light, best.cell));
    needed |= hangsOn[best.cell]!;
  }
  return movable.filter((_, index) => needed & (1 << index));
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const isBesideCrystal = ({ size, pieces }: Board, cell: number): boolean =>
  (cell >= size && pieces[cell - size] === PIECE.crystal) ||
  (cell + size < pieces.length && pieces[cell + size] === PIECE.crystal) ||
  (cell > 0 && pieces[cell - 1] === PIECE.crystal) ||
  (cell + 1 < pieces.length && pieces[cell + 1] === PIECE.crystal);

/** For each cell the pieces that change its colour when they are turned, a bit each: no board has more than thirty. */
function findDependence(board: Board, light: Lit, movable: readonly number[]): Int32Array {
  const hangsOn = new Int32Array(board.pieces.length);
  for (const [index, piece] of movable.entries()) {
    const turn = board.turns[piece]!;
    board.turns[piece] = (turn + 1) % turnsOf(board.pieces[piece]!);
    const other = spreadLight(board);
    board.turns[piece] = turn;
    for (let cell = 0; cell < hangsOn.length; cell++)
      if (colourAt(light, cell) !== colourAt(other, cell)) hangsOn[cell]! |= 1 << index;
  }
  return hangsOn;
}

function placeInDark(board: Board, recipe: Recipe, random: Random): void {
  const light = spreadLight(board);
  const dark = shuffle(
    random,
    board.pieces.flatMap((content, cell) => (content === PIECE.none && !colourAt(light, cell) ? [cell] : [])),
  );
  for (let decoy = 0; decoy < recipe.decoys && dark.length; decoy++) {
    const piece = recipe.splitters > 0 && nextChance(random, 1, 4) ? PIECE.splitter : PIECE.mirror;
    setPiece(board, dark.pop()!, piece, nextInt(random, 2), 0);
  }
  for (let wall = 0; wall < recipe.walls && dark.length; wall++) setPiece(board, dark.pop()!, PIECE.wall, 0, 0);
}

/** Turns so many pieces away from the solution, or as many as there are. Gives back the turns it takes to undo that. */
function turnAway(board: Board, needed: number[], turns: number, random: Random): number {
  let total = 0;
  for (const cell of shuffle(random, needed)) {
    if (total >= turns) break;
    const ways = turnsOf(board.pieces[cell]!);
    const back = ways === 2 ? 1 : 1 + nextInt(random, Math.min(3, turns - total));
    board.turns[cell] = (board.turns[cell]! + ways - back) % ways;
    total += back;
  }
  return total;
}

/** What is left when nothing else came out: a lamp, a mirror, a crystal. */
function simplestLevel(size: number): Level {
  const board = emptyBoard(size);
  board.lamps.push({ cell: size, direction: 1, colour: 7 });
  setPiece(board, size + 2, PIECE.mirror, 0, 0);
  setPiece(board, size * (size - 1) + 2, PIECE.crystal, 0, 7);
  return { board, solution: board.turns.map((turn, cell) => (cell === size + 2 ? 1 : turn)), par: 1 };
}

/** The seed of each level of the map. A script chose them: par is exact, and every piece of the solution matters. */
export const MAP_SEEDS: readonly number[] = [
  12, 118, 72, 49, 213, 143, 40, 122, 119, 72, 195, 128, 336, 159, 376, 19, 368, 308, 219, 157, 96, 35, 101, 83, 89, 80,
  141, 89, 14, 157, 138, 120, 145, 3, 102, 86, 59, 70, 107, 142, 1, 63, 41, 79, 69, 36, 131, 12, 15, 153, 124, 143, 56,
  125, 118, 105, 146, 85, 143, 109,
];

/** Levels are counted from 1. */
export const mapLevel = (level: number): Level =>
  buildLevel(recipeOf(level), startRandom([level, MAP_SEEDS[level - 1]!, 0x4d4150, 0]));
