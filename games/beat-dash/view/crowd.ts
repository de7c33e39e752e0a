import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Frame } from "./frame.ts";
import type { Look } from "./looks.ts";
import { mix, noise, trace } from "./shapes.ts";
import { stamp } from "./sprites.ts";

const APART = 44;

/** In a drop, the crowd comes up in front of the stage, and jumps on the beat. `drop` is from 0 to 1. */
export function drawCrowd(stage: Stage, frame: Frame, look: Look, drop: number): void {
  const { context, bounds, isCalm, isContrast } = stage;
  if (drop === 0 || isContrast) return;
  const part = frame.beats - Math.floor(frame.beats);
  const [size, beat] = [frame.isTall ? 1.5 : 1, Math.floor(frame.beats)];
  const apart = APART * size;
  for (let at = 0; bounds.left + at * apart < bounds.right + apart; at++) {
    const jump = isCalm || (at + beat) % 2 ? 0 : Math.sin(part * Math.PI) * 9 * size;
    const tall = 40 * size * (0.9 + noise(at, 5) * 0.3);
    const y = bounds.bottom - (tall - 4) * drop - jump;
    const isTurned = noise(at, 7) > 0.5;
    context.save();
    context.translate(bounds.left + (at + 0.4) * apart, y);
    if (isTurned) context.scale(-1, 1);
    stamp(context, `fan ${look.floor} ${look.bars}`, [-26 * size, -20 * size, 52 * size, 84 * size], (inside) => {
      inside.scale(size, size);
      drawFan(inside, mix(look.floor, look.box, 0.7), mix(look.box, look.bars, 0.4), look.accents[0]);
    });
    context.restore();
  }
}

/** A duck with a light in its wing, in 52 × 84 units. */
function drawFan(context: CanvasRenderingContext2D, dark: string, light: string, stick: string): void {
  context.strokeStyle = stick;
  context.lineWidth = 4;
  trace(context, [10, 66, 7, 34, 12, 8]);
  context.stroke();
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(42, 38, 8, 4, 0.1, 0, 7);
  context.fill();
  context.fillStyle = dark;
  context.beginPath();
  context.arc(28, 37, 14, 0, 7);
  context.fill();
  context.beginPath();
  context.ellipse(27, 82, 22, 34, 0, 0, 7);
  context.fill();
}
