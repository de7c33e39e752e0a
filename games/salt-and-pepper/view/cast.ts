import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { drawDuck, type Mood } from "#salt-and-pepper/art/ducks.ts";
import { isHarmful, kindAt, KIND, type Room } from "#salt-and-pepper/rules/room.ts";
import { PHASE, type State } from "#salt-and-pepper/rules.ts";
import { DUCK_HIGH, DUCK_WIDE, PX, TILE } from "#salt-and-pepper/rules/units.ts";

const BORED_FRAMES = 420;
const CHEER_FRAMES = 70;
/** Ducks are drawn larger than their bodies. */
const GROWN = 1.3;

/** What only the picture knows of the two: how they are squashed, turned and how they feel. */
export function createCast() {
  const between = createBetween(90);
  const motions = [0, 1].map(() => ({ squash: 1, turn: 0, step: 0, vy: 0, ground: 1, still: 0, glad: 0, blinkAt: 0 }));
  let frame = -1;

  return {
    keep(state: State): void {
      for (const duck of state.ducks) between.keep(duck, duck.x / PX, duck.y / PX);
    },
    cheer(who: number, frames = CHEER_FRAMES): void {
      motions[who]!.glad = frames;
    },
    step(state: State): void {
      if (state.frame === frame) return;
      frame = state.frame;
      for (const [who, duck] of state.ducks.entries()) {
        const motion = motions[who]!;
        if (duck.ground === 1 && motion.ground === 0) motion.squash = Math.max(0.72, 1 - motion.vy / 420);
        else if (duck.ground === 0 && motion.ground === 1 && duck.vy < 0) motion.squash = 1.25;
        motion.squash += (1 - motion.squash) * 0.17;
        const isWalking = duck.ground === 1 && Math.abs(duck.vx) > 6 && duck.on === 0;
        motion.step = isWalking ? motion.step + Math.abs(duck.vx) / 150 : 0;
        motion.turn = duck.thrown === 1 && duck.ground === 0 ? motion.turn + duck.face * 0.2 : motion.turn * 0.6;
        motion.still = duck.ground === 1 && duck.vx === 0 ? motion.still + 1 : 0;
        motion.glad = Math.max(0, motion.glad - 1);
        motion.vy = duck.vy;
        motion.ground = duck.ground;
      }
    },
    place(state: State, who: number, alpha: number): readonly [number, number] {
      const duck = state.ducks[who]!;
      const { x, y } = between.place(duck, duck.x / PX, duck.y / PX, alpha);
      return [x + DUCK_WIDE / PX / 2, y + DUCK_HIGH / PX];
    },
    draw(stage: Stage, state: State, room: Room, hats: readonly number[], alpha: number): void {
      const { context, tick, isCalm } = stage;
      // Whoever is on a head is drawn behind the one below.
      const order = state.ducks[0].on === 1 ? [0, 1] : [1, 0];
      for (const who of order) {
        const duck = state.ducks[who]!;
        const other = state.ducks[1 - who]!;
        if (duck.lost > 0) continue;
        const motion = motions[who]!;
        const [x, y] = this.place(state, who, alpha);
        const mood = moodOf(state, room, who, motion.still, motion.glad);
        const [dx, dy] = [other.x - duck.x, other.y - duck.y];
        const far = Math.max(1, Math.hypot(dx, dy));
        const isHomeBound = state.phase === PHASE.done;
        const isHopping = (mood === "glad" || isHomeBound) && duck.ground === 1 && !isCalm;
        const hop = isHopping ? Math.abs(Math.sin(tick / (isHomeBound ? 7 : 5) + who)) * (isHomeBound ? 30 : 9) : 0;
        const sway = isCalm ? 0 : Math.sin(tick / 22 + who * 2) * 0.025;
        const row = Math.floor((duck.y + DUCK_HIGH + PX) / TILE);
        const column = Math.floor((duck.x + DUCK_WIDE / 2) / TILE);
        const isAfloat = duck.ground === 1 && duck.on === 0 && kindAt(room, column, row) === KIND.brine + who;
        const sunk = isAfloat ? 11 + (isCalm ? 0 : Math.sin(tick / 14 + who) * 2) : 0;
        context.save();
        context.translate(x, y + sunk - hop);
        if (isAfloat) {
          context.beginPath();
          context.rect(-40, -90, 80, 90 - 9 - (sunk - 11));
          context.clip();
        }
        context.scale(GROWN, GROWN);
        drawDuck(context, {
          who,
          face: duck.face,
          mood,
          lookX: isHomeBound ? 0 : dx / far,
          lookY: isHomeBound ? 0 : dy / far,
          squash: motion.squash + sway,
          turn: motion.turn,
          step: isCalm ? 0 : motion.step,
          wings: duck.ground === 0 || hop > 0 ? (isCalm ? 0.5 : Math.sin(tick / 2)) : 0,
          blink: (tick + who * 77) % 190 < 6,
          hat: hats[who]!,
        });
        context.restore();
      }
    },
  };
}

function moodOf(state: State, room: Room, who: number, still: number, glad: number): Mood {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  if (state.phase === PHASE.done) return "proud";
  if (duck.thrown === 1 && duck.ground === 0) return "wheee";
  if (other.on === 1 || duck.load > 0) return "strain";
  if (duck.on === 1) return "glad";
  if (other.lost > 0) return "worry";
  if (glad > 0) return "glad";
  if (duck.home === 1) return "proud";
  const row = Math.floor((duck.y + DUCK_HIGH - 1) / TILE);
  const front = Math.floor((duck.x + DUCK_WIDE / 2 + duck.face * TILE * 0.9) / TILE);
  for (let below = row; below <= row + 1; below++) if (isHarmful(room, front, below, who)) return "worry";
  return still > BORED_FRAMES ? "bored" : "calm";
}
