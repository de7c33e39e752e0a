import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { layOut } from "./view-layout.ts";
import { drawCloud, drawDuckling, drawPond, drawSky, INK } from "./view-storm.ts";
import { drawCaps } from "./view-words.ts";

/** The cover: cloud, bolt, and falling keys. */
export function drawTitle(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const isWide = width > height;
  drawSky(stage, 0);
  const layout = { ...layOut(width, height, false), cap: isWide ? 86 : 76, pondY: height * (isWide ? 0.74 : 0.55) };
  drawPond(stage, layout);
  context.save();
  context.translate(width * 0.5, height * (isWide ? 0.2 : 0.16));
  context.scale(2.2, 2.2);
  context.fillStyle = INK.boltShade;
  context.fill(new Path2D("M22 4l-34 50h22L-6 104 44 38H20L42 4z"));
  context.fillStyle = INK.bolt;
  context.fill(new Path2D("M18 0l-34 52H6l-16 52 50-68H16L38 0z"));
  context.restore();
  for (const [index, [text, x, y]] of (
    [
      ["quack", 0.24, 0.4],
      ["storm", 0.76, 0.5],
    ] as const
  ).entries()) {
    const bob = isCalm ? 0 : Math.sin(tick / 30 + index * 2) * 10;
    const half = (text.length * layout.cap) / 2;
    // On a narrow screen the picture is cropped at its sides.
    const margin = half + (isWide ? 20 : 64);
    const px = Math.max(margin, Math.min(width - margin, width * x));
    drawCaps(stage, text, px, height * (isWide ? y : y - 0.13 + index * 0.05) + bob, layout);
  }
  drawCloud(stage, 0, 0);
  for (let duck = 0; duck < 3; duck++)
    drawDuckling(
      context,
      width * 0.5 + (duck - 1) * 150,
      layout.pondY + 30 + (isCalm ? 0 : Math.sin(tick / 24 + duck) * 5),
      1.3,
    );
}
