import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { createInput } from "./face-input.ts";
import { daysOf } from "./kept.ts";
import type { SudokuState } from "./rules.ts";
import type { Cursor } from "./view-grid.ts";
import { layoutOf, SIZE, type Layout } from "./view-layout.ts";
import { createView } from "./view.ts";

export function createFace(progress?: GameProgress): GameFace<SudokuState> {
  const cursor: Cursor = { cell: 40, isNoting: false, picked: 0, hovered: -1 };
  const view = createView(cursor, daysOf(progress));
  let layout: Layout = layoutOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  return {
    view: {
      ...view,
      draw(stage, state) {
        layout = layoutOf(stage);
        view.draw(stage, state);
      },
    },
    input: createInput(cursor, () => layout),
  };
}
