import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { NOTHING_KEPT, type Kept } from "./kept.ts";
import { parOf } from "./rules-exams.ts";
import { KIND } from "./rules-signals.ts";
import { FAULT_MS, GIFT_MS, MISSED_MS, MODE, PHASE, pointsOf, roundsOf, rules, winnerOf, type State } from "./rules.ts";
import { answerCue } from "./view-cues.ts";
import { drawHalves, drawSides } from "./view-duel.ts";
import { EYES, type EyeLook } from "./view-eyes.ts";
import { createGhost } from "./view-ghost.ts";
import { drawProgress, drawReport } from "./view-report.ts";
import { drawRoom, drawTitle } from "./view-room.ts";
import { disc, drawEye, drawTag, INK, SHAPE_NAMES } from "./view-shapes.ts";
import { drawSample, drawSignal } from "./view-signals.ts";

/** What input needs to know of the picture. */
export type Sight = { width: number; height: number };

export function createView(kept: Kept = NOTHING_KEPT, sight: Sight = { width: 1, height: 1 }): GameView<State> {
  const eye = EYES[kept.eye]!;
  return {
    size: { wide: [1280, 720], tall: [720, 1340] },
    draw(stage, state) {
      Object.assign(sight, { width: stage.width, height: stage.height });
      drawGame(stage, state, kept, eye);
    },
    drawTitle: (stage) => drawTitle(stage, eye),
    drawGhost: createGhost(),
    cue: answerCue,
    say,
    status: (state) => {
      if (state.mode === MODE.duel) return `${pointsOf(state, 0)} : ${pointsOf(state, 1)}`;
      const of = roundsOf(state);
      return `Signal ${Math.min(state.round + 1, of)} of ${of}${state.faults > 0 ? ` · ${state.faults} too early` : ""}`;
    },
    // The last signals are the exciting ones.
    intensity: (state) => (state.round >= roundsOf(state) - 1 ? 3 : state.round >= roundsOf(state) >> 1 ? 2 : 1),
  };
}

function say(state: State): string {
  const isDuel = state.mode === MODE.duel;
  if (state.phase === PHASE.over) {
    if (isDuel) return `${winnerOf(state) === 0 ? "Left" : "Right"} wins the duel.`;
    return `Done: ${rules.score(state)} milliseconds.`;
  }
  if (state.phase === PHASE.intro) return `Signal ${state.round + 1}. ${ruleWords(state, false)}.`;
  if (state.phase === PHASE.go) return "Now!";
  if (state.phase !== PHASE.result) return "Wait.";
  if (isDuel && state.last > 0) return `Point for the ${state.sides.at(-1) === 0 ? "left" : "right"}.`;
  return state.last === 0 ? (isDuel ? "Nobody's point." : "Too early.") : `${state.last} milliseconds.`;
}

/** By kind. */
const RULES = [
  "when it opens",
  "when the lamps go out",
  "",
  "at the duck, not the goose",
  "when both match",
  "when it opens wide",
  "when a shape comes again",
  "at the third duck",
];

/** The signal to wait for, with the verb of the device. */
const ruleWords = ({ signal }: State, isTouch: boolean) =>
  `${isTouch ? "Tap" : "Press"} ${signal.kind === KIND.shape ? `at the ${SHAPE_NAMES[signal.target]}` : RULES[signal.kind]!}`;

/** A good answer lights the room; so does the signal, where there is nothing to distinguish. */
function isLit({ mode, phase, signal, last }: State): boolean {
  if (phase === PHASE.result) return mode !== MODE.duel && last > 0 && last < MISSED_MS;
  return phase === PHASE.go && signal.kind <= KIND.lamps;
}

function drawGame(stage: Stage, state: State, kept: Kept, eye: EyeLook): void {
  const { width, height, isCalm } = stage;
  const lit = isLit(state);
  drawAround(stage, (around) => drawRoom(around, lit && !isCalm));
  if (!lit) drawHalves(stage, state);
  if (state.phase === PHASE.over) return drawReport(stage, state);
  if (state.mode === MODE.duel) drawSides(stage, state);
  else drawProgress(stage, state);
  const place = [width / 2, height * 0.5, Math.min(width * 0.38, height * 0.36)] as const;
  if (state.phase === PHASE.intro) return drawIntro(stage, state, place, eye);
  if (state.phase === PHASE.result) {
    return state.mode === MODE.duel ? drawPoint(stage, state) : drawResult(stage, state, kept, place, eye);
  }
  drawSignal(stage, state, place, eye);
  if (state.mode !== MODE.duel || width > height)
    drawTag(stage, ruleWords(state, stage.isTouch), width / 2, height - 70);
}

/** The signal to wait for, with its picture. */
function drawIntro(stage: Stage, state: State, [x, y, size]: readonly [number, number, number], eye: EyeLook): void {
  const { context, height } = stage;
  const { kind } = state.signal;
  const radius = size * 0.62;
  disc(context, x + 6, y - 22, radius * 1.12, INK.blood);
  disc(context, x, y - 30, radius * 1.12, kind === KIND.eye || kind === KIND.wink ? INK.night : INK.cream);
  drawSample(stage, state.signal, [x, y - 30, radius], eye);
  drawTag(stage, ruleWords(state, stage.isTouch), x, y + radius * 1.12 + 34);
  if (state.mode !== MODE.duel)
    stage.text(stage.isTouch ? "Wait for it" : "Wait for it, then Space", x, height - 60, {
      size: 34,
      weight: 900,
      colour: INK.cream,
      align: "center",
    });
}

const WORDS: readonly (readonly [number, string])[] = [
  [170, "Unnatural"],
  [210, "Wide awake"],
  [250, "Sharp"],
  [300, "Good"],
  [370, "Blinked?"],
  [500, "Sleepy"],
  [MISSED_MS, "Good morning"],
];

function drawResult(
  stage: Stage,
  state: State,
  kept: Kept,
  [x, y, size]: readonly [number, number, number],
  eye: EyeLook,
): void {
  const isGood = state.last > 0 && state.last < MISSED_MS;
  const colour = isGood && !stage.isCalm ? INK.light : INK.cream;
  drawEye(stage.context, x, y - size * 0.34, size * 0.66, isGood ? 1 : 0, 0, eye);
  const big = state.last === 0 ? "Too early" : isGood ? `${state.last} ms` : "Missed";
  const small =
    state.last === 0
      ? "+100 ms, once more"
      : isGood
        ? WORDS.find(([most]) => state.last <= most)![1]
        : "Still there? +1,900 ms";
  stage.text(big, x, y + size * 0.46, { size: 104, face: "display", colour, align: "center" });
  stage.text(small, x, y + size * 0.46 + 78, {
    size: 36,
    weight: 900,
    colour: isGood ? INK.cream : INK.night,
    align: "center",
  });
  const pace = paceWords(state, kept);
  if (pace !== "") drawTag(stage, pace, x, stage.height - 62);
}

/** How the run does against the best one so far: what makes the last signals exciting. */
export function paceWords(state: State, { bests, splits }: Kept): string {
  const { mode, results, last } = state;
  if (mode === MODE.exam && last > 0) return parWords(state);
  const before = splits[mode]?.[results.length - 1];
  if (bests[mode] == null || !before || last === 0) return "";
  const gap = totalOf(state) - before;
  if (gap === 0) return "As fast as your best run";
  return gap < 0 ? `▲ ${groupDigits(-gap)} ms ahead of your best` : `▼ ${groupDigits(gap)} ms behind your best`;
}

const totalOf = ({ results, faults }: State) => results.reduce((all, ms) => all + ms, 0) + faults * FAULT_MS;

/** How far an exam is from three stars. */
function parWords(state: State): string {
  const gap = totalOf(state) - parOf(state.kinds.slice(0, state.results.length));
  return gap <= 0
    ? `▲ ${groupDigits(-gap)} ms to spare for three stars`
    : `▼ ${groupDigits(gap)} ms behind three stars`;
}

/** In a duel: the winner's time on the winner's half. */
function drawPoint(stage: Stage, state: State): void {
  const { context, width, height } = stage;
  const isWide = width > height;
  const side = state.sides.at(-1) ?? 0;
  const isPoint = state.last > 0;
  context.save();
  if (!isPoint) context.translate(width / 2, height / 2);
  else if (isWide) context.translate(width * (side === 0 ? 0.25 : 0.75), height / 2);
  else {
    context.translate(width / 2, height * (side === 0 ? 0.72 : 0.28));
    if (side === 1) context.rotate(Math.PI);
  }
  const isGift = state.last === GIFT_MS;
  const words = !isPoint ? "Nobody" : isGift ? "Point!" : `${state.last} ms`;
  stage.text(words, 0, -20, { size: 96, face: "display", colour: isPoint ? INK.light : INK.cream, align: "center" });
  const small = !isPoint ? "once more" : isGift ? "They were too early" : "Faster!";
  stage.text(small, 0, 60, { size: 36, weight: 900, colour: INK.cream, align: "center" });
  context.restore();
}
