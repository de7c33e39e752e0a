import { partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, SHOW_FRAMES, type State } from "./rules.ts";
import type { Look } from "./view-look.ts";

/** The frames in which a puck tumbles before it hits the water. */
export const TUMBLE_FRAMES = 30;
const ZOOM = 0.55;
const ZOOM_IN = 16;
const ZOOM_OUT = { from: 66, frames: 24 };
const WATER = ["#FFFFFF", "#BFE7F5", "#7FC4DC"];

export const isFalling = ({ phase, fallen }: State, side: number): boolean =>
  fallen === side && (phase === PHASE.fallen || phase === PHASE.won || phase === PHASE.over);

/** The zoom of the camera on a falling puck: 1 is the whole arena. */
export function zoomOf({ phase, fallen, wait }: State, isCalm: boolean): number {
  if (isCalm || phase !== PHASE.fallen || fallen === 2) return 1;
  const near = partOf(wait, ZOOM_IN) - partOf(wait - ZOOM_OUT.from, ZOOM_OUT.frames);
  return 1 + ZOOM * near * near * (3 - 2 * near);
}

/** How far a fallen puck has tumbled, 0 to 1. */
export const tumbled = ({ phase, wait }: State): number =>
  phase === PHASE.fallen ? Math.min(1, wait / TUMBLE_FRAMES) : 1;

/** Frames since a fallen puck hit the water. */
export const swumFor = ({ phase, wait }: State): number =>
  wait + (phase === PHASE.fallen ? 0 : SHOW_FRAMES) - TUMBLE_FRAMES;

export function splash(stage: Stage, x: number, y: number): void {
  stage.burst({ x, y, count: 60, colours: WATER, speed: 330, life: 0.9, size: 7, gravity: 260 });
  stage.burst({ x, y, count: 10, colours: ["#FFFFFF"], speed: 120, life: 0.7, size: 16, shape: "ring" });
  stage.burst({ x, y, count: 12, colours: ["#FFF3D1", "#FFD24A"], speed: 180, life: 1.2, size: 8, shape: "feather" });
  stage.shake(14);
  stage.float("Splash!", x, y - 30, { size: 50, face: "display", align: "center", colour: "#FFFFFF" });
  stage.sound([
    { shape: "noise", from: 1800, to: 200, length: 0.6, volume: 0.7 },
    { shape: "sine", from: 160, to: 60, length: 0.35, volume: 0.5 },
  ]);
}

/** Rings in the water, and a head that comes up again, seeing stars. */
export function drawSwimmer({ context, tick, isCalm }: Stage, look: Look, x: number, y: number, age: number): void {
  context.strokeStyle = "#FFFFFF";
  context.lineWidth = 4;
  for (let ring = 0; ring < 3; ring++) {
    const far = (age * 1.6 + ring * 22) % 80;
    context.globalAlpha = 0.55 * (1 - far / 80);
    context.beginPath();
    context.ellipse(x, y + 8, 16 + far, (16 + far) * 0.6, 0, 0, 7);
    context.stroke();
  }
  context.globalAlpha = 1;
  if (age < 14) return;
  const bob = isCalm ? 0 : Math.sin(tick / 9) * 3;
  context.save();
  context.translate(x, y + bob);
  context.fillStyle = look.head;
  context.beginPath();
  context.arc(0, 0, 17, 0, 7);
  context.fill();
  context.fillStyle = "#F27D26";
  context.beginPath();
  context.ellipse(0, 8, 12, 5.5, 0, 0, 7);
  context.fill();
  context.strokeStyle = look.ink;
  context.lineWidth = 2.6;
  context.beginPath();
  for (const eye of [-7, 7]) {
    context.moveTo(eye - 3.5, -6.5);
    context.lineTo(eye + 3.5, 0.5);
    context.moveTo(eye + 3.5, -6.5);
    context.lineTo(eye - 3.5, 0.5);
  }
  context.stroke();
  context.fillStyle = "#FFD65A";
  for (let star = 0; star < 3; star++) {
    const turn = (isCalm ? 0 : tick / 12) + (star * 2 * Math.PI) / 3;
    context.beginPath();
    context.arc(Math.cos(turn) * 22, -20 + Math.sin(turn) * 6, 4, 0, 7);
    context.fill();
  }
  context.restore();
}
