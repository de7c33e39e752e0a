import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KNIGHT } from "./rules-board.ts";
import { INK, paintPiece } from "./view-pieces.ts";

export function drawRoom({ context, width, height, isContrast }: Stage): void {
  paste(context, isContrast ? "plain room" : "room", [0, 0, width, height], (inside) => {
    inside.fillStyle = isContrast ? INK.night : INK.room;
    inside.fillRect(0, 0, width, height);
    if (isContrast) return;
    inside.fillStyle = INK.moon;
    inside.beginPath();
    inside.arc(width / 2, height * 0.44, Math.min(width, height) * 0.62, 0, 7);
    inside.fill();
    inside.fillStyle = INK.deep;
    inside.fillRect(0, height * 0.86, width, height);
    inside.fillStyle = INK.gold;
    for (const [x, y, size] of [
      [0.06, 0.78, 1],
      [0.95, 0.74, 0.8],
      [0.9, 0.06, 0.7],
    ] as const) {
      inside.save();
      inside.translate(width * x, height * y);
      inside.scale(size * 2, size * 2);
      inside.fill(new Path2D("M0-14l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"));
      inside.restore();
    }
  });
}

/** The cover: a goose as a king, and a small pawn. */
export function drawTitle(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const isWide = width > height;
  drawRoom(stage);
  const floor = height * (isWide ? 0.62 : 0.55);
  context.fillStyle = INK.deep;
  context.fillRect(0, floor, width, height - floor);
  context.fillStyle = INK.gold;
  for (let row = 0; row < 3; row++)
    for (let tile = -6; tile < 7; tile++) {
      if ((tile + row) % 2) continue;
      const [near, far] = [1 + (row + 1) * 0.5, 1 + row * 0.5];
      const [y0, y1] = [floor + row * height * 0.1, floor + (row + 1) * height * 0.1];
      context.fill(
        new Path2D(
          `M${width / 2 + tile * 120 * far} ${y0}h${120 * far}L${width / 2 + (tile + 1) * 120 * near} ${y1}h${-120 * near}z`,
        ),
      );
    }
  const sway = isCalm ? 0 : Math.sin(tick / 60) * 0.02;
  for (const [piece, x, y, scale, turn] of [
    [KNIGHT, -0.06, 0.06, isWide ? 5 : 5.4, sway],
    [-1, 0.22, 0.05, isWide ? 2.2 : 2.4, -sway * 2],
  ] as const) {
    context.save();
    context.translate(width * (0.5 + x * (isWide ? 1 : 1.3)), floor + height * y);
    context.scale(scale, scale);
    context.rotate(turn);
    context.translate(0, -34);
    paintPiece(context, piece);
    context.restore();
  }
}
