import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import { markTheirs } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { digitsIn } from "./rules-puzzle.ts";
import { CUE, emptyCells, gradeOf, MAX_PACE, PHASE, type SudokuState } from "./rules.ts";
import { drawGoose, drawSeven } from "./view-creatures.ts";
import { drawGrid, drawPicker, type Cursor } from "./view-grid.ts";
import { cellBox, layoutOf, SIZE } from "./view-layout.ts";
import { drawBackground, drawButtons, drawCards, drawDone, drawReport } from "./view-panels.ts";
import { clockOf, drawGhostRunner, drawRace } from "./view-race.ts";
import { soundOf } from "./view-sounds.ts";
import { titlePuzzle } from "./view-title.ts";

export function createView(cursor: Cursor): GameView<SudokuState> {
  return {
    size: SIZE,
    draw(stage, state) {
      const layout = layoutOf(stage);
      drawAround(stage, drawBackground);
      if (state.phase === PHASE.choosing) return drawCards(stage, layout, cursor);
      drawRace(stage, layout, state);
      drawReport(stage, layout, state);
      drawGrid(stage, layout, state, cursor);
      drawButtons(stage, layout, state, cursor);
      drawPicker(stage, layout, cursor);
      if (state.phase >= PHASE.done) drawDone(stage, layout, state);
    },
    drawTitle(stage, state) {
      const { context, tick, isCalm } = stage;
      const layout = layoutOf(stage);
      drawAround(stage, drawBackground);
      context.save();
      const [x, y, scale] = layout.isTall ? [320, 350, 0.8] : [600, 250, 0.86];
      context.translate(x, y);
      context.transform(1, -0.12, 0.1, 1, 0, 0);
      context.scale(scale, scale);
      context.translate(-layout.grid.x - layout.grid.side / 2, -layout.grid.y - layout.grid.side / 2);
      drawGrid(stage, layout, titlePuzzle(state), { ...cursor, cell: -1, isNoting: false });
      context.restore();
      context.save();
      context.translate(x + 20, y - 10);
      context.scale(2.3, 2.3);
      drawSeven(context, isCalm ? 0.9 : tick / 6);
      context.restore();
      if (layout.isTall) return;
      context.save();
      context.translate(150, 400);
      context.scale(1.5, 1.5);
      drawGoose(context, isCalm ? 0.9 : tick / 7);
      context.restore();
    },
    drawGhost(stage, state, { own }) {
      if (state.phase === PHASE.choosing) return;
      const layout = layoutOf(stage);
      if (own.phase === PHASE.choosing) markTheirs(stage, layout.cards[state.grade]!);
      else drawGhostRunner(stage, layout, state);
    },
    cue(stage, state, cue) {
      const sound = soundOf(cue);
      if (sound) stage.sound(sound);
      const layout = layoutOf(stage);
      const box = cellBox(
        layout,
        state.filledAt.indexOf(state.frame) < 0 ? cursor.cell : state.filledAt.indexOf(state.frame),
      );
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (cue > CUE.right && cue <= CUE.right + MAX_PACE) {
        const pace = cue - CUE.right;
        const words = `+${gradeOf(state).digit * pace}`;
        stage.burst({
          ...at,
          count: 5 + pace * 3,
          colours: ["#F2594B", "#2F8F83", "#FFF6DF"],
          speed: 120 + pace * 25,
          size: 5,
        });
        stage.float(words, at.x, at.y - 30, {
          size: 22 + pace * 2,
          face: "display",
          align: "center",
          colour: "#B3261E",
        });
      }
      if (cue === CUE.wrong) stage.shake(5);
      if (cue === CUE.wrong || cue === CUE.hint) {
        const { mistakeSeconds, hintSeconds } = gradeOf(state);
        const words = `−${cue === CUE.wrong ? mistakeSeconds : hintSeconds} s`;
        stage.float(words, at.x, at.y - 34, { size: 30, face: "display", align: "center", colour: "#B3261E" });
      }
      if (cue === CUE.done) {
        const { x, y, side } = layout.grid;
        const colours = ["#F2594B", "#2F8F83", "#FFF6DF", "#1F3A5F"];
        stage.burst({
          x: x + side / 2,
          y: y + side / 2,
          count: 90,
          colours,
          speed: 460,
          life: 1.2,
          size: 8,
          gravity: 300,
        });
      }
    },
    status: (state) =>
      state.phase === PHASE.choosing ? "Choose a grade" : `${clockOf(state.left)} · ${emptyCells(state)} to go`,
    say: (state) => sentence(state, cursor),
  };
}

function sentence(state: SudokuState, { cell, isNoting, card }: Cursor): string {
  if (state.phase === PHASE.choosing) return `Choose a grade: ${gradeOf({ ...state, grade: card }).name}.`;
  if (state.phase === PHASE.done) return `Solved. ${state.points} points.`;
  const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1];
  const notes = digitsIn(state.notes[cell]!);
  const content = state.values[cell] || (notes.length ? `notes ${notes.join(" ")}` : "empty");
  return `Row ${row}, column ${column}: ${content}.${isNoting ? " Notes are on." : ""} ${emptyCells(state)} to go.`;
}
