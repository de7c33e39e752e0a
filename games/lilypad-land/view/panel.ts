import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { columnOf, pondOf, rowOf } from "#lilypad-land/rules/ponds.ts";
import { KINDS } from "#lilypad-land/rules/rivals.ts";
import { BREATH, factorOf, MOST_BREATH, ROW_FRAMES } from "#lilypad-land/rules/swim.ts";
import { hurryOf, IDLE_FRAMES, MODE, rules, shareOf, standingOf, type State } from "#lilypad-land/rules.ts";
import type { Place } from "./camera.ts";
import { lookOf } from "./looks.ts";
import { goalOf } from "./ranks.ts";
import { createSprites } from "./sprites.ts";
import { drawSwimmer, type Plumage } from "./swimmers.ts";

const INK = "#06262E";
/** Lets through what swims below it. */
const PANEL = "rgba(6, 38, 46, 0.6)";
/** Frames between two looks at the ranking: shares change all the time. */
const RANK_TICKS = 30;
const FACE = 48;
const BANNER_TICKS = 120;
/** Frames before a run without a press ends, from which on the player is told. */
const WARNED_FRAMES = 8 * 60;

function pill(context: CanvasRenderingContext2D, isContrast: boolean, box: readonly [number, number, number, number]) {
  context.fillStyle = isContrast ? "#000" : PANEL;
  context.beginPath();
  context.roundRect(...box, [6, 16, 16, 6]);
  context.fill();
  if (!isContrast) return;
  context.strokeStyle = "#FFF";
  context.lineWidth = 2;
  context.stroke();
}

/** Ranking, clock, share, dashes and map. Everything is a picture that is drawn again only when it changes. */
export function createPanel(plumage: Plumage) {
  let ranking: number[] = [];
  let rankedAt = -1000;
  let points = "";
  const sprites = createSprites();

  /** A swimmer on its pad. */
  const faceOf: FaceOf = (kind, isContrast) =>
    sprites(`${kind} ${isContrast}`, FACE, (inside) => {
      inside.scale(FACE / 2.4, FACE / 2.4);
      inside.fillStyle = lookOf(kind, isContrast).pad;
      inside.beginPath();
      inside.arc(0, 0, 1.1, 0, 7);
      inside.fill();
      inside.rotate(-0.7);
      drawSwimmer(inside, kind, 0, plumage);
    });

  const rank = (stage: Stage, state: State): void => {
    const { tick } = stage;
    if (Math.abs(tick - rankedAt) < RANK_TICKS && ranking.length === state.swimmers.length) return;
    rankedAt = tick;
    ranking = state.swimmers.map((_, index) => index).toSorted((a, b) => standingOf(state, b) - standingOf(state, a));
    points = ranking.map((index) => `${index}:${standingOf(state, index)}`).join();
  };

  return {
    draw(stage: Stage, state: State, map: HTMLCanvasElement): void {
      const { width, height, isContrast, context } = stage;
      const isTall = height > width;
      rank(stage, state);
      drawClock(stage, state, width / 2, 12);
      drawBreath(stage, state, width / 2, 62);
      if (state.swimmers.length > 1) {
        const rows = isTall ? 3 : 4;
        const shown = ranking.slice(0, rows);
        if (!shown.includes(0)) shown[rows - 1] = 0;
        // On upright phones words are drawn larger.
        const box = [10, 10, isTall ? 190 : stage.isTouch ? 200 : 172, 12 + shown.length * 26] as const;
        stage.still(
          "lily ranks",
          box,
          (inside) => drawRanks(inside, state, { shown, ranking, box, faceOf }),
          `${points} ${isTall}`,
        );
      }
      const { left, top, right, bottom } = pondOf(state.pond);
      const [columns, rows] = [right - left + 1, bottom - top + 1];
      const scale = Math.min((isTall ? 120 : 132) / columns, 96 / rows);
      const box = [width - columns * scale - 18, 10, columns * scale + 8, rows * scale + 8] as const;
      pill(context, isContrast, box);
      context.drawImage(map, left, top, columns, rows, box[0] + 4, box[1] + 4, box[2] - 8, box[3] - 8);
      drawDots(stage, state, box[0] + 4 - left * scale, box[1] + 4 - top * scale, scale);
      context.globalAlpha = 1;
    },
  };
}

function drawDots({ context, isContrast }: Stage, { swimmers }: State, left: number, top: number, scale: number): void {
  for (let index = swimmers.length - 1; index >= 0; index--) {
    const { cell, isAway, kind } = swimmers[index]!;
    if (isAway === 1) continue;
    const [x, y, r] = [
      left + (columnOf(cell) + 0.5) * scale,
      top + (rowOf(cell) + 0.5) * scale,
      index === 0 ? 4.5 : 2.6,
    ];
    context.beginPath();
    context.arc(x, y, r, 0, 7);
    context.fillStyle = index === 0 ? "#FFF" : lookOf(kind, isContrast).light;
    context.fill();
    if (index > 0) continue;
    context.strokeStyle = INK;
    context.lineWidth = 2;
    context.stroke();
  }
}

type Box = readonly [x: number, y: number, width: number, height: number];

type FaceOf = (kind: number, isContrast: boolean) => HTMLCanvasElement;
type Ranking = {
  shown: readonly number[];
  ranking: readonly number[];
  box: Box;
  faceOf: FaceOf;
};

function drawRanks(stage: Stage, state: State, { shown, ranking, box, faceOf }: Ranking): void {
  const { context, isContrast } = stage;
  pill(context, isContrast, box);
  for (const [line, index] of shown.entries()) {
    const { kind } = state.swimmers[index]!;
    const y = box[1] + 19 + line * 26;
    if (index === 0) {
      context.fillStyle = "rgba(255, 255, 255, 0.2)";
      context.beginPath();
      context.roundRect(box[0] + 4, y - 12, box[2] - 8, 24, 8);
      context.fill();
    }
    const style = { size: 17, weight: 900, colour: index === 0 ? "#FFE36E" : "#FFF" } as const;
    stage.text(String(ranking.indexOf(index) + 1), box[0] + 12, y, style);
    context.drawImage(faceOf(kind, isContrast), box[0] + 25, y - 11, 22, 22);
    stage.text(KINDS[kind]!.name, box[0] + 52, y, style);
    // A small pond is won by a share of it.
    const value = state.mode === MODE.pond ? `${Math.floor(shareOf(state, index) / 10)} %` : standingOf(state, index);
    stage.text(String(value), box[0] + box[2] - 10, y, { ...style, align: "right" });
  }
}

/** Time that is left, and the share to reach. */
function drawClock(stage: Stage, state: State, x: number, top: number): void {
  const { isContrast } = stage;
  const seconds = Math.ceil(state.clock / 60);
  const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const box = [x - 62, top - 2, 124, 44] as const;
  stage.still(
    "lily clock",
    box,
    (inside) => {
      pill(inside.context, isContrast, box);
      inside.text(words, x, top + 21, {
        size: 32,
        face: "display",
        align: "center",
        colour: state.clock <= hurryOf(state) ? "#FFB02E" : "#FFF",
      });
    },
    words,
  );
  const goal = goalOf(state);
  if (!goal) return;
  const part = Math.min(1, goal.part);
  const half = goal.words.length > 18 ? 150 : 110;
  const bar = [x - half, top + (stage.height > stage.width ? 124 : 74), half * 2, 26] as const;
  const wide = Math.round(Math.max(14, (bar[2] - 8) * part));
  stage.still(
    "lily goal",
    bar,
    (inside) => {
      pill(inside.context, isContrast, bar);
      inside.context.fillStyle = lookOf(0, isContrast).pad;
      inside.context.beginPath();
      inside.context.roundRect(bar[0] + 4, bar[1] + 4, wide, bar[3] - 8, [3, 10, 10, 3]);
      inside.context.fill();
      inside.text(goal.words, x, bar[1] + 14, { size: 17, weight: 900, align: "center", colour: "#FFF", outline: INK });
    },
    wide + goal.words,
  );
}

/** Three drops: each is a dash. */
function drawBreath(stage: Stage, state: State, x: number, y: number): void {
  const { breath, rowLeft } = state;
  const { context, isContrast } = stage;
  const full = Math.floor(breath / BREATH);
  const box = [x - 62, y - 4, 124, 24] as const;
  stage.still(
    "lily breath",
    box,
    (inside) => {
      pill(inside.context, isContrast, box);
      for (let drop = 0; drop * BREATH < MOST_BREATH; drop++) {
        inside.context.beginPath();
        inside.context.roundRect(x - 54 + drop * 37, y + 3, 33, 10, 5);
        inside.context.fillStyle = drop < full ? "#6FF0E0" : "rgba(255, 255, 255, 0.22)";
        inside.context.fill();
        if (drop >= full && !isContrast) continue;
        inside.context.strokeStyle = "#FFF";
        inside.context.lineWidth = 2;
        inside.context.stroke();
      }
    },
    full,
  );
  if (breath < MOST_BREATH) {
    context.fillStyle = "#6FF0E0";
    context.fillRect(x - 54 + full * 37 + 3, y + 6, (27 * (breath % BREATH)) / BREATH, 4);
  }
  const factor = factorOf(state);
  if (factor < 2) return;
  // Cuts in a row of a hunt count for a while, the last bloom until the end.
  context.globalAlpha = state.mode === MODE.hunt ? 0.4 + (0.6 * rowLeft) / ROW_FRAMES : 1;
  stage.text(`× ${factor}`, x + 74, y + 6, { size: 28, face: "display", colour: "#FFE36E", outline: INK });
  context.globalAlpha = 1;
}

/** Before the first press, and when nobody has pressed for long. */
export function drawAdvice(stage: Stage, state: State, me: Place): void {
  if (rules.isOver(state)) return;
  const { width, height } = stage;
  const left = IDLE_FRAMES - state.idle;
  const isIdle = state.isStarted === 1 && left <= WARNED_FRAMES;
  if (!isIdle && state.isStarted === 1) return;
  const words = isIdle
    ? `Steer to swim on: ${Math.ceil(left / 60)}`
    : stage.isTouch
      ? "Swipe to swim"
      : "Press an arrow to swim";
  // Below the pads, or above them where the picture ends.
  const y = me.y + (me.y > height * 0.7 ? -110 : 110);
  stage.text(words, Math.max(190, Math.min(width - 190, me.x)), y, {
    size: 32,
    face: "display",
    align: "center",
    colour: "#FFE36E",
    outline: INK,
  });
}

export type Banner = { title: string; words: string; at: number };

export function drawBanner(stage: Stage, { isStarted }: State, { title, words, at }: Banner, me: Place): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_TICKS || title === "") return;
  const { context, width, height } = stage;
  // Below the duck, above which gains rise, but not where it is told to swim.
  const y = height * (isStarted === 1 && me.y < height * 0.6 ? 0.8 : 0.27);
  context.globalAlpha = Math.min(1, (BANNER_TICKS - age) / 16);
  const style = { align: "center", outline: INK } as const;
  stage.text(title, width / 2, y - 14, { ...style, size: 44, face: "display", colour: "#FFF" });
  stage.text(words, width / 2, y + 22, { ...style, size: 20, weight: 900, colour: "#FFE36E" });
  context.globalAlpha = 1;
}
