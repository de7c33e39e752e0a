import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { METRE, middleAt } from "#honk-slope/rules/course.ts";
import { courseOf, PHASE, type State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye } from "./camera.ts";
import { windOf } from "./flow.ts";
import type { Look } from "./looks.ts";

/** Metres between two streaks, and as far ahead as they are seen. */
const [EVERY, SEEN] = [1.1, 36];
/** Frames between two gusts that are heard. */
const GUST_FRAMES = 14;

/** Streaks of wind around the egg: they hang in the air, and are as long as the way of a few frames. */
export function drawSpeed({ context, isCalm }: Stage, state: State, eye: Eye, look: Look): void {
  const wind = windOf(state);
  if (isCalm || wind < 0.04 || state.phase === PHASE.fallen) return;
  const speed = (state.egg.vz / METRE) * 60;
  context.strokeStyle = state.egg.boost > 0 ? "#B8FFE6" : look.edge;
  context.globalAlpha = 0.2 + wind * 0.4;
  context.lineWidth = 2 + wind * 2;
  const course = courseOf(state);
  context.beginPath();
  for (let at = Math.ceil((eye.z + 3) / EVERY); at * EVERY < eye.z + SEEN * wind; at++) {
    // They leave the road free.
    const x = middleAt(course, at * EVERY * METRE) / METRE + (at % 2 ? 1 : -1) * (5.6 + ((at * 37) % 19) * 0.6);
    const y = eye.y - 6 + ((at * 53) % 23) * 0.5;
    for (const z of [at * EVERY, at * EVERY + speed * (0.08 + wind * 0.12)]) {
      const scale = scaleAt(eye, z);
      context[z > at * EVERY ? "lineTo" : "moveTo"](onX(eye, x, scale), onY(eye, y, scale));
    }
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** The wind is heard from half of its strength on: gusts that hiss higher with the speed. */
export function soundWind(stage: Stage, state: State): void {
  const wind = windOf(state);
  if (wind < 0.2 || state.frame % GUST_FRAMES !== 0) return;
  const from = 380 + wind * 900 + (state.frame % 5) * 40;
  stage.sound({ shape: "noise", from, to: from * 0.8, length: 0.34, volume: wind * 0.16, isBed: true });
}
