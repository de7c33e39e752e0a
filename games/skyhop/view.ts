import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { blend } from "@quackademy/game-kit/stage/camera.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { createTrail } from "@quackademy/game-kit/stage/trail.ts";
import { NOTHING_KEPT, type Kept } from "./kept.ts";
import { FEATHERS_PER_BUOY, metresOf, MODE, rules, WIND, zoneOf, type State } from "./rules.ts";
import { CUE, type Duck } from "./rules-duck.ts";
import { METRE, WIDTH, type Ledge } from "./rules-world.ts";
import { playCue } from "./view-cues.ts";
import { createDemos, drawDemoButton } from "./view-demo.ts";
import { drawDuck } from "./view-duck.ts";
import { drawFar } from "./view-far.ts";
import { drawFeather, drawLedge } from "./view-ledges.ts";
import { drawBanner, drawHeightLine, markHeight, zoneWords } from "./view-marks.ts";
import { drawSky, tintAt, type Camera } from "./view-sky.ts";
import { drawWalls } from "./view-walls.ts";
import { drawRain, drawWater, drawWind, drawWindSign } from "./view-weather.ts";

const UNITS_WIDE = WIDTH / 256;
const POP_FRAMES = 16;
/** A longer way in one step is a jump. */
const JUMP = 80 * 256;

/** Lower bests need no flag: it would be in the way. */
const FLAG_FROM = 40;
/** From this height on, a player needs no more lessons. */
const TAUGHT_METRES = 30;
const FAST = 2400;
/** In a storm the sky is as dark as so many metres higher up. */
const STORM_DARKER = 170;

/** The view with its own state: the camera, and the ledge that was just stepped on. */
export function createView(kept: Kept = NOTHING_KEPT): GameView<State> {
  const demoAt = createDemos();
  const trail = createTrail(14);
  let banner = { title: "", words: "", at: -999 };
  let bottom: number | null = null;
  let followedAt = -1;
  /** Before the last step, for screens that show positions between two steps. */
  const between = createBetween(JUMP);
  let bottomBefore: number | null = null;
  let poppedAt = -99;
  let trailedAt = -1;
  let pressed: { x: number; y: number; at: number } = { x: 0, y: 0, at: -99 };

  const follow = (stage: Stage, state: State): Camera => {
    const wished = Math.max(-100, state.duck.y / 256 - stage.height * (stage.height > stage.width ? 0.46 : 0.38));
    const isFar = bottom === null || Math.abs(wished - bottom) > stage.height * 1.2;
    // Once for each step, however often or seldom the screen is drawn.
    const steps = Math.max(0, stage.tick - followedAt);
    if (isFar) bottom = wished;
    else bottom = wished + (bottom! - wished) * (wished > bottom! ? 0.9 : 0.84) ** steps;
    followedAt = stage.tick;
    return { left: (stage.width - UNITS_WIDE) / 2, bottom, height: stage.height };
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
    const isStorm = state.mode === MODE.storm;
    const tint = tintAt(Math.max(0, camera.bottom / 20) + (isStorm ? STORM_DARKER : 0));
    drawAround(stage, (around) => {
      drawSky(around, tint, camera);
      drawFar(around, tint, camera);
      drawWind(around, state);
      if (isStorm) drawRain(around, state);
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

  /** The own best as a line, and for learners a ghost that shows the next verb. */
  const drawHelp = (stage: Stage, state: State, camera: Camera): void => {
    const best = state.mode === MODE.storm ? kept.storm : kept.best;
    const [, bestY] = place(stage, 0, best * METRE, camera.bottom);
    if (best >= FLAG_FROM && bestY > stage.bounds.top && bestY < stage.height) {
      const isPast = metresOf(state) >= best;
      drawHeightLine(stage, isPast ? `Past your best: ${best} m` : `Your best: ${best} m`, bestY);
    }
    // On walls and in clips nothing is known of the player, so no lesson is shown.
    const isLearner = kept !== NOTHING_KEPT && kept.best < TAUGHT_METRES;
    const demo = isLearner ? demoAt(stage, state) : null;
    if (!demo) return;
    const [x, y] = place(stage, demo.start.x, demo.start.y, camera.bottom);
    stage.context.globalAlpha = 0.5;
    drawHero(
      stage,
      { duck: demo.duck, frame: stage.tick, buoys: 0 },
      place(stage, demo.duck.x, demo.duck.y, camera.bottom),
      99,
    );
    stage.context.globalAlpha = 1;
    drawDemoButton(stage, demo, x, y + 32);
  };

  /** Only what is fast leaves a trail. */
  const drawTrail = (stage: Stage, { vy }: Duck, [x, y]: [number, number], from: number): void => {
    if (vy > FAST && trailedAt !== stage.tick) trail.add(x, y - 18 - from);
    else if (vy <= FAST) trail.clear();
    trailedAt = stage.tick;
    stage.context.save();
    stage.context.translate(0, from);
    trail.draw(stage, { colour: "#FFF9E6", width: 22, alpha: 0.5 });
    stage.context.restore();
  };

  return {
    size: { wide: [720, 396], tall: [572, 1000] },
    beforeStep({ duck, ledges }) {
      bottomBefore = bottom;
      for (const thing of [duck, ...ledges]) between.keep(thing, thing.x, thing.y);
    },
    draw(stage, state, alpha = 1) {
      const followed = follow(stage, state);
      const camera = { ...followed, bottom: blend(bottomBefore ?? followed.bottom, followed.bottom, alpha) };
      const { x, y } = between.place(state.duck, state.duck.x, state.duck.y, alpha);
      drawScene(stage, state, camera, alpha);
      drawHelp(stage, state, camera);
      drawTrail(stage, state.duck, place(stage, x, y, camera.bottom), camera.bottom);
      drawHero(stage, state, place(stage, x, y, camera.bottom), stage.tick - poppedAt, kept.worn);
      drawWater(stage, state, camera);
      drawWindSign(stage, state);
      drawBanner(stage, banner.title, banner.words, stage.tick - banner.at);
    },
    drawTitle(stage, state) {
      bottom = stage.height > stage.width ? -430 : -230;
      drawScene(stage, state, { left: (stage.width - UNITS_WIDE) / 2, bottom, height: stage.height });
      drawPoster(stage, kept.worn);
    },
    drawGhost(stage, state, { isDone, name }) {
      const [x, y] = place(stage, state.duck.x, isDone ? state.best : state.duck.y);
      // Of several, only those in sight are marked.
      if (name === undefined) markHeight(stage, `They: ${metresOf(state)} m`, y, isDone);
      if (isDone) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : name === undefined ? 0.4 : 0.62;
      drawHero(stage, state, [x, y], 99);
      stage.context.globalAlpha = 1;
      if (name !== undefined) drawRunnerName(stage, name, x, y - 62);
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
      if (cue === CUE.zone) banner = { ...zoneWords(zoneOf(metresOf(state))), at: stage.tick };
      if (cue === CUE.flood) banner = { title: "The water rises", words: "Up, and do not look down", at: stage.tick };
      playCue(stage, state, cue, ...place(stage, state.duck.x, state.duck.y));
    },
    status: (state) => {
      const buoys = state.buoys ? ` · ${state.buoys === 1 ? "lifebuoy" : "2 lifebuoys"}` : "";
      return `${state.down}/${FEATHERS_PER_BUOY} feathers${buoys}`;
    },
    intensity: ({ duck, water, flood }) => {
      if (flood === 0) return 0;
      const metres = (duck.y - water) / METRE;
      return metres < 8 ? 3 : metres < 18 ? 2 : 1;
    },
    say: (state) => {
      if (rules.isOver(state)) return `Splash, at ${metresOf(state)} metres.`;
      const wind = state.wind === WIND.warning ? ` Wind from the ${state.windSide > 0 ? "left" : "right"}.` : "";
      const tens = Math.floor(metresOf(state) / 10) * 10;
      if (state.flood === 0) return `${tens} metres. The water waits.`;
      return `${tens} metres, water ${state.duck.y - state.water < 240 * 256 ? "close" : "far"} below.${wind}`;
    },
  };
}

/** The cover's duck, flying up. */
function drawPoster(stage: Stage, hat: string): void {
  const { context, width, height, tick, isCalm } = stage;
  // Above the cards of the modes.
  const isWide = width > height;
  const [x, y] = [width / 2 + 30, height * (isWide ? 0.4 : 0.27) + (isCalm ? 0 : Math.sin(tick / 26) * 8)];
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
  context.scale(isWide ? 2.7 : 3.4, isWide ? 2.7 : 3.4);
  const wing = isCalm ? 0.4 : Math.abs(Math.sin(tick / 20)) * 0.7;
  drawDuck(context, { x: 0, y: 0, facing: 1, stretch: 1, tilt: -0.16, wing, walk: null, buoys: 0, hat });
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

/** Upright phones show the whole width of the tower: the duck would be smaller than a fingertip. */
const TALL_DUCK = 1.4;

type Hero = Pick<State, "duck" | "frame" | "buoys">;

function drawHero(stage: Stage, hero: Hero, [x, y]: [number, number], age: number, hat = "none"): void {
  const { duck, frame } = hero;
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
    buoys: hero.buoys,
    hat,
    size: stage.height > stage.width ? TALL_DUCK : 1,
  });
}
