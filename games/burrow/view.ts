import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { slab } from "./art/brush.ts";
import { chosenCharm } from "./kept.ts";
import * as CUE from "./rules/cues.ts";
import * as PHASE from "./rules/phases.ts";
import type { State } from "./rules/state.ts";
import type { Creature, World } from "./rules/world.ts";
import { writeLines } from "./view/boss.ts";
import { createTeller } from "./view/cues.ts";
import { cellPoint, layoutOf, SIZES, type Layout } from "./view/layout.ts";
import { createMotion } from "./view/motion.ts";
import { drawPanel, nearestOf, threatOf, type Told } from "./view/panel.ts";
import { shout } from "./view/pen.ts";
import { drawPick } from "./view/pick.ts";
import { drawScene, drawSoil, themeOf } from "./view/scene.ts";
import { sayState, statusOf } from "./view/words.ts";

/** What the hands on the screen are doing; only the player sees it. */
export type Sight = {
  layout: Layout;
  isTouch: boolean;
  /** The creature or relic that is looked at, and the turn in which that began. */
  looked: number;
  relic: number;
  turn: number;
};

/** A replay that jumps further than this starts its picture anew. */
const JUMP_FRAMES = 40;

export function createView(sight: Sight, progress?: GameProgress): GameView<State> {
  const motion = createMotion();
  const teller = createTeller();
  const charm = chosenCharm(progress);
  let [shownFrame, toldFrame, toldCount] = [-1, -1, 0];

  const keepUp = (stage: Stage, state: State): void => {
    const isJump = state.frame < shownFrame || state.frame > shownFrame + JUMP_FRAMES;
    if (isJump) {
      motion.reset();
      teller.reset();
    }
    shownFrame = state.frame;
    motion.know(state.world);
    teller.keepUp(stage.tick);
  };

  /** The creature that was tapped or pointed at, as long as it lives. */
  const lookedAt = ({ creatures, turns }: World): Creature | null => {
    const creature = creatures.find(({ id }) => id === sight.looked) ?? null;
    // A tap tells for some turns; a mouse points anew.
    return creature && (!sight.isTouch || turns <= sight.turn + 3) ? creature : null;
  };

  const toldOf = (state: State): Told => {
    const { world, armed } = state;
    if (armed >= 0) return { creature: null, relic: world.relics[armed]! };
    const looked = lookedAt(world);
    if (looked) return { creature: looked, relic: -1 };
    if (sight.relic >= 0 && world.turns <= sight.turn + 1) return { creature: null, relic: sight.relic };
    return { creature: threatOf(world) ?? nearestOf(world), relic: -1 };
  };

  const drawWords = (stage: Stage, layout: Layout): void => {
    const { big, small, colour, age, frames } = teller.words(stage.tick);
    if (!big || age >= frames) return;
    const part = stage.isCalm ? 1 : easeBack(partOf(age, 14));
    stage.context.globalAlpha = Math.min(1, (frames - age) / 16);
    const middle = layout.room.x + 288;
    const y = layout.room.y + (small ? 150 : 56);
    shout(stage, big, middle, y, Math.max(8, Math.min(small ? 66 : 50, 900 / big.length) * part), colour);
    if (age > 8 && small) {
      slab(stage.context, [middle - 280, y + 42, 560, 72, 14], "rgba(16,8,26,.8)");
      writeLines(stage, small, middle, y + 64, 540, 22, "#FFF");
    }
    stage.context.globalAlpha = 1;
  };

  return {
    size: SIZES,
    draw(stage, state) {
      const layout = (sight.layout = layoutOf(stage));
      sight.isTouch = stage.isTouch;
      keepUp(stage, state);
      drawSoil(stage, themeOf(state));
      drawScene(stage, state, layout, motion, lookedAt(state.world), charm);
      drawPanel(stage, state, layout, toldOf(state));
      // The report says it again.
      if (state.phase !== PHASE.over) drawWords(stage, layout);
      if (state.phase === PHASE.pick) drawPick(stage, state, layout);
    },
    cue(stage, state) {
      // Cues and news come in the same order.
      if (toldFrame !== state.frame) [toldFrame, toldCount] = [state.frame, 0];
      const news = state.world.news![toldCount];
      toldCount += 1;
      if (!news) return;
      if (news.cue === CUE.pick) motion.reset();
      const layout = layoutOf(stage);
      motion.note(news, stage.tick);
      teller.tell(stage, state, news, cellPoint(Math.max(0, news.at), layout));
    },
    status: statusOf,
    say: sayState,
    part: (state) => (state.world.isShut ? 3 : themeOf(state)),
    intensity({ world, phase }) {
      if (phase === PHASE.pick) return 0;
      if (world.isShut) return 3;
      return world.hearts === 1 && !world.isPuzzle ? 3 : world.creatures.length > 4 ? 2 : 1;
    },
  };
}
