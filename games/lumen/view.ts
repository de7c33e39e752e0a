import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { buildLevel } from "./rules-build.ts";
import { recipeOf } from "./rules-ladder.ts";
import { colourAt, countLit, PIECE, traceLight } from "./rules-light.ts";
import { CUE, levelsOf, MODE, PHASE, type LumenState } from "./rules.ts";
import { drawBeams } from "./view-beams.ts";
import { HUES } from "./view-colours.ts";
import { drawCrystals, drawLamps } from "./view-crystals.ts";
import { drawKeeper, type Lantern } from "./view-keeper.ts";
import { cellPoint, cellSide, layoutOf, SIZE, type Layout } from "./view-layout.ts";
import { drawGoal } from "./view-goal.ts";
import { drawBulb, drawLevel, drawNight, drawNote, drawPurse, drawReset, drawTable } from "./view-panels.ts";
import { drawPieces, drawPlates } from "./view-pieces.ts";

/** State that only this player sees: the cursor of keys and gamepads, and the mouse position. */
export type Cursor = { cell: number; isShown: boolean; hovered: number; isOnBulb: boolean; isOnReset: boolean };

const TITLE_LEVEL = 40;

export function createView(
  cursor: Cursor,
  soundOf: (cue: number) => Parameters<Stage["sound"]>[0] | null,
  held?: Lantern,
): GameView<LumenState> {
  let titleState: LumenState | null = null;
  return {
    size: SIZE,
    draw(stage, state) {
      const layout = layoutOf(stage);
      drawAroundOnce(stage, "night", drawNight);
      drawLevel(stage, layout, state);
      drawKeeper(stage, layout, state, held);
      if (state.mode === MODE.expedition) drawPurse(stage, layout, state);
      else drawGoal(stage, layout, state);
      drawNote(stage, layout, state);
      drawBulb(stage, layout, state, cursor.isOnBulb);
      drawReset(stage, layout, state, cursor.isOnReset);
      drawBoard(stage, layout, state, cursor);
      if (state.phase === PHASE.over && state.lit < state.crystals) darken(stage);
    },
    drawTitle(stage, state) {
      const layout = layoutOf(stage);
      const board = layout.isTall ? { x: 100, y: 110, side: 440 } : { x: 390, y: 30, side: 460 };
      drawAroundOnce(stage, "night", drawNight);
      titleState ??= solvedLevel(state);
      if (!layout.isTall) drawKeeper(stage, { ...layout, keeper: { x: 1010, y: 416 } }, titleState, held);
      drawBoard(stage, { ...layout, board }, titleState, { ...cursor, isShown: false, hovered: -1 });
    },
    drawGhost(stage, { level, lit, crystals }) {
      const { isTall, level: place, keeper } = layoutOf(stage);
      const at = isTall ? { x: keeper.x + 212, y: keeper.y + 98 } : { x: place.x, y: place.y + 144 };
      drawSlip(stage, `They: level ${level}, ${lit} of ${crystals}`, at.x, at.y, 18);
    },
    cue(stage, state, cue) {
      const sound = soundOf(cue);
      if (sound) stage.sound(sound);
      const layout = layoutOf(stage);
      if (cue > CUE.lit) burstLit(stage, layout, state, 10);
      if (cue === CUE.solved || cue === CUE.perfect) {
        burstLit(stage, layout, state, 26);
        const { x, y, side } = layout.board;
        const won = state.stars.at(-1) ?? 0;
        const words = ["", "One star", "Two stars", "Three stars!"][won]!;
        stage.hold(2 + won);
        stage.flash("#FFE9A8", 0.12 * won);
        stage.burst({
          x: x + side / 2,
          y: y + side / 2,
          count: 16 * won,
          colours: ["#FFD65A", "#FFF3D1", "#FFB93D"],
          speed: 440,
          life: 1,
          size: 10,
          gravity: 320,
          shape: "star",
        });
        stage.float(words, x + side / 2, y + side / 2, {
          size: 64,
          face: "display",
          align: "center",
          colour: "#FFF3D1",
        });
      }
      if (cue === CUE.over || cue === CUE.dark) stage.shake(6);
      if (cue === CUE.dark) {
        const { x, y, side } = layout.board;
        const left = `A lamp goes out: ${state.lamps} left`;
        stage.float(left, x + side / 2, y + side / 2, {
          size: 40,
          face: "display",
          align: "center",
          colour: "#FFB3AB",
        });
      }
    },
    status: ({ mode, level, moves, used, par }) =>
      mode === MODE.expedition
        ? `Level ${level} · ${moves} ${moves === 1 ? "turn" : "turns"}`
        : mode === MODE.map
          ? `${used} of ${par} turns`
          : `Board ${level} of ${levelsOf(mode)}`,
    say: (state) => `${whatIsChosen(state, cursor.cell)}${summary(state)}`,
  };
}

function drawBoard(stage: Stage, layout: Layout, state: LumenState, cursor: Cursor): void {
  drawTable(stage, layout, state.board.size);
  const isShown = cursor.isShown && !stage.isTouch;
  const chosen = isShown ? cursor.cell : cursor.hovered;
  drawPlates(stage, layout, state, chosen);
  drawBeams(stage, layout, state);
  drawPieces(stage, layout, state);
  drawCrystals(stage, layout, state);
  drawLamps(stage, layout, state);
  if (isShown && state.phase === PHASE.playing) drawCursor(stage, layout, state, cursor.cell);
}

/** A solved level from further up the ladder. */
function solvedLevel(state: LumenState): LumenState {
  const { board, solution } = buildLevel(recipeOf(TITLE_LEVEL), startRandom([1, 2, 3, 102]));
  const solved = { ...board, turns: solution };
  const light = traceLight(solved);
  const shinesFrom = Array.from(light.into, () => 0);
  const { lit, crystals } = countLit(solved, light);
  return { ...state, board: solved, light, shinesFrom, lit, crystals, frame: 1000, since: 1000 };
}

function drawCursor({ context, tick, isCalm }: Stage, layout: Layout, { board }: LumenState, cell: number): void {
  const { x, y } = cellPoint(layout, board, cell);
  const half = cellSide(layout, board) * (0.47 + (isCalm ? 0 : Math.sin(tick / 12) * 0.015));
  const arm = half * 0.42;
  context.strokeStyle = "#FFE066";
  context.lineWidth = 5;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(x + sx * half, y + sy * (half - arm));
    context.lineTo(x + sx * half, y + sy * half);
    context.lineTo(x + sx * (half - arm), y + sy * half);
  }
  context.stroke();
}

function burstLit(stage: Stage, layout: Layout, { board, light }: LumenState, count: number): void {
  for (const [cell, piece] of board.pieces.entries()) {
    if (piece !== PIECE.crystal || colourAt(light, cell) !== board.tints[cell]) continue;
    const { beam, core } = HUES[board.tints[cell]]!;
    stage.burst({
      ...cellPoint(layout, board, cell),
      count,
      colours: [beam, core, "#FFF8DF"],
      speed: 190,
      life: 0.7,
      size: 5,
    });
  }
}

const darken = (stage: Stage): void => stage.fill("rgb(4 6 22 / .55)");

function summary({ mode, level, lit, crystals, moves, lamps, par, used, phase, stars }: LumenState): string {
  if (phase === PHASE.solved) return `Level ${level} is lit with ${used} turns: ${stars.at(-1)} of 3 stars.`;
  const purse = mode === MODE.expedition ? ` ${moves} turns and ${lamps} lamps left.` : "";
  return `Level ${level}. ${lit} of ${crystals} crystals lit. The goal is ${par} turns, used ${used}.${purse}`;
}

function whatIsChosen({ board, light }: LumenState, cell: number): string {
  const names = ["", "", "Mirror", "Half mirror", "Prism"];
  const name = names[board.pieces[cell] ?? 0];
  if (!name) return "";
  const [row, column] = [Math.floor(cell / board.size) + 1, (cell % board.size) + 1];
  const turns = ["rising", "falling"];
  const how = board.pieces[cell] === PIECE.prism ? `turned ${board.turns[cell]}` : turns[board.turns[cell]!];
  return `${name} in row ${row}, column ${column}, ${how}, ${HUES[colourAt(light, cell)]!.name} light. `;
}
