import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BLACK, WHITE, type Position } from "#gambit-lite/rules/board.ts";
import { END, PHASE, type State } from "#gambit-lite/rules/state.ts";
import { hasWon, MAX_HINTS, MAX_TAKE_BACKS } from "#gambit-lite/rules.ts";
import type { Box, Layout } from "./layout.ts";
import { drawPiece, INK } from "./pieces.ts";
import { drawRival, REMARKS, RIVAL_NAMES } from "./rivals.ts";

const CORNERS = [8, 26, 26, 8];

export function drawBook({ context }: Stage, box: Box, colour: string): void {
  context.fillStyle = "rgb(4 24 32 / 0.5)";
  context.beginPath();
  context.roundRect(box.x + 5, box.y + 9, box.width, box.height, CORNERS);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, CORNERS);
  context.fill();
}

/** The rival with a remark, the player's clock, captured pieces, and the undo button. */
export function drawPanels(stage: Stage, state: State, layout: Layout): void {
  const { rivalPanel, ownPanel, undo, hint, isWide } = layout;
  const { context, tick, isCalm } = stage;
  const isThinking = state.phase === PHASE.rival;
  const isYours = state.phase === PHASE.person;
  drawBook(stage, rivalPanel, isThinking ? INK.cream : INK.deep);
  const ink = isThinking ? INK.plum : INK.cream;
  const bob = isThinking && !isCalm ? Math.sin(tick / 10) * 4 : 0;
  const face = isWide
    ? { x: rivalPanel.x + rivalPanel.width / 2, y: rivalPanel.y + 92 }
    : { x: rivalPanel.x + 96, y: rivalPanel.y + rivalPanel.height / 2 };
  const radius = Math.min(70, rivalPanel.height * 0.4);
  context.fillStyle = INK.moon;
  context.beginPath();
  context.arc(face.x, face.y, radius, 0, 7);
  context.fill();
  drawRival(context, state.rival, face.x, face.y + 6 + bob, radius * 0.8);
  const words = isWide
    ? ({ x: face.x, align: "center" } as const)
    : ({ x: rivalPanel.x + 190, align: "left" } as const);
  const top = isWide ? rivalPanel.y + 196 : rivalPanel.y + (rivalPanel.height < 180 ? 34 : 50);
  stage.text(RIVAL_NAMES[state.rival]!, words.x, top, { size: 38, face: "display", colour: ink, align: words.align });
  stage.text(remark(state), words.x, top + 44, {
    size: isWide ? 20 : 25,
    weight: 700,
    colour: ink,
    align: words.align,
  });
  drawTaken(
    stage,
    state.position,
    WHITE,
    isWide ? rivalPanel.x + 22 : rivalPanel.x + 190,
    top + (isWide ? 96 : 92),
    isWide ? rivalPanel.width - 44 : 460,
  );

  drawBook(stage, ownPanel, isYours ? INK.cream : INK.deep);
  const own = isYours ? INK.plum : INK.cream;
  const left = ownPanel.x + (isWide ? ownPanel.width / 2 : 26);
  const align = isWide ? "center" : "left";
  stage.text("You", left, ownPanel.y + 46, { size: 38, face: "display", colour: own, align });
  drawClock(stage, state.clock, isWide ? { x: left, y: ownPanel.y + 106 } : { x: left + 190, y: ownPanel.y + 46 }, own);
  stage.text(isYours ? "your move" : "", left, ownPanel.y + (isWide ? 160 : 92), {
    size: 23,
    weight: 700,
    colour: own,
    align,
  });
  drawTaken(stage, state.position, BLACK, ownPanel.x + 22, ownPanel.y + (isWide ? 212 : 138), ownPanel.width - 44);

  const backs = MAX_TAKE_BACKS - state.takeBacks;
  const canUndo = backs > 0 && isYours && state.history.length > 1;
  drawButton(stage, undo, "Back", stage.isTouch ? `${backs} left` : `Z · ${backs} left`, canUndo);
  const hints = MAX_HINTS - state.hints;
  const canHint = hints > 0 && isYours && state.hinted === 0;
  drawButton(stage, hint, "Hint", stage.isTouch ? `${hints} left` : `H · ${hints} left`, canHint);
}

/** The time that is left. */
export function drawClock(
  stage: Stage,
  clock: number,
  { x, y }: { x: number; y: number },
  colour: string = INK.cream,
): void {
  const seconds = Math.ceil(Math.max(0, clock) / 60);
  const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const isLate = seconds <= 30;
  const late = colour === INK.cream ? "#FF8A7A" : "#B3261E";
  const size = 64 + (isLate && !stage.isCalm ? 4 * Math.abs(Math.sin(clock / 19)) : 0);
  stage.text(words, x, y, { size, face: "display", colour: isLate ? late : colour, align: "center" });
}

export function drawButton(stage: Stage, box: Box, title: string, words: string, isOpen: boolean): void {
  drawBook(stage, box, isOpen ? INK.gold : INK.deep);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const colour = isOpen ? INK.plum : "#9DB7BD";
  stage.text(title, middle.x, middle.y - 15, { size: 30, weight: 900, colour, align: "center" });
  stage.text(words, middle.x, middle.y + 19, { size: 20, weight: 700, colour, align: "center" });
}

const ENDS = [
  "",
  "",
  "Stalemate.",
  "Fifty quiet moves.",
  "Three times the same.",
  "Nobody left to win.",
  "The bell rings.",
  "Your time is up.",
];

function remark(state: State): string {
  if (state.end === END.mate) return hasWon(state) ? "Well. Good for you." : "Checkmate. Class dismissed.";
  if (state.end !== END.none) return ENDS[state.end]!;
  if (state.phase === PHASE.rival) return "…";
  const remarks = REMARKS[state.rival]!;
  return remarks[(state.moves >> 2) % remarks.length]!;
}

/** The captured pieces of a side, in rows. */
function drawTaken({ context }: Stage, { squares }: Position, side: number, x: number, y: number, width: number): void {
  const missing = [0, 8, 2, 2, 2, 1];
  for (const piece of squares) if (piece * side > 0 && Math.abs(piece) < 6) missing[Math.abs(piece)]! -= 1;
  const all = missing.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => kind)).reverse();
  for (const [index, kind] of all.entries()) {
    const perRow = Math.floor(width / 27);
    drawPiece(context, kind * side, x + 14 + (index % perRow) * 27, y + 14 + Math.floor(index / perRow) * 38, 45);
  }
}
