import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BOSS, BOSS_EAR, BOSS_ENTRY, FULL_METER, SUB, type Boss, type State } from "./rules-belt.ts";
import { hearsQuack } from "./rules-flight.ts";
import { place, placeOf, type Lie } from "./view-lie.ts";
import { drawRock } from "./view-rocks.ts";
import { circle, fill, path } from "./view-ship.ts";

export const BOSS_NAMES: readonly string[] = ["Grumble", "The Countess", "The Eye"];
const INK = "#160F3A";
const HEART = "M0 10C-14 1 -12 -10 -5 -10C-2 -10 0 -8 0 -6C0 -8 2 -10 5 -10C12 -10 14 1 0 10Z";

/** A boss with its face, and its hearts above it. `at` is its place between two steps. */
export function drawBoss(stage: Stage, lie: Lie, boss: Boss, { ship }: State, at: { a: number; c: number }): void {
  const { context, tick, isCalm, isContrast } = stage;
  const [x, y] = placeOf(lie, at);
  const shiver = boss.hurt > 20 && !isCalm ? 5 * Math.sin(tick * 1.7) : 0;
  context.save();
  context.translate(x + shiver, y);
  const [shipX, shipY] = placeOf(lie, ship);
  const look = Math.atan2(shipY - y, shipX - x);
  if (isContrast) {
    context.fillStyle = "#FFFFFF";
    circle(context, 0, 0, boss.r + 6);
  }
  if (boss.kind === BOSS.grumble) drawGrumble(stage, boss, look);
  else if (boss.kind === BOSS.countess) drawCountess(stage, boss, look);
  else drawEye(stage, boss, look);
  if (boss.hurt > 30) {
    context.globalAlpha = 0.5;
    context.fillStyle = "#FFFFFF";
    circle(context, 0, 0, boss.r);
    context.globalAlpha = 1;
  }
  context.restore();
  // The upper corners belong to feathers and chain.
  drawHearts(stage, boss, x, y < 190 ? y + boss.r + 26 : y - boss.r - 26);
}

/** While the quack is ready: the lane in which the boss hears it, bright when the ship is in it. */
export function drawEarLane(stage: Stage, lie: Lie, boss: Boss, state: State): void {
  if (state.meter < FULL_METER || boss.frame < BOSS_ENTRY) return;
  const { context, tick, isCalm } = stage;
  const isAimed = hearsQuack(state, boss);
  const half = boss.r + BOSS_EAR;
  const from = state.ship.a / SUB + 44;
  const to = boss.a / SUB - boss.r - 14;
  context.save();
  context.lineCap = "round";
  context.lineWidth = isAimed ? 7 : 3;
  context.strokeStyle = "#FFD65A";
  context.globalAlpha = isAimed ? 0.85 : 0.4;
  if (isAimed) {
    // Chevrons that run to the boss.
    const shift = isCalm ? 0 : (tick * 3) % 54;
    for (let along = from + shift; along < to; along += 54) {
      const across = state.ship.c / SUB + ((boss.c - state.ship.c) / SUB) * ((along - from) / Math.max(1, to - from));
      context.beginPath();
      context.moveTo(...place(lie, along - 9, across - 13));
      context.lineTo(...place(lie, along, across));
      context.lineTo(...place(lie, along - 9, across + 13));
      context.stroke();
    }
  } else {
    context.setLineDash([10, 14]);
    for (const side of [-half, half]) {
      context.beginPath();
      context.moveTo(...place(lie, 60, boss.c / SUB + side));
      context.lineTo(...place(lie, to, boss.c / SUB + side));
      context.stroke();
    }
    context.setLineDash([]);
  }
  context.restore();
}

function drawHearts(stage: Stage, { hp, most }: Boss, x: number, y: number): void {
  const { context } = stage;
  for (let index = 0; index < most; index++) {
    context.save();
    context.translate(x + (index - (most - 1) / 2) * 30, y);
    context.fillStyle = index < hp ? "#FF5A6E" : "rgb(255 243 209 / 0.22)";
    fill(context, HEART);
    context.strokeStyle = "#FFF3D1";
    context.lineWidth = 2;
    context.stroke(path(HEART));
    context.restore();
  }
}

/** A boulder with a bad temper. */
function drawGrumble(stage: Stage, boss: Boss, look: number): void {
  const { context } = stage;
  drawRock(stage, 0, 0, boss.r * 1.06, 5, 0);
  const isShouting = boss.hurt === 0 && boss.frame > BOSS_ENTRY && boss.frame % 82 < 16;
  const [dx, dy] = [Math.cos(look) * 7, Math.sin(look) * 7];
  for (const side of [-1, 1]) {
    context.fillStyle = "#FFFFFF";
    circle(context, side * 32, -12, 21);
    context.fillStyle = INK;
    circle(context, side * 32 + dx, -12 + dy, 9);
    context.fillStyle = "#5B34B8";
    fill(context, side < 0 ? "M-60 -42L-10 -22L-14 -10L-62 -28Z" : "M60 -42L10 -22L14 -10L62 -28Z");
  }
  context.fillStyle = INK;
  if (isShouting || boss.hurt > 0) {
    context.beginPath();
    context.ellipse(0, 40, 26, 20, 0, 0, 7);
    context.fill();
    context.fillStyle = "#F2594B";
    context.beginPath();
    context.ellipse(0, 50, 14, 8, 0, 0, 7);
    context.fill();
  } else {
    context.strokeStyle = INK;
    context.lineWidth = 7;
    context.lineCap = "round";
    context.beginPath();
    context.arc(0, 58, 28, 1.2 * Math.PI, 1.8 * Math.PI);
    context.stroke();
  }
}

/** A comet with a crown, and flames for hair. */
function drawCountess({ context, tick, isCalm }: Stage, boss: Boss, look: number): void {
  const { r } = boss;
  for (const [colour, size, lag] of [
    ["#C93A2E", 1.5, 0],
    ["#FF6B4A", 1.3, 2],
    ["#FFD65A", 1.12, 4],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let point = 0; point <= 18; point++) {
      const angle = (point / 18) * 2 * Math.PI;
      const wave = isCalm ? 0 : 0.07 * Math.sin(tick / 5 + point * 2.2 + lag);
      const far = r * (point % 2 === 0 ? size : 1.02) * (1 + wave);
      context.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    context.fill();
  }
  context.fillStyle = "#9FE3F5";
  circle(context, 0, 0, r);
  context.fillStyle = "#6CBEDD";
  context.beginPath();
  context.arc(0, 0, r, 0.2, 2);
  context.arc(-r * 0.28, -r * 0.28, r, 1.7, 0.4, true);
  context.fill();
  context.fillStyle = "#FFD24A";
  fill(context, "M-44 -56L-52 -104L-26 -80L0 -112L26 -80L52 -104L44 -56Z");
  context.fillStyle = "#F2594B";
  circle(context, 0, -76, 7);
  const [dx, dy] = [Math.cos(look) * 6, Math.sin(look) * 6];
  context.lineCap = "round";
  for (const side of [-1, 1]) {
    context.fillStyle = "#FFFFFF";
    context.beginPath();
    context.ellipse(side * 28, -8, 15, 19, 0, 0, 7);
    context.fill();
    context.fillStyle = INK;
    circle(context, side * 28 + dx, -8 + dy, 8);
    context.strokeStyle = INK;
    context.lineWidth = 5;
    context.beginPath();
    context.moveTo(side * 46, -36);
    context.lineTo(side * 14, -26);
    context.stroke();
  }
  context.fillStyle = "#C2247A";
  fill(
    context,
    boss.hurt > 0
      ? "M-16 34C-16 20 16 20 16 34C16 52 -16 52 -16 34Z"
      : "M-24 34C-12 26 -6 30 0 33C6 30 12 26 24 34C12 48 -12 48 -24 34Z",
  );
}

/** An eye that turns, with a ring of ice. */
function drawEye({ context, tick, isCalm }: Stage, boss: Boss, look: number): void {
  const { r } = boss;
  context.save();
  context.rotate(isCalm ? 0 : tick / 90);
  for (let spike = 0; spike < 9; spike++) {
    context.rotate((2 * Math.PI) / 9);
    context.fillStyle = spike % 3 === 0 ? "#E4FBFF" : "#5FAECB";
    fill(context, "M70 -17L114 0L70 17Z");
  }
  context.restore();
  context.fillStyle = "#F4FBFF";
  circle(context, 0, 0, r);
  context.fillStyle = "#C7E4EF";
  context.beginPath();
  context.arc(0, 0, r, 0.2, 2.1);
  context.arc(-r * 0.22, -r * 0.22, r, 1.8, 0.5, true);
  context.fill();
  const far = boss.hurt > 0 ? 0 : 30;
  const [dx, dy] = [Math.cos(look) * far, Math.sin(look) * far];
  context.fillStyle = "#14808C";
  circle(context, dx, dy, 40);
  context.fillStyle = "#4FC0C4";
  circle(context, dx, dy, 30);
  context.fillStyle = INK;
  circle(context, dx, dy, boss.hurt > 0 ? 8 : 17);
  context.fillStyle = "#FFFFFF";
  circle(context, dx - 10, dy - 12, 7);
  // The lid comes down when it is angry.
  const lid = boss.hurt > 0 ? 0.06 : boss.hp === 1 ? 0.42 : 0.26;
  context.fillStyle = "#2C7F9E";
  context.beginPath();
  context.arc(0, 0, r + 1, Math.PI * (1.5 - lid), Math.PI * (1.5 + lid));
  context.fill();
}

/** A shot of a boss: bright, with a pale rim, so that it is not taken for a rock or a star. */
export function drawPebble({ context, isContrast }: Stage, x: number, y: number, r: number): void {
  context.fillStyle = isContrast ? "#FFFFFF" : "#FFF3D1";
  circle(context, x, y, r + 2);
  context.fillStyle = "#F2594B";
  circle(context, x, y, r - 1);
  context.fillStyle = "#8E1F2E";
  circle(context, x, y, r * 0.45);
}
