import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { RIVAL_LOOKS, type Feathers } from "./ducks.ts";
import { drawFigure } from "./figures.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

/** Ducks on the title, from left to right, beside the player's in the middle. */
const TITLE_RIVALS = [
  { who: 3, aside: -3.1, mood: "calm" },
  { who: 0, aside: -1.55, mood: "glad" },
  { who: 8, aside: 1.55, mood: "sad" },
  { who: 9, aside: 3.1, mood: "calm" },
] as const;

/** The title: rivals and the player's duck behind a wall, above the label. */
export function drawTitleStones(stage: Stage, feathers: Feathers, step: number): void {
  const { width, height } = stage;
  const isTall = height > width;
  const floor = height * (isTall ? 0.44 : 0.37);
  const cell = isTall ? width / 8 : height / 9;
  const size = isTall ? width * 0.2 : height * 0.2;
  for (const [at, { who, aside, mood }] of TITLE_RIVALS.entries()) {
    if ((isTall && Math.abs(aside) > 2) || step < at + 5) continue;
    const place = { x: Math.round(width / 2 + aside * size * 1.1), y: Math.round(floor - size * 0.5), size };
    drawFigure(stage, RIVAL_LOOKS[who]!, mood, place, `title-${who}`, who);
  }
  const own = { x: Math.round(width / 2), y: Math.round(floor - size * 0.64), size: Math.round(size * 1.25) };
  if (step > 3) drawFigure(stage, feathers, "glad", own, "title-own", 0);
  drawWall(stage, floor, cell);
}

/** Three rows of stones from edge to edge: one picture. */
function drawWall(stage: Stage, floor: number, cell: number): void {
  const { left, right } = stage.bounds;
  const middle = stage.width / 2;
  const first = Math.floor((left - middle) / cell);
  const last = Math.ceil((right - middle) / cell);
  const box = [middle + first * cell, floor, (last - first + 1) * cell, cell * 3] as const;
  stage.still("stack-title-wall", box, ({ context, isContrast }) => {
    const look = { pixels: context.getTransform().a, isContrast };
    context.fillStyle = isContrast ? "#000000" : INK.well;
    context.fillRect(...box);
    for (let row = 0; row < 3; row++)
      for (let column = first; column <= last; column++) {
        const stone = 1 + ((((column * 5 + row * 7) % 9) + 9) % 9);
        drawStone(context, stone, [middle + column * cell, floor + row * cell, cell], look);
      }
  });
}
