import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { speedOf } from "#loop-circuit/rules/car.ts";
import { SURFACE } from "#loop-circuit/rules/circuits.ts";
import type { State } from "#loop-circuit/rules/state.ts";
import { trackOf, UNIT } from "#loop-circuit/rules/track.ts";
import { onStage, throughEye, type Eye } from "./camera.ts";

/** Marks on the road as one path, because a frame cannot draw hundreds of lines. */
type Skids = { path: Path2D; count: number; x: number; y: number };

const SKIDS = 44;
/** The marks of a lap. */
const MOST_SKID_PATHS = 60;
const SKIDS_REACH = 700;
const JUMP = 40;
/** Smoke and sparks of a drift, by the boost that it has charged. */
export const LEVEL_COLOURS = ["#EEF", "#7DF", "#FA3", "#F7C"] as const;
const DUST = { [SURFACE.dirt]: "#C96", [SURFACE.ice]: "#EFF" } as Readonly<Record<number, string>>;

/** Skid marks and smoke: what a car leaves behind, for the view only. */
export function createTrace() {
  let skids: Skids[] = [];
  let wheels: { x: number; y: number }[] | null = null;

  const addSkids = (next: { x: number; y: number }[]): void => {
    if (!wheels) return;
    if ((skids.at(-1)?.count ?? SKIDS) >= SKIDS)
      skids = [...skids.slice(1 - MOST_SKID_PATHS), { path: new Path2D(), count: 0, x: next[0]!.x, y: next[0]!.y }];
    const last = skids.at(-1)!;
    for (const [at, { x, y }] of next.entries()) {
      const from = wheels[at]!;
      if (Math.hypot(from.x - x, from.y - y) >= JUMP) continue;
      last.path.moveTo(from.x, from.y);
      last.path.lineTo(x, y);
      last.count += 1;
    }
  };

  return {
    /** Call it once for each step. */
    step(stage: Stage, { car, circuit, isMirrored, frame }: State, eye: Eye): void {
      const { isCalm } = stage;
      const angle = (car.heading / 32_768) * Math.PI;
      const [x, y] = [car.x / UNIT, car.y / UNIT];
      const rear = [-12, 12].map((side) => ({
        x: x - Math.cos(angle) * 16 - Math.sin(angle) * side,
        y: y - Math.sin(angle) * 16 + Math.cos(angle) * side,
      }));
      const isLoud = car.air === 0 && (car.drift !== 0 || car.onGrass === 1);
      if (isLoud && speedOf(car) > 500) addSkids(rear);
      wheels = isLoud ? rear : null;
      if (!isLoud || isCalm || frame % 3 > 0) return;
      const [sx, sy] = onStage(eye, rear[frame % 2]!.x, rear[frame % 2]!.y);
      const puff = (count: number, colours: readonly string[], speed: number, size: number, shape: "spark" | "dot") =>
        stage.burst({ x: sx, y: sy + 14, count, colours, speed, life: 0.4, size, gravity: 300, shape });
      // Smoke or dust, and in a drift sparks: more, faster and larger ones by the boost that is charged.
      const { level } = car;
      const surface = trackOf(circuit, isMirrored).surface[car.post]!;
      const colour = LEVEL_COLOURS[level]!;
      puff(2, [car.onGrass ? "#DEA" : (level === 0 && DUST[surface]) || colour], 60, 8 + level * 2, "dot");
      if (car.drift !== 0) puff(2 + level * 2, [colour, "#FFF"], 150 + level * 70, 4 + level * 2, "spark");
    },
    clear(): void {
      skids = [];
      wheels = null;
    },
    drawSkids({ context }: Stage, eye: Eye): void {
      if (skids.length === 0) return;
      throughEye(context, eye, () => {
        context.strokeStyle = "rgb(20 18 40 / .5)";
        context.lineWidth = 8;
        for (const { path, x, y } of skids)
          if (Math.abs(x - eye.x) + Math.abs(y - eye.y) < SKIDS_REACH * 2) context.stroke(path);
      });
    },
  };
}
