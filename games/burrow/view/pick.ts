import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { placed, slab, type Pen } from "#burrow/art/brush.ts";
import { paintHeart, paintLoaf, paintRelic } from "#burrow/art/relics.ts";
import * as RELIC from "#burrow/rules/relics.ts";
import type { State } from "#burrow/rules/state.ts";
import {
  homeBonus,
  keptBelow,
  OFFERED_BOTH,
  OFFERED_DEEPER,
  OFFERED_HOME,
  OFFERED_LOAF,
  rules,
} from "#burrow/rules.ts";
import { writeLines } from "./boss.ts";
import type { Layout } from "./layout.ts";
import { paper, shout, TITLE, write } from "./pen.ts";
import { offerWords, pairWords, RELICS } from "./words.ts";

/** Three cards: two relics and a loaf. */
export function drawPick(stage: Stage, state: State, layout: Layout): void {
  const { offers, cursor, wait, world } = state;
  const { context, bounds, isTouch } = stage;
  context.fillStyle = "rgba(10,6,20,.72)";
  context.fillRect(bounds.left - 40, bounds.top - 40, bounds.right - bounds.left + 80, bounds.bottom - bounds.top + 80);
  shout(
    stage,
    offers[0] === OFFERED_HOME ? "Home, or deeper?" : "Take one along",
    stage.width / 2,
    layout.offer(0, 3).y - 44,
    46,
    "#FD8",
  );
  for (const [at, offer] of offers.entries()) {
    const box = layout.offer(at, offers.length);
    const part = stage.isCalm ? 1 : easeBack(partOf(wait - at * 5, 16));
    if (part <= 0) continue;
    const [name, what] = offerWords(offer);
    const isChosen = at === cursor && !isTouch;
    const y = box.y + (1 - part) * 80 - (isChosen ? 8 : 0);
    paper(stage, box.x, y, box.wide, box.high, isChosen ? "#FEA" : undefined);
    if (!isTouch) shout(stage, String(at + 1), box.x + 26, y + 28, 28);
    const drawn = offer === OFFERED_BOTH ? offers.slice(0, 2) : [offer];
    for (const [place, each] of drawn.entries())
      placed(context, box.x + 74 + (drawn.length - 1) * (place * 62 - 31), y + box.high / 2, 1.2, () =>
        paintOffer(context, each),
      );
    const middle = box.x + 140 + (box.wide - 150) / 2;
    write(stage, name, middle, y + 36, 29, TITLE);
    const kind = kindOf(state, offer);
    const isFit = offer >= 0 && world.relics.includes(RELIC.partnerOf(offer));
    const isLow = box.high < 120;
    if (!isLow || offer < 0) write(stage, kind, middle, y + 62, 17, { colour: "#952" });
    writeLines(stage, what, middle, y + (isLow && offer >= 0 ? 62 : 86), box.wide - 170, 19);
    if (offer < 0 || (isLow && !isFit)) continue;
    const [pair, together] = pairWords(offer);
    const partner = RELICS[RELIC.partnerOf(offer)]![0];
    if (isFit) slab(context, [box.x + 140, y + box.high - 30, box.wide - 152, 25, 9], "#D32");
    const words = isFit ? `${pair}! ${together}` : `Partner: ${partner}`;
    write(stage, words, middle, y + box.high - 17, 15, { colour: isFit ? "#FFF" : "#864" });
  }
}

const paintOffer = (pen: Pen, offer: number): void =>
  offer >= 0
    ? paintRelic(pen, offer)
    : offer === OFFERED_LOAF
      ? paintLoaf(pen)
      : paintHeart(pen, offer === OFFERED_HOME);

function kindOf(state: State, offer: number): string {
  if (offer >= 0) return RELIC.isTool(offer) ? "You use it" : "Works by itself";
  if (offer === OFFERED_HOME) return `${rules.score(state)} + ${homeBonus(state)} points, safe`;
  if (offer === OFFERED_DEEPER) return `If you fall: ${keptBelow(state)} points`;
  return offer === OFFERED_LOAF ? "Eaten at once" : "A bargain";
}
