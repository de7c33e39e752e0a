import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./view-art-brush.ts";
import { towerAt } from "./rules-build.ts";
import type { State } from "./rules-state.ts";
import { branchOf, FORMS_OF, formOf, levelOf, type Form } from "./rules-towers.ts";
import { drawCrumb, drawLock, drawTowerBody, drawWeapon } from "./view-figures.ts";
import { CELL, tilePoint } from "./view-layout.ts";
import { BUTTON_RADIUS, ringButtons, ringMiddle, type RingButton, type Sight } from "./view-sight.ts";
import type { Pen } from "./view-sprites.ts";
import { drawRange } from "./view-troops.ts";
import { TOWER_WORDS } from "./view-words.ts";

/** What opens a tower that is locked. */
export type LockWords = (kind: number) => string;

export function drawTower(pen: Pen, kind: number, form: number, x: number, y: number, size: number): void {
  drawTowerBody(pen, kind, form, x, y, { wide: size, high: size });
  drawWeapon(pen, kind, form, x, y, { wide: size, high: size });
}

/** The tile under the cursor, and the ring that is open, with a plate that says what a button does. */
export function drawRing(stage: Stage, pen: Pen, sight: Sight, state: State, lockWords: LockWords): void {
  const { context } = pen;
  const { layout, ring, pick } = sight;
  if (ring < 0) return sight.isCursorShown ? drawCursor(stage, pen, sight, state) : undefined;
  const tower = towerAt(state, ring);
  const buttons = ringButtons(sight, state);
  const focused = buttons[pick];
  const range =
    focused && focused.form >= 0 ? FORMS_OF[focused.kind]![focused.form]!.range : tower ? formOf(tower).range : 0;
  drawRange(pen, layout, ring, range);
  drawCursor(stage, pen, { ...sight, cursor: ring }, state);
  const middle = ringMiddle(sight, ring);
  const tile = tilePoint(layout, ring);
  if (Math.hypot(middle.x - tile.x, middle.y - tile.y) > 20) {
    context.strokeStyle = INK.cream;
    context.lineWidth = 5;
    context.beginPath();
    context.moveTo(tile.x, tile.y);
    context.lineTo(middle.x, middle.y);
    context.stroke();
  }
  context.fillStyle = "rgb(27 18 48 / .42)";
  context.beginPath();
  context.arc(middle.x, middle.y, 92 + BUTTON_RADIUS + 6, 0, 7);
  context.arc(middle.x, middle.y, 42, 0, 7, true);
  context.fill();
  for (const [at, button] of buttons.entries()) drawButton(stage, pen, button, at === pick, at);
  drawPlate(stage, sight, state, focused, lockWords);
}

function drawCursor({ isCalm, tick }: Stage, pen: Pen, { layout, cursor }: Sight, state: State): void {
  const { x, y } = tilePoint(layout, cursor);
  const tower = towerAt(state, cursor);
  if (tower) drawRange(pen, layout, cursor, formOf(tower).range);
  const half = CELL / 2 - 3 + (isCalm ? 0 : Math.sin(tick / 10) * 2);
  const { context } = pen;
  for (const [colour, width] of [
    [INK.night, 9],
    [INK.gold, 4.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(x + sx * half, y + sy * half * 0.4);
      context.lineTo(x + sx * half, y + sy * half);
      context.lineTo(x + sx * half * 0.4, y + sy * half);
    }
    context.stroke();
  }
}

function drawButton(stage: Stage, pen: Pen, button: RingButton, isFocused: boolean, at: number): void {
  const { context } = pen;
  const { x, y, kind, form, cost, isAffordable, isLocked } = button;
  const isOpen = isAffordable && !isLocked;
  const radius = BUTTON_RADIUS + (isFocused ? 4 : 0);
  context.fillStyle = INK.night;
  context.beginPath();
  context.arc(x, y, radius + 3, 0, 7);
  context.fill();
  context.fillStyle = isFocused ? INK.gold : isOpen ? INK.cream : "#9A8FA6";
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  context.globalAlpha = isOpen ? 1 : 0.45;
  if (form >= 0) drawTower(pen, kind, form, x, y - 4, 0.7);
  else drawSell(context, x, y - 6);
  context.globalAlpha = 1;
  if (isLocked) drawLock(pen, x, y - 4, { wide: 1.3, high: 1.3 });
  else drawPrice(stage, pen, cost, x, y + radius - 6, isAffordable);
  // The key that presses it.
  if (!stage.isTouch && form >= 0) {
    context.fillStyle = INK.night;
    context.beginPath();
    context.arc(x - 26, y - 24, 11, 0, 7);
    context.fill();
    stage.text(String(at + 1), x - 26, y - 23.5, { size: 16, align: "center", face: "display", colour: INK.cream });
  }
}

function drawSell(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = INK.red;
  context.lineWidth = 7;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - 11, y - 11);
  context.lineTo(x + 11, y + 11);
  context.moveTo(x + 11, y - 11);
  context.lineTo(x - 11, y + 11);
  context.stroke();
}

/** A price on a dark pill. Negative: that much comes back. */
export function drawPrice(stage: Stage, pen: Pen, cost: number, x: number, y: number, isAffordable: boolean): void {
  const { context } = pen;
  const words = cost < 0 ? `+${-cost}` : String(cost);
  const wide = 28 + words.length * 11;
  context.fillStyle = INK.night;
  context.beginPath();
  context.roundRect(x - wide / 2, y - 12, wide, 24, 12);
  context.fill();
  drawCrumb(pen, x - wide / 2 + 13, y, { wide: 0.62, high: 0.62 });
  stage.text(words, x + 9, y + 1, {
    size: 18,
    align: "center",
    face: "display",
    colour: isAffordable ? INK.cream : "#FF9A8C",
  });
}

/** The plate at the edge of the map that is further away from the ring. */
function drawPlate(
  stage: Stage,
  sight: Sight,
  state: State,
  button: RingButton | undefined,
  lockWords: LockWords,
): void {
  const tower = towerAt(state, sight.ring);
  const [title, words] = platesOf(button, tower, lockWords);
  const { map } = sight.layout;
  const middle = ringMiddle(sight, sight.ring);
  const isBelow = middle.y < map.y + map.height / 2;
  const wide = Math.min(540, map.width - 16);
  const x = map.x + map.width / 2 - wide / 2;
  const y = isBelow ? map.y + map.height - 86 : map.y + 10;
  const { context } = stage;
  context.fillStyle = "rgb(27 18 48 / .9)";
  context.beginPath();
  context.roundRect(x, y, wide, 76, 16);
  context.fill();
  stage.text(title, x + wide / 2, y + 25, { size: 25, align: "center", face: "display", colour: INK.gold });
  stage.text(words, x + wide / 2, y + 54, { size: 19, align: "center", colour: INK.cream });
}

function platesOf(
  button: RingButton | undefined,
  tower: { kind: number; form: number } | undefined,
  lockWords: LockWords,
): readonly [string, string] {
  if (!button) {
    if (!tower) return ["Build a duck", "Whatever they shoot down leaves crumbs."];
    return [nameOf(tower.kind, tower.form), factsOf(formOf(tower))];
  }
  const { kind, form, isLocked } = button;
  if (form < 0) return ["Sell", "Three quarters of all its crumbs come back."];
  if (isLocked) return [TOWER_WORDS[kind]!.name, lockWords(kind)];
  const { does, branches } = TOWER_WORDS[kind]!;
  const branch = branchOf(form);
  const isNewBranch = branch > 0 && levelOf(form) === 3;
  const facts = factsOf(FORMS_OF[kind]![form]!);
  const says = form === 0 ? does : isNewBranch ? branches[branch - 1]![1] : facts;
  return [nameOf(kind, form), says];
}

const nameOf = (kind: number, form: number): string => {
  const { name, branches } = TOWER_WORDS[kind]!;
  const branch = branchOf(form);
  return form === 0 ? name : `${branch > 0 ? branches[branch - 1]![0] : name} · level ${levelOf(form)}`;
};

/** "Hits 22 · every 0.6 s · 4 at once". */
function factsOf({ damage, every, targets, slow, stun, poison, earns, cheer }: Form): string {
  if (earns > 0 && cheer === 0) return `Bakes ${earns} crumbs after each wave.`;
  if (cheer > 0) return `Ducks around it are ${cheer} % faster. Bakes ${earns} crumbs.`;
  const facts = [`Hits ${damage}`, `every ${(every / 60).toFixed(1)} s`];
  if (targets > 1 && targets < 9) facts.push(`${targets} at once`);
  if (slow > 0) facts.push(`slows by ${slow} %`);
  if (poison > 0) facts.push(`stings ${poison}`);
  if (stun > 0) facts.push(`stops ${(stun / 60).toFixed(1)} s`);
  return facts.join(" · ");
}
