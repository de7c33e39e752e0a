import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { tileX, tileY } from "./rules-fight.ts";
import { MAPS } from "./rules-maps.ts";
import type { State } from "./rules-state.ts";
import { TOWER } from "./rules-towers.ts";
import { drawBread, drawPigeonSprite, drawPuff, drawShot } from "./view-figures.ts";
import { counterPlace } from "./view-land.ts";
import { stageX, stageY, type Layout } from "./view-layout.ts";
import type { Pen } from "./view-sprites.ts";

/** What is left of something that happened: a cloud, a pigeon that falls, a loaf on its way home. */
type Puff = { puff: number; x: number; y: number; size: number; age: number; life: number };
type Fallen = { kind: number; x: number; y: number; vx: number; vy: number; spin: number; age: number };
type Homing = { x: number; y: number; age: number };

const PUFF_FRAMES = 6;
const FALL_FRAMES = 46;
const HOME_FRAMES = 46;
const MOST = 60;
const LOFT: Record<number, number> = { [TOWER.toaster]: 16, [TOWER.honey]: 46, [TOWER.flour]: 90 };

/** The picture of a shot, by tower and form. */
const shotOf = (kind: number, form: number): number =>
  kind === TOWER.toaster
    ? form > 3
      ? 1
      : 0
    : kind === TOWER.honey
      ? form > 3
        ? 3
        : form > 1
          ? 8
          : 2
      : form > 3
        ? 5
        : 4;

export function createFlights() {
  let puffs: Puff[] = [];
  let fallen: Fallen[] = [];
  let homing: Homing[] = [];

  return {
    clear(): void {
      [puffs, fallen, homing] = [[], [], []];
    },
    puff(puff: number, x: number, y: number, size: number, life = 24): void {
      if (puffs.length < MOST) puffs.push({ puff, x, y, size, age: 0, life });
    },
    fall(kind: number, x: number, y: number): void {
      if (fallen.length >= MOST) return;
      const side = (fallen.length * 37 + Math.round(x)) % 2 ? 1 : -1;
      fallen.push({ kind, x, y, vx: side * (1 + (Math.round(y) % 5) / 3), vy: -5.2, spin: side * 0.11, age: 0 });
    },
    bringHome(x: number, y: number): void {
      homing.push({ x, y, age: 0 });
    },
    /** Loaves that are not on the counter yet. */
    get homing() {
      return homing.length;
    },
    step(): void {
      for (const each of puffs) each.age += 1;
      for (const each of fallen) {
        each.age += 1;
        each.x += each.vx;
        each.y += each.vy;
        each.vy += 0.42;
      }
      for (const each of homing) each.age += 1;
      puffs = puffs.filter(({ age, life }) => age < life);
      fallen = fallen.filter(({ age }) => age < FALL_FRAMES);
      homing = homing.filter(({ age }) => age < HOME_FRAMES);
    },
    /** Splats lie below everybody. */
    drawBelow(pen: Pen): void {
      for (const { puff, x, y, size, age, life } of puffs)
        if (puff === 5) drawPuff(pen, puff, frameOf(age, life), x, y, { wide: size, high: size * 0.7 });
    },
    drawAbove(pen: Pen, { isCalm }: Stage, layout: Layout, state: State, bread: number): void {
      for (const { kind, x, y, spin, age } of fallen)
        drawPigeonSprite(pen, kind, 4, x, y, {
          turn: isCalm ? 0 : spin * age,
          alpha: Math.min(1, (FALL_FRAMES - age) / 16),
        });
      for (const { puff, x, y, size, age, life } of puffs)
        if (puff !== 5) drawPuff(pen, puff, frameOf(age, life), x, y, { wide: size, high: size, alpha: 0.9 });
      for (const shot of state.shots) drawFlying(pen, layout, shot);
      for (const pin of state.pins) {
        const [x, y] = [stageX(layout, pin.x, pin.y), stageY(layout, pin.x, pin.y)];
        const path = state.tick * 0.3;
        drawShot(pen, pin.form === 2 || pin.form === 3 ? 7 : 6, x, y + Math.sin(path) * 2, {
          turn: pinTurn(layout, state, pin.path, pin.way),
          wide: 1.3,
          high: 1.5,
        });
      }
      const target = counterPlace(layout, state.map, Math.min(9, Math.max(0, state.home - 1)));
      for (const { x, y, age } of homing) {
        const part = age / HOME_FRAMES;
        const ease = part * part * (3 - 2 * part);
        const [atX, atY] = [x + (target.x - x) * ease, y + (target.y - y) * ease - Math.sin(part * Math.PI) * 130];
        pen.context.fillStyle = "rgb(255 232 140 / .35)";
        pen.context.beginPath();
        pen.context.arc(atX, atY, 26, 0, 7);
        pen.context.fill();
        drawBread(pen, bread, atX, atY, { turn: isCalm ? 0 : age * 0.16, wide: 1.1, high: 1.1 });
      }
    },
  };
}

const frameOf = (age: number, life: number): number =>
  Math.min(PUFF_FRAMES - 1, Math.floor((age * PUFF_FRAMES) / life));

function drawFlying(pen: Pen, layout: Layout, { tile, kind, form, left, total, x, y }: State["shots"][number]): void {
  const [fromX, fromY] = [stageX(layout, tileX(tile), tileY(tile)), stageY(layout, tileX(tile), tileY(tile)) - 4];
  const [toX, toY] = [stageX(layout, x, y), stageY(layout, x, y)];
  const part = 1 - left / total;
  const loft = Math.sin(part * Math.PI) * LOFT[kind]!;
  const turn = kind === TOWER.toaster ? part * 9 : form > 3 && kind === TOWER.flour ? part * 12 : part * 3;
  drawShot(pen, shotOf(kind, form), fromX + (toX - fromX) * part, fromY + (toY - fromY) * part - loft, {
    turn,
    wide: form > 3 && kind === TOWER.toaster ? 1.1 : 0.9,
    high: form > 3 && kind === TOWER.toaster ? 1.1 : 0.9,
  });
}

/** Across the path. */
function pinTurn(layout: Layout, state: State, path: number, way: number): number {
  const { columns } = pathOf(state, path);
  const at = Math.min(columns.length - 2, way >> 10);
  const isAlong = columns[at + 1] !== columns[at];
  return isAlong !== layout.isTall ? 0 : Math.PI / 2;
}

const pathOf = ({ map }: State, path: number) => MAPS[map]!.paths[path]!;
