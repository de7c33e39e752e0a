import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { drawDuck, STILL } from "#duck-dunk/art/duck.ts";
import type { Look } from "#duck-dunk/art/looks.ts";
import { GOLD, INK } from "#duck-dunk/art/pen.ts";
import { isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { lookOf } from "./looks.ts";
import { isTall } from "./lens.ts";

const [WIDE, HIGH] = [520, 92];

/** The board over the court: both ducks, the points, the clock, and what is odd about this court. */
export function drawBoard(stage: Stage, state: State, own: Look, target: number): void {
  const seconds = Math.ceil(Math.max(0, state.clock) / 60);
  const { points, golden, chain, tallies, mode, level } = state;
  const x = stage.width / 2 - WIDE / 2;
  // On a tall screen there is room for the lesson above it.
  const y = isTall(stage) ? 148 : 6;
  const isAlone = isShootOut(state);
  const isUrgent = golden === 1 || (seconds <= 5 && state.clock > 0);
  const under = isAlone ? `In a row: ${chain}` : golden === 1 ? "Golden!" : `First to ${target}`;
  const version = [points, seconds, under, tallies[0].made, mode, level, state.rival, own.hat].join();
  stage.still(
    "board",
    [x - 6, y - 6, WIDE + 12, HIGH + 12],
    ({ context, text }) => {
      context.fillStyle = INK;
      context.beginPath();
      context.roundRect(x, y, WIDE, HIGH, 18);
      context.fill();
      for (const side of [0, 1] as const) {
        if (isAlone && side === 1) continue;
        const look = lookOf(state, side, own);
        const left = side === 0 ? x + 8 : x + WIDE - 196;
        context.fillStyle = look.shirt === "#FFFFFF" ? look.trim : look.shirt;
        context.beginPath();
        context.roundRect(left, y + 8, 188, HIGH - 16, 12);
        context.fill();
        context.save();
        context.clip();
        context.translate(side === 0 ? left + 40 : left + 148, y + 116 + look.neck * 0.6);
        context.scale(0.6, 0.6);
        drawDuck(context, look, { ...STILL, facing: side === 0 ? 1 : -1 });
        context.restore();
        const middle = side === 0 ? left + 130 : left + 58;
        const big = isAlone ? String(tallies[0].made) : String(points[side]);
        text(big, middle, y + 38, { size: 50, face: "display", align: "center", colour: "#FFFFFF", outline: INK });
        text(isAlone ? "Hits" : look.name, middle, y + 71, {
          size: look.name.length > 8 ? 14 : 17,
          weight: 900,
          align: "center",
          colour: "#FFFFFF",
          outline: INK,
        });
      }
      const middle = isAlone ? x + 350 : x + WIDE / 2;
      const colour = isUrgent ? "#FF8A6A" : GOLD;
      text(String(seconds), middle, y + 38, { size: 46, face: "display", align: "center", colour });
      text(under, middle, y + 74, { size: isAlone ? 22 : 17, weight: 900, align: "center", colour: "#FFF3D1" });
    },
    version,
  );
}
