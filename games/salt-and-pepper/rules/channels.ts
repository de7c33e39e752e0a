import { CUE } from "./cues.ts";
import { litChannels } from "./light.ts";
import { highOf, wideOf } from "./move.ts";
import { BOX, kindAt, KIND, type Room } from "./room.ts";
import type { Body, State } from "./state.ts";
import { DUCK_HIGH, DUCK_WIDE, PX, TILE } from "./units.ts";

/** Plates, levers and light put channels on; doors and bridges follow as soon as nobody is in their way. */
export function stepChannels(state: State, room: Room): void {
  let on = litChannels(state, room);
  if (on & ~state.active4) state.cues.push(CUE.light);
  const lit = on;
  for (const plate of room.plates) if (isPressed(state, plate.x, plate.y)) on |= 1 << plate.channel;
  stepLevers(state, room);
  const pulled = on | state.levers;
  if (pulled & ~state.active4 & ~state.levers & ~lit) state.cues.push(CUE.plate);
  if (state.active4 & ~pulled) state.cues.push(CUE.release);
  state.active4 = pulled;
  for (let channel = 0; channel < 4; channel++) {
    const bit = 1 << channel;
    if ((state.open & bit) === (pulled & bit)) continue;
    const shuts = pulled & bit ? KIND.bridge + channel : KIND.door + channel;
    if (!isTaken(state, room, shuts)) state.open ^= bit;
  }
}

const bodies = (state: State): [Body, number][] => [
  ...state.ducks.flatMap((duck, who): [Body, number][] => (duck.lost === 0 ? [[duck, who]] : [])),
  ...state.boxes.map((box): [Body, number] => [box, BOX]),
];

function isPressed(state: State, column: number, row: number): boolean {
  for (let who = 0; who < 2; who++) {
    const duck = state.ducks[who]!;
    if (duck.lost === 0 && isOnPlate(duck, who, column, row)) return true;
  }
  return state.boxes.some((box) => isOnPlate(box, BOX, column, row));
}

function isOnPlate({ x, y }: Body, who: number, column: number, row: number): boolean {
  const [feet, floor] = [y + highOf(who), (row + 1) * TILE];
  if (feet < floor - 4 * PX || feet > floor + PX) return false;
  return x + wideOf(who) > column * TILE + 4 * PX && x < (column + 1) * TILE - 4 * PX;
}

/** A lever falls the way that somebody walks through it: to the right is on. */
function stepLevers(state: State, room: Room): void {
  for (const { x, y, channel } of room.levers)
    for (const duck of state.ducks) {
      if (duck.lost > 0 || duck.vx === 0) continue;
      const middle = duck.x + DUCK_WIDE / 2;
      const isHere = duck.y + DUCK_HIGH > y * TILE + 8 * PX && duck.y < (y + 1) * TILE;
      if (!isHere || Math.abs(middle - (x * TILE + TILE / 2)) > 12 * PX) continue;
      const isOn = duck.vx > 0;
      if (isOn === (((state.levers >> channel) & 1) === 1)) continue;
      state.levers ^= 1 << channel;
      state.cues.push(CUE.lever);
    }
}

function isTaken(state: State, room: Room, kind: number): boolean {
  for (const [body, who] of bodies(state))
    for (let y = Math.floor(body.y / TILE); y <= Math.floor((body.y + highOf(who) - 1) / TILE); y++)
      for (let x = Math.floor(body.x / TILE); x <= Math.floor((body.x + wideOf(who) - 1) / TILE); x++)
        if (kindAt(room, x, y) === kind) return true;
  return false;
}
