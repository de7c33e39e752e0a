import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenPaint, GHOST_PAINTS } from "./kept.ts";
import { AIR_FRAMES, speedX } from "./rules/bike.ts";
import { groundAt, type Course } from "./rules/course.ts";
import { CUE } from "./rules/cues.ts";
import { PLACE_TRACKS, TRACKS } from "./rules/tracks.ts";
import { PARTS, UNIT } from "./rules/units.ts";
import { courseFor, metresOf, MODE, MOST_POSE, PHASE, SHOW_FRAMES, timeOf, type State } from "./rules.ts";
import { drawBackdrop } from "./view/backdrop.ts";
import { createEye, onStage, poseBetween, poseOf, type Eye, type Pose } from "./view/camera.ts";
import { createChain, playCue } from "./view/cues.ts";
import { drawLand, drawNearLoops } from "./view/land.ts";
import { lookOf } from "./view/looks.ts";
import { drawMower } from "./view/mower.ts";
import { drawBanner, drawPanel, sayTime, type Banner } from "./view/panel.ts";
import { createPictures } from "./view/pictures.ts";
import { createPuffs } from "./view/puffs.ts";
import { sayTrackScore } from "./view/track-score.ts";
import { createThrown } from "./view/thrown.ts";
import { drawRider, type Paint, type RiderLook } from "./view/rider.ts";
import { say } from "./view/words.ts";

/** Metres of a ride through one place. */
const PLACE_METRES = 500;
const BEGUN = 30;
const THROWS: readonly number[] = [CUE.crash, CUE.thorns, CUE.mown, CUE.splash, CUE.whack];

export const placeOf = (state: State): number =>
  state.mode === MODE.track
    ? TRACKS[state.track]!.place
    : state.mode === MODE.show
      ? state.seed[0] % 3
      : Math.floor(metresOf(state) / PLACE_METRES) % 3;

/** The land below and a little ahead of the bike; over a gap the bike's own height. */
function floorBelow(course: Course, { rx, fy }: Pose): number {
  const ground = groundAt(course, Math.round((rx + 160) * UNIT)) ?? groundAt(course, Math.round((rx + 420) * UNIT));
  return ground === null ? fy : ground / UNIT;
}

/** What only the picture needs of a rider: how far the wheels and pedals have turned. */
function createMotion() {
  let [wheel, pedal, lean, frame, turn] = [0, 0, 0, -1, 0];
  return {
    step(state: State): void {
      if (state.frame === frame) return;
      frame = state.frame;
      const speed = speedX(state.bike) / UNIT;
      wheel += speed / 12.4;
      if (state.bike.rearOn === 1) pedal += speed / 30;
      const spin = state.bike.air > 0 ? Math.sign(state.bike.turn - turn) : 0;
      turn = state.bike.turn;
      lean += (spin - lean) * 0.14;
    },
    look(state: State, paint: Paint, ink: string, tick: number): RiderLook {
      const wind = Math.min(1, Math.abs(speedX(state.bike) / UNIT) / 12);
      const fall = state.phase === PHASE.fallen ? Math.max(1, state.fall) : 0;
      return { paint, ink, wheel, pedal, lean, fall, wind, tick, pose: state.pose / MOST_POSE };
    },
  };
}

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const own = createMotion();
  const others = new Map<string, ReturnType<typeof createMotion>>();
  const click = createChain();
  const puffs = createPuffs();
  const thrown = createThrown();
  const pictures = createPictures();
  let seen: Course | null = null;
  const paint = chosenPaint(progress);
  let before: Pose | null = null;
  let eye: Eye = { x: 0, y: 0, zoom: 1, atX: 0, atY: 0 };
  let banner: Banner = { title: "", words: "", at: -1000 };
  let [shownFrame, clickedFrame, bannerPlace] = [-1, -1, -1];
  let isPlayed = progress === undefined;
  let said = { frame: -1000, words: "" };
  let last: State | null = null;

  const inWorld = (stage: Stage, draw: () => void) => {
    const { context } = stage;
    context.save();
    context.translate(eye.atX, eye.atY);
    context.scale(eye.zoom, eye.zoom);
    context.translate(-eye.x, -eye.y);
    draw();
    context.restore();
  };

  /** Every bounce of the duck quacks. */
  const sayBounce = (stage: Stage, hard: number): void => {
    if (hard === 0) return;
    stage.sound([
      { shape: "sawtooth", from: 420 + hard * 22, to: 230, length: 0.12, volume: 0.16 },
      { shape: "noise", from: 700, to: 200, length: 0.1, volume: 0.16 },
    ]);
  };

  const keepUp = (stage: Stage, state: State): void => {
    own.step(state);
    last = state;
    if (state.frame !== clickedFrame) {
      const isGoingOn = state.frame > clickedFrame && state.frame - clickedFrame < 8;
      clickedFrame = state.frame;
      if (isGoingOn && state.isOver === 0) {
        puffs.step(state);
        sayBounce(stage, thrown.step(courseFor(state)));
        click(stage, state, speedX(state.bike) / PARTS, state.bike.rearOn === 1 && state.idle === 0);
      }
    }
    const place = placeOf(state);
    if (
      (state.frame <= 1 && shownFrame !== 0) ||
      (state.mode === MODE.ride && bannerPlace >= 0 && place !== bannerPlace)
    ) {
      banner = { ...bannerOf(state), at: stage.tick };
      shownFrame = 0;
    }
    bannerPlace = place;
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    beforeStep(state) {
      isPlayed = true;
      before = poseOf(state.bike);
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      const isTitle = !isPlayed && (state.frame === 0 || state.frame > BEGUN);
      const place = placeOf(state);
      const look = lookOf(place, stage.isContrast);
      const pose = poseBetween(before, poseOf(state.bike), alpha);
      const course = courseFor(state);
      const duck = state.phase === PHASE.fallen ? thrown.duckAt() : null;
      eye = eyes.look(stage, state.bike, pose, alpha, state.frame, state.slow > 0, duck, floorBelow(course, pose));
      if (course !== seen) pictures.clear();
      seen = course;
      pictures.begin(stage.context.getTransform().a);
      drawBackdrop(stage, eye, look, place, state.track % PLACE_TRACKS);
      inWorld(stage, () => {
        drawLand(stage, course, state, eye, look, place, alpha, pictures);
        puffs.draw(stage, look);
        const rider = own.look(state, paint, look.ink, stage.isCalm ? 0 : stage.tick);
        thrown.draw(stage.context, rider);
        drawRider(stage.context, pose, { ...rider, fall: rider.fall > 0 ? -1 : 0 });
        drawNearLoops(stage, course, look, pose.rx);
        drawMower(stage, state, eye);
      });
      if (isTitle) return;
      drawPanel(stage, state);
      drawBanner(stage, banner);
    },
    drawGhost(stage, state, { own: mine, isDone, name }) {
      if (courseFor(state) !== courseFor(mine) && state.mode === MODE.track) return;
      const key = name ?? "";
      const motion = others.get(key) ?? createMotion();
      others.set(key, motion);
      motion.step(state);
      const pose = poseOf(state.bike);
      const { context } = stage;
      const number = [...others.keys()].indexOf(key);
      const away = Math.hypot(pose.rx - mine.bike.rear.x / UNIT, pose.ry - mine.bike.rear.y / UNIT);
      context.globalAlpha = (stage.isContrast ? 0.85 : 0.55) * (isDone ? 0.4 : Math.min(1, 0.35 + away / 120));
      inWorld(stage, () =>
        drawRider(context, pose, motion.look(state, GHOST_PAINTS[number % GHOST_PAINTS.length]!, "#1E2A45", 0)),
      );
      context.globalAlpha = 1;
      if (name !== undefined && away > 60) {
        const [x, y] = onStage(eye, (pose.rx + pose.fx) / 2, pose.ry - 92);
        drawRunnerName(stage, name, x, y);
      }
    },
    cue(stage, state, cue) {
      const at = poseOf(state.bike);
      const { rx, fx, ry, fy } = at;
      if (THROWS.includes(cue))
        thrown.throw(at, speedX(state.bike) / UNIT, cue === CUE.splash ? -11 : cue === CUE.whack ? -14 : -8.5);
      if (cue === CUE.back) eyes.cut();
      playCue(stage, state, cue, ...onStage(eye, (rx + fx) / 2, (ry + fy) / 2));
      if (state.mode === MODE.track && cue === CUE.finish)
        banner = { title: "Finish!", words: `${sayTime(timeOf(state))} s  ·  ${state.flips} flips`, at: stage.tick };
    },
    formatScore: (score) => (last?.mode === MODE.track ? sayTrackScore(last, score) : groupDigits(score)),
    status(state) {
      if (state.mode === MODE.track) {
        const { seconds, flips } = TRACKS[state.track]!;
        return `★ ${seconds}.00  ★ ${Math.min(flips, state.flips)}/${flips} flips`;
      }
      return `${state.flips} ${state.flips === 1 ? "flip" : "flips"}`;
    },
    intensity: ({ mode, frame, clock, bike, chain }) => {
      if (frame < 180) return 1;
      if (mode === MODE.show && SHOW_FRAMES - clock < 900) return 3;
      return bike.air > AIR_FRAMES || chain > 1 || speedX(bike) > 10 * UNIT ? 3 : 2;
    },
    part: placeOf,
    // A call every two seconds is enough, but the end is told at once.
    say(state) {
      if (state.isOver === 1 || Math.abs(state.frame - said.frame) >= 100)
        said = { frame: state.frame, words: say(state) };
      return said.words;
    },
  };
}

function bannerOf(state: State): { title: string; words: string } {
  if (state.mode === MODE.track) {
    const { name, seconds, flips } = TRACKS[state.track]!;
    return { title: name, words: `★ finish  ★ ${seconds}.00 s  ★ ${flips} ${flips === 1 ? "flip" : "flips"}` };
  }
  if (state.mode === MODE.show) return { title: "Flip show", words: "Landed tricks in a row count more." };
  const place = ["The reeds", "The mill", "The moor"][placeOf(state)]!;
  return {
    title: place,
    words: metresOf(state) < 20 ? "Flips and poses bring points. Mind the mower." : `${metresOf(state)} metres`,
  };
}
