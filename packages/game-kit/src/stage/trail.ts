import type { Stage } from "./stage.ts";

type TrailLook = { colour: string; width: number; alpha?: number };

/** The last places of something that moves, drawn as a line that thins out. Shorter with reduced motion. */
export function createTrail(length: number) {
  let places: { x: number; y: number }[] = [];
  return {
    /** Adds a place, once for each frame. */
    add(x: number, y: number): void {
      places.push({ x, y });
      if (places.length > length) places.shift();
    },
    clear(): void {
      places = [];
    },
    draw({ context, isCalm }: Pick<Stage, "context" | "isCalm">, { colour, width, alpha = 0.6 }: TrailLook): void {
      const shown = isCalm ? places.slice(-Math.ceil(length / 4)) : places;
      context.save();
      context.strokeStyle = colour;
      context.lineCap = "round";
      for (let at = 1; at < shown.length; at++) {
        const part = at / shown.length;
        context.globalAlpha = alpha * part;
        context.lineWidth = Math.max(0.5, width * part);
        context.beginPath();
        context.moveTo(shown[at - 1]!.x, shown[at - 1]!.y);
        context.lineTo(shown[at]!.x, shown[at]!.y);
        context.stroke();
      }
      context.restore();
    },
  };
}
