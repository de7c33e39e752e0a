import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { isNear, turnTo, type Boat } from "./pond-boat.ts";
import type { Place, PondShape } from "./pond-shape.ts";

export const NOBODY = -1;

/** What the player's hands are doing. */
export type Hands = {
  /** The boat that keys and stick row. */
  chosen: number;
  /** The boat whose way is being drawn. */
  drawing: number;
  wasNext: boolean;
};

type HandledPond = Hands & { boats: Boat[]; shape: PondShape };
type Pen = "down" | "move" | "up";

const PENS: readonly Pen[] = ["down", "move", "up"];
/** A tap has twenty bits: the pen draws on squared paper. */
const SQUARE = 4;
const GRAB = 60;
const DOT_EVERY = 9;
const LONGEST_WAY = 160;
const JETTY_REACH = 44;

export function tapOf(pen: Pen, { x, y }: Place): number {
  const [column, row] = [x, y].map((each) => Math.max(0, Math.min(255, Math.round(each / SQUARE)))) as [number, number];
  return PENS.indexOf(pen) * 0x10000 + row * 0x100 + column;
}

function readTap(tap: number): Place & { pen: Pen } {
  return { pen: PENS[tap >> 16] ?? "up", x: (tap & 0xff) * SQUARE, y: ((tap >> 8) & 0xff) * SQUARE };
}

export function hearHands(pond: HandledPond, inputs: Inputs): void {
  for (const tap of inputs.taps) draw(pond, readTap(tap));
  const isNext = (inputs.held & BUTTON.a) !== 0;
  if (isNext && !pond.wasNext) chooseNext(pond);
  pond.wasNext = isNext;
  row(pond, inputs.held);
}

function draw(pond: HandledPond, { pen, x, y }: Place & { pen: Pen }): void {
  if (pen === "down") return grab(pond, { x, y });
  const boat = pond.boats.find(({ id }) => id === pond.drawing);
  const from = boat?.way.at(-1) ?? boat;
  if (boat && from && boat.way.length < LONGEST_WAY && !isNear(from, { x, y }, DOT_EVERY)) {
    boat.way.push({ x, y });
    const jetty = pond.shape.jetties[boat.kind]!;
    if (isNear(jetty, { x, y }, JETTY_REACH)) {
      boat.way.push({ x: jetty.x, y: jetty.y });
      pond.drawing = NOBODY;
    }
  }
  if (pen === "up") pond.drawing = NOBODY;
}

/** Takes the nearest boat. Its old way is forgotten: it goes on as it looks until there is a new one. */
function grab(pond: HandledPond, at: Place): void {
  const far = (boat: Boat) => Math.hypot(boat.x - at.x, boat.y - at.y);
  const [boat] = pond.boats.filter((each) => far(each) < GRAB).toSorted((a, b) => far(a) - far(b));
  pond.drawing = boat?.id ?? NOBODY;
  if (!boat) return;
  pond.chosen = boat.id;
  boat.way = [];
}

function chooseNext(pond: HandledPond): void {
  const at = pond.boats.findIndex(({ id }) => id === pond.chosen);
  pond.chosen = pond.boats[(at + 1) % Math.max(1, pond.boats.length)]?.id ?? NOBODY;
}

function row(pond: HandledPond, held: number): void {
  const across = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const down = (held & BUTTON.down ? 1 : 0) - (held & BUTTON.up ? 1 : 0);
  if (across === 0 && down === 0) return;
  // Whoever rows without having chosen gets the boat that has waited longest.
  if (pond.chosen === NOBODY) pond.chosen = pond.boats[0]?.id ?? NOBODY;
  const boat = pond.boats.find(({ id }) => id === pond.chosen);
  if (!boat) return;
  boat.way = [];
  turnTo(boat, Math.atan2(down, across));
}
