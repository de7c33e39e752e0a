import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BLACK, WHITE, type Position } from "./rules-board.ts";
import { END, hasWon, MAX_TAKE_BACKS, PHASE, RIVALS, type State } from "./rules.ts";
import type { Box, Layout } from "./view-layout.ts";
import { drawPiece, INK } from "./view-pieces.ts";
import { drawRival, REMARKS, RIVAL_NAMES, RIVAL_WORDS } from "./view-rivals.ts";

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

/** The four rivals as cards. */
export function drawChooser(stage: Stage, { cards, isWide }: Layout, chosen: number): void {
  const { context, width, tick, isCalm } = stage;
  const top = cards[0]!.y;
  const title = { face: "display", colour: INK.cream, align: "center" } as const;
  stage.text("Who sits opposite?", width / 2, top - (isWide ? 100 : 130), { ...title, size: 56 });
  stage.text("You have the white pieces.", width / 2, top - (isWide ? 46 : 70), {
    size: 27,
    weight: 700,
    colour: INK.gold,
    align: "center",
  });
  for (const [index, card] of cards.entries()) {
    const isChosen = index === chosen;
    const y = card.y - (isChosen ? 10 : 0);
    drawBook(stage, { ...card, y }, isChosen ? INK.cream : INK.deep);
    context.fillStyle = isChosen ? INK.moon : INK.teal;
    context.beginPath();
    context.roundRect(card.x + 14, y + 14, card.width - 28, card.height * 0.52, CORNERS);
    context.fill();
    const bob = isCalm ? 0 : Math.sin(tick / 30 + index * 1.3) * 4;
    const middle = card.x + card.width / 2;
    drawRival(context, index, middle, y + 22 + card.height * 0.26 + bob, card.height * 0.2);
    const ink = isChosen ? INK.plum : INK.cream;
    stage.text(RIVAL_NAMES[index]!, middle, y + card.height * 0.66, { ...title, size: 38, colour: ink });
    stage.text(RIVAL_WORDS[index]!, middle, y + card.height * 0.76, {
      size: isWide ? 22 : 27,
      weight: 700,
      colour: ink,
      align: "center",
    });
    const pays = `pays ×${RIVALS[index]!.weight}`;
    const words = stage.isTouch ? pays : `key ${index + 1} · ${pays}`;
    stage.text(words, middle, y + card.height * 0.88, {
      size: isWide ? 22 : 27,
      weight: 900,
      colour: isChosen ? "#B3261E" : INK.gold,
      align: "center",
    });
  }
}

/** The rival with a remark, the player's clock, captured pieces, and the undo button. */
export function drawPanels(stage: Stage, state: State, layout: Layout): void {
  const { rivalPanel, ownPanel, undo, isWide } = layout;
  const { context, tick, isCalm } = stage;
  const isThinking = state.phase === PHASE.rival;
  const isYours = state.phase === PHASE.person;
  drawBook(stage, rivalPanel, isThinking ? INK.cream : INK.deep);
  const ink = isThinking ? INK.plum : INK.cream;
  const bob = isThinking && !isCalm ? Math.sin(tick / 10) * 4 : 0;
  const face = isWide
    ? { x: rivalPanel.x + rivalPanel.width / 2, y: rivalPanel.y + 92 }
    : { x: rivalPanel.x + 96, y: rivalPanel.y + 100 };
  context.fillStyle = INK.moon;
  context.beginPath();
  context.arc(face.x, face.y, 70, 0, 7);
  context.fill();
  drawRival(context, state.rival, face.x, face.y + 6 + bob, 56);
  const words = isWide
    ? ({ x: face.x, align: "center" } as const)
    : ({ x: rivalPanel.x + 190, align: "left" } as const);
  const top = isWide ? rivalPanel.y + 196 : rivalPanel.y + 50;
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
  const seconds = Math.ceil(Math.max(0, state.clock) / 60);
  const left = ownPanel.x + (isWide ? ownPanel.width / 2 : 26);
  const align = isWide ? "center" : "left";
  stage.text("You", left, ownPanel.y + 46, { size: 38, face: "display", colour: own, align });
  stage.text(
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    left + (isWide ? 0 : 130),
    ownPanel.y + (isWide ? 106 : 46),
    { size: isWide ? 64 : 44, face: "display", colour: seconds < 60 ? "#B3261E" : own, align },
  );
  stage.text(isYours ? "your move" : "", left, ownPanel.y + (isWide ? 160 : 92), {
    size: 23,
    weight: 700,
    colour: own,
    align,
  });
  drawTaken(stage, state.position, BLACK, ownPanel.x + 22, ownPanel.y + (isWide ? 212 : 138), ownPanel.width - 44);

  const backs = MAX_TAKE_BACKS - state.takeBacks;
  const canUndo = backs > 0 && isYours && state.history.length > 1;
  drawBook(stage, undo, canUndo ? INK.gold : INK.deep);
  const middle = { x: undo.x + undo.width / 2, y: undo.y + undo.height / 2 };
  const colour = canUndo ? INK.plum : "#9DB7BD";
  stage.text("Take back", middle.x, middle.y - 16, { size: 28, weight: 900, colour, align: "center" });
  stage.text(stage.isTouch ? `${backs} left` : `Z · ${backs} left`, middle.x, middle.y + 20, {
    size: 21,
    weight: 700,
    colour,
    align: "center",
  });
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
