import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { ownFeathers, timeOf } from "./kept.ts";
import { CELLS, EMPTY, HIDDEN, SEEN, WIDE } from "./rules/board.ts";
import { RIVALS } from "./rules/rivals.ts";
import { extraOf, MODE, PHASE, secondsOf, SPRINT_TENS, type State } from "./rules.ts";
import { drawDuck, RIVAL_LINES, RIVAL_LOOKS, type Feathers, type Mood } from "./view/ducks.ts";
import type { HatName } from "./view/hats.ts";
import { INK } from "./view/looks.ts";
import { drawStone } from "./view/stones.ts";

type Context = CanvasRenderingContext2D;
/** Longer words are squeezed to the room between the stacks. */
const MOST = 120;
const SMALL = 8;
const DUCK = 76;

/** The run as the report shows it: both ducks and what is left of their stacks, and what went over. */
export function reportPicture(state: State, hat: HatName): ReportPicture {
  const { mode, me, them, phase, level, sent } = state;
  const isWon = phase === PHASE.won || phase === PHASE.done;
  const own = ownFeathers(hat);
  const longest = `Longest cascade ${me.longest}`;
  const cascade = `cascade ×${me.longest}`;
  if (mode === MODE.duel && them) {
    const { name } = RIVALS[level]!;
    const line = RIVAL_LINES[level]![isWon ? 3 : 4];
    return {
      words: `${name} says: ${line} You sent ${sent} stones. ${longest}.`,
      draw: (context) => {
        drawSide(context, own, isWon ? "glad" : "sad", me.cells, false);
        drawSide(context, RIVAL_LOOKS[level]!, isWon ? "sad" : "glad", them.cells, true);
        const middle = PICTURE_WIDTH / 2;
        writeOnReport(context, `“${line}”`, [middle, 12], { size: 15, colour: REPORT_RED, most: PICTURE_WIDTH });
        writeOnReport(context, String(sent), [middle, 46], { size: 34, most: MOST });
        writeOnReport(context, "stones sent", [middle, 68], { size: 15, most: MOST });
        writeOnReport(context, cascade, [middle, 94], { size: 17, colour: REPORT_RED, most: MOST });
      },
    };
  }
  const tens = me.tens === 1 ? "ten" : "tens";
  const facts =
    phase === PHASE.done
      ? [timeOf(secondsOf(state) + extraOf(state)), `for ${SPRINT_TENS} tens`]
      : [String(me.tens), tens];
  return {
    words: `${facts.join(" ")}. ${longest}.`,
    draw: (context) => {
      drawSide(context, own, isWon || me.longest > 2 ? "glad" : "sad", me.cells, false);
      const middle = 235;
      writeOnReport(context, facts[0]!, [middle, 40], { size: 34, most: MOST });
      writeOnReport(context, facts[1]!, [middle, 64], { size: 16, most: MOST });
      writeOnReport(context, cascade, [middle, 90], { size: 17, colour: REPORT_RED, most: MOST });
    },
  };
}

/** A duck and its stack, at the left edge or, mirrored, at the right. */
function drawSide(context: Context, feathers: Feathers, mood: Mood, cells: readonly number[], isRight: boolean): void {
  const duck = isRight ? PICTURE_WIDTH - WIDE * SMALL - 50 : WIDE * SMALL + 50;
  const left = isRight ? PICTURE_WIDTH - WIDE * SMALL - 2 : 2;
  const top = PICTURE_HEIGHT - SEEN * SMALL - 3;
  context.fillStyle = INK.woodDark;
  context.fillRect(left - 2, top - 2, WIDE * SMALL + 4, SEEN * SMALL + 4);
  context.fillStyle = INK.well;
  context.fillRect(left, top, WIDE * SMALL, SEEN * SMALL);
  const look = { pixels: 2, isContrast: false };
  for (let at = HIDDEN * WIDE; at < CELLS; at++) {
    const stone = cells[at]!;
    if (stone === EMPTY) continue;
    const place = [left + (at % WIDE) * SMALL, top + (Math.floor(at / WIDE) - HIDDEN) * SMALL, SMALL] as const;
    drawStone(context, stone, place, look);
  }
  context.save();
  context.beginPath();
  context.rect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  context.clip();
  drawDuck(context, feathers, mood, [duck, 62, DUCK * 0.62]);
  context.restore();
}
