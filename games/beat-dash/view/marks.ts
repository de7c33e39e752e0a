import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BEAT, STEP, type Course } from "#beat-dash/rules/course.ts";
import { factorOf, LOUDER } from "#beat-dash/rules/hits.ts";
import { CROWD, FEATHERS, MAX_HEARTS, MODE, PHASE, percentOf, type State } from "#beat-dash/rules/state.ts";
import type { Frame } from "./frame.ts";
import { GOLD, INK, PAPER } from "./looks.ts";
import { dropsOf } from "./show.ts";
import { circle, trace } from "./shapes.ts";
import { drawFeather } from "./things.ts";

const ROW = 64;

/** Hearts or feathers on the left, how far the song is in the middle, the factor on the right. Drawn anew when one changes. */
export function drawMarks(stage: Stage, state: State, course: Course, accent: string): void {
  const { mode, feathers, hearts, checkpoint, streak } = state;
  const version = [mode, feathers, hearts, checkpoint, percentOf(state), streak, accent, stage.width].join();
  stage.still("marks", [0, 0, stage.width, ROW], (inside) => drawRow(inside, state, course, accent), version);
}

function drawRow(stage: Stage, state: State, course: Course, accent: string): void {
  const { width, context } = stage;
  const y = 24;
  if (state.mode === MODE.remix) {
    for (let heart = 0; heart < MAX_HEARTS; heart++) drawHeart(stage, 20 + heart * 22, y, heart < state.hearts);
  } else {
    for (let index = 0; index < FEATHERS; index++) {
      const isFound = (state.feathers & (1 << index)) !== 0;
      context.fillStyle = stage.isContrast ? "#000" : `${INK}99`;
      circle(context, 18 + index * 22, y, 10);
      context.save();
      // The place of a feather that is still to be found.
      context.globalAlpha = isFound ? 1 : 0.3;
      context.translate(18 + index * 22, y);
      context.scale(0.5, 0.5);
      drawFeather({ context, tick: 0, isCalm: true, isContrast: stage.isContrast }, 0, 0);
      context.restore();
    }
    drawProgress(stage, state, course, accent);
    if (state.mode === MODE.take) drawFans(stage, state.hearts, accent);
  }
  drawFactor(stage, state, accent, width - 34, y + 3);
}

function drawHeart({ context, isContrast }: Stage, x: number, y: number, isFull: boolean): void {
  context.beginPath();
  context.moveTo(x, y + 8);
  context.bezierCurveTo(x - 13, y - 2, x - 7, y - 12, x, y - 4);
  context.bezierCurveTo(x + 7, y - 12, x + 13, y - 2, x, y + 8);
  context.fillStyle = isFull ? (isContrast ? "#fff" : "#f56") : "#00000055";
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = isContrast ? "#fff" : PAPER;
  context.stroke();
}

/** The crowd of a take: a head for each part of it that is still there. */
function drawFans(stage: Stage, fans: number, accent: string): void {
  const { context, isContrast } = stage;
  for (let fan = 0; fan < CROWD; fan++) {
    const [x, y] = [16 + fan * 13, 52 - (fan % 2) * 3];
    context.fillStyle = isContrast ? "#000" : `${INK}99`;
    circle(context, x, y, 6.5);
    context.fillStyle = fan < fans ? (fans <= 3 ? "#f77" : isContrast ? "#fe0" : accent) : "#FFFFFF33";
    circle(context, x, y, fan < fans ? 5 : 2);
  }
  stage.text("Crowd", 14 + CROWD * 13, 51, { size: 12, weight: 900, colour: fans <= 3 ? "#f99" : PAPER, outline: INK });
}

/** The bar of the song. */
export const progressBar = ({ width }: Pick<Stage, "width">) => ({ left: width * 0.3, wide: width * 0.4, y: 24 });

function drawProgress(stage: Stage, state: State, { bars }: Course, accent: string): void {
  const { context, isContrast } = stage;
  const { left, wide, y } = progressBar(stage);
  context.fillStyle = isContrast ? "#000" : `${INK}99`;
  context.beginPath();
  context.roundRect(left - 3, y - 8, wide + 6, 16, 8);
  context.fill();
  if (isContrast) {
    context.strokeStyle = "#fff";
    context.lineWidth = 2;
    context.stroke();
  }
  // The drops, so that one sees them come.
  context.fillStyle = isContrast ? "#888" : "#FFFFFF4D";
  for (const { from, to } of dropsOf(state, bars))
    context.fillRect(left + (wide * from) / bars, y - 5, (wide * (to - from)) / bars - 1, 10);
  const percent = percentOf(state);
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(left, y - 5, Math.max(10, (wide * percent) / 100), 10, 5);
  context.fill();
  if (state.mode === MODE.song) {
    context.fillStyle = PAPER;
    circle(context, left + (wide * state.checkpoint) / bars, y, 3.5);
  }
  stage.text(`${percent} %`, left + wide + (percent === 100 ? 30 : 25), y + 1, {
    size: 13,
    weight: 900,
    colour: PAPER,
    align: "center",
    outline: INK,
  });
}

/** ×1 to ×4, with the hits until the next one around it. */
function drawFactor(stage: Stage, { streak }: State, accent: string, x: number, y: number): void {
  const { context, isContrast } = stage;
  const factor = factorOf(streak);
  const [from, to] = [LOUDER[factor - 2] ?? 0, LOUDER[factor - 1] ?? streak];
  const part = to > from ? (streak - from) / (to - from) : 1;
  const radius = 20;
  context.fillStyle = isContrast ? "#000" : INK;
  circle(context, x, y, radius);
  context.lineWidth = 4.5;
  context.lineCap = "round";
  context.strokeStyle = "#FFFFFF33";
  context.beginPath();
  context.arc(x, y, radius - 3, 0, 7);
  context.stroke();
  context.strokeStyle = factor === 4 ? GOLD : accent;
  context.beginPath();
  context.arc(x, y, radius - 3, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
  context.stroke();
  stage.text(`×${factor}`, x, y + 1, {
    size: 18,
    face: "display",
    colour: factor === 4 ? GOLD : PAPER,
    align: "center",
  });
}

const NOTE_PX = 50;
/** Between two lines of the staff, and from its middle to its edges. */
const LINE = 15;
const HALF = 3 * LINE;

/**
 * Upright, there is room for the notes that come, on the front of the piano: the drums and rings of the next bars on a staff,
 * as high as they sound. `noteAt` is in hertz, and 0 if the note is not known yet.
 */
export function drawStaff(
  stage: Stage,
  frame: Frame,
  course: Course,
  next: number,
  accent: string,
  noteAt: (step: number) => number,
): void {
  const { context, bounds, isContrast } = stage;
  const y = frame.outY(frame.floorY) + 84;
  const hit = frame.duckX;
  context.fillStyle = isContrast ? "#000" : `${INK}88`;
  context.fillRect(bounds.left, y - HALF, bounds.right - bounds.left, 2 * HALF);
  context.strokeStyle = isContrast ? "#fff" : "#FFFFFF55";
  context.lineWidth = 1.5;
  context.beginPath();
  for (const line of [-2, -1, 0, 1, 2]) {
    context.moveTo(bounds.left, y + line * LINE);
    context.lineTo(bounds.right, y + line * LINE);
  }
  // Bar lines.
  const bar = BEAT * 4;
  for (let at = Math.floor(frame.x / bar) * bar; at < frame.x + 8 * BEAT; at += bar) {
    const x = hit + ((at - frame.x) / BEAT) * NOTE_PX;
    context.moveTo(x, y - 2 * LINE);
    context.lineTo(x, y + 2 * LINE);
  }
  context.stroke();
  const from = course.tiles[next]?.x ?? frame.x;
  for (const note of [...course.tiles, ...course.gates]) {
    const x = hit + ((note.x - frame.x) / BEAT) * NOTE_PX;
    const hertz = noteAt(note.x / STEP);
    if (x > bounds.right + 20 || x < hit - 40 || !hertz) continue;
    context.globalAlpha = note.x < ("kind" in note ? frame.x : from) ? 0.3 : 1;
    context.fillStyle = "kind" in note ? GOLD : note.isOrb ? "#f87" : isContrast ? "#fff" : accent;
    // Seven half lines are an octave, and the lowest line is an E, as in music.
    const high = y + 2 * LINE - (LINE / 2) * Math.max(-1, Math.min(10, Math.round(7 * Math.log2(hertz / 329.6))));
    // A string to hold is as long as it lasts.
    if ("hold" in note && note.hold > 0) context.fillRect(x, high - 3, (note.hold * NOTE_PX) / 2, 6);
    context.beginPath();
    context.ellipse(x, high, 11, 8, -0.35, 0, 7);
    context.fill();
    context.fillRect(x + 8, high - 34, 3, 34);
  }
  context.globalAlpha = 1;
  context.strokeStyle = GOLD;
  context.lineWidth = 4;
  trace(context, [hit, y - HALF, hit, y + HALF]);
  context.stroke();
}

/** A title that comes in, stays and goes, in the upper part. */
export function drawBanner(stage: Stage, title: string, words: string, age: number): void {
  if (age > 130) return;
  const { context, width, height, isCalm } = stage;
  // Beside the duck, or above its jumps.
  const [across, y] = height > width ? [width / 2, height * 0.25] : [width * 0.63, height * 0.3];
  const come = isCalm ? 1 : easeOut(partOf(age, 14));
  context.globalAlpha = Math.min(come, partOf(130 - age, 20));
  stage.text(title, across - (1 - come) * 60, y, {
    size: 34,
    face: "display",
    colour: PAPER,
    outline: INK,
    align: "center",
  });
  if (words)
    stage.text(words, across + (1 - come) * 60, y + 30, {
      size: 16,
      weight: 900,
      colour: PAPER,
      outline: INK,
      align: "center",
    });
  context.globalAlpha = 1;
}

/** While the song is wound back. */
export function drawRewind(stage: Stage, { phase }: State): void {
  if (phase !== PHASE.fallen) return;
  const { width, height } = stage;
  stage.text("◀◀ Rewind", width / 2, height * 0.4, {
    size: 30,
    face: "display",
    colour: PAPER,
    outline: INK,
    align: "center",
  });
}
