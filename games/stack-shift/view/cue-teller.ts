import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { findMarks, SEEN, WIDE } from "#stack-shift/rules/board.ts";
import { sentBy } from "#stack-shift/rules/chain.ts";
import { highestOf, STEP, type Side } from "#stack-shift/rules/side.ts";
import { CUE, heatOf, MODE, mostOf, THEIRS, type State } from "#stack-shift/rules.ts";
import type { createCascade } from "./cascade.ts";
import { burst, popsOf, popStones, tellClear, type Pop } from "./clear.ts";
import { popOf, RUBBLE_COMES, THUD } from "./cues.ts";
import { noFeelings } from "./figures.ts";
import { createFlights } from "./flights.ts";
import type { Look } from "./kept.ts";
import type { Layout } from "./layout.ts";
import type { createPlayGrid } from "./play.ts";
import { createShouts } from "./shouts.ts";

const GOLD = "#FFE08A";
const GREEN = "#B4EBA0";
const RED = "#FF9A8A";

const JOLT_TICKS = 20;
/** So often a sign that rubble comes says what to do. */
const MOST_ADVICE = 3;

/** Tells what happens: words, dust, shakes, stones that fly, and what both ducks feel. */
export function createCueTeller(
  layoutNow: () => Layout,
  plays: readonly ReturnType<typeof createPlayGrid>[],
  cascade: ReturnType<typeof createCascade>,
) {
  const [shouts, flights] = [createShouts(), createFlights()];
  let feelings = noFeelings();
  let [sent, all, incoming] = [0, 0, 0];
  // Of both sides: the stones that burst when they have cleared, and whether rubble is falling.
  const sides = [0, 1].map(() => ({ pops: [] as Pop[], chain: 0, isHailed: false }));
  let [joltAt, jolt] = [-1000, 0];
  let advice = 0;

  const middleOf = ({ x, cell }: Layout["grid"]) => x + (WIDE * cell) / 2;
  const shakeRival = (stage: Stage, amount: number) => {
    if (stage.tick - joltAt > 4 || amount > jolt) [joltAt, jolt] = [stage.tick, amount];
  };

  /** Stones are about to burst, and those that they send leave at once. */
  const tellTens = (stage: Stage, state: State, side: Side, isOurs: boolean): void => {
    const { grid, theirs } = layoutNow();
    const at = sides[isOurs ? 0 : 1]!;
    [at.pops, at.chain] = [popsOf(side, isOurs ? grid : theirs), side.chain];
    const { x, y } = at.pops[0]!;
    const count = sentBy(findMarks(side.cells), side.chain, side) * heatOf(state) - side.incoming;
    if (state.them) flights.send(stage.tick, isOurs ? count : Math.min(count, mostOf(state)), [x, y], isOurs);
  };

  /** What has cleared bursts, and rubble thuds where it lands. */
  const follow = (stage: Stage, side: Side, isOurs: boolean): void => {
    const { grid, theirs } = layoutNow();
    const { x, y, cell } = isOurs ? grid : theirs;
    const at = sides[isOurs ? 0 : 1]!;
    if (at.pops.length > 0 && side.step !== STEP.clear) {
      popStones(stage, at.pops, at.chain, cell);
      if (isOurs) stage.sound(popOf(at.chain));
      at.pops = [];
    }
    if (!at.isHailed || side.step === STEP.fall) return;
    at.isHailed = false;
    stage.sound(THUD);
    if (isOurs) stage.shake(11);
    else shakeRival(stage, 10);
    const top = y + (SEEN - highestOf(side)) * cell;
    for (let column = 0; column < WIDE; column += 2)
      burst(stage, x + (column + 0.5) * cell, Math.max(y, top) + cell, 4, ["#B9BECB", "#8D93A3"], cell * 4);
  };

  /** Stones have come to the rival. */
  const tellSent = (stage: Stage, state: State): void => {
    const { theirs } = layoutNow();
    const count = Math.max(1, state.sent - sent);
    sent = state.sent;
    // The steps of a cascade add up.
    all = state.me.chain > 1 ? all + count : count;
    if (state.them) {
      const size = 26 + 2 * Math.min(10, all);
      shouts.add(stage, `${all} sent!`, [middleOf(theirs), theirs.y + theirs.cell * 2], size, GOLD, "sent");
      burst(stage, middleOf(theirs), theirs.y - 12, Math.min(24, 5 + count * 2), ["#B9BECB", GOLD], 200);
      shakeRival(stage, Math.min(12, 3 + count));
      feelings.theirHit = stage.tick;
      if (count > 2) feelings.theirSad = stage.tick;
    }
  };

  const tellOwn = (stage: Stage, state: State, cue: number): void => {
    const { me, them } = state;
    const { grid, theirs } = layoutNow();
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
        tellTens(stage, state, me, true);
        break;
      case CUE.sent:
        tellSent(stage, state);
        break;
      case CUE.hail:
        feelings.sad = stage.tick;
        sides[0]!.isHailed = true;
        break;
      case CUE.charged:
        shouts.tell("A star comes next");
        break;
      case CUE.rise:
        plays[0]!.rise(stage.tick);
        stage.shake(4);
        break;
      case CUE.sink:
        plays[0]!.rise(stage.tick, -1);
        stage.shake(8);
        shouts.add(stage, "The ground sinks!", at(11.6), grid.cell * 0.6, GREEN, "sinks");
        break;
      case CUE.level:
        shouts.tell(`Level ${state.pace}`);
        break;
      case CUE.tide:
        if (!them) break;
        stage.flash(GOLD, 0.3);
        stage.shake(5);
        shouts.tell(`×${state.pace} stones!`);
        break;
      case CUE.hurry:
        shouts.tell(`×${state.pace + 1} stones in 5 s`);
        break;
      case CUE.again:
        shakeRival(stage, 16);
        stage.flash(RED, 0.4);
        feelings.theirGlad = stage.tick;
        shouts.add(stage, "I stand again!", [middleOf(theirs), theirs.y + theirs.cell * 4], theirs.cell, RED, "again");
        burst(stage, middleOf(theirs), theirs.y + theirs.cell * 3, 40, ["#B9BECB", "#CDAEE2"], 420);
        break;
      case CUE.won:
      case CUE.done:
        shakeRival(stage, 16);
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
      for (const side of sides) Object.assign(side, { pops: [], isHailed: false });
      shouts.clear();
      flights.clear();
    },
    tell(stage: Stage, state: State, cue: number): void {
      if (cue < THEIRS) return tellOwn(stage, state, cue);
      const { them, mode } = state;
      if (!them) return;
      const { theirs } = layoutNow();
      const own = cue - THEIRS;
      if (own === CUE.ten || own === CUE.chain || own === CUE.star) {
        tellTens(stage, state, them, false);
        if (mode === MODE.pair) tellClear(stage, them, theirs, own === CUE.star, shouts);
      }
      if (own === CUE.chain && mode === MODE.duel) {
        feelings.theirGlad = stage.tick;
        shouts.add(stage, `×${them.chain}`, [middleOf(theirs), theirs.y + theirs.cell * 5], 44, RED, "theirs");
      } else if (own === CUE.hail) {
        feelings.theirSad = stage.tick;
        sides[1]!.isHailed = true;
      }
    },
    /** Rubble that comes is told when it is there, and when a ten takes some of it away. */
    follow(stage: Stage, { me, them, mode, cues }: State): void {
      const { grid } = layoutNow();
      shouts.showNews(
        stage,
        [middleOf(grid), grid.y + grid.cell * 3],
        grid.cell * 0.62,
        me.chain < 2 || me.step === STEP.piece,
      );
      follow(stage, me, true);
      if (them) follow(stage, them, false);
      const more = me.incoming - incoming;
      incoming = me.incoming;
      if (mode !== MODE.duel || !them || more === 0) return;
      if (more > 0) {
        feelings.theirGlad = stage.tick;
        stage.sound(RUBBLE_COMES);
        if (advice++ < MOST_ADVICE) shouts.tell("A ten holds one");
        stage.shake(Math.min(9, 3 + more));
        burst(stage, middleOf(grid), grid.y - 12, Math.min(24, 6 + more * 2), ["#B9BECB", RED], 240);
      } else if (!cues.includes(CUE.hail))
        shouts.add(
          stage,
          `${-more} blocked!`,
          // Where the red sign was.
          [middleOf(grid), grid.y - grid.cell * 0.4],
          grid.cell * 0.6,
          GREEN,
        );
    },
    /** How far the rival's side is shaken now. */
    shakeOf({ tick, isCalm }: Stage): number {
      const age = tick - joltAt;
      return isCalm || age >= JOLT_TICKS ? 0 : jolt * (1 - age / JOLT_TICKS) * Math.cos(age * 1.3);
    },
    draw(stage: Stage, look: Look): void {
      flights.draw(stage, layoutNow(), look);
      shouts.draw(stage, look);
    },
  };
}
