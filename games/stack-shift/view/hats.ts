type Context = CanvasRenderingContext2D;

const INK = "#1B2240";

const OUTLINE = 10;

/** Fills and lines, bottom to top: a colour, its path, and the width of a line. */
type Shape = readonly [colour: string, path: string, width?: number];

/** Drawn on a head whose top is at 0, -40. */
const HATS = {
  yellow: [
    ["#FFCF4A", "M-41-25C-38-28-31-26-31-30-30-54-18-65 0-65S30-54 31-30C31-26 38-28 41-25z"],
    ["#FFF0B0", "M-7-64h14v34h-14z"],
    ["#E39A1C", "M-41-25q41-8 82 0z"],
  ],
  bucket: [
    ["#5FB6D9", "M-29-29L-24-61H24L29-29z"],
    ["#8FD6F0", "M-24-61H-10L-14-29H-29z"],
    [INK, "M-28-30C-40-90 40-90 28-30", 3.5],
  ],
  knit: [
    ["#D8402F", "M-35-30C-34-58-18-67 0-67S34-58 35-30z"],
    ["#FFF6DF", "M-38-34H38V-20H-38z"],
    ["#FFF6DF", "M0-66a10 10 0 1 1-.1 0z"],
  ],
  paper: [
    ["#FFFFFF", "M-39-27L0-71 39-27Q0-36-39-27z"],
    ["#C9CBE8", "M0-71L39-27Q18-32 4-33z"],
  ],
  brim: [
    ["#5C2A6F", "M-54-26C-28-38-28-63 0-63S28-38 54-26C36-17-36-17-54-26z"],
    ["#FF8AC4", "M-27-38Q0-30 27-38L30-31Q0-22-30-31z"],
    ["#FFCF4A", "M22-46a8 8 0 1 1-.1 0z"],
  ],
  square: [
    ["#26345A", "M-25-22L-24-42H24L25-22z"],
    [INK, "M-58-48L0-70 58-48 0-28z"],
    ["#3B4F86", "M-48-48L0-65 48-48 0-33z"],
    ["#FFCF4A", "M0-49L42-44V-22M42-22l-4 10h8z", 3.5],
  ],
  helmet: [
    ["#F2762E", "M-41-25C-38-28-31-26-31-30-30-54-18-65 0-65S30-54 31-30C31-26 38-28 41-25z"],
    ["#FFFFFF", "M-33-36h66v7h-66z"],
    ["#FFF0B0", "M0-62a9 9 0 1 1-.1 0z"],
  ],
  crest: [["#E85AA8", "M-8-40L-13-64-2-54 3-76 9-54 21-62 12-40z"]],
  moss: [
    ["#6FA04A", "M-37-24C-40-42-32-48-23-46-20-60-6-64 2-56 12-65 27-58 25-46 38-44 40-34 37-24z"],
    ["#F26B8A", "M14-58v-14M14-72a5 5 0 1 1-.1 0", 4],
  ],
  top: [
    ["#4A4470", "M-26-32L-29-83H29L26-32z"],
    ["#C8324A", "M-27-46H27L26-32H-26z"],
  ],
  crown: [
    ["#FFE27A", "M-33-25L-38-55-20-43 0-68 20-43 38-55 33-25z"],
    ["#E39A1C", "M-34-34H34L33-25H-33z"],
    ["#D8402F", "M0-52a6 6 0 1 1-.1 0z"],
  ],
  halo: [
    [INK, "M-36-64a36 12 0 1 0 72 0 36 12 0 1 0-72 0z", 13],
    ["#FFE27A", "M-36-64a36 12 0 1 0 72 0 36 12 0 1 0-72 0z", 7],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type HatName = keyof typeof HATS;

export function drawHat(context: Context, name: HatName): void {
  const shapes: readonly Shape[] = HATS[name];
  for (const [at, [colour, path, width]] of shapes.entries()) {
    const shape = new Path2D(path);
    // The first shape is the whole hat, and has an outline.
    context.strokeStyle = at ? colour : INK;
    context.lineWidth = width ?? OUTLINE;
    if (width || !at) context.stroke(shape);
    context.fillStyle = colour;
    if (!width) context.fill(shape);
  }
}
