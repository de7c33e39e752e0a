import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { readRoom, type Room } from "./room.ts";
import { COLUMNS } from "./units.ts";

export type Seed4 = readonly [number, number, number, number];

/**
 * Storeys of a flood: three rows of air and a floor, the columns 3 to 20 of a room, played from the left to the right. Marks
 * of channels are those of the first one.
 */
type Storey = { from: number; rows: readonly [string, string, string, string] };

const EMPTY = "..................";

export const STOREY_PLANS: readonly Storey[] = [
  { from: 0, rows: [EMPTY, EMPTY, "......3...........", "#####~~####%%#####"] },
  { from: 0, rows: [EMPTY, "........3.........", "........##........", "##################"] },
  { from: 0, rows: [EMPTY, EMPTY, ".....1.....2......", "####~~~###%%%#####"] },
  { from: 0, rows: [EMPTY, "........3.........", EMPTY, "####^^####^^######"] },
  {
    from: 1,
    rows: [".......A..........", ".......A..........", "..a....A..3.a.....", "##################"],
  },
  {
    from: 1,
    rows: [EMPTY, EMPTY, "...3..............", "####^^^###^^^#####"],
  },
  { from: 2, rows: [EMPTY, ".......1..........", EMPTY, "#####~~~~~~#######"] },
  { from: 2, rows: [EMPTY, ".......2..........", EMPTY, "#####%%%%%%#######"] },
  {
    from: 2,
    rows: ["..........A.......", "..........A.......", "..O...a...A..3....", "##################"],
  },
  {
    from: 3,
    rows: [EMPTY, "...1.........2....", EMPTY, "##%%%%%###~~~~~###"],
  },
  { from: 3, rows: [EMPTY, "....3......3......", EMPTY, "###^^^##^^^##^^^##"] },
  {
    from: 4,
    rows: ["........A....A....", "........A....A....", "..a..2..A.a..A.a..", "##################"],
  },
  { from: 1, rows: [EMPTY, "......1...........", "..a...........a...", "#####qqqqqq#######"] },
];

const STOREYS = 3;
const rooms = new Map<string, Room>();

/** The storeys of a room of a flood, from the lowest, and whether they are mirrored. */
export function storeysOf(seed: Seed4, number: number): readonly { plan: number; isMirrored: boolean }[] {
  const random = startRandom(seed, 7 + number);
  const isMirrored = nextInt(random, 2) === 1;
  const plans: number[] = [];
  for (let storey = 0; storey < STOREYS; storey++) {
    // Each room brings something of its own difficulty, and the other storeys are at most as hard.
    const hard = Math.min(4, number + (storey === 2 ? 1 : 0));
    const fits = STOREY_PLANS.flatMap(({ from }, plan) =>
      from <= hard && from >= hard - 3 && !plans.includes(plan) ? [plan] : [],
    );
    plans.push(fits[nextInt(random, fits.length)]!);
  }
  return plans.map((plan, storey) => ({ plan, isMirrored: (storey % 2 === 1) !== isMirrored }));
}

const CHANNELS = ["abcd", "ABCD", "qrtu", "efgh"];

const shift = (text: string, by: number): string =>
  text.replace(/[aAqe]/g, (mark) => CHANNELS.find((marks) => marks.includes(mark))![by]!);

const mirror = (text: string): string => Array.from(text).reverse().join("");

/** A room of a flood: three storeys, up a step at the end of each, and the shakers at the end of the last. */
export function floodRoom(seed: Seed4, number: number): Room {
  // Asked for in each step, and mostly for the same one.
  if (last && last.number === number && last.seed.every((word, at) => word === seed[at])) return last.room;
  const name = `${seed.join()} ${number}`;
  const room = rooms.get(name) ?? buildRoom(seed, number);
  // A run has few rooms, and a server that judges many runs need not keep them.
  if (rooms.size > 40) rooms.clear();
  rooms.set(name, room);
  last = { seed: [...seed] as unknown as Seed4, number, room };
  return room;
}

let last: { seed: Seed4; number: number; room: Room } | null = null;

function buildRoom(seed: Seed4, number: number): Room {
  const rows = ["#".repeat(COLUMNS)];
  const storeys = storeysOf(seed, number);
  for (let storey = STOREYS - 1; storey >= 0; storey--) {
    const { plan, isMirrored } = storeys[storey]!;
    const inner = STOREY_PLANS[plan]!.rows.map((row) => shift(row, storey));
    const isFirst = storey === 0;
    const isLast = storey === STOREYS - 1;
    const texts = [
      `...${inner[0]}...`,
      `...${inner[1]}${isLast ? "..." : ".##"}`,
      isFirst ? `PS.${inner[2]}.##` : `...${inner[2]}${isLast ? "Z.Y" : ".##"}`,
      `${isFirst ? "###" : "..."}${inner[3]}###`,
    ];
    rows.push(...texts.map((text) => (isMirrored ? mirror(text) : text)));
  }
  return readRoom(rows);
}
