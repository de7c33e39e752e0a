import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { holeOf } from "#pond-golf/rules/holes.ts";
import * as MODE from "#pond-golf/rules/modes.ts";
import type { State } from "#pond-golf/rules/state.ts";
import { overPar } from "#pond-golf/rules.ts";
import { ring } from "./card.ts";
import { resultName, sayToPar } from "./words.ts";

/** The card of a round: the number of each hole, its par, and the strokes with golf's marks. */
export function reportPicture(state: State): ReportPicture | null {
  const { mode, card, holes, rivals } = state;
  if (card.length < 2 || (mode !== MODE.open && mode !== MODE.course)) return null;
  const pars = card.map((_, at) => holeOf(holes[at]!).par);
  const over = overPar(state);
  return {
    words: `${card.map((strokes, at) => `${at + 1}: ${resultName(pars[at]!, strokes)}`).join(", ")}. Together ${sayToPar(over)}.`,
    draw(context) {
      const cell = PICTURE_WIDTH / holes.length;
      for (const [at, strokes] of card.entries()) {
        const [x, y, par] = [(at + 0.5) * cell, PICTURE_HEIGHT - 56, pars[at]!];
        writeOnReport(context, String(at + 1), [x, 14], { size: 13 });
        writeOnReport(context, strokes < 0 ? "–" : String(strokes), [x, y], { size: 21 });
        const beside = rivals[at] === undefined ? `par ${par}` : `vs ${rivals[at]}`;
        writeOnReport(context, beside, [x, PICTURE_HEIGHT - 20], { size: 12, weight: 600 });
        context.strokeStyle = strokes < 0 || strokes > par ? REPORT_RED : REPORT_INK;
        context.lineWidth = 2;
        ring(context, x, y - 1, strokes, par);
      }
    },
  };
}
