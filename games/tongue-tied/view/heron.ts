import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE } from "#tongue-tied/rules/cues.ts";
import { MODE, type State } from "#tongue-tied/rules/state.ts";
import { METRE, UNIT } from "#tongue-tied/rules/units.ts";
import type { Eye } from "./camera.ts";
import { INK } from "./looks.ts";
import { circle, line, oval, shape, sprite } from "./sprites.ts";

const BODY = "#8FA6B8";
const DARK = "#5A7088";

/** The heron in the world, and the mist that walks with her. */
export function drawHeron(stage: Stage, state: State, eye: Eye): void {
  if (state.mode !== MODE.night || state.waiting === 1) return;
  const { context, bounds, tick, isCalm } = stage;
  const x = state.heron / UNIT;
  const left = eye.x + (bounds.left - eye.atX) / eye.zoom;
  if (x < left - 130) return;
  const top = eye.y + (bounds.top - eye.atY) / eye.zoom - 30;
  context.globalAlpha = stage.isContrast ? 0.5 : 0.36;
  context.fillStyle = "#C9D6DC";
  context.fillRect(left - 60, top, x - 150 - left + 60, 400 - top);
  context.fillRect(left - 60, top, x - 90 - left + 60, 400 - top);
  context.globalAlpha = 1;
  const stride = isCalm ? 0 : tick * 0.16;
  const isBiting = state.safe > 50 && state.cause === CUE.heron;
  const gap = state.frog.x / UNIT - x;
  const reach = isBiting ? 1 : gap < 240 ? 0.5 + Math.sin(tick * 0.3) * 0.12 : 0;
  context.save();
  context.translate(x - 80, 0);
  context.strokeStyle = INK;
  for (const [width, colour] of [
    [13, INK],
    [7, "#E0A04A"],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.lineCap = "round";
    context.beginPath();
    for (const leg of [0, Math.PI]) {
      const step = Math.sin(stride + leg) * 34;
      const lift = Math.max(0, Math.cos(stride + leg)) * 26;
      context.moveTo(-10, -190);
      context.lineTo(-24 + step * 0.6, -100 - lift);
      context.lineTo(-10 + step, 30 - lift);
    }
    context.stroke();
  }
  context.translate(0, isCalm ? 0 : Math.sin(stride * 2) * 5);
  sprite(context, "heron body", [-110, -270, 180, 120], (inside) => {
    shape(inside, "M-104-196Q-60-262 10-256 62-250 56-210 40-170-30-172-80-176-104-196z", INK);
    shape(inside, "M-96-197Q-56-256 10-250 54-244 50-212 36-178-30-179-74-182-96-197z", BODY);
    shape(inside, "M-94-196Q-40-230 20-214-20-184-94-196z", DARK);
  });
  context.translate(36, -226);
  context.rotate(reach * 0.9);
  sprite(context, "heron neck", [-20, -130, 200, 150], (inside) => {
    for (const [width, colour] of [
      [26, INK],
      [19, BODY],
    ] as const)
      line(inside, "M0 0Q46-30 16-64-4-96 34-106", colour, width);
    shape(inside, "M44-116L158-92 46-88z", INK);
    shape(inside, "M48-111L146-93 50-97z", "#FFC23A");
    oval(inside, 38, -104, 22, 17, INK);
    oval(inside, 38, -104, 19, 14, "#E6EEF2");
    shape(inside, "M20-112Q-6-122-16-108 2-106 24-100z", INK);
    circle(inside, 45, -106, 6.5, "#FFFFFF");
    circle(inside, 47, -106, 3.2, INK);
    // A brow that means it.
    line(inside, "M36-116L53-110", INK, 4);
  });
  context.restore();
}

/** How far behind she is, while she is not in view, in metres; null: no matter. */
export function heronGap(state: State): number | null {
  if (state.mode !== MODE.night || state.waiting === 1) return null;
  const gap = (state.frog.x - state.heron) / (UNIT * METRE);
  return gap < 14 ? Math.max(0, Math.round(gap)) : null;
}

/** The old carp that throws the frog back, where it fell. */
export function drawCarp(stage: Stage, at: { x: number; age: number }): void {
  if (at.age > 46) return;
  const { context } = stage;
  const up = Math.sin((Math.min(46, at.age + 6) / 52) * Math.PI);
  context.save();
  context.translate(at.x, 64 - up * 96);
  sprite(context, "carp", [-50, -50, 110, 140], (inside) => {
    shape(inside, "M-36 86Q-44-30 6-44 46-34 36 86z", INK);
    shape(inside, "M-31 86Q-38-26 6-38 40-30 31 86z", "#E8884A");
    shape(inside, "M-20 86Q-14 10 8-4 26 20 20 86z", "#FFD9A8");
    oval(inside, 8, -34, 17, 9, INK);
    oval(inside, 8, -34, 12, 5, "#7A2A2A");
    for (const x of [-16, 24]) {
      circle(inside, x, -14, 9, INK);
      circle(inside, x, -14, 7.4, "#FFFFFF");
      circle(inside, x + 1, -16, 3.4, INK);
    }
    line(inside, "M-12-28Q-30-24-34-10M28-30Q44-26 48-12", "#B5603F", 4);
  });
  context.restore();
}
