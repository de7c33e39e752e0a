import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { drawFrog, type Pose, type Skin } from "#tongue-tied/art/frog.ts";
import type { Course } from "#tongue-tied/rules/course.ts";
import { CUE } from "#tongue-tied/rules/cues.ts";
import { speedAt } from "#tongue-tied/rules/frog.ts";
import { TONGUE, type State } from "#tongue-tied/rules/state.ts";
import { PARTS, UNIT } from "#tongue-tied/rules/units.ts";
import { placeOf } from "./world.ts";

type Point = readonly [x: number, y: number];

const TRAIL = 16;
const GLAD_FRAMES = 36;
const JUMP = 140;
const LOW = -120;
const CLOSE = 300;

/** What only the picture needs of a frog: how it turns and stretches, its mood, and the way behind it. */
export function createMotion() {
  let [turn, pop, popped, frame, glad] = [0, 0, 0, -1, 0];
  let trail: Point[] = [];
  let before: Point | null = null;
  const turnOf = (state: State, course: Course): number => {
    const { frog } = state;
    if (frog.seat === 1) return 0;
    if (frog.tongue === TONGUE.tied) {
      const [x, y] = placeOf(course.anchors[frog.anchor]!, state.frame, 1);
      return -0.85 + 0.36 * Math.atan2(x - frog.x / UNIT, frog.y / UNIT - y);
    }
    return Math.atan2(frog.vy, Math.max(frog.vx, UNIT)) * 0.6 - (frog.spin / 1024) * Math.PI * 2;
  };
  return {
    get turn() {
      return turn;
    },
    keep({ frog }: State): void {
      before = [frog.x / UNIT, frog.y / UNIT];
    },
    /** Where it is between two steps. */
    place({ frog }: State, alpha: number): Point {
      const now: Point = [frog.x / UNIT, frog.y / UNIT];
      if (alpha === 1 || !before || Math.hypot(now[0] - before[0], now[1] - before[1]) > JUMP) return now;
      return [before[0] + (now[0] - before[0]) * alpha, before[1] + (now[1] - before[1]) * alpha];
    },
    /** Squashed (negative) or stretched for a moment. */
    pop(amount: number): void {
      [pop, popped] = [amount, 0];
    },
    step(state: State, course: Course): void {
      if (state.frame === frame) return;
      const isCut = Math.abs(state.frame - frame) > 8 || state.fallen > 0;
      frame = state.frame;
      const aim = turnOf(state, course);
      if (state.cues.includes(CUE.sweet)) glad = GLAD_FRAMES;
      glad = Math.max(0, glad - 1);
      // The short way around.
      const off = Math.atan2(Math.sin(aim - turn), Math.cos(aim - turn));
      turn = isCut || state.frog.spin > 0 ? aim : turn + off * 0.34;
      popped += 1;
      if (isCut) trail = [];
      trail.push([state.frog.x / UNIT, state.frog.y / UNIT]);
      if (trail.length > TRAIL) trail.shift();
    },
    drawTrail({ context, isCalm }: Stage): void {
      if (isCalm || trail.length < 4) return;
      const [from, to] = [trail[0]!, trail.at(-1)!];
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 70) return;
      context.strokeStyle = glad > 0 ? "#FFD65A" : "#E6FFFA";
      context.lineCap = context.lineJoin = "round";
      for (const [part, width] of [
        [0, 5],
        [0.4, 10],
        [0.7, 15],
      ] as const) {
        context.globalAlpha = glad > 0 ? 0.32 : 0.16;
        context.lineWidth = width;
        context.beginPath();
        for (let at = Math.floor(part * trail.length); at < trail.length; at++)
          context[at === Math.floor(part * trail.length) ? "moveTo" : "lineTo"](trail[at]![0], trail[at]![1]);
        context.stroke();
      }
      context.globalAlpha = 1;
    },
    draw({ context, tick, isCalm }: Stage, state: State, course: Course, [x, y]: Point, skin: Skin): void {
      const { frog } = state;
      const speed = (speedAt(frog) * PARTS) / UNIT;
      const wave = popped < 18 ? pop * Math.cos(popped * 0.6) * (1 - popped / 18) : 0;
      const isFree = frog.tongue === TONGUE.none && frog.seat === 0;
      const look = frog.aim >= 0 ? placeOf(course.anchors[frog.aim]!, state.frame, 1) : [x + 60, y + frog.vy / 200];
      const [dx, dy] = [look[0]! - x, look[1]! - y];
      // The eyes turn with the head.
      const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
      const isScared =
        (isFree && frog.vy > 0 && y > LOW) ||
        state.safe > 40 ||
        (state.heron > 0 && frog.x - state.heron < CLOSE * UNIT && state.waiting === 0 && state.mode === 0);
      const pose: Pose = {
        x,
        y,
        turn,
        stretch: 1 + (isFree ? Math.min(0.2, speed / 90) : 0) + wave,
        lookX: dx * cos - dy * sin,
        lookY: dx * sin + dy * cos,
        mood: isScared ? "scared" : glad > 0 || frog.spin > 300 ? "glad" : frog.seat === 1 ? "proud" : "calm",
        legs: frog.seat === 1 ? 2 : frog.spin > 200 ? 0 : 1,
        isOpen: frog.tongue !== TONGUE.none,
        tick: isCalm ? 20 : tick,
      };
      if (state.safe > 0 && !isCalm && tick % 8 < 3) context.globalAlpha = 0.55;
      drawFrog(context, pose, skin);
      context.globalAlpha = 1;
    },
  };
}
