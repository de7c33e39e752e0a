import { at, draw, type Brush } from "./view-art-brush.ts";
import { CHICKS } from "./view-art-pigeon-looks.ts";

/** A figure of about 110 units, with its feet at 0, 40. */
export function drawBoss(brush: Brush, kind: number, frame: number): void {
  const swing = [0, 1, 0, -1][frame] ?? 0;
  const isDown = frame === 4;
  if (kind === 10) return drawMarshal(brush, [1, 0.2, -0.8, 0.2, 0.8][frame]!, isDown);
  const isDon = kind === 8;
  for (const way of [-1, 1])
    draw(
      brush,
      `fEM${way * (13 + swing * 7) - 4} ${38 - Math.max(0, swing * way) * 7}h12
      8${isDon ? "V" : "p"}`,
    );
  draw(brush, isDon ? DON : BARONESS);
  at(brush, isDon ? [14, -34 + Math.abs(swing) * 2] : [16, -26 + Math.abs(swing) * 2], () =>
    draw(brush, isDon ? DON_HEAD(eye(-1, -4, isDown)) : BARONESS_HEAD(eye(0, -4, isDown))),
  );
}

const eye = (x: number, y: number, isDown: boolean): string =>
  isDown ? `5kM${x - 6} ${y - 6}l12 12m0-12l-12 12` : `.ao${x} ${y} 8\n.ko${x + 2} ${y} 4.5\n.wo${x} ${y - 2} 2`;

const BEAK = "*PM8-4C16-10 26-6 34 5 26 13 14 12 8 8z";

/** Three pigeons in one suit: between its buttons, somebody looks out. */
const DON = `+SM-34 18L-54 24-52 8-36-2z
  #VM-38 20C-42-16-22-26 4-26 34-26 46-8 44 14 42 32 26 38 0 38-24 38-36 34-38 20z
  2iM-28-8V34M-16-20V37M-4-24V38M38-8V32
  +cM6-26C22-26 30-22 34-16L28 36H6C0 20 0-6 6-26z
  *xM6-1C13-10 27-10 33-1 31 12 9 13 6-1z
  .ao13 2 5.5o26 2 5.5
  .ko14 2 3o27 2 3
  .go18 18 4o18 29 4
  *rM10-24L20-19 30-24V-12L20-17 10-12z
  4gM-8 10Q4 24 18 18
  +VM-30-6C-14-12 0-4-2 10-6 20-28 22-36 16-40 8-38 0-30-6z`;

/** His moustache is a croissant. */
const DON_HEAD = (eyes: string): string => `+SM-18-4C-20 10-16 18-8 20H14C20 12 20 2 18-6z
  ${BEAK}
  +io0-2 19 17
  .wo13-3 5
  ${eyes}
  6kM-12-13L9-8
  *lM18 6C24 2 34 4 38 14 30 14 26 14 20 14 12 18 2 20-4 12 2 4 10 4 18 6z
  3bM8 6l2 9M26 6l-2 7
  #VM-18-12C-20-36-6-32 0-28 6-36 20-32 18-12z
  +VM-32-10C-12-20 14-20 32-12 28-4-26-2-32-10z
  5cM-17-16Q0-21 17-17`;

const BARONESS = `#pM-52 30C-44-2-28-22 6-22 40-22 48 4 46 26L40 36 32 30 24 38 14 31 4 39-6 31-16 39-26 31-36 38-44 31z
  .wo-18 8 5o2 18 5o-30 22 4o20 2 5o-4-8 5`;

/** The lorgnette is for looks; a nest is on her hat. */
const BARONESS_HEAD = (eyes: string): string => `+wM-16-2C-16 10-22 16-20 20-6 28 10 26 18 16 16 8 18 4 18-4z
  *wo-17 17 5o-8 21 5o1 22 5o10 20 5
  ${BEAK}
  +wo0-2 18 17
  .po-9 6 5 3
  ${eyes}
  4kM-11-12L-5-8M-5-15L-2-10
  4gM9-4a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM-7 3L-20 22
  ${CHICKS.split("\n").slice(4).join("\n")}
  *tM-28-24C-14-18 4-18 16-24L12-12H-22z
  +vM-38-10C-18-22 16-22 36-14 28-4-28-2-38-10z
  *gM16-14C18-32 34-32 38-22 28-26 24-18 24-10z`;

function drawMarshal(brush: Brush, lift: number, isDown: boolean): void {
  brush.context.translate(0, -6);
  at(brush, [4, -14, 0, 1, lift * 0.85], () => draw(brush, GREAT_WING));
  draw(
    brush,
    `+SM-30-4L-54-8-54 10-30 12z
    #nM-40 2C-30-22 20-28 36-8 42 10 26 24 0 24-24 24-38 16-40 2z
    .go32 4 3o28 14 3
    8rM-14-1V4M12 0V5
    8uM-1 1V6
    *go-14 9 5o-1 11 5o12 10 5
    7rM-8 14v4
    7uM6 15v4
    *go-8 20 4o6 21 4`,
  );
  at(brush, [24, -24], () => draw(brush, MARSHAL_HEAD(eye(1, -5, isDown))));
  at(brush, [-4, -8, 0, 1, lift], () => draw(brush, GREAT_WING));
}

const MARSHAL_HEAD = (eyes: string): string => `*cM-22 8C-10 16 8 16 16 8V18C4 26-14 24-24 16z
  ${BEAK}
  +io0-2 18 17
  .wo12-3 5
  ${eyes}
  *wM8 8C16 2 26 8 38-2 40 12 30 18 22 13 14 22-4 20-10 8-2 12 4 10 8 8z
  #nM-22-22C-14-38 16-36 22-20L18-12H-18z
  *kM4-14C20-16 30-10 32-4 22-10 12-8 4-8z
  *rM-19-16H17V-10H-19z
  *go2-24 6`;

const GREAT_WING = `#iM18 2C14-22 0-40-44-44-40-36-46-32-48-28-40-26-44-20-46-16-38-14-40-8-40-4-28 2-10 6 0 6z
  4SM-36-30Q-18-28-4-14M-36-16Q-22-16-10-8`;
