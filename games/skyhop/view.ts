import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { blend } from "@quackademy/game-kit/stage/camera.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { FEATHERS_PER_BUOY, metresOf, rules, WIND, type State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";
import { WIDTH, type Ledge } from "./rules-world.ts";
import { playCue } from "./view-cues.ts";
import { drawDuck } from "./view-duck.ts";
import { drawFeather, drawLedge } from "./view-ledges.ts";
import { drawSky, tintAt, type Camera } from "./view-sky.ts";
import { drawWalls } from "./view-walls.ts";
import { drawWater, drawWind, drawWindSign } from "./view-weather.ts";

const UNITS_WIDE = WIDTH / 256;
const POP_FRAMES = 16;
/** A longer way in one step is a jump. */
const JUMP = 80 * 256;

/** The view with its own state: the camera, and the ledge that was just stepped on. */
export function createView(): GameView<State> {
  let bottom: number | null = null;
  let followedAt = -1;
  /** Before the last step, for screens that show positions between two steps. */
  const between = createBetween(JUMP);
  let bottomBefore: number | null = null;
  let poppedAt = -99;
  let pressed: { x: number; y: number; at: number } = { x: 0, y: 0, at: -99 };

  const follow = (stage: Stage, state: State): Camera => {
    const wished = Math.max(-70, state.duck.y / 256 - stage.height * (stage.height > stage.width ? 0.46 : 0.38));
    const isFar = bottom === null || Math.abs(wished - bottom) > stage.height * 1.2;
    // Once for each step, however often the screen is drawn.
    if (isFar) bottom = wished;
    else if (stage.tick !== followedAt) bottom = bottom! + (wished - bottom!) * (wished > bottom! ? 0.1 : 0.16);
    followedAt = stage.tick;
    return { left: (stage.width - UNITS_WIDE) / 2, bottom: bottom!, height: stage.height };
  };

  const place = (stage: Stage, x: number, y: number, from = bottom ?? 0): [number, number] => [
    (stage.width - UNITS_WIDE) / 2 + x / 256,
    stage.height - (y / 256 - from),
  ];

  const dipOf = (stage: Stage, { x, y }: Ledge): number => {
    const age = stage.tick - pressed.at;
    const isIt = age < POP_FRAMES && y === pressed.y && Math.abs(x - pressed.x) < 256 * 12;
    return isIt ? Math.sin((age / POP_FRAMES) * Math.PI) : 0;
  };

  const drawScene = (stage: Stage, state: State, camera: Camera, alpha = 1): void => {
    const tint = tintAt(Math.max(0, camera.bottom / 20));
    drawAround(stage, (around) => {
      drawSky(around, tint, camera);
      drawWind(around, state);
    });
    drawWalls(stage, tint, camera);
    for (const ledge of state.ledges) {
      const [x, y] = place(stage, between.place(ledge, ledge.x, ledge.y, alpha).x, ledge.y, camera.bottom);
      if (y > stage.bounds.top - 60 && y < stage.bounds.bottom + 60) {
        if (ledge.row === 0) drawMeadow(stage, y);
        else drawLedge(stage, ledge, x, y, dipOf(stage, ledge));
      }
    }
    for (const { x, y, worth } of state.feathers) drawFeather(stage, ...place(stage, x, y, camera.bottom), worth > 1);
  };

  return {
    size: { wide: [890, 500], tall: [496, 990] },
    beforeStep({ duck, ledges }) {
      bottomBefore = bottom;
      for (const thing of [duck, ...ledges]) between.keep(thing, thing.x, thing.y);
    },
    draw(stage, state, alpha = 1) {
      const followed = follow(stage, state);
      const camera = { ...followed, bottom: blend(bottomBefore ?? followed.bottom, followed.bottom, alpha) };
      const { x, y } = between.place(state.duck, state.duck.x, state.duck.y, alpha);
      drawScene(stage, state, camera, alpha);
      drawHero(stage, state, place(stage, x, y, camera.bottom), stage.tick - poppedAt);
      drawWater(stage, state, camera);
      drawWindSign(stage, state);
    },
    drawTitle(stage, state) {
      bottom = stage.height > stage.width ? -330 : -190;
      drawScene(stage, state, { left: (stage.width - UNITS_WIDE) / 2, bottom, height: stage.height });
      drawPoster(stage);
    },
    drawGhost(stage, state, { isDone }) {
      const [x, y] = place(stage, state.duck.x, isDone ? state.best : state.duck.y);
      markHeight(stage, `They: ${metresOf(state)} m`, y, isDone);
      if (isDone) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : 0.4;
      drawHero(stage, state, [x, y], 99);
      stage.context.globalAlpha = 1;
    },
    cue(stage, state, cue) {
      const isTouch = cue === CUE.land || cue === CUE.bounce || cue === CUE.superBounce;
      if (isTouch) {
        const ledge = state.ledges.find(
          ({ y, x, half }) => y === state.duck.y && Math.abs(x - state.duck.x) <= half + 2000,
        );
        if (ledge) pressed = { x: ledge.x, y: ledge.y, at: stage.tick };
      }
      if (isTouch || cue === CUE.hop || cue === CUE.kick || cue === CUE.flap) poppedAt = stage.tick;
      playCue(stage, state, cue, ...place(stage, state.duck.x, state.duck.y));
    },
    status: (state) => {
      const buoys = state.buoys ? ` · ${state.buoys === 1 ? "lifebuoy" : "2 lifebuoys"}` : "";
      return `${metresOf(state)} m · ${state.down}/${FEATHERS_PER_BUOY} feathers${buoys}`;
    },
    say: (state) => {
      if (rules.isOver(state)) return `Splash, at ${metresOf(state)} metres.`;
      const wind = state.wind === WIND.warning ? ` Wind from the ${state.windSide > 0 ? "left" : "right"}.` : "";
      const tens = Math.floor(metresOf(state) / 10) * 10;
      return `${tens} metres, water ${state.duck.y - state.water < 240 * 256 ? "close" : "far"} below.${wind}`;
    },
  };
}

/** Marks the ghost's height: a label at the edge when it is out of sight, and a line after its run has ended. */
function markHeight(stage: Stage, words: string, y: number, isDone: boolean): void {
  const { context, width, height } = stage;
  const isSeen = y > 0 && y < height;
  if (!isSeen) return drawSlip(stage, `${y > 0 ? "▼" : "▲"} ${words}`, width / 2, y > 0 ? height - 26 : 26, 18);
  if (!isDone) return;
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.setLineDash([12, 10]);
  context.beginPath();
  context.moveTo(stage.bounds.left, y);
  context.lineTo(stage.bounds.right, y);
  context.stroke();
  context.setLineDash([]);
  drawSlip(stage, words, width / 2, y, 18);
}

/** The cover's duck, flying up. */
function drawPoster(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const [x, y] = [width / 2 + 20, height * 0.45 + (isCalm ? 0 : Math.sin(tick / 26) * 8)];
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 8;
  context.lineCap = "round";
  context.setLineDash([4, 22]);
  context.beginPath();
  context.moveTo(x - 170, y + 110);
  context.quadraticCurveTo(x - 140, y - 20, x - 62, y - 60);
  context.stroke();
  context.setLineDash([]);
  context.save();
  context.translate(x, y);
  context.scale(3.6, 3.6);
  const wing = isCalm ? 0.4 : Math.abs(Math.sin(tick / 20)) * 0.7;
  drawDuck(context, { x: 0, y: 0, facing: 1, stretch: 1, tilt: -0.16, wing, walk: null, buoys: 0 });
  context.restore();
}

/** The start: a strip of grass from cliff to cliff. */
function drawMeadow({ context, bounds }: Stage, y: number): void {
  const [left, right] = [bounds.left - 40, bounds.right + 40];
  context.fillStyle = "#1A8C8C";
  context.fillRect(left, y + 2, right - left, Math.max(300, bounds.bottom + 40 - y));
  context.fillStyle = "#B9E36B";
  context.beginPath();
  context.moveTo(left, y - 3);
  context.lineTo(right, y - 3);
  for (let x = right; x > left; x -= 26) context.bezierCurveTo(x - 3, y + 20, x - 23, y + 20, x - 26, y + 6);
  context.fill();
}

function drawHero(stage: Stage, state: State, [x, y]: [number, number], age: number): void {
  const { duck, frame } = state;
  const pop = age < POP_FRAMES ? Math.sin((age / POP_FRAMES) * Math.PI * 2) * (1 - age / POP_FRAMES) : 0;
  const speed = Math.max(-1, Math.min(1, duck.vy / 2600));
  const isGliding = duck.isAloft && duck.hasFlapped && duck.isHeld;
  const beat =
    duck.hasFlapped && age < POP_FRAMES ? Math.abs(Math.cos(age / 3)) : isGliding ? 0.8 : duck.vy > 0 ? 0.25 : 0.6;
  drawDuck(stage.context, {
    x,
    y,
    facing: duck.facing,
    stretch: 1 + (duck.isAloft ? Math.abs(speed) * 0.16 + pop * 0.18 : -pop * 0.24),
    tilt: duck.isAloft ? -speed * 0.3 : Math.sin(frame / 5) * 0.05,
    wing: duck.isAloft ? beat : 0,
    walk: duck.isAloft ? null : frame / 4,
    buoys: state.buoys,
  });
}
