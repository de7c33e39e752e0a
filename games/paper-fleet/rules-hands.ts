import { angleOf, clamp, cos, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { ANY_SIGN, isLed, isNear, radiusOf, turnTo, UNIT, WATER, type Boat } from "./rules-fleet.ts";
import type { Harbour } from "./rules-harbours.ts";

export const NOBODY = -1;

/** What the player's hands are doing. */
export type Hands = {
  /** The boat that keys and stick row. */
  chosen: number;
  /** The boats whose ways are being drawn, by finger. */
  drawing: [number, number];
  held: number;
};

export type Pen = 1 | 2 | 3;
export const PEN = { down: 1, move: 2, up: 3 } as const;

type Handled = Hands & { harbour: Harbour; boats: Boat[]; onCourse: number };

/** A tap has twenty bits: two for the pen, one for the finger, and a place on squared paper. */
const SQUARE = 3;
const GRAB = 58;
const DOT_EVERY = 8;
const LONGEST_WAY = 320;
const JETTY_REACH = 46;
const ROW_FRAMES = 30;
const DETOUR = 26;

export function tapOf(pen: Pen, x: number, y: number, finger = 0): number {
  const column = clamp(Math.round(x / SQUARE), 0, WATER.width / SQUARE);
  const row = clamp(Math.round(y / SQUARE), 0, WATER.height / SQUARE);
  return (pen << 18) | (finger << 17) | (row << 9) | column;
}

/** Answers the inputs of a frame. Returns the boat that got a way all the way home, or -1. */
export function useHands(state: Handled, { held, taps }: Inputs): void {
  state.onCourse = NOBODY;
  for (const tap of taps) usePen(state, tap);
  const pressed = held & ~state.held;
  state.held = held;
  if (pressed & BUTTON.a) chooseNext(state);
  row(state, held);
  if (pressed & BUTTON.b) sendHome(state);
}

function usePen(state: Handled, tap: number): void {
  const [pen, finger] = [tap >> 18, (tap >> 17) & 1];
  // A tap without a pen says nothing; a place beyond the water is at its edge.
  if (pen === 0) return;
  const x = Math.min(WATER.width, (tap & 0x1ff) * SQUARE);
  const y = Math.min(WATER.height, ((tap >> 9) & 0xff) * SQUARE);
  if (pen === PEN.down) return grab(state, finger, x, y);
  const boat = state.boats.find(({ id }) => id === state.drawing[finger]);
  if (boat) drawTo(state, boat, finger, x, y);
  if (pen === PEN.up) state.drawing[finger] = NOBODY;
}

/** Takes the nearest boat. Its old way is forgotten: it drifts until there is a new one. */
function grab(state: Handled, finger: number, x: number, y: number): void {
  let [nearest, best] = [null as Boat | null, GRAB * GRAB];
  for (const boat of state.boats) {
    const [dx, dy] = [Math.floor(boat.x / UNIT) - x, Math.floor(boat.y / UNIT) - y];
    const far = dx * dx + dy * dy;
    if (far >= best) continue;
    [nearest, best] = [boat, far];
  }
  state.drawing[finger] = nearest?.id ?? NOBODY;
  if (!nearest) return;
  state.chosen = nearest.id;
  nearest.way = [];
  nearest.sent = 0;
  nearest.rowed = 0;
  nearest.aim = nearest.angle;
}

function drawTo(state: Handled, boat: Boat, finger: number, x: number, y: number): void {
  const { way } = boat;
  const [fromX, fromY] =
    way.length > 0 ? [way.at(-2)!, way.at(-1)!] : [Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT)];
  if (way.length >= LONGEST_WAY || isNear(fromX, fromY, x, y, DOT_EVERY)) return;
  way.push(...outOfIslands(state.harbour, boat, x, y));
  const jetty = jettiesOf(state.harbour, boat).find((each) => isNear(each.x, each.y, x, y, JETTY_REACH));
  if (!jetty) return;
  way.push(jetty.x, jetty.y);
  state.drawing[finger] = NOBODY;
  state.onCourse = boat.id;
}

/** A place that boats cannot reach is moved to the island's shore. */
function outOfIslands({ islands }: Harbour, boat: Boat, x: number, y: number): [number, number] {
  for (const island of islands) {
    const reach = island.radius + radiusOf(boat) + 4;
    if (island.hasGoose || !isNear(island.x, island.y, x, y, reach)) continue;
    return pointAt(island.x, island.y, angleOf(x - island.x, y - island.y), reach);
  }
  return [x, y];
}

/** The jetties where a boat may land. */
export function jettiesOf({ jetties }: Harbour, { sign }: Boat): readonly { x: number; y: number }[] {
  if (sign === ANY_SIGN) return jetties;
  const jetty = jetties[sign];
  return jetty ? [jetty] : [];
}

/** The next boat that nobody leads, or else the next one, in the order in which they came. */
function chooseNext(state: Handled): void {
  const { boats, chosen } = state;
  const later = [...boats.filter(({ id }) => id > chosen), ...boats.filter(({ id }) => id < chosen)];
  const next = later.find((boat) => !isLed(boat)) ?? later[0];
  if (next) state.chosen = next.id;
}

function row(state: Handled, held: number): void {
  const across = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const down = (held & BUTTON.down ? 1 : 0) - (held & BUTTON.up ? 1 : 0);
  if (across === 0 && down === 0) return;
  const boat = chosenBoat(state);
  if (!boat) return;
  boat.way = [];
  boat.sent = 0;
  boat.rowed = ROW_FRAMES;
  turnTo(boat, angleOf(across, down), 26, true);
  boat.aim = boat.angle;
}

/** Without a choice, the boat that has waited longest. */
function chosenBoat(state: Handled): Boat | null {
  if (state.chosen === NOBODY) state.chosen = state.boats[0]?.id ?? NOBODY;
  return state.boats.find(({ id }) => id === state.chosen) ?? null;
}

function sendHome(state: Handled): void {
  const boat = chosenBoat(state);
  if (!boat) return;
  boat.way = courseHome(state.harbour, boat);
  boat.sent = 1;
  boat.rowed = 0;
  state.onCourse = boat.way.length > 0 ? boat.id : NOBODY;
}

/** A straight way to the nearest jetty of its own, around the first island that lies in it. */
export function courseHome(harbour: Harbour, boat: Boat): number[] {
  const [x, y] = [Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT)];
  const far = (jetty: { x: number; y: number }) => (jetty.x - x) ** 2 + (jetty.y - y) ** 2;
  const [jetty] = jettiesOf(harbour, boat).toSorted((one, other) => far(one) - far(other));
  if (!jetty) return [];
  const island = harbour.islands.find((each) => isInWay(each, radiusOf(boat), x, y, jetty));
  if (!island) return [jetty.x, jetty.y];
  const heading = angleOf(jetty.x - x, jetty.y - y);
  // Positive: the island's middle lies to the right of the way.
  const side = (jetty.x - x) * (island.y - y) - (jetty.y - y) * (island.x - x);
  const around = pointAt(
    island.x,
    island.y,
    (heading + (side > 0 ? 768 : 256)) & (TURN - 1),
    island.radius + radiusOf(boat) + DETOUR,
  );
  return [clamp(around[0], 30, WATER.width - 30), clamp(around[1], 30, WATER.height - 30), jetty.x, jetty.y];
}

function isInWay(
  { x, y, radius }: { x: number; y: number; radius: number },
  own: number,
  fromX: number,
  fromY: number,
  to: { x: number; y: number },
): boolean {
  const [dx, dy] = [to.x - fromX, to.y - fromY];
  const length = dx * dx + dy * dy;
  if (length === 0) return false;
  const along = (x - fromX) * dx + (y - fromY) * dy;
  if (along <= 0 || along >= length) return false;
  const off = Math.abs(dx * (y - fromY) - dy * (x - fromX));
  const reach = radius + own + 8;
  return off * off < reach * reach * length;
}

function pointAt(x: number, y: number, angle: number, reach: number): [number, number] {
  return [x + Math.floor((cos(angle) * reach) / 65_536), y + Math.floor((sin(angle) * reach) / 65_536)];
}
