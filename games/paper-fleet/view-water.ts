import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Harbour, Island } from "./rules-harbours.ts";
import type { Stream } from "./rules-weather.ts";
import type { Frame } from "./view-frame.ts";
import { fillOval, fillShape, signOf } from "./view-signs.ts";

export function drawRipples({ context, width, height, tick, isCalm, isContrast }: Stage): void {
  if (isContrast) return;
  context.strokeStyle = "rgb(255 255 255 / 0.16)";
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.beginPath();
  const drift = isCalm ? 0 : tick / 5;
  for (let row = 0; row * 62 < height - 70; row++) {
    const shift = (drift * (row % 2 === 0 ? 1 : 0.7) + row * 97) % 190;
    for (let x = shift - 40; x < width - 50; x += 190) {
      if (x < 36) continue;
      const y = 48 + row * 62;
      context.moveTo(x, y);
      context.quadraticCurveTo(x + 10, y - 5, x + 20, y);
      context.quadraticCurveTo(x + 30, y + 5, x + 40, y);
    }
  }
  context.stroke();
}

export function drawStreams({ context, tick, isCalm }: Stage, streams: readonly Stream[], frame: Frame): void {
  for (const { x, y, width, height, dx, dy } of streams) {
    const [ax, ay] = frame.place(x, y);
    const [bx, by] = frame.place(x + width, y + height);
    context.save();
    context.beginPath();
    context.rect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
    context.clip();
    context.fillStyle = "rgb(255 255 255 / 0.09)";
    context.fillRect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
    context.strokeStyle = "rgb(255 255 255 / 0.5)";
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.lineCap = "round";
    const isAcross = dx !== 0;
    const sign = Math.sign(isAcross ? dx : dy);
    const length = isAcross ? width : height;
    const run = isCalm ? 0 : (tick * Math.abs(isAcross ? dx : dy)) / 256;
    context.beginPath();
    for (let lane = 0; lane < 3; lane++) {
      const off = ((isAcross ? height : width) * (lane + 0.5)) / 3;
      for (let at = (run + lane * 43) % 120; at < length + 20; at += 120) {
        const place = sign > 0 ? at : length - at;
        const points = [-9, 0, -9].map((back, corner) => {
          const [u, v] = [place + back * sign, off + (corner - 1) * 8];
          return frame.place(x + (isAcross ? u : v), y + (isAcross ? v : u));
        });
        context.moveTo(...points[0]!);
        context.lineTo(...points[1]!);
        context.lineTo(...points[2]!);
      }
    }
    context.stroke();
    context.restore();
  }
}

/** The rings where boats land; those that a chosen boat may use are brighter. */
export function drawRings(
  { context, tick, isCalm }: Stage,
  { jetties }: Harbour,
  frame: Frame,
  wanted: number | null,
): void {
  for (const [sign, { x, y }] of jetties.entries()) {
    const [atX, atY] = frame.place(x, y);
    const isWanted = wanted === sign || wanted === -1;
    const { colour } = signOf(sign);
    if (isWanted) {
      const pulse = isCalm ? 0 : (tick % 50) / 50;
      context.globalAlpha = 0.7 * (1 - pulse);
      context.strokeStyle = colour;
      context.lineWidth = 4;
      context.beginPath();
      context.arc(atX, atY, 29 + pulse * 22, 0, 7);
      context.stroke();
      context.globalAlpha = 0.3;
      context.fillStyle = colour;
      context.fill();
      context.globalAlpha = 1;
    }
    context.strokeStyle = colour;
    context.lineWidth = isWanted ? 6 : 4;
    context.setLineDash([9, 9]);
    context.lineDashOffset = isCalm ? 0 : tick / 5;
    context.beginPath();
    context.arc(atX, atY, 29, 0, 7);
    context.stroke();
    context.setLineDash([]);
  }
}

/** The goose, asleep on its island; after a visit it looks up for a while. */
export function drawGoose({ context, tick, isCalm }: Stage, { x, y }: Island, frame: Frame, isAwake: boolean): void {
  const [atX, atY] = frame.place(x, y);
  const breath = isCalm ? 0 : Math.sin(tick / 40) * 1.4;
  context.save();
  context.translate(atX, atY - 4);
  fillOval(context, "rgb(6 40 58 / 0.25)", 4, 12, 30, 14);
  fillShape(context, "#EDEFF2", [22, -2, 37, -9, 33, 8, 20, 12]);
  fillOval(context, "#FFFFFF", 3, 3, 27 + breath, 18 + breath / 2);
  fillOval(context, "#D5DCE4", 9, 7, 18, 9);
  fillOval(context, "#EDEFF2", 8, 3, 16, 7.5);
  const lift = isAwake ? -17 : 0;
  if (isAwake) {
    context.strokeStyle = "#FFFFFF";
    context.lineWidth = 10;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(-14, 0);
    context.lineTo(-17, -18);
    context.stroke();
  }
  fillOval(context, "#FFFFFF", -17, -7 + lift, 12, 10.5);
  fillShape(context, "#FF7A33", [-25, -9 + lift, -38, -4 + lift, -25, -1 + lift]);
  context.strokeStyle = "#1A2350";
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.beginPath();
  if (isAwake) context.arc(-19, -9 + lift, 2, 0, 7);
  else {
    context.moveTo(-23, -9);
    context.quadraticCurveTo(-19, -6, -15, -9);
  }
  context.stroke();
  context.restore();
}
