import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { HIDDEN, SEEN, WIDE } from "#stack-shift/rules/board.ts";
import { highestOf, STEP, type Side } from "#stack-shift/rules/side.ts";
import { PHASE } from "#stack-shift/rules.ts";
import { drawNumber, drawWords, type Look } from "./kept.ts";
import type { Layout } from "./layout.ts";

const COLOURS = ["#FFFFFF", "#FFFFFF", "#FFE08A", "#FFB36B", "#FF8A7A", "#F29BFF"];
export const cascadeColour = (chain: number): string => COLOURS[Math.min(chain, COLOURS.length - 1)]!;

const NAMES = ["", "", "×2", "Cascade!", "Rockfall!", "Rockslide!", "Avalanche!"];
const NAME_TICKS = 60;
const POP_TICKS = 14;

/** A band that sweeps over the whole picture, behind words at this height. */
export function drawBand(
  { context, bounds: { left, right } }: Stage,
  y: number,
  high: number,
  colour: string,
  part: number,
) {
  const to = left - high + (right - left + 3 * high) * part;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * 0.75;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(left - 40, y - high / 2);
  context.lineTo(to, y - high / 2);
  context.lineTo(to - high, y + high / 2);
  context.lineTo(left - 40, y + high / 2);
  context.fill();
  context.globalAlpha = alpha;
}

/** Light that turns behind what is great. */
export function drawRays(
  { context, bounds: { left, top, right, bottom }, tick, isCalm }: Stage,
  [x, y]: readonly [number, number],
  colour: string,
  alpha: number,
): void {
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.beginPath();
  const far = right - left + bottom - top;
  for (let ray = 0; ray < 10; ray++) {
    const turn = ray * (Math.PI / 5) + (isCalm ? 0 : tick / 90);
    context.moveTo(x, y);
    for (const at of [turn, turn + 0.26]) context.lineTo(x + far * Math.cos(at), y + far * Math.sin(at));
  }
  context.fill();
  context.globalAlpha = 1;
}

/** The camera of a cascade, and its count: nearer with every step, dark around, and what it has brought. */
export function createCascade() {
  let [zoom, dim, focus] = [0, 0, 0.5];
  let [chain, base, gained, shown] = [0, 0, 0, 0];
  let [stepAt, endedAt, isRunning] = [-1000, -1000, false];

  const count = ({ tick, isCalm }: Stage, me: Side): number => {
    const wasRunning = isRunning;
    isRunning = me.chain > 1 && me.step !== STEP.piece;
    if (isRunning) {
      if (!wasRunning) shown = 0;
      if (me.chain !== chain || !wasRunning) [chain, stepAt] = [me.chain, tick];
      gained = me.points - base;
    } else if (wasRunning) endedAt = tick;
    if (me.step === STEP.piece) base = me.points;
    shown = isCalm ? gained : shown + (gained - shown) * 0.16;
    return wasRunning && !isRunning ? chain : 0;
  };

  return {
    reset(me: Side): void {
      [chain, gained, shown, base, isRunning] = [0, 0, 0, me.points, false];
      [zoom, dim, stepAt, endedAt] = [0, 0, -1000, -1000];
    },
    /** Called for each picture. Returns the steps of a cascade that has just ended, or 0. */
    follow(stage: Stage, me: Side, phase: number): number {
      const ended = count(stage, me);
      const goal = isRunning && phase === PHASE.playing ? Math.min(1, (me.chain - 1) / 4) : 0;
      // It leaves faster than it comes: the next domino falls already.
      zoom += ((stage.isCalm ? 0 : goal) - zoom) * (goal > 0 ? 0.1 : 0.2);
      dim += (goal - dim) * 0.14;
      if (zoom < 0.01) zoom = 0;
      if (dim < 0.02) dim = 0;
      return ended;
    },
    lookAt({ marked }: Side): void {
      const rows = marked.reduce((sum, at) => sum + Math.floor(at / WIDE) - HIDDEN, 0) / Math.max(1, marked.length);
      focus = Math.max(0.2, Math.min(0.9, rows / SEEN));
    },
    /** How near the camera is, from 0 to 1. */
    get zoom() {
      return zoom;
    },
    /** Dark around a cascade; from its third step on, light turns behind the grid. */
    darken(stage: Stage, grid: Layout["grid"]): void {
      const { context, bounds, isContrast, isCalm } = stage;
      const { left, top, right, bottom } = bounds;
      if (dim === 0 || isContrast) return;
      context.globalAlpha = 0.55 * dim;
      context.fillStyle = "#070B22";
      context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
      if (chain > 2 && !isCalm) {
        const middle = [grid.x + (WIDE * grid.cell) / 2, grid.y + SEEN * grid.cell * focus] as const;
        drawRays(stage, middle, cascadeColour(chain), 0.3 * dim);
      }
      context.globalAlpha = 1;
    },
    goNear(context: CanvasRenderingContext2D, { x, y, cell }: Layout["grid"]): void {
      if (zoom === 0) return;
      const scale = 1 + zoom * 0.09;
      const [middle, high] = [x + (WIDE * cell) / 2, y + SEEN * cell * focus];
      context.translate(middle, high);
      context.scale(scale, scale);
      context.translate(-middle, -high);
    },
    /** The factor, the points as they count up, and a name in the end. */
    draw(stage: Stage, me: Side, grid: Layout["grid"], look: Look): void {
      const { context, tick, isCalm } = stage;
      const left = isRunning ? 1 : 1 - partOf(tick - endedAt, NAME_TICKS);
      if (chain < 2 || left <= 0) return;
      const { cell } = grid;
      const x = grid.x + (WIDE * cell) / 2;
      const y = grid.y + cell * Math.max(1.6, Math.min(5, SEEN - highestOf(me) - 2));
      const pop = isCalm ? 1 : 0.4 + 0.6 * easeBack(partOf(tick - (isRunning ? stepAt : endedAt), POP_TICKS));
      const colour = cascadeColour(chain);
      context.globalAlpha = Math.min(1, left * 3);
      const grown = Math.min(chain, 6) * 0.08;
      if (isRunning)
        drawWords(context, `×${chain}`, [x, y], { size: Math.round(cell * (1.3 + grown)), colour }, look, pop);
      else {
        if (chain > 2)
          drawBand(
            stage,
            y + cell / 2,
            cell * 2.2,
            cascadeColour(chain),
            isCalm ? 1 : easeOut(partOf(tick - endedAt, 16)),
          );
        const name = NAMES[Math.min(chain, NAMES.length - 1)]!;
        drawWords(context, name, [x, y], { size: Math.round(cell * 0.8), colour: "#FFFFFF" }, look, pop);
      }
      const points = `+${groupDigits(Math.round(shown))}`;
      if (shown >= 1)
        drawNumber(context, points, [x, y + cell], { size: Math.round(cell * 0.62), colour: "#FFFFFF" }, look);
      context.globalAlpha = 1;
    },
  };
}
