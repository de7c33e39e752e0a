import { mapOf, type State } from "#bread-defence/rules/state.ts";
import { counterPlace } from "./land.ts";
import { stageAt, tilePoint, type Layout } from "./layout.ts";
import { drawBird, drawBread, drawDisc, drawPuff, drawShot, type Pen } from "./pen.ts";
import * as TOWER from "#bread-defence/rules/tower-kinds.ts";

/** A thing that moves for a moment after an event: a cloud, a pigeon that falls, a loaf on its way home. */
type Flight = { what: number; x: number; y: number; size: number; age: number; life: number };

const SPLAT = 5;
const FALL_FRAMES = 46;
const HOME_FRAMES = 46;
const MOST = 60;
/** How high it flies, by tower. */
const LOFT = [16, 46, 0, 90];

/** The picture of a shot: one for each of three forms. */
const SHOTS = [[0, 0, 1], [2, 8, 3], [], [4, 4, 5]];

export function createFlights() {
  let [puffs, fallen, homing]: Flight[][] = [[], [], []];
  const add = (list: Flight[], what: number, x: number, y: number, size: number, life: number): void => {
    if (list.length < MOST) list.push({ what, x, y, size, age: 0, life });
  };
  const grow = (list: Flight[]): Flight[] => list.filter((each) => ++each.age < each.life);

  return {
    clear(): void {
      puffs = fallen = homing = [];
    },
    puff: (what: number, x: number, y: number, size: number, life = 24) => add(puffs!, what, x, y, size, life),
    fall: (kind: number, x: number, y: number) => add(fallen!, kind, x, y, fallen!.length % 2 ? 1 : -1, FALL_FRAMES),
    bringHome: (x: number, y: number) => add(homing!, 0, x, y, 1, HOME_FRAMES),
    /** Loaves that are not on the counter yet. */
    get homing() {
      return homing!.length;
    },
    step(): void {
      [puffs, fallen, homing] = [grow(puffs!), grow(fallen!), grow(homing!)];
    },
    /** Splats lie below everybody, clouds above. */
    drawPuffs(pen: Pen, isBelow: boolean): void {
      for (const { what, x, y, size, age, life } of puffs!)
        if ((what === SPLAT) === isBelow)
          drawPuff(pen, [what, Math.floor((age * 6) / life)], x, y, {
            wide: size,
            high: isBelow ? size * 0.7 : size,
            alpha: 0.9,
          });
    },
    draw(pen: Pen, layout: Layout, state: State): void {
      const { isCalm } = pen;
      for (const { what, x, y, size, age } of fallen!)
        drawBird(pen, [what, 4], x + size * age * 1.5, y - age * 5.2 + age * age * 0.21, {
          turn: isCalm ? 0 : size * age * 0.11,
          alpha: Math.min(1, (FALL_FRAMES - age) / 16),
        });
      for (const { tile, kind, form, left, total, x, y } of state.shots) {
        const from = tilePoint(layout, tile);
        const [toX, toY] = stageAt(layout, x, y);
        const part = 1 - left / total;
        const [atX, atY] = [from.x + (toX - from.x) * part, from.y - 4 + (toY - from.y) * part];
        drawShot(pen, [SHOTS[kind]![form >> 1]!], atX, atY - Math.sin(part * Math.PI) * LOFT[kind]!, {
          turn: part * (kind === TOWER.honey ? 3 : 9),
        });
      }
      for (const { form, x, y, path, way } of state.pins) {
        const { columns } = mapOf(state).paths[path]!;
        const at = Math.min(columns.length - 2, way >> 10);
        // Across the path.
        const turn = (columns[at + 1] !== columns[at]) !== layout.isTall ? 0 : Math.PI / 2;
        drawShot(pen, [form >> 1 === 1 ? 7 : 6], ...stageAt(layout, x, y), { turn, wide: 1.4 });
      }
      const target = counterPlace(layout, state.map, Math.max(0, state.home - 1));
      for (const { x, y, age } of homing!) {
        const part = age / HOME_FRAMES;
        const ease = part * part * (3 - 2 * part);
        const [atX, atY] = [x + (target.x - x) * ease, y + (target.y - y) * ease - Math.sin(part * Math.PI) * 130];
        drawDisc(pen, "#FFE88C66", atX, atY, 26);
        drawBread(pen, [], atX, atY, { turn: isCalm ? 0 : age * 0.16, wide: 1.1 });
      }
    },
  };
}
