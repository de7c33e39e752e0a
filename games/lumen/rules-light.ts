// How light goes over the board. A beam has a colour made of three: red 1, green 2, blue 4. All of them are white.

export const PIECE = { none: 0, wall: 1, mirror: 2, splitter: 3, prism: 4, glass: 5, crystal: 6 } as const;

/** Up, right, down, left. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Light that enters `cell` from outside, in a direction. */
export type Lamp = { cell: number; direction: number; colour: number };

export type Board = {
  /** Cells in a row, and rows. */
  size: number;
  pieces: number[];
  /** How each piece is turned: mirrors and splitters / and \, prisms four ways. */
  turns: number[];
  /** The colour that a crystal wishes for or a glass lets through. */
  tints: number[];
  lamps: Lamp[];
};

/** The colours that enter and leave each cell in each direction (cell × 4 + direction), and steps from the lamp. */
export type Light = { into: Uint8Array; out: Uint8Array; distance: Uint8Array };

export const WAYS = 4;
export const MOST_CELLS = 64;
export const NOWHERE = -1;

/** Where light that enters a piece in a direction goes on to: one way, and for splitters a second one. */
export const [FIRST_WAY, SECOND_WAY] = bendTables();
export const NEXT_CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(nextCellTable);

export const turnsOf = (piece: number): number =>
  piece === PIECE.prism ? 4 : piece === PIECE.mirror || piece === PIECE.splitter ? 2 : 1;

export const isTurnable = (piece: number): boolean => turnsOf(piece) > 1;

// A replay traces light at every turn of a piece, so all of it happens on the same few arrays.
const into = new Uint8Array(MOST_CELLS * WAYS);
const out = new Uint8Array(MOST_CELLS * WAYS);
const distance = new Uint8Array(MOST_CELLS * WAYS);
const queue = new Int32Array(MOST_CELLS * WAYS * 3);

/** Follows all light until it has left or been swallowed. A splitter may feed a loop: only new colours go on. */
function followLight({ size, pieces, turns, tints, lamps }: Board): void {
  const nextCells = NEXT_CELLS[size]!;
  into.fill(0);
  out.fill(0);
  let [head, tail] = [0, 0];
  for (const { cell, direction, colour } of lamps) {
    into[cell * 4 + direction]! |= colour;
    distance[cell * 4 + direction] = 0;
    queue[tail++] = (colour << 8) | (cell * 4 + direction);
  }
  while (head < tail) {
    const entry = queue[head++]!;
    const at = entry & 255;
    const cell = at >> 2;
    const piece = pieces[cell]!;
    const colour = piece === PIECE.glass ? (entry >> 8) & tints[cell]! : entry >> 8;
    const bend = piece * 16 + turns[cell]! * 4 + (at & 3);
    for (let way = FIRST_WAY[bend]!, second = SECOND_WAY[bend]!; way !== NOWHERE; way = second, second = NOWHERE) {
      out[cell * 4 + way]! |= colour;
      const next = nextCells[cell * 4 + way]!;
      if (next === NOWHERE) continue;
      const fresh = colour & ~into[next * 4 + way]!;
      if (fresh === 0) continue;
      if (into[next * 4 + way] === 0) distance[next * 4 + way] = Math.min(255, distance[at]! + 1);
      into[next * 4 + way]! |= fresh;
      queue[tail++] = (fresh << 8) | (next * 4 + way);
    }
  }
}

export function traceLight(board: Board): Light {
  followLight(board);
  const count = board.pieces.length * WAYS;
  return { into: into.slice(0, count), out: out.slice(0, count), distance: distance.slice(0, count) };
}

/** What shines on a cell, from all sides together. */
export const colourAt = ({ into }: { into: Uint8Array }, cell: number): number =>
  into[cell * 4]! | into[cell * 4 + 1]! | into[cell * 4 + 2]! | into[cell * 4 + 3]!;

/** The crystals, and how many of them have exactly the colour they wish for. */
export function countLit({ pieces, tints }: Board, light: Light): { lit: number; crystals: number } {
  let [lit, crystals] = [0, 0];
  for (let cell = 0; cell < pieces.length; cell++) {
    if (pieces[cell] !== PIECE.crystal) continue;
    crystals += 1;
    if (colourAt(light, cell) === tints[cell]) lit += 1;
  }
  return { lit, crystals };
}

function bendTables(): [Int8Array, Int8Array] {
  const [first, second] = [new Int8Array(7 * 16).fill(NOWHERE), new Int8Array(7 * 16).fill(NOWHERE)];
  const bends = [
    [1, 0, 3, 2],
    [3, 2, 1, 0],
  ];
  for (let direction = 0; direction < WAYS; direction++) {
    for (const piece of [PIECE.none, PIECE.glass, PIECE.crystal]) first[piece * 16 + direction] = direction;
    for (const [turn, bent] of bends.entries()) {
      first[PIECE.mirror * 16 + turn * 4 + direction] = bent[direction]!;
      first[PIECE.splitter * 16 + turn * 4 + direction] = direction;
      second[PIECE.splitter * 16 + turn * 4 + direction] = bent[direction]!;
    }
    // A prism is open on two sides, `turn` and the next one clockwise, and bends light from one to the other.
    first[PIECE.prism * 16 + ((direction + 2) % 4) * 4 + direction] = (direction + 3) % 4;
    first[PIECE.prism * 16 + ((direction + 1) % 4) * 4 + direction] = (direction + 1) % 4;
  }
  return [first, second];
}

function nextCellTable(size: number): Int8Array {
  return Int8Array.from({ length: size * size * WAYS }, (_, at) => {
    const [dx, dy] = STEPS[at & 3]!;
    const [x, y] = [((at >> 2) % size) + dx, Math.floor((at >> 2) / size) + dy];
    return x < 0 || y < 0 || x >= size || y >= size ? NOWHERE : y * size + x;
  });
}
