import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { placed } from "#burrow/art/brush.ts";
import { paintLoaf, paintRelic } from "#burrow/art/relics.ts";
import * as RELIC from "#burrow/rules/relics.ts";
import type { State } from "#burrow/rules/state.ts";
import { OFFERED_LOAF } from "#burrow/rules.ts";
import { writeLines } from "./boss.ts";
import type { Layout } from "./layout.ts";
import { paper, shout, TITLE, write } from "./pen.ts";
import { offerWords } from "./words.ts";

/** Three cards: two relics and a loaf. */
export function drawPick(stage: Stage, { offers, cursor, wait }: State, layout: Layout): void {
  const { context, bounds, isTouch } = stage;
  context.fillStyle = "rgba(10,6,20,.72)";
  context.fillRect(bounds.left - 40, bounds.top - 40, bounds.right - bounds.left + 80, bounds.bottom - bounds.top + 80);
  shout(stage, "Take one along", stage.width / 2, layout.offer(0).y - 44, 46, "#FD8");
  for (const [at, offer] of offers.entries()) {
    const box = layout.offer(at);
    const part = stage.isCalm ? 1 : easeBack(partOf(wait - at * 5, 16));
    if (part <= 0) continue;
    const [name, what] = offerWords(offer);
    const isChosen = at === cursor && !isTouch;
    const y = box.y + (1 - part) * 80 - (isChosen ? 8 : 0);
    paper(stage, box.x, y, box.wide, box.high, isChosen ? "#FEA" : undefined);
    placed(context, box.x + 74, y + box.high / 2, 1.7, () =>
      offer === OFFERED_LOAF ? paintLoaf(context) : paintRelic(context, offer),
    );
    const middle = box.x + 140 + (box.wide - 150) / 2;
    write(stage, name, middle, y + 36, 29, TITLE);
    const kind = offer === OFFERED_LOAF ? "Eaten at once" : RELIC.isTool(offer) ? "You use it" : "Works by itself";
    write(stage, kind, middle, y + 66, 17, { colour: "#952" });
    writeLines(stage, what, middle, y + 98, box.wide - 170, 20);
    if (!isTouch) shout(stage, String(at + 1), box.x + 26, y + 28, 28);
  }
}
