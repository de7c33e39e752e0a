import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeIn, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { blob } from "#burrow/art/brush.ts";
import { paintCreature } from "#burrow/art/creatures.ts";
import * as CREATURE from "#burrow/rules/creatures.ts";
import type { State } from "#burrow/rules/state.ts";
import { cellPoint, type Layout } from "./layout.ts";
import { paper, shout, write } from "./pen.ts";
import { CREATURES } from "./words.ts";

/** Frames until a boss is in the room; its cue says when. */
export const LANDING = 42;

/** The badger falls through the ceiling, the queen swells from a tadpole, the fox grows out of the dark. */
export function drawBossEntrance(stage: Stage, state: State, layout: Layout): void {
  const boss = state.world.creatures.find(({ kind }) => CREATURE.isBoss(kind));
  if (!boss) return;
  const { context, tick } = stage;
  const { wait } = state;
  const { x, y } = cellPoint(boss.at, layout);
  const part = stage.isCalm ? 1 : partOf(wait, LANDING);
  const after = wait - LANDING;
  const wobble = after > 0 && after < 26 && !stage.isCalm ? Math.sin(after / 2.2) * (1 - after / 26) * 0.25 : 0;
  context.save();
  if (boss.kind === CREATURE.badger) {
    blob(context, x, y + 24, 34 * part, 10 * part, "rgba(16,6,24,.5)", 0, 0);
    context.translate(x, y - (1 - easeIn(part)) * 620);
    context.rotate((1 - part) * 7);
  } else {
    context.translate(x, y);
    const size = 0.15 + 0.85 * easeOut(part);
    context.scale(size, size);
  }
  context.scale(1.5 + wobble, 1.5 - wobble);
  paintCreature(context, boss.kind, { mood: after > 20 ? "angry" : "calm", tick, look: [0, 1], isReady: after > 20 });
  context.restore();
  if (wait < LANDING - 6) return;
  const [name, what] = CREATURES[boss.kind]!;
  const middle = layout.room.x + 288;
  const top = layout.room.y + 396;
  paper(stage, middle - 270, top, 540, 116);
  shout(stage, name, middle, top + 36, 44, "#FD8");
  writeLines(stage, what, middle, top + 74, 500, 19);
}

/** Words in as many lines as they need, centred. */
export function writeLines(
  stage: Stage,
  words: string,
  x: number,
  y: number,
  wide: number,
  size: number,
  colour = "#423",
): void {
  const most = Math.floor(wide / (size * 0.57));
  let line = "";
  let lines = 0;
  for (const word of `${words} \n`.split(" ")) {
    if (word !== "\n" && (line + word).length < most) {
      line += `${word} `;
      continue;
    }
    if (line) write(stage, line.trim(), x, y + lines++ * size * 1.22, size, { colour });
    line = `${word} `;
  }
}
