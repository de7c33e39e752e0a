import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { shadeAround } from "@quackademy/game-kit/stage/shade-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenShip, doneMissions } from "./missions.ts";
import {
  ACROSS,
  ALONG,
  MODE,
  QUACK_REACH,
  ROCK,
  SAFE_FRAMES,
  SPRINT_FRAMES,
  SUB,
  WAVE,
  type State,
} from "./rules-belt.ts";
import { drawComet, drawPickup, drawWarning } from "./view-belt.ts";
import { BOSS_NAMES, drawBoss, drawEarLane, drawPebble } from "./view-boss.ts";
import { createCues, WAVE_NAMES } from "./view-cues.ts";
import { place, placeOf, TALL, WIDE, type Lie } from "./view-lie.ts";
import { drawMeters, drawMissions, drawShipMeter } from "./view-meters.ts";
import { drawRock } from "./view-rocks.ts";
import { drawShip } from "./view-ship.ts";
import { skyIn } from "./view-sky.ts";
import { drawSpace, spaceColour } from "./view-space.ts";

const RING_FRAMES = 26;
/** A longer way in one step is a jump. */
const JUMP = 60 * SUB;
/** The parts of the tune: one for each sky, and the bosses'. */
const BOSS_PART = 3;

export function createView(lie: Lie, progress?: GameProgress): GameView<State> {
  const between = createBetween(JUMP);
  const rings: { x: number; y: number; since: number }[] = [];
  const answer = createCues(lie, (x, y, since) => rings.push({ x, y, since }));
  const done = doneMissions(progress);
  const ship = progress ? chosenShip(progress) : 0;

  return {
    size: { wide: WIDE, tall: TALL },
    beforeStep(state) {
      for (const thing of [state.ship, ...state.rocks, ...state.pickups, ...state.boss])
        between.keep(thing, thing.a, thing.c);
    },
    draw(stage, state, alpha = 1) {
      const now = (thing: { a: number; c: number }) => {
        const { x, y } = between.place(thing, thing.a, thing.c, alpha);
        return { a: x, c: y };
      };
      const sky = skyIn(state);
      lie.isTall = stage.height > stage.width;
      drawSpace(stage, lie, (state.frame - 1 + alpha) * 2.4, sky);
      for (const warning of state.warnings) drawWarning(stage, lie, warning);
      for (const boss of state.boss) drawEarLane(stage, lie, boss, state);
      for (const pickup of state.pickups) drawPickup(stage, lie, { ...pickup, ...now(pickup) });
      for (const boss of state.boss) drawBoss(stage, lie, boss, state, now(boss));
      for (const rock of state.rocks) {
        const { a, c } = now(rock);
        if (rock.kind === ROCK.comet) drawComet(stage, lie, a, c, rock.r);
        else if (rock.kind === ROCK.pebble) drawPebble(stage, ...placeOf(lie, { a, c }), rock.r);
        else drawRock(stage, ...placeOf(lie, { a, c }), rock.r, rock.look, sky);
      }
      shadeAround(stage, spaceColour(stage, sky), 90);
      drawRings(stage, rings);
      if (state.isOver === 0) {
        const at = { ...state, ship: { ...state.ship, ...now(state.ship) } };
        drawShipMeter(stage, ...placeOf(lie, at.ship), state);
        drawOwnShip(stage, lie, at, ship);
      }
      drawMeters(stage, state);
      if (progress) drawMissions(stage, done, state, 14, stage.height - 190);
    },
    drawTitle(stage) {
      lie.isTall = stage.height > stage.width;
      drawTitlePicture(stage, lie, ship);
      // A tall title has no room beside its cards.
      if (progress && !lie.isTall) drawMissions(stage, done, null, stage.bounds.right - 350, stage.bounds.top + 22);
    },
    cue: answer,
    drawGhost(stage, state, { isDone, name }) {
      if (isDone) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : 0.4;
      drawOwnShip(stage, lie, state, 0);
      stage.context.globalAlpha = 1;
      if (name === undefined) return;
      const [x, y] = placeOf(lie, state.ship);
      drawRunnerName(stage, name, x, y - 44);
    },
    status: (state) => (state.mode === MODE.sprint ? `${timeLeft(state)} · ${sayWave(state)}` : sayWave(state)),
    say: (state) =>
      `${sayWave(state)}. ${state.mode === MODE.sprint ? timeLeft(state) : sayFeathers(state)}${state.shield ? " and a shield" : ""}.`,
    intensity: ({ wave, waveKind, frame }) =>
      waveKind === WAVE.boss ? 3 : frame < 600 ? 1 : wave % 5 === 1 || wave < 3 ? 2 : 3,
    part: (state) => (state.boss.length > 0 ? BOSS_PART : skyIn(state)),
  };
}

function sayWave(state: State): string {
  const { wave, waveKind } = state;
  const boss = state.boss[0];
  if (!boss) return `Wave ${wave}: ${WAVE_NAMES[waveKind]}`;
  return `${BOSS_NAMES[boss.kind]}: ${boss.hp === 1 ? "1 quack" : `${boss.hp} quacks`} to go`;
}

const sayFeathers = ({ feathers }: State) => (feathers === 1 ? "1 feather" : `${feathers} feathers`);

function timeLeft({ frame }: State): string {
  const seconds = Math.ceil((SPRINT_FRAMES - frame) / 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function drawOwnShip(stage: Stage, lie: Lie, { ship, safe, shield }: State, number: number): void {
  const [x, y] = placeOf(lie, ship);
  const isBlinking = safe > 0 && (stage.isCalm || (safe >> 3) % 2 === 0);
  const alpha = stage.context.globalAlpha;
  if (isBlinking) stage.context.globalAlpha = alpha * 0.45;
  const tilt = (ship.vc / SUB) * 0.05;
  drawShip(stage, {
    x,
    y,
    size: 1,
    heading: lie.isTall ? -Math.PI / 2 + tilt : tilt - 0.1,
    push: Math.max(0, Math.min(1, ship.va / (5 * SUB))),
    hasShield: shield === 1,
    isHurt: safe > SAFE_FRAMES - 40,
    ship: number,
  });
  stage.context.globalAlpha = alpha;
}

/** The rings of a quack, up to its range. */
function drawRings({ context, tick }: Stage, rings: { x: number; y: number; since: number }[]): void {
  while (rings[0] && tick - rings[0].since > RING_FRAMES) rings.shift();
  for (const { x, y, since } of rings) {
    const part = (tick - since) / RING_FRAMES;
    context.globalAlpha = 1 - part;
    context.strokeStyle = "#FFD65A";
    for (const lag of [0, 0.18, 0.36]) {
      context.lineWidth = 8 * (1 - part) + 1;
      context.beginPath();
      context.arc(x, y, Math.max(1, QUACK_REACH * (1 - (1 - Math.max(0, part - lag)) ** 2)), 0, 7);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

const TITLE_ROCKS = [
  [130, 110, 74, 0],
  [800, 60, 70, 1],
  [905, 250, 60, 2],
  [90, 330, 48, 3],
  [640, 330, 30, 4],
] as const;
const TITLE_STARS = [
  [420, 60],
  [700, 190],
  [300, 300],
] as const;

function drawTitlePicture(stage: Stage, lie: Lie, ship: number): void {
  const { tick, isCalm } = stage;
  const bob = isCalm ? 0 : Math.sin(tick / 32);
  drawSpace(stage, lie, tick * 1.2, 0);
  for (const [along, across, r, look] of TITLE_ROCKS) {
    const [x, y] = titlePlace(lie, along, across);
    drawRock(stage, x, y + bob * (4 + look), r, look, 0);
  }
  for (const [along, across] of TITLE_STARS) {
    const [x, y] = titlePlace(lie, along, across);
    drawPickup(stage, { isTall: false }, { kind: 0, a: x * SUB, c: y * SUB, va: 0 });
  }
  const [x, y] = lie.isTall ? [ACROSS / 2, stage.bounds.top + 110] : titlePlace(lie, 470, 190);
  drawShip(stage, {
    x,
    y: y + bob * 8,
    size: lie.isTall ? 2.4 : 3.4,
    heading: -0.24,
    push: 1,
    hasShield: false,
    isHurt: false,
    ship,
  });
}

/** On a tall stage the picture is compressed into the upper two thirds. */
const titlePlace = ({ isTall }: Lie, along: number, across: number): [number, number] =>
  isTall ? [40 + ((along - 80) * (ACROSS - 80)) / (ALONG - 120), 60 + across * 1.35] : place({ isTall }, along, across);
