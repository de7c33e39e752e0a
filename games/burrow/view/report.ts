import { PICTURE_HEIGHT, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { curve, dot, placed } from "#burrow/art/brush.ts";
import { paintRelic } from "#burrow/art/relics.ts";
import { middleOf, paintRocks, paintRoom, TILE } from "#burrow/art/room.ts";
import { THEMES } from "#burrow/art/themes.ts";
import * as MODE from "#burrow/rules/modes.ts";
import type { State } from "#burrow/rules/state.ts";
import { themeOf } from "./scene.ts";
import { floorWords, RELICS } from "./words.ts";

const CELL = 11;

/** The last room with the way through it, the floors, and the relics. */
export function reportPicture(state: State): ReportPicture | null {
  const { world, mode, path } = state;
  if (mode === MODE.puzzle) return null;
  const floor = floorWords(state);
  const names = world.relics.map((relic) => RELICS[relic]![0]);
  return {
    words: `${floor}, ${world.turns} turns.${names.length > 0 ? ` Relics: ${names.join(", ")}.` : ""}`,
    draw(context) {
      context.translate(8, 6);
      context.scale(CELL / TILE, CELL / TILE);
      paintRoom(context, world.tiles, THEMES[themeOf(state)]!, false, false);
      paintRocks(context, world.tiles, THEMES[themeOf(state)]!, false);
      curve(
        context,
        path.flatMap((cell) => middleOf(cell)),
        16,
        REPORT_RED,
        true,
      );
      dot(context, ...middleOf(path.at(-1)!), 26, "#FD4");
      context.scale(TILE / CELL, TILE / CELL);
      const left = 112;
      writeOnReport(context, floor, [left + 110, 26], { size: 24 });
      for (const [at, relic] of world.relics.entries()) {
        placed(context, left + 12 + at * Math.min(29, 240 / world.relics.length), PICTURE_HEIGHT - 36, 0.5, () =>
          paintRelic(context, relic),
        );
      }
    },
  };
}
