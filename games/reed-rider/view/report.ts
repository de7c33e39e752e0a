import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { TRACKS } from "#reed-rider/rules/tracks.ts";
import { MODE, starGoals, timeOf, type State } from "#reed-rider/rules.ts";
import { sayTime } from "./panel.ts";

/** The time of a track in seconds, and what each star asks for. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.mode !== MODE.track || state.isFinished === 0) return null;
  const { seconds, flips } = TRACKS[state.track]!;
  const time = `${sayTime(timeOf(state))} s`;
  const made = [count(state.crashes, "fall"), count(state.flips, "flip"), count(state.styles, "pose")].join(", ");
  const goals = ["finish", `${seconds}.00 s`, count(flips, "flip")].map(
    (goal, at) => `${starGoals(state)[at] ? "★" : "☆"} ${goal}`,
  );
  return {
    words: [time, made, ...goals].join(". "),
    draw(context) {
      const middle = PICTURE_WIDTH / 2;
      writeOnReport(context, time, [middle, 26], { size: 38 });
      writeOnReport(context, made, [middle, 58], { size: 15, most: PICTURE_WIDTH - 10 });
      for (const [at, goal] of goals.entries())
        writeOnReport(context, goal, [((at + 0.5) * PICTURE_WIDTH) / 3, PICTURE_HEIGHT - 22], { size: 19 });
    },
  };
}

const count = (number: number, of: string): string => `${number} ${of}${number === 1 ? "" : "s"}`;
