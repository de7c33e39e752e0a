import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CELLS, EMPTY, heightOf, HIDDEN, HIGH, SEEN, WIDE } from "#stack-shift/rules/board.ts";
import { playOut } from "#stack-shift/rules/chain.ts";
import { columnOfB, fits, rowOfB } from "#stack-shift/rules/piece.ts";
import { CLEAR_FRAMES, fallFrames, STEP, type Side } from "#stack-shift/rules/side.ts";
import { drawFuse, fusesIn, type Fuse } from "./fuses.ts";
import { createLying, type Grid } from "./grid.ts";
import { drawWords, type Look } from "./kept.ts";
import { placeOf } from "./layout.ts";
import { drawLines, linesIn, takenIn, type Line } from "./lines.ts";
import { INK } from "./looks.ts";
import { drawScaled, drawStone, FLASH } from "./stones.ts";

/** Where a domino would come to rest, and the lines that would clear with it. */
type Landing = { key: number; a: number; b: number; lines: Line[]; taken: Line[]; chain: number };

const RISE_TICKS = 14;

const cellAt = (grid: Grid, at: number) => {
  const { x, y } = placeOf(grid, at);
  return [x, y, grid.cell] as const;
};

/** The player's grid with everything that moves in it. */
export function createPlayGrid() {
  const lying = createLying();
  const still = new Int8Array(CELLS);
  let landing: Landing = { key: -1, a: 0, b: 0, lines: [], taken: [], chain: 0 };
  let [shownX, shownY, shownB, shownC, shownPiece] = [0, 0, 0, 0, null as Side["piece"] | null];
  let fuses: { key: number; list: Fuse[] } = { key: -1, list: [] };
  let [roseAt, way] = [-100, 1];
  let clearing = { key: -1, lines: [] as Line[] };

  const drawFalling = (stage: Stage, side: Side, grid: Grid, look: Look): void => {
    let longest = 0;
    for (const rows of side.fell) if (rows > longest) longest = rows;
    const age = Math.max(fallFrames(longest), side.wait) - side.wait;
    const gone = Math.max(0, age - 2) ** 1.5 * 0.22 + age * 0.08;
    for (let at = 0; at < CELLS; at++) {
      const rows = side.fell[at]!;
      if (rows === 0 || side.cells[at] === EMPTY) continue;
      const left = stage.isCalm ? 0 : Math.max(0, rows - gone);
      const [x, y, cell] = cellAt(grid, at);
      drawStone(stage.context, side.cells[at]!, [x, y - left * cell, cell], look);
    }
  };

  const drawClearing = (stage: Stage, side: Side, grid: Grid, look: Look): void => {
    const age = CLEAR_FRAMES - side.wait;
    // They swell, draw in, and burst in the last third.
    const gone = Math.max(0, age - 20) / 10;
    const part =
      gone > 0 ? 0.86 + 0.6 * gone : age < 14 ? 1 + 0.1 * Math.sin((age / 14) * Math.PI) : 1 - (age - 14) * 0.023;
    const { context } = stage;
    for (const at of side.marked) {
      const place = cellAt(grid, at);
      context.globalAlpha = 1 - gone;
      drawScaled(context, side.cells[at]!, place, stage.isCalm ? 1 : part, look);
      context.globalAlpha = age < 8 ? 0.85 - age * 0.09 : gone > 0 ? (1 - gone) * Math.min(0.9, gone * 3) : 0.12;
      drawScaled(context, FLASH, place, stage.isCalm ? 1 : part, look);
      context.globalAlpha = 1;
    }
    const key = side.placed * 64 + side.chain;
    if (clearing.key !== key) clearing = { key, lines: [...linesIn(side.cells), ...takenIn(side.cells)] };
    const alpha = 1 - Math.max(0, age - 16) / 10;
    if (alpha > 0) drawLines(context, clearing.lines, grid, { alpha, colour: INK.gold, hasBadge: false }, look);
  };

  const drawPiece = (stage: Stage, side: Side, grid: Grid, period: number, look: Look, isOwn: boolean): void => {
    const { piece, cells } = side;
    const { context, isCalm } = stage;
    const sinks = fits(cells, piece.column, piece.row + 1, piece.turn);
    // A new domino waits in the first row, in full view.
    const goalY = Math.max(HIDDEN, piece.row - (sinks ? 1 - Math.min(1, side.sunk / period) : 0));
    const [offX, offY] = [columnOfB(piece) - piece.column, rowOfB(piece) - piece.row];
    const isNew = shownPiece !== piece;
    const ease = isNew || isCalm ? 1 : 0.42;
    shownPiece = piece;
    shownX += (piece.column - shownX) * ease;
    shownY += (goalY - shownY) * (isNew ? 1 : 0.6);
    shownB += (offX - shownB) * ease;
    shownC += (offY - shownC) * ease;
    if (isOwn) drawOffer(stage, side, grid, look);
    const [x, y] = [grid.x + shownX * grid.cell, grid.y + (shownY - HIDDEN) * grid.cell];
    drawStone(context, piece.b, [x + shownB * grid.cell, y + shownC * grid.cell, grid.cell], look);
    drawStone(context, piece.a, [x, y, grid.cell], look);
  };

  /** What the place would make, and what the stack waits for. */
  const drawOffer = ({ context, tick, isCalm, isContrast }: Stage, side: Side, grid: Grid, look: Look): void => {
    const { piece } = side;
    land(side);
    for (const fuse of fusesOf(side))
      if (fuse.at !== landing.a && fuse.at !== landing.b) drawFuse(context, fuse, grid, look);
    context.globalAlpha = isContrast ? 0.6 : 0.5;
    drawStone(context, piece.a, cellAt(grid, landing.a), look);
    drawStone(context, piece.b, cellAt(grid, landing.b), look);
    context.globalAlpha = 1;
    const alpha = isCalm ? 0.9 : 0.72 + 0.28 * Math.sin(tick / 7);
    drawLines(context, landing.lines, grid, { alpha, colour: "#FFFFFF", hasBadge: true }, look);
    drawLines(context, landing.taken, grid, { alpha, colour: INK.gold, hasBadge: false }, look);
    if (landing.chain > 1) {
      // The cascade that this place would start: to hunt for.
      const at = cellAt(grid, Math.min(landing.a, landing.b));
      const words = { size: Math.round(grid.cell * 0.6), colour: INK.gold };
      const place = [at[0] + grid.cell / 2, at[1] - grid.cell * 0.4] as const;
      drawWords(context, `×${landing.chain}`, place, words, look, isCalm ? 1 : 1 + 0.15 * Math.sin(tick / 5));
    }
  };

  /** They stay the same while a domino falls. */
  const fusesOf = (side: Side): readonly Fuse[] => {
    if (fuses.key !== side.placed) fuses = { key: side.placed, list: fusesIn(side.cells) };
    return fuses.list;
  };

  /** Both stones fall on their own. */
  const land = (side: Side): void => {
    const { piece, cells } = side;
    const key = (((side.placed * 16 + piece.turn) * 16 + piece.column) * 16 + piece.a) * 16 + piece.b;
    if (landing.key === key) return;
    const after = [...cells];
    // The lower one falls first.
    const drop = (column: number, stone: number) => {
      const at = (HIGH - 1 - heightOf(after, column)) * WIDE + column;
      after[at] = stone;
      return at;
    };
    const isBLower = piece.turn === 2;
    const under = isBLower ? drop(piece.column, piece.b) : 0;
    const a = drop(piece.column, piece.a);
    const b = isBLower ? under : drop(columnOfB(piece), piece.b);
    landing = { key, a, b, lines: linesIn(after), taken: takenIn(after), chain: playOut(after).chain };
  };

  return {
    /** `isOwn`: with what the place would make. */
    draw(stage: Stage, side: Side, grid: Grid, period: number, look: Look, isOwn = true): void {
      const isFalling = side.step === STEP.fall;
      for (let at = 0; at < CELLS; at++) {
        const moves = isFalling ? side.fell[at]! > 0 : false;
        still[at] = moves ? EMPTY : side.cells[at]!;
      }
      if (side.step === STEP.clear) for (const at of side.marked) still[at] = EMPTY;
      const rise = stage.isCalm ? 1 : Math.min(1, (stage.tick - roseAt) / RISE_TICKS);
      const shift = rise < 1 ? way * grid.cell * (1 - rise) ** 2 : 0;
      const { context } = stage;
      if (shift !== 0) {
        context.save();
        context.beginPath();
        context.rect(grid.x, grid.y - grid.cell * 2, grid.cell * WIDE, grid.cell * (SEEN + 2));
        context.clip();
      }
      lying.draw(stage, shift !== 0 ? { ...grid, y: grid.y + shift } : grid, still, look.pixels);
      if (shift !== 0) context.restore();
      if (isFalling) drawFalling(stage, side, grid, look);
      else if (side.step === STEP.clear) drawClearing(stage, side, grid, look);
      else if (side.step === STEP.piece) drawPiece(stage, side, grid, period, look, isOwn);
    },
    fusesOf,
    /** By a row; way -1: it sinks. */
    rise: (tick: number, by = 1) => void ([roseAt, way] = [tick, by]),
  };
}
