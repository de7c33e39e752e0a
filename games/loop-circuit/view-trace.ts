import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SURFACE } from "./rules-circuits.ts";
import { speedOf } from "./rules-car.ts";
import type { State } from "./rules.ts";
import { trackOf, UNIT } from "./rules-track.ts";
import { onStage, throughEye, type Eye } from "./view-camera.ts";

type Skid = { x: number; y: number; toX: number; toY: number };
type Puff = { x: number; y: number; age: number; size: number; colour: string };

const MOST_SKIDS = 260;
const MOST_PUFFS = 44;
const PUFF_FRAMES = 30;
const JUMP = 40;
/** Smoke and sparks of a drift, by the boost that it has charged. */
export const LEVEL_COLOURS = ["#F4F1FF", "#6FD6FF", "#FFB02E", "#FF6FC4"] as const;
const DUST = { [SURFACE.dirt]: "#C99A66", [SURFACE.ice]: "#EAF8FF" } as Readonly<Record<number, string>>;

/** Skid marks and smoke: what a car leaves behind, for the view only. */
export function createTrace() {
  let skids: Skid[] = [];
  let puffs: Puff[] = [];
  let wheels: { x: number; y: number }[] | null = null;

  const addSkids = (next: { x: number; y: number }[]): void => {
    for (const [at, { x, y }] of next.entries()) {
      const from = wheels?.[at];
      if (from && Math.hypot(from.x - x, from.y - y) < JUMP) skids.push({ x: from.x, y: from.y, toX: x, toY: y });
    }
    if (skids.length > MOST_SKIDS) skids = skids.slice(-MOST_SKIDS);
  };

  return {
    /** Call it once for each step. */
    step({ car, circuit, isMirrored, frame }: State, isCalm: boolean): void {
      const angle = (car.heading / 32_768) * Math.PI;
      const [x, y] = [car.x / UNIT, car.y / UNIT];
      const rear = [-12, 12].map((side) => ({
        x: x - Math.cos(angle) * 16 - Math.sin(angle) * side,
        y: y - Math.sin(angle) * 16 + Math.cos(angle) * side,
      }));
      const isLoud = car.drift !== 0 || car.onGrass === 1;
      if (isLoud && speedOf(car) > 500) addSkids(rear);
      wheels = isLoud ? rear : null;
      for (const puff of puffs) puff.age += 1;
      puffs = puffs.filter(({ age }) => age < PUFF_FRAMES);
      if (!isLoud || isCalm || frame % 2 === 0 || puffs.length >= MOST_PUFFS) return;
      const surface = trackOf(circuit, isMirrored).surface[car.post]!;
      const colour = car.onGrass ? "#D9E8A8" : (car.level === 0 && DUST[surface]) || LEVEL_COLOURS[car.level]!;
      for (const each of rear) puffs.push({ ...each, age: 0, size: 5 + car.level * 1.6, colour });
    },
    clear(): void {
      skids = [];
      puffs = [];
      wheels = null;
    },
    drawSkids({ context }: Stage, eye: Eye): void {
      throughEye(context, eye, () => {
        context.strokeStyle = "rgb(20 18 40 / .38)";
        context.lineWidth = 6;
        context.beginPath();
        for (const { x, y, toX, toY } of skids) {
          context.moveTo(x, y);
          context.lineTo(toX, toY);
        }
        context.stroke();
      });
    },
    drawPuffs({ context }: Stage, eye: Eye): void {
      for (const { x, y, age, size, colour } of puffs) {
        const [sx, sy] = onStage(eye, x, y);
        context.globalAlpha = 0.6 * (1 - age / PUFF_FRAMES);
        context.fillStyle = colour;
        context.beginPath();
        context.arc(sx, sy - age * 0.5, (size + age * 0.45) * eye.zoom, 0, 7);
        context.fill();
      }
      context.globalAlpha = 1;
    },
  };
}
