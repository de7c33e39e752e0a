import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { comboOf, PHASE, placesOf, rightAnswer, type State } from "./rules.ts";
import type { Layout } from "./view-layout.ts";

/** The block on the hook: the question, the typed digits, and after a mistake the answer. */
export function drawCrane(stage: Stage, state: State, layout: Layout, swing: number): void {
  const { context } = stage;
  const { x, y } = layout.block;
  const [width, height] = [layout.isWide && layout.keys.length > 0 ? 300 : 360, 176];
  context.save();
  context.translate(x, 0);
  context.rotate(swing);
  context.strokeStyle = "#1F4C7A";
  context.lineWidth = 6;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(0, stage.bounds.top - 20);
  context.lineTo(0, y - height / 2 - 40);
  context.moveTo(-width * 0.34, y - height / 2);
  context.lineTo(0, y - height / 2 - 40);
  context.lineTo(width * 0.34, y - height / 2);
  context.stroke();
  if (state.phase === PHASE.asking || state.phase === PHASE.shaking) drawBlock(stage, state, y, width, height);
  context.restore();
  drawStreak(stage, state, layout, width);
}

function drawBlock(stage: Stage, state: State, y: number, width: number, height: number): void {
  const { context } = stage;
  const isWrong = state.phase === PHASE.shaking;
  const [left, top] = [-width / 2, y - height / 2];
  context.fillStyle = "rgb(20 40 80 / 0.35)";
  context.fillRect(left + 8, top + 12, width, height);
  context.fillStyle = isWrong ? "#E4573F" : "#FFF3D1";
  context.fillRect(left, top, width, height);
  context.fillStyle = isWrong ? "#B83C2C" : "#E0C890";
  context.fillRect(left + width - 26, top, 26, height);
  context.fillStyle = "rgb(255 255 255 / 0.6)";
  context.fillRect(left, top, width, 5);
  const ink = isWrong ? "#FFF3D1" : "#1F2C5C";
  stage.text(taskOf(state), -13, y - 38, { size: 78, face: "display", colour: ink, align: "center" });
  if (isWrong) {
    stage.text(`is ${rightAnswer(state)}`, -13, y + 44, { size: 62, face: "display", colour: ink, align: "center" });
    return;
  }
  const places = placesOf(rightAnswer(state));
  const typed = state.digits > 0 ? String(state.typed).padStart(state.digits, "0") : "";
  for (let place = 0; place < places; place++) {
    const cx = -13 + (place - (places - 1) / 2) * 62;
    const isNext = place === state.digits;
    context.fillStyle = isNext ? "#fff" : "#F3E2B4";
    context.strokeStyle = isNext ? "#E4573F" : "#CDB37A";
    context.lineWidth = 5;
    context.beginPath();
    context.roundRect(cx - 26, y + 10, 52, 66, 10);
    context.fill();
    context.stroke();
    const digit = typed[place];
    if (digit) stage.text(digit, cx, y + 45, { size: 50, face: "display", colour: "#1F2C5C", align: "center" });
  }
}

const SIGNS = ["×", "+", "−", "÷"];

export const taskOf = ({ a, b, op }: Pick<State, "a" | "b" | "op">): string => `${a} ${SIGNS[op]} ${b}`;

/** Ten lamps on the crane for the streak, and the multiplier. */
function drawStreak(stage: Stage, { streak }: State, layout: Layout, width: number): void {
  const { context } = stage;
  const { x, y } = layout.block;
  const left = x - width / 2;
  for (let lamp = 0; lamp < 10; lamp++) {
    const isLit = lamp < streak;
    const cx = left + 14 + (lamp * (width - 28)) / 9;
    context.fillStyle = isLit ? "#FFE07A" : "rgb(20 40 80 / 0.4)";
    context.beginPath();
    context.arc(cx, y + 116, isLit ? 10 : 7, 0, 7);
    context.fill();
    if (lamp === 4 || lamp === 9) {
      context.strokeStyle = isLit ? "#E4573F" : "#FFF3D1";
      context.lineWidth = 3;
      context.stroke();
    }
  }
  const combo = comboOf(streak);
  if (combo === 10) return;
  const words = `×${combo / 10}`;
  context.fillStyle = "#E4573F";
  context.beginPath();
  context.roundRect(x + width / 2 + 14, y + 92, 84, 48, [6, 18, 18, 6]);
  context.fill();
  stage.text(words, x + width / 2 + 56, y + 118, { size: 32, face: "display", colour: "#FFF3D1", align: "center" });
}
