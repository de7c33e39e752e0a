import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SEEN, WIDE } from "./rules-board.ts";
import { CUE, MODE, THEIRS, type State } from "./rules.ts";
import type { createCascade } from "./view-cascade.ts";
import { burst, tellClear } from "./view-clear.ts";
import { RUBBLE_COMES } from "./view-cues.ts";
import { noFeelings } from "./view-figures.ts";
import { createFlights } from "./view-flights.ts";
import type { Look } from "./view-kept.ts";
import type { Layout } from "./view-layout.ts";
import type { createPlayGrid } from "./view-play.ts";
import { createShouts } from "./view-shouts.ts";

/** How long a stone that is sent holds the ground of a long stack, as in the rules. */
const HELD_FRAMES = 40;

const GOLD = "#FFE08A";
const GREEN = "#B4EBA0";
const RED = "#FF9A8A";

/** Tells what happens: words, dust, shakes, stones that fly, and what both ducks feel. */
export function createCueTeller(
  layoutNow: () => Layout,
  play: ReturnType<typeof createPlayGrid>,
  cascade: ReturnType<typeof createCascade>,
) {
  const [shouts, flights] = [createShouts(), createFlights()];
  let feelings = noFeelings();
  let [sent, all, incoming] = [0, 0, 0];

  const middleOf = ({ x, cell }: Layout["grid"]) => x + (WIDE * cell) / 2;

  /** Stones on their way to the rival, or time for a long stack. */
  const tellSent = (stage: Stage, state: State): void => {
    const { grid, theirs } = layoutNow();
    const count = Math.max(1, state.sent - sent);
    sent = state.sent;
    // The steps of a cascade add up.
    all = state.me.chain > 1 ? all + count : count;
    if (state.them) {
      flights.send(stage.tick, count, true);
      shouts.add(stage, `${all} sent!`, [middleOf(theirs), theirs.y + theirs.cell * 2], 34, GOLD, "sent");
      if (count > 2) feelings.theirSad = stage.tick;
      return;
    }
    const held = ((all * HELD_FRAMES) / 60).toFixed(1);
    shouts.add(
      stage,
      `Ground held ${held} s`,
      [middleOf(grid), grid.y + grid.cell * 12.4],
      grid.cell * 0.5,
      GREEN,
      "sent",
    );
  };

  const tellOwn = (stage: Stage, state: State, cue: number): void => {
    const { me, them } = state;
    const { grid } = layoutNow();
    const middle = middleOf(grid);
    const at = (row: number) => [middle, grid.y + grid.cell * row] as const;
    switch (cue) {
      case CUE.drop:
        stage.shake(3);
        break;
      case CUE.ten:
      case CUE.chain:
      case CUE.star:
        cascade.lookAt(me);
        if (me.chain > 1 || cue === CUE.star) feelings.glad = stage.tick;
        tellClear(stage, me, grid, cue === CUE.star, shouts);
        break;
      case CUE.sent:
        tellSent(stage, state);
        break;
      case CUE.hail:
        feelings.sad = stage.tick;
        stage.shake(9);
        break;
      case CUE.charged:
        shouts.add(stage, "A star comes next", at(3.4), grid.cell * 0.66, GOLD);
        shouts.add(stage, "It takes all of one number", at(4.2), grid.cell * 0.42, "#FFFFFF");
        break;
      case CUE.rise:
        play.rise(stage.tick);
        stage.shake(4);
        break;
      case CUE.level:
        shouts.add(stage, `Level ${state.pace}`, at(3), 44, "#FFE9B0");
        break;
      case CUE.tide:
        if (them) shouts.add(stage, "Hail for both!", at(3), 34, "#FFFFFF");
        break;
      case CUE.won:
      case CUE.done:
        stage.flash("#FFF6DF", 0.5);
        burst(stage, ...at(5), 70, ["#FFCF4A", "#FFB3A1", "#A6D8FF", "#B4EBA0", "#FFFFFF"], 460);
        break;
      case CUE.lost:
        stage.shake(14);
    }
  };

  return {
    get feelings() {
      return feelings;
    },
    reset(state: State): void {
      [sent, incoming, feelings] = [state.sent, state.me.incoming, noFeelings()];
      shouts.clear();
      flights.clear();
    },
    tell(stage: Stage, state: State, cue: number): void {
      if (cue < THEIRS) return tellOwn(stage, state, cue);
      const { them } = state;
      if (!them) return;
      const { theirs } = layoutNow();
      if (cue === CUE.chain + THEIRS) {
        feelings.theirGlad = stage.tick;
        shouts.add(stage, `×${them.chain}`, [middleOf(theirs), theirs.y + theirs.cell * 5], 44, RED, "theirs");
      } else if (cue === CUE.hail + THEIRS) feelings.theirSad = stage.tick;
    },
    /** Rubble that comes is told when it is sent, and when a ten takes some of it away. */
    follow(stage: Stage, { me, them, mode, cues }: State): void {
      const more = me.incoming - incoming;
      incoming = me.incoming;
      if (mode !== MODE.duel || !them || more === 0) return;
      const { grid } = layoutNow();
      if (more > 0) {
        if (!cues.includes(CUE.tide)) flights.send(stage.tick, more, false);
        feelings.theirGlad = stage.tick;
        stage.sound(RUBBLE_COMES);
      } else if (!cues.includes(CUE.hail))
        shouts.add(
          stage,
          `${-more} blocked!`,
          [middleOf(grid), grid.y + grid.cell * (SEEN / 3)],
          grid.cell * 0.6,
          GREEN,
        );
    },
    draw(stage: Stage, look: Look): void {
      flights.draw(stage, layoutNow(), look);
      shouts.draw(stage, look);
    },
  };
}
