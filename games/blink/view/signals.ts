import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { DUCK, KIND, NOTHING, SHAPES, WINK, type Signal } from "#blink/rules/signals.ts";
import { PHASE, shownNow, type State } from "#blink/rules.ts";
import { drawDuckHead, drawGooseHead } from "./birds.ts";
import type { EyeLook } from "./eyes.ts";
import { disc, drawEye, drawShape, drawWindow, INK, type EyePose, type Place } from "./shapes.ts";

/** How far an eye opens for a wink, and for the signal. */
const [WINK_OPEN, WIDE_OPEN] = [0.34, 0.75];

/** The picture of a signal before its round. */
export function drawSample(
  { context }: Pick<Stage, "context">,
  { kind, target }: Signal,
  place: Place,
  eye: EyeLook,
): void {
  const [x, y, radius] = place;
  const isEye = kind === KIND.eye || kind === KIND.wink;
  if (isEye) drawEye(context, x, y, radius * 0.8, 1, eye);
  if (kind === KIND.lamps)
    for (let lamp = 0; lamp < 3; lamp++)
      disc(context, x + (lamp - 1) * radius * 0.56, y, radius * 0.23, lamp === 2 ? INK.dusk : INK.irisShade);
  context.fillStyle = INK.night;
  if (kind === KIND.shape) drawShape(context, target, x, y, radius * 0.7);
  if (kind === KIND.goose) drawDuckHead(context, x, y + 4, radius / 90);
  if (kind === KIND.twins || kind === KIND.again)
    for (const side of [-1, 1]) {
      // The first of the two is gone when the second comes.
      context.fillStyle = kind === KIND.again && side < 0 ? INK.creamShade : INK.night;
      drawShape(context, 3, x + side * radius * 0.46, y, radius * 0.4);
    }
  if (kind === KIND.third)
    for (const duck of [-1, 0, 1])
      drawDuckHead(context, x + duck * radius * 0.62, y, radius / (duck === 1 ? 190 : 280));
}

/** A small picture of a kind of signal on a disc, for reports. */
export function drawKind(context: CanvasRenderingContext2D, kind: number, [x, y, radius]: Place, eye: EyeLook): void {
  const isEye = kind === KIND.eye || kind === KIND.wink;
  disc(context, x, y, radius, isEye ? INK.night : INK.cream);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.clip();
  drawSample({ context }, { kind, target: 3, parts: [], go: 0 }, [x, y, radius * 0.9], eye);
  context.restore();
}

/** The picture while waiting, and the signal itself. */
export function drawSignal(stage: Stage, state: State, [x, y, size]: Place, eye: EyeLook, pose: EyePose): void {
  const shows = shownNow(state);
  const { context } = stage;
  const { kind } = state.signal;
  const since = state.phase === PHASE.go ? state.frame - state.goFrame : 0;
  if (kind === KIND.eye || kind === KIND.wink) {
    const open = shows === NOTHING ? 0 : shows === WINK ? WINK_OPEN : WIDE_OPEN + Math.min(0.25, since / 20);
    drawEye(context, x, y, size * 1.15, open, eye, pose);
  }
  if (kind === KIND.lamps) drawLamps(stage, shows, state.phase === PHASE.go, [x, y, size], eye, pose);
  if (kind === KIND.shape || kind === KIND.again) drawWindow(context, shows, [x, y, size * 0.8], pose.shade);
  if (kind === KIND.goose || kind === KIND.third) drawPond(stage, shows, x, y, size);
  if (kind === KIND.twins) {
    const isNothing = shows === NOTHING;
    const radius = Math.min(size * 0.6, stage.width * 0.2);
    drawWindow(context, isNothing ? NOTHING : Math.floor(shows / SHAPES), [x - radius * 1.16, y, radius], pose.shade);
    drawWindow(context, isNothing ? NOTHING : shows % SHAPES, [x + radius * 1.16, y, radius], pose.shade);
  }
}

function drawLamps(
  { context }: Stage,
  lit: number,
  isGo: boolean,
  [x, y, size]: Place,
  eye: EyeLook,
  pose: EyePose,
): void {
  const radius = size * 0.2;
  context.fillStyle = isGo ? INK.dusk : INK.night;
  context.beginPath();
  context.roundRect(x - radius * 6.2, y - size * 0.92, radius * 12.4, radius * 3, [10, 34, 34, 10]);
  context.fill();
  for (let lamp = 0; lamp < 5; lamp++) {
    const [cx, cy] = [x + (lamp - 2) * radius * 2.36, y - size * 0.92 + radius * 1.5];
    disc(context, cx, cy, radius * 0.94, lamp < lit ? INK.light : isGo ? INK.night : INK.dusk);
    if (lamp < lit) disc(context, cx - radius * 0.2, cy - radius * 0.2, radius * 0.42, INK.cream);
  }
  drawEye(context, x, y + size * 0.42, size * 0.86, isGo ? 1 : 0, eye, pose);
}

function drawPond(
  { context, bounds: { left: start, right, bottom }, tick, isCalm }: Stage,
  shows: number,
  x: number,
  y: number,
  size: number,
): void {
  const scale = size / 110;
  const water = y + size * 0.55;
  if (shows !== NOTHING) (shows === DUCK ? drawDuckHead : drawGooseHead)(context, x, y - size * 0.06, scale);
  context.fillStyle = INK.night;
  context.beginPath();
  context.moveTo(start - 80, bottom + 50);
  context.lineTo(start - 80, water);
  const drift = isCalm ? 0 : tick * 0.6;
  // The waterline, drawn as scallops.
  for (let wave = -1; wave < (right - start) / 80 + 1; wave++) {
    const left = start + wave * 80 + (drift % 80) - 80;
    context.quadraticCurveTo(left + 120, water + 22, left + 160, water);
  }
  context.lineTo(right + 80, bottom + 50);
  context.fill();
  if (shows !== NOTHING) return;
  context.strokeStyle = INK.light;
  context.lineWidth = 6;
  for (const ring of [1, 2]) {
    context.globalAlpha = 0.5 / ring;
    context.beginPath();
    context.ellipse(x, water + 40, size * 0.3 * ring, size * 0.08 * ring, 0, 0, 7);
    context.stroke();
  }
  context.globalAlpha = 1;
}
