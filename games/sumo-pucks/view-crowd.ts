import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

/** The audience, which shows no emotion. */
export function drawCrowd(stage: Stage, cheer: number): void {
  const { context, width, height, tick, isCalm } = stage;
  const isTall = height > width;
  const seats = isTall ? 7 : 6;
  for (let row = 0; row < 2; row++) {
    for (const side of [0, 1]) {
      for (let seat = 0; seat < seats; seat++) {
        const index = row * 20 + side * 10 + seat;
        const shift = row * 0.5;
        const along = ((seat + 0.5 + shift) / (seats + 0.5)) * (isTall ? width : height);
        const across = 26 + row * 48;
        const far = isTall ? height - across : width - across;
        const bob = isCalm
          ? 0
          : Math.sin(tick / 26 + index * 1.7) * 2 - cheer * Math.abs(Math.sin(tick / 5 + index)) * 12;
        // Each duck floats a little off its place, and neighbours differ in size, so that the crowd is no queue.
        const off = (turn: number) => Math.sin(index * turn + 1) * 11;
        const drift = isCalm ? 0 : Math.sin(tick / 90 + index * 2.3) * 5;
        const [x, y] = isTall ? [along, side ? far : across] : [side ? far : across, along];
        const sprite = spriteOf((index * 7 + 3) % FEATHERS.length, side ? -1 : 1);
        const size = SPRITE.size * (1 + Math.sin(index * 4.7) * 0.14);
        context.drawImage(sprite, x + off(12.9) + drift - size / 2, y + off(7.3) + bob - size / 2, size, size);
      }
    }
  }
}

const FEATHERS = ["#FFD24A", "#F4F1E6", "#B7C0CC", "#FFD24A", "#EFC27A"];
const SHADES = ["#EFA132", "#CFC7B0", "#8A96A8", "#EFA132", "#C9964C"];

/** Each spectator is drawn once, at twice the size for sharp screens. */
const SPRITE = { size: 60, scale: 2 } as const;
const sprites = new Map<string, HTMLCanvasElement>();

function spriteOf(kind: number, facing: number): HTMLCanvasElement {
  const known = sprites.get(`${kind} ${facing}`);
  if (known) return known;
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = SPRITE.size * SPRITE.scale;
  const context = sprite.getContext("2d")!;
  context.translate(sprite.width / 2, sprite.height / 2);
  context.scale(facing * SPRITE.scale, SPRITE.scale);
  drawSpectator(context, kind);
  sprites.set(`${kind} ${facing}`, sprite);
  return sprite;
}

function drawSpectator(context: CanvasRenderingContext2D, kind: number): void {
  context.fillStyle = "#8B5C26";
  context.globalAlpha = 0.35;
  context.beginPath();
  context.ellipse(2, 18, 20, 7, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = SHADES[kind]!;
  context.beginPath();
  context.ellipse(-2, 12, 19, 11, 0, 0, 7);
  context.fill();
  context.fillStyle = FEATHERS[kind]!;
  context.beginPath();
  context.arc(0, -2, 14, 0, 7);
  context.fill();
  context.fillStyle = "#FF7A33";
  context.beginPath();
  context.ellipse(11, 3, 9, 4, 0, 0, 7);
  context.fill();
  context.fillStyle = "#3A1A10";
  for (const eye of [-1, 8]) {
    context.beginPath();
    context.arc(eye, -4, 2.6, 0, Math.PI);
    context.fill();
    context.fillRect(eye - 4, -5, 8, 1.8);
  }
}
