// The ponds: every one lies in the same grid, and its shape is a mask of cells that are land.

export const WIDE = 72;
export const HIGH = 52;
export const CELLS = WIDE * HIGH;

/** Ways: right, down, left, up. */
export const STEP: readonly number[] = [1, WIDE, -1, -WIDE];

// Tables, because every rival measures many distances at every cell.
const COLUMNS = Uint8Array.from({ length: CELLS }, (_, cell) => cell % WIDE);
const ROWS = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / WIDE));
export const columnOf = (cell: number): number => COLUMNS[cell]!;
export const rowOf = (cell: number): number => ROWS[cell]!;
export const cellAt = (column: number, row: number): number => row * WIDE + column;
export const distance = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

/** A place: middle, half width, half height. Water is nearly a rectangle, with the power 4, and islands are round. */
type Blob = readonly [x: number, y: number, halfWidth: number, halfHeight: number, power?: 4];
type Shape = { water: readonly Blob[]; islands?: readonly Blob[] };

export type Pond = {
  /** 1: land. The edge of the grid is always land. */
  blocked: Uint8Array;
  /** Cells of water. */
  water: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Where swimmers start, far from each other. */
  homes: readonly number[];
  /** Places with room for a home. */
  spots: readonly number[];
  /** The middle of each island, and the water around it. */
  stones: readonly { middle: number; ring: readonly number[] }[];
};

/** A home is a small round pad: cells around its middle. */
export const HOME_RADIUS = 2;
export const HOMES = 8;
/** Cells between homes, at least, where rivals begin near the player. */
const NEAR_HOME = 10;

/** The events of a big pond that differ from the usual: how often each comes, in frames. */
export type Nature = {
  words?: string;
  swanFrames?: number;
  queenFrames?: number;
  lotusFrames?: number;
  mostLotus?: number;
  breathEvery?: number;
};

/** Ponds of rounds and hunts. */
export const BIG_PONDS: readonly (Shape & Nature & { name: string })[] = [
  {
    name: "Mirror pond",
    words: "The king swan comes often: look out for its lane",
    swanFrames: 17 * 60,
    water: [[36, 26, 34, 24]],
  },
  {
    name: "Island lake",
    words: "Many queen lotuses bloom around the island",
    queenFrames: 20 * 60,
    water: [[36, 26, 34, 24]],
    islands: [[36, 26, 7, 5]],
  },
  {
    name: "Bean bay",
    words: "Golden lotuses grow everywhere",
    lotusFrames: 3 * 60,
    mostLotus: 8,
    water: [
      [23, 26, 22, 23],
      [50, 28, 20, 21],
      [36, 32, 14, 16],
    ],
  },
  {
    name: "Four stones",
    words: "A fresh breeze: dashes come back by themselves",
    breathEvery: 24,
    water: [[36, 26, 34, 24]],
    islands: [
      [21, 17, 3, 3],
      [51, 17, 3, 3],
      [21, 35, 3, 3],
      [51, 35, 3, 3],
    ],
  },
];

/** A level's task: a share of the pond in percent, or so many of something. */
export type Task = "%" | "cuts" | "lotuses" | "queens" | "stones";

/** A feat that brings the third star: what has to be reached, how often, and in words. */
type Feat = readonly [what: "cuts" | "lotuses" | "queens" | "dashes", least: number, words: string];

/** A level: its task has to be done in time. Kinds of rivals are their places in KINDS. */
export type Level = Shape &
  Nature & {
    name: string;
    words: string;
    rivals: readonly number[];
    task: Task;
    goal: number;
    /** Seconds: all of them, and those that bring the third star if no feat does. */
    seconds: number;
    fast: number;
    feat?: Feat;
    /** The first rival swims careless loops. */
    hasBait?: true;
    /** A longer tail snaps. */
    leash?: number;
    /** Who swims to the right is faster, and slower to the left. */
    hasCurrent?: true;
    /** All hunters are always after the player's tail. */
    isFierce?: true;
    /** Pads at the rim wither. */
    isAutumn?: true;
    /** A rival that holds so many percent has won. */
    race?: number;
  };

type LevelRow = readonly [
  name: string,
  words: string,
  water: Shape["water"],
  rivals: readonly number[],
  task: Task,
  goal: number,
  seconds: number,
  fast: number,
  more?: Partial<Level>,
];

export const LEVELS: readonly Level[] = (
  [
    [
      "Puddle",
      "Half of the water, but first 4 golden lotuses",
      [[36, 26, 12, 10]],
      [],
      "%",
      50,
      90,
      0,
      { lotusFrames: 270, feat: ["lotuses", 4, "4 lotuses"] },
    ],
    [
      "First guest",
      "Cut Hops twice: cross its tail. Dash twice, too",
      [[36, 26, 17, 12]],
      [1],
      "cuts",
      2,
      100,
      0,
      { hasBait: true, feat: ["dashes", 2, "2 dashes"] },
    ],
    [
      "Keyhole",
      "Fence in 5 golden lotuses, and cut a tail",
      [
        [26, 26, 13, 13],
        [47, 26, 13, 8],
      ],
      [4, 1],
      "lotuses",
      5,
      120,
      0,
      { lotusFrames: 120, mostLotus: 5, feat: ["cuts", 1, "1 cut"] },
    ],
    [
      "Doughnut",
      "A race to 36 %, but cut 2 tails on the way",
      [[36, 26, 21, 16]],
      [1, 2],
      "%",
      36,
      120,
      0,
      { islands: [[36, 26, 8, 6]], race: 36, feat: ["cuts", 2, "2 cuts"] },
    ],
    [
      "Twins",
      "A tail of more than 24 pads snaps",
      [
        [22, 26, 14, 15],
        [50, 26, 14, 15],
        [36, 26, 10, 5],
      ],
      [5, 1],
      "%",
      25,
      140,
      85,
      { leash: 24 },
    ],
    [
      "Stepping stones",
      "Fence in 2 stones, and keep all water around them",
      [[36, 26, 25, 17]],
      [1, 2, 3],
      "stones",
      2,
      130,
      30,
      {
        breathEvery: 24,
        islands: [
          [24, 26, 2, 2],
          [30, 19, 2, 2],
          [36, 31, 2, 2],
          [42, 20, 2, 2],
          [48, 27, 2, 2],
        ],
      },
    ],
    [
      "Long canal",
      "A current to the right: cut 2 rivals with it",
      [[36, 26, 34, 8]],
      [2, 4, 5],
      "%",
      46,
      130,
      0,
      { hasCurrent: true, feat: ["cuts", 2, "2 cuts"] },
    ],
    [
      "Clover",
      "Fence in 3 queen lotuses before others do",
      [
        [25, 18, 12, 11],
        [47, 18, 12, 11],
        [25, 35, 12, 11],
        [47, 35, 12, 11],
        [36, 26, 9, 9],
      ],
      [3, 5, 6, 1],
      "queens",
      3,
      150,
      75,
      { queenFrames: 10 * 60 },
    ],
    [
      "Moat",
      "The king swan leaves lotuses: fence in 5, too",
      [[36, 26, 31, 22]],
      [2, 4, 6],
      "%",
      27,
      150,
      0,
      { swanFrames: 10 * 60, feat: ["lotuses", 5, "5 lotuses"], islands: [[36, 26, 17, 11, 4]] },
    ],
    [
      "Hunters",
      "All are after your tail: cut 4 of theirs",
      [[36, 26, 26, 20]],
      [3, 6, 7, 5],
      "cuts",
      4,
      150,
      60,
      { isFierce: true },
    ],
    [
      "Hourglass",
      "Pads at the rim wither. The queen lotus is a star",
      [
        [20, 26, 17, 21],
        [52, 26, 17, 21],
        [36, 26, 12, 4],
      ],
      [2, 3, 7, 5],
      "%",
      18,
      150,
      0,
      { isAutumn: true, queenFrames: 20 * 60, feat: ["queens", 1, "queen lotus"] },
    ],
    [
      "Great pond",
      "A race: you need 15 %, a rival 26 %",
      [[36, 26, 34, 24]],
      [1, 2, 3, 4, 5, 6, 7],
      "%",
      15,
      180,
      45,
      {
        race: 26,
        swanFrames: 30 * 60,
        queenFrames: 40 * 60,
        islands: [
          [24, 26, 3, 3],
          [48, 26, 3, 3],
        ],
      },
    ],
  ] satisfies LevelRow[] as LevelRow[]
).map(([name, words, water, rivals, task, goal, seconds, fast, more]) => ({
  name,
  words,
  water,
  rivals,
  task,
  goal,
  seconds,
  fast,
  ...more,
}));

/** What is special about a pond. */
export const natureOf = (pond: number): Partial<Level> => BIG_PONDS[pond] ?? LEVELS[pond - BIG_PONDS.length]!;

/** The homes of a run: the player's is the first, and those of the next `near` rivals are close to it. */
export function homesOf(pond: number, turn: number, near: number): number[] {
  const { homes, spots } = pondOf(pond);
  const [first, ...others] = homes.map((_, index) => homes[(index + turn) % HOMES]!) as [number, ...number[]];
  const chosen = [first];
  for (let index = 0; index < near; index++) {
    let [best, least] = [others[index]!, 999];
    const taken = [...chosen, ...others.slice(near)];
    for (const spot of spots) {
      const far = distance(spot, first);
      if (far < least && taken.every((home) => distance(spot, home) >= NEAR_HOME)) [best, least] = [spot, far];
    }
    chosen.push(best);
  }
  return [...chosen, ...others.slice(near)];
}

const made: Pond[] = [];

/** The pond of a number: big ponds first, then those of the levels. */
export function pondOf(number: number): Pond {
  return (made[number] ??= makePond(natureOf(number) as Shape));
}

const isIn = ([x, y, halfWidth, halfHeight, power]: Blob, column: number, row: number, usual: 2 | 4): boolean => {
  // Whole numbers below 2^53: the largest is 34^4 × 24^4.
  const raise = (value: number) => ((power ?? usual) === 2 ? value * value : value * value * value * value);
  const [wide, high] = [raise(halfWidth), raise(halfHeight)];
  return raise(column - x) * high + raise(row - y) * wide <= wide * high;
};

function makePond({ water, islands = [] }: Shape): Pond {
  // Land and water are made of squares of three cells: in a narrow end nobody could turn round.
  const isIsland = inSquares((column, row) => islands.some((blob) => isIn(blob, column, row, 2)));
  const isWet = inSquares(
    (column, row) => water.some((blob) => isIn(blob, column, row, 4)) && isIsland[cellAt(column, row)] === 0,
  );
  const blocked = isWet.map((wet) => 1 - wet);
  const pond = { left: WIDE, top: HIGH, right: 0, bottom: 0, water: 0 };
  for (let cell = 0; cell < CELLS; cell++) {
    if (blocked[cell] === 1) continue;
    pond.water += 1;
    pond.left = Math.min(pond.left, columnOf(cell));
    pond.right = Math.max(pond.right, columnOf(cell));
    pond.top = Math.min(pond.top, rowOf(cell));
    pond.bottom = Math.max(pond.bottom, rowOf(cell));
  }
  const spots: number[] = [];
  for (let row = 4; row < HIGH - 4; row += 2)
    for (let column = 4; column < WIDE - 4; column += 2)
      if (hasRoom(blocked, column, row)) spots.push(cellAt(column, row));
  const stones = islands.map(([x, y]) => ({ middle: cellAt(x, y), ring: ringOf(blocked, cellAt(x, y)) }));
  return { ...pond, blocked, spots, homes: spread(spots), stones };
}

/** The water around an island. */
function ringOf(blocked: Uint8Array, middle: number): number[] {
  const [land, ring] = [[middle], new Set<number>()];
  const seen = new Set(land);
  for (const cell of land)
    for (const step of STEP) {
      const next = cell + step;
      if (blocked[next] === 0) ring.add(next);
      else if (!seen.has(next)) land.push(next);
      seen.add(next);
    }
  return [...ring];
}

/** 1 for cells that lie in a square of such cells. */
function inSquares(is: (column: number, row: number) => boolean): Uint8Array {
  const [wanted, found] = [new Uint8Array(CELLS), new Uint8Array(CELLS)];
  for (let cell = 0; cell < CELLS; cell++) if (is(columnOf(cell), rowOf(cell))) wanted[cell] = 1;
  for (let row = 2; row < HIGH - 2; row++)
    for (let column = 2; column < WIDE - 2; column++) {
      const cell = cellAt(column, row);
      if (wanted[cell] === 1 && SQUARE.every((step) => wanted[cell + step] === 1))
        for (const step of SQUARE) found[cell + step] = 1;
    }
  return found;
}

const SQUARE: readonly number[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => y * WIDE + x));

function hasRoom(blocked: Uint8Array, column: number, row: number): boolean {
  for (let y = -3; y <= 3; y++)
    for (let x = -3; x <= 3; x++) if (blocked[cellAt(column + x, row + y)] === 1) return false;
  return true;
}

/** Every next home is the place that is farthest from all before it. */
function spread(spots: readonly number[]): number[] {
  const homes = [spots[spots.length >> 1]!];
  const near = new Int32Array(spots.length).fill(999);
  while (homes.length < HOMES) {
    let [best, most] = [0, -1];
    for (let at = 0; at < spots.length; at++) {
      near[at] = Math.min(near[at]!, distance(homes.at(-1)!, spots[at]!));
      if (near[at]! > most) [best, most] = [at, near[at]!];
    }
    homes.push(spots[best]!);
  }
  return homes;
}
