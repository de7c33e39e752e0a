import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { HEARTS, MODE, WINS_NEEDED, type State } from "./rules.ts";
import { lookOf, type Look } from "./view-look.ts";

const HEART = new Path2D("M0 9C-13 1 -11 -9 -5 -9C-2 -9 0 -7 0 -5C0 -7 2 -9 5 -9C11 -9 13 1 0 9Z");

/** A tag for each side: a won round stamps it; the player's has the hearts of a season. */
export function drawWins(stage: Stage, state: State, own: Look): void {
  const { context, width, height } = stage;
  const isTall = height > width;
  for (const side of [0, 1]) {
    const { colour, name } = lookOf(state, side, own);
    const x = isTall ? width / 2 : side ? width - 190 : 190;
    const y = isTall ? (side ? 138 : height - 138) : 58;
    context.fillStyle = "#FFF3D1";
    context.beginPath();
    context.roundRect(x - 74, y - 30, 148, 60, [6, 20, 20, 6]);
    context.fill();
    stage.text(name, x, y - 13, { size: 17, weight: 900, align: "center", colour: "#3A1A10" });
    for (let win = 0; win < WINS_NEEDED; win++) {
      const isWon = win < state.wins[side as 0 | 1];
      const at = x + (win - (WINS_NEEDED - 1) / 2) * 28;
      context.beginPath();
      context.arc(at, y + 12, 9.5, 0, 7);
      context.fillStyle = isWon ? colour : "#E8CF96";
      context.fill();
      if (isWon) stage.text("✓", at, y + 13, { size: 13, weight: 900, align: "center", colour: "#FFF9E6" });
    }
    if (side === 0 && state.mode === MODE.season) drawHearts(stage, state.hearts, x, isTall ? y - 50 : y + 50);
  }
}

function drawHearts({ context }: Stage, hearts: number, x: number, y: number): void {
  for (let heart = 0; heart < HEARTS; heart++) {
    context.save();
    context.translate(x + (heart - 1) * 30, y);
    context.fillStyle = heart < hearts ? "#F2594B" : "rgb(0 0 0 / 0.25)";
    context.fill(HEART);
    context.strokeStyle = "#FFF3D1";
    context.lineWidth = 2.5;
    context.stroke(HEART);
    context.restore();
  }
}
