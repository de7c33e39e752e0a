import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { baseAt, METRE, middleAt } from "#honk-slope/rules/course.ts";
import { courseOf, type State } from "#honk-slope/rules/state.ts";

/** Where the picture is taken from, in metres, and how: `focal` is stage units for a metre at a distance of one. */
export type Eye = {
  x: number;
  y: number;
  z: number;
  focal: number;
  midX: number;
  vanishY: number;
  roll: number;
  /** How much the picture of the hill bends down and to the right with the square of the distance, and so far to the right it looks. */
  sag: number;
  curve: number;
  turn: number;
};

/** A place in metres. */
export type Spot = { x: number; y: number; z: number };

export const spotOf = ({ egg }: State): Spot => ({ x: egg.x / METRE, y: egg.y / METRE, z: egg.z / METRE });

/** The nearest that is drawn, and the farthest. */
export const NEAR = 1.6;
export const FAR = 140;

/** Stage units for a metre at this distance along the slope. */
export const scaleAt = (eye: Eye, z: number): number => eye.focal / Math.max(NEAR, z - eye.z);
export const onX = (eye: Eye, x: number, scale: number): number =>
  eye.midX + (x - eye.x) * scale + (eye.curve * eye.focal * eye.focal) / scale;
/** The hill is a crest: it bends away below. On its way it has crests and valleys, and bends to both sides. */
export const STILL_BENDS = { sag: 0.0003, curve: 0, turn: 0 };

function bendsAt(z: number): typeof STILL_BENDS {
  const part = Math.min(1, z / 200);
  return {
    sag: STILL_BENDS.sag + part * 0.0004 * Math.sin(z / 34),
    curve: part * 0.0017 * Math.sin(z / 47),
    turn: part * -80 * Math.cos(z / 47),
  };
}

export const onY = (eye: Eye, y: number, scale: number): number =>
  eye.vanishY + (eye.y - y) * scale + (eye.sag * eye.focal * eye.focal) / scale;

/** How quickly the camera follows, as a part of the way in each frame. */
const EASE = { x: 0.24, y: 0.12, kick: 0.07, roll: 0.1, pitch: 0.06 };
/** The camera looks down the slope so many metres ahead. */
const PITCH_METRES = 60;

/** The camera behind the egg: it swings late and leans into curves; with speed it opens up and comes down. */
export function createEye() {
  let kept: Record<keyof typeof EASE, number> | null = null;
  let keptAt = 0;

  return {
    look(stage: Stage, state: State, spot: Spot): Eye {
      const { width, height, isCalm } = stage;
      const isTall = height > width;
      const course = courseOf(state);
      const z = Math.round(spot.z * METRE);
      const base = baseAt(course, z) / METRE;
      const middle = middleAt(course, z) / METRE;
      const { egg } = state;
      const speed = (egg.vz / METRE) * 60;
      // It looks down after an egg that falls, and stays above it.
      const sunk = Math.min(1, Math.max(0, (base - spot.y - 1) / 6));
      const wish = {
        x: spot.x * (0.7 + sunk * 0.3) + middle * 0.3 * (1 - sunk),
        y: Math.max(base, base + (spot.y - base) * 0.35),
        kick: isCalm ? 0 : Math.min(1, Math.max(0, (speed - 15) / 17)) + (egg.boost > 0 ? 0.5 : 0),
        pitch: sunk > 0 ? -15 * sunk : isCalm ? 0 : base - baseAt(course, z + PITCH_METRES * METRE) / METRE,
        roll: isCalm ? 0 : (egg.vx / METRE) * 60 * 0.0036,
      };
      const gap = kept ? state.frame - keptAt : 0;
      keptAt = state.frame;
      if (!kept || gap < 0 || gap > 8 || Math.abs(kept.x - wish.x) > 12) kept = wish;
      for (const key of ["x", "y", "kick", "roll", "pitch"] as const)
        kept[key] += (wish[key] - kept[key]) * (1 - (1 - EASE[key]) ** gap);
      const bends = isCalm ? STILL_BENDS : bendsAt(spot.z);
      // High and far behind: the rider must not hide the way.
      const back = (isTall ? 10.4 : 9.4) - kept.kick * 2.2;
      // A fast floor shakes the camera.
      const shake = egg.air > 0 ? 0 : kept.kick * kept.kick * 0.035;
      return {
        x: kept.x,
        y: kept.y + (isTall ? 9.5 - kept.kick * 2.6 : 5.8 - kept.kick * 2) + Math.sin(state.frame * 2.3) * shake,
        z: spot.z - back,
        focal: 640 * (1 - kept.kick * 0.3),
        midX: width / 2,
        // Slow, the egg is seen from above; fast, the horizon rises before it.
        vanishY: height * ((isTall ? 0.14 : 0.16) + kept.kick * 0.11) + Math.max(-170, Math.min(90, kept.pitch * 12)),
        ...bends,
        roll: kept.roll + bends.curve * 24,
      };
    },
  };
}
