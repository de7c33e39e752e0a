import { PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { KINDS } from "./rules/rivals.ts";
import { standingOf, type State } from "./rules.ts";
import { drawPond } from "./view/level.ts";
import { lookOf } from "./view/looks.ts";

const LINE = 13.5;

/** The pond at the end, and everybody's points, or pads in a level. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.isStarted === 0) return null;
  const lines = state.swimmers
    .map(({ kind }, index) => ({
      kind,
      words: `${KINDS[kind]!.name} ${standingOf(state, index)}`,
      points: standingOf(state, index),
    }))
    .toSorted((one, other) => other.points - one.points);
  return {
    words: `The pond at the end: ${lines.map(({ words }) => words).join(", ")}`,
    draw(context) {
      drawPond(context, state, [12, 4, 150, 104]);
      for (const [line, { kind, words }] of lines.entries()) {
        const y = line * LINE + 9;
        context.fillStyle = lookOf(kind, false).pad;
        context.fillRect(PICTURE_WIDTH - 130, y - 5, 10, 10);
        writeOnReport(context, words, [PICTURE_WIDTH - 66, y], { size: 11, weight: kind === 0 ? 900 : 700 });
      }
    },
  };
}
