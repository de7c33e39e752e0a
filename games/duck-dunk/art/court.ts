import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { blob, box, disc, INK, line, type Context } from "./pen.ts";
import { paintFan } from "./duck.ts";
import { LEFT, LOW, RIGHT, SCENES, TOP, type Scene } from "./scenes.ts";

const WIDE = RIGHT - LEFT;
const BOARD_HIGH = 66;
const BACK = -26;
const FLOOR_TOP = BACK - BOARD_HIGH - 6;
/** From and to: what can be in view across. */
export type Span = readonly [left: number, right: number];

/**
 * Everything behind the ducks, in units of the court. Copying pictures of the same size is cheap; a crowd that hops takes three
 * more of them.
 */
export function drawCourt(
  stage: Stage,
  place: number,
  [left, right]: Span,
  hop: readonly [number, number] | null,
): void {
  const { context } = stage;
  const wide = right - left;
  const scene = SCENES[place]!;
  if (stage.isContrast) {
    box(context, "#1D2350", left, TOP, wide, -TOP);
    box(context, "#3A3550", left, BACK, wide, LOW - BACK);
    line(context, "#FFFFFF", 4, `M${left} ${BACK}H${right}M430 ${BACK}L400 60M570 ${BACK}L600 60`);
    return;
  }
  const version = `${place} ${left} ${right}`;
  stage.still("place", [left, TOP, wide, LOW - TOP], (inside) => paintPlace(inside.context, place), version);
  if (!hop) return;
  stage.still("behind", [left, -210, wide, 130], (inside) => paintBehind(inside.context, scene), version);
  for (const row of [0, 1]) {
    context.translate(0, -hop[row]!);
    stage.still(`row ${row}`, [left, -196, wide, 134], (inside) => paintCrowd(inside.context, scene, row), version);
    context.translate(0, hop[row]!);
  }
  stage.still("floor", [left, FLOOR_TOP, wide, BOARD_HIGH + 8], (inside) => paintFloor(inside.context, scene), version);
}

/** All of a place at once, for a small picture. */
export function paintPlace(context: Context, place: number): void {
  const scene = SCENES[place]!;
  paintBehind(context, scene);
  paintCrowd(context, scene, 0);
  paintCrowd(context, scene, 1);
  paintFloor(context, scene);
}

function paintBehind(context: Context, scene: Scene): void {
  const { sky } = scene;
  box(context, sky[0], LEFT, TOP, WIDE, 340);
  box(context, sky[1], LEFT, TOP + 340, WIDE, 200);
  box(context, sky[2], LEFT, TOP + 540, WIDE, 400);
  scene.paint(context);
}

function paintCrowd(context: Context, { crowd }: Scene, row: number): void {
  const step = 58;
  for (let x = LEFT + row * 29, at = row * 3; x < RIGHT; x += step, at++) {
    const kind = (at * 7 + row * 3) % 11;
    const dy = ((at * 5) % 4) * 4;
    paintFan(
      context,
      [x + 20, (row === 0 ? -118 : -82) + dy, row === 0 ? 0.98 : 1.1],
      crowd[(at * 3 + row) % crowd.length]!,
      kind,
    );
  }
}

function paintFloor(context: Context, scene: Scene): void {
  const { floor, floorShade, lines, key, board, words, ad } = scene;
  box(context, INK, LEFT, FLOOR_TOP + 1, WIDE, BOARD_HIGH + 5);
  box(context, board, LEFT, BACK - BOARD_HIGH, WIDE, BOARD_HIGH);
  box(context, "rgb(0 0 0 / 0.18)", LEFT, BACK - 14, WIDE, 14);
  context.fillStyle = words;
  context.font = "36px 'Lilita One', 'Nunito', system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let x = LEFT + 160; x < RIGHT; x += 340) {
    context.fillText(ad, x, BACK - BOARD_HIGH / 2 - 4);
    disc(context, x - 170, BACK - BOARD_HIGH / 2 - 5, 13, words);
  }
  box(context, floor, LEFT, BACK, WIDE, LOW - BACK);
  for (let at = 0; at < 9; at++) {
    const y = BACK + 8 + at * at * 3;
    box(context, floorShade, LEFT, y, WIDE, 3 + at);
  }
  // Perspective: lines lean away from the middle.
  const slant = (x: number, y: number) => 500 + (x - 500) * (1 + (y - BACK) * 0.0012);
  for (const side of [0, 1]) {
    const at = (x: number) => (side === 0 ? x : 1000 - x);
    blob(
      context,
      key,
      `M${slant(at(20), BACK)} ${BACK}L${slant(at(225), BACK)} ${BACK} ${slant(at(225), 56)} 56 ${slant(at(20), 56)} 56z`,
    );
    line(context, lines, 5, `M${slant(at(225), BACK)} ${BACK}L${slant(at(225), 56)} 56L${slant(at(-60), 56)} 56`);
    // The far line: 430 from the rim.
    line(context, lines, 6, `M${at(534)} ${BACK + 2}Q${at(566)} 70 ${at(536)} ${LOW}`);
  }
  line(context, lines, 5, `M${LEFT} ${BACK + 2}H${RIGHT}`);
}
