import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { LEVELS } from "./rules-ladder.ts";
import { HINT_MOVES, levelsOf, MODE, OIL_FRAMES, PHASE, SLEEP_FRAMES, type LumenState } from "./rules.ts";
import { clock, drawProgress } from "./view-goal.ts";
import type { Layout } from "./view-layout.ts";
import { disc } from "./view-pieces.ts";

const LOW_MOVES = 3;

/** The background, with the lines of the board and ripples in its shade. */
export function drawNight(stage: Stage): void {
  const { context, width, height, isContrast } = stage;
  stage.fill(isContrast ? "#000" : "#10153C");
  if (isContrast) return;
  context.fillStyle = "#0D1233";
  context.beginPath();
  context.moveTo(width, height * 0.3);
  context.bezierCurveTo(width * 0.9, height * 0.7, width * 0.62, height * 0.95, width * 0.2, height);
  context.lineTo(width, height);
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = "#171E4E";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0, y = height * 0.32; y < height; y += 21, row += 1) {
    for (let x = (row % 2) * 26; x < width; x += 54) {
      context.moveTo(x, y);
      context.lineTo(x + 20, y);
    }
  }
  context.stroke();
  context.restore();
}

export function drawTable(stage: Stage, { board }: Layout, size: number): void {
  const { x, y, side } = board;
  stage.still(`table ${size}`, [x - 10, y - 10, side + 20, side + 28], (inside) => drawTableAt(inside, board, size));
}

function drawTableAt({ context, isContrast }: Stage, board: Layout["board"], size: number): void {
  const cell = board.side / size;
  context.fillStyle = "#080C28";
  context.beginPath();
  context.roundRect(board.x - 10, board.y - 4, board.side + 20, board.side + 22, 22);
  context.fill();
  context.fillStyle = isContrast ? "#000" : "#151B4A";
  context.beginPath();
  context.roundRect(board.x - 10, board.y - 10, board.side + 20, board.side + 20, 22);
  context.fill();
  context.strokeStyle = isContrast ? "#fff" : "#232C6B";
  context.lineWidth = isContrast ? 1.5 : 2.5;
  context.beginPath();
  for (let line = 1; line < size; line++) {
    context.moveTo(board.x + line * cell, board.y);
    context.lineTo(board.x + line * cell, board.y + board.side);
    context.moveTo(board.x, board.y + line * cell);
    context.lineTo(board.x + board.side, board.y + line * cell);
  }
  context.stroke();
}

/** The level's number and progress. */
export function drawLevel(stage: Stage, layout: Layout, state: LumenState): void {
  const { x, y } = layout.level;
  const { mode, level } = state;
  const name = mode === MODE.five ? "Board" : "Level";
  const below = mode === MODE.map ? chapterOf(level) : `of ${levelsOf(mode)}`;
  stage.still(`level ${name} ${level} ${below}`, [x - 150, y - 34, 300, 86], (inside) => {
    inside.text(`${name} ${level}`, x, y, { size: 44, face: "display", align: "center", colour: "#FFF3D1" });
    inside.text(below, x, y + 38, { size: 18, weight: 700, align: "center", colour: "#B7C2F2" });
  });
  drawProgress(stage, x, y + 78, state);
  if (mode !== MODE.expedition) return;
  const line = `Goal ${state.par} · used ${state.used}`;
  stage.text(line, x, y + 116, { size: 19, weight: 900, align: "center", colour: "#E4EAFF" });
  const { context } = stage;
  // A star for every level in a row that was solved in as few turns as possible.
  for (let star = 0; star < Math.min(5, state.streak); star++) {
    drawStar(context, x + (star - (Math.min(5, state.streak) - 1) / 2) * 34, y + 148, 13);
  }
  if (state.streak > 5)
    stage.text(`×${state.streak}`, x + 100, y + 149, { size: 20, face: "display", colour: "#FFD65A" });
}

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = "#FFD65A";
  context.beginPath();
  context.moveTo(x, y - radius);
  for (const [cx, cy, px, py] of [
    [0.2, -0.2, 1, 0],
    [0.2, 0.2, 0, 1],
    [-0.2, 0.2, -1, 0],
    [-0.2, -0.2, 0, -1],
  ] as const) {
    context.quadraticCurveTo(x + cx * radius, y + cy * radius, x + px * radius, y + py * radius);
  }
  context.fill();
}

/** The parts of the level map, ten levels each. */
export const CHAPTERS = [
  "First light",
  "Two colours",
  "Prism and glass",
  "Night shift",
  "Storm watch",
  "The lighthouse",
];

export const chapterOf = (level: number): string => CHAPTERS[Math.floor(((level - 1) * CHAPTERS.length) / LEVELS)]!;

const PURSE = new Path2D("M-50 34c-8-34 16-50 26-64h48c10 14 34 30 26 64-8 20-92 20-100 0z");
const PURSE_SHADE = new Path2D("M50 34c-6 16-58 19-84 10 40-2 62-26 52-64l6-10c10 14 34 30 26 64z");
const PURSE_TOP = new Path2D("M-30-46c10 8 50 8 60 0l-6 20h-48z");

/** The moves that are left. */
export function drawPurse(stage: Stage, layout: Layout, state: LumenState): void {
  const { context, tick, isCalm } = stage;
  const { x, y } = layout.purse;
  const isLow = state.moves <= LOW_MOVES && state.phase === PHASE.playing;
  const age = state.frame - state.turned.frame;
  const squash = isCalm || state.turned.cell < 0 || age > 12 ? 0 : Math.sin((age / 12) * Math.PI) * 0.06;
  const beat = isLow && !isCalm ? Math.sin(tick / 7) * 0.04 : 0;
  context.save();
  context.translate(x, y);
  context.scale(1.5 * (1 + squash + beat), 1.5 * (1 - squash + beat));
  paint(context, PURSE, isLow ? "#C73B35" : "#B0662E");
  paint(context, PURSE_SHADE, isLow ? "#9E2C25" : "#8A4A1C");
  paint(context, PURSE_TOP, isLow ? "#F2594B" : "#D98A45");
  context.strokeStyle = "#FFD65A";
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-25, -27);
  context.lineTo(25, -27);
  context.stroke();
  stage.text(String(state.moves), 0, 14, { size: 42, face: "display", align: "center", colour: "#FFF3D1" });
  context.restore();
  const words = state.moves === 1 ? "turn left" : "turns left";
  stage.text(words, x, y + 90, { size: 17, weight: 900, align: "center", colour: "#E4EAFF" });
}

const NOTE = { width: 260, height: 112 };

/** A note: the points of the level, or a hint. */
export function drawNote(stage: Stage, layout: Layout, state: LumenState): void {
  const { context } = stage;
  context.save();
  context.translate(layout.note.x, layout.note.y);
  // A tall stage means a small screen, which needs larger text.
  if (layout.isTall) context.scale(1.25, 1.25);
  stage.still("note", [0, 0, NOTE.width + 5, NOTE.height + 7], (inside) => drawPaper(inside.context));
  const [title, ...lines] = noteOf(state);
  stage.text(title!, 38, 28, { size: 24, face: "display", colour: "#B3261E" });
  const size = Math.min(20, 420 / Math.max(...lines.map(({ length }) => length)));
  for (const [index, line] of lines.entries()) {
    stage.text(line, 38, 60 + index * 26, { size, colour: "#1A2350" });
  }
  context.restore();
}

function drawPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#080C28";
  slip(context, 4, 6);
  context.fillStyle = "#FFF3D1";
  slip(context, 0, 0);
  for (const hole of [0.2, 0.5, 0.8]) disc(context, 17, NOTE.height * hole, 6, "#10153C");
}

function slip(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  context.roundRect(x, y, NOTE.width, NOTE.height, [4, 16, 16, 4]);
  context.fill();
}

/** Explanations of new pieces, by the level that introduces them. */
const NEWS: Readonly<Record<number, readonly [string, string, string]>> = {
  1: ["First light.", "The crystal is asleep.", "Light wakes it."],
  3: ["Two crystals.", "Light goes through them.", "They do not mind."],
  5: ["Half a mirror.", "It lets light pass", "and throws some aside."],
  9: ["Colours.", "Signs say which one", "each crystal wants."],
  16: ["A prism.", "Two sides are open.", "It turns four ways."],
  22: ["Coloured glass.", "Only its own light", "gets through."],
  32: ["A bigger table.", "More pieces, more light.", "Nobody promised."],
};

/** The stars of the level, and the reasons. */
function earnedNote({ mode, earned, used, par, time }: LumenState): readonly string[] {
  const { crystals, saved, streak, speed } = earned;
  const sum = `+${groupDigits(crystals + saved + streak + speed)}`;
  if (mode === MODE.expedition) {
    return [sum, `crystals ${crystals}, saved ${saved}`, `row ${streak}, speed ${speed}`];
  }
  const over = used - par;
  const turns = over <= 0 ? "As few turns as possible." : `${over} ${over === 1 ? "turn" : "turns"} too many.`;
  return [sum, turns, `${clock(time)}, speed +${speed}`];
}

function noteOf(state: LumenState): readonly string[] {
  const { phase, mode, level, rung, idle, frame, lit, crystals, moves } = state;
  if (phase === PHASE.solved || (phase === PHASE.over && lit === crystals && mode !== MODE.expedition))
    return earnedNote(state);
  if (phase === PHASE.over && lit === crystals) return ["All sixty.", "The night is over.", "Go to bed."];
  if (phase === PHASE.over)
    return ["Lights out.", state.lamps > 0 ? "The lamp fell asleep." : "No lamp is left.", `Level ${level}.`];
  if (SLEEP_FRAMES - idle < 30 * 60)
    return ["Hello?", "The lamp nods off in", `${Math.ceil((SLEEP_FRAMES - idle) / 60)} s.`];
  if (OIL_FRAMES - frame < 120 * 60)
    return ["Little oil.", "The lamp burns for", `${Math.ceil((OIL_FRAMES - frame) / 60)} s more.`];
  if (mode === MODE.expedition && moves <= LOW_MOVES)
    return ["Careful.", "Look twice, turn once.", `${lit} of ${crystals} crystals lit.`];
  return (
    (mode === MODE.five ? undefined : NEWS[rung]) ?? [
      `${lit} of ${crystals}`,
      crystals === 1 ? "One crystal. How hard" : "crystals have the light",
      crystals === 1 ? "can it be." : "they wish for.",
    ]
  );
}

const BULB = new Path2D("M-12 14c0-10-14-14-14-30a26 26 0 0 1 52 0c0 16-14 20-14 30z");

export function drawBulb(stage: Stage, layout: Layout, state: LumenState, isHovered: boolean): void {
  const isPaid = state.mode !== MODE.expedition || state.moves > HINT_MOVES;
  const isReady = isPaid && state.phase === PHASE.playing;
  const price = state.mode === MODE.expedition ? `−${HINT_MOVES}` : `+${HINT_MOVES}`;
  const isRaised = isHovered && isReady;
  stage.still(`bulb ${price} ${isReady} ${isRaised}`, roundBox(layout.bulb), (inside) =>
    drawBulbAt(inside, layout, price, isReady, isRaised),
  );
}

/** A round button, with room for its label below. */
const roundBox = ({ x, y, radius }: Layout["bulb"]) =>
  [x - radius - 6, y - radius - 6, radius * 2 + 12, radius * 2 + 48] as const;

function drawBulbAt(stage: Stage, layout: Layout, price: string, isReady: boolean, isRaised: boolean): void {
  const { context } = stage;
  const { x, y, radius } = layout.bulb;
  context.save();
  context.translate(x, y);
  if (isRaised) context.scale(1.04, 1.04);
  disc(context, 0, 6, radius, "#080C28");
  disc(context, 0, 0, radius, isReady ? "#FFF3D1" : "#27307A");
  context.save();
  context.translate(0, -12);
  paint(context, BULB, isReady ? "#FFC93A" : "#4A57B0");
  context.strokeStyle = isReady ? "#B97A0E" : "#7C8CD9";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-9, 20);
  context.lineTo(9, 20);
  context.moveTo(-6, 27);
  context.lineTo(6, 27);
  context.moveTo(-8, -14);
  context.lineTo(-2, -6);
  context.lineTo(3, -14);
  context.lineTo(9, -6);
  context.stroke();
  context.restore();
  const colour = isReady ? "#1A2350" : "#B7C2F2";
  stage.text(price, 0, radius * 0.66, {
    size: 19,
    face: "display",
    align: "center",
    colour,
  });
  context.restore();
  const words = stage.isTouch ? "Hint" : "Hint · H";
  stage.text(words, x, y + radius + 24, { size: 17, weight: 900, align: "center", colour: "#E4EAFF" });
}

/** Puts the pieces back as they were. There is no such thing on an expedition. */
export function drawReset(stage: Stage, layout: Layout, state: LumenState, isHovered: boolean): void {
  if (state.mode === MODE.expedition) return;
  const isReady = state.used > 0 && state.phase === PHASE.playing;
  const isRaised = isHovered && isReady;
  stage.still(`reset ${isReady} ${isRaised}`, roundBox(layout.reset), (inside) =>
    drawResetAt(inside, layout, isReady, isRaised),
  );
}

function drawResetAt(stage: Stage, layout: Layout, isReady: boolean, isRaised: boolean): void {
  const { context } = stage;
  const { x, y, radius } = layout.reset;
  context.save();
  context.translate(x, y);
  if (isRaised) context.scale(1.04, 1.04);
  disc(context, 0, 6, radius, "#080C28");
  disc(context, 0, 0, radius, isReady ? "#FFF3D1" : "#27307A");
  context.strokeStyle = isReady ? "#1A2350" : "#7C8CD9";
  context.fillStyle = context.strokeStyle;
  context.lineWidth = 7;
  context.lineCap = "round";
  const reach = radius * 0.42;
  context.beginPath();
  context.arc(0, 0, reach, -0.6, Math.PI * 1.25);
  context.stroke();
  context.beginPath();
  context.moveTo(reach * 0.3, -reach * 0.5);
  context.lineTo(reach * 1.5, -reach * 0.2);
  context.lineTo(reach * 1.1, -reach * 1.4);
  context.fill();
  context.restore();
  const words = stage.isTouch ? "Reset" : "Reset · R";
  stage.text(words, x, y + radius + 24, { size: 17, weight: 900, align: "center", colour: "#E4EAFF" });
}

function paint(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}
