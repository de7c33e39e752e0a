import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { shape, type Pen } from "#burrow/art/brush.ts";
import { paintStar } from "#burrow/art/creatures.ts";
import { TILE } from "#burrow/art/room.ts";
import { shifted, WAYS, wayX, wayY } from "#burrow/rules/board.ts";
import { foresee, type Foresight } from "#burrow/rules/foresight.ts";
import * as INTENT from "#burrow/rules/intents.ts";
import { cellsOf, markedCells } from "#burrow/rules/reach.ts";
import type { Creature, World } from "#burrow/rules/world.ts";
import { cellPoint, type Layout } from "./layout.ts";
import { shout } from "./pen.ts";

/** The cells that are hit only if the duck backs off: a line ends at her, and goes on behind her when she leaves. */
export const cellsBehind = (world: World): Set<number> => markedCells({ ...world, duck: -1 });

/** The cells that will be hit, hatched in red; those of the creature that is looked at are yellow, those behind pale. */
export function drawMarks(stage: Stage, world: World, layout: Layout, looked: Creature | null): void {
  if (world.isFrozen) return;
  const cells = new Map<number, boolean>();
  for (const creature of world.creatures) {
    if (creature.dizzy > 0) continue;
    for (const cell of cellsOf(world, creature)) cells.set(cell, (cells.get(cell) ?? false) || creature === looked);
  }
  const { context } = stage;
  context.fillStyle = stage.isContrast ? "rgba(255,120,140,.4)" : "rgba(240,50,70,.24)";
  context.strokeStyle = "#F89";
  context.lineWidth = 2.5;
  for (const cell of cellsBehind(world)) {
    if (cells.has(cell)) continue;
    const { x, y } = cellPoint(cell, layout);
    context.beginPath();
    context.roundRect(x - 22, y - 22, 44, 44, 10);
    context.fill();
    context.stroke();
  }
  const pulse = stage.isCalm ? 0.5 : 0.5 + Math.sin(stage.tick / 7) * 0.5;
  for (const [cell, isLooked] of cells) markCell(stage, cellPoint(cell, layout), isLooked, cell === world.duck, pulse);
}

function markCell(
  { context, isContrast }: Stage,
  { x, y }: { x: number; y: number },
  isLooked: boolean,
  isHot: boolean,
  pulse: number,
): void {
  const half = TILE / 2 - 3;
  context.save();
  context.translate(x, y);
  const outline = () => {
    context.beginPath();
    context.roundRect(-half, -half, half * 2, half * 2, 10);
  };
  outline();
  context.fillStyle = isLooked
    ? `rgba(255,196,40,${0.34 + pulse * 0.12})`
    : `rgba(232,40,60,${(isHot ? 0.42 : 0.3) + pulse * 0.14})`;
  context.fill();
  context.beginPath();
  for (let at = -40; at <= 40; at += 20) {
    context.moveTo(Math.max(-half, at - half), Math.min(half, at + half));
    context.lineTo(Math.min(half, at + half), Math.max(-half, at - half));
  }
  context.strokeStyle = isLooked ? "rgba(90,50,0,.45)" : "rgba(90,0,20,.42)";
  context.lineWidth = 5;
  context.stroke();
  outline();
  context.strokeStyle = isContrast ? "#FFF" : isLooked ? "#FD8" : isHot ? "#FFF" : "#F89";
  context.lineWidth = isHot || isLooked ? 4 : 2.5;
  context.setLineDash([12, 7]);
  context.stroke();
  context.restore();
}

/** Where each creature goes, in white, and where it hits, in red. */
export function drawIntents({ context, tick, isCalm }: Stage, world: World, layout: Layout): void {
  if (world.isFrozen) return;
  const far = 38 + (isCalm ? 0 : Math.sin(tick / 8) * 3);
  for (const { at, way, intent, dizzy } of world.creatures) {
    if (dizzy > 0 || intent === INTENT.rest || way > 7) continue;
    const { x, y } = cellPoint(at, layout);
    const isWalk = intent === INTENT.step || intent === INTENT.lay;
    const isAround = intent === INTENT.spin || intent === INTENT.burst || intent === INTENT.howl;
    for (const each of intent === INTENT.tongue ? WAYS : isAround ? [] : [way])
      arrow(context, x + wayX(each) * far, y + wayY(each) * far, each, isWalk ? "#FFF" : "#F56");
  }
}

/** A thick arrow whose tip shows the way. */
export function arrow(pen: Pen, x: number, y: number, way: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(wayY(way), wayX(way)));
  shape(
    pen,
    [
      [-9, -5],
      [0, -5],
      [0, -12],
      [14, 0],
      [0, 12],
      [0, 5],
      [-9, 5],
    ],
    colour,
    3,
  );
  pen.restore();
}

/** A star on whoever a bump would beat now, and a flame on whoever it would hurt. */
export function drawForesight(stage: Stage, world: World, layout: Layout): void {
  const { context, tick, isCalm } = stage;
  for (const { cell, beaten, isHit, isPain } of foresightOf(world)) {
    if (beaten === 0 && !isHit && !isPain) continue;
    const { x, y } = cellPoint(cell, layout);
    const size = (isPain ? 11 : beaten > 0 ? 15 : 10) + (isCalm ? 0 : Math.sin(tick / 6) * 1.5);
    paintStar(context, x + 21, y - 21, size, isPain ? "#F56" : beaten > 0 ? "#FD4" : "#FFF");
    if (isPain || beaten > 1) shout(stage, isPain ? "!" : `×${beaten}`, x + 21, y - 20, 15, "#FFF");
  }
}

// The same as long as nobody has moved.
let [foreseen, of, at] = [[] as Foresight[], null as World | null, -1];
function foresightOf(world: World): Foresight[] {
  if (of !== world || at !== world.turns * 16 + world.floor)
    [foreseen, of, at] = [foresee(world), world, world.turns * 16 + world.floor];
  return foreseen;
}

/** The cells beside the duck, while a relic asks for a side. */
export function drawSides({ context, tick }: Stage, world: World, layout: Layout): void {
  for (const way of WAYS) {
    const cell = shifted(world.duck, wayX(way), wayY(way));
    if (cell < 0) continue;
    const { x, y } = cellPoint(cell, layout);
    arrow(context, x + wayX(way) * Math.sin(tick / 6) * 5, y + wayY(way) * Math.sin(tick / 6) * 5, way, "#FD8");
  }
}
