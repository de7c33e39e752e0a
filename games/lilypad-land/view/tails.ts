import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { columnOf, rowOf } from "#lilypad-land/rules/ponds.ts";
import type { State } from "#lilypad-land/rules.ts";
import { isInView, middleOf, placeOf, type Eye } from "./camera.ts";
import { lookOf } from "./looks.ts";

const NEAR_TICKS = 40;

/** A stem with buds behind every swimmer that is outside its pads, in cells. The player's flashes when a rival is near. */
export function drawTails(stage: Stage, state: State, eye: Eye, alpha: number, nearAt: number): void {
  for (let index = state.swimmers.length - 1; index >= 0; index--) {
    const { tail, cell } = state.swimmers[index]!;
    if (tail.length === 0 || !isInView(eye, middleOf(cell), tail.length)) continue;
    drawTail(stage, state, index, alpha, index === 0 && stage.tick - nearAt < NEAR_TICKS);
  }
}

function drawTail(
  { context, tick, isCalm, isContrast }: Stage,
  state: State,
  index: number,
  alpha: number,
  isNear: boolean,
) {
  const { tail, exit, kind } = state.swimmers[index]!;
  const look = lookOf(kind, isContrast);
  const head = placeOf(state, index, alpha);
  // Corners only: a straight stretch is one line.
  context.beginPath();
  const lineTo = (cell: number) => context.lineTo(columnOf(cell) + 0.5, rowOf(cell) + 0.5);
  lineTo(exit);
  for (let at = 0; at < tail.length - 1; at++) {
    const cell = tail[at]!;
    const before = at === 0 ? exit : tail[at - 1]!;
    if (tail[at + 1]! - cell !== cell - before) lineTo(cell);
  }
  lineTo(tail.at(-1)!);
  context.lineTo(head.x, head.y);
  context.lineJoin = "round";
  context.lineCap = "round";
  const isLit = isNear && (isCalm || (tick >> 2) % 2 === 0);
  context.strokeStyle = isLit ? "#FFF" : look.rim;
  context.lineWidth = index === 0 ? 0.66 : 0.56;
  context.stroke();
  context.strokeStyle = isLit ? "#FF3B3B" : look.pad;
  context.lineWidth = index === 0 ? 0.42 : 0.34;
  context.stroke();
  context.strokeStyle = look.light;
  context.lineWidth = 0.26;
  context.setLineDash(BUDS);
  context.stroke();
  context.setLineDash(WHOLE);
}

const BUDS = [0.01, 1];
const WHOLE: number[] = [];
