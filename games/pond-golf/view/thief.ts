import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintDuck } from "#pond-golf/art/ducks.ts";

/** So many frames after the hole a duck has the ball in its beak, and so many later it takes off. */
export const GRAB_FRAME = 46;
const OFF_FRAME = 58;
const FROM = 250;
const BESIDE = 25;
const SIZE = 1.1;

/** A duck waddles in, grabs the ball and flies off with it. `drawBall` draws it at 0, 0. */
export function drawThief(
  { context, isCalm }: Stage,
  { x, y }: Point,
  age: number,
  { colour, hat, drawBall }: { colour: string; hat: number; drawBall(): void },
): void {
  const come = Math.min(1, age / GRAB_FRAME);
  const off = Math.max(0, (age - OFF_FRAME) / 75);
  const isFlying = off > 0;
  const flap = isFlying && age % 10 < 5;
  const bow = Math.abs(age - GRAB_FRAME) < 6;
  context.save();
  context.translate(
    x - BESIDE - (1 - come) * FROM + off * off * 420,
    y + 8 - off * 100 - off * off * 40 + (flap && !isCalm ? 5 : 0),
  );
  context.scale(SIZE, SIZE);
  if (!isCalm) context.rotate(isFlying ? -0.35 : bow ? 0.45 : Math.sin(age * 0.5) * 0.16);
  paintDuck(context, {
    colour,
    mood: flap ? "glad" : age > GRAB_FRAME ? "calm" : "ooh",
    side: 1,
    hat,
    lift: come < 1 && !isCalm ? Math.abs(Math.sin(age * 0.5)) * 7 : 0,
  });
  if (age >= GRAB_FRAME) {
    context.translate(25, -22);
    drawBall();
  }
  context.restore();
}
