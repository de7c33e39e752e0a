import { blob, box, disc, INK, line, stamp, type Context } from "./pen.ts";
import { paintFan } from "./duck.ts";
import { LEFT, LOW, RIGHT, SCENES, TOP, type Scene } from "./scenes.ts";

const WIDE = RIGHT - LEFT;
const BOARD_HIGH = 66;
const BACK = -26;
const FINE = 1.4;

/** Everything behind the ducks. The floor is at 0, 0; `cheer` lets the crowd hop, 0 to 1. */
export function drawCourt(context: Context, place: number, hop: readonly [number, number], isPlain: boolean): void {
  const scene = SCENES[place]!;
  if (isPlain) {
    box(context, "#1D2350", LEFT, TOP, WIDE, -TOP);
    box(context, "#3A3550", LEFT, BACK, WIDE, LOW - BACK);
    line(context, "#FFFFFF", 4, `M${LEFT} ${BACK}H${RIGHT}M430 ${BACK}L400 60M570 ${BACK}L600 60`);
    return;
  }
  stamp(context, `behind ${place}`, [LEFT, TOP, WIDE, -TOP - 90, FINE], (inside) => paintBehind(inside, scene));
  stamp2(context, place, scene, 0, -hop[0]);
  stamp2(context, place, scene, 1, -hop[1]);
  stamp(context, `floor ${place}`, [LEFT, BACK - BOARD_HIGH - 6, WIDE, LOW - BACK + BOARD_HIGH + 6, FINE], (inside) =>
    paintFloor(inside, scene),
  );
}

function stamp2(context: Context, place: number, scene: Scene, row: number, dy: number): void {
  context.translate(0, dy);
  stamp(context, `crowd ${row} ${place}`, [LEFT, -196, WIDE, 132, FINE], (inside) => paintCrowd(inside, scene, row));
  context.translate(0, -dy);
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
  box(context, INK, LEFT, BACK - BOARD_HIGH - 5, WIDE, BOARD_HIGH + 5);
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
    line(context, lines, 6, `M${at(534)} ${BACK + 2}Q${at(552)} 30 ${at(500)} 96T${at(200)} 150`);
  }
  line(context, lines, 5, `M${LEFT} ${BACK + 2}H${RIGHT}`);
}
