import { at, paint, type Context, type Look } from "./view-art-brush.ts";
import { BOSSES } from "./view-art-bosses.ts";
import { BUILDS, type Build } from "./view-art-pigeon-looks.ts";

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
  const { size = [1, 1], legs, head, body, coat, neck, wing, wingSize = 1, trunk, dress, hat, back, hold } = build;
  const isFlyer = legs === 0;
  const isDown = frame === DOWNED;
  const swing = [0, 1, 0, -1][frame] ?? 0;
  const lift = wingSize * (isFlyer ? [1, 0.2, -0.9, 0.2, 0.8][frame]! : 0.9);
  const isOpen = isFlyer || isDown;
  return at(
    `${isFlyer ? "" : legsOf(build, swing, isDown)}
${isOpen ? at(openWing(wing), 60 - wingSize * 50, -6, 0, wingSize, lift * 0.8) : ""}
${back ?? ""}
#${coat ?? body}${trunk}
${dress ?? ""}
${
  // A pigeon's head stays behind, and then goes ahead.
  at(`${headOf(neck, body, isDown)}\n${hat ?? ""}`, head[0] + (isFlyer ? 0 : Math.abs(swing) * 5 - 2), head[1])
}
${isOpen ? at(openWing(wing), 50 - wingSize * 50, -4, 0, wingSize, lift) : (hold ?? foldedWing(wing))}`,
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
): string => `+${colour}M8-6C14 6 4 18-12 18-26 18-36 14-42 14-34 6-24 4-16-4-8-12 4-14 8-6z
4EM-28 12Q-14 12-6 4`;

const openWing = (
  colour: string,
): string => `+${colour}M14 0C12-24-6-44-34-48-32-40-36-36-38-34-32-30-36-26-36-22-30-20-32-16-30-12-24-6-14 0-8 2z
4EM-22-34Q-8-26 0-14`;

/** A head around 0, 0, with a neck below. */
const headOf = (
  neck: string,
  body: string,
  isDown: boolean,
): string => `+${neck}M-16-2C-16 14-26 22-28 30-12 40 4 36 12 24 10 14 16 8 16-2z
5HM-16 21Q-4 28 6 20
*PM8-4C16-9 24-5 31 4 25 11 14 11 8 6z
+${body}o0-2 17 16
.wo12-3 5
${isDown ? "5kM-7-10L4 1M-7 1L4-10" : ".ao-1-5 9\n.ko1-5 5\n.wo-1-8 2.5"}`;
