import { INK } from "#bread-defence/art/brush.ts";
import { beakOf, isBossKind } from "#bread-defence/art/pigeons.ts";
import { HAND } from "#bread-defence/art/towers.ts";
import { tileX, tileY } from "#bread-defence/rules/maps.ts";
import { PIGEONS, type Pigeon } from "#bread-defence/rules/pigeons.ts";
import { mapOf, type State } from "#bread-defence/rules/state.ts";
import { type Tower } from "#bread-defence/rules/towers.ts";
import { CELL, stageAt, tilePoint, type Layout } from "./layout.ts";
import { drawBird, drawBody, drawBread, drawMark, drawWeapon, STARS, type Pen } from "./pen.ts";
import * as TOWER from "#bread-defence/rules/tower-kinds.ts";

const RECOIL_TICKS = 9;
/** Thousandths of a tile for a step, and ticks for a beat of the wings. */
const STEP = 190;
const BEAT = 5;

type Scene = { pen: Pen; layout: Layout; state: State };

/** Ducks and those on foot, the upper ones first; those who fly are above all. */
export function drawTroops(scene: Scene): void {
  const { state, layout } = scene;
  const line = state.pigeons.map((pigeon) => ({
    y: (layout.isTall ? pigeon.x : pigeon.y) + (PIGEONS[pigeon.kind]!.flies ? 2e4 : 0),
    pigeon,
  }));
  line.sort((one, other) => one.y - other.y);
  const yOf = ({ tile }: Tower) => (layout.isTall ? tileX : tileY)(tile);
  const towers = [...state.towers].sort((one, other) => yOf(one) - yOf(other));
  let at = 0;
  for (const tower of towers) {
    for (; at < line.length && line[at]!.y < yOf(tower); at++) drawPigeon(scene, line[at]!.pigeon);
    drawDuck(scene, tower);
  }
  for (; at < line.length; at++) drawPigeon(scene, line[at]!.pigeon);
  for (const pigeon of state.pigeons) drawSigns(scene, pigeon);
}

function drawDuck({ pen, layout, state }: Scene, tower: Tower): void {
  const { kind, form, tile } = tower;
  const { x, y } = tilePoint(layout, tile);
  const [toX, toY] = stageAt(layout, tower.aimX, tower.aimY);
  const [aimX, aimY] = [toX - x, toY - y];
  const side = aimX < -2 ? -1 : 1;
  const since = state.tick - tower.shotAt;
  const recoil = pen.isCalm || tower.shotAt === 0 || since > RECOIL_TICKS ? 0 : 1 - since / RECOIL_TICKS;
  // A pixel up and down: stretched pictures are drawn slowly.
  const breath = pen.isCalm ? 0 : Math.sin(pen.tick / 14 + tile) * 0.9;
  const squash = recoil * (kind === TOWER.pepper ? 0.16 : 0.07);
  const turn = Math.atan2(aimY, aimX);
  const isBehind = aimY < -Math.abs(aimX) * 0.6;
  const back = recoil * 9 - (isBehind ? 12 : 0);
  // On the left the weapon is turned over, so that it is not upside down; what points up is behind the duck.
  const drawArm = () =>
    drawWeapon(pen, [kind, form], x + side * HAND.x - Math.cos(turn) * back, y + HAND.y - Math.sin(turn) * back, {
      turn,
      wide: 1,
      high: side,
    });
  if (isBehind) drawArm();
  drawBody(pen, [kind, form], x, y + breath, { wide: side * (1 + squash), high: 1 - squash });
  if (!isBehind) drawArm();
  if (tower.dazedTill > state.tick) drawMark(pen, [starAt(pen, state, 8)], x, y - 34, { wide: 1.4 });
}

function drawPigeon({ pen, layout, state }: Scene, pigeon: Pigeon): void {
  const { kind, id, way } = pigeon;
  const [x, y] = stageAt(layout, pigeon.x, pigeon.y);
  const side = sideOf(layout, state, pigeon);
  const { flies } = PIGEONS[kind]!;
  const isBoss = isBossKind(kind);
  const beat = flies ? Math.floor((state.tick + id * 3) / BEAT) : Math.floor(way / STEP) + id;
  const high = flies ? (pen.isCalm ? 0 : Math.sin((state.tick + id * 9) / 11) * 4) - 18 : 0;
  const since = state.tick - pigeon.hitAt;
  const hit = pigeon.hitAt > 0 && since < 7 && !pen.isCalm ? 1 - since / 7 : 0;
  // A little to the side of the others, so that a crowd is one.
  const [atX, atY] = [x - hit * side * 3, y + (isBoss ? 0 : ((id * 7) % 5) * 2.8 - 6) + high];
  const size = isBoss ? 2 : 1;
  if (flies) drawMark(pen, [0], x, y + 26, { wide: size });
  if (pigeon.slowFor > 0) drawMark(pen, [pigeon.slow > 45 ? 2 : 1], x, atY + 21 * size, { wide: size });
  drawBird(pen, [kind, pigeon.stun > 0 ? 0 : beat & 3], atX, atY, {
    wide: side * (1 + hit * 0.16),
    high: 1 - hit * 0.14,
  });
  const [beakX, beakY] = beakOf(kind);
  for (let loaf = 0; loaf < pigeon.loaves; loaf++)
    drawBread(pen, [], atX + side * beakX, atY + beakY + 6 - loaf * 12, { wide: side * 0.8, high: 0.8 });
}

/** 1 to the right, −1 to the left; up and down it looks where it came from. */
function sideOf({ isTall }: Layout, state: State, { kind, path, way, isBack }: Pigeon): number {
  const { columns, rows } = mapOf(state).paths[path]!;
  const list = isTall ? rows : columns;
  let at = Math.min(list.length - 2, way >> 10);
  while (at > 0 && list[at] === list[at + 1]) at -= 1;
  const on = PIGEONS[kind]!.flies ? list.at(-1)! - list[0]! : list[at + 1]! - list[at]!;
  return on < 0 === isBack ? 1 : -1;
}

/** Health, and what ails it. */
function drawSigns({ pen, layout, state }: Scene, pigeon: Pigeon): void {
  const { kind, health, most, loaves } = pigeon;
  const { context } = pen;
  const size = isBossKind(kind) ? 2 : 1;
  const [x, under] = stageAt(layout, pigeon.x, pigeon.y);
  const y = under - (PIGEONS[kind]!.flies ? 18 : 0) - 30 * size;
  if (health < most) {
    context.fillStyle = INK.night;
    context.fillRect(x - 17 * size, y - 2, 34 * size, 8);
    context.fillStyle = health * 3 < most ? INK.red : "#7BD45A";
    context.fillRect(x - 15 * size, y, Math.max(1, (30 * size * health) / most), 4);
  }
  if (pigeon.stun > 0 || pigeon.poisonFor > 0) drawMark(pen, [starAt(pen, state, pigeon.stun > 0 ? 8 : 16)], x, y + 10);
  if (loaves === 0) return;
  // Thieves are marked by a sign, not by colour alone.
  const top = y - 18 - (pen.isCalm ? 0 : Math.abs(Math.sin(pen.tick / 9)) * 7);
  drawMark(pen, [3], x, top);
}

/** What goes around the heads of those who are stunned, and of those who are stung. */
const starAt = ({ isCalm }: Pen, { tick }: State, first: number): number =>
  first + (isCalm ? 0 : Math.floor(tick / 4) % STARS);

/** How far a tower reaches. */
export function drawRange({ context }: Pen, layout: Layout, tile: number, range: number): void {
  const { x, y } = tilePoint(layout, tile);
  context.beginPath();
  context.arc(x, y, (range * CELL) / 1024, 0, 7);
  context.fillStyle = "#FFF6C838";
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = "#FFFADC";
  context.stroke();
}
