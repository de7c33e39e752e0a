type Context = CanvasRenderingContext2D;

export const RIVAL_NAMES = ["Pip", "Mallory", "The Monitor", "Prof. Honk"];
export const RIVAL_WORDS = ["hatched today", "plays in the park", "knows the rules", "has read a book"];

/** Remarks by rival, shown when there is nothing else to say. */
export const REMARKS: readonly (readonly string[])[] = [
  ["Is this the horse?", "I like the small ones.", "Is it lunch yet?", "That one is shiny."],
  ["My pond, my rules.", "Bread helps me think.", "Nice square, that.", "I saw that."],
  ["No running in here.", "Noted.", "That goes in the report.", "Sit up straight."],
  ["Chapter four.", "Predictable.", "A footnote, at best.", "I wrote my thesis on this."],
];

/** A rival's portrait, about `radius` in each direction. */
export function drawRival(context: Context, rival: number, x: number, y: number, radius: number): void {
  context.save();
  context.translate(x, y);
  context.scale(radius / 50, radius / 50);
  context.lineCap = "round";
  for (const { fill, line, width, path } of PORTRAITS[rival]!) {
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (line) {
      context.strokeStyle = line;
      context.lineWidth = width ?? 3.5;
      context.stroke(path);
    }
  }
  context.restore();
}

type Part = { fill?: string; line?: string; width?: number; path: Path2D };
const fill = (colour: string, path: string): Part => ({ fill: colour, path: new Path2D(path) });
const line = (colour: string, width: number, path: string): Part => ({ line: colour, width, path: new Path2D(path) });

const eyes = (colour: string, y: number, apart = 15): Part[] => [
  fill(colour, `M${-apart - 6} ${y}h12a6 6 0 0 1-12 0zM${apart - 6} ${y}h12a6 6 0 0 1-12 0z`),
  line(colour, 3.6, `M${-apart - 9} ${y}h18M${apart - 9} ${y}h18`),
];
const bill = (y: number): Part[] => [
  fill("#FF7A33", `M-19 ${y}c8-7 30-7 38 0 7 6-3 14-19 14s-26-8-19-14z`),
  line("#B8430F", 2.6, `M-13 ${y + 3}c8 4 20 4 26 0`),
];

const PORTRAITS: readonly (readonly Part[])[] = [
  [
    fill("#FFD23F", "M-36 4a36 34 0 1 1 72 0 36 36 0 1 1-72 0z"),
    fill("#E9A91E", "M32-12A36 36 0 0 1-16 36 40 40 0 0 0 32-12z"),
    line("#FFD23F", 5, "M-2-32c-4-8 0-14 6-16M4-32c2-6 8-8 12-6"),
    // The duckling still wears a piece of its shell.
    fill("#FFF3D1", "M-34-12c0-24 16-36 34-36s34 12 34 36l-10-8-8 10-8-10-8 10-8-10-8 10-8-10z"),
    ...eyes("#12303B", 4),
    ...bill(14),
  ],
  [
    fill("#2E7D52", "M-36 0a36 38 0 1 1 72 0v14h-72z"),
    fill("#1F5C3B", "M28-22c10 12 8 26 8 36H10c14-8 20-20 18-36z"),
    fill("#FFF3D1", "M-36 12h72v8h-72z"),
    fill("#8B5A3C", "M-36 20h72c0 14-14 24-36 24s-36-10-36-24z"),
    ...eyes("#FFF3D1", -8),
    ...bill(0),
  ],
  [
    fill("#FFF3D1", "M-28-10c0-20 12-32 28-32s28 12 28 32c0 22-6 30-4 54h-48c2-24-4-32-4-54z"),
    fill("#E2D0A4", "M26-16c4 20-4 36-2 60H6c2-24 18-34 20-60z"),
    fill("#A35A33", "M-30-14c-2-22 12-36 30-36s32 14 30 36c-18-12-42-12-60 0z"),
    ...eyes("#12303B", -6, 12),
    line("#12303B", 4.4, "M-24-15l20 6M24-15l-20 6"),
    ...bill(4),
    fill("#F2594B", "M-25 22l50 14v10l-50-14z"),
  ],
  [
    fill("#AEB8CE", "M-32-6c0-22 14-36 32-36s32 14 32 36c0 24-8 30-6 50h-52c2-20-6-26-6-50z"),
    fill("#8792AD", "M30-14c4 22-6 38-4 58H8c2-24 20-32 22-58z"),
    fill("#12303B", "M-40-34l40-16 40 16-40 14z"),
    line("#E7B55A", 3, "M38-34v22"),
    fill("#E7B55A", "M34-14h8l2 10h-12z"),
    ...eyes("#12303B", -4, 14),
    line("#E7B55A", 2.8, "M-26-4a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM2-4a12 12 0 1 0 24 0 12 12 0 1 0-24 0z"),
    ...bill(14),
  ],
];
