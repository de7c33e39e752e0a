import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { blend } from "@quackademy/game-kit/stage/camera.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import type { GameView, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { createTrail } from "@quackademy/game-kit/stage/trail.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { BALLS, paintBall } from "./art/balls.ts";
import { paintDuck, type Mood } from "./art/ducks.ts";
import { disc, oval } from "./art/shapes.ts";
import { SHADE, THEMES } from "./art/themes.ts";
import { chosenBall } from "./kept.ts";
import type { Hole } from "./rules/ground.ts";
import { courseOf } from "./rules/holes.ts";
import * as CUE from "./rules/cues.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";
import { holeAt, type State } from "./rules/state.ts";
import { UNIT } from "./rules/units.ts";
import { drawAhead } from "./view/ahead.ts";
import { drawAim, keepStroke } from "./view/aim.ts";
import { createEye, restView } from "./view/camera.ts";
import { drawCard, drawSetup, FRIEND_COLOURS } from "./view/card.ts";
import { drawCrowd } from "./view/crowd.ts";
import { createTeller } from "./view/cues.ts";
import { frameOf, onStage, SIZE, toScreen, type Frame } from "./view/frame.ts";
import { createGround } from "./view/ground.ts";
import { drawThief, GRAB_FRAME } from "./view/thief.ts";
import { paper, shout } from "./view/pen.ts";
import { drawFlag, drawRafts, drawThings } from "./view/things.ts";
import { AGAIN_FROM } from "./rules.ts";
import { sayState, statusOf } from "./view/words.ts";

/** What the hands on the screen are doing; only the player sees it. */
export type Sight = { size: { width: number; height: number }; frame: Frame; isCancelled: boolean };

/** A replay that jumps further than this starts its picture anew. */
const JUMP_FRAMES = 40;
const TRAIL = 26;
/** Places of the last stroke that are kept, for an ace to be shown again, and how long that takes. */
const PATH = 75;
const AGAIN_FRAMES = 136;
/** A ball that falls into the cup is seen for so long. */
const FALL_FRAMES = 16;
const FLAG_UNITS = 95;

export function createView(sight: Sight, progress?: GameProgress): GameView<State> {
  const eye = createEye();
  const ground = createGround();
  const teller = createTeller();
  const trail = createTrail(TRAIL);
  const between = createBetween(60 * UNIT);
  const look = chosenBall(progress);
  let [shownFrame, steppedAt, roll, flag] = [-1, -1, 0, 0];
  let told = { frame: -1, count: 0 };
  const path: Point[] = [];

  const keyOf = (state: State, stage: Stage): string =>
    `${state.holes[state.at % state.holes.length]} ${stage.width} ${state.at}`;

  const keepUp = (stage: Stage, state: State, ball: Point): void => {
    const isJump = shownFrame < 0 || state.frame < shownFrame || state.frame > shownFrame + JUMP_FRAMES;
    if (isJump) {
      teller.reset();
      trail.clear();
      if (state.phase === PHASE.aim && state.frame < 30) teller.announce(stage, state);
    }
    shownFrame = state.frame;
    if (stage.tick === steppedAt) return;
    steppedAt = stage.tick;
    const { vx, vy, z, under } = state.ball;
    roll += Math.hypot(vx, vy) / UNIT / 14;
    if (state.phase === PHASE.roll && under === 0) trail.add(ball.x, ball.y - (z / UNIT) * 0.6);
    else if (state.phase !== PHASE.roll) trail.clear();
    if (state.phase === PHASE.aim) path.length = 0;
    if (state.phase === PHASE.roll) path.push({ x: state.ball.x, y: state.ball.y - Math.trunc(z / 2) });
    if (path.length > PATH) path.shift();
    const { cup } = holeAt(state);
    const end = sight.frame.flat(cup.x, cup.y);
    const isNear = state.phase !== PHASE.aim && Math.hypot(end.x - ball.x, end.y - ball.y) < FLAG_UNITS;
    flag += ((isNear ? 1 : 0) - flag) * 0.2;
  };

  /** Where an ace is, while it is shown again. */
  const againAt = ({ phase, wait, last, mode }: State): Point | undefined => {
    if (phase !== PHASE.done || last !== 1 || mode === MODE.rush || wait <= AGAIN_FROM || path.length === 0) return;
    const at = Math.min(1, (wait - AGAIN_FROM) / AGAIN_FRAMES) * (path.length - 1);
    const from = path[Math.floor(at)]!;
    const to = path[Math.ceil(at)]!;
    return { x: blend(from.x, to.x, at % 1), y: blend(from.y, to.y, at % 1) };
  };

  const drawBall = (stage: Stage, state: State, at: Point): void => {
    const { phase, wait, ball, players, last } = state;
    if (
      ball.under > 0 ||
      phase === PHASE.lost ||
      (phase === PHASE.over && state.card.length >= state.holes.length * players)
    )
      return;
    const isDone = phase === PHASE.done;
    if (isDone && last < 0 && wait * thiefPace(state) >= GRAB_FRAME) return;
    const since = againAt(state) ? Math.max(0, wait - AGAIN_FROM - AGAIN_FRAMES) : isDone && last > 0 ? wait : 0;
    if (since <= FALL_FRAMES) drawOne(stage, state, at, ball.z / UNIT, 1 - since / FALL_FRAMES, state.turn);
  };

  const drawOne = (
    stage: Stage,
    { mode }: State,
    { x, y }: Point,
    high: number,
    fall: number,
    player: number,
  ): void => {
    const { context } = stage;
    oval(context, x + 2 + high * 0.3, y + 5 + high * 0.2, 9.5 * fall, 7.5 * fall, SHADE);
    context.save();
    context.translate(x, y - high * 0.7 + (1 - fall) * 5);
    const size = fall * (1 + high / 110);
    context.scale(size, size);
    const friend = {
      ...BALLS[0]!,
      paint: (inside: CanvasRenderingContext2D) => disc(inside, 0, 0, 9, FRIEND_COLOURS[player]!),
    };
    paintBall(context, mode === MODE.friends ? friend : look, roll);
    context.restore();
  };

  /** The balls of friends that lie on the green, or roll because another hit them. */
  const drawFriends = (stage: Stage, state: State, alpha: number): void => {
    for (const [player, { ball, strokes, result }] of state.friends.entries()) {
      if (player === state.turn || strokes === 0 || result || ball.under > 0) continue;
      const place = between.place(ball, ball.x, ball.y, alpha);
      drawOne(stage, state, sight.frame.flat(place.x, place.y), ball.z / UNIT, 1, player);
    }
  };

  /** In a rush there is little time to steal. */
  const thiefPace = ({ mode }: State): number => (mode === MODE.rush ? 2.2 : 1);

  /** The golfer stands beside the ball, behind the stroke, and swings. */
  const drawGolfer = (stage: Stage, state: State, at: Point, mood: Mood): void => {
    const { phase, wait, last } = state;
    // Whose ball is stolen runs after the thief.
    const isRobbed = phase === PHASE.done && last < 0;
    if (phase !== PHASE.aim && !isRobbed && !(phase === PHASE.roll && wait < 26)) return;
    const chase = isRobbed ? Math.max(0, wait * thiefPace(state) - GRAB_FRAME - 8) : 0;
    const { frame } = sight;
    const way = toScreen(state.angle, frame.isTall);
    const from = phase === PHASE.roll ? golferAt : at;
    golferAt = from;
    const side = isRobbed || Math.cos(way) >= 0 ? 1 : -1;
    const age = teller.swingAge(stage.tick);
    const drawn = isRobbed ? Math.sin(wait / 3) : phase === PHASE.aim ? state.power / 100 : age < 20 ? -1.1 : -0.4;
    const { context } = stage;
    context.save();
    context.translate(from.x - side * (isRobbed ? 62 : 23) + chase * 2.2, from.y + 6);
    context.globalAlpha = phase === PHASE.roll ? Math.max(0, 1 - (wait - 12) / 14) : 1;
    const theme = THEMES[courseOf(state.holes[state.at % state.holes.length]!)]!;
    const colour = state.mode === MODE.friends ? FRIEND_COLOURS[state.turn]! : theme.ducks[0]!;
    context.scale(0.9, 0.9);
    paintDuck(context, {
      colour,
      mood: isRobbed ? "ooh" : mood === "sad" ? "calm" : mood,
      side,
      hat: state.mode === MODE.friends ? 0 : courseOf(state.holes[state.at % state.holes.length]!),
      lift: chase > 0 && !stage.isCalm ? Math.abs(Math.sin(wait / 4)) * 9 : 0,
      swing: drawn,
    });
    context.restore();
  };
  let golferAt: Point = { x: 0, y: 0 };

  const drawWords = (stage: Stage, isAgain: boolean, isTheft: boolean): void => {
    const { width, height, tick, isCalm } = stage;
    if (isAgain) shout(stage, "Once more, slowly", width / 2, 40, 34, "#FFE28A");
    const banner = teller.banner(tick);
    if (banner.age < banner.frames) {
      const part = isCalm ? 1 : easeBack(partOf(banner.age, 16));
      stage.context.globalAlpha = Math.min(1, (banner.frames - banner.age) / 14);
      const wide = Math.min(width - 24, 430);
      const y = 12 + (part - 1) * 90;
      paper(stage, (width - wide) / 2, y, wide, 70);
      shout(stage, banner.title, width / 2, y + 27, 34, "#FFE28A");
      stage.text(banner.line, width / 2, y + 54, {
        size: 17,
        weight: 900,
        align: "center",
        colour: stage.isContrast ? "#FFF" : "#6B4A2A",
      });
      stage.context.globalAlpha = 1;
    }
    const said = teller.words(tick);
    if (said.age < 0 || said.age >= said.frames || !said.words || isAgain) return;
    const part = isCalm ? 1 : easeBack(partOf(said.age, 14));
    stage.context.globalAlpha = Math.min(1, (said.frames - said.age) / 18);
    // The cup is in the middle now, and on a tall screen the top is free. A thief flies upwards.
    const y = height * (isTheft ? 0.72 : height > width ? 0.13 : 0.22);
    const size = Math.min(
      said.isWild && !isCalm ? 92 + Math.sin(said.age / 5) * 6 : 76,
      (width * 1.6) / said.words.length,
    );
    shout(stage, said.words, width / 2, y, Math.max(10, size * part), said.colour);
    if (said.age > 10) shout(stage, said.small, width / 2, y + 56, 28, "#FFF6E2");
    stage.context.globalAlpha = 1;
  };

  const moodOf = (state: State, ball: Point, hole: Hole, age: number): Mood => {
    const { cup } = hole;
    const end = sight.frame.flat(cup.x, cup.y);
    const isTense =
      state.phase === PHASE.roll && (state.isSlow === 1 || Math.hypot(end.x - ball.x, end.y - ball.y) < 70);
    if (againAt(state)) return state.wait < AGAIN_FROM + AGAIN_FRAMES ? "ooh" : "glad";
    if (isTense) return "ooh";
    return age < 130 ? teller.mood : "calm";
  };

  return {
    size: SIZE,
    beforeStep({ ball, friends }) {
      for (const each of [ball, ...friends.map((friend) => friend.ball)]) between.keep(each, each.x, each.y);
    },
    draw(stage, state, alpha = 1) {
      const hole = holeAt(state);
      const number = state.holes[state.at % state.holes.length]!;
      sight.size = stage;
      const frame = (sight.frame = frameOf(hole, stage));
      const again = againAt(state);
      const place = again ?? between.place(state.ball, state.ball.x, state.ball.y, alpha);
      const ball = frame.flat(place.x, place.y);
      keepUp(stage, state, ball);
      eye.follow(stage, state, frame, ball, keyOf(state, stage));
      const course = courseOf(number);
      const theme = THEMES[course]!;
      const mood = moodOf(state, ball, hole, teller.moodAge(stage.tick));
      eye.through(stage, () => {
        ground.draw(stage, number, frame, restView(stage, frame), eye.camera);
        drawRafts(stage, frame, hole, state.clock);
        drawCrowd(stage, frame, hole, { theme, course, ball, mood, moodAge: teller.moodAge(stage.tick) });
        if (state.phase === PHASE.aim && !sight.isCancelled) drawAhead(stage, state, frame);
        if (state.phase === PHASE.aim) drawAim(stage, state, frame, sight.isCancelled);
        drawGolfer(stage, state, ball, mood);
        trail.draw(stage, { colour: "#FFFFFF", width: 13, alpha: 0.5 });
        const isHigh = state.ball.z > 0;
        drawFriends(stage, state, alpha);
        if (!isHigh) drawBall(stage, state, ball);
        drawThings(stage, frame, state, hole, course, teller);
        if (isHigh) drawBall(stage, state, ball);
        drawFlag(stage, frame, hole, flag);
        if (state.phase === PHASE.done && state.last < 0)
          drawThief(stage, ball, state.wait * thiefPace(state), {
            colour: theme.ducks[1]!,
            hat: course,
            drawBall: () => drawOne(stage, state, { x: 0, y: 0 }, 0, 1, state.turn),
          });
      });
      drawCard(stage, state);
      drawWords(stage, again !== undefined, state.phase === PHASE.done && state.last < 0);
      if (state.phase === PHASE.setup) drawSetup(stage, state);
    },
    drawGhost(stage, state, { own, isDone, name }) {
      // Only who plays the same hole is seen.
      const number = own.holes[own.at % own.holes.length]!;
      if (isDone || state.holes[state.at % state.holes.length] !== number || state.ball.under > 0) return;
      if (state.phase !== PHASE.aim && state.phase !== PHASE.roll) return;
      const at = onStage(stage, eye.camera, sight.frame.flat(state.ball.x, state.ball.y));
      const { context } = stage;
      context.save();
      context.translate(at.x, at.y - (state.ball.z / UNIT) * eye.camera.zoom);
      context.globalAlpha = 0.55;
      context.scale(eye.camera.zoom, eye.camera.zoom);
      paintBall(context, BALLS[4]!, 0);
      context.restore();
      if (name !== undefined) drawRunnerName(stage, name, at.x, at.y - 26);
    },
    cue(stage, state) {
      // Cues and news come in the same order.
      if (told.frame !== state.frame) told = { frame: state.frame, count: 0 };
      const news = state.news[told.count];
      told.count += 1;
      if (!news) return;
      if (news.cue === CUE.shot && progress) keepStroke(state);
      sight.frame = frameOf(holeAt(state), stage);
      teller.tell(stage, state, news, onStage(stage, eye.camera, sight.frame.flat(news.x, news.y)));
    },
    status: statusOf,
    say: sayState,
    part: (state) => courseOf(state.holes[state.at % state.holes.length]!),
    intensity(state) {
      const { phase, mode, left, card, holes, last } = state;
      if (mode === MODE.rush) return left < 1200 ? 3 : 2;
      if (phase === PHASE.done && last > 0) return 3;
      if (state.isSlow) return 0;
      return card.length * 2 >= holes.length && holes.length > 1 ? 2 : 1;
    },
  };
}
