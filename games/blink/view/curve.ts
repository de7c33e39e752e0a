import { density } from "#blink/faster-than.ts";

type Context = CanvasRenderingContext2D;

const [LEAST, MOST] = [120, 620];

export type CurveBox = { left: number; right: number; base: number; tall: number };
/** The colours of the tests that were quicker, of those that were slower, and of the own place. */
export type CurveInks = { quicker: string; slower: string; own: string; answers: string };

export const curveX = ({ left, right }: CurveBox, ms: number): number =>
  left + ((Math.min(MOST, Math.max(LEAST, ms)) - LEAST) / (MOST - LEAST)) * (right - left);

/** The height of the curve there. */
export const curveY = ({ base, tall }: CurveBox, ms: number): number =>
  base - density(Math.min(MOST, Math.max(LEAST, ms))) * tall;

/** How all people are spread, and where this run lies among them. `part` of it is drawn so far, from the slow end. */
export function drawCurve(
  context: Context,
  box: CurveBox,
  results: readonly number[],
  mean: number,
  inks: CurveInks,
  part = 1,
): void {
  const { base, tall } = box;
  const area = (from: number, to: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(curveX(box, from), base);
    for (let ms = from; ms < to; ms += 5) context.lineTo(curveX(box, ms), curveY(box, ms));
    context.lineTo(curveX(box, to), curveY(box, to));
    context.lineTo(curveX(box, to), base);
    context.fill();
  };
  const reached = MOST - (MOST - Math.max(LEAST, Math.min(MOST, mean))) * part;
  area(LEAST, MOST, inks.quicker);
  if (reached < MOST) area(reached, MOST, inks.slower);
  const dot = Math.max(4, tall * 0.042);
  context.fillStyle = inks.answers;
  for (const ms of results.slice(0, Math.ceil(part * results.length))) {
    context.beginPath();
    context.arc(curveX(box, ms), base, dot, 0, 7);
    context.fill();
  }
  context.strokeStyle = inks.own;
  context.lineWidth = Math.max(3, tall * 0.025);
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(curveX(box, reached), base);
  context.lineTo(curveX(box, reached), base - tall * 1.26);
  context.stroke();
}
