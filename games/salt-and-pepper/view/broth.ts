import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "#salt-and-pepper/art/worlds.ts";

const NEAR = 230;
/** From so far on nothing is seen of it. */
const FAR = 520;

/** Old Broth, the soup of the flood: it looks at the duck that is lower, swims after it, and opens its mouth when near. */
export function drawBroth(stage: Stage, surface: number, [x, y]: readonly [number, number]): void {
  const { context, tick, isCalm } = stage;
  const away = Math.max(0, surface - y);
  if (away > FAR) return;
  const hunger = Math.max(0, 1 - away / NEAR);
  const bob = isCalm ? 0 : Math.sin(tick / 16) * 5;
  const at = 576 + (x - 576) * 0.7 + (isCalm ? 0 : Math.sin(tick / 50) * 30);
  const top = surface - 26 - hunger * 22 + bob;
  context.save();
  context.translate(at, top);
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.lineJoin = "round";
  // A head of dumpling with a mouth that grows.
  context.fillStyle = "#FF8A3A";
  context.beginPath();
  context.ellipse(0, 34, 74, 62, 0, 0, 7);
  context.fill();
  context.stroke();
  context.fillStyle = "#7A1420";
  context.beginPath();
  context.ellipse(0, 36, 32 + hunger * 12, 4 + hunger * 24, 0, 0, 7);
  context.fill();
  context.stroke();
  if (hunger > 0.2) {
    context.fillStyle = "#FFFFFF";
    for (const tooth of [-16, 4]) context.fillRect(tooth, 36 - hunger * 22, 12, 9 + hunger * 4);
  }
  for (const side of [-1, 1]) {
    context.fillStyle = "#FFFFFF";
    context.beginPath();
    context.arc(side * 27, -6, 23, 0, 7);
    context.fill();
    context.stroke();
    const [dx, dy] = [x - at - side * 27, y - top];
    const far = Math.max(1, Math.hypot(dx, dy));
    context.fillStyle = INK;
    context.beginPath();
    context.arc(side * 27 + (dx / far) * 11, -6 + (dy / far) * 11, 9, 0, 7);
    context.fill();
    // Brows fall when it is hungry.
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(side * 50, -34 - hunger * 6);
    context.lineTo(side * 8, -34 + hunger * 14);
    context.stroke();
    context.lineWidth = 4;
  }
  context.restore();
}
