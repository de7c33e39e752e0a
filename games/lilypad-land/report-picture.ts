import { PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { KINDS } from "./rules/rivals.ts";
import { POINTS } from "./rules/swim.ts";
import { pointsOf, type State } from "./rules.ts";
import { drawPond } from "./view/level.ts";
import { lookOf } from "./view/looks.ts";

const LINE = 13.5;
const NAMES = 186;
const BARS = { left: 212, right: PICTURE_WIDTH - 42 };

/** The pond at the end, and the points of all: a bar for pads, and a light one for loops, cuts and lotuses. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.isStarted === 0) return null;
  const ranking = state.swimmers.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const lines = ranking.map((each) => ({ ...each, ...KINDS[each.kind]!, points: pointsOf(each) }));
  const most = lines[0]!.points;
  return {
    words: `The pond at the end: ${lines.map(({ name, points }) => `${name} ${points}`).join(", ")}`,
    draw(context) {
      drawPond(context, state, [0, 4, 148, 104]);
      for (const [line, { kind, name, pads, bonus, points }] of lines.entries()) {
        const y = line * LINE + 9;
        const { pad, light, rim } = lookOf(kind, false);
        const style = { size: kind === 0 ? 12 : 10, weight: kind === 0 ? 900 : 700 };
        writeOnReport(context, name, [NAMES, y], style);
        let x = BARS.left;
        context.strokeStyle = rim;
        for (const [part, colour] of [
          [pads * POINTS.pad, pad],
          [bonus, light],
        ] as const) {
          const wide = ((BARS.right - BARS.left) * part) / Math.max(1, most);
          context.fillStyle = colour;
          context.fillRect(x, y - 5, wide, 10);
          context.strokeRect(x, y - 5, wide, 10);
          x += wide;
        }
        writeOnReport(context, String(points), [x + 19, y], style);
      }
    },
  };
}
