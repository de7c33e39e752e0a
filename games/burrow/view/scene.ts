import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { blob, dot, placed, slab, type Mood, type Pen } from "#burrow/art/brush.ts";
import { paintCreature } from "#burrow/art/creatures.ts";
import { paintDuck } from "#burrow/art/duck.ts";
import { paintCrumb, paintLoaf } from "#burrow/art/relics.ts";
import { middleOf, paintRocks, paintRoom, paintSoil, RIM, ROOM, TILE, WHOLE } from "#burrow/art/room.ts";
import { THEMES } from "#burrow/art/themes.ts";
import { columnOf, CRUMB, rowOf, STAIRS } from "#burrow/rules/board.ts";
import * as CAUSE from "#burrow/rules/causes.ts";
import * as CREATURE from "#burrow/rules/creatures.ts";
import * as INTENT from "#burrow/rules/intents.ts";
import * as PHASE from "#burrow/rules/phases.ts";
import { markedCells } from "#burrow/rules/reach.ts";
import type { State } from "#burrow/rules/state.ts";
import { DEAD, LEFT, type Creature } from "#burrow/rules/world.ts";
import { roomOf } from "#burrow/rules.ts";
import { drawBossEntrance } from "./boss.ts";
import type { Layout } from "./layout.ts";
import { drawDark, drawLightsOut } from "./light.ts";
import { drawForesight, drawIntents, drawMarks, drawSides } from "./marks.ts";
import { DYING_FRAMES, type Dying, type Motion, type Pose } from "./motion.ts";

export const themeOf = (state: State): number =>
  Math.min(2, Math.floor(state.mode === 2 ? state.level / 7 : roomOf(state) / 3));

export function drawSoil(stage: Stage, theme: number): void {
  if (stage.isContrast) stage.fill("#000");
  else
    drawAroundOnce(stage, `soil ${theme}`, (around) =>
      paintSoil(around.context, around.width, around.height, THEMES[theme]!),
    );
}

/** So far the stones around a room reach. */
const EDGE = RIM + 18;

/** The room with everybody in it. */
export function drawScene(
  stage: Stage,
  state: State,
  layout: Layout,
  motion: Motion,
  looked: Creature | null,
  charm: ((pen: Pen) => void) | null,
): void {
  const { context, tick, isContrast } = stage;
  const { world, phase, wait } = state;
  const { room } = layout;
  const theme = THEMES[themeOf(state)]!;
  const version = `${themeOf(state)} ${world.tiles.join("")} ${world.isShut}`;
  const still = (name: string, paint: (pen: Pen) => void) =>
    stage.still(
      name,
      [room.x - EDGE, room.y - EDGE, ROOM + 2 * EDGE, ROOM + 2 * EDGE],
      (inside) => placed(inside.context, room.x, room.y, 1, () => paint(inside.context)),
      version,
    );
  const inRoom = (draw: () => void) => placed(context, room.x, room.y, 1, draw);
  const duck = motion.poseOf(0, world.duck, tick);
  const lamp = { x: (duck.x + 0.5) * TILE, y: (duck.y + 0.5) * TILE - 6 };
  still("room", (pen) => {
    paintRoom(pen, world.tiles, theme, isContrast, world.isShut > 0);
    paintRocks(pen, world.tiles, theme, isContrast);
  });
  inRoom(() => {
    drawGoods(stage, state);
    drawDark(stage, world.oil, lamp, theme);
    drawGlow(stage, world.tiles.indexOf(STAIRS), world.isShut > 0);
  });
  const isPlayed = phase === PHASE.play || (phase === PHASE.enter && world.isShut === 0);
  if (isPlayed) drawMarks(stage, world, layout, looked);
  inRoom(() => drawEverybody(stage, state, motion, duck, charm));
  if (isPlayed && state.armed < 0) {
    drawIntents(stage, world, layout);
    drawForesight(stage, world, layout);
  }
  if (world.outcome === DEAD && phase >= PHASE.ending) {
    const killer = world.cause === CAUSE.creature && world.creatures.find(({ kind }) => kind === world.causeKind);
    const part = phase === PHASE.over ? 1 : partOf(wait, 56);
    inRoom(() => drawLightsOut(stage, part, lamp, killer ? middleOf(killer.at) : null));
  }
  if (state.armed >= 0) drawSides(stage, world, layout);
  if (phase === PHASE.enter && world.isShut > 0) drawBossEntrance(stage, state, layout);
  if (phase === PHASE.ending && world.outcome === LEFT) drawFade(stage, layout, 1 - partOf(wait, 22));
  else if (phase === PHASE.enter && world.isShut === 0 && wait < 14 && state.frame > 2)
    drawFade(stage, layout, partOf(wait, 14));
}

function drawGoods({ context, tick }: Stage, { world }: State): void {
  for (const [cell, good] of world.goods.entries()) {
    if (good === 0) continue;
    const [x, y] = middleOf(cell);
    const isCrumb = good === CRUMB;
    placed(context, x, y + 6 + Math.sin(tick / 18 + cell) * 2, isCrumb ? 1 : 0.8, () =>
      isCrumb ? paintCrumb(context) : paintLoaf(context),
    );
  }
}

/** The stairs shine, so that they are found in the dark. */
function drawGlow({ context, tick }: Stage, cell: number, isShut: boolean): void {
  if (cell < 0 || isShut) return;
  const [x, y] = middleOf(cell);
  const swell = Math.sin(tick / 20) * 3;
  for (const radius of [50, 38, 26]) dot(context, x, y, radius + swell, "rgba(255,226,140,.2)");
}

function drawEverybody(
  stage: Stage,
  state: State,
  motion: Motion,
  duck: Pose,
  charm: ((pen: Pen) => void) | null,
): void {
  const { context, tick } = stage;
  const { world, phase } = state;
  const marked = markedCells(world);
  const actors: { y: number; draw(): void }[] = [];
  const isEntering = phase === PHASE.enter && world.isShut > 0;
  for (const creature of world.creatures) {
    if (isEntering && CREATURE.isBoss(creature.kind)) continue;
    const pose = motion.poseOf(creature.id, creature.at, tick);
    actors.push({ y: pose.y, draw: () => place(context, pose, () => drawCreature(stage, state, creature, pose)) });
  }
  for (const each of motion.dying(tick)) actors.push({ y: 0, draw: () => drawDying(stage, each) });
  const isGone = phase === PHASE.over && world.outcome === DEAD;
  const mood: Mood =
    world.outcome === DEAD || duck.hit > 0 ? "hurt" : marked.has(world.duck) && phase === PHASE.play ? "angry" : "calm";
  const swing = stage.isCalm ? 0 : Math.sin(tick / 17) * 0.25 + duck.lift / 30;
  if (!isGone)
    actors.push({
      y: duck.y,
      draw: () =>
        place(context, duck, () => {
          if (world.outcome === DEAD) context.rotate(1.3 * easeIn(partOf(state.wait - 10, 20)));
          if (duck.hit > 0 && Math.floor(tick / 3) % 2 === 0) context.globalAlpha = 0.45;
          paintDuck(context, {
            mood,
            tick: stage.isCalm ? 0 : tick,
            side: world.facing === 2 ? -1 : 1,
            swing,
            light: world.oil,
            charm,
          });
          context.globalAlpha = 1;
        }),
    });
  actors.sort((one, other) => one.y - other.y);
  for (const { draw } of actors) draw();
}

/** At the place of a pose, squashed at the feet, with a shadow. */
function place(pen: Pen, { x, y, lift, wide, high }: Pose, draw: () => void): void {
  pen.save();
  pen.translate((x + 0.5) * TILE, (y + 0.5) * TILE);
  blob(pen, 0, 24, 21 * wide, 6, "rgba(16,6,24,.34)", 0, 0);
  pen.translate(0, 24 - lift);
  pen.scale(wide, high);
  pen.translate(0, -26);
  draw();
  pen.restore();
}

function drawCreature({ context, tick, isCalm }: Stage, { world }: State, creature: Creature, pose: Pose): void {
  const { kind, intent, dizzy, hp, at } = creature;
  const mood: Mood =
    pose.hit > 0 ? "hurt" : dizzy > 0 || world.isFrozen ? "dizzy" : intent > INTENT.step ? "angry" : "calm";
  const [dx, dy] = [columnOf(world.duck) - columnOf(at), rowOf(world.duck) - rowOf(at)];
  const far = Math.max(1, Math.hypot(dx, dy));
  const ticks = isCalm ? 30 : tick + creature.id * 37;
  const breath = isCalm || kind === CREATURE.boulder ? 1 : 1 + Math.sin(ticks / 15) * 0.025;
  context.scale(2 - breath, breath);
  if (kind === CREATURE.bat) context.translate(0, -10 + (isCalm ? 0 : Math.sin(ticks / 9) * 4));
  if (pose.hit > 0) context.rotate(Math.sin(tick * 1.7) * pose.hit * 0.2);
  paintCreature(context, kind, {
    mood,
    tick: ticks,
    look: [dx / far, dy / far],
    isReady: dizzy === 0 && intent > INTENT.step,
  });
  const most = CREATURE.healthOf(kind);
  if (most < 2) return;
  for (let each = 0; each < most; each++) {
    context.fillStyle = each < hp ? "#E56" : "#213";
    context.strokeStyle = "#FFF";
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect((each - most / 2) * 11 + 1, 27, 9, 6, 2);
    context.fill();
    context.stroke();
  }
}

/** Into a pit they shrink; others fly up and turn over. */
function drawDying({ context, tick, isCalm }: Stage, { kind, at, start, cause }: Dying): void {
  const part = partOf(tick - start, DYING_FRAMES);
  context.save();
  context.translate(...middleOf(at));
  if (tick >= start && !isCalm) {
    if (cause === CAUSE.pit) {
      // It hangs in the air and sees the depth below, and then it drops.
      const drop = easeIn(Math.max(0, part - 0.35) / 0.65);
      context.translate(Math.sin(tick * 1.3) * (drop > 0 ? 0 : 2), drop === 0 ? -7 : 0);
      context.rotate(drop * 4);
      context.scale(1 - drop, 1 - drop);
    } else {
      context.translate(0, -easeBack(part) * 34);
      context.rotate(part * 3);
      context.globalAlpha = 1 - part;
    }
  } else context.globalAlpha = 1 - part;
  paintCreature(context, kind, { mood: "hurt", tick, look: [0, 0], isReady: false });
  context.restore();
}

/** A room goes dark when it is left, and the next one grows light. */
function drawFade({ context }: Stage, { room }: Layout, part: number): void {
  context.globalAlpha = 1 - part;
  placed(context, room.x, room.y, 1, () => slab(context, WHOLE, "#112"));
  context.globalAlpha = 1;
}
