import { groundAt, type Course } from "#reed-rider/rules/course.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import type { Pose } from "./camera.ts";
import { drawFlying, drawHat, type RiderLook } from "./rider.ts";

type Flying = { x: number; y: number; vx: number; vy: number; spin: number; isHat: boolean; bounce: number };

const LIFE = 130;

/** After a fall the duck and its hat fly on, while the next try has begun. */
export function createThrown() {
  let flying: Flying[] = [];
  let age = LIFE;
  return {
    throw({ bx, by }: Pose, speed: number): void {
      age = 0;
      const fly = (part: number, vy: number, spin: number, isHat: boolean): Flying => ({
        x: bx,
        y: by - 20,
        vx: 2.4 + speed * part,
        vy,
        spin,
        isHat,
        bounce: 0.55,
      });
      flying = [fly(0.75, -8.5, 0.19, false), fly(0.35, -12, -0.3, true)];
    },
    step(course: Course): void {
      if (age >= LIFE) return;
      age += 1;
      for (const each of flying) {
        each.x += each.vx;
        each.y += each.vy;
        each.vy += 0.34;
        const ground = groundAt(course, Math.round(each.x * UNIT));
        if (ground === null || each.y < ground / UNIT - 8 || each.vy < 0) continue;
        each.y = ground / UNIT - 8;
        each.vy *= -each.bounce;
        each.vx *= 0.7;
        each.spin *= 0.8;
      }
    },
    draw(context: CanvasRenderingContext2D, look: RiderLook): void {
      if (age >= LIFE) return;
      context.globalAlpha = Math.min(1, (LIFE - age) / 20);
      for (const { x, y, spin, isHat } of flying) {
        context.save();
        context.translate(x, y);
        context.rotate(age * spin);
        if (isHat) {
          context.translate(-8, 40);
          drawHat(context, look.paint, look.ink);
        } else drawFlying(context, { ...look, wind: 0.8, paint: { ...look.paint, hat: "" } }, age);
        context.restore();
      }
      context.globalAlpha = 1;
    },
  };
}
