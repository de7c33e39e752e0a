type Context = CanvasRenderingContext2D;
type Part = readonly [colour: string, path: string];

// In the units of the duck's own drawing: its head is a circle around 186, 56 with a radius of 23, and it looks right.
const HATS: Readonly<Record<string, readonly Part[]>> = {
  party: [
    ["#8A5BC7", "M168 38L190-4l16 40c-12-8-26-8-38 2z"],
    ["#FFD65A", "M177 22l20-4 3 8-26 5z"],
    ["#F2594B", "M190-10a7 7 0 1 1-.1 0z"],
  ],
  straw: [
    ["#E3B45A", "M152 40c14-14 56-16 70-2 4 5-4 8-10 6-16-6-34-6-50 1-7 3-13-1-10-5z"],
    ["#F5D27F", "M168 36c0-22 36-24 38-2-12-5-26-5-38 2z"],
    ["#F2594B", "M168 36c12-7 26-7 38-2v-6c-12-5-26-5-38 2z"],
  ],
  bow: [
    ["#F2594B", "M166 34c-10-12-22-12-20 0s12 14 20 0zM166 34c8-14 22-12 20 0s-12 12-20 0z"],
    ["#B52B2A", "M166 28a6 6 0 1 1-.1 0z"],
  ],
  beanie: [
    ["#2D7FC7", "M162 44c0-30 46-32 48-4-14-6-34-4-48 4z"],
    ["#FFD65A", "M176 24c4-8 16-8 20 0l-2 14c-6-1-10-1-16 1z"],
    ["#3A1A2A", "M185 6h3v12h-3z"],
    ["#F2594B", "M164 6c8-6 16-4 22 1 8-5 16-5 22-1-8 5-16 5-22 1-6 5-14 5-22-1z"],
  ],
  captain: [
    ["#1F2C5C", "M160 40c4-24 46-30 54-4-16-4-36-4-54 4z"],
    ["#FFF9E6", "M158 44c16-10 40-12 58-6l2 8c-20-6-42-4-58 4z"],
    ["#FFD65A", "M190 18l3 6 6 1-5 4 1 6-5-3-6 3 2-6-5-4 6-1z"],
  ],
  goggles: [
    ["#6B3FA6", "M162 48l48-4v8l-48 4z"],
    ["#FFF9E6", "M178 42a12 12 0 1 1-.1 0zM200 42a11 11 0 1 1-.1 0z"],
    ["#7FD3C8", "M178 46a8 8 0 1 1-.1 0zM200 46a7 7 0 1 1-.1 0z"],
  ],
  nightcap: [
    ["#4A6EDC", "M164 42c2-30 44-30 46-6 0-26-30-46-58-26-8 6-14 14-14 22 8-10 16-12 22-10-6 6-6 14 4 20z"],
    ["#FFF9E6", "M162 46c14-9 36-10 50-4v-8c-16-5-36-4-50 4zM138 32a8 8 0 1 1-.1 0z"],
  ],
  scarf: [
    ["#F2594B", "M160 78c16 10 36 10 48 0l2 8c-14 12-38 12-52 0z"],
    ["#FFF3D1", "M172 88l8 2-6 26-12-4z"],
    ["#F2594B", "M168 98l10 3-2 8-11-3z"],
  ],
  shades: [
    ["#1B0B14", "M162 48l50-3v6c0 10-14 12-18 2l-6 0c-4 12-22 12-22-2z"],
    ["#7FD3C8", "M172 50l8 0-6 8zM200 48l7 0-5 7z"],
  ],
  crown: [
    ["#FFD65A", "M162 42l-4-28 14 12 12-20 14 18 14-14-2 30c-16-6-32-5-48 2z"],
    ["#E59A1F", "M162 42c16-7 32-8 48-2v-7c-16-5-32-4-48 2z"],
    ["#F2594B", "M184 22a5 5 0 1 1-.1 0z"],
  ],
  tophat: [
    ["#3A1A2A", "M154 40c18-10 46-12 64-4l-1 7c-20-6-42-4-62 4z"],
    ["#3A1A2A", "M166 38l-3-42c12-7 32-8 44-2l-1 38c-14-4-28-2-40 6z"],
    ["#F2594B", "M165 28c12-7 28-8 41-4v8c-14-4-28-2-40 6z"],
  ],
  helmet: [
    ["#C9DDF5", "M152 92c-12-50 10-72 34-72s46 22 34 72c-20 8-48 8-68 0zM162 58a24 24 0 0 0 50 0 24 24 0 0 0-50 0z"],
    ["#F2594B", "M152 88c20 8 48 8 68 0v8c-20 8-48 8-68 0z"],
  ],
};

const drawn = new Map<string, { colour: string; path: Path2D }[]>();

/** Draws a hat over the duck's head, in the duck's own units. */
export function drawHat(context: Context, name: string): void {
  let shapes = drawn.get(name);
  if (!shapes) {
    shapes = (HATS[name] ?? []).map(([colour, path]) => ({ colour, path: new Path2D(path) }));
    drawn.set(name, shapes);
  }
  for (const { colour, path } of shapes) {
    context.fillStyle = colour;
    context.fill(path, "evenodd");
  }
}
