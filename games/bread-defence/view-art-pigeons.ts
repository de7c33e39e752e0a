import { at, draw, drawShadow, paint, type Brush, type Context, type Look } from "./view-art-brush.ts";
import { BUILDS, type Build } from "./view-art-pigeon-looks.ts";
import { drawBoss } from "./view-art-bosses.ts";

export const isBossKind = (kind: number): boolean => kind >= 8;

/** The last frame: on its back. */
const DOWNED = 4;
const SCALE = 0.56;
const BOSS_SCALE = 0.84;
/** Feet of a boss stand at 40. */
const BOSS_DOWN = 7;

/** Where a loaf hangs, for a pigeon that looks right. */
export function beakOf(kind: number): readonly [number, number] {
  if (isBossKind(kind)) return [42, -16];
  const { head, size = [1, 1] } = BUILDS[kind]!;
  return [(head[0] + 24) * size[0] * SCALE, (40 + (head[1] - 36) * size[1]) * SCALE];
}

/** Frames 0 to 3 are two steps, or a beat of the wings; frame 4 is the end. */
export function paintPigeon(context: Context, kind: number, frame: number, look: Look): void {
  const isBoss = isBossKind(kind);
  paint(
    context,
    look,
    (brush) => {
      if (isBoss) context.translate(0, BOSS_DOWN);
      if (frame !== DOWNED) drawShadow(brush, 0, 41, (isBoss ? 46 : 30) * (BUILDS[kind]?.size?.[0] ?? 1));
      const drawFigure = () => (isBoss ? drawBoss(brush, kind, frame) : drawBird(brush, BUILDS[kind]!, frame));
      if (frame === DOWNED) at(brush, [0, -2, 0.14, 1, -1], drawFigure);
      else drawFigure();
    },
    isBoss ? BOSS_SCALE : SCALE,
  );
}

function drawBird(brush: Brush, build: Build, frame: number): void {
  const { size = [1, 1], legs, head, dress = "", hat = "", back = "", hold } = build;
  const isFlyer = legs === 0;
  const isDown = frame === DOWNED;
  const swing = [0, 1, 0, -1][frame] ?? 0;
  at(brush, [0, 40, 0, size[0], size[1]], () => {
    brush.context.translate(0, -40 - (isFlyer ? 14 : frame === 2 ? 3 : 0));
    const lift = isFlyer ? [1, 0.2, -0.9, 0.2, 0.8][frame]! : 0.9;
    if (!isFlyer) draw(brush, legsOf(build, swing, isDown));
    if (isFlyer || isDown) at(brush, [10, -6, 0, 1, lift * 0.8], () => draw(brush, OPEN_WING(build.wing)));
    draw(brush, `${back}\n#${build.body}${build.trunk}\n${dress}`);
    // A pigeon's head stays behind, and then goes ahead.
    at(brush, [head[0] + (isFlyer ? 0 : Math.abs(swing) * 5 - 2), head[1]], () =>
      draw(brush, `${headOf(build.neck, build.body, isDown)}\n${hat}`),
    );
    if (isFlyer || isDown) at(brush, [0, -4, 0, 1, lift], () => draw(brush, OPEN_WING(build.wing)));
    else draw(brush, hold ?? FOLDED_WING(build.wing));
  });
}

function legsOf({ legs, shoes = "P" }: Build, swing: number, isDown: boolean): string {
  return [-1, 1]
    .map((way) => {
      const foot = way * (8 + swing * 13);
      const up = 38 - Math.max(0, swing * way) * 8 + (isDown ? 10 : 0);
      return `7EM${way * 8} ${36 - legs}L${foot} ${up}
        cEM${foot - 1} ${up}h10
        5${shoes}`;
    })
    .join("\n");
}

const FOLDED_WING = (
  colour: string,
): string => `+${colour}M8-6C14 6 4 18-12 18-26 18-36 14-42 14-34 6-24 4-16-4-8-12 4-14 8-6z
  4EM-28 12Q-14 12-6 4`;

const OPEN_WING = (colour: string): string =>
  `+${colour}M14 0C12-24-6-44-34-48-32-40-36-36-38-34-32-30-36-26-36-22-30-20-32-16-30-12-24-6-14 0-8 2z
  4EM-22-34Q-8-26 0-14`;

/** A head around 0, 0, with a neck below. */
export const headOf = (
  neck: string,
  body: string,
  isDown: boolean,
): string => `+${neck}M-16-2C-16 14-26 22-28 30-12 40 4 36 12 24 10 14 16 8 16-2z
  5HM-16 21Q-4 28 6 20
  *PM8-4C16-9 24-5 31 4 25 11 14 11 8 6z
  +${body}o0-2 17 16
  .wo12-3 5
  ${isDown ? "5kM-7-10L4 1M-7 1L4-10" : ".ao-1-5 9\n.ko1-5 5\n.wo-1-8 2.5"}`;
