import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { METRE } from "./rules-course.ts";
import type { State } from "./rules.ts";
import { onX, onY, scaleAt, type Eye } from "./view-camera.ts";

/** Wind is seen from this speed on, and is strongest so much faster, in metres a second. */
const [FROM, RANGE] = [17, 22];
/** Metres between two streaks, and as far ahead as they are seen. */
const [EVERY, SEEN] = [1, 32];

/** Streaks of wind around the egg: they hang in the air, and are as long as the way of a few frames. */
export function drawSpeed({ context, isCalm }: Stage, { egg }: State, eye: Eye): void {
  const speed = (egg.vz / METRE) * 60;
  const strength = Math.min(1, Math.max(0, (speed - FROM) / RANGE) + (egg.boost > 0 ? 0.35 : 0));
  if (isCalm || strength < 0.04) return;
  context.strokeStyle = "#FFFFFF";
  context.globalAlpha = 0.2 + strength * 0.34;
  context.lineWidth = 3;
  context.beginPath();
  for (let at = Math.ceil((eye.z + 3) / EVERY); at * EVERY < eye.z + SEEN * strength; at++) {
    const [x, y] = [eye.x + (at % 2 ? 1 : -1) * (3.4 + ((at * 37) % 19) * 0.6), eye.y - 5 + ((at * 53) % 23) * 0.45];
    for (const z of [at * EVERY, at * EVERY + speed * 0.11]) {
      const scale = scaleAt(eye, z);
      context[z > at * EVERY ? "lineTo" : "moveTo"](onX(eye, x, scale), onY(eye, y, scale));
    }
  }
  context.stroke();
  context.globalAlpha = 1;
}
