import { writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { pondOf } from "#lilypad-land/rules/ponds.ts";
import { featWords, levelOf, rules, type State } from "#lilypad-land/rules.ts";
import { coloursOf } from "./looks.ts";
import { createMap } from "./map.ts";

type Context = CanvasRenderingContext2D;
type Box = readonly [left: number, top: number, width: number, height: number];

/** The pond of a run from far above, in the middle of a box. */
export function drawPond(context: Context, state: State, [boxLeft, boxTop, width, height]: Box): void {
  const { left, top, right, bottom } = pondOf(state.pond);
  const [wide, high] = [right - left + 3, bottom - top + 3];
  const scale = Math.min(width / wide, height / high);
  const [x, y] = [boxLeft + (width - wide * scale) / 2, boxTop + (height - high * scale) / 2];
  context.imageSmoothingEnabled = false;
  const map = createMap().of(state, state.owner, false);
  context.drawImage(map, left - 1, top - 1, wide, high, x, y, wide * scale, high * scale);
}

/** The pond of a level (from 1), with the pads that all begin with, its task and what the third star asks for. */
export function drawLevelPond(context: Context, mode: string, level: number): void {
  const state = rules.start([0, 0, 0, 0], `${mode}-${level}`);
  context.fillStyle = coloursOf(state.pond, false).shore;
  const [width, height] = LEVEL_PICTURE;
  context.fillRect(0, 0, width, height);
  // The map may cut the upper and the lower edge, and shows stars in the left lower corner.
  drawPond(context, state, [16, 11, width / 2 - 16, height - 22]);
  const { goal, task } = levelOf(state);
  const at = (width * 3) / 4;
  writeOnReport(context, `${goal} ${task}`, [at, 25], { size: 13, weight: 900, most: 74 });
  writeOnReport(context, `★ ${featWords(state)}`, [at, 40], { size: 11, weight: 900, most: 74 });
}
