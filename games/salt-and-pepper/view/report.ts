import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { drawDuck } from "#salt-and-pepper/art/ducks.ts";
import { chosenHats } from "#salt-and-pepper/kept.ts";
import { isFinished, MODE, type State } from "#salt-and-pepper/rules.ts";
import { drawCrumb } from "./things.ts";
import { sayTime } from "./words.ts";

/** Both of them, as they feel after the run, and what it was: time, crumbs, throws and poofs. */
export function reportPicture(state: State, progress?: GameProgress): ReportPicture | null {
  const isHome = isFinished(state);
  const { poofs, throws, crumbs, clock } = state;
  const lines =
    state.mode === MODE.flood
      ? [`${state.room * 3 + state.storey} storeys`, `${throws} throws`, `${poofs} poofs`]
      : [`${sayTime(clock)} s`, `${throws} throws`, `${poofs} poofs`];
  const hats = chosenHats(progress);
  return {
    words: `Salt and Pepper ${isHome ? "cheer" : "sit there"}: ${lines.join(", ")}, ${crumbs} crumbs.`,
    draw(context) {
      context.save();
      context.translate(66, PICTURE_HEIGHT - 12);
      context.scale(1.35, 1.35);
      for (const who of [0, 1]) {
        context.save();
        context.translate(isHome ? (who === 0 ? 2 : 0) : who * 50 - 20, isHome && who === 1 ? -33 : 0);
        drawDuck(context, {
          who,
          face: who === 0 ? 1 : -1,
          mood: isHome ? (who === 0 ? "proud" : "glad") : poofs > 3 ? "worry" : "bored",
          lookX: who === 0 ? 1 : -1,
          lookY: 0,
          squash: 1,
          turn: 0,
          step: 0,
          wings: isHome && who === 1 ? 1 : 0,
          blink: false,
          hat: hats[who]!,
        });
        context.restore();
      }
      context.restore();
      const shown = Math.min(6, state.mode === MODE.room ? 3 : crumbs);
      for (let at = 0; at < shown; at++) {
        context.globalAlpha = at < crumbs ? 1 : 0.25;
        drawCrumb(context, at % 3, 160 + at * 34, 30, 0);
      }
      context.globalAlpha = 1;
      for (const [at, line] of lines.entries())
        writeOnReport(context, line, [172 + at * ((PICTURE_WIDTH - 190) / 2), PICTURE_HEIGHT - 32], {
          size: at === 0 ? 20 : 17,
        });
    },
  };
}
