import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { puzzleOf, RUSH_PUZZLES, HEARTS } from "#gambit-lite/rules/puzzles.ts";
import { END, KIND, PHASE, type State } from "#gambit-lite/rules/state.ts";
import type { Box, Layout } from "./layout.ts";
import { drawBook, drawButton, drawClock } from "./panels.ts";
import { INK } from "./pieces.ts";
import { drawRival } from "./rivals.ts";

const COACH = 3;
const HEART = new Path2D("M0 14C-22-2-18-18-8-18-3-18 0-14 0-10 0-14 3-18 8-18 18-18 22-2 0 14z");
const TASKS = ["", "Mate in one", "Mate in two"];
const REMARKS = [
  "White moves.",
  "Look at the king.",
  "Every check counts.",
  "Where can it flee?",
  "Take your time. Well …",
];

/** The task with Prof. Honk as a coach; the clock, hearts and points; and the hint button. */
export function drawPuzzlePanels(stage: Stage, state: State, layout: Layout): void {
  drawTask(stage, state, layout);
  drawOwn(stage, state, layout);
  const { wideHint } = layout;
  const isOpen = state.phase === PHASE.person && state.hinted < 2;
  const words = state.hinted === 0 ? "Which piece?" : state.hinted === 1 ? "Where to?" : "shown";
  drawButton(stage, wideHint, "Hint", stage.isTouch ? words : `H · ${words}`, isOpen);
}

function drawTask(stage: Stage, state: State, { rivalPanel, isWide }: Layout): void {
  const { context, tick, isCalm } = stage;
  const isGood = state.phase === PHASE.next && state.wrong === 0;
  const isBad = state.phase === PHASE.next && state.wrong !== 0;
  drawBook(stage, rivalPanel, isGood ? INK.cream : INK.deep);
  const ink = isGood ? INK.plum : INK.cream;
  const isLow = rivalPanel.height < 180;
  const radius = isLow ? 54 : 70;
  const face = isWide
    ? { x: rivalPanel.x + rivalPanel.width / 2, y: rivalPanel.y + 92 }
    : { x: rivalPanel.x + radius + 24, y: rivalPanel.y + rivalPanel.height / 2 };
  context.fillStyle = INK.moon;
  context.beginPath();
  context.arc(face.x, face.y, radius, 0, 7);
  context.fill();
  const hop = isGood && !isCalm ? Math.abs(Math.sin(tick / 7)) * 8 : 0;
  drawRival(context, COACH, face.x, face.y + 6 - hop, radius * 0.8);
  const x = isWide ? face.x : face.x + radius + 26;
  const align = isWide ? "center" : "left";
  const top = isWide ? rivalPanel.y + 204 : rivalPanel.y + rivalPanel.height / 2 - 28;
  const left = puzzleOf(state).length - state.turn;
  const title = isGood || left === 0 ? "Mate!" : isBad ? "Not that one" : TASKS[left]!;
  stage.text(title, x, top, { size: isWide ? 40 : 52, face: "display", colour: ink, align });
  stage.text(remark(state), x, top + (isWide ? 46 : 50), { size: isWide ? 22 : 28, weight: 700, colour: ink, align });
  if (isWide) drawSteps(stage, state, rivalPanel, ink);
}

function remark(state: State): string {
  if (state.phase === PHASE.over) return state.end === END.clock ? "Time is up." : "That was it.";
  if (state.phase === PHASE.next) return state.wrong ? "This was the way." : "Splendid.";
  if (state.kind === KIND.book && state.mistakes > 0) return "Try another one.";
  if (state.turn > 0) return "Now finish it.";
  return REMARKS[state.place % REMARKS.length]!;
}

/** How far the run has come: a dot for each puzzle. */
function drawSteps(stage: Stage, state: State, box: Box, ink: string): void {
  const { context } = stage;
  if (state.kind === KIND.book)
    return stage.text(`Page ${(state.list[0]! >> 1) + 1}`, box.x + box.width / 2, box.y + 330, {
      size: 30,
      face: "display",
      colour: INK.gold,
      align: "center",
    });
  for (let at = 0; at < RUSH_PUZZLES; at++) {
    const [x, y] = [box.x + 33 + (at % 10) * 22, box.y + 300 + Math.floor(at / 10) * 22];
    context.beginPath();
    context.arc(x, y, at === state.place ? 9 : 6, 0, 7);
    context.fillStyle = at < state.place ? INK.gold : at === state.place ? INK.coral : ink;
    context.globalAlpha = at > state.place ? 0.25 : 1;
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawOwn(stage: Stage, state: State, { ownPanel, isWide }: Layout): void {
  drawBook(stage, ownPanel, INK.deep);
  const middle = ownPanel.x + ownPanel.width / 2;
  drawClock(
    stage,
    state.clock,
    isWide ? { x: middle, y: ownPanel.y + 66 } : { x: ownPanel.x + 110, y: ownPanel.y + 60 },
  );
  const place = isWide ? { x: middle, y: ownPanel.y + 142 } : { x: ownPanel.x + 326, y: ownPanel.y + 60 };
  if (state.kind === KIND.rush) drawHearts(stage, state.hearts, place.x, place.y);
  else drawStars(stage, state, place.x, place.y);
  const low = { x: isWide ? middle : ownPanel.x + 28, y: ownPanel.y + (isWide ? 206 : 124) };
  const align = isWide ? "center" : "left";
  const solved = `${state.solved} solved`;
  const words = state.kind === KIND.rush ? solved : state.solved > 0 ? "solved" : "no slip: 3 stars";
  stage.text(words, low.x, low.y, { size: isWide ? 27 : 32, weight: 900, colour: INK.cream, align });
  if (state.streak > 1)
    stage.text(`${state.streak} in a row`, low.x, low.y + 40, { size: 26, weight: 900, colour: INK.gold, align });
}

function drawHearts({ context }: Stage, hearts: number, x: number, y: number): void {
  for (let at = 0; at < HEARTS; at++) {
    context.save();
    context.translate(x + (at - 1) * 56, y);
    context.scale(1.35, 1.35);
    context.lineWidth = 3;
    context.strokeStyle = INK.coral;
    context.fillStyle = INK.coral;
    if (at < hearts) context.fill(HEART);
    else context.setLineDash([4, 4]);
    context.stroke(HEART);
    context.restore();
  }
}

const STAR = new Path2D(
  "M0-18l5.300 11.200 12.200 1.600-9 8.400 2.300 12.200L0 9.500l-10.800 5.900 2.300-12.200-9-8.400 12.200-1.600z",
);

/** The stars that can still be won. */
function drawStars({ context }: Stage, { mistakes, hints }: State, x: number, y: number): void {
  const left = Math.max(1, 3 - mistakes - hints);
  for (let at = 0; at < 3; at++) {
    context.save();
    context.translate(x + (at - 1) * 56, y);
    context.scale(1.3, 1.3);
    context.lineWidth = 3;
    context.strokeStyle = INK.gold;
    context.fillStyle = INK.gold;
    if (at < left) context.fill(STAR);
    context.stroke(STAR);
    context.restore();
  }
}
