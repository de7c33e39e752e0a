import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CEILING, CELL, groundAt, HIGH, isFlownAt, STEP, STEPS, WATER, type Course } from "#beat-dash/rules/course.ts";
import { PX, seenOf, type Frame } from "./frame.ts";
import { GOLD, INK, PAPER, type Look } from "./looks.ts";
import { mix } from "./shapes.ts";
import { stamp } from "./sprites.ts";

const KEY_HIGH = 15;
const WAVE_PX = 8;
/** Half a cell: edges of the ground lie on it. */
const GRID = CELL / 4;

/**
 * The ground: a piano on which the duck runs, speaker boxes, and water. `lit` is the colour of the key under the duck, and `called` the step of a note that a call sings. In a
 * drop, the piano is a dance floor.
 */
export function drawGround(
  stage: Stage,
  frame: Frame,
  course: Course,
  look: Look,
  lit: string,
  isDrop = false,
  called = -1,
): void {
  const [from, to] = seenOf(stage, frame);
  let start = Math.max(-20 * CELL, Math.floor(from / GRID) * GRID);
  let kind = kindAt(course, start);
  for (let x = start; x <= to + GRID; x += GRID) {
    const next = kindAt(course, x);
    if (next === kind && x < to) continue;
    drawPart(stage, frame, look, start, x, kind, isDrop ? look.bars : look.box);
    [start, kind] = [x, next];
  }
  drawKeys(stage, frame, course, from, to, lit, isDrop, called);
  drawCeiling(stage, frame, course, from, to, lit, look);
}

const BAND_HIGH = 18;

/** Where the song is mirrored, a second piano hangs upside down, with the same keys lit. */
function drawCeiling(
  { context, isContrast }: Stage,
  frame: Frame,
  { mirrored }: Course,
  from: number,
  to: number,
  lit: string,
  look: Look,
): void {
  const bar = STEP * STEPS;
  const y = frame.toY(CEILING * HIGH);
  const under = Math.floor((frame.x + STEP / 2) / STEP);
  for (let at = Math.max(0, Math.floor(from / bar)); at * bar < to; at++) {
    if (!mirrored[at]) continue;
    const [left, wide] = [frame.toX(at * bar), PX * 16];
    context.fillStyle = isContrast ? "#000" : look.floor;
    context.fillRect(left - 1, y - KEY_HIGH - BAND_HIGH, wide + 2, BAND_HIGH + 2);
    for (let step = at * STEPS; step < (at + 1) * STEPS; step++) {
      context.fillStyle = step === under ? lit : isContrast ? "#000" : step % 2 === 0 ? PAPER : "#edb";
      context.fillRect(frame.toX(step * STEP), y - KEY_HIGH, PX * 2 - 1.5, KEY_HIGH);
    }
    if (!isContrast) continue;
    context.strokeStyle = "#fff";
    context.lineWidth = 2;
    context.strokeRect(left, y - KEY_HIGH - BAND_HIGH, wide, KEY_HIGH + BAND_HIGH);
  }
}

/** The height of what is drawn as ground here: flights go over water. */
const kindAt = (course: Course, x: number): number => (x < 0 ? 0 : isFlownAt(course, x) ? WATER : groundAt(course, x));

function drawPart(stage: Stage, frame: Frame, look: Look, from: number, to: number, level: number, wave: string): void {
  const { context, bounds, isContrast } = stage;
  const [left, right] = [frame.toX(from), frame.toX(to)];
  if (level === WATER) return drawWater(stage, frame, look, left, right);
  context.fillStyle = look.floor;
  context.fillRect(left, frame.floorY, right - left + 1, bounds.bottom - frame.floorY + 40);
  if (!isContrast) drawWave(stage, frame, wave, left, right);
  for (let row = 0; row < level; row++) {
    const y = frame.toY((row + 1) * HIGH);
    // The first box begins where the block does.
    for (let x = left; x < right - 2; x += PX) drawBox(stage, frame, look, x, y, Math.min(PX, right - x));
  }
  if (!isContrast) return;
  context.strokeStyle = "#fff";
  context.lineWidth = 2;
  const top = frame.toY(level * HIGH);
  context.strokeRect(left, top, right - left, bounds.bottom - top + 40);
}

/** The song as a wave, in the body of the piano. It is loudest on the beat. */
function drawWave(
  { context, bounds }: Stage,
  { x, floorY, isTall, pulse }: Frame,
  colour: string,
  left: number,
  right: number,
): void {
  // Upright, the notes that come lie above it.
  const middle = floorY + KEY_HIGH + (isTall ? 150 : 34);
  const most = (isTall ? 30 : 15) * (1 + pulse * 0.25);
  const shift = (x / CELL) * PX;
  context.fillStyle = colour;
  context.beginPath();
  const first = Math.ceil((Math.max(left, bounds.left) + shift) / WAVE_PX) * WAVE_PX - shift;
  for (let at = first; at < Math.min(right, bounds.right) - 3; at += WAVE_PX) {
    const place = (at + shift) / WAVE_PX;
    const high = most * (0.25 + 0.75 * Math.abs(Math.sin(place * 0.7) * Math.cos(place * 0.23 + 1)));
    context.rect(at, middle - high, 4, high * 2);
  }
  context.fill();
}

/** A speaker, whose cone moves on the beat. */
function drawBox(
  { context, isContrast }: Stage,
  { pulse }: Frame,
  look: Look,
  x: number,
  y: number,
  wide: number,
): void {
  if (isContrast) return;
  stamp(context, `box ${look.box} ${Math.round(wide)}`, [x, y, wide, PX], (inside) => {
    inside.fillStyle = look.box;
    inside.fillRect(0, 0, wide, PX);
    inside.strokeStyle = INK;
    inside.lineWidth = 2;
    inside.strokeRect(1, 1, wide - 2, PX - 2);
    if (wide < PX - 2) return;
    inside.fillStyle = INK;
    inside.beginPath();
    inside.arc(PX / 2, PX / 2, 11, 0, 7);
    inside.fill();
  });
  if (wide < PX - 2) return;
  context.fillStyle = look.bars;
  context.beginPath();
  context.arc(x + PX / 2, y + PX / 2, 5 + pulse * 3, 0, 7);
  context.fill();
}

function drawWater(
  { context, bounds, tick, isCalm, isContrast }: Stage,
  { floorY }: Frame,
  look: Look,
  left: number,
  right: number,
): void {
  const top = floorY + 12;
  context.fillStyle = look.water;
  context.fillRect(left, top, right - left + 1, bounds.bottom - top + 40);
  context.strokeStyle = isContrast ? "#0df" : "#fff";
  context.globalAlpha = isContrast ? 1 : 0.55;
  context.lineWidth = 3;
  for (const row of [0, 1]) {
    context.beginPath();
    for (let x = left; x <= right; x += 6) {
      const y = top + 4 + row * 16 + Math.sin(x / 11 + (isCalm ? 0 : tick / 14) + row * 2) * 2.5;
      if (x === left) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
    context.globalAlpha *= 0.5;
  }
  context.globalAlpha = 1;
}

/** A key for every step, on everything that is not water. */
function drawKeys(
  stage: Stage,
  frame: Frame,
  course: Course,
  from: number,
  to: number,
  lit: string,
  isDrop: boolean,
  called: number,
): void {
  const { context, isContrast } = stage;
  const wide = PX * 2;
  const under = Math.floor((frame.x + STEP / 2) / STEP);
  const dancing = mix(PAPER, lit.length === 7 ? lit : PAPER, 0.35 + 0.5 * frame.pulse);
  const beat = Math.floor(frame.beats);
  const colourOf = (step: number): string => {
    if (step === under || step === called) return step === called ? GOLD : lit;
    if (isContrast) return "#000";
    if (isDrop && (step + beat) % 2 === 0) return dancing;
    return step % 2 === 0 ? PAPER : "#edb";
  };
  for (let step = Math.floor(from / STEP); step * STEP <= to; step++) {
    const [start, end] = [step * STEP - STEP / 2, step * STEP + STEP / 2];
    for (let x = start; x < end; x += GRID) {
      const level = kindAt(course, x);
      if (level === WATER) continue;
      let stop = x + GRID;
      while (stop < end && kindAt(course, stop) === level) stop += GRID;
      const [left, right, top] = [frame.toX(x), frame.toX(stop), frame.toY(level * HIGH)];
      context.fillStyle = colourOf(step);
      context.fillRect(left, top, right - left + 0.5, KEY_HIGH);
      x = stop - GRID;
    }
    // Black keys lie between the steps, as gaps between the white ones.
    const at = frame.toX(end);
    const level = kindAt(course, end);
    if (level === WATER || kindAt(course, end - GRID) !== level) continue;
    context.fillStyle = isContrast ? "#fff" : INK;
    context.fillRect(
      at - (step % 4 === 3 ? 1 : wide * 0.1),
      frame.toY(level * HIGH),
      step % 4 === 3 ? 2 : wide * 0.2,
      step % 4 === 3 ? KEY_HIGH : 9,
    );
  }
}
