import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CREAM, PLUM, worth } from "./rules-reef.ts";
import { FRIEND, PHASE, RIVALS, type State } from "./rules.ts";
import { drawFish, INK } from "./view-fish.ts";
import { drawBook, type Layout } from "./view-reef.ts";
import { drawRival, RIVAL_NAMES, RIVAL_WORDS } from "./view-rivals.ts";

/** The four rivals as cards; the selected one is raised. */
export function drawChooser(stage: Stage, { cards }: Layout, chosen: number): void {
  const { context, width, height, tick, isCalm } = stage;
  const isWide = width > height;
  const top = cards[0]!.y;
  stage.text("Who do you swim against?", width / 2, top - (isWide ? 92 : 120), {
    size: isWide ? 52 : 48,
    face: "display",
    colour: INK.cream,
    align: "center",
  });
  stage.text("The harder the rival, the more a win is worth.", width / 2, top - (isWide ? 40 : 62), {
    size: 26,
    weight: 700,
    colour: "#fff",
    align: "center",
  });
  for (const [index, card] of cards.entries()) {
    const isChosen = index === chosen;
    const lift = isChosen ? 10 : 0;
    const [x, y] = [card.x, card.y - lift];
    context.fillStyle = INK.night;
    context.globalAlpha = 0.5;
    context.beginPath();
    context.roundRect(x + 6, card.y + 12, card.width, card.height, [8, 26, 26, 8]);
    context.fill();
    context.globalAlpha = 1;
    drawBook(context, x, y, card.width, card.height, isChosen ? INK.cream : INK.deep);
    drawBook(context, x + 14, y + 14, card.width - 28, card.height * 0.52, isChosen ? INK.water : INK.ripple);
    const bob = isCalm ? 0 : Math.sin(tick / 30 + index) * 4;
    drawRival(context, index, x + card.width / 2, y + 14 + card.height * 0.26 + bob, card.height * 0.2, tick);
    const words = isChosen ? INK.plum : INK.cream;
    stage.text(RIVAL_NAMES[index]!, x + card.width / 2, y + card.height * 0.66, {
      size: 40,
      face: "display",
      colour: words,
      align: "center",
    });
    stage.text(RIVAL_WORDS[index]!, x + card.width / 2, y + card.height * 0.77, {
      size: isWide ? 22 : 27,
      weight: 700,
      colour: words,
      align: "center",
    });
    const weight = RIVALS[index] ? `Key ${index + 1} · pays ×${RIVALS[index].weight}` : `Key ${index + 1} · no score`;
    stage.text(stage.isTouch ? weight.slice(8) : weight, x + card.width / 2, y + card.height * 0.89, {
      size: isWide ? 22 : 27,
      weight: 900,
      colour: isChosen ? INK.coral : INK.foam,
      align: "center",
    });
  }
}

/** Both sides with their counts; the side to move has a light panel. */
export function drawPanels(stage: Stage, state: State, { panels }: Layout): void {
  const isOver = state.phase === PHASE.over;
  for (const [index, side] of [CREAM, PLUM].entries()) {
    const panel = panels[index]!;
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
    else if (state.rival === FRIEND)
      drawFish(context, PLUM, cx, cy + bob, radius * 0.72, { wag: Math.sin(stage.tick / 9) });
    else drawRival(context, state.rival, cx, cy + bob, radius, stage.tick);
    const name = side === CREAM ? "You" : state.rival === FRIEND ? "Friend" : RIVAL_NAMES[state.rival]!;
    if (isTallPanel) {
      stage.text(name, cx, panel.y + 194, { size: 30, weight: 900, colour: words, align: "center" });
      stage.text(count, cx, panel.y + 250, { size: 76, face: "display", colour: words, align: "center" });
      stage.text(turnWords(state, side, isTurn), cx, panel.y + 304, {
        size: 20,
        weight: 700,
        colour: words,
        align: "center",
      });
    } else {
      const right = panel.x + panel.width - 84;
      stage.text(count, right, panel.y + 62, { size: 72, face: "display", colour: words, align: "center" });
      stage.text(name, right, panel.y + 118, { size: 26, weight: 900, colour: words, align: "center" });
      stage.text(turnWords(state, side, isTurn), panel.x + panel.width / 2, panel.y + 156, {
        size: 20,
        weight: 700,
        colour: words,
        align: "center",
      });
    }
  }
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
