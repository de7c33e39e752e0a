import { INK } from "./view-art-brush.ts";
import { towerAt } from "./rules-build.ts";
import type { State } from "./rules-state.ts";
import { branchOf, FORMS_OF, formOf, levelOf, type Form } from "./rules-towers.ts";
import { howToOpen } from "./kept.ts";
import { CELL, tilePoint } from "./view-layout.ts";
import {
  drawBoard,
  drawCross,
  drawCrumb,
  drawDisc,
  drawLines,
  drawLock,
  drawTower,
  write,
  type Pen,
} from "./view-pen.ts";
import { BUTTON_RADIUS, ringButtons, ringMiddle, type RingButton, type Sight } from "./view-sight.ts";
import { drawRange } from "./view-troops.ts";
import { nameOfTower, TOWER_WORDS } from "./view-words.ts";

/** The tile under the cursor, and the ring that is open, with a plate that says what a button does. */
export function drawRing(pen: Pen, sight: Sight, state: State): void {
  const { layout, ring, pick, cursor } = sight;
  const isOpen = ring >= 0;
  if (!isOpen && !sight.isCursorShown) return;
  const tile = isOpen ? ring : cursor;
  const tower = towerAt(state, tile);
  const buttons = ringButtons(sight, state);
  const focused = buttons[pick];
  const shown = focused && focused.form >= 0 ? FORMS_OF[focused.kind]![focused.form] : tower && formOf(tower);
  drawRange(pen, layout, tile, shown?.range ?? 0);
  drawCursor(pen, tilePoint(layout, tile));
  if (!isOpen) return;
  const { x, y } = ringMiddle(sight, ring);
  const { context } = pen;
  context.fillStyle = "#1B12306B";
  context.beginPath();
  context.arc(x, y, 92 + BUTTON_RADIUS + 6, 0, 7);
  context.moveTo(x, y);
  context.arc(x, y, 42, 0, 7, true);
  context.fill();
  for (const [at, button] of buttons.entries()) drawButton(pen, button, at === pick, at);
  // The plate is where the ring is not.
  const { map, isTall } = layout;
  const isBelow = y < map.y + map.height * (isTall ? 0.7 : 0.5);
  const top = isBelow ? map.y + map.height - (isTall ? 86 : 150) : map.y + 10;
  const [title, words] = wordsFor(focused, tower);
  const middle = map.x + map.width / 2;
  drawBoard(pen, "#1B1230E6", [middle - 262, top, 524, 76], 16);
  write(pen, title, middle, top + 25, 25, INK.gold);
  pen.text(words, middle, top + 54, { size: 19, align: "center", colour: INK.cream });
}

function drawCursor(pen: Pen, { x, y }: { x: number; y: number }): void {
  const far = CELL / 2 - 3 + (pen.isCalm ? 0 : Math.sin(pen.tick / 10) * 2);
  for (const [colour, width] of [
    [INK.night, 9],
    [INK.gold, 4.5],
  ] as const)
    for (const [sx, sy] of [
      [-far, -far],
      [far, -far],
      [far, far],
      [-far, far],
    ] as const)
      drawLines(pen, colour, width, [[x + sx, y + sy * 0.4, x + sx, y + sy, x + sx * 0.4, y + sy]]);
}

function drawButton(
  pen: Pen,
  { x, y, kind, form, cost, isAffordable, isLocked }: RingButton,
  isFocused: boolean,
  at: number,
): void {
  const isOpen = isAffordable && !isLocked;
  const radius = BUTTON_RADIUS + (isFocused ? 4 : 0);
  drawDisc(pen, INK.night, x, y, radius + 3);
  drawDisc(pen, isFocused ? INK.gold : isOpen ? INK.cream : "#9A8FA6", x, y, radius);
  pen.context.globalAlpha = isOpen ? 1 : 0.45;
  if (form < 0) drawCross(pen, INK.red, x, y - 6, 11, 7);
  else drawTower(pen, kind, form, x, y - 4, 0.7);
  pen.context.globalAlpha = 1;
  if (isLocked) drawLock(pen, [], x, y - 4, { wide: 1.3 });
  else drawPrice(pen, cost, x, y + radius - 6, isAffordable);
  // The key that presses it.
  if (!pen.isTouch && form >= 0) write(pen, String(at + 1), x - 26, y - 24, 18);
}

/** A price on a dark pill. Negative: that much comes back. */
export function drawPrice(pen: Pen, cost: number, x: number, y: number, isAffordable: boolean): void {
  const words = cost < 0 ? `+${-cost}` : String(cost);
  const half = 14 + words.length * 5.5;
  drawBoard(pen, INK.night, [x - half, y - 12, half * 2, 24]);
  drawCrumb(pen, [], x - half + 13, y, { wide: 0.62 });
  write(pen, words, x + 9, y + 1, 18, isAffordable ? INK.cream : "#FF9A8C");
}

function wordsFor(
  button: RingButton | undefined,
  tower: { kind: number; form: number } | undefined,
): readonly [title: string, words: string] {
  if (!button)
    return tower
      ? [nameOfTower(tower.kind, tower.form), factsOf(formOf(tower))]
      : ["Build a duck", "What they shoot down leaves crumbs."];
  const { kind, form, isLocked } = button;
  if (form < 0) return ["Sell", "Three quarters of the crumbs come back."];
  const { name, does, branches } = TOWER_WORDS[kind]!;
  if (isLocked) return [name, howToOpen(kind)];
  const branch = branchOf(form);
  const isNew = branch > 0 && levelOf(form) === 3;
  return [
    nameOfTower(kind, form),
    form === 0 ? does : isNew ? branches[branch - 1]![1]! : factsOf(FORMS_OF[kind]![form]!),
  ];
}

/** "Hits 22 · every 0.6 s · 4 at once". */
function factsOf({ damage, every, targets, slow, stun, poison, earns, cheer }: Form): string {
  const facts = [
    [earns, `${earns} crumbs a wave`],
    [cheer, `ducks around it ${cheer} % faster`],
    [damage, `hits ${damage}`],
    [every, `every ${(every / 60).toFixed(1)} s`],
    [targets - 1, targets > 9 ? "all around" : `${targets} at once`],
    [slow, `slows by ${slow} %`],
    [poison, `stings ${poison}`],
    [stun, `stops ${(stun / 60).toFixed(1)} s`],
  ] as const;
  return facts.flatMap(([isSo, words]) => (isSo ? [words] : [])).join(" · ");
}
