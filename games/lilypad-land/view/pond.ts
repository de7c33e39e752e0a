import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { cellAt, natureOf, pondOf, WIDE } from "#lilypad-land/rules/ponds.ts";
import type { State } from "#lilypad-land/rules.ts";
import { isInView, type Eye } from "./camera.ts";
import { chanceAt, coloursOf, type Colours } from "./looks.ts";
import { canvasOf, createSprites } from "./sprites.ts";

type Context = CanvasRenderingContext2D;

/** A glint for every so many cells; it lives so long, and drifts on. */
const ACROSS = 7;
const DOWN = 5;
const GLINT_TICKS = 200;
const DRIFT = 2;
const CURRENT = 14;
const SHAPES = 3;
/** Cells of a glint's picture. */
const LONG = 4;
const HIGH = 1;

function glint(context: Context, x: number, y: number, long: number): void {
  context.beginPath();
  context.moveTo(x - long, y);
  context.bezierCurveTo(x - long / 2, y - long * 0.28, x, y + long * 0.2, x + long, y - long * 0.08);
  context.stroke();
}

/** The water of a tile, with light on it; it repeats. */
export function drawWater(side: number, { water, glint: light }: Colours, isPlain: boolean): HTMLCanvasElement {
  const [canvas, context] = canvasOf(side, side, false);
  context.fillStyle = water;
  context.fillRect(0, 0, side, side);
  context.strokeStyle = light;
  context.lineCap = "round";
  context.lineWidth = side / 90;
  for (let line = 0; line < 12 && !isPlain; line++) {
    const [x, y] = [chanceAt(line, 21) * side, chanceAt(line, 22) * side];
    context.globalAlpha = 0.07 + chanceAt(line, 24) * 0.14;
    for (const dx of [-side, 0, side]) for (const dy of [-side, 0, side]) glint(context, x + dx, y + dy, side / 8);
  }
  return canvas;
}

/** Water that lives: lights come, drift and go where no pads are, in cells. */
export function createWater() {
  const spriteOf = createSprites();

  return (stage: Stage, state: State, eye: Eye, shown: Uint8Array): void => {
    const { context, tick, isCalm, isContrast } = stage;
    if (isContrast || isCalm) return;
    const { view, cellPx } = eye;
    const { blocked } = pondOf(state.pond);
    const drift = natureOf(state.pond).hasCurrent ? CURRENT : DRIFT;
    const isFree = (x: number, y: number) => {
      const cell = cellAt(Math.floor(x), Math.floor(y));
      return blocked[cell] === 0 && shown[cell] === 0;
    };
    for (let row = Math.floor(view.top / DOWN); row * DOWN < view.bottom; row++)
      for (let column = Math.floor(view.left / ACROSS); column * ACROSS < view.right; column++) {
        const spot = column + row * 31;
        const age = tick / GLINT_TICKS + chanceAt(spot, 20);
        const life = Math.floor(age);
        const part = age - life;
        const x = (column + chanceAt(spot + life * 7, 21)) * ACROSS + part * drift;
        const y = (row + chanceAt(spot + life * 7, 22)) * DOWN;
        if (
          x < 1 ||
          x > WIDE - 1 ||
          !isInView(eye, { x, y }) ||
          !isFree(x, y) ||
          !isFree(x + 1, y) ||
          !isFree(x - 1, y)
        )
          continue;
        const shape = (spot + life) % SHAPES;
        const sprite = spriteOf(
          `${state.pond} ${shape}`,
          LONG * cellPx,
          (inside) => {
            inside.scale(cellPx, cellPx);
            inside.strokeStyle = coloursOf(state.pond, false).glint;
            inside.lineCap = "round";
            inside.lineWidth = 0.16;
            glint(inside, 0, 0, 1 + shape * 0.4);
          },
          HIGH * cellPx,
        );
        context.globalAlpha = 0.5 * Math.sin(part * Math.PI);
        context.drawImage(sprite, x - LONG / 2, y - HIGH / 2, LONG, HIGH);
      }
    context.globalAlpha = 1;
  };
}
