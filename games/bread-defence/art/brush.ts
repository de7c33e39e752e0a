export type Context = CanvasRenderingContext2D;
export type Look = { isContrast: boolean };

/** The colours of the game. */
export const INK = {
  line: "#2B1B35",
  night: "#1B1230",
  cream: "#FFF3D6",
  gold: "#FFC93A",
  red: "#E2483D",
  green: "#4FA84F",
  white: "#FFFFFF",
} as const;

/** Colours by letter, for pictures. D and Z darken what is below, and H lightens it. */
const PALETTE =
  "wFFF k323 x213 cFED bB62 lE94 LFD9 gFC3 GB82 rD44 RA33 n5A5 N4B8 mCFE u48D UAEE yFD4 oF83 OC51 hFB3 sBCD S668 tB74 T852 FDA6 zA54 i99B I678 jBCD PFB9 pE79 v85B V335 aF93 qDA5 D1034 HFFF7 Z1041";

/** Colours that a picture has besides. E is the colour of edges. */
export type OwnColours = Readonly<Record<string, string>>;

/** Units of the game for a unit of figures, which have 100 for a tile. */
const FIGURE_SCALE = 0.64;

/** Outlines, and how far the shade of a shape reaches in, by the first sign. */
const PARTS: Readonly<Record<string, readonly [outline: number, shade: number]>> = {
  "#": [8, 12],
  "+": [8, 6],
  "*": [6, 3],
};

/**
 * Paints a picture: a shape a line. Its first sign is "#" for a large part with an outline and a shade, "+" for a part,
 * "*" for a small part, "." for a shape without an outline, or the width of a line, from 1 to z (35). The second is the
 * colour's letter. A path follows, in which "o" with x, y and one or two radii is an ellipse; "|" at its start adds the
 * path's mirror image; without a path, it is the last one. "@" with x, y, a turn and a scale moves what follows, up to a
 * line with "@" alone.
 */
export function paint(
  context: Context,
  { isContrast }: Look,
  picture: string,
  scale = FIGURE_SCALE,
  own: OwnColours = {},
): void {
  const colours: Record<string, string> = { E: isContrast ? INK.white : INK.line, ...own };
  for (const entry of PALETTE.split(" ")) colours[entry[0]!] = `#${entry.slice(1)}`;
  let path = new Path2D();
  context.save();
  context.scale(scale, scale);
  context.lineCap = context.lineJoin = "round";
  for (const shape of picture.split("\n")) {
    const sign = shape[0]!;
    const text = shape.slice(2);
    if (sign === "@") {
      if (text) move(context, shape.slice(1).split(" ").map(Number));
      else context.restore();
    } else if (sign) {
      if (text) path = pathOf(text);
      const [outline, shade] = PARTS[sign] ?? [0, 0];
      const colour = colours[shape[1]!]!;
      if (outline > 0) stroke(context, colours.E!, outline, path);
      if (outline > 0 || sign === ".") fill(context, colour, path);
      else stroke(context, colour, parseInt(sign, 36), path);
      if (shade > 0 && !isContrast) shadePath(context, colour, shade, path);
    }
  }
  context.restore();
}

function move(context: Context, [x, y, turn = 0, wide = 1, high = wide]: readonly number[]): void {
  context.save();
  context.translate(x!, y!);
  context.rotate(turn);
  context.scale(wide, high);
}

function stroke(context: Context, colour: string, width: number, path: Path2D): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

function fill(context: Context, colour: string, path: Path2D): void {
  context.fillStyle = colour;
  context.fill(path);
}

/** Light comes from the upper left: what is not in the shape's copy up there is in the shade. */
function shadePath(context: Context, colour: string, depth: number, path: Path2D): void {
  context.save();
  context.clip(path);
  context.globalCompositeOperation = "multiply";
  fill(context, "#DCB2B8", path);
  context.globalCompositeOperation = "source-over";
  context.translate(-depth / 2, -depth);
  fill(context, colour, path);
  context.restore();
}

function pathOf(text: string): Path2D {
  const path = new Path2D(
    text.replace("|", "").replaceAll(/o([^a-z]+)/gi, (_, numbers: string) => {
      const [x, y, across, down] = numbers.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number?];
      return disc(x, y, across, down);
    }),
  );
  if (text[0] === "|") path.addPath(new Path2D(path), new DOMMatrix([-1, 0, 0, 1, 0, 0]));
  return path;
}

const disc = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1-${2 * across} 0z`;

/** A picture somewhere else, turned and stretched. */
export const at = (
  picture: string,
  ...place: [x: number, y: number, turn?: number, wide?: number, high?: number]
): string => `@${place.join(" ")}\n${picture}\n@\n`;

/** A number from 0 to 1 that belongs to a place: variety without chance. */
export function chanceAt(place: number, salt: number): number {
  const wild = Math.sin(place * 12.9 + salt * 78.2) * 43758;
  return wild - Math.floor(wild);
}
