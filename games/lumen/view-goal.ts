import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { starsFor } from "./rules-ladder.ts";
import { LAMPS, levelsOf, MODE, PHASE, type LumenState } from "./rules.ts";
import type { Layout } from "./view-layout.ts";

const FRAMES_PER_SECOND = 60;
const GOLD = "#FFD65A";
const OFF = "#2B3580";

/** The stars that the level would bring now, the turns so far, and the time. */
export function drawGoal(stage: Stage, layout: Layout, state: LumenState): void {
  const { isCalm } = stage;
  const { x, y } = layout.purse;
  const { used, par, time, phase } = state;
  // The turn that solves the level is still to come.
  const coming = phase === PHASE.playing ? Math.max(used + 1, par) : used;
  const stars = starsFor(coming - par);
  for (let star = 0; star < 3; star++) {
    const isOn = star < stars;
    const leap = isOn && phase === PHASE.solved && !isCalm ? Math.abs(Math.sin(state.since / 8 - star)) * 8 : 0;
    const size = star === 1 ? 40 : 31;
    const [at, high] = [x + (star - 1) * 72, y - (star === 1 ? 40 : 28) - leap];
    const reach = size * 1.3;
    stage.still(`star ${size} ${isOn}`, [at - reach, high - reach, reach * 2, reach * 2], (inside) =>
      drawStar(inside.context, at, high, size, isOn),
    );
  }
  const isOver = used > par;
  stage.text(`${used} of ${par}`, x, y + 40, {
    size: 40,
    face: "display",
    align: "center",
    colour: isOver ? "#FF9C8F" : "#FFF3D1",
  });
  const words = `${par === 1 ? "turn" : "turns"} · ${clock(time)}`;
  stage.text(words, x, y + 74, { size: 18, weight: 900, align: "center", colour: "#E4EAFF" });
}

/** A dot for each of the boards, with its stars; on an expedition the lamps that are left. */
export function drawProgress(stage: Stage, x: number, y: number, state: LumenState): void {
  const { context } = stage;
  if (state.mode === MODE.expedition) {
    for (let lamp = 0; lamp < LAMPS; lamp++) drawLamp(context, x + (lamp - 1) * 40, y, lamp < state.lamps);
    return;
  }
  if (state.mode !== MODE.five) return;
  const count = levelsOf(state.mode);
  for (let board = 0; board < count; board++) {
    const at = x + (board - (count - 1) / 2) * 46;
    const stars = state.stars[board];
    const isNow = board === state.level - 1;
    context.fillStyle = isNow ? "#FFF3D1" : OFF;
    context.beginPath();
    context.roundRect(at - 19, y - 19, 38, 38, 10);
    context.fill();
    const colour = isNow ? "#1A2350" : "#B7C2F2";
    if (stars === undefined)
      stage.text(String(board + 1), at, y + 1, { size: 22, face: "display", align: "center", colour });
    for (let star = 0; star < (stars ?? 0); star++) {
      const isTop = star === 2;
      drawStar(context, at + (isTop ? 0 : stars === 1 ? 0 : star * 16 - 8), y + (isTop ? -7 : stars === 3 ? 7 : 0), 6);
    }
  }
}

export const clock = (frames: number): string => {
  const seconds = Math.floor(frames / FRAMES_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number, isOn = true): void {
  const path = (drop: number) => {
    context.beginPath();
    for (let point = 0; point < 10; point++) {
      const reach = point % 2 === 0 ? radius : radius * 0.47;
      const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
      context.lineTo(x + Math.cos(angle) * reach, y + drop + Math.sin(angle) * reach);
    }
    context.closePath();
  };
  context.lineJoin = "round";
  context.lineWidth = radius / 5;
  path(radius / 7);
  context.fillStyle = context.strokeStyle = "#080C28";
  context.fill();
  context.stroke();
  path(0);
  context.fillStyle = context.strokeStyle = isOn ? GOLD : OFF;
  context.fill();
  context.stroke();
  if (!isOn) return;
  context.fillStyle = "rgb(255 243 209 / .75)";
  context.beginPath();
  context.ellipse(x - radius * 0.22, y - radius * 0.2, radius * 0.2, radius * 0.12, -0.8, 0, 7);
  context.fill();
}

function drawLamp(context: CanvasRenderingContext2D, x: number, y: number, isOn: boolean): void {
  context.fillStyle = isOn ? "#FFE07A" : OFF;
  context.beginPath();
  context.roundRect(x - 10, y - 13, 20, 26, 6);
  context.fill();
  context.strokeStyle = isOn ? "#8A4A1C" : "#1B2258";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - 12, y + 15);
  context.lineTo(x + 12, y + 15);
  context.moveTo(x - 12, y - 15);
  context.lineTo(x + 12, y - 15);
  if (!isOn) {
    context.moveTo(x - 8, y + 8);
    context.lineTo(x + 8, y - 8);
  }
  context.stroke();
}
