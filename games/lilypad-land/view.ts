import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName, drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenPlumage } from "./kept.ts";
import { BIG_PONDS, columnOf, pondOf, rowOf } from "./rules-ponds.ts";
import { CUE, levelOf, MODE, percentOf, shareOf, type State } from "./rules.ts";
import { createActors } from "./view-actors.ts";
import { createEye, isInView, onStage, placeOf, type Eye } from "./view-camera.ts";
import { playCue } from "./view-cues.ts";
import { createGrowth } from "./view-growth.ts";
import { createMap } from "./view-map.ts";
import { createPanel, drawAdvice, drawBanner, sayShare, type Banner } from "./view-panel.ts";
import { createWater } from "./view-pond.ts";
import { drawTails } from "./view-tails.ts";
import { createTiles } from "./view-tiles.ts";
import { say } from "./view-words.ts";

/** The music and the panel hurry in the last seconds. */
const HURRY_FRAMES = 15 * 60;
const NEAR_TICKS = 90;
/** Leads in the first moments are not announced, because everybody has one. */
const CROWN_PERCENT = 4;

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const tiles = createTiles();
  const water = createWater();
  const panel = createPanel();
  const map = createMap();
  const growth = createGrowth(tiles, map);
  const actors = createActors(chosenPlumage(progress));
  let [pond, shownFrame, nearAt, waked] = [-1, -1, -1000, -1];
  let banner: Banner = { title: "", words: "", at: -1000 };
  let eye: Eye | null = null;

  /** The memory of the view follows the frames of the run, which a replay may jump back in. */
  const keepUp = (stage: Stage, state: State): void => {
    const isNew = state.pond !== pond || state.frame < shownFrame;
    if (isNew) {
      pond = state.pond;
      growth.restart();
      actors.restart();
      water.clear();
    }
    if (isNew && state.frame <= 1) banner = { ...wordsOf(state), at: stage.tick };
    shownFrame = state.frame;
  };

  const drawWorld = (stage: Stage, state: State, alpha: number, isTitle = false): Eye => {
    const { context, isContrast, tick } = stage;
    const at = (eye = eyes.look(stage, state, alpha, isTitle));
    tiles.fit(
      at.cellPx,
      state.pond,
      isContrast,
      state.swimmers.map(({ kind }) => kind),
    );
    keepUp(stage, state);
    growth.find(stage, state);
    tiles.setHomes(state.swimmers.filter((swimmer) => swimmer.pads > 0).map(({ home }) => home));
    growth.open(stage);
    if (tick !== waked) water.wake(stage, state);
    waked = tick;
    water.drawSurface(stage, state, at);
    context.save();
    context.translate(at.left, at.top);
    context.scale(at.unit, at.unit);
    water.drawFish(stage, state, at);
    tiles.draw(context, at.view);
    water.drawBeyond(stage, state, at);
    growth.drawPops(stage, state, at);
    water.drawRings(stage, state);
    drawTails(stage, state, at, alpha, nearAt);
    actors.drawLotuses(stage, state, at);
    actors.draw(stage, state, at, alpha);
    context.restore();
    return at;
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    // Places between two steps follow from the state; this asks for pictures between them.
    beforeStep() {},
    draw(stage, state, alpha = 1) {
      const at = drawWorld(stage, state, alpha);
      drawWayHome(stage, state, at);
      panel.draw(stage, state, map.of(state, growth.known, stage.isContrast));
      drawAdvice(stage, state, onStage(at, placeOf(state, 0)));
      drawBanner(stage, banner);
    },
    // In a run of the staff the label of the title would lie over the duck.
    isTitleStill: true,
    drawTitle(stage, state) {
      drawWorld(stage, state, 1, true);
    },
    cue(stage, state, cue) {
      if (cue === CUE.near) {
        const isKnown = stage.tick - nearAt < NEAR_TICKS;
        nearAt = stage.tick;
        // One warning is enough as long as the rival stays.
        if (isKnown) return;
      }
      if (!eye || (cue === CUE.crown && percentOf(state) < CROWN_PERCENT)) return;
      const { x, y } = onStage(eye, placeOf(state, 0));
      playCue(stage, state, cue, x, y);
    },
    drawGhost(stage, state, { isDone, name }) {
      if (!eye || isDone) return;
      const { context, width, height } = stage;
      if (name === undefined)
        drawSlip(stage, `They: ${sayShare(shareOf(state))}`, width / 2, height > width ? 132 : 112, 17);
      const place = placeOf(state, 0);
      if (state.swimmers[0]!.isAway === 1 || !isInView(eye, place)) return;
      context.save();
      context.translate(eye.left, eye.top);
      context.scale(eye.unit, eye.unit);
      actors.drawGhost(stage, state, eye);
      context.restore();
      const shown = onStage(eye, place);
      if (name !== undefined) drawRunnerName(stage, name, shown.x, shown.y - 40);
    },
    status: (state) => {
      if (state.mode === MODE.pond) return levelOf(state).name;
      if (state.mode === MODE.hunt) return state.cuts === 1 ? "1 cut" : `${state.cuts} cuts`;
      return `${percentOf(state)} %`;
    },
    intensity: (state) => {
      if (state.isStarted === 0) return 0;
      if (waked - nearAt < NEAR_TICKS || state.clock < HURRY_FRAMES) return 3;
      return state.swimmers[0]!.tail.length > 0 || state.mode === MODE.hunt ? 2 : 1;
    },
    part: ({ pond: number }) => number % 4,
    say,
  };
}

function wordsOf(state: State): { title: string; words: string } {
  if (state.mode === MODE.pond) {
    const { name, goal, seconds } = levelOf(state);
    return { title: name, words: `Hold ${goal} % of the pond in ${seconds} s` };
  }
  if (state.mode === MODE.hunt) return { title: "Hunt", words: "Cut tails: each brings points and time" };
  return {
    title: BIG_PONDS[state.pond]!.name,
    words: `${groupDigits(pondOf(state.pond).water)} pads in three minutes`,
  };
}

/** An arrow at the picture's edge to pads that are out of view. */
function drawWayHome({ context, width, height }: Stage, { swimmers }: State, eye: Eye): void {
  const { tail, exit } = swimmers[0]!;
  const home = onStage(eye, { x: columnOf(exit) + 0.5, y: rowOf(exit) + 0.5 });
  if (tail.length === 0 || (home.x > 0 && home.x < width && home.y > 0 && home.y < height)) return;
  const [x, y] = [Math.max(34, Math.min(width - 34, home.x)), Math.max(130, Math.min(height - 34, home.y))];
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan2(home.y - y, home.x - x));
  context.fillStyle = "#C3F06E";
  context.strokeStyle = "#06262E";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(22, 0);
  context.lineTo(-12, -17);
  context.lineTo(-5, 0);
  context.lineTo(-12, 17);
  context.closePath();
  context.stroke();
  context.fill();
  context.restore();
}
