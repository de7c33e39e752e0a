import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Bounds, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { WATER } from "./rules-fleet.ts";
import type { Harbour, Island } from "./rules-harbours.ts";
import { frameOf, type Frame } from "./view-frame.ts";
import { drawSign, fillOval, fillShape, signOf } from "./view-signs.ts";

type Context = CanvasRenderingContext2D;

const ROOM = 44;
const GRASS = { plain: "#5FA555", light: "#74B964", dark: "#4A8C49" } as const;
const SAND = "#E9D49A";
const WET_SAND = "#C9B57F";
const SHALLOW = "#4FBCC4";
const DEEP = "#1F8AA0";

/** The banks, the water, islands and jetties do not move: they are painted once for each size of the stage. */
export function drawGround(stage: Stage, harbour: Harbour): void {
  const { context, bounds, isContrast, width, height } = stage;
  const { left, top, right, bottom } = bounds;
  const box = [left - ROOM, top - ROOM, right - left + 2 * ROOM, bottom - top + 2 * ROOM] as const;
  const name = `ground ${harbour.title} ${isContrast} ${box.map(Math.round).join(" ")}`;
  paste(context, name, box, (inside) => {
    inside.save();
    inside.translate(ROOM - left, ROOM - top);
    paintGround(inside, harbour, { width, height, isContrast, bounds });
    inside.restore();
  });
}

type Ground = { width: number; height: number; isContrast: boolean; bounds: Bounds };

function paintGround(context: Context, harbour: Harbour, ground: Ground): void {
  const { width, height, isContrast, bounds } = ground;
  const frame = frameOf(ground);
  context.fillStyle = isContrast ? "#06283A" : GRASS.plain;
  context.fillRect(bounds.left - ROOM, bounds.top - ROOM, 4000, 4000);
  if (!isContrast) paintMeadow(context, ground);
  const shore = (inset: number) => traceShore(context, width, height, inset);
  context.lineCap = "butt";
  for (const [colour, inset, channel] of [
    [WET_SAND, -7, 118],
    [SAND, -2, 108],
    [isContrast ? "#0B3A50" : SHALLOW, 9, 84],
  ] as const) {
    context.fillStyle = colour;
    shore(inset);
    context.fill();
    paintChannels(context, harbour, frame, bounds, colour, channel);
  }
  if (!isContrast) paintDepth(context, width, height);
  for (const island of harbour.islands) paintIsland(context, island, frame, isContrast);
  for (const [sign] of harbour.jetties.entries()) paintJetty(context, harbour, sign, frame, bounds);
  if (!isContrast) paintReeds(context, harbour, frame, width, height);
}

/** A wavy line a little inside the stage. */
function traceShore(context: Context, width: number, height: number, inset: number): void {
  const [right, bottom, step] = [width - inset, height - inset, 24];
  const wave = (at: number) => Math.sin(at * 0.037) * 3.4 + Math.sin(at * 0.011 + 1) * 3;
  context.beginPath();
  for (let x = inset + 26; x <= right - 26; x += step) context.lineTo(x, inset + wave(x));
  for (let y = inset + 26; y <= bottom - 26; y += step) context.lineTo(right + wave(y + 400), y);
  for (let x = right - 26; x >= inset + 26; x -= step) context.lineTo(x, bottom + wave(x + 900));
  for (let y = bottom - 26; y >= inset + 26; y -= step) context.lineTo(inset + wave(y + 1300), y);
  context.closePath();
}

/** The brooks through which boats come in. */
function paintChannels(
  context: Context,
  { inlets }: Harbour,
  frame: Frame,
  bounds: Bounds,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  const far = Math.max(bounds.right, bounds.bottom) + 400;
  for (const { x, y } of inlets) {
    const [outX, outY] = [x < 0 ? -1 : x > WATER.width ? 1 : 0, y < 0 ? -1 : y > WATER.height ? 1 : 0];
    const from = frame.place(x - outX * 76, y - outY * 76);
    const to = frame.place(x + outX * far, y + outY * far);
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
}

function paintDepth(context: Context, width: number, height: number): void {
  const reach = Math.max(width, height) * 0.62;
  const depth = context.createRadialGradient(width / 2, height / 2, reach * 0.12, width / 2, height / 2, reach);
  depth.addColorStop(0, "#17708C");
  depth.addColorStop(0.55, DEEP);
  depth.addColorStop(1, `${DEEP}00`);
  context.save();
  traceShore(context, width, height, 16);
  context.clip();
  context.fillStyle = depth;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** The same numbers for everybody, 0 to 1. */
function scatter(at: number, salt: number): number {
  const value = Math.sin(at * 127.1 + salt * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

function paintMeadow(context: Context, { bounds, width, height }: Ground): void {
  const { left, top, right, bottom } = bounds;
  for (let at = 0; at < 260; at++) {
    const x = left - 20 + scatter(at, 5) * (right - left + 40);
    const y = top - 20 + scatter(at, 6) * (bottom - top + 40);
    if (x > 30 && x < width - 30 && y > 30 && y < height - 30) continue;
    const kind = scatter(at, 7);
    if (kind < 0.5) fillOval(context, kind < 0.25 ? GRASS.light : GRASS.dark, x, y, 10 + kind * 26, 6 + kind * 12);
    else if (kind < 0.86) {
      fillShape(context, GRASS.dark, [
        x - 5,
        y,
        x - 7,
        y - 9,
        x - 2,
        y - 2,
        x,
        y - 12,
        x + 2,
        y - 2,
        x + 7,
        y - 8,
        x + 5,
        y,
      ]);
    } else {
      const colour = kind < 0.9 ? "#FFF3D1" : kind < 0.95 ? "#FFC83D" : "#F2A0B8";
      fillOval(context, colour, x, y, 6, 6);
      fillOval(context, "#EFA132", x, y, 2.4, 2.4);
    }
  }
}

function paintIsland(context: Context, { x, y, radius, hasGoose }: Island, frame: Frame, isContrast: boolean): void {
  const [atX, atY] = frame.place(x, y);
  const blob = (colour: string, size: number, shift: number) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let step = 0; step <= 28; step++) {
      const angle = (step / 28) * Math.PI * 2;
      const reach = size * (1 + 0.045 * Math.sin(angle * 3 + x) + 0.03 * Math.sin(angle * 5 + y));
      context.lineTo(atX + Math.cos(angle) * reach, atY + shift + Math.sin(angle) * reach);
    }
    context.fill();
  };
  blob("rgb(6 40 58 / 0.28)", radius + 5, 6);
  blob(isContrast ? "#FFFFFF" : "rgb(255 255 255 / 0.35)", radius + 4, 0);
  blob(SAND, radius, 0);
  blob(GRASS.plain, radius * 0.82, -2);
  blob(GRASS.light, radius * 0.6, -5);
  if (hasGoose) return;
  // Rocks and a bush, or a small wood on a larger island.
  const count = Math.max(2, Math.round(radius / 18));
  for (let at = 0; at < count; at++) {
    const [angle, reach] = [at * 2.4 + x, radius * 0.5 * scatter(at, x)];
    const [bx, by] = [atX + Math.cos(angle) * reach, atY + Math.sin(angle) * reach];
    if (at % 3 === 1) {
      fillOval(context, "#6C7886", bx, by + 2, 11, 8);
      fillOval(context, "#8E9AA8", bx - 2, by - 1, 8, 5.5);
    } else {
      fillOval(context, "rgb(6 40 58 / 0.25)", bx + 3, by + 6, 14, 9);
      fillOval(context, "#2F7A4E", bx, by, 14, 12);
      fillOval(context, "#3F9E6B", bx - 3, by - 4, 9, 7);
    }
  }
}

/** A pier from the bank to the water, a hut with the sign at its foot, and the ring where boats land. */
function paintJetty(context: Context, { jetties }: Harbour, sign: number, frame: Frame, bounds: Bounds): void {
  const { x, y } = jetties[sign]!;
  const { colour, shade } = signOf(sign);
  const [atX, atY] = frame.place(x, y);
  const [outX, outY] = frame.place(...towardsBank(x, y)).map((each, axis) => Math.sign(each - [atX, atY][axis]!)) as [
    number,
    number,
  ];
  const far = Math.max(bounds.right, bounds.bottom) + 60;
  context.save();
  context.translate(atX, atY);
  context.rotate(Math.atan2(outY, outX));
  // From here on, right is ashore.
  context.fillStyle = "rgb(6 40 58 / 0.3)";
  context.fillRect(24, -27, far, 60);
  context.fillStyle = "#8A5732";
  context.fillRect(20, -30, far, 60);
  context.fillStyle = "#A06A3E";
  context.fillRect(20, -30, far, 8);
  context.strokeStyle = "#5C351D";
  context.lineWidth = 2.4;
  context.beginPath();
  for (let plank = 0; plank * 15 < Math.min(far, 700); plank++) {
    context.moveTo(26 + plank * 15, -30);
    context.lineTo(26 + plank * 15, 30);
  }
  context.stroke();
  for (const post of [-30, 30]) {
    fillOval(context, "#3E2413", 22, post, 7, 7);
    fillOval(context, "#7A4A2B", 21, post - 1.5, 5.5, 5.5);
  }
  context.restore();
  const [boardX, boardY] = [atX + outX * 51, atY + outY * 51];
  for (const [fill, shift, high] of [
    ["rgb(6 40 58 / 0.35)", 4, 42],
    [shade, 0, 42],
    [colour, 0, 37],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(boardX - 21 + shift, boardY - 20 + shift, 42, high, 6);
    context.fill();
  }
  drawSign(context, sign, boardX, boardY - 2, 22);
}

/** A place beyond the nearest bank. */
function towardsBank(x: number, y: number): [number, number] {
  const rooms = [x, WATER.width - x, y, WATER.height - y];
  const nearest = rooms.indexOf(Math.min(...rooms));
  return (
    [
      [-999, y],
      [1999, y],
      [x, -999],
      [x, 1999],
    ] as [number, number][]
  )[nearest]!;
}

function paintReeds(context: Context, { inlets, jetties }: Harbour, frame: Frame, width: number, height: number): void {
  const busy = [...inlets, ...jetties].map(({ x, y }) => frame.place(x, y));
  for (let at = 0; at < 54; at++) {
    const isSide = at % 2 === 0;
    const along = scatter(at, 11);
    const far = 14 + scatter(at, 12) * 12;
    const [x, y] = isSide
      ? [at % 4 === 0 ? far : width - far, along * height]
      : [along * width, at % 4 === 1 ? far : height - far];
    if (busy.some(([bx, by]) => Math.hypot(bx - x, by - y) < 92)) continue;
    if (scatter(at, 13) < 0.42) {
      context.fillStyle = "#3F9E6B";
      context.beginPath();
      context.moveTo(x, y);
      context.arc(x, y, 11 + scatter(at, 14) * 8, 0.5 + at, 6.1 + at);
      context.fill();
      if (scatter(at, 15) < 0.4) fillOval(context, "#F6B6CF", x + 2, y, 5, 4);
    } else {
      context.strokeStyle = "#2F7A4E";
      context.lineWidth = 3;
      context.beginPath();
      for (const lean of [-7, 0, 6]) {
        context.moveTo(x + lean, y + 14);
        context.quadraticCurveTo(x + lean, y, x + lean * 1.8, y - 16);
      }
      context.stroke();
      fillOval(context, "#7A4A2B", x, y - 16, 3.6, 9);
      fillOval(context, "#7A4A2B", x - 12, y - 13, 3, 7);
    }
  }
}
