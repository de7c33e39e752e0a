import { BUTTON, type GameRules, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { CELLS, EMPTY, HIDDEN, RUBBLE, settle, WIDE } from "./rules/board.ts";
import { choosePlace, type Place } from "./rules/mind.ts";
import { LAST, RIVALS } from "./rules/rivals.ts";
import { dealFuse } from "./rules/supply.ts";
import { CUE, numbersOf, startSide, STEP, stepSide, TAP, THEIRS, type Side, type SideInput } from "./rules/side.ts";

export { CUE, STEP, TAP, THEIRS } from "./rules/side.ts";

/** `pair` is two players on one screen: `me` is the left one. */
export const MODE = { long: 0, duel: 1, sprint: 2, pair: 3 } as const;
const NAMES: Readonly<Record<string, number>> = { duel: MODE.duel, sprint: MODE.sprint, pair: MODE.pair };
/** A duel of two players that nobody wins is `done`. */
export const PHASE = { playing: 0, won: 1, lost: 2, done: 3 } as const;

export type State = {
  mode: number;
  /** Of a duel, from 0. */
  level: number;
  frame: number;
  /** Buttons that were down in the last frame. */
  held: number;
  phase: number;
  /** Frames since the last stone, for the end to be seen. */
  ending: number;
  me: Side;
  /** The rival's grid; null where nobody plays against us. */
  them: Side | null;
  mind: Random;
  /** Where the rival's domino goes, and the frame of its drop. */
  plan: Place;
  dropAt: number;
  /** Frames until the ground rises, or a duel grows hotter. */
  tide: number;
  /** How often the rival has to be filled. */
  lives: number;
  /** What the player has sent in all. */
  sent: number;
  /** The level of a long stack; in a duel, how many stones stand for one. */
  pace: number;
  cues: number[];
};

export const SPRINT_TENS = 60;
export const SPRINT_FRAMES = 5 * 60 * 60;
export const WIN_POINTS = 2000;
const START_ROWS = 4;
const SECOND_LOOK = 5;
const END_FRAMES = 100;
/** Longer than any person plays: a run has to end. */
const MOST_FRAMES = 15 * 60 * 60;
/** How long a stone that is sent holds the ground of a long stack. */
export const HELD_FRAMES = 30;
const MOST_HELD = 20 * 60;
/** From this step of a cascade on, the ground of a long stack sinks by a row. */
export const SINK_CHAIN = 4;
/** A duel grows hotter: then a stone that is sent stands for one more. */
export const HEAT_AFTER = 65 * 60;
const HEAT_EVERY = 10 * 60;
export const MOST_HEAT = 6;
const WARN_FRAMES = 5 * 60;
const MOST_DUEL = 5 * 60 * 60;
/** The rows that a rival keeps when it stands up again, and how long that takes. */
const KEPT_ROWS = 8;
const STAND_FRAMES = 60;
const NOBODY: SideInput = { aside: 0, isSoft: false, taps: [] };

export const rules: GameRules<State> = {
  start(seed: Seed, variant = ""): State {
    const [name, number] = variant.split("-");
    const mode = NAMES[name!] ?? MODE.long;
    // The second player looks like a rival.
    const wanted = mode === MODE.pair ? SECOND_LOOK : Number(number) || 1;
    const level = Math.min(RIVALS.length, Math.max(1, wanted)) - 1;
    const strict = strictOf(mode, level);
    const me = startSide(
      seed,
      mode === MODE.long ? START_ROWS - 1 : START_ROWS,
      strict,
      mode === MODE.duel ? level + 1 : 0,
    );
    if (mode === MODE.duel && level === 0) dealFuse(me, START_ROWS);
    return {
      mode,
      level,
      frame: 0,
      held: 0,
      phase: PHASE.playing,
      ending: 0,
      me,
      // The same dominoes for both.
      them: mode === MODE.duel ? startRival(seed, level) : mode === MODE.pair ? startSide(seed, START_ROWS) : null,
      mind: startRandom(seed, 7),
      plan: { column: 3, turn: 0 },
      dropAt: 0,
      tide: mode === MODE.long ? tideEvery(1) : HEAT_AFTER,
      lives: mode === MODE.duel && level === LAST ? 2 : 1,
      sent: 0,
      pace: 1,
      cues: [],
    };
  },

  step(state, { held, taps }) {
    if (rules.isOver(state)) {
      state.cues = [];
      return;
    }
    state.cues = [];
    state.frame += 1;
    if (state.phase !== PHASE.playing) {
      state.ending += 1;
      return;
    }
    const pressed = held & ~state.held;
    state.held = held;
    const isPair = state.mode === MODE.pair;
    // A player alone takes either half of the keyboard.
    const own = isPair
      ? inputOf(held, pressed, taps.filter(isFirst))
      : inputOf(held | (held >> 8), pressed | (pressed >> 8), taps);
    const sent = stepSide(state.me, own, periodOf(state), state.cues, heatOf(state));
    if (sent > 0) send(state, sent);
    if (state.them) {
      const theirs = taps.filter((tap) => !isFirst(tap)).map((tap) => tap - TAP.second);
      stepOther(state, state.them, isPair ? inputOf(held >> 8, pressed >> 8, theirs) : rivalInput(state, state.them));
    }
    stepTide(state);
    judgeEnd(state);
  },

  isOver: ({ phase, ending }) => phase !== PHASE.playing && ending >= END_FRAMES,

  score(state) {
    const { mode, me, phase, frame, ending } = state;
    if (mode === MODE.sprint) {
      if (phase !== PHASE.done) return Math.min(SPRINT_TENS - 1, me.counted) * 100;
      const left = ((SPRINT_FRAMES - (frame - ending)) * 100) / 60 - 100 * extraOf(state);
      return SPRINT_TENS * 100 + Math.max(0, Math.floor(left));
    }
    if (mode === MODE.pair) return 0;
    return me.points + (phase === PHASE.won ? WIN_POINTS + 10 * Math.max(0, 240 - secondsOf(state)) : 0);
  },

  hash: (state) =>
    hashState(
      [
        state.mode,
        state.level,
        state.frame,
        state.held,
        state.phase,
        state.ending,
        state.dropAt,
        state.tide,
        state.lives,
        state.sent,
        state.pace,
      ],
      [state.plan.column, state.plan.turn],
      state.mind,
      numbersOf(state.me),
      state.them ? numbersOf(state.them) : [],
    ),
};

const isFirst = (tap: number): boolean => tap < TAP.second;

/** The keys of one player that are down or have just been pressed, and the taps. */
function inputOf(held: number, pressed: number, taps: readonly number[]): SideInput {
  return {
    aside: (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0),
    isSoft: (held & BUTTON.down) !== 0,
    taps: [...taps, ...(pressed & BUTTON.a ? [TAP.turn] : []), ...(pressed & BUTTON.b ? [TAP.drop] : [])],
  };
}

/** From the fourth rival on, tens that come by chance hardly win a duel. */
const strictOf = (mode: number, level: number): number => (mode === MODE.duel && level > 2 ? 1 : 0);

/** The seconds that were played, without the end. */
export const secondsOf = ({ frame, ending }: State): number => Math.floor((frame - ending) / 60);

/** The seconds that a sprint adds for each pair too many: a player who thinks needs few. */
const FREE_PAIRS = 30;
const PAIR_SECONDS = 5;
export const extraOf = ({ me, mode }: State): number =>
  mode === MODE.sprint ? PAIR_SECONDS * Math.max(0, me.placed - FREE_PAIRS) : 0;

/** How many stones stand for one that is sent. */
export const heatOf = ({ them, pace }: State): number => (them ? pace : 1);

/** Frames that a domino takes for a row. */
export function periodOf({ mode, level, pace }: State): number {
  if (mode === MODE.duel) return RIVALS[level]!.period;
  return mode !== MODE.long ? 40 : Math.max(5, 48 - 4 * (pace - 1));
}

function startRival(seed: Seed, level: number): Side {
  const them = startSide(seed, START_ROWS, strictOf(MODE.duel, level));
  const { rubble } = RIVALS[level]!;
  for (let at = 0; at < rubble; at++) them.cells[at] = RUBBLE;
  settle(them.cells);
  return them;
}

/** Stones go to the rival, or hold the ground down. */
function send(state: State, count: number): void {
  state.sent += count;
  if (state.them) state.them.incoming += count;
  else if (state.mode === MODE.long) {
    state.tide = Math.min(MOST_HELD, state.tide + count * HELD_FRAMES);
    if (state.me.chain >= SINK_CHAIN) state.me.rising -= 1;
  }
  if (state.mode !== MODE.sprint) state.cues.push(CUE.sent);
}

/** The rival, or the second player. */
function stepOther(state: State, them: Side, input: SideInput): void {
  const cues: number[] = [];
  const period = state.mode === MODE.pair ? periodOf(state) : RIVAL_PERIOD;
  const sent = stepSide(them, input, period, cues, heatOf(state)) + tossOf(state);
  for (const cue of cues) state.cues.push(cue + THEIRS);
  state.me.incoming += Math.min(mostOf(state), sent);
}

/** A rival throws a stone now and then, whatever it makes. */
const tossOf = ({ mode, level, frame }: State): number =>
  mode === MODE.duel && frame % (60 * RIVALS[level]!.toss) === 0 ? 1 : 0;

/** What a rival can throw now: at first a few stones may wait at once, and one more every eight seconds. */
const FIRST_STONES = 2;
const MORE_STONES = 8 * 60;
export const mostOf = ({ mode, level, me, frame }: State): number =>
  mode === MODE.pair
    ? CELLS
    : Math.min(RIVALS[level]!.most, Math.max(0, FIRST_STONES + Math.floor(frame / MORE_STONES) - me.incoming));

const RIVAL_PERIOD = 44;
const MOVE_EVERY = 10;
/** A rival tires: with each step of heat it is so much more careless. */
const TIRED = 13;
/** A rival thinks once for each domino, then moves it over and lets go. */
function rivalInput(state: State, them: Side): SideInput {
  if (them.step !== STEP.piece) return NOBODY;
  const { piece } = them;
  if (them.sunk === 0 && them.rest === 0 && piece.row === HIDDEN && state.dropAt <= state.frame) {
    const { pace, careless, cascades } = RIVALS[state.level]!;
    state.plan = choosePlace(
      them.cells,
      piece.a,
      piece.b,
      { careless: careless + TIRED * (state.pace - 1), cascades },
      state.mind,
    );
    state.dropAt = state.frame + pace;
  }
  const { plan, frame, dropAt } = state;
  if (frame >= dropAt) return { ...NOBODY, taps: [TAP.drop] };
  if (frame % MOVE_EVERY !== 0) return NOBODY;
  if (piece.turn !== plan.turn) return { ...NOBODY, taps: [TAP.turn] };
  if (piece.column === plan.column) return NOBODY;
  return { ...NOBODY, taps: [TAP.column + piece.column + Math.sign(plan.column - piece.column)] };
}

export const tideEvery = (pace: number): number => Math.max(120, 1200 - 60 * pace);

/** The ground that rises in a long stack, and the heat that ends long duels. */
function stepTide(state: State): void {
  const { me, mode } = state;
  if (mode === MODE.sprint) return;
  if (mode === MODE.long) {
    const pace = 1 + Math.floor(Math.max(me.tens / 7, state.frame / (32 * 60)));
    if (pace > state.pace) {
      state.pace = pace;
      state.cues.push(CUE.level);
    }
  }
  state.tide -= 1;
  if (mode !== MODE.long && state.pace === MOST_HEAT) return;
  if (mode !== MODE.long && state.tide === WARN_FRAMES) state.cues.push(CUE.hurry);
  if (state.tide > 0) return;
  state.cues.push(CUE.tide);
  if (mode === MODE.long) {
    me.rising = Math.min(3, me.rising + 1);
    state.tide = tideEvery(state.pace);
    return;
  }
  state.pace += 1;
  state.tide = HEAT_EVERY;
}

function judgeEnd(state: State): void {
  const { me, them, mode } = state;
  if (mode === MODE.sprint && me.counted >= SPRINT_TENS) end(state, PHASE.done, CUE.done);
  else if (mode === MODE.pair && me.step === STEP.out && them?.step === STEP.out) end(state, PHASE.done, CUE.done);
  else if (me.step === STEP.out) end(state, PHASE.lost, CUE.lost);
  else if (them?.step === STEP.out && --state.lives === 0) end(state, PHASE.won, CUE.won);
  else if (them?.step === STEP.out) standUp(state, them);
  else if (state.frame >= (mode === MODE.sprint ? SPRINT_FRAMES : mode === MODE.long ? MOST_FRAMES : MOST_DUEL))
    endInTime(state);
}

/** The time is over: the lower stack wins. */
function endInTime(state: State): void {
  const { me, them, mode } = state;
  const more = them ? stonesIn(them) - stonesIn(me) : -1;
  if (more > 0) end(state, PHASE.won, CUE.won);
  else if (more === 0 && mode === MODE.pair) end(state, PHASE.done, CUE.done);
  else end(state, PHASE.lost, CUE.lost);
}

const stonesIn = ({ cells }: Side): number => cells.filter((stone) => stone !== EMPTY).length;

/** The last rival throws off what lies on it, a row of it at the player. */
function standUp(state: State, them: Side): void {
  them.cells.fill(EMPTY, 0, CELLS - KEPT_ROWS * WIDE);
  Object.assign(them, { step: STEP.fall, wait: STAND_FRAMES, incoming: 0 });
  state.me.incoming += WIDE;
  state.cues.push(CUE.again);
}

function end(state: State, phase: number, cue: number): void {
  state.phase = phase;
  state.cues.push(cue);
}

/** A duel's stars: the win, a cascade that a rival asks for, and a win before the par time. */
export const starChain = (level: number): number => (level < 6 ? 3 : level < 9 ? 4 : 5);
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.duel || state.phase !== PHASE.won) return 0;
  const stars =
    1 + (state.me.longest >= starChain(state.level) ? 1 : 0) + (secondsOf(state) <= RIVALS[state.level]!.par ? 1 : 0);
  return stars as 1 | 2 | 3;
}
