import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { drawBall, type BallKind } from "./art/ball.ts";
import { drawCourt } from "./art/court.ts";
import { drawDuck, drawHat } from "./art/duck.ts";
import { drawHoopBack, drawHoopFront } from "./art/hoop.ts";
import type { Look } from "./art/looks.ts";
import { INK } from "./art/pen.ts";
import { LOW, SCENES, TOP } from "./art/scenes.ts";
import { CUE, EVENT, MODE, PHASE, THEIRS, TWIST } from "./rules/codes.ts";
import { rimHeight } from "./rules/court.ts";
import { isPair, isShootOut, type State } from "./rules/state.ts";
import { RIM_X, UNIT } from "./rules/units.ts";
import { chosenHat, ownLook } from "./kept.ts";
import { targetOf } from "./rules.ts";
import { drawBoard } from "./view/board.ts";
import { createBody, flop, loseHat, type Body } from "./view/body.ts";
import { showCue, soundOf } from "./view/cues.ts";
import { aimLens, floorOf, follow, isTall, SIZE, spanOf, toStage, type Lens } from "./view/lens.ts";
import { lookOf, sceneOf } from "./view/looks.ts";
import { drawEdges } from "./view/edges.ts";
import { drawPath } from "./view/path.ts";
import { drawPoster } from "./view/pictures.ts";
import { drawPads, drawProps } from "./view/props.ts";
import { bigWords, keepSeconds, say, starWords, status } from "./view/words.ts";

/** A longer way in one step is a jump, and so is a longer time in a replay. */
const JUMP = 90 * UNIT;
const JUMP_FRAMES = 10;
const NET_FRAMES = 24;
const CHEER_FRAMES = 100;

/** Below the feet of who has the ball: two rings, so that it shows on every floor. */
function drawRing(context: CanvasRenderingContext2D, x: number, { shirt, trim }: Look): void {
  for (const [width, colour] of [
    [10, INK],
    [5, shirt === "#FFFFFF" ? trim : shirt],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    context.ellipse(x, 4, 50, 13, 0, 0, 7);
    context.stroke();
  }
}

export function createView(progress?: GameProgress): GameView<State> {
  const own: Look = ownLook(chosenHat(progress));
  const between = createBetween(JUMP);
  let bodies: [Body, Body] = [createBody(), createBody()];
  let shown = -1;
  let lens: Lens | null = null;
  const nets = [0, 0];
  const turns = [0, 0];
  let cheer = 0;

  const keepUp = (stage: Stage, state: State): void => {
    const steps = state.frame - shown;
    if (steps < 0 || steps > JUMP_FRAMES || shown < 0) {
      bodies = [createBody(), createBody()];
      lens = null;
    }
    shown = state.frame;
    for (let step = 0; step < Math.min(4, steps); step++) {
      for (const side of [0, 1] as const) flop(bodies[side], state.ducks[side], state.balls[0]!, stage.isCalm);
      lens = follow(lens, aimLens(stage, state), 0.09);
      cheer = Math.max(0, cheer - 1);
      for (const at of [0, 1]) nets[at] = Math.max(0, nets[at]! - 1);
      for (const [at, ball] of state.balls.entries()) turns[at] = turns[at]! + ball.vx / UNIT / 24;
    }
    lens ??= aimLens(stage, state);
  };

  /** How far between two steps: in slow motion one step takes three frames. */
  const partOf = ({ slow }: State, alpha: number): number => (slow === 0 ? alpha : ([0, 2, 1][slow % 3]! + alpha) / 3);

  const drawDucks = (context: CanvasRenderingContext2D, state: State, part: number): void => {
    const isBehind = state.balls.some(({ holder }) => holder === 0);
    for (const side of isBehind ? ([1, 0] as const) : ([0, 1] as const)) {
      if (side === 1 && isShootOut(state)) continue;
      const duck = state.ducks[side];
      const at = between.place(duck, duck.x, duck.y, part);
      const { pose } = bodies[side];
      pose.x = at.x / UNIT;
      pose.y = -at.y / UNIT;
      context.fillStyle = "rgb(20 16 40 / 0.28)";
      context.beginPath();
      context.ellipse(pose.x, 2, Math.max(14, 42 + pose.y / 8), 8, 0, 0, 7);
      context.fill();
      const look = lookOf(state, side, own);
      if (!isShootOut(state) && state.balls.some(({ holder }) => holder === side)) drawRing(context, pose.x, look);
      drawDuck(context, look, pose);
    }
  };

  const drawBalls = (context: CanvasRenderingContext2D, state: State, part: number): void => {
    for (const [at, ball] of state.balls.entries()) {
      const spot = between.place(ball, ball.x, ball.y, part);
      const holder = ball.holder >= 0 ? state.ducks[ball.holder]! : null;
      const isDribbling = holder !== null && holder.wind <= 0 && holder.air < 0;
      const down = isDribbling ? 24 - Math.abs(Math.cos(state.frame / 8)) * 30 : 0;
      const kind: BallKind = at === 1 ? "second" : state.twist === TWIST.bouncy ? "beach" : "plain";
      drawBall(context, spot.x / UNIT, -spot.y / UNIT + Math.max(-6, down), turns[at]!, kind);
    }
  };

  const drawWorld = (stage: Stage, state: State, part: number, isTitle = false): void => {
    const { context, bounds, tick, isCalm } = stage;
    const view = (lens ??= aimLens(stage, state));
    const place = sceneOf(state);
    const { sky, floor } = SCENES[place]!;
    const floorY = floorOf(stage);
    context.fillStyle = stage.isContrast ? "#1D2350" : sky[0];
    const [left, wide] = [bounds.left - 20, bounds.right - bounds.left + 40];
    context.fillRect(left, bounds.top - 20, wide, Math.max(0, floorY + TOP * view.zoom + 22 - bounds.top));
    context.fillStyle = stage.isContrast ? "#3A3550" : floor;
    context.fillRect(left, floorY + LOW * view.zoom - 2, wide, Math.max(0, bounds.bottom - floorY));
    context.save();
    context.translate(stage.width / 2, floorY);
    context.scale(view.zoom, view.zoom);
    context.translate(-view.x, 0);
    const hop = (beat: number) => Math.abs(Math.sin(tick / beat)) * Math.min(18, cheer / 4);
    drawCourt(stage, place, spanOf(stage, view), isCalm || cheer === 0 ? null : [hop(8), hop(6)]);
    drawProps(stage, state);
    const rims = [rimHeight(state, 1), rimHeight(state, 0)].map((height) => -height / UNIT);
    const hoops = isShootOut(state) ? [1] : [0, 1];
    for (const at of hoops) drawHoopBack(context, RIM_X[at]! / UNIT, rims[at]!, at === 0 ? -1 : 1, -14);
    if (!isTitle) {
      drawDucks(context, state, part);
      drawBalls(context, state, part);
    }
    for (const at of hoops)
      drawHoopFront(
        context,
        RIM_X[at]! / UNIT,
        rims[at]!,
        nets[at]! / NET_FRAMES,
        isCalm ? 0 : Math.sin(nets[at]! / 3) * (nets[at]! / NET_FRAMES),
      );
    for (const side of isTitle ? [] : ([0, 1] as const)) {
      const { hat } = bodies[side];
      if (!hat) continue;
      context.save();
      context.translate(hat.x, -hat.y);
      context.rotate(hat.turn);
      drawHat(context, lookOf(state, side, own).hat);
      context.restore();
    }
    drawPath(stage, state, 0);
    if (isPair(state)) drawPath(stage, state, 1);
    context.restore();
  };

  const drawWords = (stage: Stage, state: State): void => {
    const words = bigWords(state);
    const left = keepSeconds(state);
    const y = isTall(stage) ? 300 : stage.height * 0.26;
    if (left > 0 && !words) {
      const { x, y: high } = state.ducks[Math.max(0, state.keeper)]!;
      const [sx, sy] = toStage(stage, lens!, x / UNIT, high / UNIT + 200);
      stage.text(String(left), sx, sy, {
        size: 36,
        face: "display",
        align: "center",
        colour: "#FFFFFF",
        outline: "#B8402F",
      });
    }
    if (!words) return;
    const [big, small] = words;
    const size = Math.min(54, ((stage.width - 40) / Math.max(8, big.length)) * 1.7);
    stage.text(big, stage.width / 2, y, { size, face: "display", align: "center", colour: "#FFFFFF", outline: INK });
    if (small)
      stage.text(small, stage.width / 2, y + 44, {
        size: Math.min(24, ((stage.width - 30) / small.length) * 1.9),
        weight: 900,
        align: "center",
        colour: "#FFE27A",
        outline: INK,
      });
    if (state.phase === PHASE.tip && state.mode === MODE.season) {
      const stars = starWords(state.level);
      stage.text(stars, stage.width / 2, floorOf(stage) + 46, {
        size: Math.min(22, ((stage.width - 30) / stars.length) * 1.9),
        weight: 900,
        align: "center",
        colour: "#FFFFFF",
        outline: INK,
      });
    }
  };

  return {
    size: SIZE,
    beforeStep(state) {
      if (state.slow > 0 && (state.slow - 1) % 3 !== 0) return;
      for (const thing of [...state.ducks, ...state.balls]) between.keep(thing, thing.x, thing.y);
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      drawWorld(stage, state, partOf(state, alpha));
      drawBoard(stage, state, own, targetOf(state));
      drawPads(stage, state, isPair(state), floorOf(stage));
      drawEdges(stage, state, lens!, own);
      drawWords(stage, state);
    },
    drawTitle(stage, state) {
      lens = null;
      drawWorld(stage, state, 1, true);
      drawPoster(stage, own);
      lens = null;
    },
    // Its label covers the court.
    isTitleStill: true,
    cue(stage, state, cue) {
      soundOf(stage, cue);
      const side = cue >= THEIRS && cue < THEIRS * 2 ? 1 : 0;
      const what = side === 1 ? cue - THEIRS : cue;
      if (what === CUE.dunk || what === CUE.basket || what === CUE.far || what === CUE.own) {
        nets[side === 0 ? 1 : 0] = NET_FRAMES;
        cheer = CHEER_FRAMES;
        bodies[side].joy = 80;
        bodies[1 - side]!.gloom = 80;
        if (what === CUE.dunk) loseHat(bodies[side], state.ducks[side], side === 0 ? -1 : 1);
      }
      if (what === CUE.stomp) loseHat(bodies[1 - side]!, state.ducks[1 - side]!, side === 0 ? 1 : -1);
      if (cue === EVENT.won) bodies[0].joy = bodies[0].joy + 170;
      if (lens) showCue(stage, state, cue, (x, high) => toStage(stage, lens!, x / UNIT, high / UNIT));
    },
    intensity({ phase, points, clock, golden, mode }) {
      if (phase !== PHASE.play && phase !== PHASE.scored) return 0;
      const isClose = Math.abs(points[0] - points[1]) <= 2;
      if (golden === 1 || clock < 600) return isClose || mode === 2 ? 3 : 2;
      return isClose && points[0] > 3 ? 2 : 1;
    },
    status,
    say,
  };
}
