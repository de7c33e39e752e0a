import type { ClipCaption, ClipStrip } from "@quackademy/game-sdk/clip-protocol.ts";
import { DISPLAY_FACE, TEXT_FACE } from "#stage/canvas-stage.ts";
import { breakLines, type ClipLayout } from "./clip-layout.ts";

const NIGHT = "#12183D";
const CREAM = "#FFF3D1";
const QUIET = "#AEB6E0";
const GOLD = "#FFD24A";
const CAPTION_SIZE = 34;
/** The middle of a caption, as a part of the picture's height: in its lower third. */
const CAPTION_AT = 0.82;

type Context = CanvasRenderingContext2D;
type Words = { face: string; size: number; colour: string; align: CanvasTextAlign; maxWidth?: number };

/** Everything around the picture: letterbox, and the line with class, score and seal. */
export function drawSurround(
  context: Context,
  { picture, strip: box, isTall, scale }: ClipLayout,
  strip: ClipStrip | null,
  score: string,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = NIGHT;
  context.fillRect(0, 0, width, picture.y);
  context.fillRect(0, picture.y + picture.height, width, height - picture.y - picture.height);
  context.fillRect(0, 0, picture.x, height);
  context.fillRect(picture.x + picture.width, 0, width - picture.x - picture.width, height);
  if (!strip || !box) return;
  const edge = 22 * scale;
  const [first, second] = isTall
    ? [box.y + box.height * 0.34, box.y + box.height * 0.74]
    : [box.y + box.height / 2, box.y + box.height / 2];
  const display = { face: `400 ${26 * scale}px ${DISPLAY_FACE}`, size: 26 * scale };
  const small = { face: `700 ${16 * scale}px ${TEXT_FACE}`, size: 16 * scale };
  const points = `${score} ${strip.unit}`.trim();
  const titleWide = write(context, strip.title, edge, first, { ...display, colour: CREAM, align: "left" });
  const pointsWide = write(context, points, width - edge, first, { ...display, colour: GOLD, align: "right" });
  if (isTall) {
    const makerWide = strip.maker
      ? write(context, strip.maker, width - edge, second, { ...small, colour: CREAM, align: "right" })
      : 0;
    const room = width - 2.6 * edge - makerWide;
    write(context, strip.seal, edge, second, { ...small, colour: QUIET, align: "left", maxWidth: room });
    return;
  }
  const gap = 16 * scale;
  const from = edge + titleWide + gap;
  const makerWide = strip.maker
    ? write(context, strip.maker, from, second, { ...small, colour: CREAM, align: "left" }) + gap
    : 0;
  const room = width - edge - pointsWide - gap - from - makerWide;
  const at = width - edge - pointsWide - gap;
  write(context, strip.seal, at, second, { ...small, colour: QUIET, align: "right", maxWidth: room });
}

/** The captions of this frame, over the lower third of the picture. */
export function drawCaptions(
  context: Context,
  { picture, scale }: ClipLayout,
  captions: readonly ClipCaption[],
  frame: number,
): void {
  const said = captions.find(({ from, to }) => frame >= from && frame < to);
  if (!said?.text) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  const size = CAPTION_SIZE * scale;
  context.font = `700 ${size}px ${TEXT_FACE}`;
  const lines = breakLines(said.text, picture.width * 0.84, (words) => context.measureText(words).width);
  const lineHeight = size * 1.3;
  const widest = Math.min(picture.width * 0.94, Math.max(...lines.map((line) => context.measureText(line).width)));
  const [middle, high] = [picture.x + picture.width / 2, lines.length * lineHeight];
  const top = picture.y + picture.height * CAPTION_AT - high / 2;
  // Drawn on paper, like all our text over a picture.
  context.fillStyle = CREAM;
  context.beginPath();
  context.roundRect(
    middle - widest / 2 - size * 0.5,
    top - size * 0.22,
    widest + size,
    high + size * 0.44,
    size * 0.12,
  );
  context.fill();
  context.fillStyle = NIGHT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  lines.forEach((line, place) => context.fillText(line, middle, top + (place + 0.5) * lineHeight, widest));
}

/** Writes a line and returns its width. */
function write(context: Context, words: string, x: number, y: number, style: Words): number {
  const { face, colour, align, maxWidth } = style;
  context.font = face;
  const { width } = context.measureText(words);
  // A line that would be squeezed beyond reading is left out.
  if (maxWidth !== undefined && maxWidth < width * 0.6) return 0;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y, maxWidth);
  return width;
}
