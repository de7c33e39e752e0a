import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./view-fish.ts";

type Context = CanvasRenderingContext2D;

export type Box = { x: number; y: number; width: number; height: number };

export type Layout = {
  isWide: boolean;
  board: { x: number; y: number; cell: number };
  /** You and the rival. */
  panels: readonly [Box, Box];
  /** What the rival says. */
  speech: Box;
  undo: Box;
};

export const SIZE = {
  wide: [1280, 720],
  // The second is for a phone's upright page with the site's bars around the game.
  tall: [
    [720, 1440],
    [720, 1180],
  ],
} as const;

/** Layout for a wide stage and for a tall one. */
export function layOut(width: number, height: number): Layout {
  if (width > height) {
    const cell = Math.floor((height - 44) / 8);
    const [x, y] = [(width - cell * 8) / 2, (height - cell * 8) / 2];
    const panel = { y: 70, width: Math.min(250, x - 60), height: 330 };
    const panels = [
      { ...panel, x: x - 28 - panel.width },
      { ...panel, x: x + cell * 8 + 28 },
    ] as const;
    const [own, rival] = panels;
    const speech = { ...rival, y: rival.y + rival.height + 34, height: 120 };
    const undo = { ...own, y: own.y + own.height + 28, height: 88 };
    return { isWide: true, board: { x, y, cell }, panels, speech, undo };
  }
  const isShort = height < 1300;
  const cell = Math.floor((width - 28) / 8);
  const [x, y] = [(width - cell * 8) / 2, isShort ? 190 : 290];
  const panel = { y: isShort ? 0 : 70, width: (width - 52) / 2, height: isShort ? 160 : 184 };
  const panels = [
    { ...panel, x: 18 },
    { ...panel, x: 34 + panel.width },
  ] as const;
  const low = y + cell * 8 + 44;
  const undo = { x: 18, y: low, width: 220, height: 116 };
  const speech = { x: 262, y: low, width: width - 280, height: 116 };
  return { isWide: false, board: { x, y, cell }, panels, speech, undo };
}

export function drawWater(stage: Stage): void {
  const { context, width, height, tick, isCalm, isContrast } = stage;
  if (isContrast) {
    context.fillStyle = INK.night;
    context.fillRect(0, 0, width, height);
    return;
  }
  paste(context, "water", [0, 0, width, height], (inside) => {
    inside.fillStyle = INK.water;
    inside.fillRect(0, 0, width, height);
    drawBeams(inside, width, height);
    drawSand(inside, width, height);
  });
  drawCoral(context, width, height, isCalm ? 0 : tick);
  drawBubbles(stage);
}

function drawBeams(context: Context, width: number, height: number): void {
  context.fillStyle = INK.beam;
  context.globalAlpha = 0.5;
  for (const [from, to] of [
    [-0.1, 0.42],
    [0.58, 0.7],
    [0.92, 0.98],
  ] as const) {
    context.beginPath();
    context.moveTo(width * from, 0);
    context.lineTo(width * to, 0);
    context.lineTo(width * (to - 0.34), height);
    context.lineTo(width * (from - 0.34), height);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawSand(context: Context, width: number, height: number): void {
  context.fillStyle = INK.ripple;
  context.beginPath();
  context.moveTo(0, height - 80);
  context.bezierCurveTo(width * 0.25, height - 130, width * 0.7, height - 20, width, height - 120);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  context.strokeStyle = INK.deep;
  context.lineWidth = 5;
  context.lineCap = "round";
  for (let dash = 0; dash < width / 70; dash++) {
    const [x, y] = [20 + dash * 70, height - 14 - (dash % 3) * 20];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 26, y);
    context.stroke();
  }
}

function drawCoral(context: Context, width: number, height: number, tick: number): void {
  const branch = (x: number, size: number, colour: string, phase: number) => {
    const sway = Math.sin(tick / 50 + phase) * 6;
    context.save();
    context.translate(x, height + 6);
    context.scale(size, size);
    context.strokeStyle = colour;
    context.lineWidth = 11;
    context.lineCap = "round";
    context.stroke(new Path2D(`M0 0v-48q${sway / 4}-14 ${sway}-22`));
    context.stroke(new Path2D(`M0-24c-14-4-17-16-${15 - sway / 3}-28M0-34c14-4 16-18 ${14 + sway / 3}-30`));
    context.restore();
  };
  branch(44, 1.9, INK.coral, 0);
  branch(112, 1.1, INK.sand, 2);
  branch(width - 48, 2.1, INK.pink, 1);
  branch(width - 128, 1.2, INK.coral, 4);
  branch(width - 186, 0.8, INK.sand, 3);
}

function drawBubbles({ context, width, height, tick, isCalm }: Stage): void {
  context.strokeStyle = INK.foam;
  context.lineWidth = 3;
  for (let index = 0; index < 9; index++) {
    const speed = 0.5 + (index % 4) * 0.22;
    const y = height + 20 - (((isCalm ? 0 : tick) * speed + index * 173) % (height + 60));
    const x = ((index * 0.137 + 0.03) % 1) * width + Math.sin(y / 60 + index) * 10;
    context.globalAlpha = 0.5;
    context.beginPath();
    context.arc(x, y, 4 + (index % 3) * 2.5, 0, 7);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A filled shape with tight left corners and round right ones, like a book. */
export function drawBook(context: Context, x: number, y: number, width: number, height: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, [8, 26, 26, 8]);
  context.fill();
}
