import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { dot, placed } from "#burrow/art/brush.ts";
import { paintCalm } from "#burrow/art/creatures.ts";
import { middleOf, paintRocks, paintRoom, RIM, ROOM } from "#burrow/art/room.ts";
import { THEMES } from "#burrow/art/themes.ts";
import { readPuzzle } from "#burrow/rules/puzzles.ts";

/** A puzzle from above. */
export function drawPuzzleLevel(context: CanvasRenderingContext2D, level: number): void {
  const world = readPuzzle(level);
  const theme = THEMES[Math.floor(level / 7)]!;
  const [wide, high] = LEVEL_PICTURE;
  context.fillStyle = theme.soil[1];
  context.fillRect(0, 0, wide, high);
  // The middle rows: the edges of the picture may be cut.
  const scale = wide / (ROOM + 2 * RIM);
  context.scale(scale, scale);
  context.translate(RIM, high / scale / 2 - middleOf(world.duck)[1]);
  paintRoom(context, world.tiles, theme, false, false);
  paintRocks(context, world.tiles, theme, false);
  for (const { kind, at } of world.creatures) placed(context, ...middleOf(at), 1, () => paintCalm(context, kind));
  dot(context, ...middleOf(world.duck), 24, "#FD4");
}
