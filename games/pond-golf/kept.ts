import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { BALLS, paintBall, type BallLook } from "./art/balls.ts";
import { COURSES, HOLES, holeOf } from "./rules/holes.ts";
import * as MODE from "./rules/modes.ts";
import { COURSE_OVER, COURSE_UNDER, holeStars } from "./rules/points.ts";
import { openStars } from "./rules/rivals.ts";
import { overPar, starsOf, type State } from "./rules.ts";
import { beatenWords, COURSE_NAMES, rivalHint, sayToPar, strokesWord, threeStars, winnerWords } from "./view/words.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  /** Stars by hole and by course, in any mode. */
  stars: readonly number[];
  courses: readonly number[];
  /** The most rivals that an Open has beaten. */
  open: number;
  /** Holes that took one stroke, by hole. */
  aces: readonly number[];
  crumbs: number;
};

export function readKept(progress: GameProgress): Kept {
  const list = (key: string) => progress.get(key, isCounts) ?? [];
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    stars: list("stars"),
    courses: list("courses"),
    open: count("open"),
    aces: list("aces"),
    crumbs: count("crumbs"),
  };
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** All stars of holes and courses, and of the Open. */
export const allStars = ({ stars, courses, open }: Kept): number => sumOf(stars) + sumOf(courses) + open;

const hasBall = ({ from }: BallLook, kept: Kept): boolean => allStars(kept) >= from;

/** The ball that was chosen, or the first one. */
export function chosenBall(progress?: GameProgress): BallLook {
  const ball = progress && BALLS.find(({ id }) => id === progress.get("ball", isText));
  return ball && hasBall(ball, readKept(progress)) ? ball : BALLS[0]!;
}

/** Stores the gains of a run. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  if (state.mode === MODE.friends) return [winnerWords(state)];
  const before = readKept(progress);
  const stars = Array.from({ length: HOLES }, (_, hole) => before.stars[hole] ?? 0);
  const aces = Array.from({ length: HOLES }, (_, hole) => before.aces[hole] ?? 0);
  for (const [at, strokes] of state.card.entries()) {
    if (strokes < 0) continue;
    const number = state.holes[at % state.holes.length]!;
    const hole = number % HOLES;
    stars[hole] = Math.max(stars[hole]!, holeStars(holeOf(number).par, strokes));
    if (strokes === 1) aces[hole] = aces[hole]! + 1;
  }
  const courses = Array.from({ length: COURSES }, (_, course) => before.courses[course] ?? 0);
  if (state.mode === MODE.course) courses[state.level] = Math.max(courses[state.level]!, starsOf(state));
  if (state.mode === MODE.open) progress.set("open", Math.max(before.open, openStars(state)));
  progress.set("stars", stars);
  progress.set("aces", aces);
  progress.set("courses", courses);
  progress.set("crumbs", before.crumbs + state.crumbs);
  return sentencesOf(state);
}

function sentencesOf(state: State): string[] {
  const { mode, card, aces, holes, bestChain } = state;
  const news: string[] = [];
  const isWhole = card.length >= holes.length;
  if (mode === MODE.rush) news.push(`${card.filter((each) => each > 0).length} holes, longest chain ${bestChain}.`);
  else if (mode === MODE.hole && card[0]! > 0)
    news.push(`In after ${strokesWord(card[0]!)}, ${sayToPar(overPar(state))}.`);
  else if (mode !== MODE.hole && isWhole) news.push(`The round: ${sayToPar(overPar(state))}.`);
  if (mode === MODE.open && openStars(state) > 0) {
    const stars = openStars(state);
    news.push(`${beatenWords(state)} ${stars === 1 ? "A star" : `${stars} stars`} of 3.`);
  }
  if (aces > 0) news.push(aces > 1 ? `${aces} aces!` : "An ace!");
  return news;
}

/** What to try next. */
export function hint(state: State, progress: GameProgress): string {
  const kept = readKept(progress);
  const { mode, card, level } = state;
  if (mode === MODE.friends) return "";
  if (mode === MODE.hole && card[0]! < 0) return "Soft strokes stay on the green: the dots show the first metres.";
  if (mode === MODE.open && rivalHint(state)) return rivalHint(state);
  if (mode === MODE.hole && (kept.stars[level] ?? 0) < 3) {
    const words = threeStars(holeOf(level).par);
    return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
  }
  if (mode === MODE.course && (kept.courses[level] ?? 0) < 3) {
    const stars = kept.courses[level] ?? 0;
    const goal = [
      `a star for ${COURSE_OVER} over par`,
      "two stars for par",
      `three stars for ${COURSE_UNDER} under par`,
    ];
    return `${COURSE_NAMES[level]!}: ${goal[stars]!}. This was ${sayToPar(overPar(state))}.`;
  }
  const next = BALLS.find((ball) => !hasBall(ball, kept));
  if (!next) return "";
  const missing = next.from - allStars(kept);
  return `${missing} more ${missing === 1 ? "star" : "stars"}, and you play with a ${next.name.toLowerCase()}.`;
}

/** What is round: each ball opens with stars, and one is chosen. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  const found = kept.aces.filter((count) => count > 0).length;
  return {
    title: "What is round",
    line: `${allStars(kept)} stars, aces on ${found} of ${HOLES} holes, ${kept.crumbs} crumbs.`,
    items: BALLS.map((ball) => ({
      id: ball.id,
      name: ball.name,
      how: ball.from === 0 ? "Yours from the start" : `${ball.from} stars`,
      isFound: hasBall(ball, kept),
      draw(context) {
        context.translate(32, 32);
        context.scale(2.4, 2.4);
        paintBall(context, ball, 0.3);
      },
    })),
    chosen: chosenBall(progress).id,
    onChoose: (id) => void progress.set("ball", id),
  };
}
