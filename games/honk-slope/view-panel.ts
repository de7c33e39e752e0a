import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { METRE } from "./rules-course.ts";
import { HONK, IDLE_FRAMES, MODE, percentOf, rules, SHELLS, starGrain, type State } from "./rules.ts";

export const kilometresOf = ({ egg }: State): number => Math.round((egg.vz / METRE) * 60 * 3.6);

/** The line of the HUD ends so far below the upper edge of a tall picture, in its units. */
const UNDER_HUD = 96;
const SHELLS_WIDE = 176;

/** Shells and horns in the upper corners, right below the HUD; speed in the lower right one. */
export function drawPanel(stage: Stage, state: State): void {
  const { width, height, bounds, isContrast, context } = stage;
  const look = isContrast ? "plain" : "";
  const top = height > width ? Math.min(10, bounds.top + UNDER_HUD) : 10;
  if (state.mode === MODE.rush) {
    paste(context, `honk-pill-${look}`, [12, top, 132, 46], (into) => drawPill(into, isContrast, 132));
    const seconds = Math.ceil(state.clock / 60);
    stage.text(`${seconds} s`, 78, top + 24, {
      size: 28,
      face: "display",
      align: "center",
      colour: seconds <= 10 ? "#FFD65A" : "#FFFFFF",
    });
  } else
    paste(context, `honk-shells-${state.shells}${look}`, [12, top, SHELLS_WIDE, 46], (into) => {
      drawPill(into, isContrast, SHELLS_WIDE);
      for (let shell = 0; shell < SHELLS; shell++)
        drawShell(into, isContrast, 24 + shell * 32, 23, shell < state.shells);
    });
  const full = Math.min(HORNS, Math.floor(state.charge / HONK));
  paste(context, `honk-horns-${full}${look}`, [width - 158, top, 146, 46], (into) => {
    drawPill(into, isContrast, 146);
    for (let horn = 0; horn < HORNS; horn++) drawHorn(into, isContrast, hornAt(horn), 23, horn < full);
  });
  if (full < HORNS) {
    context.fillStyle = "#FFD65A";
    context.fillRect(width - 158 + hornAt(full), top + 39, 32 * (state.charge / HONK - full), 4);
  }
  drawSpeed(stage, kilometresOf(state), width - 20, height - 34);
  if (state.mode === MODE.slope) drawWay(stage, state, top);
}

const OUTLINED = { face: "display", align: "right", outline: "#1A0E3E" } as const;
const [SPEED_SIZE, DIGIT_WIDE] = [50, 28];

/** The speed, from pictures of its digits: a number that changes in every frame takes a slow machine long to write. */
function drawSpeed(stage: Stage, speed: number, right: number, y: number): void {
  stage.still("honk-unit", [right - 62, y - 14, 70, 36], (inside) =>
    inside.text("km/h", right, y + 8, { ...OUTLINED, size: 19, colour: "#FFFFFF" }),
  );
  for (const [place, digit] of Array.from(String(speed)).toReversed().entries()) {
    const end = right - 54 - place * DIGIT_WIDE;
    stage.still(`honk-digit-${place}-${digit}`, [end - 40, y - 36, 48, 70], (inside) =>
      inside.text(digit, end, y, { ...OUTLINED, size: SPEED_SIZE, colour: "#FFFFFF" }),
    );
  }
}

function drawPill(context: CanvasRenderingContext2D, isContrast: boolean, wide: number): void {
  context.fillStyle = isContrast ? "#000000" : "rgba(26, 14, 62, 0.62)";
  context.beginPath();
  context.roundRect(0, 0, wide, 46, 23);
  context.fill();
}

function drawShell(
  context: CanvasRenderingContext2D,
  isContrast: boolean,
  x: number,
  y: number,
  isWhole: boolean,
): void {
  context.lineWidth = 3;
  context.strokeStyle = isContrast ? "#FFFFFF" : "#1A0E3E";
  context.fillStyle = isWhole ? "#FFF6DC" : "rgba(255, 255, 255, 0.16)";
  context.beginPath();
  context.ellipse(x, y, 11, 14, 0, 0, 7);
  context.fill();
  if (isWhole) {
    context.stroke();
    return;
  }
  context.strokeStyle = "#FFFFFF";
  context.beginPath();
  for (const [at, up] of [0, -4, 4, -4, 0].entries()) context.lineTo(x - 11 + at * 5.5, y + up);
  context.stroke();
}

const HORNS = 3;
const hornAt = (horn: number): number => 18 + horn * 41;

function drawHorn(context: CanvasRenderingContext2D, isContrast: boolean, x: number, y: number, isFull: boolean): void {
  context.beginPath();
  context.moveTo(x, y - 5);
  context.lineTo(x + 12, y - 5);
  context.lineTo(x + 32, y - 14);
  context.lineTo(x + 32, y + 14);
  context.lineTo(x + 12, y + 5);
  context.lineTo(x, y + 5);
  context.closePath();
  context.fillStyle = isFull ? "#FFD65A" : "rgba(255, 255, 255, 0.18)";
  context.fill();
  context.strokeStyle = isFull || isContrast ? "#FFFFFF" : "rgba(255, 255, 255, 0.5)";
  context.lineWidth = isFull ? 3 : 2;
  context.stroke();
}

/** How far the finish is, and the grain for the star. */
function drawWay(stage: Stage, state: State, top: number): void {
  const { context, width, height } = stage;
  const wide = height > width ? 150 : 200;
  const left = width / 2 + (height > width ? 14 : 0) - wide / 2;
  context.fillStyle = "rgba(26, 14, 62, 0.62)";
  context.beginPath();
  context.roundRect(left - 12, top, wide + 24, 46, 23);
  context.fill();
  context.fillStyle = "rgba(255, 255, 255, 0.25)";
  context.fillRect(left + 4, top + 10, wide - 8, 7);
  context.fillStyle = "#FFD65A";
  context.fillRect(left + 4, top + 10, ((wide - 8) * percentOf(state)) / 100, 7);
  const need = starGrain(state);
  const words = state.grain >= need ? `★ ${state.grain} grain` : `${state.grain} of ${need} grain`;
  stage.text(words, left + wide / 2, top + 32, { size: 18, weight: 900, align: "center", colour: "#FFFFFF" });
}

/** Frames before a run without a press ends, from which on the player is told. */
const WARNED_FRAMES = 5 * 60;

/** A run without a press ends soon: the player is told in time. */
export function drawAdvice(stage: Stage, state: State): void {
  const left = IDLE_FRAMES - state.idle;
  if (left > WARNED_FRAMES || rules.isOver(state)) return;
  const { width, height } = stage;
  stage.text(`Steer to roll on: ${Math.ceil(left / 60)}`, width / 2, height * 0.3, {
    size: 32,
    face: "display",
    align: "center",
    colour: "#FFD65A",
    outline: "#1A0E3E",
  });
}

export type Banner = { title: string; words: string; at: number };
const BANNER_FRAMES = 130;

export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, height } = stage;
  const y = height * (height > width ? 0.17 : 0.16);
  context.globalAlpha = Math.min(1, age / 10, (BANNER_FRAMES - age) / 20);
  // Letters with an edge fade as one picture.
  stage.still(`banner ${title} ${words}`, [width / 2 - 280, y - 36, 560, 94], (inside) => {
    const style = { align: "center", outline: "#1A0E3E" } as const;
    inside.text(title, width / 2, y, { ...style, size: 44, face: "display", colour: "#FFFFFF" });
    inside.text(words, width / 2, y + 38, { ...style, size: 22, weight: 900, colour: "#FFD65A" });
  });
  context.globalAlpha = 1;
}
