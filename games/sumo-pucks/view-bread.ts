import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

export function drawBread({ context, tick, isCalm }: Stage, x: number, y: number): void {
  const bob = isCalm ? 0 : Math.sin(tick / 12) * 3;
  context.save();
  context.translate(x, y);
  context.fillStyle = "#8B5C26";
  context.globalAlpha = 0.4;
  context.beginPath();
  context.ellipse(3, 11, 15, 6, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.translate(0, bob - 3);
  context.rotate(-0.2);
  for (const [colour, inset] of [
    ["#A8642A", 0],
    ["#FFE3B0", 3.4],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(-13 + inset, -7 + inset, 26 - inset * 2, 19 - inset * 2, 3);
    context.arc(-6, -6, 8 - inset, 0, 7);
    context.arc(6, -6, 8 - inset, 0, 7);
    context.fill();
  }
  context.restore();
}
