// Writes rules-puzzle-list.ts: `npx tsx games/gambit-lite/make-puzzles.ts > games/gambit-lite/rules/puzzle-list.ts`.
// Weak minds play each other. Where one of them could mate in one or two moves, and in one way only, pieces that do not
// matter are taken off the board, and a puzzle is left.
import { nextBetween, shuffle, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  BLACK,
  copyPosition,
  firstPosition,
  fromOf,
  isInCheck,
  KING,
  makeMove,
  NOWHERE,
  toOf,
  undoMove,
  WHITE,
  type Move,
  type Position,
} from "./rules/board.ts";
import { isMate, matesInOne, matesInTwo } from "./rules/mate.ts";
import { chooseMove } from "./rules/mind.ts";
import { legalMoves } from "./rules/moves.ts";
import { isSameWay } from "./rules/puzzle.ts";

const BOOK_ONES = 12;
const BOOK_TWOS = 48;
const RUSH_ONES = 24;
const RUSH_TWOS = 25;
const GRADES = 3;
/** More are made than needed, so that grades differ. */
const ENOUGH_ONES = 90;
const ENOUGH_TWOS = 330;
const MOST_PLIES = 130;
const FIRST_PLY = 14;
const MOST_PER_GAME = 2;
/** Black's pieces besides the king, and all pieces: few enough for small screens. */
const LEAST_BLACK = 2;
const MOST_PIECES = 15;

type Made = { text: string; ease: number };

const random = startRandom([20, 26, 11, 17]);
const ones = new Map<string, Made>();
const twos = new Map<string, Made>();

while (ones.size < ENOUGH_ONES || twos.size < ENOUGH_TWOS) playGame();

const byEase = (list: Map<string, Made>) => [...list.values()].sort((a, b) => a.ease - b.ease);
const [someOnes, someTwos] = [byEase(ones).slice(0, 5 * BOOK_ONES), byEase(twos)];
// Every fifth goes into the book, so that it has all grades.
const bookOnes = someOnes.filter((_, at) => at % 5 === 0).slice(0, BOOK_ONES);
const every = Math.floor(someTwos.length / BOOK_TWOS);
const bookTwos = someTwos.filter((_, at) => at % every === 0).slice(0, BOOK_TWOS);
const rest = someTwos.filter((puzzle) => !bookTwos.includes(puzzle));
const share = Math.floor(rest.length / GRADES);
const rushTwos = Array.from({ length: GRADES }, (_, grade) =>
  rest.slice(grade * share, (grade + 1) * share).slice(0, RUSH_TWOS),
);

const list = (name: string, about: string, made: readonly Made[]) =>
  `/** ${about} */\nexport const ${name}: readonly string[] = [\n${made.map(({ text }) => `  "${text}",\n`).join("")}];\n`;
console.log(
  [
    "// Written by make-puzzles.ts; a test solves every one.\n",
    list("BOOK_IN_ONE", "The first pages of the book: mate in one.", bookOnes),
    list("BOOK_IN_TWO", "The other pages: mate in two, easy ones first.", bookTwos),
    list(
      "RUSH_IN_ONE",
      "Against the clock: mate in one.",
      someOnes.filter((each) => !bookOnes.includes(each)).slice(0, RUSH_ONES),
    ),
    ...rushTwos.map((made, grade) => list(`RUSH_IN_TWO_${grade + 1}`, `Mate in two, grade ${grade + 1}.`, made)),
  ]
    .join("\n")
    .trimEnd(),
);

function playGame(): void {
  const position = firstPosition();
  let found = 0;
  const minds = [0, 1].map(() => ({ nodes: nextBetween(random, 20, 160), guess: nextBetween(random, 30, 160) }));
  for (let ply = 0; ply < MOST_PLIES && found < MOST_PER_GAME; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    if (ply >= FIRST_PLY && collect(asWhite(position))) found += 1;
    makeMove(
      position,
      chooseMove(position, moves, minds[ply & 1]!, random, () => false),
    );
  }
}

/** The position with White to move, and nobody able to castle. */
function asWhite(position: Position): Position {
  const own = { ...copyPosition(position), side: WHITE, castling: 0, passant: NOWHERE, quiet: 0 };
  if (position.side === WHITE) return own;
  for (let square = 0; square < 128; square++) {
    if ((square & 0x88) === 0) own.squares[square] = -position.squares[square ^ 0x70]! || 0;
  }
  own.kings = [position.kings[1] ^ 0x70, position.kings[0] ^ 0x70];
  return own;
}

/** Keeps a puzzle of this position, if there is one that is not yet kept. */
function collect(position: Position): boolean {
  const isOne = matesInOne(position).length > 0;
  if (isOne && ones.size >= ENOUGH_ONES) return false;
  const length = isOne ? 1 : 2;
  const key = onlyKey(position, length);
  if (key === null) return false;
  takeOff(position, length, key, random);
  const ease = isOne ? countPieces(position) + legalMoves(position).length : easeOf(position, key);
  const text = write(position, key);
  const kept = isOne ? ones : twos;
  // The same idea from neighbouring moves of a game looks like the same puzzle.
  const name = text.split(" ")[0]!;
  const isDull = countPieces(position, BLACK) <= LEAST_BLACK || countPieces(position) > MOST_PIECES;
  if (kept.has(name) || isDull) return false;
  kept.set(name, { text, ease });
  return true;
}

/** The only first move that mates in so many, if there is no shorter way. */
function onlyKey(position: Position, length: number): Move | null {
  if (isInCheck(position, BLACK)) return null;
  const short = matesInOne(position);
  if (length === 2 && short.length > 0) return null;
  const keys = length === 1 ? short : matesInTwo(position);
  const [key] = keys;
  return key !== undefined && keys.every((each) => isSameWay(each, key)) ? key : null;
}

/** Takes pieces off, in any order, as long as the solution stays the only one. */
function takeOff(position: Position, length: number, key: Move, by: Random): void {
  const most = nextBetween(by, 6, length === 1 ? 11 : 13);
  const order = shuffle(
    by,
    position.squares.flatMap((piece, square) => (piece !== 0 && Math.abs(piece) !== KING ? [square] : [])),
  );
  for (const square of order) {
    if (countPieces(position) <= most) return;
    const piece = position.squares[square]!;
    // A king that is all alone makes a dull puzzle.
    if (square === fromOf(key) || (piece < 0 && countPieces(position, BLACK) <= LEAST_BLACK + 1)) continue;
    position.squares[square] = 0;
    const left = onlyKey(position, length);
    if (left === null || !isSameWay(left, key)) position.squares[square] = piece;
  }
}

/** The smaller, the easier: checks and takings are seen first, few answers are quickly counted. */
function easeOf(position: Position, key: Move): number {
  const choices = legalMoves(position);
  const isTaking = position.squares[toOf(key)] !== 0;
  const checks = choices.filter((move) => isCheck(position, move)).length;
  const undo = makeMove(position, key);
  const isChecking = isInCheck(position, position.side);
  const answers = legalMoves(position);
  const mates = new Set<number>();
  for (const answer of answers) {
    const back = makeMove(position, answer);
    for (const move of legalMoves(position)) if (isMate(position, move)) mates.add(move);
    undoMove(position, answer, back);
  }
  undoMove(position, key, undo);
  const quiet = isChecking ? 0 : 26;
  return quiet + (isTaking ? 0 : 6) + answers.length * 3 + checks * 2 + Math.floor(choices.length / 4) - mates.size;
}

function isCheck(position: Position, move: Move): boolean {
  const undo = makeMove(position, move);
  const isChecking = isInCheck(position, position.side);
  undoMove(position, move, undo);
  return isChecking;
}

function countPieces({ squares }: Position, side?: number): number {
  return squares.filter((piece) => (side === undefined ? piece !== 0 : piece * side > 0)).length;
}

/** The squares from a8 on, with numbers for empty ones, and the first move. */
function write(position: Position, key: Move): string {
  let [board, empty] = ["", 0];
  for (let index = 0; index < 64; index++) {
    const piece = position.squares[(7 - (index >> 3)) * 16 + (index & 7)]!;
    const letter = "pnbrqk"[Math.abs(piece) - 1];
    if (letter === undefined) empty += 1;
    else {
      board += (empty > 0 ? String(empty) : "") + (piece > 0 ? letter.toUpperCase() : letter);
      empty = 0;
    }
  }
  const name = (square: number) => `${"abcdefgh"[square & 7]}${(square >> 4) + 1}`;
  return `${board} ${name(fromOf(key))}${name(toOf(key))}`;
}
