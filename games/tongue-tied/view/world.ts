import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import {
  drawBurr,
  drawDrum,
  drawFirefly,
  drawFly,
  drawHub,
  drawLantern,
  drawMushroom,
  drawPadLeaf,
} from "#tongue-tied/art/things.ts";
import {
  ANCHOR,
  anchorX,
  anchorY,
  burrY,
  PAD,
  type Anchor,
  type Course,
  type Gust,
} from "#tongue-tied/rules/course.ts";
import { MODE, type State } from "#tongue-tied/rules/state.ts";
import { UNIT } from "#tongue-tied/rules/units.ts";
import type { Eye } from "./camera.ts";
import { INK, type Look, PALE } from "./looks.ts";
import { chance, line, oval, shape, spriteAt } from "./sprites.ts";

/** What is in view of a course, in units. */
export type Span = { left: number; right: number; top: number };

export const spanOf = ({ bounds }: Stage, { x, y, zoom, atX, atY }: Eye): Span => ({
  left: x + (bounds.left - atX) / zoom - 90,
  right: x + (bounds.right - atX) / zoom + 90,
  top: y + (bounds.top - atY) / zoom - 20,
});

/** In a cave a light is dim until the frog is near. */
const [DIM, BRIGHT] = [620, 330];

/** Between two steps: frames as a fraction. */
const between = (
  place: (anchor: Anchor, frame: number) => number,
  anchor: Anchor,
  frame: number,
  alpha: number,
): number => {
  const to = place(anchor, frame) / UNIT;
  return anchor.dx === 0 && anchor.dy === 0 ? to : (place(anchor, frame - 1) / UNIT) * (1 - alpha) + to * alpha;
};

export const placeOf = (anchor: Anchor, frame: number, alpha: number): [number, number] => [
  between(anchorX, anchor, frame, alpha),
  between(anchorY, anchor, frame, alpha),
];

/** Everything of a course but the frog, in units of the world. */
export function drawWorld(
  stage: Stage,
  course: Course,
  state: State,
  span: Span,
  look: Look,
  alpha: number,
  dips: ReadonlyMap<number, number>,
): void {
  const { context, tick, isContrast } = stage;
  const isIn = ({ x }: { x: number }, more = 0) => x > span.left - more && x < span.right + more;
  const time = stage.isCalm ? 0 : tick;
  for (const gust of course.gusts)
    if (gust.x < span.right && gust.x + gust.wide > span.left) drawGust(stage, gust, time);
  drawVines(context, course, state, span, look);
  for (const hub of course.hubs)
    if (isIn(hub, 120))
      drawHub(context, [hub.x, hub.y], hub.size, (((state.frame - 1 + alpha) * hub.speed) / 1024) * Math.PI * 2);
  for (const [id, anchor] of course.anchors.entries())
    if (isIn(anchor, 120)) drawAnchor(stage, state, id, anchor, look, time, alpha);
  for (const [id, pad] of course.pads.entries()) {
    if (!isIn(pad)) continue;
    const dip = dips.get(id) ?? 0;
    if (pad.kind === PAD.mushroom) drawMushroom(context, [pad.x, pad.y], dip);
    else if (pad.kind === PAD.drum) drawDrum(context, [pad.x, pad.y], dip);
    else {
      const isOwn = course.lilies.indexOf(pad.x) <= state.lily && state.mode === MODE.swamp;
      drawPadLeaf(context, [pad.x, pad.y + 2 + dip * 6], look, pad.kind === PAD.lily, isOwn);
    }
  }
  for (const burr of course.burrs)
    if (isIn(burr)) drawBurr(context, [burr.x, burrY(burr, state.frame) / UNIT], burr.size);
  for (const [id, fly] of course.flies.entries())
    if (isIn(fly) && !state.eaten.includes(id)) drawFly(context, [fly.x, fly.y], time, id);
  if (isIn({ x: course.finish }, 200)) drawFinish(context, course.finish, look, isContrast);
}

/** Lanterns hang from vines, which lead up to where nobody sees their end. */
function drawVines(
  context: CanvasRenderingContext2D,
  course: Course,
  state: State,
  { left, right, top }: Span,
  look: Look,
): void {
  context.strokeStyle = look.vine;
  context.lineWidth = 3;
  context.beginPath();
  for (const [id, { x, y, kind }] of course.anchors.entries()) {
    if (x < left || x > right || kind === ANCHOR.wheel || kind === ANCHOR.firefly) continue;
    if (state.torn.includes(id)) continue;
    context.moveTo(x, y - 20);
    context.quadraticCurveTo(x + 10, (y + top) / 2, x - 4, Math.min(top, y - 60));
  }
  for (const { x, y } of course.hubs) {
    if (x < left - 120 || x > right + 120) continue;
    context.moveTo(x, y);
    context.lineTo(x, top);
  }
  context.stroke();
}

function drawAnchor(
  stage: Stage,
  state: State,
  id: number,
  anchor: Anchor,
  look: Look,
  time: number,
  alpha: number,
): void {
  const { context, isContrast } = stage;
  if (state.torn.includes(id)) return;
  const at = placeOf(anchor, state.frame, alpha);
  if (anchor.kind === ANCHOR.firefly) return drawFirefly(context, at, look, time);
  if (anchor.kind === ANCHOR.paper) return drawLantern(context, at, look, "paper");
  if (anchor.kind === ANCHOR.honey) return drawLantern(context, at, look, "honey");
  if (anchor.isGold) return drawLantern(context, at, look, state.lit.includes(id) ? "lantern" : "gold");
  if (state.mode === MODE.dash) return drawLantern(context, at, look, state.lit.includes(id) ? "lantern" : "unlit");
  if (!look.isCave || isContrast) return drawLantern(context, at, look, "lantern");
  const far = Math.hypot(at[0] - state.frog.x / UNIT, at[1] - state.frog.y / UNIT);
  context.globalAlpha = Math.max(0.22, Math.min(1, (DIM - far) / (DIM - BRIGHT)));
  drawLantern(context, at, look, "cap");
  context.globalAlpha = 1;
}

/** Streaks that show where the wind goes. */
function drawGust({ context, isContrast }: Stage, { x, y, wide, high, ax, ay }: Gust, time: number): void {
  context.globalAlpha = isContrast ? 0.3 : 0.12;
  context.fillStyle = "#E6FFFA";
  context.fillRect(x, y - high, wide, high);
  context.globalAlpha = 0.75;
  context.strokeStyle = "#E6FFFA";
  context.lineWidth = 3;
  context.beginPath();
  // Along the stronger of its two directions.
  const [dx, dy] = Math.abs(ax) > Math.abs(ay) ? [Math.sign(ax), 0] : [0, Math.sign(ay)];
  for (let at = 0; at < 12; at++) {
    const part = (chance(at, 1) + time * 0.013 * (1 + (at % 3) * 0.3)) % 1;
    const across = (at + 0.5) / 12 - 0.5;
    const cx = x + wide * (dx !== 0 ? (dx > 0 ? part : 1 - part) : 0.5 + across * 0.9);
    const cy = y - high * (dy !== 0 ? (dy < 0 ? part : 1 - part) : 0.5 + across * 0.9);
    context.moveTo(cx - dx * 22, cy - dy * 22);
    context.lineTo(cx + dx * 22, cy + dy * 22);
    context.lineTo(cx + dx * 12 - dy * 7, cy + dy * 12 + dx * 7);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Home: a stump with a door and a lit window, behind the last lily. */
function drawFinish(context: CanvasRenderingContext2D, x: number, look: Look, isContrast: boolean): void {
  spriteAt(context, `home ${look.name} ${isContrast}`, [x, 0], [-40, -330, 300, 380], (inside) => {
    line(inside, "M0 30V-310", INK, 9);
    line(inside, "M0 30V-310", PALE, 4);
    shape(inside, "M0-310L74-290 0-266z", "#F2594B");
    line(inside, "M0-310L74-290 0-266", INK, 3);
    shape(inside, "M70 40Q96-40 84-190Q150-232 226-186Q206-40 246 40z", INK);
    shape(inside, "M76 40Q102-40 90-186Q150-222 220-182Q200-40 240 40z", "#7A4A28");
    line(inside, "M112-150Q118-60 104 20M190-160Q180-50 200 20", "#5C3420", 5);
    oval(inside, 155, -188, 62, 18, "#C99A5A");
    oval(inside, 155, -188, 40, 11, "#8A5A34");
    shape(inside, "M126 30V-44Q150-76 176-44V30z", INK);
    shape(inside, "M131 30V-40Q150-66 171-40V30z", "#3C8A3A");
    oval(inside, 152, -112, 24, 24, INK);
    oval(inside, 152, -112, 20, 20, "#FFD65A");
    line(inside, "M152-132V-92M132-112H172", INK, 4);
  });
}
