import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { speedX } from "#reed-rider/rules/bike.ts";
import type { State } from "#reed-rider/rules.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import type { Look } from "./looks.ts";
import { circle } from "./rider.ts";

type Puff = { x: number; y: number; age: number; size: number; colour: string };

const FLAMES = ["#FFF3A8", "#FFB02E", "#F2594B"];

const LIFE = 26;

/** Dust that the rear wheel throws up, which stays where it was. */
export function createPuffs() {
  let puffs: Puff[] = [];
  return {
    step({ frame, bike }: State): void {
      for (const puff of puffs) {
        puff.age += 1;
        puff.y -= 0.5;
      }
      puffs = puffs.filter(({ age }) => age < LIFE);
      const speed = speedX(bike) / UNIT;
      if (bike.boost > 0 && frame % 2 === 0) {
        const [x, y] = [bike.rear.x / UNIT - 16, bike.rear.y / UNIT - 10];
        puffs.push({ x, y: y + (frame % 5) - 2, age: 0, size: 9, colour: FLAMES[(frame >> 1) % 3]! });
      }
      if (bike.rearOn === 0 || speed < 4 || frame % 3 !== 0) return;
      const [x, y] = [bike.rear.x / UNIT - 8, bike.rear.y / UNIT + 11];
      puffs.push({ x, y: y - (frame % 5), age: 0, size: 3 + Math.min(5, speed / 3), colour: "" });
    },
    draw({ context, isCalm }: Stage, { foam }: Look): void {
      if (isCalm) return;
      for (const { x, y, age, size, colour } of puffs) {
        context.globalAlpha = 0.55 * (1 - age / LIFE);
        circle(context, x, y, size * (0.6 + age / LIFE), colour || foam);
      }
      context.globalAlpha = 1;
    },
  };
}
