import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { speedOf, TOP_SPEED, type Car } from "#loop-circuit/rules/car.ts";
import { isFinished, type State } from "#loop-circuit/rules/state.ts";
import { UNIT } from "#loop-circuit/rules/track.ts";

/** Seen from behind and above: the ground is shorter along the screen's height. */
export const TILT = 0.64;

/** Where the car is between two steps, in units and radians. */
export type Pose = { x: number; y: number; heading: number };

export const poseOf = ({ x, y, heading }: Car): Pose => ({
  x: x / UNIT,
  y: y / UNIT,
  heading: (heading / 32_768) * Math.PI,
});

export type Eye = {
  x: number;
  y: number;
  /** Turns the world so that the way ahead is up. */
  spin: number;
  zoom: number;
  /** The car's place on the stage. */
  atX: number;
  atY: number;
};

const EASE = 0.085;
const NORTH = 0;

/** Follows the car and turns with its way. With reduced motion the map does not turn: north stays up. */
export function createEye() {
  let [spin, spinBefore, lead, kick, lean, fly, cheer, circuit, movedAt] = [0, 0, 0, 0, 0, 0, 0, -1, -1];

  const move = (stage: Stage, state: State): void => {
    const { car } = state;
    const speed = speedOf(car);
    const way = speed > 400 ? Math.atan2(car.vy, car.vx) : (car.heading / 32_768) * Math.PI;
    const wanted = -way - Math.PI / 2;
    const key = state.circuit * 2 + state.isMirrored + state.leg * 64;
    spinBefore = spin;
    if (key !== circuit) {
      circuit = key;
      spin = spinBefore = wanted;
    }
    spin += shortest(wanted - spin) * EASE;
    lead += (Math.min(1.3, speed / TOP_SPEED) - lead) * 0.04;
    kick += ((car.boost > 0 ? 1 : 0) - kick) * (car.boost > 0 ? 0.22 : 0.05);
    lean += (car.drift * 0.1 - lean) * 0.06;
    fly += ((car.air > 0 ? 1 : 0) - fly) * 0.09;
    // Behind the finish the eye comes closer, and goes round.
    cheer = isFinished(state) ? cheer + (1 - cheer) * 0.05 : 0;
    movedAt = stage.tick;
  };

  return {
    /** `isTitle`: the lower part of the picture may be covered. */
    look(stage: Stage, state: State, pose: Pose, alpha: number, isTitle = false): Eye {
      if (stage.tick !== movedAt) move(stage, state);
      const { width, height, isCalm } = stage;
      const isTall = height > width;
      // A lying phone is small: more of the road ahead.
      const zoom = (isTall ? 1.36 : stage.isTouch ? 1.24 : 1.38) * (isCalm ? 0.72 : 1.06 - lead * 0.18);
      if (isCalm) {
        const ahead = { x: (state.car.vx / UNIT) * 16, y: (state.car.vy / UNIT) * 16 };
        return { ...pose, spin: NORTH, zoom, atX: width / 2 - ahead.x, atY: height / 2 - ahead.y };
      }
      const turned = spinBefore + shortest(spin - spinBefore) * alpha;
      // Behind the title the picture either ends above the label, or lies below it.
      const isAbove = stage.bounds.bottom > height * 1.1;
      const part = isTitle && !isAbove ? 0.27 : isTall ? 0.7 : 0.76;
      // A boost throws the kart ahead and the eye back; a drift leans the world into the bend.
      const atY = height * (isTitle ? part : part - kick * 0.06);
      const near = (1 - kick * 0.07) * (1 - fly * 0.1) * (1 + cheer * 0.45);
      return {
        ...pose,
        spin: turned - lean + cheer * 0.9,
        zoom: zoom * near,
        atX: width / 2,
        atY: atY - cheer * height * 0.14,
      };
    },
  };
}

/** The same turn, by the shorter way. */
export const shortest = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

/** Draws in units of the world, on the ground. */
export function throughEye(context: CanvasRenderingContext2D, eye: Eye, draw: () => void): void {
  context.save();
  context.translate(eye.atX, eye.atY);
  context.scale(eye.zoom, eye.zoom * TILT);
  context.rotate(eye.spin);
  context.translate(-eye.x, -eye.y);
  draw();
  context.restore();
}

/** The place of a point of the ground on the stage. */
export function onStage(eye: Eye, x: number, y: number): [number, number] {
  const [dx, dy] = [x - eye.x, y - eye.y];
  const [cos, sin] = [Math.cos(eye.spin), Math.sin(eye.spin)];
  return [eye.atX + (dx * cos - dy * sin) * eye.zoom, eye.atY + (dx * sin + dy * cos) * eye.zoom * TILT];
}

/** The middle of the picture in the world, and how far its corners are. */
export function viewOf(stage: Stage, eye: Eye): { x: number; y: number; reach: number } {
  const { left, top, right, bottom } = stage.bounds;
  const [mx, my] = [(left + right) / 2 - eye.atX, ((top + bottom) / 2 - eye.atY) / TILT];
  const [cos, sin] = [Math.cos(-eye.spin), Math.sin(-eye.spin)];
  return {
    x: eye.x + (mx * cos - my * sin) / eye.zoom,
    y: eye.y + (mx * sin + my * cos) / eye.zoom,
    reach: Math.hypot(right - left, (bottom - top) / TILT) / 2 / eye.zoom,
  };
}
