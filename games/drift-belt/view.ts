import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { shadeAround } from "@quackademy/game-kit/stage/shade-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ACROSS, ALONG, QUACK_REACH, ROCK, SAFE_FRAMES, SUB, type State } from "./rules-belt.ts";
import { drawComet, drawPickup, drawWarning } from "./view-belt.ts";
import { createCues, WAVE_NAMES } from "./view-cues.ts";
import { place, placeOf, TALL, WIDE, type Lie } from "./view-lie.ts";
import { drawMeters } from "./view-meters.ts";
import { drawRock } from "./view-rocks.ts";
import { drawShip } from "./view-ship.ts";
import { drawSpace, spaceColour } from "./view-space.ts";

const RING_FRAMES = 26;
/** A longer way in one step is a jump. */
const JUMP = 60 * SUB;

export function createView(lie: Lie): GameView<State> {
  const between = createBetween(JUMP);
  const rings: { x: number; y: number; since: number }[] = [];
  const answer = createCues(lie, (x, y, since) => rings.push({ x, y, since }));

  return {
    size: { wide: WIDE, tall: TALL },
    beforeStep({ ship, rocks, pickups }) {
      for (const thing of [ship, ...rocks, ...pickups]) between.keep(thing, thing.a, thing.c);
    },
    draw(stage, state, alpha = 1) {
      const now = (thing: { a: number; c: number }) => {
        const { x, y } = between.place(thing, thing.a, thing.c, alpha);
        return { a: x, c: y };
      };
      lie.isTall = stage.height > stage.width;
      drawSpace(stage, lie, (state.frame - 1 + alpha) * 2.4);
      for (const warning of state.warnings) drawWarning(stage, lie, warning);
      for (const pickup of state.pickups) drawPickup(stage, lie, { ...pickup, ...now(pickup) });
      for (const rock of state.rocks) {
        const { a, c } = now(rock);
        if (rock.kind === ROCK.comet) drawComet(stage, lie, a, c, rock.r);
        else drawRock(stage, ...placeOf(lie, { a, c }), rock.r, rock.look);
      }
      shadeAround(stage, spaceColour(stage), 90);
      drawRings(stage, rings);
      if (state.isOver === 0) drawOwnShip(stage, lie, { ...state, ship: { ...state.ship, ...now(state.ship) } });
      drawMeters(stage, state);
    },
    drawTitle(stage) {
      lie.isTall = stage.height > stage.width;
      drawTitlePicture(stage, lie);
    },
    cue: answer,
    drawGhost(stage, state, { isDone }) {
      if (isDone) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : 0.4;
      drawOwnShip(stage, lie, state);
      stage.context.globalAlpha = 1;
    },
    status: ({ wave, waveKind }) => `Wave ${wave}: ${WAVE_NAMES[waveKind]}`,
    say: ({ wave, waveKind, feathers, shield }) =>
      `Wave ${wave}, ${WAVE_NAMES[waveKind]}. ${feathers === 1 ? "1 feather" : `${feathers} feathers`}${shield ? " and a shield" : ""}.`,
  };
}

function drawOwnShip(stage: Stage, lie: Lie, { ship, safe, shield }: State): void {
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

function drawTitlePicture(stage: Stage, lie: Lie): void {
  const { tick, isCalm } = stage;
  const bob = isCalm ? 0 : Math.sin(tick / 32);
  drawSpace(stage, lie, tick * 1.2);
  for (const [along, across, r, look] of TITLE_ROCKS) {
    const [x, y] = titlePlace(lie, along, across);
    drawRock(stage, x, y + bob * (4 + look), r, look);
  }
  for (const [along, across] of TITLE_STARS) {
    const [x, y] = titlePlace(lie, along, across);
    drawPickup(stage, { isTall: false }, { kind: 0, a: x * SUB, c: y * SUB, va: 0 });
  }
  const [x, y] = titlePlace(lie, 470, 190);
  drawShip(stage, { x, y: y + bob * 8, size: 3.4, heading: -0.24, push: 1, hasShield: false, isHurt: false });
}

/** On a tall stage the picture is compressed into the upper two thirds. */
const titlePlace = ({ isTall }: Lie, along: number, across: number): [number, number] =>
  isTall ? [40 + ((along - 80) * (ACROSS - 80)) / (ALONG - 120), 60 + across * 1.35] : place({ isTall }, along, across);
