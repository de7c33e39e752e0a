import { TEXT_FACE } from "@quackademy/game-kit/stage/canvas-stage.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { ownFeathers, timeOf } from "./kept.ts";
import { CELLS, EMPTY, HIDDEN, SEEN, WIDE } from "./rules-board.ts";
import { RIVALS } from "./rules-rivals.ts";
import { MODE, PHASE, secondsOf, SPRINT_TENS, type State } from "./rules.ts";
import { drawDuck, RIVAL_LINES, RIVAL_LOOKS, type Feathers, type Mood } from "./view-ducks.ts";
import type { HatName } from "./view-hats.ts";
import { INK } from "./view-looks.ts";
import { drawStone } from "./view-stones.ts";

type Context = CanvasRenderingContext2D;
/** What is written on paper, and its two inks. */
const INKS = { ink: "#1A2350", red: "#B3261E" };
const SMALL = 8;
const DUCK = 76;

/** The run as the report shows it: both ducks and what is left of their stacks, and what went over. */
export function reportPicture(state: State, hat: HatName): ReportPicture {
  const { mode, me, them, phase, level, sent } = state;
  const isWon = phase === PHASE.won || phase === PHASE.done;
  const own = ownFeathers(hat);
  const longest = `Longest cascade ${me.longest}`;
  if (mode === MODE.duel && them) {
    const { name } = RIVALS[level]!;
    const line = RIVAL_LINES[level]![isWon ? 3 : 4];
    return {
      words: `${name} says: ${line} You sent ${sent} stones. ${longest}.`,
      draw: (context) => {
        drawSide(context, own, isWon ? "glad" : "sad", me.cells, false);
        drawSide(context, RIVAL_LOOKS[level]!, isWon ? "sad" : "glad", them.cells, true);
        const middle = PICTURE_WIDTH / 2;
        write(context, `“${line}”`, middle, 12, 15, INKS.red, PICTURE_WIDTH);
        write(context, String(sent), middle, 46, 34, INKS.ink);
        write(context, "stones sent", middle, 68, 15, INKS.ink);
        write(context, `cascade ×${me.longest}`, middle, 94, 17, INKS.red);
      },
    };
  }
  const tens = me.tens === 1 ? "ten" : "tens";
  const facts = phase === PHASE.done ? [timeOf(secondsOf(state)), `for ${SPRINT_TENS} tens`] : [String(me.tens), tens];
  return {
    words: `${facts.join(" ")}. ${longest}.`,
    draw: (context) => {
      drawSide(context, own, isWon || me.longest > 2 ? "glad" : "sad", me.cells, false);
      const middle = 235;
      write(context, facts[0]!, middle, 40, 34, INKS.ink);
      write(context, facts[1]!, middle, 64, 16, INKS.ink);
      write(context, `cascade ×${me.longest}`, middle, 90, 17, INKS.red);
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

function write(context: Context, words: string, x: number, y: number, size: number, colour: string, most = 120): void {
  context.font = `800 ${size}px ${TEXT_FACE}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y, most);
}
