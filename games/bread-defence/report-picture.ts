import type { ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { LOAVES, PHASE, type State } from "./rules-state.ts";
import { paintBaker } from "./view-art-bakery.ts";
import { paintBread } from "./view-art-bread.ts";
import { paintPigeon } from "./view-art-pigeons.ts";

type Context = CanvasRenderingContext2D;
const LOOK = { isContrast: false };

function paintAt(context: Context, x: number, y: number, size: number, paint: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  paint();
  context.restore();
}

/** The baker with what is left, and the pigeons that paid for it. */
export function reportPicture(state: State, bread: number): ReportPicture {
  const { phase, lost, downed, saved, wave } = state;
  const isSafe = phase === PHASE.won;
  const left = LOAVES - lost;
  const facts = [`${downed} shot down`, `${saved} brought back`];
  return {
    words: `Wave ${wave}. ${left} loaves are left. ${facts.join(", ")}.`,
    draw(context) {
      paintAt(context, 54, 58, 0.86, () => paintBaker(context, isSafe ? 1 : 2, LOOK));
      for (let loaf = 0; loaf < LOAVES; loaf++) {
        context.globalAlpha = loaf < left ? 1 : 0.16;
        paintAt(context, 122 + (loaf % 5) * 34, 26 + Math.floor(loaf / 5) * 30, 0.74, () =>
          paintBread(context, bread, LOOK),
        );
      }
      context.globalAlpha = 1;
      writeOnReport(context, facts[0]!, [190, 80], { size: 18, most: 170 });
      writeOnReport(context, facts[1]!, [190, 101], { size: 16, colour: REPORT_RED, most: 170 });
      paintAt(context, 316, 62, 1.15, () => paintPigeon(context, isSafe ? 0 : 8, isSafe ? 4 : 0, LOOK));
      writeOnReport(context, `wave ${wave}`, [316, 14], { size: 16, most: 84 });
    },
  };
}
