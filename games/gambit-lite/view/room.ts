import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./pieces.ts";

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
