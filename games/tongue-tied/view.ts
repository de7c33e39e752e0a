import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { bestMetres, chosenSkin, GHOST_SKINS, readKept } from "./kept.ts";
import { regionAt } from "./rules/course.ts";
import { CUE } from "./rules/cues.ts";
import { speedAt } from "./rules/frog.ts";
import { LEVELS } from "./rules/levels.ts";
import { METRE, PARTS, UNIT } from "./rules/units.ts";
import { timesOf } from "./rules/chain.ts";
import { fliesGoal, metresOf } from "./rules/goals.ts";
import { courseFor, MODE, type State } from "./rules.ts";
import { drawBackdrop, drawWater } from "./view/backdrop.ts";
import { createEye, onStage, type Eye } from "./view/camera.ts";
import { playCue, soundWind } from "./view/cues.ts";
import { drawCarp, drawHeron } from "./view/heron.ts";
import { INK, lookOf, PLACES, type Look } from "./view/looks.ts";
import { createMotion } from "./view/motion.ts";
import { drawAdvice, drawBanner, drawPanel, type Banner } from "./view/panel.ts";
import { noteWay } from "./view/report.ts";
import { chance } from "./view/sprites.ts";
import { createTongue, drawAim, mouthOf } from "./view/tongue.ts";
import { count, say } from "./view/words.ts";
import { drawWorld, spanOf } from "./view/world.ts";

/** Metres of a night through one place. */
const PLACE_METRES = 300;
const BEGUN = 30;
const DIP_FRAMES = 22;
const IDLE_WARNED = 9 * 60;
/** A shorter best needs no flag. */
const FLAG_FROM = 60;

export const placeOfRun = (state: State): number =>
  state.mode === MODE.swamp
    ? LEVELS[state.level]!.place
    : state.mode === MODE.dash
      ? state.seed[0] % PLACES
      : Math.floor(metresOf(state) / PLACE_METRES) % PLACES;

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const own = createMotion();
  const others = new Map<string, ReturnType<typeof createMotion>>();
  const tongue = createTongue();
  const skin = chosenSkin(progress);
  const best = bestMetres(progress);
  // The lesson tells newcomers what to press.
  const isNew = progress !== undefined && readKept(progress).flies === 0;
  const dips = new Map<number, number>();
  let dipped = { pad: -1, at: -100 };
  let carp = { x: 0, at: -100 };
  let eye: Eye = { x: 0, y: 0, zoom: 1, atX: 0, atY: 0 };
  let banner: Banner = { title: "", words: "", at: -1000 };
  let [shownFrame, heardFrame, bannerPlace] = [-1, -1, -1];
  let isPlayed = progress === undefined;
  let said = { frame: -1000, words: "" };

  const inWorld = (stage: Stage, draw: () => void) => {
    const { context } = stage;
    context.save();
    context.translate(eye.atX, eye.atY);
    context.scale(eye.zoom, eye.zoom);
    context.translate(-eye.x, -eye.y);
    draw();
    context.restore();
  };

  const keepUp = (stage: Stage, state: State): void => {
    const course = courseFor(state);
    own.step(state, course);
    if (state.frame !== heardFrame) {
      const isGoingOn = state.frame > heardFrame && state.frame - heardFrame < 8;
      heardFrame = state.frame;
      if (isPlayed) noteWay(state);
      if (isGoingOn && state.isOver === 0) soundWind(stage, state);
    }
    const age = stage.tick - dipped.at;
    dips.clear();
    if (age < DIP_FRAMES) dips.set(dipped.pad, Math.cos(age * 0.5) * (1 - age / DIP_FRAMES));
    const place = placeOfRun(state);
    const isNext = state.mode === MODE.night && bannerPlace >= 0 && place !== bannerPlace;
    if ((state.frame <= 1 && shownFrame !== 0) || isNext) {
      banner = { ...bannerOf(state), at: stage.tick };
      shownFrame = 0;
    }
    bannerPlace = place;
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    beforeStep(state) {
      isPlayed = true;
      own.keep(state);
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      const isTitle = !isPlayed && (state.frame === 0 || state.frame > BEGUN);
      const course = courseFor(state);
      const look = lookOf(placeOfRun(state), stage.isContrast);
      const at = own.place(state, alpha);
      eye = eyes.look(stage, state.frog, at, alpha, state.frame);
      // The title's label covers the lower half.
      if (isTitle) eye.atY -= stage.height * 0.24;
      // The lesson covers less.
      else if (isNew && stage.width > stage.height) eye.atY -= stage.height * 0.07;
      const mouth = mouthOf(at[0], at[1], own.turn);
      drawBackdrop(stage, eye, look);
      drawRush(stage, state);
      inWorld(stage, () => {
        drawCarp(stage, { x: carp.x, age: stage.tick - carp.at });
        drawHeron(stage, state, eye);
      });
      drawWater(stage, eye, look);
      inWorld(stage, () => {
        drawWorld(stage, course, state, spanOf(stage, eye), look, alpha, dips);
        if (state.mode === MODE.night && best >= FLAG_FROM && !isTitle) drawBest(stage, best);
        if (state.isOver === 0 && !isTitle) drawAim(stage, course, state, mouth, alpha);
        own.drawTrail(stage);
        tongue.draw(stage, course, state, mouth, alpha);
        if (state.fallen === 0) own.draw(stage, state, course, at, skin);
      });
      if (isTitle) return;
      drawPanel(stage, state);
      if (state.waiting === 1 && !isNew)
        drawAdvice(stage, stage.isTouch ? "Hold anywhere to swing" : "Hold Space to swing");
      else if (state.idle > IDLE_WARNED && state.isOver === 0) drawAdvice(stage, "Press, or the run ends soon");
      drawBanner(stage, banner);
    },
    drawGhost(stage, state, { own: mine, isDone, name }) {
      if (state.mode === MODE.swamp && state.level !== mine.level) return;
      const key = name ?? "";
      const motion = others.get(key) ?? createMotion();
      others.set(key, motion);
      const course = courseFor(state);
      motion.step(state, course);
      const [x, y] = [state.frog.x / UNIT, state.frog.y / UNIT];
      const number = [...others.keys()].indexOf(key);
      const away = Math.hypot(state.frog.x - mine.frog.x, state.frog.y - mine.frog.y) / UNIT;
      if (state.fallen > 0) return;
      const { context } = stage;
      context.globalAlpha = (stage.isContrast ? 0.85 : 0.5) * (isDone ? 0.4 : Math.min(1, 0.35 + away / 140));
      inWorld(stage, () =>
        motion.draw(
          { ...stage, context, isCalm: true },
          state,
          course,
          [x, y],
          GHOST_SKINS[number % GHOST_SKINS.length]!,
        ),
      );
      context.globalAlpha = 1;
      if (name !== undefined && away > 60) drawRunnerName(stage, name, ...onStage(eye, x, y - 46));
    },
    cue(stage, state, cue) {
      const { frog } = state;
      const [x, y] = onStage(eye, frog.x / UNIT, frog.y / UNIT);
      if (cue === CUE.latch) own.pop(0.24);
      if (cue === CUE.sweet) {
        own.pop(0.34);
        eyes.push(0.03);
      }
      if (cue === CUE.sit || cue === CUE.bounce || cue === CUE.drum) {
        own.pop(-0.34);
        const pads = regionAt(courseFor(state), frog.x).pads;
        const near = (id: number) => Math.abs(courseFor(state).pads[id]!.x - frog.x / UNIT);
        if (pads.length > 0)
          dipped = { pad: pads.reduce((one, other) => (near(other) < near(one) ? other : one)), at: stage.tick };
      }
      if (cue === CUE.release || cue === CUE.sweet || cue === CUE.torn) tongue.release(stage);
      if (cue === CUE.miss) tongue.miss(stage);
      if (cue === CUE.splash && state.mode !== MODE.swamp) carp = { x: frog.x / UNIT, at: stage.tick };
      if (cue === CUE.back) own.pop(0.3);
      if (cue === CUE.finish)
        banner = {
          title: "Home!",
          words: `${(state.clock / 60).toFixed(2)} s  ·  ${state.flies} of ${fliesGoal(state.level)} flies`,
          at: stage.tick,
        };
      playCue(stage, state, cue, x, y);
    },
    status(state) {
      if (state.mode === MODE.swamp)
        return `★ ${LEVELS[state.level]!.seconds}.00  ★ ${state.flies}/${fliesGoal(state.level)} flies`;
      if (state.mode === MODE.dash) return `${state.latches} ${state.latches === 1 ? "swing" : "swings"}`;
      return count(state.flies, "fly");
    },
    intensity(state) {
      if (state.waiting === 1) return 1;
      const speed = (speedAt(state.frog) * PARTS) / UNIT;
      const isNear = state.mode === MODE.night && state.frog.x - state.heron < 320 * UNIT;
      return timesOf(state) > 2 || speed > 15 || isNear ? 3 : timesOf(state) > 1 || speed > 8 ? 2 : 1;
    },
    part: placeOfRun,
    // A call every second and a half is enough, but the end is told at once.
    say(state) {
      if (state.isOver === 1 || Math.abs(state.frame - said.frame) >= 90)
        said = { frame: state.frame, words: say(state) };
      return said.words;
    },
  };
}

function bannerOf(state: State): { title: string; words: string } {
  if (state.mode === MODE.swamp) {
    const { name, seconds } = LEVELS[state.level]!;
    return { title: name, words: `★ arrive  ★ ${seconds}.00 s  ★ ${fliesGoal(state.level)} flies` };
  }
  if (state.mode === MODE.dash) return { title: "Lantern dash", words: "A golden release lights the lantern" };
  const { name } = lookOf(placeOfRun(state), false) satisfies Look;
  return { title: name, words: metresOf(state) < 20 ? "Let go at the golden moment" : `${metresOf(state)} metres` };
}

/** A flag in the water where the best flight ended. */
function drawBest({ context, text }: Stage, metres: number): void {
  const x = metres * METRE;
  context.fillStyle = INK;
  context.fillRect(x - 3, -150, 6, 170);
  context.fillStyle = "#FFD65A";
  context.fillRect(x + 3, -150, 128, 40);
  text(`Best ${metres} m`, x + 67, -129, { size: 22, align: "center", face: "display", colour: INK });
}

/** Lines of speed at the edges of the picture. */
function drawRush({ context, bounds, tick, isCalm }: Stage, { frog }: State): void {
  const speed = (speedAt(frog) * PARTS) / UNIT;
  if (isCalm || speed < 12) return;
  const { left, right, top, bottom } = bounds;
  context.strokeStyle = "#FFFFFF";
  context.globalAlpha = Math.min(0.35, (speed - 12) / 14);
  context.lineWidth = 3;
  context.beginPath();
  for (let each = 0; each < 12; each++) {
    const y = top + chance(each, 1) * (bottom - top) * 0.8;
    const wide = right - left + 240;
    const x = right + 120 - ((each * 331 + tick * (30 + (each % 3) * 8)) % wide);
    context.moveTo(x, y);
    context.lineTo(x + 100, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}
