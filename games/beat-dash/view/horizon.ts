import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PX, type Frame } from "./frame.ts";
import type { Look } from "./looks.ts";
import { noise } from "./shapes.ts";
import type { SkyShow } from "./show.ts";

const BAND = 26;

/** The song as an equaliser, far away. */
export function drawHorizon(
  { context, bounds }: Stage,
  { x, floorY, beats, pulse, isTall }: Frame,
  look: Look,
  { power, drop }: SkyShow,
): void {
  const shift = (x / 240) * PX * 0.18;
  const from = Math.floor((bounds.left + shift) / BAND) - 3;
  const to = Math.ceil((bounds.right + shift) / BAND) + 2;
  const beat = Math.floor(beats);
  context.fillStyle = look.bars;
  context.beginPath();
  for (let band = from; band <= to; band++) {
    const [now, before] = [noise(band, beat), noise(band, beat - 1)];
    const level = before + (now - before) * (1 - pulse);
    const high = (22 + level * 46 + power * 12 * now + drop * 34 * level) * (isTall ? 1.6 : 1);
    context.rect(band * BAND - shift, floorY - 26 - high, BAND - 5, high + 60);
  }
  context.fill();
}
