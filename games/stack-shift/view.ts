import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenHat, ownFeathers, tensOf } from "./kept.ts";
import { WIDE } from "./rules/board.ts";
import { RIVALS } from "./rules/rivals.ts";
import { highestOf, type Side } from "./rules/side.ts";
import { MODE, periodOf, SPRINT_TENS, STEP, THEIRS, rules, type State } from "./rules.ts";
import { createCascade } from "./view/cascade.ts";
import { createCueTeller } from "./view/cue-teller.ts";
import { soundOf, voiceOf, CASCADE_END } from "./view/cues.ts";
import { drawEnd } from "./view/end.ts";
import { DANGER_ROWS, drawHelper, drawRival, drawSelf } from "./view/figures.ts";
import { drawWell } from "./view/grid.ts";
import { drawNumber, drawWords, type Look } from "./view/kept.ts";
import { drawLand } from "./view/land.ts";
import { layoutOf, SIZE, type Box, type Layout } from "./view/layout.ts";
import { INK, lookOf, PLACES } from "./view/looks.ts";
import { drawCard, drawKeep, drawTrick, drawKeys, drawNext, drawStar, keepKey } from "./view/panel.ts";
import { createPlayGrid } from "./view/play.ts";
import { drawTitleStones } from "./view/title.ts";
import { drawRim, drawWarning } from "./view/warning.ts";
import { say } from "./view/words.ts";

/**
 * Pictures of a title and of runs since the game was opened. A slow machine needs the first ones to open the page: the title
 * waits, because a newcomer's run takes its place at once, and a run draws one part after another.
 */
let [titleWarm, warm] = [0, 0];
const TITLE_WAIT = 14;
const WARM = 60;

/** A rival speaks no more often. */
const SAY_TICKS = 100;

/** A replay that jumps further than this starts its picture anew. */
const JUMP_FRAMES = 10;

/** The place of a run: it follows the rival, or the level of a long stack. */
export const placeIn = ({ mode, level, pace }: State): number =>
  mode === MODE.duel
    ? Math.floor((level * PLACES) / RIVALS.length)
    : mode === MODE.sprint
      ? 1
      : Math.floor((pace - 1) / 3) % PLACES;

export function createView(progress?: GameProgress): GameView<State> & { layout(): Layout } {
  const feathers = ownFeathers(chosenHat(progress));
  const play = createPlayGrid();
  const [theirPlay, ghostPlay] = [createPlayGrid(), createPlayGrid()];
  const [cascade, theirCascade] = [createCascade(), createCascade()];
  let layout = layoutOf({ width: SIZE.wide[0] as number, height: 622 });
  const teller = createCueTeller(() => layout, [play, theirPlay], cascade);
  let shownFrame = -1;
  let [said, saidAt] = ["", -1000];

  const keepUp = (stage: Stage, state: State): void => {
    layout = layoutOf(stage, state.mode === MODE.pair);
    if (state.frame < shownFrame || state.frame > shownFrame + JUMP_FRAMES) {
      cascade.reset(state.me);
      theirCascade.reset(state.them ?? state.me);
      teller.reset(state);
    }
    shownFrame = state.frame;
    if (cascade.follow(stage, state.me, state.phase) > 0) stage.sound(CASCADE_END);
    if (state.mode === MODE.pair && state.them) theirCascade.follow(stage, state.them, state.phase);
    teller.follow(stage, state);
  };

  const drawOwn = (stage: Stage, state: State, look: Look): void => {
    const { context, isContrast } = stage;
    const { grid } = layout;
    const isPair = state.mode === MODE.pair;
    if (!isPair) cascade.darken(stage, grid);
    context.save();
    // The camera would leave one of two players.
    if (!isPair) cascade.goNear(context, grid);
    drawWell(stage, "own", grid, look);
    drawRim(stage, state.me, grid, ["Keep ✕ free", INK.danger], look);
    if (highestOf(state.me) >= DANGER_ROWS && !isContrast) {
      context.globalAlpha = stage.isCalm ? 0.2 : 0.16 + 0.1 * Math.sin(stage.tick / 9);
      context.fillStyle = INK.danger;
      context.fillRect(grid.x, grid.y, WIDE * grid.cell, grid.cell * 3);
      context.globalAlpha = 1;
    }
    // A new domino reaches over the rim.
    drawWarning(stage, state.me, grid, look);
    if (isPair) drawKeys(stage, state.me, grid, true, look);
    play.draw(stage, state.me, grid, periodOf(state), look);
    context.restore();
    cascade.draw(stage, state.me, grid, look);
  };

  const drawRivalSide = (stage: Stage, state: State, them: Side, look: Look): void => {
    const { theirs } = layout;
    const { context } = stage;
    const shake = teller.shakeOf(stage);
    context.save();
    context.translate(shake * 0.6, shake);
    drawWell(stage, "theirs", theirs, look);
    drawWarning(stage, them, theirs, look);
    drawRim(stage, them, theirs, ["Nearly!", INK.gold], look);
    const isPair = state.mode === MODE.pair;
    if (isPair) drawKeys(stage, them, theirs, false, look);
    theirPlay.draw(stage, them, theirs, periodOf(state), look, isPair);
    if (isPair) theirCascade.draw(stage, them, theirs, look);
    const line = drawRival(stage, state, them, layout, teller.feelings);
    if (line !== said && stage.tick - saidAt > SAY_TICKS) {
      [said, saidAt] = [line, stage.tick];
      stage.sound(voiceOf(state.level, line.length));
    }
    context.restore();
  };

  const drawPlates = (
    stage: Stage,
    side: Side,
    [next, star, keep]: readonly [Box, Box, Box],
    grid: typeof play,
    look: Look,
  ): void => {
    const fuses = side.step === STEP.piece ? grid.fusesOf(side) : [];
    drawNext(stage, side, next, fuses, look);
    drawStar(stage, side, star, look);
    drawKeep(stage, side, keep, [keepKey(stage.isTouch, layout.theirKeep !== undefined, grid === play), fuses], look);
  };

  return {
    size: SIZE,
    layout: () => layout,
    draw(stage, state) {
      keepUp(stage, state);
      const step = progress ? warm++ : WARM;
      if (step === 0) return stage.fill(lookOf(placeIn(state)).skyLow);
      const look = { pixels: stage.context.getTransform().a, isContrast: stage.isContrast };
      drawLand(stage, placeIn(state));
      if (step < 2) return;
      if (step > 3) {
        const goals = state.mode === MODE.duel ? layout.goals : undefined;
        drawCard(stage, state, goals ?? layout.card, [layout.isTall, goals !== undefined], look);
        if (goals || !layout.isTall) drawTrick(stage, state, layout.trick, look);
        const { next, star, keep, theirNext, theirStar, theirKeep } = layout;
        drawPlates(stage, state.me, [next, star, keep], play, look);
        if (theirNext && theirStar && theirKeep)
          drawPlates(stage, state.them!, [theirNext, theirStar, theirKeep], theirPlay, look);
      }
      if (step > 4) drawSelf(stage, state, layout, feathers, teller.feelings);
      if (step > 5) {
        if (state.them) drawRivalSide(stage, state, state.them, look);
        else if (!layout.isTall) drawHelper(stage, state, layout);
      }
      drawOwn(stage, state, look);
      teller.draw(stage, look);
      drawEnd(stage, state, layout, feathers, look);
    },
    drawTitle(stage) {
      layout = layoutOf(stage);
      const step = (progress ? titleWarm++ : WARM) - TITLE_WAIT;
      if (step < 0) return stage.fill(lookOf(0).skyLow);
      drawLand(stage, 0);
      if (step > 0) drawTitleStones(stage, feathers, step + 1);
    },
    isTitleStill: true,
    drawGhost(stage, state, { name }) {
      // In a duel the rival has that place.
      if (name !== undefined || layout.isTall || state.them) return;
      const { theirs } = layout;
      const look = { pixels: stage.context.getTransform().a, isContrast: stage.isContrast };
      drawWell(stage, "theirs", theirs, look);
      ghostPlay.draw(stage, state.me, theirs, periodOf(state), look, false);
      const x = theirs.x + (WIDE * theirs.cell) / 2;
      drawWords(stage.context, "They", [x, theirs.y - 58], { size: 22, colour: "#FFE9B0" }, look);
      const score = groupDigits(rules.score(state));
      drawNumber(stage.context, score, [x, theirs.y - 32], { size: 26, colour: "#FFFFFF" }, look);
    },
    cue(stage, state, cue) {
      const isTheirs = state.mode === MODE.pair && cue >= THEIRS;
      soundOf(stage, isTheirs ? cue - THEIRS : cue, (isTheirs ? state.them! : state.me).chain);
      teller.tell(stage, state, cue);
    },
    status: (state) =>
      state.mode === MODE.pair
        ? `Tens ${state.me.tens} : ${state.them!.tens}`
        : state.mode === MODE.duel
          ? `Duel with ${RIVALS[state.level]!.name}${state.pace > 1 ? ` · stones ×${state.pace}` : ""}`
          : state.mode === MODE.sprint
            ? `${state.me.counted} of ${SPRINT_TENS}`
            : tensOf(state.me.tens),
    intensity(state) {
      const { me, them } = state;
      // In danger, in a long cascade, and when the rival is about to lose.
      if (Math.max(highestOf(me), them ? highestOf(them) : 0) >= DANGER_ROWS - 1 || me.incoming > WIDE || me.chain > 2)
        return 3;
      return state.frame < 300 ? 1 : 2;
    },
    part: (state) => (state.them ? 1 : 0),
    say,
  };
}
