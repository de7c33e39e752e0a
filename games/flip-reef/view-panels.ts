import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CREAM, PLUM, worth } from "./rules-reef.ts";
import { hasWon, KIND, marginOf, MAX_TAKE_BACKS, PHASE, RIVALS, type State } from "./rules.ts";
import { drawFish, INK } from "./view-fish.ts";
import { drawBook, type Box, type Layout } from "./view-reef.ts";
import { drawRival, LINES, RIVAL_NAMES } from "./view-rivals.ts";

/** Both sides with their counts; the side to move has a light panel. */
export function drawPanels(stage: Stage, state: State, layout: Layout): void {
  const { panels } = layout;
  const isOver = state.phase === PHASE.over || state.phase === PHASE.next;
  for (const [index, side] of [CREAM, PLUM].entries()) {
    const panel = panels[index as 0 | 1];
    const isTurn = state.side === side && !isOver;
    const { context } = stage;
    const isTallPanel = panel.height > panel.width;
    context.fillStyle = INK.night;
    context.globalAlpha = 0.45;
    context.beginPath();
    context.roundRect(panel.x + 5, panel.y + 9, panel.width, panel.height, [8, 26, 26, 8]);
    context.fill();
    context.globalAlpha = 1;
    drawBook(context, panel.x, panel.y, panel.width, panel.height, isTurn ? INK.cream : INK.deep);
    const words = isTurn ? INK.plum : INK.cream;
    const count = String(shownWorth(state, side));
    const [cx, cy] = isTallPanel
      ? [panel.x + panel.width / 2, panel.y + 96]
      : [panel.x + 84, panel.y + panel.height / 2 - 16];
    const radius = isTallPanel ? 62 : 54;
    context.fillStyle = isTurn ? INK.water : INK.ripple;
    context.beginPath();
    context.arc(cx, cy, radius * 1.16, 0, 7);
    context.fill();
    const bob = isTurn && !stage.isCalm ? Math.sin(stage.tick / 12) * 4 : 0;
    if (side === CREAM) drawFish(context, CREAM, cx, cy + bob, radius * 0.72, { wag: Math.sin(stage.tick / 9) });
    else if (state.kind === KIND.friend)
      drawFish(context, PLUM, cx, cy + bob, radius * 0.72, { wag: Math.sin(stage.tick / 9) });
    else drawRival(context, state.rival, cx, cy + bob, radius, stage.tick);
    const name = side === CREAM ? "You" : state.kind === KIND.friend ? "Friend" : RIVAL_NAMES[state.rival]!;
    if (isTallPanel) {
      stage.text(name, cx, panel.y + 194, { size: 30, weight: 900, colour: words, align: "center" });
      stage.text(count, cx, panel.y + 250, { size: 76, face: "display", colour: words, align: "center" });
      stage.text(turnWords(state, side, isTurn), cx, panel.y + 304, {
        size: 26,
        weight: 900,
        colour: words,
        align: "center",
      });
    } else {
      const right = panel.x + panel.width - 84;
      stage.text(count, right, panel.y + 62, { size: 72, face: "display", colour: words, align: "center" });
      stage.text(name, right, panel.y + 118, { size: 26, weight: 900, colour: words, align: "center" });
      stage.text(turnWords(state, side, isTurn), panel.x + panel.width / 2, panel.y + panel.height - 24, {
        size: 24,
        weight: 900,
        colour: words,
        align: "center",
      });
    }
  }
  if (state.kind === KIND.duel) drawUndo(stage, state, layout.undo);
  if (state.kind === KIND.climb) drawLadder(stage, state, layout);
  if (state.kind !== KIND.friend) drawSpeech(stage, layout, lineOf(state));
}

/** The rival's words at the moment. */
export function lineOf(state: State): string {
  const [hello, leads, trails, lost] = LINES[state.rival]!;
  if (state.phase === PHASE.next || state.phase === PHASE.over) return hasWon(state) ? lost : leads;
  const margin = marginOf(state);
  if (state.moves < 10 || Math.abs(margin) < 5) return hello;
  return margin < 0 ? leads : trails;
}

function drawSpeech(stage: Stage, { speech, isWide }: Layout, words: string): void {
  const { context } = stage;
  drawBook(context, speech.x, speech.y, speech.width, speech.height, INK.cream);
  context.beginPath();
  const [x, y] = isWide ? [speech.x + speech.width / 2, speech.y] : [speech.x + speech.width - 90, speech.y];
  context.moveTo(x - 16, y + 2);
  context.lineTo(x + 6, y - 22);
  context.lineTo(x + 22, y + 2);
  context.fill();
  const lines = words.length > 16 ? halves(words) : [words];
  for (const [index, line] of lines.entries())
    stage.text(
      line,
      speech.x + speech.width / 2,
      speech.y + speech.height / 2 + (index - (lines.length - 1) / 2) * 34,
      {
        size: isWide ? 24 : 28,
        weight: 900,
        colour: INK.plum,
        align: "center",
      },
    );
}

/** Two lines that are about equally long. */
function halves(words: string): string[] {
  const list = words.split(" ");
  const lengthOf = (count: number) => list.slice(0, count).join(" ").length;
  let best = 1;
  for (let count = 1; count < list.length; count++)
    if (Math.abs(lengthOf(count) - words.length / 2) < Math.abs(lengthOf(best) - words.length / 2)) best = count;
  return [list.slice(0, best).join(" "), list.slice(best).join(" ")];
}

function drawUndo(stage: Stage, state: State, box: Box): void {
  const left = MAX_TAKE_BACKS - state.takeBacks;
  const isOpen = left > 0 && state.history.length > 0 && state.phase === PHASE.person;
  drawBook(stage.context, box.x, box.y, box.width, box.height, isOpen ? INK.sand : INK.deep);
  const style = { align: "center", colour: isOpen ? INK.plum : INK.foam } as const;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  stage.text("Take back", x, y - 16, { ...style, size: 30, weight: 900 });
  stage.text(stage.isTouch ? `${left} left` : `Z · ${left} left`, x, y + 20, { ...style, size: 22, weight: 700 });
}

/** The rungs of the climb, with the rivals that are beaten below. */
function drawLadder(stage: Stage, state: State, { undo: box, isWide }: Layout): void {
  const { context } = stage;
  const perRow = 4;
  const gap = isWide ? 58 : 54;
  const top = box.y + (isWide ? 34 : 30);
  for (const index of RIVALS.keys()) {
    const [x, y] = [box.x + 30 + (index % perRow) * gap, top + Math.floor(index / perRow) * (gap + 4)];
    const isBeaten = index < state.rival || (index === state.rival && hasWon(state));
    context.globalAlpha = index > state.rival ? 0.55 : 1;
    context.fillStyle = index === state.rival ? INK.coral : INK.deep;
    context.beginPath();
    context.arc(x, y, 25, 0, 7);
    context.fill();
    // Eight portraits are too many shapes for every picture.
    paste(context, `rung ${index}`, [x - 30, y - 30, 60, 60], (inside) => drawRival(inside, index, 30, 31, 21, 0));
    context.globalAlpha = 1;
    if (isBeaten) drawTick(context, x + 15, y + 15);
  }
}

function drawTick(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = "#2E9E63";
  context.beginPath();
  context.arc(x, y, 10, 0, 7);
  context.fill();
  context.strokeStyle = "#fff";
  context.lineWidth = 3.4;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - 4.5, y);
  context.lineTo(x - 1, y + 3.5);
  context.lineTo(x + 4.5, y - 4);
  context.stroke();
}

function turnWords(state: State, side: number, isTurn: boolean): string {
  if (!isTurn) return "";
  if (state.phase === PHASE.rival) return "thinking";
  return side === CREAM ? "your turn" : "their turn";
}

/** Counts the fish as drawn, because the rules flip them before the animation. */
function shownWorth(state: State, side: number): number {
  const board = [...state.board];
  const since = state.frame - state.lastFrame;
  for (const [order, cell] of state.turned.entries())
    if ((since - 8 - order * 4) / 16 < 0.5) board[cell] = 3 - board[cell]!;
  return worth(board, state.pearls, side);
}
