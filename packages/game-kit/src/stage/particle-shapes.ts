import type { ParticleShape } from "./stage.ts";

type Context = CanvasRenderingContext2D;

const STAR_POINTS = 5;

/** Fills one particle in the current colour; `angle` turns all but dots and rings. */
export function drawParticle(
  context: Context,
  shape: ParticleShape,
  x: number,
  y: number,
  size: number,
  angle: number,
): void {
  context.beginPath();
  if (shape === "dot") context.arc(x, y, size, 0, 7);
  else if (shape === "ring") {
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.arc(x, y, size * 0.6, 2 * Math.PI, 0, true);
  } else if (shape === "star") {
    for (let corner = 0; corner < STAR_POINTS * 2; corner++) {
      const reach = corner % 2 === 0 ? size * 1.3 : size * 0.6;
      const at = angle + (corner * Math.PI) / STAR_POINTS;
      context.lineTo(x + Math.cos(at) * reach, y + Math.sin(at) * reach);
    }
  } else {
    const [along, across] = { square: [1, 1], feather: [1.9, 0.55], spark: [2.6, 0.4] }[shape] as [number, number];
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const corner = (a: number, b: number): [number, number] => [x + dx * a - dy * b, y + dy * a + dx * b];
    if (shape === "square")
      for (const [a, b] of [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const)
        context.lineTo(...corner(a, b));
    else {
      context.moveTo(...corner(along, 0));
      context.quadraticCurveTo(...corner(0, across * 2), ...corner(-along, 0));
      context.quadraticCurveTo(...corner(0, -across * 2), ...corner(along, 0));
    }
  }
  context.fill();
}
