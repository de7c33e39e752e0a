import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CELLS, EMPTY, isPlant, isWeed, WEED } from "./rules-board.ts";
import type { GardenState } from "./rules.ts";
import { cellPoint, hexagon, signPoint, type Layout } from "./view-layout.ts";
import { PLANTS, WEED_SHAPES } from "./view-plants.ts";
import { drawShapes } from "./view-shapes.ts";

/** Frames for a slide, for the swelling of a merged plant, and for the growth of a new one. */
export const SLIDE_FRAMES = 7;
const SWELL_FRAMES = 12;
const GROW_FRAMES = 12;
const GAIN_FRAMES = 42;
const USED = "#FFD24A";
const KEYS = ["W", "E", "D", "S", "A", "Q"];

const easeOut = (t: number) => 1 - (1 - t) ** 3;
const clamp = (t: number) => Math.max(0, Math.min(1, t));
/** An easing function from 0 to 1 that overshoots on the way. */
const spring = (t: number) => (t >= 1 ? 1 : 1 - Math.cos(t * 7) * (1 - t) ** 2);

export function drawBed(stage: Stage, layout: Layout, state: GardenState): void {
  const { x, y } = layout.centre;
  const reach = layout.radius * 5;
  stage.still(`bed ${layout.radius}`, [x - reach, y - reach, reach * 2, reach * 2], (inside) =>
    drawEmptyBed(inside, layout),
  );
  for (const cell of state.cracks) {
    const at = cellPoint(layout, cell);
    drawCrack(stage, at.x, at.y, layout.radius);
  }
  drawContents(stage, layout, state);
}

function drawEmptyBed({ context, isContrast }: Stage, layout: Layout): void {
  for (let cell = 0; cell < CELLS.length; cell++) {
    const { x, y } = cellPoint(layout, cell);
    drawSlab(context, x, y, layout.radius * 0.95, isContrast ? "#0B3B28" : "#2C9560", 0.16, isContrast);
  }
}

/** The slab of a plant or weed. One that does not grow is a picture. */
function drawTile(stage: Stage, x: number, y: number, radius: number, colour: string, shine: number, grown = 1): void {
  const { isContrast } = stage;
  if (grown !== 1) return drawSlab(stage.context, x, y, radius * grown, colour, shine, isContrast);
  const reach = radius * 1.2;
  stage.still(`tile ${colour}`, [x - reach, y - reach, reach * 2, reach * 2], (inside) =>
    drawSlab(inside.context, x, y, radius, colour, shine, isContrast),
  );
}

/** A hexagon with the thickness and bright edge of the cover's style. */
function drawSlab(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  shine: number,
  isContrast: boolean,
): void {
  context.fillStyle = "#0A3A29";
  hexagon(context, x, y + radius * 0.16, radius);
  context.fill();
  context.fillStyle = colour;
  hexagon(context, x, y, radius);
  context.fill();
  if (isContrast) {
    context.strokeStyle = "#fff";
    context.lineWidth = 2;
    context.stroke();
  }
  context.strokeStyle = `rgb(255 255 255 / ${shine})`;
  context.lineWidth = radius * 0.07;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x - radius * 0.88, y - radius * 0.08);
  context.lineTo(x - radius * 0.46, y - radius * 0.79);
  context.lineTo(x + radius * 0.42, y - radius * 0.79);
  context.stroke();
}

function drawCrack({ context, tick, isCalm, isContrast }: Stage, x: number, y: number, radius: number): void {
  const pulse = isCalm ? 0 : Math.sin(tick / 9) * 0.06;
  const size = radius * (0.5 + pulse);
  context.save();
  context.translate(x, y);
  context.strokeStyle = isContrast ? "#fff" : "#08281C";
  context.lineWidth = radius * 0.1;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(-size, -size * 0.2);
  context.lineTo(-size * 0.4, size * 0.15);
  context.lineTo(-size * 0.1, -size * 0.3);
  context.lineTo(size * 0.3, size * 0.25);
  context.lineTo(size * 0.9, -size * 0.1);
  context.moveTo(-size * 0.1, -size * 0.3);
  context.lineTo(size * 0.05, -size * 0.8);
  context.moveTo(size * 0.3, size * 0.25);
  context.lineTo(size * 0.15, size * 0.8);
  context.stroke();
  context.fillStyle = "#B794E0";
  context.beginPath();
  context.arc(size * 0.1, 0, radius * 0.07, 0, 7);
  context.arc(-size * 0.45, size * 0.05, radius * 0.05, 0, 7);
  context.fill();
  context.restore();
}

function drawContents(stage: Stage, layout: Layout, state: GardenState): void {
  const { last } = state;
  const age = stage.isCalm ? 1000 : state.frame - last.frame;
  if (age < SLIDE_FRAMES && last.slides.length) {
    const way = easeOut(clamp(age / SLIDE_FRAMES));
    for (const [cell, content] of state.cells.entries()) {
      if (isWeed(content) && !last.weeds.includes(cell)) drawWeed(stage, layout, cell, content, 1);
    }
    for (const cell of last.pulled) drawWeed(stage, layout, cell, WEED + 1, 1);
    for (const { from, to, level } of last.slides) {
      const [a, b] = [cellPoint(layout, from), cellPoint(layout, to)];
      drawPlant(stage, layout, a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way, level, 1, from);
    }
    return;
  }
  const since = age - SLIDE_FRAMES;
  for (const [cell, content] of state.cells.entries()) {
    if (content === EMPTY) continue;
    const { x, y } = cellPoint(layout, cell);
    const isNew = last.spawned.includes(cell) || last.weeds.includes(cell);
    const isMerged = last.slides.some(({ to, isMerge }) => isMerge && to === cell);
    const grown = isNew ? spring(clamp(since / GROW_FRAMES)) : isMerged ? swell(since / SWELL_FRAMES) : 1;
    if (isWeed(content)) drawWeed(stage, layout, cell, content, grown);
    else if (isPlant(content)) drawPlant(stage, layout, x, y, content, grown, cell);
  }
}

const swell = (t: number): number => (t >= 1 || t < 0 ? 1 : 1 + 0.22 * Math.sin(t * Math.PI) * (1 - t * 0.4));

function drawPlant(stage: Stage, layout: Layout, x: number, y: number, level: number, grown: number, nth: number) {
  const { context, tick, isCalm } = stage;
  const { tile, shapes } = PLANTS[level - 1]!;
  if (grown <= 0.02) return;
  drawTile(stage, x, y, layout.radius * 0.95, tile, 0.5, grown);
  context.save();
  context.translate(x, y);
  const size = (layout.radius / 40) * 0.9 * grown;
  context.scale(size, size);
  // Everything with a stem sways, each with its own phase.
  if (!isCalm) {
    context.translate(0, 26);
    context.rotate(Math.sin(tick / 38 + nth * 1.7) * 0.045);
    context.translate(0, -26);
  }
  drawShapes(context, shapes);
  context.restore();
}

function drawWeed(stage: Stage, layout: Layout, cell: number, content: number, grown: number): void {
  const { context, tick, isCalm } = stage;
  const { x, y } = cellPoint(layout, cell);
  if (grown <= 0.02) return;
  drawTile(stage, x, y, layout.radius * 0.95, "#3A2A55", 0.18);
  context.save();
  context.translate(x, y + layout.radius * 0.1);
  const size = (layout.radius / 40) * 0.82;
  context.scale(size, size * grown);
  if (!isCalm) context.transform(1, 0, Math.sin(tick / 26 + cell) * 0.05, 1, 0, 0);
  drawShapes(context, WEED_SHAPES);
  context.restore();
  const toughness = content - WEED;
  // A knot for every merge that is still needed to pull it.
  for (let knot = 0; knot < toughness; knot++) {
    context.fillStyle = "#FFF3D1";
    context.beginPath();
    context.arc(
      x + (knot - (toughness - 1) / 2) * layout.radius * 0.26,
      y + layout.radius * 0.66,
      layout.radius * 0.085,
      0,
      7,
    );
    context.fill();
  }
}

/** Signposts that show where each key slides to; also targets for the mouse. */
export function drawSigns(stage: Stage, layout: Layout, state: GardenState, hovered: number): void {
  const age = state.frame - state.last.frame;
  for (let direction = 0; direction < 6; direction++) {
    const { x, y } = signPoint(layout, direction);
    const isUsed = state.last.slides.length > 0 && state.last.direction === direction && age < 14;
    const isHovered = hovered === direction;
    const push = isUsed && !stage.isCalm ? -6 * (1 - age / 14) : 0;
    if (isUsed) drawSign(stage, x, y, direction, USED, push);
    else
      stage.still(`sign ${direction} ${isHovered}`, [x - 34, y - 34, 68, 68], (inside) =>
        drawSign(inside, x, y, direction, isHovered ? "#FFF3D1" : "#8CCB5A", 0),
      );
  }
}

function drawSign(stage: Stage, x: number, y: number, direction: number, colour: string, push: number): void {
  const { context } = stage;
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate((direction * Math.PI) / 3);
  context.translate(0, push);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, -17);
  context.lineTo(17, 3);
  context.quadraticCurveTo(0, -5, -17, 3);
  context.closePath();
  context.fill();
  context.restore();
  if (!stage.isTouch) {
    const angle = ((direction * 60 - 90) * Math.PI) / 180;
    stage.text(KEYS[direction]!, -Math.cos(angle) * 9, -Math.sin(angle) * 9 + 3, {
      size: 17,
      weight: 900,
      align: "center",
      colour: colour === USED ? USED : "#DFF3C4",
    });
  }
  context.restore();
}

/** The points of each merge, on top of everything and readable on any tile. */
export function drawGains(stage: Stage, layout: Layout, { last, frame }: GardenState): void {
  const age = frame - last.frame - SLIDE_FRAMES;
  if (age < 0 || age > GAIN_FRAMES) return;
  const rise = stage.isCalm ? 0.5 : easeOut(age / GAIN_FRAMES);
  stage.context.globalAlpha = clamp((GAIN_FRAMES - age) / 14);
  for (const { to, level, isMerge } of last.slides) {
    if (!isMerge) continue;
    const words = `+${(1 << (level + 1)) * last.merges}`;
    const { x, y } = cellPoint(layout, to);
    const high = y - layout.radius * (0.4 + rise * 0.6);
    stage.still(`gain ${words}`, [x - 70, high - 24, 140, 48], (inside) =>
      outlined(inside, words, x, high, 28, "#FFF3D1"),
    );
  }
  if (last.merges > 1) {
    const { x, y } = layout.centre;
    const pop = stage.isCalm ? 1 : 1 + Math.max(0, 8 - age) / 16;
    outlined(stage, `×${last.merges}`, x, y - rise * 30, (44 + last.merges * 11) * pop, "#FFD24A");
  }
  stage.context.globalAlpha = 1;
}

function outlined(stage: Stage, words: string, x: number, y: number, size: number, colour: string): void {
  const { context } = stage;
  stage.text(words, x, y, { size, face: "display", align: "center", colour: "#06281B" });
  context.strokeStyle = "#06281B";
  context.lineWidth = size / 4;
  context.lineJoin = "round";
  context.strokeText(words, x, y);
  context.fillStyle = colour;
  context.fillText(words, x, y);
}

/** The ghost's garden, small. */
export function drawSmallBed(stage: Stage, { ghost }: Layout, state: GardenState): void {
  const small = { centre: ghost, radius: 13 };
  stage.context.fillStyle = stage.isContrast ? "#000" : "rgb(4 23 15 / 0.45)";
  stage.context.beginPath();
  stage.context.arc(ghost.x, ghost.y, 66, 0, 7);
  stage.context.fill();
  drawSlip(stage, "They", ghost.x - 96, ghost.y, 18);
  for (const [cell, content] of state.cells.entries()) {
    const { x, y } = cellPoint(small, cell);
    stage.context.fillStyle = isWeed(content) ? "#3A2A55" : isPlant(content) ? PLANTS[content - 1]!.tile : "#18704C";
    hexagon(stage.context, x, y, 12);
    stage.context.fill();
    if (isPlant(content))
      stage.text(String(content), x, y + 1, { size: 11, weight: 900, align: "center", colour: "#0E4A34" });
  }
}
