import { at, paint, type Context, type Look } from "./brush.ts";
import { BOSSES } from "./bosses.ts";
import { BUILDS, type Build } from "./pigeon-looks.ts";

export const isBossKind = (kind: number): boolean => kind >= 8;

/** The last frame: on its back. */
const DOWNED = 4;
/** Units of the game for a unit, and how far a figure goes down, so that its feet are where they belong. */
const [SCALE, BOSS_SCALE, BOSS_DOWN] = [0.56, 0.84, 7];

const buildOf = (kind: number): Build => BUILDS[kind] ?? BOSSES[kind - 8]!;

/** Where a loaf hangs, for a pigeon that looks right. */
export function beakOf(kind: number): readonly [number, number] {
  const { head, size = [1, 1] } = buildOf(kind);
  const scale = isBossKind(kind) ? BOSS_SCALE : SCALE;
  return [(head[0] + 24) * size[0] * scale, (40 + (head[1] - 36) * size[1]) * scale];
}

/** Frames 0 to 3 are two steps, or a beat of the wings; frame 4 is the end. */
export function paintPigeon(context: Context, kind: number, frame: number, look: Look): void {
  const isBoss = isBossKind(kind);
  const build = buildOf(kind);
  const wide = (isBoss ? 46 : 30) * (build.size?.[0] ?? 1);
  const bird = birdOf(build, frame);
  const picture = frame === DOWNED ? at(bird, 0, -2, 0.14, 1, -1) : `.Do0 41 ${wide} ${wide * 0.3}\n${bird}`;
  paint(context, look, at(picture, 0, isBoss ? BOSS_DOWN : 0), isBoss ? BOSS_SCALE : SCALE);
}

function birdOf(build: Build, frame: number): string {
  const { size = [1, 1], legs, head, colours, wingSize = 1, trunk, dress, hat, back, hold } = build;
  const isFlyer = legs === 0;
  const isDown = frame === DOWNED;
  const swing = [0, 1, 0, -1][frame] ?? 0;
  const lift = wingSize * (isFlyer ? [1, 0.2, -0.9, 0.2, 0.8][frame]! : 0.9);
  const isOpen = isFlyer || isDown;
  return at(
    `${isFlyer ? "" : legsOf(build, swing, isDown)}
${isOpen ? at(openWing(colours[1]!), 60 - wingSize * 50, -6, 0, wingSize, lift * 0.8) : ""}
${back ?? ""}
#${colours[3]}${trunk}
${dress ?? ""}
${
  // A pigeon's head stays behind, and then goes ahead.
  at(`${headOf(colours, isDown)}\n${hat ?? ""}`, head[0] + (isFlyer ? 0 : Math.abs(swing) * 5 - 2), head[1])
}
${isOpen ? at(openWing(colours[1]!), 50 - wingSize * 50, -4, 0, wingSize, lift) : (hold ?? foldedWing(colours[1]!))}`,
    0,
    40 - (40 + (isFlyer ? 14 : frame === 2 ? 3 : 0)) * size[1],
    0,
    ...size,
  );
}

const legsOf = ({ legs, shoes = "P" }: Build, swing: number, isDown: boolean): string =>
  [-1, 1]
    .map((way) => {
      const foot = way * (8 + swing * 13);
      const up = 38 - Math.max(0, swing * way) * 8 + (isDown ? 10 : 0);
      return `7EM${way * 8} ${36 - legs}L${foot} ${up}\ncEM${foot - 1} ${up}h10\n5${shoes}`;
    })
    .join("\n");

const foldedWing = (
  colour: string,
): string => `+${colour}M8-6c6 12-4 24-20 24-14 0-24-4-30-4 8-8 18-10 26-18 8-8 20-10 24-2z
4EM-28 12q14 0 22-8`;

const openWing = (
  colour: string,
): string => `+${colour}M14 0c-2-24-20-44-48-48 2 8-2 12-4 14 6 4 2 8 2 12 6 2 4 6 6 10 6 6 16 12 22 14z
4EM-22-34q14 8 22 20`;

/** A head around 0, 0, with a neck below. */
const headOf = (
  [head, , neck]: string,
  isDown: boolean,
): string => `+${neck}M-16-2c0 16-10 24-12 32 16 10 32 6 40-6-2-10 4-16 4-26z
5HM-16 21q12 7 22-1
*PM8-4c8-5 16-1 23 8-6 7-17 7-23 2z
+${head}o0-2 17 16
.wo12-3 5
${isDown ? "5kM-7-10l11 11m-11 0l11-11" : ".ao-1-5 9\n.ko1-5 5\n.wo-1-8 2.5"}`;
