import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, type State } from "./rules.ts";
import { fly, FLIGHT, HOME_RADIUS, launch, placeX, placeY } from "./rules-space.ts";
import { toRadians, type Frame } from "./view-frame.ts";
import { SLOW_FRAMES } from "./view-slow.ts";
import { disc, drawGlobe, drawOrbit, ring } from "./view-space.ts";

/** Only the next half second of the path is predicted: the player has to guess the rest. */
const PREDICTED_FRAMES = 30;

export function drawOffice(stage: Stage, state: State, frame: Frame): void {
  const { context, tick } = stage;
  const { office } = state.round;
  const [x, y] = frame.place(office.x, office.y);
  const isFresh = state.phase === PHASE.flying && state.wait < 14;
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(toRadians(state.angle, frame));
  const kick = isFresh && !stage.isCalm ? (1 - state.wait / 14) * 9 : 0;
  // The cover's letterbox, as a cannon.
  context.fillStyle = "#4EA79E";
  context.fillRect(HOME_RADIUS - 8 - kick, -4, 12, 8);
  context.fillStyle = "#7FD3C8";
  context.beginPath();
  context.roundRect(HOME_RADIUS - 2 - kick, -14, 30, 28, [6, 14, 14, 6]);
  context.fill();
  context.fillStyle = "#4EA79E";
  context.beginPath();
  context.roundRect(HOME_RADIUS - 2 - kick, 3, 30, 11, [0, 0, 14, 6]);
  context.fill();
  context.strokeStyle = "#0B2E3D";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(HOME_RADIUS + 20 - kick, -6);
  context.lineTo(HOME_RADIUS + 20 - kick, 6);
  context.stroke();
  context.restore();
  moon(stage, HOME_RADIUS, "#FFB184", "#E58258");
  drawPostDuck(context, stage.isCalm ? 0 : Math.sin(tick / 30));
  context.restore();
}

/** The upper half of a duck with a cap, behind the counter. */
function drawPostDuck(context: CanvasRenderingContext2D, bob: number): void {
  context.save();
  context.translate(0, bob);
  disc(context, 15, "#FFD24A");
  context.fillStyle = "#2F5FC4";
  context.beginPath();
  context.arc(0, -3, 15.5, Math.PI, 0);
  context.fill();
  context.fillRect(-4, -6, 24, 4.5);
  context.fillStyle = "#3A1A2A";
  for (const x of [-1, 10]) {
    context.beginPath();
    context.arc(x, 1, 3, 0, Math.PI);
    context.fill();
    context.fillRect(x - 4, 0, 8, 1.8);
  }
  context.fillStyle = "#FF7A33";
  context.beginPath();
  context.ellipse(9, 8, 10, 4.4, 0, 0, 7);
  context.fill();
  context.restore();
}

/** `clock` is the moment that is shown: in slow motion an earlier one. */
export function drawTarget(stage: Stage, state: State, frame: Frame, clock = state.clock): void {
  const { context, tick, isCalm } = stage;
  const { target } = state.round;
  const [x, y] = frame.place(placeX(target, clock) / ONE, placeY(target, clock) / ONE);
  if (target.swing > 0) drawOrbit(stage, frame.place(target.homeX, target.homeY), target.swing);
  const landed = state.wait - (isCalm ? 0 : SLOW_FRAMES);
  const isHome = state.phase === PHASE.showing && state.precision >= 0 && landed >= 0;
  const pop = isHome && !isCalm ? Math.sin(Math.min(1, landed / 20) * Math.PI) * 0.16 : 0;
  context.save();
  context.translate(x, y);
  context.scale(1 + pop, 1 + pop);
  if (!isHome) {
    context.strokeStyle = "#FFD65A";
    context.lineWidth = 3;
    context.setLineDash([9, 9]);
    context.lineDashOffset = isCalm ? 0 : -tick / 2;
    context.beginPath();
    context.arc(0, 0, target.radius + 12, 0, 7);
    context.stroke();
    context.setLineDash([]);
  }
  context.save();
  context.rotate(toRadians(target.box, frame));
  drawBox(context, target.radius, isHome);
  context.restore();
  moon(stage, target.radius, "#BFE7DE", "#7FBDB3");
  context.restore();
}

function drawBox(context: CanvasRenderingContext2D, radius: number, isFull: boolean): void {
  context.fillStyle = "#FFD65A";
  context.globalAlpha = 0.22;
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius + 34, -0.32, 0.32);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = "#C93A2E";
  context.fillRect(radius - 6, -4, 12, 8);
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.roundRect(radius + 2, -13, 24, 26, [4, 13, 13, 4]);
  context.fill();
  context.fillStyle = "#FFF3D1";
  context.fillRect(radius + 15, -8, 4, 16);
  context.strokeStyle = "#FFD65A";
  context.lineWidth = 4.5;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(radius + 10, 13);
  context.lineTo(radius + 10, 22);
  context.lineTo(radius + (isFull ? 22 : 2), 22);
  context.stroke();
}

function moon(stage: Stage, radius: number, base: string, shade: string): void {
  const { context } = stage;
  context.save();
  drawGlobe(context, radius, base, shade);
  context.fillStyle = shade;
  for (const [x, y, size] of [
    [-0.35, -0.5, 0.2],
    [0.4, 0.1, 0.15],
    [-0.5, 0.3, 0.13],
  ] as const) {
    context.beginPath();
    context.ellipse(x * radius, y * radius, size * radius, size * radius * 0.7, 0, 0, 7);
    context.fill();
  }
  context.restore();
  if (stage.isContrast) ring(context, radius, "#FFF3D1");
}

export function drawAim(stage: Stage, state: State, { place }: Frame): void {
  const { context, tick, isCalm } = stage;
  const parcel = launch(state.round.office, state.angle, state.power);
  context.fillStyle = "#FFD65A";
  const start = isCalm ? 0 : Math.floor(tick / 4) % 3;
  for (let frame = 0; frame < PREDICTED_FRAMES; frame++) {
    const outcome = fly(state.round, parcel, state.clock + 1 + frame);
    if (outcome === FLIGHT.crashed) break;
    if (frame % 3 !== start) continue;
    const [x, y] = place(parcel.x / ONE, parcel.y / ONE);
    context.globalAlpha = 1 - (frame / PREDICTED_FRAMES) * 0.65;
    context.beginPath();
    context.arc(x, y, 5 - (frame / PREDICTED_FRAMES) * 2, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** The way of a parcel as a ribbon. */
export function drawTrail({ context, isContrast }: Stage, trail: readonly number[], { place }: Frame): void {
  context.lineCap = context.lineJoin = "round";
  for (const [colour, width, alpha] of [
    ["#FF8A5A", 9, 0.35],
    ["#FFD65A", 4, 0.95],
  ] as const) {
    context.strokeStyle = isContrast ? "#FFFFFF" : colour;
    context.lineWidth = width;
    context.globalAlpha = alpha;
    strokeTrail(context, trail, place);
  }
  context.globalAlpha = 1;
}

/** The throw before this one, in another colour, with a cross where it ended and the power it had. */
export function drawLastThrow(stage: Stage, { lastTrail, lastAngle, lastPower, round }: State, frame: Frame): void {
  if (lastTrail.length < 4) return;
  const { context, isContrast } = stage;
  const colour = isContrast ? "#FFFFFF" : "#FF7AB8";
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.lineCap = context.lineJoin = "round";
  context.globalAlpha = 0.75;
  context.setLineDash([1, 10]);
  strokeTrail(context, lastTrail, frame.place);
  context.setLineDash([]);
  const [x, y] = frame.place(lastTrail.at(-2)!, lastTrail.at(-1)!);
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x - 9, y - 9 * side);
    context.lineTo(x + 9, y + 9 * side);
  }
  context.stroke();
  // Where the cannon pointed, to correct it by.
  const [ox, oy] = frame.place(round.office.x, round.office.y);
  const angle = toRadians(lastAngle, frame);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  context.beginPath();
  context.moveTo(ox + dx * 66, oy + dy * 66);
  context.lineTo(ox + dx * 84, oy + dy * 84);
  context.stroke();
  context.globalAlpha = 1;
  stage.text(String(lastPower), ox + dx * 104, oy + dy * 104, { size: 19, weight: 900, align: "center", colour });
}

function strokeTrail(context: CanvasRenderingContext2D, trail: readonly number[], place: Frame["place"]): void {
  context.beginPath();
  for (let index = 0; index + 1 < trail.length; index += 2) {
    const [x, y] = place(trail[index]!, trail[index + 1]!);
    // A wormhole is a jump.
    const isJump =
      index > 0 && Math.hypot(trail[index]! - trail[index - 2]!, trail[index + 1]! - trail[index - 1]!) > 90;
    if (index === 0 || isJump) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}

type Flying = { x: number; y: number; vx: number; vy: number };

/** The parcel: a letter with wings. */
export function drawParcel(stage: Stage, parcel: Flying, frame: Frame): void {
  const [x, y] = frame.place(parcel.x / ONE, parcel.y / ONE);
  drawLetter(stage, x, y, Math.atan2(parcel.vy, parcel.vx) + frame.spin, 1);
}

export function drawLetter({ context, tick, isCalm }: Stage, x: number, y: number, turn: number, size: number): void {
  const flap = isCalm ? 0.6 : 0.4 + 0.6 * Math.abs(Math.sin(tick / (size > 1 ? 14 : 4)));
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  context.fillStyle = "#E8CF96";
  context.beginPath();
  context.ellipse(-10, -8 * flap, 11, 5, 0.5, 0, 7);
  context.ellipse(-10, 8 * flap, 11, 5, -0.5, 0, 7);
  context.fill();
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(-13, -9, 26, 18, 3);
  context.fill();
  context.strokeStyle = "#C79E58";
  context.lineWidth = 2.2;
  context.beginPath();
  context.moveTo(-12, -8);
  context.lineTo(1, 2);
  context.lineTo(12, -8);
  context.stroke();
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.arc(1, 2, 4, 0, 7);
  context.fill();
  context.restore();
}
