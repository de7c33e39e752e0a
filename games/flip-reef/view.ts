import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { cellsFor, CREAM, EMPTY, other, PLUM, turnedBy, worth } from "./rules-reef.ts";
import { CUE, KIND, PHASE, type State } from "./rules.ts";
import { drawGhostReef } from "./view-ghost.ts";
import { drawPanels } from "./view-panels.ts";
import { drawFish, drawPearl, drawStillFish, INK } from "./view-fish.ts";
import { drawMoment } from "./view-moment.ts";
import { drawWater, layOut, SIZE, type Layout } from "./view-reef.ts";
import { RIVAL_NAMES } from "./view-rivals.ts";

/** State that only this player sees: the cursor, and the last layout. */
export type Sight = { cursor: number; isCursorShown: boolean; layout: Layout };

export function createView(sight: Sight): GameView<State> {
  return {
    size: SIZE,
    draw(stage, state) {
      sight.layout = layOut(stage.width, stage.height);
      drawAround(stage, drawWater);
      drawPanels(stage, state, sight.layout);
      drawBoard(stage, state, sight);
      drawMoment(stage, state, sight.layout);
    },
    drawTitle,
    isTitleStill: true,
    drawGhost: (stage, theirs) => drawGhostReef(stage, theirs, sight.layout),
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight.layout),
    say,
    status: (state) => {
      const seconds = Math.ceil(state.clock / 60);
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      return state.kind === KIND.climb ? `Rung ${state.rival + 1} · ${time}` : time;
    },
  };
}

/** The cover: six fish around one that is half turned. */
function drawTitle(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  drawWater(stage);
  const gap = Math.min(width / 4.1, height / 4.4);
  const [x, y] = [width / 2, height * (width > height ? 0.36 : 0.3)];
  for (const [index, [right, down]] of TITLE_FISH.entries()) {
    const bob = isCalm ? 0 : Math.sin(tick / 34 + index * 2) * gap * 0.04;
    const wag = isCalm ? 0 : Math.sin(tick / 10 + index);
    drawFish(context, index % 2 ? PLUM : CREAM, x + right * gap, y + down * gap + bob, gap * 0.36, { wag });
  }
  const turn = isCalm ? 0.2 : (tick / 130) % 1;
  const squeeze = Math.max(0.08, Math.abs(Math.cos(turn * 2 * Math.PI)));
  const side = turn < 0.25 || turn > 0.75 ? CREAM : PLUM;
  drawFish(context, side, x, y, gap * 0.4, { width: squeeze, lift: 0.5 });
}

const TITLE_FISH = [
  [-1.05, -0.62],
  [0, -0.92],
  [1.05, -0.62],
  [1.05, 0.42],
  [-1.05, 0.42],
  [0, 0.86],
] as const;

function say(state: State): string {
  const [mine, theirs] = [worth(state.board, state.pearls, CREAM), worth(state.board, state.pearls, PLUM)];
  const count = `Cream ${mine}, plum ${theirs}.`;
  if (state.phase === PHASE.next) return `You beat ${RIVAL_NAMES[state.rival]}. Next: ${RIVAL_NAMES[state.rival + 1]}.`;
  if (state.phase === PHASE.over)
    return `${mine > theirs ? "Cream wins." : mine < theirs ? "Plum wins." : "A draw."} ${count}`;
  const places = cellsFor(state.board, state.side).map(nameCell).join(", ");
  const last = state.last < 0 ? "" : `Last: ${nameCell(state.last)}, ${state.turned.length} turned. `;
  return `${last}${count} ${state.phase === PHASE.rival ? "The rival thinks." : `You can swim to ${places}.`}`;
}

const nameCell = (cell: number) => `${"abcdefgh"[cell % 8]}${8 - (cell >> 3)}`;

function drawBoard(stage: Stage, state: State, sight: Sight): void {
  const { x, y, cell } = sight.layout.board;
  const side = cell * 8 + 28;
  paste(stage.context, `board ${state.pearls.join()}`, [x - 14, y - 14, side, side + 6], (inside) => {
    inside.translate(14, 14);
    drawCells(inside, cell, state.pearls);
  });
  drawChoices(stage, state, sight);
  for (let at = 0; at < 64; at++) if (state.board[at] !== EMPTY) drawCell(stage, state, at, sight.layout);
}

function drawCells(context: CanvasRenderingContext2D, cell: number, pearls: readonly number[]): void {
  const plate = (y: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(-14, y, cell * 8 + 28, cell * 8 + 28, 26);
    context.fill();
  };
  plate(-8, INK.night);
  plate(-14, INK.deep);
  for (let at = 0; at < 64; at++) {
    context.fillStyle = ((at >> 3) + at) % 2 ? "#0B6C8F" : "#0C779B";
    context.beginPath();
    context.roundRect((at % 8) * cell + 2, (at >> 3) * cell + 2, cell - 4, cell - 4, 12);
    context.fill();
  }
  for (const pearl of pearls) drawPearl(context, ((pearl % 8) + 0.5) * cell, ((pearl >> 3) + 0.42) * cell, cell * 0.27);
}

function drawCell(stage: Stage, state: State, cell: number, { board }: Layout): void {
  const { context, tick, isCalm } = stage;
  const [x, y] = [board.x + ((cell % 8) + 0.5) * board.cell, board.y + ((cell >> 3) + 0.5) * board.cell];
  const radius = board.cell * 0.36;
  const now = state.board[cell]!;
  const since = state.frame - state.lastFrame;
  const order = state.turned.indexOf(cell);
  const wag = isCalm ? 0 : Math.sin(tick / 11 + cell * 1.7);
  if (cell === state.last) {
    const fall = Math.min(1, since / 11);
    drawFish(context, now, x, y, radius * (0.6 + 0.4 * fall), { lift: (1 - fall) * 2, wag });
    ring(context, x, y, radius * 1.2, INK.cream, 3);
  } else if (order >= 0) {
    const turn = Math.max(0, Math.min(1, (since - 8 - order * 4) / 16));
    const width = isCalm ? 1 : Math.max(0.08, Math.abs(Math.cos(turn * Math.PI)));
    drawFish(context, turn < 0.5 ? other(now) : now, x, y, radius, { width, lift: Math.sin(turn * Math.PI), wag });
  } else drawStillFish(context, now, x, y, radius, wag);
  if (state.pearls.includes(cell)) {
    context.fillStyle = INK.cream;
    context.strokeStyle = INK.coral;
    context.lineWidth = 3;
    context.beginPath();
    context.arc(x + radius * 0.82, y - radius * 0.82, radius * 0.26, 0, 7);
    context.fill();
    context.stroke();
  }
}

type Mark = { x: number; y: number; radius: number };

/** How many fish a move brings, itself included; one on a pearl counts for three. */
function drawGain(stage: Stage, state: State, cells: readonly number[], mark: Mark): void {
  const { board, pearls, side } = state;
  const { x, y, radius } = mark;
  const after = board.map((fish, cell) => (cells.includes(cell) ? side : fish));
  const gain = worth(after, pearls, side) - worth(board, pearls, side);
  stage.context.fillStyle = gain > cells.length ? INK.coral : INK.night;
  stage.context.beginPath();
  stage.context.arc(x, y, radius, 0, 7);
  stage.context.fill();
  stage.text(`+${gain}`, x, y + 1, { size: radius * 1.15, weight: 900, colour: "#fff", align: "center" });
}

/** Bubbles on legal moves; the cursor, and the fish that would turn. */
function drawChoices(stage: Stage, state: State, { cursor, isCursorShown, layout }: Sight): void {
  if (state.phase !== PHASE.person || state.wait > 0) return;
  const { context, tick, isCalm } = stage;
  const { x, y, cell } = layout.board;
  const centre = (at: number) => [x + ((at % 8) + 0.5) * cell, y + ((at >> 3) + 0.5) * cell] as const;
  for (const at of cellsFor(state.board, state.side)) {
    const [cx, cy] = centre(at);
    const swell = isCalm ? 0 : Math.sin(tick / 14 + at) * 0.03;
    const radius = cell * (0.21 + swell);
    // A filled bubble, which is easy to see.
    context.fillStyle = stage.isContrast ? "#000" : "rgb(191 240 255 / 0.3)";
    context.beginPath();
    context.arc(cx, cy, radius, 0, 7);
    context.fill();
    ring(context, cx, cy, radius, stage.isContrast ? "#fff" : INK.foam, 5);
    context.fillStyle = INK.foam;
    context.beginPath();
    context.arc(cx - cell * 0.08, cy - cell * 0.08, cell * 0.04, 0, 7);
    context.fill();
  }
  if (!isCursorShown) return;
  const [cx, cy] = centre(cursor);
  const turned = turnedBy(state.board, cursor, state.side);
  if (turned.length > 0) {
    context.globalAlpha = 0.55;
    drawFish(context, state.side, cx, cy, cell * 0.36);
    context.globalAlpha = 1;
    drawGain(stage, state, [cursor, ...turned], { x: cx + cell * 0.28, y: cy - cell * 0.28, radius: cell * 0.24 });
  }
  for (const at of turned) ring(context, ...centre(at), cell * 0.44, state.side === CREAM ? INK.cream : INK.coral, 4);
  context.strokeStyle = "#FFE066";
  context.lineWidth = 5;
  context.beginPath();
  context.roundRect(cx - cell / 2 + 2, cy - cell / 2 + 2, cell - 4, cell - 4, 12);
  context.stroke();
}

function ring(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string, width: number) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.stroke();
}

function answerCue(stage: Stage, state: State, cue: number, { board }: Layout): void {
  const [x, y] = [board.x + ((state.last % 8) + 0.5) * board.cell, board.y + ((state.last >> 3) + 0.5) * board.cell];
  // The side that moved last, also when the other one had to pass.
  const mover = state.board[state.last];
  const middle = board.x + board.cell * 4;
  if (cue === CUE.begin) stage.sound({ shape: "sine", from: 320, to: 640, length: 0.18, volume: 0.3 });
  if (cue === CUE.refused) stage.sound({ shape: "triangle", from: 160, to: 120, length: 0.1, volume: 0.25 });
  if (cue === CUE.swim) {
    const base = mover === CREAM ? 392 : 294;
    stage.sound([
      { shape: "sine", from: 220, to: 520, length: 0.12, volume: 0.35 },
      ...state.turned.slice(0, 10).map((_, index) => ({
        shape: "triangle" as const,
        from: base + index * 55,
        length: 0.08,
        volume: 0.25,
        delay: 0.16 + index * 0.066,
      })),
    ]);
    stage.burst({ x, y, count: 8 + state.turned.length * 2, colours: [INK.foam, "#fff"], speed: 160, gravity: -120 });
    if (state.turned.length > 3)
      stage.float(`+${state.turned.length}`, x, y - board.cell * 0.6, {
        size: 44,
        colour: INK.cream,
        face: "display",
        align: "center",
      });
  }
  if (cue === CUE.corner) {
    stage.shake(8);
    stage.burst({ x, y, count: 26, colours: [INK.sand, INK.cream, INK.coral], speed: 300 });
    stage.float("Corner", x, y - board.cell * 0.2, { size: 38, colour: INK.sand, face: "display", align: "center" });
  }
  if (cue === CUE.pearl) stage.sound({ shape: "sine", from: 1320, to: 1760, length: 0.25, volume: 0.2, delay: 0.3 });
  if (cue === CUE.pass) {
    const name = mover === CREAM ? (state.kind === KIND.friend ? "Plum" : RIVAL_NAMES[state.rival]) : "Cream";
    stage.float(`${name} has to pass`, middle, board.y + board.cell * 4, {
      size: 46,
      colour: "#fff",
      face: "display",
      align: "center",
    });
  }
  if (cue === CUE.back) stage.sound({ shape: "sine", from: 500, to: 250, length: 0.2, volume: 0.3 });
  if (cue === CUE.hurry) stage.sound({ shape: "square", from: 880, length: 0.12, volume: 0.2 });
  if (cue === CUE.won || cue === CUE.lost || cue === CUE.drawn) finish(stage, cue, middle, board.y + board.cell * 4);
}

function finish(stage: Stage, cue: number, x: number, y: number): void {
  const notes = cue === CUE.lost ? [392, 330, 262] : [392, 494, 587, 784];
  stage.sound(
    notes.map((from, index) => ({ shape: "triangle", from, length: 0.22, volume: 0.35, delay: 0.5 + index * 0.16 })),
  );
  if (cue === CUE.won)
    stage.burst({ x, y, count: 80, colours: [INK.cream, INK.coral, INK.sand, INK.foam], speed: 520, life: 1.6 });
}
