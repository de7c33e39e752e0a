import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CELLS, EMPTY, HIDDEN, SEEN, WIDE } from "#stack-shift/rules/board.ts";
import { drawKept, type Look } from "./kept.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

export type Grid = { x: number; y: number; cell: number };
type Context = CanvasRenderingContext2D;

/** Units of the frame around a grid, and of the room above its rim. */
export const FRAME = 12;

/**
 * The stones that lie still are one picture: a frame then costs a single call. It has the rows in sight and one above the
 * rim, and only cells that change are drawn anew.
 */
export function createLying() {
  const shown = new Int8Array(CELLS);
  const top = HIDDEN - 1;
  let canvas: HTMLCanvasElement | null = null;
  let inside: Context | null = null;
  let [pixels, age, isContrast] = [0, -1, false];
  return {
    draw(stage: Stage, { x, y, cell }: Grid, wanted: Int8Array, scale: number): void {
      const size = Math.max(1, Math.round(cell * scale));
      if (!inside || pixels !== size || age !== picturesAge() || isContrast !== stage.isContrast) {
        [pixels, age, isContrast] = [size, picturesAge(), stage.isContrast];
        canvas ??= document.createElement("canvas");
        [canvas.width, canvas.height] = [WIDE * size, (SEEN + 1) * size];
        inside = canvas.getContext("2d")!;
        shown.fill(EMPTY);
      }
      const look = { pixels: 1, isContrast };
      for (let at = top * WIDE; at < CELLS; at++) {
        const stone = wanted[at]!;
        if (shown[at] === stone) continue;
        const [left, high] = [(at % WIDE) * size, (Math.floor(at / WIDE) - top) * size];
        if (shown[at] !== EMPTY) inside.clearRect(left, high, size, size);
        if (stone !== EMPTY) drawStone(inside, stone, [left, high, size], look);
        shown[at] = stone;
      }
      stage.context.drawImage(canvas!, x, y - cell, WIDE * cell, (SEEN + 1) * cell);
    },
  };
}

/** The wooden well: drawn once for a size, also while the camera moves. */
export function drawWell({ context }: Stage, name: string, { x, y, cell }: Grid, look: Look): void {
  const [width, height] = [WIDE * cell, SEEN * cell];
  const box = [x - FRAME - 4, y - FRAME - 14, width + 2 * FRAME + 8, height + 2 * FRAME + 20] as const;
  drawKept(context, `well ${name} ${x} ${y}`, box, look, (into) => {
    into.translate(-box[0], -box[1]);
    paintWell(into, { x, y, cell }, look);
  });
}

function paintWell(context: Context, { x, y, cell }: Grid, { isContrast }: Look): void {
  const [width, height] = [WIDE * cell, SEEN * cell];
  if (!isContrast) {
    context.fillStyle = "rgba(10, 14, 40, 0.35)";
    context.fillRect(x - FRAME + 2, y + 8, width + 2 * FRAME, height + FRAME - 2);
  }
  context.fillStyle = isContrast ? "#000000" : INK.well;
  context.fillRect(x, y - 4, width, height + 4);
  if (!isContrast) {
    context.fillStyle = INK.wellLine;
    for (let column = 1; column < WIDE; column += 2) context.fillRect(x + column * cell, y - 4, cell, height + 4);
  }
  paintRim(context, { x, y, cell }, isContrast);
  paintBeams(context, [x, y, width, height], isContrast);
}

/** The cell that has to stay free: a sign with bars, not a colour alone. */
function paintRim(context: Context, { x, y, cell }: Grid, isContrast: boolean): void {
  const left = x + 3 * cell;
  context.strokeStyle = isContrast ? "#FFFFFF" : "rgba(255, 90, 78, 0.75)";
  context.lineWidth = Math.max(2, cell * 0.07);
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(left + cell * 0.28, y + cell * 0.28);
  context.lineTo(left + cell * 0.72, y + cell * 0.72);
  context.moveTo(left + cell * 0.72, y + cell * 0.28);
  context.lineTo(left + cell * 0.28, y + cell * 0.72);
  context.stroke();
}

function paintBeams(context: Context, [x, y, width, height]: readonly number[], isContrast: boolean): void {
  const beam = (left: number, top: number, wide: number, high: number) => {
    context.fillStyle = isContrast ? "#FFFFFF" : INK.woodDark;
    context.beginPath();
    context.roundRect(left, top, wide, high, 5);
    context.fill();
    context.fillStyle = isContrast ? "#000000" : INK.wood;
    context.beginPath();
    context.roundRect(left + 2, top + 2, wide - 4, high - 4, 4);
    context.fill();
    if (isContrast) return;
    context.fillStyle = INK.woodLight;
    context.fillRect(left + 4, top + 4, wide > high ? wide - 8 : 3, wide > high ? 3 : high - 8);
  };
  beam(x! - FRAME, y! - 12, FRAME, height! + 12 + FRAME);
  beam(x! + width!, y! - 12, FRAME, height! + 12 + FRAME);
  beam(x! - FRAME - 3, y! + height!, width! + 2 * FRAME + 6, FRAME);
}
