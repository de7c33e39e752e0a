import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { FRIEND, type State } from "./rules.ts";
import { RIVALS } from "./rules-rival.ts";
import { drawPuck } from "./view-puck.ts";
import { PLAYER_LOOK, RIVAL_LOOKS } from "./view-look.ts";

export type Card = { x: number; y: number; width: number; height: number };

const WORDS = [
  ["Light on its feet", "and on ideas."],
  ["Graceful. Will", "remember this."],
  ["Heavy. Does not", "read the rules."],
  ["Two players,", "nobody counts."],
] as const;

/** Four cards: in a row on wide stages, two by two on tall ones. */
export function cardsOf({ width, height }: { width: number; height: number }): Card[] {
  const isTall = height > width;
  const columns = isTall ? 2 : 4;
  const [wide, high, gap] = isTall ? [250, 290, 24] : [196, 288, 22];
  const rows = 4 / columns;
  const left = (width - columns * wide - (columns - 1) * gap) / 2;
  const top = (height - rows * high - (rows - 1) * gap) / 2 + 36;
  return Array.from({ length: 4 }, (_, index) => ({
    x: left + (index % columns) * (wide + gap),
    y: top + Math.floor(index / columns) * (high + gap),
    width: wide,
    height: high,
  }));
}

export function drawCards(stage: Stage, state: State): void {
  const { width, height } = stage;
  const cards = cardsOf(stage);
  stage.fill("rgb(58 26 16 / 0.55)");
  const top = cards[0]!.y;
  stage.text("Who steps into the ring?", width / 2, top - 66, {
    size: height > width ? 42 : 40,
    face: "display",
    align: "center",
  });
  stage.text("Win, and the next one steps in.", width / 2, top - 30, { size: 20, align: "center", colour: "#FFE9B8" });
  for (const [index, card] of cards.entries()) drawCard(stage, card, index, index === state.choice);
}

function drawCard(stage: Stage, { x, y, width, height }: Card, index: number, isChosen: boolean): void {
  const { context, tick, isCalm } = stage;
  const lift = isChosen ? 10 : 0;
  const middle = x + width / 2;
  context.save();
  context.translate(0, -lift);
  context.fillStyle = "#1F0D08";
  context.globalAlpha = 0.4;
  context.beginPath();
  context.roundRect(x + 5, y + 8 + lift, width, height, [8, 26, 26, 8]);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(x, y, width, height, [8, 26, 26, 8]);
  context.fill();
  if (isChosen) {
    context.strokeStyle = "#E4473C";
    context.lineWidth = 6;
    context.stroke();
  }
  context.fillStyle = "#F4DDA8";
  context.beginPath();
  context.roundRect(x + 14, y + 14, width - 28, 120, [6, 18, 18, 6]);
  context.fill();
  const bob = isChosen && !isCalm ? Math.sin(tick / 12) * 4 : 0;
  const pose = { y: y + 74 + bob, size: 1, spin: 0, rested: null, isDashing: false };
  if (index === FRIEND) {
    drawPuck(stage, PLAYER_LOOK, { ...pose, x: middle - 40, radius: 34, facing: 0 });
    drawPuck(stage, RIVAL_LOOKS[FRIEND]!, { ...pose, x: middle + 40, radius: 34, facing: Math.PI });
  } else
    drawPuck(stage, RIVAL_LOOKS[index]!, {
      ...pose,
      x: middle,
      radius: RIVALS[index]!.build.radius * 1.4,
      facing: Math.PI / 2,
    });
  drawWords(stage, index, middle, y + 134);
  context.restore();
}

function drawWords(stage: Stage, index: number, x: number, y: number): void {
  const { context } = stage;
  const name = index === FRIEND ? "A friend" : RIVALS[index]!.name;
  stage.text(name, x, y + 28, { size: 29, face: "display", align: "center", colour: "#3A1A10" });
  for (const [line, words] of WORDS[index]!.entries()) {
    stage.text(words, x, y + 60 + line * 22, { size: 17, align: "center", colour: "#6B3F1A" });
  }
  const worth = index === FRIEND ? "No points" : `Points × ${RIVALS[index]!.weight}`;
  context.fillStyle = index === FRIEND ? "#8B5C26" : "#E4473C";
  context.beginPath();
  context.roundRect(x - 62, y + 104, 124, 30, 4);
  context.fill();
  stage.text(stage.isTouch ? worth : `${index + 1} · ${worth}`, x, y + 120, {
    size: 16,
    weight: 900,
    align: "center",
    colour: "#FFF9E6",
  });
}
