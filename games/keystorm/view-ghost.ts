import { drawSlip, markTheirs } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Word } from "./rules-fall.ts";
import { PHASE, type State } from "./rules.ts";
import { placeOf, type Layout } from "./view-layout.ts";
import { drawDuckling, INK } from "./view-storm.ts";

/** This many letters ahead or behind puts the duckling at the end of its line. */
const FAR_LETTERS = 40;
const MOST_LINE = 230;

/**
 * Draws the ghost: a duckling below the player's, further right the more it is ahead, and its progress in shared words.
 */
export function drawGhostTypist(stage: Stage, theirs: State, { own, isDone }: Race<State>, layout: Layout): void {
  if (theirs.phase === PHASE.choosing) return;
  if (own.phase === PHASE.choosing) return markTheirs(stage, layout.cards[theirs.grade]!);
  if (!isDone) for (const [word, typed] of sharedWords(own.words, theirs)) drawTyped(stage, word, typed, layout);
  drawLead(stage, theirs, theirs.right - own.right, isDone, layout);
}

/** Words that both have and the ghost has begun: the player's word, and how many letters the ghost has typed. */
export function sharedWords(mine: readonly Word[], { words }: State): [Word, number][] {
  return mine.flatMap((word) => {
    const same = words.find(
      ({ id, letters, index }) => id === word.id && letters === word.letters && index === word.index,
    );
    return same && same.typed > 0 ? [[word, same.typed] satisfies [Word, number]] : [];
  });
}

export function leadWords(theirs: State, lead: number, isDone: boolean): string {
  if (isDone) return `They: out in wave ${theirs.wave}`;
  if (lead === 0) return "They: level";
  return `They: ${Math.abs(lead)} ${lead > 0 ? "ahead" : "behind"}`;
}

/** A line under the letters that the ghost has typed. */
function drawTyped({ context, width, isContrast }: Stage, word: Word, typed: number, layout: Layout): void {
  const { cap } = layout;
  const { x, y } = placeOf(word, word.letters, width, layout);
  const left = x - (word.letters * cap) / 2;
  context.globalAlpha = isContrast ? 1 : 0.6;
  context.strokeStyle = "#fff";
  context.lineWidth = 5;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(left + 4, y + cap * 0.98);
  context.lineTo(left + typed * cap - 4, y + cap * 0.98);
  context.lineTo(left + typed * cap - 4, y + cap * 0.72);
  context.stroke();
  context.globalAlpha = 1;
}

function drawLead(stage: Stage, theirs: State, lead: number, isDone: boolean, layout: Layout): void {
  const { context, width, isContrast, isTouch } = stage;
  const y = layout.pondY + (isTouch ? 66 : 88);
  const part = Math.max(-1, Math.min(1, lead / FAR_LETTERS));
  const [middle, line] = [width / 2, Math.min(MOST_LINE, width * 0.18)];
  context.globalAlpha = isContrast ? 1 : 0.6;
  context.strokeStyle = INK.cream;
  context.lineWidth = 3;
  context.setLineDash([10, 10]);
  context.beginPath();
  context.moveTo(middle - line, y);
  context.lineTo(middle + line, y);
  context.stroke();
  context.setLineDash([]);
  // The middle is the player's position.
  context.fillStyle = INK.cream;
  context.fillRect(middle - 2, y - 9, 4, 18);
  if (!isDone) drawDuckling(context, middle + part * line, y - 6, 0.54);
  context.globalAlpha = 1;
  drawSlip(stage, leadWords(theirs, lead, isDone), middle - line - 108, y, 20);
}
