import { isSolid, kindAt, KIND, PEPPER, SALT, type Room } from "./room.ts";
import type { State } from "./state.ts";
import { BOX_SIZE, DUCK_HIGH, DUCK_WIDE, TILE } from "./units.ts";

const MOST_STEPS = 90;

/** Places where a beam turns or ends, in small units, and the channel of a sensor at its end (-1: none). */
export type Beam = { points: [number, number][]; channel: number };

/**
 * The way of light from a lamp: rock and boxes stop it, mirrors turn it, Pepper drinks it, and Salt glitters: a level beam
 * goes up from her, and a falling one goes where she looks.
 */
export function traceBeam(state: State, room: Room, number: number): Beam {
  const lamp = room.lamps[number]!;
  let [dx, dy] = [lamp.dx, lamp.dy];
  let [column, row] = [lamp.x, lamp.y];
  // The line that the beam is on, across its direction.
  let [lineX, lineY] = [column * TILE + TILE / 2, row * TILE + TILE / 2];
  const points: [number, number][] = [[lineX, lineY]];
  let hasGlittered = false;
  for (let step = 0; step < MOST_STEPS; step++) {
    column += dx;
    row += dy;
    const kind = kindAt(room, column, row);
    const [middleX, middleY] = [column * TILE + TILE / 2, row * TILE + TILE / 2];
    if (dx !== 0) lineX = middleX;
    else lineY = middleY;
    if (kind >= KIND.sensor && kind < KIND.sensor + 4) {
      points.push([lineX, lineY]);
      return { points, channel: kind - KIND.sensor };
    }
    if (kind === KIND.slash || kind === KIND.backslash) {
      points.push([(lineX = middleX), (lineY = middleY)]);
      [dx, dy] = kind === KIND.slash ? [-dy, -dx] : [dy, dx];
      continue;
    }
    const isLiquid = kind <= KIND.soup && kind !== KIND.rock;
    if (!isLiquid && isSolid(room, state.open, column, row, PEPPER)) {
      points.push([lineX - (dx * TILE) / 2, lineY - (dy * TILE) / 2]);
      break;
    }
    let met = -1;
    for (const { x, y } of state.boxes)
      if (lineX > x && lineX < x + BOX_SIZE && lineY > y && lineY < y + BOX_SIZE) met = PEPPER;
    for (let who = 0; who < 2 && met < 0; who++) {
      const { x, y, lost } = state.ducks[who]!;
      // A duck is in the tile's part of the beam.
      const isMet =
        dx !== 0
          ? Math.floor((x + DUCK_WIDE / 2) / TILE) === column && lineY > y && lineY < y + DUCK_HIGH
          : Math.floor((y + DUCK_HIGH / 2) / TILE) === row && lineX > x && lineX < x + DUCK_WIDE;
      if (isMet && lost === 0) met = who;
    }
    // A box drinks light as Pepper does.
    if (met === PEPPER) {
      points.push([lineX, lineY]);
      break;
    }
    if (met === SALT && !hasGlittered) {
      hasGlittered = true;
      const salt = state.ducks[SALT];
      lineX = salt.x + DUCK_WIDE / 2;
      lineY = salt.y + DUCK_HIGH / 2;
      points.push([lineX, lineY]);
      column = Math.floor(lineX / TILE);
      row = Math.floor(lineY / TILE);
      [dx, dy] = dx !== 0 ? [0, -1] : [salt.face, 0];
    }
  }
  return { points, channel: -1 };
}

/** The channels whose sensors are lit. */
export function litChannels(state: State, room: Room): number {
  let lit = 0;
  if (room.hasSensors)
    for (let at = 0; at < room.lamps.length; at++) {
      const { channel } = traceBeam(state, room, at);
      if (channel >= 0) lit |= 1 << channel;
    }
  return lit;
}
