import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./view-fish.ts";

type Context = CanvasRenderingContext2D;

/** Layout for a wide stage and for a tall one. */
export type Layout = {
  board: { x: number; y: number; cell: number };
  panels: readonly { x: number; y: number; width: number; height: number }[];
  cards: readonly { x: number; y: number; width: number; height: number }[];
};

export function layOut(width: number, height: number): Layout {
  const isWide = width > height;
  const cell = isWide ? Math.floor((height - 60) / 8) : Math.floor((width - 48) / 8);
  const x = (width - cell * 8) / 2;
  const y = isWide ? (height - cell * 8) / 2 : 370;
  const panelWidth = isWide ? Math.min(250, x - 60) : (width - 72) / 2;
  const panels = isWide
    ? [
        { x: x - 28 - panelWidth, y: 130, width: panelWidth, height: 330 },
        { x: x + cell * 8 + 28, y: 130, width: panelWidth, height: 330 },
      ]
    : [
        { x: 24, y: 120, width: panelWidth, height: 180 },
        { x: 48 + panelWidth, y: 120, width: panelWidth, height: 180 },
      ];
  const cardWidth = isWide ? 250 : (width - 72) / 2;
  const cardHeight = isWide ? 360 : 380;
  const cards = [0, 1, 2, 3].map((index) =>
    isWide
      ? { x: (width - 4 * cardWidth - 72) / 2 + index * (cardWidth + 24), y: 220, width: cardWidth, height: cardHeight }
      : {
          x: 24 + (index % 2) * (cardWidth + 24),
          y: 310 + (index >> 1) * (cardHeight + 24),
          width: cardWidth,
          height: cardHeight,
        },
  );
  return { board: { x, y, cell }, panels, cards };
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
