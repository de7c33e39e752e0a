import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { ownFeathers, pairTitle, timeOf, wins } from "./kept.ts";
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
  const isPair = mode === MODE.pair;
  const line = isPair ? pairTitle(phase) : `“${RIVAL_LINES[level]![isWon ? 3 : 1]}”`;
  const [big, small, last] = isPair
    ? [wins.join(" : "), "duels won", timeOf(secondsOf(state))]
    : them
      ? [String(sent), "stones sent", cascade]
      : phase === PHASE.done
        ? [timeOf(secondsOf(state) + extraOf(state)), `to count ${SPRINT_TENS}`, cascade]
        : [String(me.tens), me.tens === 1 ? "ten" : "tens", cascade];
  return {
    words: isPair
      ? line
      : them
        ? `${RIVALS[level]!.name} says: ${line} You sent ${sent} stones. ${longest}.`
        : `${big} ${small}. ${longest}.`,
    draw(context) {
      drawSide(context, own, isWon || (!them && me.longest > 2) ? "glad" : "sad", me.cells, false);
      const middle = them ? PICTURE_WIDTH / 2 : 235;
      if (them) {
        drawSide(context, RIVAL_LOOKS[level]!, phase === PHASE.won ? "sad" : "glad", them.cells, true);
        writeOnReport(context, line, [middle, 12], { size: 15, colour: REPORT_RED, most: PICTURE_WIDTH });
      }
      writeOnReport(context, big, [middle, 46], { size: 34, most: MOST });
      writeOnReport(context, small, [middle, 68], { size: 15, most: MOST });
      writeOnReport(context, last, [middle, 94], { size: 17, colour: REPORT_RED, most: MOST });
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
  drawDuck(context, feathers, mood, [duck, 62, DUCK * 0.62]);
}
