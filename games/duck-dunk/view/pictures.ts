import { PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { drawBall } from "#duck-dunk/art/ball.ts";
import { paintPlace } from "#duck-dunk/art/court.ts";
import { drawDuck, STILL } from "#duck-dunk/art/duck.ts";
import { RIVAL_LOOKS, type Look } from "#duck-dunk/art/looks.ts";
import { INK } from "#duck-dunk/art/pen.ts";
import { isPair, isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { lookOf, shortFeat } from "./looks.ts";
import { bigWords } from "./words.ts";

type Context = CanvasRenderingContext2D;

const count = (many: number, name: string): string => `${many} ${name}${many === 1 ? "" : "s"}`;

/** The match as the report shows it: both ducks, and what went over. */
export function reportPicture(state: State, own: Look): ReportPicture {
  const { points, tallies, longest, phase } = state;
  const isAlone = isShootOut(state);
  const [words] = bigWords({ ...state, phase: phase === 5 ? 4 : phase }) ?? [""];
  const big = isAlone ? String(tallies[0].made) : points.join(" : ");
  const { dunks, fars, steals } = tallies[0];
  const small = isAlone
    ? `hits, ${longest} in a row`
    : isPair(state)
      ? "what a match"
      : `${count(dunks, "dunk")}, ${fars} far, ${count(steals, "steal")}`;
  return {
    words: `${words} ${big}. ${small}.`,
    draw(context) {
      for (const side of isAlone ? ([0] as const) : ([0, 1] as const)) {
        const isGlad = isAlone || points[side] > points[1 - side]!;
        context.save();
        context.translate(side === 0 ? 50 : PICTURE_WIDTH - 50, 104);
        context.scale(0.5, 0.5);
        drawDuck(context, lookOf(state, side, own), {
          ...STILL,
          facing: side === 0 ? 1 : -1,
          bill: isGlad ? "open" : "grit",
          eyes: isGlad ? "shut" : "round",
          wing: isGlad ? -1.6 : 0.5,
          headTurn: isGlad ? -0.15 : 0.2,
        });
        context.restore();
      }
      const middle = PICTURE_WIDTH / 2;
      writeOnReport(context, words, [middle, 16], { size: 17, colour: REPORT_RED, most: 190 });
      writeOnReport(context, big, [middle, 54], { size: 42, most: 140 });
      writeOnReport(context, small, [middle, 92], { size: 15, most: 170 });
    },
  };
}

/** A rival on its court, and what its third star asks for, on the map: 160 by 64 units. */
export function drawRivalLevel(context: Context, level: number): void {
  context.save();
  context.scale(0.29, 0.29);
  context.translate(-226, 200);
  paintPlace(context, level + 1);
  drawDuck(context, RIVAL_LOOKS[level]!, { ...STILL, x: 650, facing: level % 2 ? -1 : 1 });
  context.restore();
  context.fillStyle = INK;
  // The middle stays in view where cards are low.
  context.fillRect(0, 11, 102, 17);
  writeOnReport(context, `★ ${shortFeat(level)}`, [51, 20], { size: 12, colour: "#FFE27A", most: 96 });
}

/** Over the title's label: two rivals, from the chest up. */
export function drawPoster(stage: Stage, own: Look): void {
  const { context, width, height, tick, isCalm } = stage;
  const isTall = height > width;
  const sway = isCalm ? 0 : Math.sin(tick / 26) * 0.07;
  const [x, y] = [width / 2, isTall ? 520 : 272];
  const size = isTall ? 1.6 : 1.25;
  for (const side of [-1, 1]) {
    context.save();
    context.translate(x + side * (isTall ? 150 : 250), y);
    context.scale(size, size);
    const pose = { ...STILL, facing: -side, headTurn: sway * side, headX: sway * 60, lookX: 0.7, lookY: 0 };
    drawDuck(context, side < 0 ? own : RIVAL_LOOKS[7]!, { ...pose, wing: -1.6, bill: side < 0 ? "open" : "grit" });
    context.restore();
  }
  drawBall(context, x, y - 190 + sway * 200, tick / 40, "plain", 1.9);
}
