import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenPlumage } from "./kept.ts";
import { BIG_PONDS, distance } from "./rules/ponds.ts";
import { KINDS } from "./rules/rivals.ts";
import { BLOOM_FRAMES, POINTS } from "./rules/swim.ts";
import { CUE, hurryOf, levelOf, MODE, pointsOf, winnerOf, type State } from "./rules.ts";
import { createActors } from "./view/actors.ts";
import { createEye, isInView, middleOf, onStage, placeOf, type Eye } from "./view/camera.ts";
import { playBeat, playCue, playRank } from "./view/cues.ts";
import { beatOf, hunterOf } from "./view/danger.ts";
import { createGrowth } from "./view/growth.ts";
import { createMap } from "./view/map.ts";
import { createPanel, drawAdvice, drawBanner, type Banner } from "./view/panel.ts";
import { drawCurrent } from "./view/pond.ts";
import { rankName, rankOf } from "./view/ranks.ts";
import { drawTails } from "./view/tails.ts";
import { createTalk } from "./view/talk.ts";
import { createTiles } from "./view/tiles.ts";
import { createDemo } from "./view/title.ts";
import { say } from "./view/words.ts";

const NEAR_TICKS = 90;
const MOST_TITLE_TILES = 4;
const CUTS: readonly number[] = [CUE.cut, CUE.lost, CUE.swallowed, CUE.dropped, CUE.rivalCut];
/** Leads in the first moments are not announced, because everybody has one. */
const CROWN_POINTS = 100;

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const tiles = createTiles();
  const plumage = chosenPlumage(progress);
  const panel = createPanel(plumage);
  const map = createMap();
  const growth = createGrowth(tiles, map);
  const talk = createTalk();
  const actors = createActors(plumage, talk, tiles);
  const demo = createDemo();
  let [pond, shownFrame, nearAt, beatAt, waked, rank] = [-1, -1, -1000, 0, -1, 0];
  let banner: Banner = { title: "", words: "", at: -1000 };
  let eye: Eye | null = null;

  /** The memory of the view follows the frames of the run, which a replay may jump back in. */
  const keepUp = (stage: Stage, state: State): void => {
    const isNew = state.pond !== pond || state.frame < shownFrame;
    if (isNew) {
      pond = state.pond;
      growth.restart();
      actors.restart();
      talk.restart();
      rank = rankOf(state);
    }
    // What is special about a pond stands there until the player swims.
    if (state.isStarted === 0 || (isNew && state.frame <= 1)) banner = { ...wordsOf(state), at: stage.tick };
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
    growth.open(stage);
    waked = tick;
    context.save();
    context.translate(at.left, at.top);
    context.scale(at.unit, at.unit);
    // The first picture of the title comes soon, and fills up.
    tiles.draw(stage, at.view, isTitle ? MOST_TITLE_TILES : undefined);
    drawCurrent(stage, pond);
    growth.drawPops(stage, state, at);
    if (!isTitle && hunterOf(state) >= 0) {
      if (tick - beatAt > beatOf(state)) {
        beatAt = tick;
        playBeat(stage);
      }
      nearAt = tick;
    }
    drawTails(stage, state, at, alpha, nearAt);
    actors.drawLotuses(stage, state, at);
    actors.draw(stage, state, at, alpha);
    actors.drawKing(stage, state, at);
    context.restore();
    return at;
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    // Places between two steps follow from the state; this asks for pictures between them.
    beforeStep: (state) => talk.keepTails(state),
    draw(stage, state, alpha = 1) {
      const at = drawWorld(stage, state, alpha);
      drawArrows(stage, state, at);
      const me = onStage(at, placeOf(state, 0, alpha));
      panel.draw(stage, state, map.of(state, growth.known, stage.isContrast));
      drawAdvice(stage, state, me);
      drawBanner(stage, state, banner, me);
    },
    // In a run of the staff the label of the title would lie over the duck.
    isTitleStill: true,
    drawTitle(stage) {
      drawWorld(stage, demo(stage), 1, true);
    },
    cue(stage, state, cue) {
      if (!eye || (cue === CUE.crown && pointsOf(state.swimmers[0]!) < CROWN_POINTS)) return;
      if (CUTS.includes(cue)) talk.note(stage, state, cue);
      // Its words would lie below those of the cut.
      if (cue === CUE.cut) banner.at = -1000;
      const news = newsOf(state, cue);
      if (news) banner = { ...news, at: stage.tick };
      const place = placeOf(state, 0);
      playCue(stage, state, cue, onStage(eye, place));
      if (cue !== CUE.grow && cue !== CUE.growBig) return;
      if (state.mode !== MODE.round || rankOf(state) <= rank) return;
      rank = rankOf(state);
      playRank(stage);
      banner = { title: rankName(rank), words: "is your rank now", at: stage.tick };
    },
    drawGhost(stage, state, { isDone, name }) {
      if (!eye || isDone) return;
      const { context } = stage;
      const place = placeOf(state, 0);
      if (state.swimmers[0]!.isAway === 1 || !isInView(eye, place)) return;
      context.save();
      context.translate(eye.left, eye.top);
      context.scale(eye.unit, eye.unit);
      actors.drawGhost(stage, state, eye);
      context.restore();
      const shown = onStage(eye, place);
      const style = { size: 17, weight: 900, align: "center", colour: "#FFF", outline: "#06262E" } as const;
      if (name !== undefined) stage.text(name, shown.x, shown.y - 40, style);
    },
    status: (state) => {
      if (state.mode === MODE.pond) return levelOf(state).name;
      if (state.mode === MODE.hunt) return state.cuts === 1 ? "1 cut" : `${state.cuts} cuts`;
      return rankName(rankOf(state));
    },
    intensity: (state) => {
      if (state.isStarted === 0) return 0;
      if (waked - nearAt < NEAR_TICKS || state.clock < hurryOf(state)) return 3;
      return state.swimmers[0]!.tail.length > 0 || state.mode === MODE.hunt ? 2 : 1;
    },
    part: ({ pond: number, mode, clock }) => (mode === MODE.round && clock <= BLOOM_FRAMES ? 4 : number % 4),
    say,
  };
}

function wordsOf(state: State): { title: string; words: string } {
  if (state.mode === MODE.pond) {
    const { name, words } = levelOf(state);
    return { title: name, words };
  }
  if (state.mode === MODE.hunt) return { title: "Hunt", words: "Cut tails: each brings points and time" };
  return {
    title: BIG_PONDS[state.pond]!.name,
    words: BIG_PONDS[state.pond]!.words!,
  };
}

/** The words for an event of a round. */
function newsOf(state: State, cue: number): Omit<Banner, "at"> | null {
  if (cue === CUE.beaten)
    return {
      title: `${KINDS[state.swimmers[winnerOf(state)]!.kind]!.name} has won!`,
      words: "It held enough of the pond first",
    };
  if (cue === CUE.swan) return { title: "The king swan!", words: "Tails and pads in its lane are lost" };
  if (cue === CUE.queen)
    return { title: "A queen lotus!", words: `Be there in 5 s: fence it in for ${POINTS.queen} points` };
  if (cue === CUE.hurry && state.mode === MODE.round) return { title: "Last bloom!", words: "All points count double" };
  if (cue !== CUE.queenTaken || state.queenBy === 0) return null;
  return { title: KINDS[state.swimmers[state.queenBy]!.kind]!.name, words: "has the queen lotus" };
}

/** Arrows at the picture's edge: to the way home, to a queen lotus and to the nearest tail. */
function drawArrows(stage: Stage, state: State, eye: Eye): void {
  const { tail, exit, cell } = state.swimmers[0]!;
  if (tail.length > 0) drawArrow(stage, eye, exit, "#C3F06E");
  if (state.queen >= 0) drawArrow(stage, eye, state.queen, "#FF9BE0");
  // Until the first cut of a run, an arrow shows the nearest tail.
  if (state.mode !== MODE.hunt && (state.mode === MODE.pond || state.cuts > 0)) return;
  const tails = state.swimmers.slice(1).flatMap((each) => each.tail.slice(-1));
  const [nearest] = tails.toSorted((a, b) => distance(a, cell) - distance(b, cell));
  if (nearest !== undefined) drawArrow(stage, eye, nearest, "#FFC93A");
}

/** An arrow to a cell that is out of view. */
function drawArrow({ context, width, height }: Stage, eye: Eye, cell: number, colour: string): void {
  const to = onStage(eye, middleOf(cell));
  if (to.x > 0 && to.x < width && to.y > 0 && to.y < height) return;
  const [x, y] = [Math.max(34, Math.min(width - 34, to.x)), Math.max(150, Math.min(height - 34, to.y))];
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan2(to.y - y, to.x - x));
  context.fillStyle = colour;
  context.strokeStyle = "#06262E";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(22, 0);
  context.lineTo(-12, -17);
  context.lineTo(-12, 17);
  context.closePath();
  context.stroke();
  context.fill();
  context.restore();
}
