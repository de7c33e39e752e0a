import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { shuffle, startRandom } from "@quackademy/game-kit/core/random.ts";
import * as CAUSE from "./rules/causes.ts";
import { isBoss } from "./rules/creatures.ts";
import * as CUE from "./rules/cues.ts";
import { FLOORS, RUSH_FLOORS, RUSH_RELICS } from "./rules/floors.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";
import { puzzlePar, PUZZLES, puzzleStars, readPuzzle } from "./rules/puzzles.ts";
import * as RELIC from "./rules/relics.ts";
import { enterRoom } from "./rules/rooms.ts";
import type { State } from "./rules/state.ts";
import { takeTurn, useAction, WAIT } from "./rules/turn.ts";
import { addRelic, CLEARED, DEAD, emptyWorld, LEFT, ON, tell } from "./rules/world.ts";

export type { State } from "./rules/state.ts";

/** Taps: a step to one of four sides, a wait, a relic by its slot, and a choice of relics. */
export const stepTap = (way: number): number => 1 + way;
export const WAIT_TAP = 5;
export const slotTap = (slot: number): number => 16 + slot;
export const pickTap = (choice: number): number => 48 + choice;

/** Between two turns, so that each is seen; presses meanwhile are kept. */
const REST_FRAMES = 8;
const MOST_QUEUED = 2;
export const ENTER_FRAMES = 16;
export const BOSS_FRAMES = 130;
/** A boss's entrance can be skipped. */
const SKIP_FRAMES = 30;
const LEAVE_FRAMES = 24;
const DEAD_FRAMES = 74;
const WON_FRAMES = 110;
const PICK_FRAMES = 14;
/** A run without a press ends after so many frames: the duck falls asleep. */
const ASLEEP_FRAMES = 150 * 60;
export const YAWN_FRAMES = 110 * 60;
const CLOSING_FRAME = 19 * 60 * 60 + 30 * 60;
export const LOAF_HEARTS = 2;
/** Offers beside relics: a loaf, both relics for a heart that never comes back, the way home, and the way down. */
export const OFFERED_LOAF = -1;
export const OFFERED_BOTH = -2;
export const OFFERED_HOME = -3;
export const OFFERED_DEEPER = -4;
const OFFERED = 2;
export const MOST_RELICS = 11;

export const BONUS = { floor: 50, oil: 2, won: 500, heart: 100, puzzle: 300, spare: 100 } as const;

export const rules: GameRules<State> = { start, step, isOver: ({ phase }) => phase === PHASE.over, score, hash };

function score({ world, bonus }: State): number {
  return world.points + bonus;
}

const floorsOf = (mode: number): readonly number[] => (mode === MODE.rush ? RUSH_FLOORS : FLOORS.map((_, at) => at));
export const floorCount = ({ mode }: Pick<State, "mode">): number => (mode === MODE.puzzle ? 1 : floorsOf(mode).length);
/** The room that is played, by its number. */
export const roomOf = ({ mode, world }: Pick<State, "mode" | "world">): number =>
  floorsOf(mode)[world.floor] ?? world.floor;
/** After the ninth floor, and after every third one below it, the duck may go home with a bonus, or further down. */
const isCrossing = ({ mode, world }: State): boolean =>
  mode === MODE.burrow && world.floor + 1 >= FLOORS.length && world.floor % 3 === 2;
export const homeBonus = ({ world }: Pick<State, "world">): number => {
  const depth = Math.max(1, Math.floor(world.floor / 3) - 1);
  return (BONUS.won * depth * (depth + 1)) / 2 + BONUS.heart * world.hearts;
};

export const isBelow = ({ mode, world }: Pick<State, "mode" | "world">): boolean =>
  mode === MODE.burrow && world.floor >= FLOORS.length;
/** What somebody who falls below the nine floors keeps. */
export const keptBelow = (state: State): number => score(state) >> 1;

function start(seed: Seed, variant = ""): State {
  const { mode, level } = readVariant(variant);
  const state: State = {
    mode,
    level,
    random: startRandom(seed),
    frame: 0,
    phase: PHASE.enter,
    wait: 0,
    rest: 0,
    queue: [],
    held: 0,
    idle: 0,
    armed: -1,
    world: mode === MODE.puzzle ? readPuzzle(level) : emptyWorld(),
    offers: [],
    cursor: 0,
    path: [],
    bonus: 0,
    isWon: 0,
    cues: [],
  };
  if (mode === MODE.rush) state.world.chain = 0;
  if (mode === MODE.rush) for (const relic of shuffled(state).slice(0, RUSH_RELICS)) addRelic(state.world, relic);
  if (mode !== MODE.puzzle) openRoom(state);
  state.path = [state.world.duck];
  return state;
}

function readVariant(variant: string): { mode: number; level: number } {
  const [name, number] = variant.split("-");
  const level = Number(number ?? 1) - 1;
  if (name === "puzzle" && Number.isInteger(level) && level >= 0 && level < PUZZLES)
    return { mode: MODE.puzzle, level };
  return { mode: variant === "rush" ? MODE.rush : MODE.burrow, level: 0 };
}

/** Rooms do not depend on what was done before: the seed says all of them. */
function openRoom(state: State): void {
  const { world, random } = state;
  enterRoom(world, roomOf(state), startRandom(random, world.floor + 1));
  state.path = [world.duck];
}

function shuffled({ random, world }: State): number[] {
  const missing = Array.from({ length: RELIC.RELICS }, (_, relic) => relic).filter(
    (relic) => !world.relics.includes(relic),
  );
  return shuffle(startRandom(random, 50 + world.floor), missing);
}

function step(state: State, inputs: Inputs): void {
  state.cues.length = 0;
  state.world.news!.length = 0;
  if (state.phase === PHASE.over) return;
  state.world.beat = 0;
  state.frame += 1;
  state.wait += 1;
  const pressed = readActions(state, inputs);
  state.held = inputs.held;
  state.idle = pressed.length > 0 ? 0 : state.idle + 1;
  if (state.phase === PHASE.enter) stepEnter(state, pressed);
  else if (state.phase === PHASE.play) stepPlay(state, pressed);
  else if (state.phase === PHASE.pick) stepPick(state, pressed);
  else stepEnding(state, pressed.length > 0);
  const isAsleep = state.idle > ASLEEP_FRAMES || state.frame > CLOSING_FRAME;
  if (isAsleep && state.phase < PHASE.ending) fallAsleep(state);
  for (const { cue } of state.world.news!) state.cues.push(cue);
}

/** What was pressed, as taps. A held key counts once. */
function readActions({ held: before, phase }: State, { held, taps }: Inputs): number[] {
  const pressed = held & ~before;
  const actions: number[] = [];
  for (const [way, button] of [BUTTON.right, BUTTON.down, BUTTON.left, BUTTON.up].entries())
    if (pressed & button) actions.push(stepTap(way));
  if (pressed & BUTTON.a) actions.push(WAIT_TAP);
  if (pressed & BUTTON.b && phase === PHASE.play) actions.push(slotTap(-1));
  return [...actions, ...taps];
}

function enter(state: State, phase: number): void {
  state.phase = phase;
  state.wait = 0;
}

const isBossRoom = ({ world }: State): boolean => world.isShut > 0;
export const enterFrames = (state: State): number => (isBossRoom(state) ? BOSS_FRAMES : ENTER_FRAMES);

function stepEnter(state: State, pressed: readonly number[]): void {
  const { wait, world } = state;
  if (wait === 1) {
    const boss = world.creatures.find(({ kind }) => isBoss(kind));
    tell(world, boss ? CUE.boss : CUE.enter, boss?.at ?? world.duck, -1, world.floor);
  }
  const isSkipped = isBossRoom(state) && wait > SKIP_FRAMES && pressed.length > 0;
  if (!isBossRoom(state)) press(state, pressed);
  if (wait >= enterFrames(state) || isSkipped) enter(state, PHASE.play);
}

function press(state: State, pressed: readonly number[]): void {
  for (const tap of pressed) if (state.queue.length < MOST_QUEUED) state.queue.push(tap);
}

function stepPlay(state: State, pressed: readonly number[]): void {
  press(state, pressed);
  if (state.rest > 0) {
    state.rest -= 1;
    return;
  }
  const tap = state.queue.shift();
  if (tap === undefined) return;
  const { world } = state;
  const action = actionOf(state, tap);
  if (action < 0) return;
  const { duck } = world;
  if (!takeTurn(world, action)) {
    state.queue.length = 0;
    return;
  }
  state.rest = REST_FRAMES;
  if (world.duck !== duck) state.path.push(world.duck);
  if (world.outcome !== ON) settleRoom(state);
}

/** The action that a tap means, or −1: a relic that asks for a direction waits for it. */
function actionOf(state: State, tap: number): number {
  const { world, armed } = state;
  if (tap >= stepTap(0) && tap <= stepTap(3)) {
    state.armed = -1;
    return armed < 0 ? tap - 1 : useAction(armed, tap - 1);
  }
  if (tap === WAIT_TAP) {
    state.armed = -1;
    return armed < 0 ? WAIT : -1;
  }
  const slot = tap === slotTap(-1) ? nextTool(state) : tap - slotTap(0);
  const relic = world.relics[slot];
  if (relic === undefined || !RELIC.isTool(relic) || world.uses[slot]! <= 0) {
    if (armed >= 0) state.armed = -1;
    else tell(world, CUE.rock, world.duck, -1, 2);
    return -1;
  }
  if (!RELIC.isAimed(relic)) {
    state.armed = -1;
    return useAction(slot);
  }
  state.armed = armed === slot ? -1 : slot;
  tell(world, CUE.arm, world.duck, -1, relic);
  return -1;
}

/** A gamepad has one button for all relics: it goes from one to the next, and then to none. */
function nextTool({ world, armed }: State): number {
  const isReady = (slot: number) => RELIC.isTool(world.relics[slot]!) && world.uses[slot]! > 0;
  for (let slot = armed + 1; slot < world.relics.length; slot++) if (isReady(slot)) return slot;
  return armed;
}

/** The room is over: by the stairs, by its last creature, or by the last heart. */
function settleRoom(state: State): void {
  const { world, mode } = state;
  state.queue.length = 0;
  state.armed = -1;
  enter(state, PHASE.ending);
  if (world.outcome === DEAD) return fall(state);
  if (mode === MODE.puzzle) {
    state.isWon = 1;
    state.bonus = BONUS.puzzle + BONUS.spare * world.oil;
    return tell(world, CUE.win, world.duck);
  }
  state.bonus += BONUS.floor * (world.floor + 1) + BONUS.oil * world.oil;
  if (mode === MODE.rush && world.floor + 1 === floorCount(state)) goHome(state);
  else tell(world, CUE.leave, world.duck, -1, world.oil);
}

function goHome(state: State): void {
  state.isWon = 1;
  state.bonus += homeBonus(state);
  enter(state, PHASE.ending);
  tell(state.world, CUE.win, state.world.duck);
}

function stepEnding(state: State, isPressed: boolean): void {
  const { world, wait, isWon } = state;
  const frames = isWon ? WON_FRAMES : world.outcome === LEFT ? LEAVE_FRAMES : DEAD_FRAMES;
  if (wait < frames && !(isPressed && wait > LEAVE_FRAMES)) return;
  if (world.outcome !== LEFT || isWon) return enter(state, PHASE.over);
  offer(state, isCrossing(state) ? [OFFERED_HOME, OFFERED_DEEPER] : relicsFor(state));
}

function offer(state: State, offers: number[]): void {
  state.offers = offers;
  state.cursor = 0;
  if (offers.length > 0) enter(state, PHASE.pick);
  else descend(state);
}

function relicsFor(state: State): number[] {
  const { world } = state;
  const { length } = world.relics;
  const missing = length < MOST_RELICS ? shuffled(state) : [];
  // The loaf is offered on the nine floors only, not deeper.
  const loaf = world.floor + 1 < FLOORS.length ? [OFFERED_LOAF] : [];
  if (missing.length < OFFERED) return [...missing, ...loaf];
  // The first choice has one relic to use and one that works by itself.
  const first = missing.find(RELIC.isTool) ?? missing[0]!;
  const second = missing.find((relic) => !RELIC.isTool(relic)) ?? missing[1]!;
  if (world.floor === 0) return [first, second, OFFERED_LOAF];
  const isBargain = world.mostHearts > 1 && length + OFFERED <= MOST_RELICS;
  return [...missing.slice(0, OFFERED), ...loaf, ...(isBargain ? [OFFERED_BOTH] : [])];
}

function stepPick(state: State, pressed: readonly number[]): void {
  if (state.wait < PICK_FRAMES) return;
  const last = state.offers.length - 1;
  for (const tap of pressed) {
    if (tap === stepTap(0) || tap === stepTap(1)) move(state, Math.min(last, state.cursor + 1));
    else if (tap === stepTap(2) || tap === stepTap(3)) move(state, Math.max(0, state.cursor - 1));
    else if (tap === WAIT_TAP) return pick(state, state.cursor);
    else {
      const choice = tap >= pickTap(0) ? tap - pickTap(0) : tap - slotTap(0);
      if (choice >= 0 && choice <= last) return pick(state, choice);
    }
  }
}

function move(state: State, cursor: number): void {
  state.cursor = cursor;
  tell(state.world, CUE.arm, state.world.duck, -1, -2);
}

function pick(state: State, choice: number): void {
  const { world } = state;
  const relic = state.offers[choice]!;
  if (relic === OFFERED_HOME) return goHome(state);
  if (relic === OFFERED_DEEPER) return offer(state, relicsFor(state));
  if (relic === OFFERED_LOAF) world.hearts = Math.min(world.mostHearts, world.hearts + LOAF_HEARTS);
  else if (relic === OFFERED_BOTH) {
    world.mostHearts -= 1;
    world.hearts = Math.min(world.hearts, world.mostHearts);
    for (const each of state.offers.slice(0, OFFERED)) addRelic(world, each);
  } else addRelic(world, relic);
  descend(state);
  tell(world, CUE.pick, world.duck, -1, relic);
}

function descend(state: State): void {
  state.offers = [];
  state.world.floor += 1;
  openRoom(state);
  enter(state, PHASE.enter);
}

function fallAsleep(state: State): void {
  const { world } = state;
  world.outcome = DEAD;
  world.cause = CAUSE.asleep;
  enter(state, PHASE.ending);
  fall(state);
}

/** The run ends here: below the nine floors half of the points are lost. */
function fall(state: State): void {
  if (isBelow(state)) state.bonus -= score(state) - keptBelow(state);
  tell(state.world, CUE.over, state.world.duck);
}

export function starsOf({ mode, world, level, phase }: State): 0 | 1 | 2 | 3 {
  if (mode !== MODE.puzzle || phase !== PHASE.over || world.outcome !== CLEARED) return 0;
  return puzzleStars(puzzlePar(level), world.turns);
}

function hash(state: State): number {
  return hashState(numbersOf({ ...state, cues: 0, world: { ...state.world, news: 0 } }));
}

type Numbers = number | readonly Numbers[];

/** All numbers of a state, in order. */
const numbersOf = (value: unknown): Numbers =>
  typeof value === "number" ? value : Object.values(value as object).map(numbersOf);
