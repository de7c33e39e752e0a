import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PX, type Frame } from "./frame.ts";
import type { Look } from "./looks.ts";
import { noise } from "./shapes.ts";
import type { SkyShow } from "./show.ts";

const BAND = 26;

/** Adds a band of the horizon to the path, which is so high and stands on y. */
type Shape = (context: CanvasRenderingContext2D, x: number, y: number, high: number) => void;

const bar: Shape = (context, x, y, high) => context.rect(x, y - high, BAND - 5, high + 60);

/** Wide, so that it is a mountain and no spike. */
const peak: Shape = (context, x, y, high) => {
  context.moveTo(x - 56, y + 60);
  context.lineTo(x + 4, y - high * 0.8);
  context.quadraticCurveTo(x + BAND / 2, y - high * 0.95, x + BAND - 4, y - high * 0.8);
  context.lineTo(x + BAND + 56, y + 60);
};

/** By scene. */
const SHAPES: readonly Shape[] = [bar, peak, bar, peak, peak, bar, bar, peak, bar, peak];

/** The song as an equaliser, far away. */
export function drawHorizon(
  { context, bounds }: Stage,
  { x, floorY, beats, pulse, isTall }: Frame,
  look: Look,
  { power, drop, scene }: SkyShow,
): void {
  const shift = (x / 240) * PX * 0.18;
  const from = Math.floor((bounds.left + shift) / BAND) - 3;
  const to = Math.ceil((bounds.right + shift) / BAND) + 2;
  const beat = Math.floor(beats);
  const draw = SHAPES[scene]!;
  context.fillStyle = look.bars;
  context.beginPath();
  for (let band = from; band <= to; band++) {
    const [now, before] = [noise(band, beat), noise(band, beat - 1)];
    const level = before + (now - before) * (1 - pulse);
    const high = (22 + level * 46 + power * 12 * now + drop * 34 * level) * (isTall ? 1.6 : 1);
    draw(context, band * BAND - shift, floorY - 26, high);
  }
  context.fill();
}
