import { paintBread, paintCrumb, paintPuff, paintShot } from "./view-art-bread.ts";
import { paintBaker, paintBakery, paintLock, paintLoft } from "./view-art-bakery.ts";
import { isBossKind, paintPigeon } from "./view-art-pigeons.ts";
import { paintTowerBody, paintTowerWeapon } from "./view-art-towers.ts";
import { branchOf, levelOf } from "./rules-towers.ts";
import { drawSprite, type Pen, type Pose } from "./view-sprites.ts";

// The pictures of the game, each painted once for its size.

export const drawTowerBody = (pen: Pen, kind: number, form: number, x: number, y: number, pose?: Pose): void =>
  drawSprite(
    pen,
    `body ${kind} ${form}`,
    [-44, -54, 44, 36],
    x,
    y,
    (inside, look) => paintTowerBody(inside, kind, levelOf(form), branchOf(form), look),
    pose,
  );

export const drawWeapon = (pen: Pen, kind: number, form: number, x: number, y: number, pose?: Pose): void =>
  drawSprite(
    pen,
    `weapon ${kind} ${form}`,
    [-46, -46, 54, 46],
    x,
    y,
    (inside, look) => paintTowerWeapon(inside, kind, levelOf(form), branchOf(form), look),
    pose,
  );

export function drawPigeonSprite(pen: Pen, kind: number, frame: number, x: number, y: number, pose?: Pose): void {
  const half = isBossKind(kind) ? 60 : 36;
  drawSprite(
    pen,
    `pigeon ${kind} ${frame}`,
    [-half, -half, half, half],
    x,
    y,
    (inside, look) => paintPigeon(inside, kind, frame, look),
    pose,
  );
}

export const drawBread = (pen: Pen, bread: number, x: number, y: number, pose?: Pose): void =>
  drawSprite(pen, `bread ${bread}`, [-24, -20, 24, 20], x, y, (inside, look) => paintBread(inside, bread, look), pose);

export const drawShot = (pen: Pen, shot: number, x: number, y: number, pose?: Pose): void =>
  drawSprite(pen, `shot ${shot}`, [-26, -30, 26, 30], x, y, (inside, look) => paintShot(inside, shot, look), pose);

export const drawPuff = (pen: Pen, puff: number, frame: number, x: number, y: number, pose?: Pose): void =>
  drawSprite(
    pen,
    `puff ${puff} ${frame}`,
    [-50, -50, 50, 50],
    x,
    y,
    (inside, look) => paintPuff(inside, puff, frame, look),
    pose,
  );

export const drawCrumb = (pen: Pen, x: number, y: number, pose?: Pose): void =>
  drawSprite(pen, "crumb", [-15, -15, 15, 15], x, y, (inside, look) => paintCrumb(inside, look), pose);

export const drawLock = (pen: Pen, x: number, y: number, pose?: Pose): void =>
  drawSprite(pen, "lock", [-15, -15, 15, 15], x, y, (inside, look) => paintLock(inside, look), pose);

export const drawBaker = (pen: Pen, mood: 0 | 1 | 2, x: number, y: number, pose?: Pose): void =>
  drawSprite(pen, `baker ${mood}`, [-62, -62, 62, 62], x, y, (inside, look) => paintBaker(inside, mood, look), pose);

export const drawBakery = (pen: Pen, theme: number, mood: 0 | 1 | 2, x: number, y: number, pose?: Pose): void =>
  drawSprite(
    pen,
    `bakery ${theme} ${mood}`,
    [-80, -106, 80, 56],
    x,
    y,
    (inside, look) => paintBakery(inside, theme, mood, look),
    pose,
  );

export const drawLoft = (pen: Pen, theme: number, x: number, y: number): void =>
  drawSprite(pen, `loft ${theme}`, [-50, -50, 50, 50], x, y, (inside, look) => paintLoft(inside, theme, look));
