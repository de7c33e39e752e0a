import { CELLS, columnOf, HIGH, pondOf, rowOf, WIDE } from "#lilypad-land/rules/ponds.ts";
import type { State } from "#lilypad-land/rules.ts";
import { coloursOf, lookOf } from "./looks.ts";

/** A small map of the pond: a pixel for each cell, written only where cells change. */
export function createMap() {
  let canvas: HTMLCanvasElement | null = null;
  let key = "";
  const fill = (context: CanvasRenderingContext2D, state: State, cell: number, owner: number, isContrast: boolean) => {
    const colours = coloursOf(state.pond, isContrast);
    const isLand = pondOf(state.pond).blocked[cell] === 1;
    const kind = state.swimmers[owner - 1]?.kind ?? 0;
    context.fillStyle = isLand ? colours.shore : owner === 0 ? colours.water : lookOf(kind, isContrast).pad;
    context.fillRect(columnOf(cell), rowOf(cell), 1, 1);
  };
  return {
    /** The map, made again for another pond or look. */
    of(state: State, shown: Uint8Array, isContrast: boolean): HTMLCanvasElement {
      const wanted = `${state.pond} ${isContrast}`;
      if (canvas && key === wanted) return canvas;
      key = wanted;
      canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [WIDE, HIGH];
      const context = canvas.getContext("2d")!;
      for (let cell = 0; cell < CELLS; cell++) fill(context, state, cell, shown[cell]!, isContrast);
      return canvas;
    },
    set(state: State, cell: number, owner: number, isContrast: boolean): void {
      const context = canvas?.getContext("2d");
      if (context) fill(context, state, cell, owner, isContrast);
    },
  };
}
