import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { rules } from "#honk-slope/rules.ts";
import { METRE } from "#honk-slope/rules/course.ts";
import { percentOf, starGrain } from "#honk-slope/rules/score.ts";
import { HONK, IDLE_FRAMES, MODE, SHELLS, type State } from "#honk-slope/rules/state.ts";
import { lowOf } from "./flow.ts";
import { GOLD, INK, loud, PALE, SHADE } from "./style.ts";

/** The line of the HUD ends so far below the upper edge of a tall picture, in its units. */
const UNDER_HUD = 96;
/** The upper edge of what stands in the upper corners. */
const topOf = ({ width, height, bounds }: Stage): number =>
  height > width ? Math.min(10, bounds.top + UNDER_HUD) : 10;

/** Shells and horns in the upper corners, right below the HUD; speed in the lower right one. */
export function drawPanel(stage: Stage, state: State): void {
  const { width, bounds, isContrast } = stage;
  // On a lying phone the HUD stands beside the safe area.
  const [start, end] = [Math.max(0, bounds.left) + 12, Math.min(width, bounds.right)];
  const top = topOf(stage);
  const drawPill = (left: number, wide: number, version: number, draw: (inside: Stage) => void) =>
    stage.still(
      `honk-pill ${left} ${top}`,
      [left - 2, top - 2, wide + 4, 50],
      (inside) => {
        const { context } = inside;
        context.fillStyle = isContrast ? "#000000" : SHADE;
        context.beginPath();
        context.roundRect(left, top, wide, 46, 23);
        context.fill();
        context.lineWidth = 3;
        draw(inside);
      },
      version,
    );
  const isRush = state.mode === MODE.rush;
  const seconds = Math.ceil(state.clock / 60);
  drawPill(start, SHELLS * 32 + 16, isRush ? seconds : state.shells, ({ context, text }) => {
    if (isRush) return text(`${seconds} s`, start + 88, top + 24, loud(28, seconds <= 10 ? GOLD : "#FFFFFF"));
    for (let shell = 0; shell < SHELLS; shell++) {
      // A lost shell is an empty outline.
      context.fillStyle = shell < state.shells ? PALE : "transparent";
      context.beginPath();
      context.ellipse(start + 24 + shell * 32, top + 23, 11, 14, 0, 0, 7);
      context.fill();
      context.strokeStyle = isContrast || shell >= state.shells ? "#FFFFFF" : INK;
      context.stroke();
    }
  });
  const honks = Math.floor(state.charge / HONK);
  drawPill(end - 158, 146, honks, ({ context }) => {
    for (let horn = 0; horn < HORNS; horn++) {
      context.save();
      context.translate(end - 140 + horn * 41, top + 23);
      context.strokeStyle = horn < honks ? "#FFFFFF" : "#9A9A9A";
      context.stroke(HORN);
      context.fillStyle = GOLD;
      if (horn < honks) context.fill(HORN);
      context.restore();
    }
  });
  const { context } = stage;
  context.fillStyle = GOLD;
  context.fillRect(end - 140 + honks * 41, top + 39, ((state.charge % HONK) * 32) / HONK, 4);
  // It goes in fives: a number that changes in every frame is hard to read.
  const speed = Math.round((state.egg.vz / METRE) * 43.2) * 5;
  const [right, y] = [end - 20, lowOf(stage) - 34];
  stage.still(`honk-speed ${right}`, [right - 60, y - 12, 68, 40], (inside) =>
    inside.text("km/h", right, y + 8, loud(19, "#FFFFFF", "right")),
  );
  // Ten pictures, one for each digit, in place of one for each speed.
  for (const [at, digit] of Array.from(`${speed}`.padStart(3)).entries()) {
    if (digit === " ") continue;
    context.save();
    context.translate(right - 132 + at * 29, y);
    stage.still(`honk-digit ${digit}`, [-20, -36, 40, 70], (inside) => inside.text(digit, 0, 0, loud(50, "#FFFFFF")));
    context.restore();
  }
  if (state.mode === MODE.slope) drawWay(stage, state, top);
}

const HORNS = 3;
const HORN = new Path2D("M0-5h12l20-9v28l-20-9H0z");

/** How far the finish is, and the grain for the star. */
function drawWay(stage: Stage, state: State, top: number): void {
  const { context, width, height } = stage;
  const wide = height > width ? 158 : 208;
  const left = width / 2 + (height > width ? 14 : 0) - wide / 2;
  context.fillStyle = SHADE;
  context.fillRect(left, top, wide, 46);
  context.fillStyle = GOLD;
  context.fillRect(left, top + 40, (wide * percentOf(state)) / 100, 6);
  const words = `★ ${state.grain} of ${starGrain(state)} grain`;
  stage.still(
    `honk-way ${left}`,
    [left, top, wide, 40],
    (inside) => inside.text(words, left + wide / 2, top + 20, loud(18)),
    state.grain,
  );
}

/** Frames before a run without a press ends, from which on the player is told. */
const WARNED_FRAMES = 5 * 60;

/** A run without a press ends soon: the player is told in time. */
export function drawAdvice(stage: Stage, state: State): void {
  const left = IDLE_FRAMES - state.idle;
  if (left > WARNED_FRAMES || rules.isOver(state)) return;
  const { width, height } = stage;
  stage.text(`Steer to roll on: ${Math.ceil(left / 60)}`, width / 2, height * 0.3, loud(32));
}

export type Banner = { title: string; words: string; at: number };
const BANNER_FRAMES = 130;
const BANNER_HIGH = 82;

/** Words on a plate above the way: between the shells and the horns, or on a tall picture below them. */
export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, height, isContrast } = stage;
  const top = topOf(stage) + (height > width ? 56 : -4);
  const wide = Math.min(576, 56 + Math.max(title.length * 24, words.length * 12));
  const left = (width - wide) / 2;
  context.globalAlpha = Math.min(1, age / 10, (BANNER_FRAMES - age) / 20);
  // Letters with an edge fade as one picture.
  stage.still(`banner ${title} ${words}`, [left, top, wide, BANNER_HIGH], (inside) => {
    inside.context.fillStyle = isContrast ? "#000000" : SHADE;
    inside.context.beginPath();
    inside.context.roundRect(left, top, wide, BANNER_HIGH, 20);
    inside.context.fill();
    inside.text(title, width / 2, top + 28, loud(38, "#FFFFFF"));
    inside.text(words, width / 2, top + 61, loud(23));
  });
  context.globalAlpha = 1;
}
