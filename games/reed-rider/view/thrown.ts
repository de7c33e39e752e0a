import { groundAt, type Course } from "#reed-rider/rules/course.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import type { Pose } from "./camera.ts";
import { drawFlying, drawHat, drawWheel, pathOf, type RiderLook } from "./rider.ts";

type Kind = "duck" | "hat" | "wheel" | "bar";
type Flying = { kind: Kind; x: number; y: number; vx: number; vy: number; turn: number; spin: number; wet: boolean };

const LIFE = 150;
const LOW = { duck: 10, hat: 8, wheel: 15, bar: 6 } as const;

const BAR = pathOf("M-14-6Q0 8 14-6M0 0V18");

/** After a fall the duck, its hat and a wheel fly on, bounce and roll, also while the next try has begun. */
export function createThrown() {
  let flying: Flying[] = [];
  let age = LIFE;
  return {
    /** Where the duck is, for the eye. */
    duckAt: () => (age < LIFE ? flying[0]! : null),
    throw({ bx, by, fx, fy }: Pose, speed: number, up: number): void {
      age = 0;
      const fly = (kind: Kind, x: number, y: number, vx: number, vy: number, spin: number): Flying => ({
        kind,
        x,
        y,
        vx,
        vy,
        turn: 0,
        spin,
        wet: false,
      });
      flying = [
        fly("duck", bx, by - 16, 3 + speed * 0.8, up, 0.24),
        fly("hat", bx, by - 40, 1.5 + speed * 0.4, up * 1.5, -0.3),
        fly("wheel", fx, fy, 4 + speed * 0.7, -5, 0.3),
        fly("bar", fx, fy - 34, 2 + speed * 0.5, up * 1.2, 0.5),
      ];
    },
    /** A frame; returns how hard the duck has bounced (0: it has not). */
    step(course: Course): number {
      if (age >= LIFE) return 0;
      age += 1;
      let bounce = 0;
      for (const each of flying) {
        const { kind } = each;
        each.x += each.vx;
        each.y += each.vy;
        each.vy += 0.34;
        each.turn += each.spin;
        const gap = course.gaps.find(({ from, to }) => each.x > from && each.x < to);
        const ground = gap ? gap.y : (groundAt(course, Math.round(each.x * UNIT)) ?? 1e9) / UNIT;
        const low = ground - (gap ? 4 : LOW[kind]);
        if (each.y < low) continue;
        each.y = low;
        if (gap) {
          // Ducks float, and so do hats and tyres.
          each.wet = true;
          Object.assign(each, { vx: each.vx * 0.8, vy: Math.min(0, -each.vy * 0.3), spin: 0 });
          each.turn += Math.sin(each.turn) * -0.2;
          continue;
        }
        if (kind === "duck" && each.vy > 2.5) bounce = each.vy;
        each.vy *= -0.55;
        each.vx *= kind === "wheel" ? 0.98 : 0.72;
        each.spin *= kind === "wheel" ? 1 : 0.75;
      }
      return bounce;
    },
    draw(context: CanvasRenderingContext2D, look: RiderLook): void {
      if (age >= LIFE) return;
      context.globalAlpha = Math.min(1, (LIFE - age) / 20);
      for (const { kind, x, y, turn, vx, vy } of flying) {
        context.save();
        context.translate(x, y);
        context.rotate(turn);
        if (kind === "hat") {
          context.translate(-8, 40);
          drawHat(context, look.paint, look.ink);
        } else if (kind === "wheel") drawWheel(context, 0, 0, { ...look, wheel: turn });
        else if (kind === "bar") {
          context.strokeStyle = look.paint.frame;
          context.lineWidth = 6;
          context.stroke(BAR);
        } else drawFlying(context, { ...look, wind: 0.8, paint: { ...look.paint, hat: "" } }, age);
        context.restore();
        // Stars go round the head of a duck that lies still.
        if (kind !== "duck" || Math.abs(vx) + Math.abs(vy) > 3) continue;
        context.fillStyle = "#FFD65A";
        for (let star = 0; star < 3; star++) {
          const at = age * 0.16 + star * 2.1;
          context.fillRect(x - 4 + Math.cos(at) * 24, y - 42 + Math.sin(at) * 7, 8, 8);
        }
      }
      context.globalAlpha = 1;
    },
  };
}
