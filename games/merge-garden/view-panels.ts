import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CRACK_SLIDES } from "./rules-weeds.ts";
import { PHASE, STUCK_FRAMES, type GardenState } from "./rules.ts";
import { hexagon, type Layout } from "./view-layout.ts";
import { PLANTS } from "./view-plants.ts";
import { drawShapes } from "./view-shapes.ts";

const NOTE_FRAMES = 260;
const SHELF_COLUMNS = { wide: 3, tall: 7 };
const NOTE = { width: 252, height: 86 };

/** The background: a lawn, its shade, and ripples in the shade only. */
export function drawLawn(stage: Stage): void {
  const { context, width, height, isContrast } = stage;
  stage.fill(isContrast ? "#04170F" : "#18704C");
  if (isContrast) return;
  context.fillStyle = "#156646";
  context.beginPath();
  context.moveTo(width, height * 0.12);
  context.bezierCurveTo(width * 0.9, height * 0.62, width * 0.6, height * 0.94, width * 0.12, height);
  context.lineTo(width, height);
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = "#115A3D";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0, y = height * 0.14; y < height; y += 21, row += 1) {
    for (let x = (row % 2) * 26; x < width; x += 54) {
      context.moveTo(x, y);
      context.lineTo(x + 20, y);
    }
  }
  context.stroke();
  context.restore();
}

/** All plants, as a small bed. Plants that earlier runs found are pale, and unknown ones a question mark. */
export function drawShelf(stage: Stage, layout: Layout, { best }: GardenState, known: number): void {
  const { x, y } = layout.shelf;
  const box = layout.isTall ? ([x - 6, y - 6, 590, 250] as const) : ([x - 6, y - 6, 274, 560] as const);
  stage.still(`shelf ${best} ${known}`, box, (inside) => drawShelfPlants(inside, layout, best, known));
}

function drawShelfPlants(stage: Stage, layout: Layout, best: number, known: number): void {
  const { context } = stage;
  const columns = layout.isTall ? SHELF_COLUMNS.tall : SHELF_COLUMNS.wide;
  const radius = layout.isTall ? 49 : 50;
  const [stepX, stepY] = [radius * 1.5 + 5, radius * Math.sqrt(3) + 6];
  for (const [index, { tile, shapes }] of PLANTS.entries()) {
    const column = index % columns;
    const x = layout.shelf.x + radius + column * stepX;
    const y = layout.shelf.y + radius + (Math.floor(index / columns) + (column % 2) / 2) * stepY;
    const isSeen = index < best;
    const isKnown = !isSeen && index < known;
    context.fillStyle = isSeen ? tile : stage.isContrast ? "#0B3B28" : "#12583D";
    hexagon(context, x, y, radius);
    context.fill();
    if (index === best - 1) {
      context.strokeStyle = "#FFD24A";
      context.lineWidth = 5;
      context.stroke();
    }
    context.save();
    context.translate(x, y);
    context.scale(radius / 46, radius / 46);
    if (isKnown) context.globalAlpha = 0.42;
    if (isSeen || isKnown) drawShapes(context, shapes);
    else stage.text("?", 0, 2, { size: 30, face: "display", align: "center", colour: "#3FA86F" });
    context.restore();
  }
}

/** A note beside the gardener: what is new, what comes next, what the player can do. */
export function drawNote(
  stage: Stage,
  layout: Layout,
  state: GardenState,
  newest: { level: number; frame: number },
): void {
  const [title, line] = noteOf(state, newest);
  const lines = inTwo(line);
  const height = NOTE.height + (lines.length - 1) * 26;
  const [left, y] = layout.isTall ? [196, 1000] : [layout.gardener.x - NOTE.width / 2, 284];
  stage.still(`note ${lines.length}`, [left, y, NOTE.width + 5, height + 6], ({ context }) =>
    drawPaper(context, left, y, height),
  );
  // The words change with every slide, so a picture of them would be made in the busiest frames.
  stage.text(title, left + 36, y + 30, { size: 24, face: "display", colour: "#B3261E" });
  for (const [row, words] of lines.entries())
    stage.text(words, left + 36, y + 60 + row * 26, { size: 20, colour: "#1A2350" });
}

function drawPaper(context: CanvasRenderingContext2D, left: number, y: number, height: number): void {
  const { width } = NOTE;
  context.fillStyle = "rgb(6 40 27 / .45)";
  roundBox(context, left + 4, y + 5, width, height);
  context.fillStyle = "#FFF3D1";
  roundBox(context, left, y, width, height);
  context.fillStyle = "#18704C";
  for (const hole of [0.28, 0.72]) {
    context.beginPath();
    context.arc(left + 17, y + height * hole, 6, 0, 7);
    context.fill();
  }
}

/** Splits words into two lines of about the same length. */
function inTwo(words: string): string[] {
  const at = words.indexOf(" ", Math.floor(words.length / 2) - 2);
  return at < 0 || words.length < 20 ? [words] : [words.slice(0, at), words.slice(at + 1)];
}

function noteOf(state: GardenState, newest: { level: number; frame: number }): [string, string] {
  if (state.phase === PHASE.stuck) {
    const seconds = Math.ceil((STUCK_FRAMES - state.stuckFor) / 60);
    return [`Stuck. ${seconds}`, "The can takes one slide back."];
  }
  if (state.isDone) return ["Delivered.", "The customer is pleased."];
  if (state.phase === PHASE.over) return ["That is all.", "The garden is full."];
  if (state.idle > 14 * 60) return ["Hm.", "The weeds do not wait."];
  if (newest.level > 1 && state.frame - newest.frame < NOTE_FRAMES) {
    const { name, remark } = PLANTS[newest.level - 1]!;
    return [name, remark];
  }
  if (state.slides < 3) return ["Slide.", "Two of a kind become one."];
  if (state.cracks.length) {
    const slides = state.weedIn === 1 ? "slide" : "slides";
    return [`Weed in ${state.weedIn} ${slides}`, "Put a plant on the crack."];
  }
  const weeds = state.cells.filter((content) => content > 100).length;
  if (weeds) return [`${weeds} ${weeds === 1 ? "weed" : "weeds"}`, "Merge beside one to pull it."];
  if (state.order > 0) return [`Order ${state.order}`, "What is ordered goes into the basket."];
  return ["All quiet.", state.weedIn > CRACK_SLIDES + 1 ? "Merge. Make room." : "The soil is moving."];
}

function roundBox(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, [4, 14, 14, 4]);
  context.fill();
}
