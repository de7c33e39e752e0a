import { STILL, type Pose } from "#duck-dunk/art/duck.ts";
import type { Duck } from "#duck-dunk/rules/state.ts";
import { UNIT } from "#duck-dunk/rules/units.ts";

/** The loose parts of a duck: a head on a spring, pupils that roll, feet that dangle, and a hat that may fly off. */
export type Body = {
  pose: Pose;
  headVx: number;
  headVy: number;
  lean: number;
  leanV: number;
  lookVx: number;
  lookVy: number;
  squashV: number;
  lastVx: number;
  lastVy: number;
  hat: { x: number; y: number; vx: number; vy: number; turn: number; spin: number; left: number } | null;
  joy: number;
  gloom: number;
};

export const createBody = (): Body => ({
  pose: { ...STILL, hat: { up: 0, turn: 0 } },
  headVx: 0,
  headVy: 0,
  lean: 0,
  leanV: 0,
  lookVx: 0,
  lookVy: 0,
  squashV: 0,
  lastVx: 0,
  lastVy: 0,
  hat: null,
  joy: 0,
  gloom: 0,
});

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** One step of the loose parts. `target` is where the duck looks, `hand` the angle of its wing. */
export function flop(body: Body, duck: Duck, target: { x: number; y: number }, isCalm: boolean): void {
  const { pose } = body;
  const [vx, vy] = [duck.hang > 0 ? 0 : duck.vx / UNIT, duck.hang > 0 ? 0 : duck.vy / UNIT];
  const [ax, ay] = [clamp(vx - body.lastVx, 9), clamp(vy - body.lastVy, 16)];
  body.lastVx = vx;
  body.lastVy = vy;
  const facing = duck.facing;
  pose.facing = facing;
  const loose = isCalm ? 0.4 : 1;
  // The head stays behind when the body starts, and goes on when it stops.
  body.headVx += -ax * facing * 1.5 * loose - pose.headX * 0.16;
  body.headVy += ay * 0.85 * loose - pose.headY * 0.2;
  body.headVx *= 0.86;
  body.headVy *= 0.84;
  pose.headX = clamp(pose.headX + body.headVx, 20);
  pose.headY = clamp(pose.headY + body.headVy, 18);
  pose.headTurn =
    clamp(pose.headX * 0.018 - vy * 0.012, 0.5) + (duck.dizzy > 0 ? Math.sin(duck.dizzy / 3) * 0.3 * loose : 0);
  const leanTo = duck.air >= 0 ? clamp(vx * facing * 0.05 - vy * 0.012, 0.42) : 0;
  body.leanV += (leanTo - pose.lean) * 0.14;
  body.leanV *= 0.8;
  pose.lean = clamp(pose.lean + body.leanV * loose, 0.7);
  body.squashV += -pose.squash * 0.28 + (duck.air < 0 && ay > 4 ? 0.06 : 0) - (duck.air === 1 ? 0.05 : 0);
  body.squashV *= 0.74;
  pose.squash = clamp(pose.squash + body.squashV, 0.3);
  pose.feet = duck.air >= 0 ? clamp(0.5 + vy * 0.07 + Math.sin(duck.air / 3) * 0.25 * loose, 1.3) : pose.feet * 0.6;
  // Googly eyes: drawn to the ball, and shaken by every hop.
  const [dx, dy] = [(target.x - duck.x) * facing, duck.y + 110 * UNIT - target.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  body.lookVx += (clamp(dx / far, 1) * 0.62 - pose.lookX) * 0.2 - ax * facing * 0.09 * loose;
  body.lookVy += (clamp(dy / far, 1) * 0.62 - pose.lookY) * 0.2 + ay * 0.05 * loose;
  body.lookVx *= 0.72;
  body.lookVy *= 0.72;
  pose.lookX += body.lookVx;
  pose.lookY += body.lookVy;
  const off = Math.hypot(pose.lookX, pose.lookY);
  if (off > 0.85) {
    pose.lookX *= 0.85 / off;
    pose.lookY *= 0.85 / off;
  }
  body.joy = Math.max(0, body.joy - 1);
  body.gloom = Math.max(0, body.gloom - 1);
  pose.eyes = duck.dizzy > 0 ? "dizzy" : body.joy > 20 ? "shut" : "round";
  pose.bill =
    body.joy > 0 || duck.hang > 0 || duck.air > 6 ? "open" : body.gloom > 0 || duck.wind > 8 ? "grit" : "shut";
  // Wings: up while it winds, down in a swipe, flapping in the air.
  const raised = -1.75;
  const wish =
    duck.hang > 0
      ? -1.3
      : duck.swipe > 0
        ? 0.9
        : duck.wind > 3
          ? raised
          : duck.air >= 0
            ? 0.1 + Math.sin(duck.air * 0.9) * 0.5 * loose
            : 0.35;
  pose.wing += (wish - pose.wing) * (duck.swipe > 0 ? 0.6 : 0.35);
  moveHat(body);
  pose.hat = body.hat ? null : { up: clamp(Math.max(0, -pose.headY) * 0.7, 16), turn: -pose.headX * 0.012 };
}

/** The hat flies off, and falls. */
export function loseHat(body: Body, duck: Duck, way: number): void {
  if (body.hat) return;
  body.hat = { x: duck.x / UNIT, y: duck.y / UNIT + 150, vx: way * 3.4, vy: 9, turn: 0, spin: way * 0.16, left: 130 };
}

function moveHat(body: Body): void {
  const { hat } = body;
  if (!hat) return;
  hat.left -= 1;
  if (hat.left <= 0) body.hat = null;
  if (hat.y <= 0 && hat.vy <= 0) return;
  hat.vy -= 0.36;
  hat.x += hat.vx;
  hat.y = Math.max(0, hat.y + hat.vy);
  hat.turn += hat.spin;
}
