import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./view-art-brush.ts";
import { beakOf, isBossKind } from "./view-art-pigeons.ts";
import { HAND } from "./view-art-towers.ts";
import { tileX, tileY } from "./rules-fight.ts";
import { PIGEONS, type Pigeon } from "./rules-pigeons.ts";
import { mapOf, type State } from "./rules-state.ts";
import { formOf, TOWER, type Tower } from "./rules-towers.ts";
import { drawBread, drawPigeonSprite, drawTowerBody, drawWeapon } from "./view-figures.ts";
import { CELL, stageX, stageY, type Layout } from "./view-layout.ts";
import type { Pen } from "./view-sprites.ts";

const RECOIL_TICKS = 9;
/** Thousandths of a tile for a step, and ticks for a beat of the wings. */
const STEP = 190;
const BEAT = 5;

type Scene = { stage: Stage; pen: Pen; layout: Layout; state: State; bread: number };

/** Which way a pigeon looks, kept while it goes up or down. */
const facing = new Map<number, number>();
export const forgetFacing = (): void => facing.clear();

/** Ducks and those on foot, the upper ones first; those who fly are above all. */
export function drawTroops(scene: Scene): void {
  const { state, layout } = scene;
  const line: { y: number; draw(): void }[] = [];
  for (const tower of state.towers) {
    const [x, y] = [tileX(tower.tile), tileY(tower.tile)];
    line.push({ y: stageY(layout, x, y), draw: () => drawTower(scene, tower) });
  }
  for (const pigeon of state.pigeons) {
    const y = stageY(layout, pigeon.x, pigeon.y) + (PIGEONS[pigeon.kind]!.flies ? 2000 : 0);
    line.push({ y, draw: () => drawPigeon(scene, pigeon) });
  }
  line.sort((one, other) => one.y - other.y);
  for (const { draw } of line) draw();
  for (const pigeon of state.pigeons) drawSigns(scene, pigeon);
}

function drawTower({ stage, pen, layout, state }: Scene, tower: Tower): void {
  const { kind, form } = tower;
  const [worldX, worldY] = [tileX(tower.tile), tileY(tower.tile)];
  const [x, y] = [stageX(layout, worldX, worldY), stageY(layout, worldX, worldY)];
  const [aimX, aimY] = [stageX(layout, tower.aimX, tower.aimY) - x, stageY(layout, tower.aimX, tower.aimY) - y];
  const isLeft = aimX < -2;
  const since = tower.shotAt > 0 ? state.tick - tower.shotAt : 99;
  const recoil = stage.isCalm || since > RECOIL_TICKS ? 0 : 1 - since / RECOIL_TICKS;
  const breath = stage.isCalm ? 0 : Math.sin(stage.tick / 14 + tower.tile) * 0.018;
  const squash = kind === TOWER.pepper ? recoil * 0.16 : recoil * 0.07;
  const pose = { wide: (isLeft ? -1 : 1) * (1 + squash), high: 1 - squash + breath };
  const turn = Math.atan2(aimY, aimX);
  const drawIt = () => {
    if (kind > TOWER.flour) return;
    const back = recoil * 9;
    const [handX, handY] = [
      x + (isLeft ? -HAND.x : HAND.x) - Math.cos(turn) * back,
      y + HAND.y - Math.sin(turn) * back,
    ];
    // On the left it is turned over, so that it is not upside down.
    drawWeapon(pen, kind, form, handX, handY, { turn, high: isLeft ? -1 : 1 });
  };
  const isBehind = aimY < -Math.abs(aimX) * 0.6;
  if (isBehind) drawIt();
  drawTowerBody(pen, kind, form, x, y, pose);
  if (!isBehind) drawIt();
  if (tower.haste > 100 && !stage.isCalm && (stage.tick + tower.tile * 7) % 50 < 14) {
    const rise = (stage.tick + tower.tile * 7) % 50;
    pen.context.fillStyle = `rgb(255 240 170 / ${0.8 - rise / 18})`;
    pen.context.fillRect(x + 22, y - 14 - rise, 4, 9);
    pen.context.fillRect(x - 26, y - 6 - rise, 4, 9);
  }
}

function drawPigeon({ stage, pen, layout, state, bread }: Scene, pigeon: Pigeon): void {
  const { kind, id, way } = pigeon;
  const [x, y] = [stageX(layout, pigeon.x, pigeon.y), stageY(layout, pigeon.x, pigeon.y)];
  const side = lookOf(layout, state, pigeon);
  const { flies } = PIGEONS[kind]!;
  const { context } = pen;
  const isStuck = pigeon.stun > 0;
  const beat = flies ? Math.floor((state.tick + id * 3) / BEAT) : Math.floor(way / STEP) + id;
  const frame = isStuck ? 0 : ((beat % 4) + 4) % 4;
  // A little to the side of the others, so that a crowd is one.
  const aside = isBossKind(kind) ? 0 : ((id * 7) % 5) * 4 - 8;
  const high = flies ? -18 + (stage.isCalm ? 0 : Math.sin((state.tick + id * 9) / 11) * 4) : 0;
  const since = pigeon.hitAt > 0 ? state.tick - pigeon.hitAt : 99;
  const hit = since < 7 && !stage.isCalm ? 1 - since / 7 : 0;
  const [atX, atY] = [x + hit * -side * 3, y + aside * 0.7 + high];
  if (flies) {
    context.fillStyle = "rgb(20 10 30 / .22)";
    context.beginPath();
    context.ellipse(x, y + 26, isBossKind(kind) ? 34 : 17, isBossKind(kind) ? 12 : 6, 0, 0, 7);
    context.fill();
  }
  if (pigeon.slowFor > 0) {
    context.fillStyle = pigeon.slow > 45 ? "#9A4F1CCC" : "#FFB52ECC";
    context.beginPath();
    context.ellipse(
      x,
      atY + (isBossKind(kind) ? 38 : 21),
      isBossKind(kind) ? 36 : 19,
      isBossKind(kind) ? 11 : 7,
      0,
      0,
      7,
    );
    context.fill();
  }
  drawPigeonSprite(pen, kind, frame, atX, atY, { wide: side * (1 + hit * 0.16), high: 1 - hit * 0.14 });
  if (pigeon.loaves > 0) {
    const [beakX, beakY] = beakOf(kind);
    for (let loaf = 0; loaf < pigeon.loaves; loaf++)
      drawBread(pen, bread, atX + side * beakX, atY + beakY + 6 - loaf * 12, { wide: side * 0.8, high: 0.8 });
  }
}

/** 1 to the right, −1 to the left. */
function lookOf(layout: Layout, state: State, pigeon: Pigeon): number {
  const { columns, rows } = mapOf(state).paths[pigeon.path]!;
  const at = Math.min(columns.length - 2, pigeon.way >> 10);
  const isFlyer = PIGEONS[pigeon.kind]!.flies;
  const list = layout.isTall ? rows : columns;
  const on = isFlyer ? list.at(-1)! - list[0]! : list[at + 1]! - list[at]!;
  const towards = Math.sign(pigeon.isBack ? -on : on);
  const kept = towards || facing.get(pigeon.id) || 1;
  if (facing.size > 900) facing.clear();
  facing.set(pigeon.id, kept);
  return kept;
}

/** Health, and what ails it. */
function drawSigns({ stage, pen, layout, state }: Scene, pigeon: Pigeon): void {
  const { kind, health, most, loaves } = pigeon;
  const isBoss = isBossKind(kind);
  if (health >= most && loaves === 0 && pigeon.stun <= 0 && pigeon.poisonFor === 0) return;
  const { context } = pen;
  const x = stageX(layout, pigeon.x, pigeon.y);
  const y = stageY(layout, pigeon.x, pigeon.y) + (PIGEONS[kind]!.flies ? -18 : 0) - (isBoss ? 54 : 30);
  if (health < most) {
    const wide = isBoss ? 74 : 30;
    context.fillStyle = INK.night;
    context.fillRect(x - wide / 2 - 2, y - 2, wide + 4, isBoss ? 11 : 8);
    context.fillStyle = health * 3 < most ? INK.red : "#7BD45A";
    context.fillRect(x - wide / 2, y, Math.max(1, (wide * health) / most), isBoss ? 7 : 4);
  }
  if (pigeon.poisonFor > 0) {
    context.fillStyle = INK.gold;
    for (let bee = 0; bee < 2; bee++) {
      const turn = (stage.isCalm ? 0 : state.tick / 6) + bee * 3.1;
      context.fillRect(x + Math.cos(turn) * 18 - 3, y + 16 + Math.sin(turn) * 7, 6, 5);
    }
  }
  if (pigeon.stun > 0) {
    context.fillStyle = INK.cream;
    for (let star = 0; star < 3; star++) {
      const turn = (stage.isCalm ? 0 : state.tick / 8) + star * 2.1;
      context.fillRect(x + Math.cos(turn) * 15 - 2.5, y + 4 + Math.sin(turn) * 4, 5, 5);
    }
  }
  if (loaves > 0) {
    // Thieves are marked by a sign, not by colour alone.
    const jump = stage.isCalm ? 0 : Math.abs(Math.sin(stage.tick / 9)) * 7;
    const top = y - 20 - jump;
    context.fillStyle = INK.night;
    context.beginPath();
    context.moveTo(x - 12, top - 10);
    context.lineTo(x + 12, top - 10);
    context.lineTo(x, top + 12);
    context.fill();
    context.fillStyle = INK.red;
    context.beginPath();
    context.moveTo(x - 8, top - 7.5);
    context.lineTo(x + 8, top - 7.5);
    context.lineTo(x, top + 7);
    context.fill();
    context.fillStyle = "#FFFFFF";
    context.fillRect(x - 1.6, top - 6, 3.2, 6);
    context.fillRect(x - 1.6, top + 1.4, 3.2, 2.6);
  }
}

/** How far a tower reaches. */
export function drawRange({ context, isContrast }: Pen, layout: Layout, tile: number, range: number): void {
  if (range <= 0) return;
  const [x, y] = [tileX(tile), tileY(tile)];
  context.beginPath();
  context.arc(stageX(layout, x, y), stageY(layout, x, y), (range * CELL) / 1024, 0, 7);
  context.fillStyle = isContrast ? "rgb(255 255 255 / .2)" : "rgb(255 246 200 / .22)";
  context.fill();
  context.setLineDash([10, 7]);
  context.lineWidth = 3;
  context.strokeStyle = isContrast ? "#FFFFFF" : "rgb(255 250 220 / .9)";
  context.stroke();
  context.setLineDash([]);
}

export const rangeOf = (tower: Tower): number => formOf(tower).range;
