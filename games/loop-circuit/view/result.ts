import type { ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { CIRCUITS } from "#loop-circuit/rules/circuits.ts";
import { CIRCUIT_FRAMES, isFinished, MODE, type State } from "#loop-circuit/rules/state.ts";
import { FINISH_POINTS } from "#loop-circuit/rules.ts";
import { sayTime } from "./panel.ts";
import { sayLoss } from "./standing.ts";

/** The time of a circuit's score. */
export const sayScore = (score: number): string => sayTime(CIRCUIT_FRAMES - ((score - FINISH_POINTS) * 60) / 100);

/** The stars that this time still wins, and until when. */
export function goalOf({ circuit, frame }: State): string {
  const { times } = CIRCUITS[circuit]!;
  const at = times.findIndex((time) => frame <= time);
  return at < 0 ? "No star" : `${"★".repeat(3 - at)} until ${sayTime(times[at]!)}`;
}

/** The own time beside those of the stars, and where most was lost. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.mode !== MODE.circuit) return null;
  const { times } = CIRCUITS[state.circuit]!;
  const time = isFinished(state) ? sayTime(state.frame) : "Not finished";
  const loss = sayLoss(state);
  return {
    words: `${time}. ${times.map((each, at) => `${3 - at} stars: ${sayTime(each)}`).join(", ")}. ${loss}`,
    draw(context) {
      writeOnReport(context, time, [180, 22], { size: 34, most: 340 });
      for (const [at, each] of times.entries()) {
        const isWon = isFinished(state) && state.frame <= each;
        const words = `${isWon ? "✓ " : ""}${"★".repeat(3 - at)} ${sayTime(each)}`;
        writeOnReport(context, words, [300 - at * 120, 60], { size: 18, colour: isWon ? REPORT_INK : "#6A6F90" });
      }
      writeOnReport(context, loss, [180, 94], { size: 16, colour: REPORT_RED, most: 350 });
    },
  };
}
