import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { GRANITE, isRubble, RUBBLE, STAR } from "#stack-shift/rules/board.ts";

type Context = CanvasRenderingContext2D;

/** Two stones of one hue make ten: a light one and a deep one. */
const HUES = [
  { light: "#FFB3A1", deep: "#D8402F" },
  { light: "#FFE08A", deep: "#E8981C" },
  { light: "#B4EBA0", deep: "#2C8A46" },
  { light: "#A6D8FF", deep: "#2470C8" },
  { light: "#8A58DC", deep: "#8A58DC" },
];
const INK = "#1B2240";
const NUMBER_FONT = '400 62px "Lilita One", Nunito, system-ui, sans-serif';

const hueOf = (stone: number) => HUES[Math.min(stone, 10 - stone) - 1]!;
export const colourOf = (stone: number): string =>
  isRubble(stone) ? "#8D93A3" : stone === STAR ? "#FFCF4A" : stone < 5 ? hueOf(stone).light : hueOf(stone).deep;

/** A picture beside the stones: a white shape for flashes. */
export const FLASH = 20;

/** The pictures are a little larger than a cell, which has 100 units. */
const MARGIN = 8;
const UNITS = 100 + 2 * MARGIN;

let kept = new Map<number, Picture>();
let [keptAge, keptContrast] = [-1, false];
/** Sizes of pictures, in pixels: stones of other sizes are drawn from the next larger one. */
const SIZES = [20, 32, 52, 84, 132, 200] as const;

/** Draws a stone whose cell begins at x, y. `pixels` is those of a unit of the stage, without the camera. */
export function drawStone(
  context: Context,
  kind: number,
  [x, y, cell]: readonly [number, number, number],
  { pixels, isContrast }: { pixels: number; isContrast: boolean },
): void {
  if (keptAge !== picturesAge() || keptContrast !== isContrast) {
    [keptAge, keptContrast] = [picturesAge(), isContrast];
    kept = new Map();
  }
  const size = (cell * UNITS) / 100;
  let wanted = 0;
  while (wanted < SIZES.length - 1 && SIZES[wanted]! < size * pixels * 0.92) wanted += 1;
  const name = kind * 8 + wanted;
  let picture = kept.get(name);
  if (!picture) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIZES[wanted]!;
    const inside = canvas.getContext("2d")!;
    inside.scale(canvas.width / UNITS, canvas.height / UNITS);
    inside.translate(MARGIN, MARGIN);
    paint(inside, kind, isContrast);
    picture = pictureOf(canvas);
    kept.set(name, picture);
  }
  const off = (cell * MARGIN) / 100;
  context.drawImage(imageOf(picture), x - off, y - off, size, size);
}

/** The same picture in any size: for stones that grow or shrink. */
export function drawScaled(
  context: Context,
  kind: number,
  [x, y, cell]: readonly [number, number, number],
  part: number,
  look: { pixels: number; isContrast: boolean },
): void {
  if (part <= 0) return;
  context.save();
  context.translate(x + cell / 2, y + cell / 2);
  context.scale(part, part);
  drawStone(context, kind, [-cell / 2, -cell / 2, cell], look);
  context.restore();
}

function paint(context: Context, kind: number, isContrast: boolean): void {
  context.lineJoin = context.lineCap = "round";
  if (kind === FLASH) return fill(context, block(0), "#FFFFFF");
  if (kind === STAR) return paintStar(context, isContrast);
  if (kind === RUBBLE || kind === GRANITE) return paintRubble(context, isContrast, kind === GRANITE);
  paintNumber(context, kind, isContrast);
}

/** A hewn block with corners that are not alike. */
function block(inset: number): Path2D {
  const [a, b] = [2 + inset, 98 - inset];
  return new Path2D(
    `M${a + 17} ${a}H${b - 13}L${b} ${a + 15}V${b - 19}L${b - 16} ${b}H${a + 13}L${a} ${b - 14}V${a + 19}z`,
  );
}

function fill(context: Context, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

function paintNumber(context: Context, stone: number, isContrast: boolean): void {
  const { light, deep } = hueOf(stone);
  const isLight = stone < 5;
  const base = isContrast ? (isLight ? "#FFFFFF" : "#000000") : isLight ? light : deep;
  fill(context, block(0), INK);
  fill(context, block(4), base);
  if (isContrast) {
    context.strokeStyle = isLight ? "#000000" : "#FFFFFF";
    context.lineWidth = 5;
    context.stroke(block(8));
  } else bevel(context);
  context.fillStyle = isContrast ? (isLight ? "#000000" : "#FFFFFF") : isLight || stone === 8 ? INK : "#FFFFFF";
  context.font = NUMBER_FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(stone), 50, 53);
  if (stone === 6 || stone === 9) context.fillRect(36, 80, 28, 5);
}

/** Light from above on a chunky block. */
function bevel(context: Context): void {
  fill(context, new Path2D("M6 72L18 84H84L94 72V79L82 94H17L6 83z"), "rgba(20, 20, 60, 0.28)");
  fill(context, new Path2D("M22 6H83L90 14H24L14 26V62H6V23z"), "rgba(255, 255, 255, 0.5)");
}

function paintRubble(context: Context, isContrast: boolean, isGranite: boolean): void {
  const shape = new Path2D("M20 8L62 3L92 20L97 62L76 95L30 97L5 72L3 34z");
  fill(context, shape, isContrast ? "#FFFFFF" : INK);
  fill(
    context,
    new Path2D("M22 12L61 7L88 23L92 61L73 91L32 93L10 70L8 36z"),
    isContrast ? "#000000" : isGranite ? "#8A66A6" : "#8D93A3",
  );
  if (!isContrast) {
    fill(context, new Path2D("M22 12L61 7L88 23L60 26L26 30L8 36z"), isGranite ? "#CDAEE2" : "#B9BECB");
    fill(context, new Path2D("M10 70L32 78L74 74L92 61L73 91L32 93z"), isGranite ? "#5C4173" : "#666C80");
  }
  context.strokeStyle = isContrast ? "#FFFFFF" : "#4C5266";
  context.lineWidth = 5;
  if (isGranite) {
    // Two bolts: it holds twice.
    context.fillStyle = isContrast ? "#FFFFFF" : "#E6D6F2";
    for (const x of [32, 68]) {
      context.beginPath();
      context.arc(x, 52, 10, 0, 7);
      context.fill();
      context.stroke();
    }
    return;
  }
  context.stroke(new Path2D("M36 30l10 14-8 12 12 16M46 44l20-4 8 10M50 72l14-6"));
}

function paintStar(context: Context, isContrast: boolean): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 ? 26 : 50;
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2;
    return `${50 + Math.cos(angle) * radius} ${53 + Math.sin(angle) * radius}`;
  });
  const star = new Path2D(`M${points.join("L")}z`);
  context.strokeStyle = isContrast ? "#000000" : INK;
  context.lineWidth = 10;
  context.stroke(star);
  fill(context, star, isContrast ? "#FFFFFF" : "#FFCF4A");
  if (!isContrast) fill(context, new Path2D("M50 8L60 38 50 53zM50 53L93 42 66 62zM50 53L75 90 50 78z"), "#FFE89A");
  context.fillStyle = INK;
  for (const x of [41, 59]) {
    context.beginPath();
    context.ellipse(x, 50, 4, 6, 0, 0, 7);
    context.fill();
  }
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.stroke(new Path2D("M42 63q8 7 16 0"));
}
