import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { CREAM } from "./rules-reef.ts";

export const INK = {
  water: "#0E86A8",
  beam: "#2BA3BF",
  deep: "#075070",
  ripple: "#0A5F80",
  night: "#053B54",
  cream: "#FFF3D1",
  creamShade: "#EBCF98",
  sand: "#F2B56B",
  plum: "#3B1B5A",
  plumShade: "#2B1140",
  coral: "#F2594B",
  pink: "#FF8E7A",
  foam: "#BDEBF3",
} as const;

const SHADE = new Path2D("M19-19A27 27 0 0 1-19 19 30 30 0 0 0 19-19z");
const TAIL = new Path2D("M22 0l16-13c4 8 4 18 0 26z");
const GILL = new Path2D("M-2-10c8 4 8 16 0 20");
const EYE = new Path2D("M-17-5h9a4.500 4.500 0 0 1-9 0z");
const LID = new Path2D("M-19-5h13");
const DISC = new Path2D("M0-27A27 27 0 1 1 0 27 27 27 0 1 1 0-27z");

/** A fish of that side, `radius` in each direction; while it turns it is raised and narrowed. */
export function drawFish(
  context: CanvasRenderingContext2D,
  side: number,
  x: number,
  y: number,
  radius: number,
  { width = 1, lift = 0, wag = 0 }: { width?: number; lift?: number; wag?: number } = {},
): void {
  const isCream = side === CREAM;
  const scale = (radius / 27) * (1 + lift * 0.12);
  context.save();
  context.translate(x, y);
  context.fillStyle = INK.night;
  context.globalAlpha = 0.55;
  context.beginPath();
  context.ellipse(radius * (0.1 + lift * 0.2), radius * (0.18 + lift * 0.35), radius * width, radius, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.translate(0, -lift * radius * 0.4);
  // Plum fish face right, so that the sides differ by more than colour.
  context.scale(scale * width * (isCream ? 1 : -1), scale);
  context.save();
  context.rotate(wag * 0.16);
  context.fillStyle = isCream ? INK.sand : INK.coral;
  context.fill(TAIL);
  context.restore();
  context.fillStyle = isCream ? INK.cream : INK.plum;
  context.fill(DISC);
  context.fillStyle = isCream ? INK.creamShade : INK.plumShade;
  if (isCream) context.fill(SHADE);
  else {
    context.save();
    context.scale(-1, 1);
    context.fill(SHADE);
    context.restore();
  }
  context.lineCap = "round";
  context.lineWidth = 4;
  context.strokeStyle = isCream ? INK.sand : INK.coral;
  context.stroke(GILL);
  context.fillStyle = isCream ? INK.plumShade : INK.cream;
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 2.6;
  context.fill(EYE);
  context.stroke(LID);
  context.restore();
}

/** An idle fish, cached in five tail positions because most fish are idle. */
export function drawStillFish(
  context: CanvasRenderingContext2D,
  side: number,
  x: number,
  y: number,
  radius: number,
  wag: number,
): void {
  const position = Math.round(wag * 2);
  const reach = radius * 1.6;
  paste(context, `fish ${side} ${position}`, [x - reach, y - reach, reach * 2, reach * 2], (inside) =>
    drawFish(inside, side, reach, reach, radius, { wag: position / 2 }),
  );
}

export function drawPearl(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = INK.pink;
  context.beginPath();
  // A shell with five ribs, seen from its open side.
  for (let rib = 0; rib <= 5; rib++) {
    const angle = Math.PI * (1 + rib / 5);
    const [px, py] = [x + Math.cos(angle) * radius, y + radius * 0.5 + Math.sin(angle) * radius * 1.1];
    if (rib === 0) context.moveTo(px, py);
    else {
      const middle = Math.PI * (1 + (rib - 0.5) / 5);
      context.quadraticCurveTo(
        x + Math.cos(middle) * radius * 1.25,
        y + radius * 0.5 + Math.sin(middle) * radius * 1.35,
        px,
        py,
      );
    }
  }
  context.quadraticCurveTo(x, y + radius * 1.25, x - radius, y + radius * 0.5);
  context.fill();
  context.fillStyle = INK.coral;
  context.beginPath();
  context.ellipse(x, y + radius * 0.55, radius * 0.92, radius * 0.34, 0, 0, Math.PI);
  context.fill();
  context.fillStyle = INK.cream;
  context.beginPath();
  context.arc(x, y + radius * 0.2, radius * 0.48, 0, 7);
  context.fill();
  context.fillStyle = "#fff";
  context.beginPath();
  context.arc(x - radius * 0.16, y + radius * 0.04, radius * 0.15, 0, 7);
  context.fill();
}
