import {
  at,
  disc,
  drawShadow,
  fill,
  INK,
  line,
  paint,
  part,
  rod,
  type Brush,
  type Context,
  type Look,
} from "./view-art-brush.ts";
import { BOSSES } from "./view-art-bosses.ts";
import { BUILDS, type Build } from "./view-art-pigeon-looks.ts";

export const isBossKind = (kind: number): boolean => kind >= 8;

/** The last frame: on its back. */
const DOWNED = 4;

/** Where a loaf hangs, for a pigeon that looks right. */
export function beakOf(kind: number): readonly [number, number] {
  if (isBossKind(kind)) return [44, -24];
  const { head, size = [1, 1] } = BUILDS[kind]!;
  return [(head[0] + 24) * size[0] * SCALE, (40 + (head[1] - 36) * size[1]) * SCALE];
}

const SCALE = 0.56;
const BOSS_SCALE = 0.92;

/** Frames 0 to 3 are two steps, or a beat of the wings; frame 4 is the end. */
export function paintPigeon(context: Context, kind: number, frame: number, look: Look): void {
  const isBoss = isBossKind(kind);
  paint(
    context,
    look,
    (brush) => {
      if (frame !== DOWNED) drawShadow(brush, 0, 41, (isBoss ? 44 : 30) * (BUILDS[kind]?.size?.[0] ?? 1));
      const draw = () => (isBoss ? BOSSES[kind - 8]!(brush, frame) : drawBird(brush, BUILDS[kind]!, frame));
      if (frame === DOWNED) at(brush, [0, isBoss ? 8 : 6, 0.14, 1, -1], draw);
      else draw();
    },
    isBoss ? BOSS_SCALE : SCALE,
  );
}

export function drawBird(brush: Brush, build: Build, frame: number): void {
  const { size = [1, 1], legs, head, dress, hat, back, hold } = build;
  const isFlyer = legs === 0;
  const isDown = frame === DOWNED;
  const swing = [0, 1, 0, -1][frame] ?? 0;
  at(brush, [0, 40, 0, size[0], size[1]], () =>
    at(brush, [0, -40 - (isFlyer ? 14 : swing === 0 && frame === 2 ? 3 : 0)], () => {
      const lift = isFlyer ? [1, 0.15, -0.9, 0.15, 0.8][frame]! : isDown ? 0.9 : 0;
      if (!isFlyer) drawLegs(brush, build, swing, isDown);
      if (isFlyer || isDown) at(brush, [8, -2], () => drawOpenWing(brush, build.wing, lift * 0.8));
      back?.(brush);
      part(brush, build.body, build.trunk);
      fill(brush, "rgb(20 8 50 / .18)", build.belly);
      dress?.(brush);
      // A pigeon's head stays behind, and then goes ahead.
      at(brush, [head[0] + (isFlyer ? 0 : Math.abs(swing) * 5 - 2), head[1]], () => {
        drawHead(brush, build, isDown);
        hat?.(brush);
      });
      if (isFlyer || isDown) drawOpenWing(brush, build.wing, lift);
      else if (!build.hasSleeve) drawWing(brush, build.wing);
      hold?.(brush);
    }),
  );
}

function drawLegs(brush: Brush, { legs, shoes = "#FF6F6B" }: Build, swing: number, isDown: boolean): void {
  for (const [hip, way] of [
    [-8, -1],
    [8, 1],
  ] as const) {
    const foot = hip + swing * way * 13;
    const up = 38 - Math.max(0, swing * way) * 8 + (isDown ? 10 : 0);
    line(brush, brush.edge, 7, `M${hip} ${36 - legs}L${foot} ${up}`);
    rod(brush, shoes, 5, `M${foot - 1} ${up}h10`);
  }
}

function drawWing(brush: Brush, colour: string): void {
  part(brush, colour, "M8-6C14 6 4 18-12 18-26 18-36 14-42 14-34 6-24 4-16-4-8-12 4-14 8-6z", 7);
  line(brush, brush.edge, 4, "M-28 12Q-14 12-6 4");
}

/** `lift` is 1 for a wing that points up, -1 for down. */
function drawOpenWing(brush: Brush, colour: string, lift: number): void {
  at(brush, [0, -4, 0, 1, lift], () =>
    part(
      brush,
      colour,
      "M14 0C12-24-6-44-34-48-32-40-36-36-38-34-32-30-36-26-36-22-30-20-32-16-30-12-24-6-14 0-8 2z",
      7,
    ),
  );
}

/** A head around 0, 0, with a neck below. */
export function drawHead(brush: Brush, { neck, body }: Pick<Build, "neck" | "body">, isDown: boolean): void {
  part(brush, neck, "M-16-2C-16 14-26 22-28 30-12 40 4 36 12 24 10 14 16 8 16-2z");
  line(brush, "rgb(255 255 255 / .4)", 5, "M-16 21Q-4 28 6 20");
  part(brush, "#FFB9A0", "M8-4C16-9 24-5 31 4 25 11 14 11 8 6z", 6);
  fill(brush, "#E8876A", "M9 3Q18 5 29 4C24 10 14 10 9 6z");
  part(brush, body, disc(0, -2, 17, 16));
  fill(brush, INK.white, disc(12, -3, 5));
  if (isDown) return line(brush, INK.line, 4.5, "M-7-10L4 1M-7 1L4-10");
  fill(brush, "#FF9E2C", disc(-1, -5, 9));
  fill(brush, INK.line, disc(1, -5, 5));
  fill(brush, INK.white, disc(-1, -8, 2.4));
}
