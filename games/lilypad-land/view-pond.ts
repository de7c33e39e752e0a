import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { HIGH, pondOf, WIDE } from "./rules-ponds.ts";
import type { State } from "./rules.ts";
import { placeOf, type Eye } from "./view-camera.ts";
import { chanceAt, coloursOf } from "./view-looks.ts";
import { TILE } from "./view-tiles.ts";

/** Pixels of a side of the picture with the glints; it repeats. */
const SIDE = 288;
const FISH = 7;

type Ring = { x: number; y: number; at: number; size: number };
const RING_TICKS = 46;
const MOST_RINGS = 36;

/** Water that lives: light that drifts, fish below, rings around swimmers. */
export function createWater() {
  let glints: { pattern: CanvasPattern | null; key: string } = { pattern: null, key: "" };
  let rings: Ring[] = [];

  const patternOf = (stage: Stage, glint: string): CanvasPattern | null => {
    const key = glint;
    if (glints.key === key) return glints.pattern;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const inside = canvas.getContext("2d")!;
    inside.strokeStyle = glint;
    inside.lineCap = "round";
    for (let line = 0; line < 26; line++) {
      const [x, y] = [chanceAt(line, 21) * SIDE, chanceAt(line, 22) * SIDE];
      const long = 24 + chanceAt(line, 23) * 46;
      inside.globalAlpha = 0.1 + chanceAt(line, 24) * 0.2;
      inside.lineWidth = 2 + chanceAt(line, 25) * 3;
      inside.beginPath();
      for (const dx of [-SIDE, 0, SIDE])
        for (const dy of [-SIDE, 0, SIDE]) {
          inside.moveTo(x + dx - long, y + dy);
          inside.bezierCurveTo(x + dx - long / 2, y + dy - 13, x + dx, y + dy + 9, x + dx + long, y + dy - 4);
        }
      inside.stroke();
    }
    glints = { pattern: stage.context.createPattern(canvas, "repeat"), key };
    return glints.pattern;
  };

  return {
    ring(x: number, y: number, at: number, size: number): void {
      rings.push({ x, y, at, size });
      if (rings.length > MOST_RINGS) rings.shift();
    },
    clear(): void {
      rings = [];
    },
    /** Below everything, in units of the stage. */
    drawSurface(stage: Stage, { pond }: State, { left, top }: Eye): void {
      const { context, bounds, tick, isCalm, isContrast } = stage;
      const { water, glint } = coloursOf(pond, isContrast);
      stage.fill(water);
      const pattern = isContrast ? null : patternOf(stage, glint);
      if (!pattern) return;
      context.fillStyle = pattern;
      const drift = isCalm ? 0 : tick;
      for (const [x, y] of [
        [left + drift * 0.22, top + Math.sin(drift / 90) * 10],
        [left * 0.9 - drift * 0.13 + 150, top * 0.9 + 90 + Math.cos(drift / 70) * 8],
      ] as const) {
        context.translate(x, y);
        context.fillRect(
          bounds.left - x - 40,
          bounds.top - y - 40,
          bounds.right - bounds.left + 80,
          bounds.bottom - bounds.top + 80,
        );
        context.translate(-x, -y);
      }
    },
    /** Fish below the pads, in cells. */
    drawFish({ context, tick, isCalm, isContrast }: Stage, { pond }: State, { view }: Eye): void {
      if (isContrast) return;
      const { left, top, right, bottom } = pondOf(pond);
      const time = isCalm ? 0 : tick;
      context.fillStyle = "rgba(0, 30, 40, 0.26)";
      context.beginPath();
      for (let fish = 0; fish < FISH; fish++) {
        const turn = (time / 700) * (0.6 + chanceAt(fish, 31)) * (fish % 2 ? 1 : -1) + chanceAt(fish, 32) * 7;
        const x = (left + right) / 2 + Math.cos(turn) * (right - left) * (0.12 + 0.3 * chanceAt(fish, 33));
        const y = (top + bottom) / 2 + Math.sin(turn * 1.3) * (bottom - top) * (0.12 + 0.3 * chanceAt(fish, 34));
        if (x < view.left || x > view.right || y < view.top || y > view.bottom) continue;
        const head = Math.atan2(Math.cos(turn * 1.3) * 1.3, -Math.sin(turn)) + (fish % 2 ? 0 : Math.PI);
        const [cos, sin] = [Math.cos(head), Math.sin(head)];
        const wag = Math.sin(time / 9 + fish) * 0.22;
        context.moveTo(x + cos * 0.7, y + sin * 0.7);
        context.ellipse(x, y, 0.7, 0.26, head, 0, 7);
        context.moveTo(x - cos * 0.5, y - sin * 0.5);
        context.lineTo(x - cos * 1.05 - sin * (0.26 + wag), y - sin * 1.05 + cos * (0.26 + wag));
        context.lineTo(x - cos * 1.05 + sin * (0.26 - wag), y - sin * 1.05 - cos * (0.26 - wag));
      }
      context.fill();
    },
    /** Rings on the water, in cells. */
    drawRings({ context, tick, isContrast }: Stage, { pond }: State): void {
      rings = rings.filter(({ at }) => tick - at < RING_TICKS && tick >= at);
      context.strokeStyle = coloursOf(pond, isContrast).foam;
      context.lineWidth = 0.07;
      for (const [from, to] of [
        [0, 0.5],
        [0.5, 1],
      ] as const) {
        context.globalAlpha = from === 0 ? 0.5 : 0.22;
        context.beginPath();
        for (const { x, y, at, size } of rings) {
          const part = (tick - at) / RING_TICKS;
          if (part < from || part >= to) continue;
          const radius = (0.3 + part * 0.9) * size;
          context.moveTo(x + radius, y);
          context.arc(x, y, radius, 0, 7);
        }
        context.stroke();
      }
      context.globalAlpha = 1;
    },
    /** Land beyond the tiles of the pond. */
    drawBeyond({ context, isContrast }: Stage, { pond }: State, { view }: Eye): void {
      context.fillStyle = coloursOf(pond, isContrast).ground;
      const [wide, high] = [view.right - view.left + 4, view.bottom - view.top + 4];
      if (view.left < 0) context.fillRect(view.left - 2, view.top - 2, -view.left + 2, high);
      if (view.right > EDGE_X) context.fillRect(EDGE_X, view.top - 2, view.right - EDGE_X + 2, high);
      if (view.top < 0) context.fillRect(view.left - 2, view.top - 2, wide, -view.top + 2);
      if (view.bottom > EDGE_Y) context.fillRect(view.left - 2, EDGE_Y, wide, view.bottom - EDGE_Y + 2);
    },
    /** Every swimmer leaves a wake. */
    wake(stage: Stage, state: State): void {
      if (stage.isCalm || state.isStarted === 0) return;
      const count = state.swimmers.length;
      for (let index = 0; index < count; index++) {
        if ((stage.tick + index * 3) % 14 !== 0 || state.swimmers[index]!.isAway === 1) continue;
        const { x, y } = placeOf(state, index);
        this.ring(x, y, stage.tick, 0.8);
      }
    },
  };
}

// The tiles cover whole multiples of their side.
const EDGE_X = Math.ceil(WIDE / TILE) * TILE;
const EDGE_Y = Math.ceil(HIGH / TILE) * TILE;

export type Water = ReturnType<typeof createWater>;
