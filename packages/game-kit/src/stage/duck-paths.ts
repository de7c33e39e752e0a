// The house duck of the covers, facing right. Its feet stand at 172, 116.

const PATHS = {
  body: "M138 66c4 6 10 8 16 8h30c16 0 22 8 20 17-3 11-14 15-28 15-22 0-38-14-38-40z",
  belly: "M204 91c-3 11-14 15-28 15-14 0-26-6-33-17 22 10 46 10 61 2z",
  wing: "M168 92c-8-2-20-10-26-22 14-2 30 4 36 12z",
  cheek: "M207 46c4 22-16 38-36 28 18 2 30-8 36-28z",
  eyes: "M172 54h10a5 5 0 0 1-10 0zM195 54h9a4.5 4.5 0 0 1-9 0z",
  lids: "M170 54h14M193 54h12",
  bill: "M184 63c7-5 20-5 27-1 4 3 3 8-2 9-8 3-18 3-24 0-4-2-4-5-1-8z",
  crest: "M178 34c-2-5-7-8-11-7M185 32c0-5 3-8 7-8",
};

type Paths = Record<keyof typeof PATHS, Path2D>;

let made: Paths | null = null;

/** The shapes of the duck, made once: a game draws them in every picture. */
export function duckPaths(): Paths {
  made ??= Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, new Path2D(path)])) as Paths;
  return made;
}
