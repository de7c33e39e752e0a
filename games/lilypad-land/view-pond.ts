import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { HIGH, WIDE } from "./rules-ponds.ts";
import type { State } from "./rules.ts";
import type { Eye } from "./view-camera.ts";
import { chanceAt, coloursOf } from "./view-looks.ts";

/** Pixels of a side of the picture with the glints; it repeats. */
const SIDE = 288;

/** Water that lives: light drifts over it. */
export function createWater() {
  let glints: { pattern: CanvasPattern | null; key: string } = { pattern: null, key: "" };

  const patternOf = (stage: Stage, glint: string): CanvasPattern | null => {
    if (glints.key === glint) return glints.pattern;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const inside = canvas.getContext("2d")!;
    inside.strokeStyle = glint;
    inside.lineCap = "round";
    for (let line = 0; line < 26; line++) {
      const [x, y] = [chanceAt(line, 21) * SIDE, chanceAt(line, 22) * SIDE];
      const long = 24 + chanceAt(line, 23) * 46;
      inside.globalAlpha = 0.1 + chanceAt(line, 24) * 0.2;
      inside.lineWidth = 2 + chanceAt(line, 25) * 3;
      inside.beginPath();
      for (const dx of [-SIDE, 0, SIDE])
        for (const dy of [-SIDE, 0, SIDE]) {
          inside.moveTo(x + dx - long, y + dy);
          inside.bezierCurveTo(x + dx - long / 2, y + dy - 13, x + dx, y + dy + 9, x + dx + long, y + dy - 4);
        }
      inside.stroke();
    }
    glints = { pattern: stage.context.createPattern(canvas, "repeat"), key: glint };
    return glints.pattern;
  };

  return {
    /** Below everything, in units of the stage: land, and the water with its glints. */
    drawSurface(stage: Stage, { pond }: State, { left, top, unit }: Eye): void {
      const { context, tick, isCalm, isContrast } = stage;
      const { water, glint, ground } = coloursOf(pond, isContrast);
      stage.fill(ground);
      const fill = (colour: string | CanvasPattern, x: number, y: number) => {
        context.fillStyle = colour;
        context.translate(x, y);
        context.fillRect(left - x, top - y, WIDE * unit, HIGH * unit);
        context.translate(-x, -y);
      };
      fill(water, 0, 0);
      const pattern = isContrast ? null : patternOf(stage, glint);
      if (!pattern) return;
      const drift = isCalm ? 0 : tick;
      fill(pattern, left + drift * 0.22, top + Math.sin(drift / 90) * 10);
      fill(pattern, left * 0.9 - drift * 0.13 + 150, top * 0.9 + 90 + Math.cos(drift / 70) * 8);
    },
  };
}

export type Water = ReturnType<typeof createWater>;
