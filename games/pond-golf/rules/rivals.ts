import { nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { holeOf, HOLES_IN_COURSE, HOLES } from "./holes.ts";

// The Open: three rivals, each on the three holes of a course. What a rival takes is drawn before the round and shown.

export const RIVALS = 3;
export const HOLES_OF_RIVAL = 3;

/** Strokes over par, drawn for each hole: the first rival is easy, the last one plays par or better. */
const OVERS: readonly (readonly number[])[] = [
  [1, 1, 1, 2],
  [-1, 0, 0, 1],
  [-1, -1, 0, 0],
];
/** No rival makes an ace, so that each hole can be won. */
const LEAST = 2;
/** Each hole adds so much to the pot, times the number of the rival. */
const POT = 100;

export const rivalOf = (at: number): number => Math.floor(at / HOLES_OF_RIVAL);

export const drawRivals = (random: Random, holes: readonly number[]): number[] =>
  holes.map((hole) => {
    const overs = OVERS[Math.floor((hole % HOLES) / HOLES_IN_COURSE)]!;
    return Math.max(LEAST, holeOf(hole).par + overs[nextInt(random, overs.length)]!);
  });

export const potFor = (at: number): number => POT * (rivalOf(at) + 1);

type Round = { card: readonly number[]; rivals: readonly number[] };

/** The winner of a hole: 1 is the player, −1 the rival, 0 neither. A stolen ball loses the hole. */
export function winnerAt({ card, rivals }: Round, at: number): number {
  const strokes = card[at];
  if (strokes === undefined || rivals[at] === undefined) return 0;
  return strokes < 0 ? -1 : Math.sign(rivals[at] - strokes);
}

/** How many holes the player and a rival have won from each other. */
export function matchOf(round: Round, rival: number): [player: number, rival: number] {
  const winners = Array.from({ length: HOLES_OF_RIVAL }, (_, step) => winnerAt(round, rival * HOLES_OF_RIVAL + step));
  return [winners.filter((each) => each > 0).length, winners.filter((each) => each < 0).length];
}

/** Whether a rival is beaten: the player won more of the three holes. */
export function isBeaten(round: Round, rival: number): boolean {
  const [own, other] = matchOf(round, rival);
  return round.card.length >= (rival + 1) * HOLES_OF_RIVAL && own > other;
}

/** The stars of an Open: one for each rival who is beaten. */
export const openStars = (round: Round): number =>
  Array.from({ length: RIVALS }, (_, rival) => isBeaten(round, rival)).filter(Boolean).length;
