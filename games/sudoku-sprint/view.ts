import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { digitsIn } from "./rules-puzzle.ts";
import { CUE, emptyCells, gradeOf, MAX_PACE, PHASE, type SudokuState } from "./rules.ts";
import { today } from "./kept-days.ts";
import { drawWeek } from "./view-calendar.ts";
import { drawGoose, drawSeven } from "./view-creatures.ts";
import { createSeen, drawGrid, drawPicker, type Cursor } from "./view-grid.ts";
import { cellBox, layoutOf, SIZE } from "./view-layout.ts";
import { drawBackground, drawButtons, drawDone, drawReport, drawTipWords, tipLines } from "./view-panels.ts";
import { drawGhostRunner, drawRace } from "./view-race.ts";
import { soundOf } from "./view-sounds.ts";
import { titlePuzzle } from "./view-title.ts";

export function createView(cursor: Cursor, days: readonly string[] = []): GameView<SudokuState> {
  const now = today();
  const seen = createSeen();
  return {
    size: SIZE,
    draw(stage, state) {
      const layout = layoutOf(stage);
      drawAroundOnce(stage, "background", drawBackground);
      drawRace(stage, layout, state);
      drawReport(stage, layout, state);
      drawTipWords(stage, layout, state);
      if (layout.week) drawWeek(stage, layout.week, days, now);
      drawGrid(stage, layout, state, cursor, seen);
      drawButtons(stage, layout, state, cursor);
      drawPicker(stage, layout, cursor);
      if (state.phase >= PHASE.done) drawDone(stage, layout, state);
    },
    drawTitle(stage, state) {
      const { context, tick, isCalm } = stage;
      const layout = layoutOf(stage);
      drawAroundOnce(stage, "background", drawBackground);
      context.save();
      const [x, y, scale] = layout.isTall ? [320, 350, 0.8] : [600, 250, 0.86];
      context.translate(x, y);
      context.transform(1, -0.12, 0.1, 1, 0, 0);
      context.scale(scale, scale);
      context.translate(-layout.grid.x - layout.grid.side / 2, -layout.grid.y - layout.grid.side / 2);
      drawGrid(stage, layout, titlePuzzle(state), { ...cursor, cell: -1, isNoting: false }, seen);
      context.restore();
      context.save();
      context.translate(x + 20, y - 10);
      context.scale(2.3, 2.3);
      drawSeven(context, isCalm ? 0.9 : tick / 6);
      context.restore();
      if (layout.isTall) return;
      context.save();
      context.translate(230, 190);
      context.scale(1.5, 1.5);
      drawGoose(context, isCalm ? 0.9 : tick / 7);
      context.restore();
    },
    isTitleStill: true,
    drawGhost: (stage, state) => drawGhostRunner(stage, layoutOf(stage), state),
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
      if (cue === CUE.near) stage.shake(4);
      if (cue === CUE.wrong || cue === CUE.hint || cue === CUE.tip) {
        const { mistakeSeconds, hintSeconds, tipSeconds } = gradeOf(state);
        const words = `−${cue === CUE.wrong ? mistakeSeconds : cue === CUE.tip ? tipSeconds : hintSeconds} s`;
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
    // The time is beside the grid.
    status: (state) => `${emptyCells(state)} to go`,
    intensity: ({ phase, left, pace, paceLeft }) =>
      phase !== PHASE.playing ? 0 : left < 45 * 60 ? 3 : paceLeft > 0 && pace > 2 ? 2 : 1,
    say: (state) => sentence(state, cursor),
  };
}

function sentence(state: SudokuState, { cell, isNoting }: Cursor): string {
  if (state.phase === PHASE.done) return `Solved. ${state.points} points.`;
  const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1];
  const notes = digitsIn(state.notes[cell]!);
  const content = state.values[cell] || (notes.length ? `notes ${notes.join(" ")}` : "empty");
  const tip = state.tip.cell < 0 ? "" : ` Hint: ${tipLines(state.tip).join(" ")}${placeOf(state)}`;
  return `Row ${row}, column ${column}: ${content}.${isNoting ? " Notes are on." : ""} ${emptyCells(state)} to go.${tip}`;
}

/** Which row, column or box the hint is about, for those who do not see it. */
function placeOf({ tip }: SudokuState): string {
  if (tip.unit < 0) return ` It is row ${Math.floor(tip.cell / 9) + 1}, column ${(tip.cell % 9) + 1}.`;
  return ` It is ${["row", "column", "box"][Math.floor(tip.unit / 9)]} ${(tip.unit % 9) + 1}.`;
}
