import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { blob, dot, INK, placed, slab } from "#burrow/art/brush.ts";
import { paintCreature } from "#burrow/art/creatures.ts";
import { paintHeart, paintRelic } from "#burrow/art/relics.ts";
import { stepsOf } from "#burrow/rules/board.ts";
import * as CREATURE from "#burrow/rules/creatures.ts";
import * as INTENT from "#burrow/rules/intents.ts";
import { cellsOf } from "#burrow/rules/reach.ts";
import * as RELIC from "#burrow/rules/relics.ts";
import { timesOf } from "#burrow/rules/hits.ts";
import type { State } from "#burrow/rules/state.ts";
import { MOST_RELICS } from "#burrow/rules.ts";
import type { Creature, World } from "#burrow/rules/world.ts";
import { writeLines } from "./boss.ts";
import type { Box, Layout } from "./layout.ts";
import { GOLD, paper, shout, TITLE, write } from "./pen.ts";
import { CREATURES, intentWords, pairWords, RELICS } from "./words.ts";

const LEFT = { ...TITLE, align: "left" } as const;

/** What the card tells: a creature, or a relic. */
export type Told = { creature: Creature | null; relic: number };

/** Hearts, oil, the card of what is looked at, and the relics. */
export function drawPanel(stage: Stage, state: State, layout: Layout, told: Told): void {
  const { world } = state;
  drawHearts(stage, world, layout);
  drawLamp(stage, world, layout);
  drawCard(stage, world, layout, told);
  for (let slot = 0; slot < MOST_RELICS; slot++) {
    const relic = world.relics[slot];
    const box = layout.slot(slot);
    if (relic !== undefined) drawSlot(stage, state, box, slot, relic);
    else if (!world.isPuzzle) slab(stage.context, [box.x, box.y, box.wide, box.high, 14], "rgba(10,6,20,.3)");
  }
  if (world.chain >= 0)
    shout(
      stage,
      `×${timesOf(world)}`,
      layout.hearts.x + 202,
      layout.hearts.y + 24,
      34,
      world.chain > 0 ? GOLD : "#CBA",
    );
  drawWait(stage, layout.wait);
}

function drawHearts(stage: Stage, { hearts, mostHearts }: World, { hearts: { x, y, high } }: Layout): void {
  const { context, tick, isCalm } = stage;
  for (let at = 0; at < mostHearts; at++) {
    // The last heart beats.
    const beat = hearts === 1 && at === 0 && !isCalm ? 1 + Math.sin(tick / 8) * 0.1 : 1;
    placed(context, x + 26 + at * 50, y + high / 2, beat, () => paintHeart(context, at < hearts));
  }
}

/** The oil that is left, in turns. */
function drawLamp(stage: Stage, { oil, isPuzzle }: World, { lamp: { x, y, wide, high } }: Layout): void {
  const { context, tick } = stage;
  const most = isPuzzle ? 10 : 40;
  const isLow = oil <= (isPuzzle ? 2 : 6);
  slab(context, [x + 20, y + 4, wide - 20, high - 8, 12], "rgba(10,6,20,.6)");
  const long = Math.max(16, (wide - 28) * Math.min(1, oil / most));
  slab(context, [x + 24, y + 8, long, high - 16, 9], isLow ? "#E56" : "#FB3");
  dot(context, x + 20, y + high / 2, 19, INK);
  dot(context, x + 20, y + high / 2 + 3, 10 + Math.sin(tick / 6), oil > 0 ? "#F93" : "#445");
  dot(context, x + 20, y + high / 2 + 5, 5, "#FFC");
  shout(
    stage,
    oil > 0 ? `${oil} ${oil === 1 ? "turn" : "turns"} of light` : "The dark bites!",
    x + wide / 2 + 14,
    y + high / 2 + 1,
    21,
  );
}

function drawCard(stage: Stage, world: World, { card: { x, y, wide, high } }: Layout, { creature, relic }: Told): void {
  if (relic < 0 && !creature) return;
  const { context, tick } = stage;
  // On an upright phone the card is larger.
  const size = Math.min(1.4, high / 150);
  const isThreat = creature !== null && creature.dizzy === 0 && cellsOf(world, creature).includes(world.duck);
  const isPair = world.relics.includes(RELIC.partnerOf(relic));
  const [name, alone] = RELICS[relic] ?? CREATURES[creature!.kind]!;
  const what = relic >= 0 && isPair ? pairWords(relic).join(": ") : alone;
  paper(stage, x, y, wide, high, isThreat ? "#FDC" : undefined);
  placed(context, x + 46 * size, y + 48 * size, size, () => {
    if (relic >= 0) return paintRelic(context, relic);
    const { kind, dizzy, intent } = creature!;
    const isReady = dizzy === 0 && intent > INTENT.step;
    paintCreature(context, kind, {
      mood: dizzy > 0 ? "dizzy" : isReady ? "angry" : "calm",
      tick,
      look: [1, 0],
      isReady,
    });
  });
  write(stage, name, x + 90 * size, y + 32 * size, 25 * size, LEFT);
  const now =
    relic >= 0
      ? RELIC.isTool(relic)
        ? "You use it"
        : "Works by itself"
      : world.isFrozen
        ? "cannot move"
        : intentWords(creature!);
  const style = { align: "left", colour: isThreat ? "#B22" : "#642" } as const;
  write(
    stage,
    relic < 0 ? `${isThreat ? "Danger" : "Now"}: ${now}` : now,
    x + 90 * size,
    y + 62 * size,
    17 * size,
    style,
  );
  writeLines(stage, what, x + wide / 2, y + 102 * size, wide - 24, 18 * size);
}

function drawSlot(stage: Stage, { world, armed }: State, { x, y, wide, high }: Box, slot: number, relic: number): void {
  const { context, tick } = stage;
  const uses = world.uses[slot]!;
  const isTool = RELIC.isTool(relic);
  const isEmpty = RELIC.usesOf(relic) > 0 && uses === 0;
  const isArmed = armed === slot;
  paper(stage, x, y, wide, high, isArmed ? "#FD8" : isTool ? undefined : "#DC9");
  if (world.relics.includes(RELIC.partnerOf(relic))) {
    context.strokeStyle = GOLD;
    context.lineWidth = 5;
    context.stroke();
  }
  context.globalAlpha = isEmpty ? 0.35 : 1;
  const size = (high / 74) * (isArmed ? 0.95 + Math.sin(tick / 6) * 0.08 : 0.9);
  placed(stage.context, x + wide / 2, y + high / 2 + 2, size, () => paintRelic(context, relic));
  context.globalAlpha = 1;
  if (isTool) shout(stage, stage.isTouch ? "Tap" : String(slot + 1), x + (stage.isTouch ? 24 : 14), y + 14, 18);
  if (RELIC.usesOf(relic) > 0)
    for (let each = 0; each < uses; each++) blob(context, x + wide - 12 - each * 12, y + high - 12, 4, 4, GOLD, 0, 2);
}

function drawWait(stage: Stage, { x, y, wide, high }: Box): void {
  paper(stage, x, y, wide, high, "#BDC");
  write(stage, "Wait", x + wide / 2, y + high / 2 - 8, 21, TITLE);
  write(stage, stage.isTouch ? "a turn" : "Space", x + wide / 2, y + high / 2 + 16, 15);
}

/** The creature that a newcomer should look at: one that is about to hit the duck. */
export function threatOf(world: World): Creature | null {
  if (world.isFrozen) return null;
  return world.creatures.find((each) => each.dizzy === 0 && cellsOf(world, each).includes(world.duck)) ?? null;
}

export const nearestOf = ({ creatures, duck }: World): Creature | null =>
  creatures
    .filter(({ kind }) => kind !== CREATURE.boulder)
    .toSorted((one, other) => stepsOf(one.at, duck) - stepsOf(other.at, duck))[0] ?? null;
