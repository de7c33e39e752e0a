import type { GameRules, Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { build, changeAim, sell, upgrade } from "./rules/build.ts";
import { stepPins, stepShots, stepTowers } from "./rules/fight.ts";
import { honk } from "./rules/honk.ts";
import { MAPS } from "./rules/maps.ts";
import { addPigeon, marchPigeons, MOST_PIGEONS } from "./rules/march.ts";
import { isBoss, KINDS } from "./rules/pigeons.ts";
import { choose, offerRecipes, RECIPES } from "./rules/recipes.ts";
import { CLOSING_FRAMES, loavesOf, mapOf, pauseOf, pressureOf, RUSH_TICKS, tell, type State } from "./rules/state.ts";
import { waveOfTown, wavesOf } from "./rules/town-waves.ts";
import { waveOf } from "./rules/waves.ts";
import * as CUE from "./rules/cues.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";
import * as ACTION from "./rules/actions.ts";

export { type State } from "./rules/state.ts";

export const tapOf = (action: number, tile = 0, what = 0): number => action | (tile << 3) | (what << 10);

/** Everybody who waits is woken at last. */
const FIRST_WAIT = [40 * 60, 60 * 60, 20 * 60];
const START_CRUMBS = [220, 190, 560];
/** Of a siege: those with one way, which are about as hard. */
const OPEN_MAPS = [0, 1, 2, 3, 4, 6, 8];
/** Every rush has the same map and waves, so that its scores can be compared. */
const RUSH_MAP = 2;
const RUSH_SEED: Seed = [5, 77, 12, 5];
const BOSS_EVERY = 5;
const END_FRAMES = 90;
const WIN_LOAF_POINTS = 150;

const noneOfEach = (): number[] => Array.from({ length: KINDS }, () => 0);

export const rules: GameRules<State> = {
  start(seed: Seed, variant = ""): State {
    const mode = variant.startsWith("map") ? MODE.level : variant === "rush" ? MODE.rush : MODE.siege;
    const wanted =
      mode === MODE.level
        ? (Number(variant.slice(4)) || 1) - 1
        : mode === MODE.rush
          ? RUSH_MAP
          : OPEN_MAPS[nextInt(startRandom(seed, 1), OPEN_MAPS.length)]!;
    const map = Math.min(MAPS.length - 1, Math.max(0, wanted));
    const state: State = {
      mode,
      map,
      // A town has no chance: it is the same for everybody.
      seed: mode === MODE.level ? [map, 77, 12, 5] : [seed[0], seed[1], seed[2], seed[3]],
      frame: 0,
      tick: 0,
      speed: 1,
      phase: PHASE.ready,
      ending: 0,
      crumbs: START_CRUMBS[mode]! + (mode === MODE.level ? map * 12 : 0),
      home: loavesOf({ mode, map }),
      lost: 0,
      lostTo: noneOfEach(),
      wave: 0,
      held: 0,
      early: 0,
      timer: FIRST_WAIT[mode]!,
      coming: [],
      comingIn: 0,
      next: [],
      pigeons: [],
      nextId: 1,
      towers: [],
      shots: [],
      pins: [],
      points: 0,
      downed: noneOfEach(),
      saved: 0,
      upgraded: 0,
      honkIn: 0,
      recipes: Array.from({ length: RECIPES }, () => 0),
      offer: [],
      offerFor: 0,
      cues: [],
      news: [],
    };
    lookAhead(state);
    return state;
  },

  step(state, { taps }) {
    if (state.cues.length > 0) state.cues = [];
    if (state.news.length > 0) state.news = [];
    if (rules.isOver(state)) return;
    state.frame += 1;
    if (state.phase >= PHASE.won) {
      state.ending += 1;
      return;
    }
    for (const tap of taps) act(state, tap);
    for (let step = 0; step < state.speed && state.phase < PHASE.won; step++) tick(state);
    // A siege that is not lost by then is won. A town has no star for it.
    if (state.phase < PHASE.won && state.frame >= CLOSING_FRAMES)
      end(state, state.mode === MODE.siege ? PHASE.won : PHASE.lost);
  },

  isOver: ({ phase, ending }) => phase >= PHASE.won && ending >= END_FRAMES,

  score: ({ points }) => points,

  // The cues follow from the rest, and so does the next wave.
  hash: (state) => hashState(numbersIn({ ...state, cues: [], news: [], next: [] })),
};

type Numbers = number | readonly Numbers[];

/** All numbers of a state, in the order of its fields. */
const numbersIn = (value: unknown): Numbers =>
  typeof value === "object" ? Object.values(value!).map(numbersIn) : Number(value);

function act(state: State, tap: number): void {
  const [action, tile, what] = [tap & 7, (tap >> 3) & 127, tap >> 10];
  if (action === ACTION.next) return callNext(state);
  if (action === ACTION.speed && state.mode !== MODE.rush && what >= 1 && what <= 3 && what !== state.speed) {
    state.speed = what;
    tell(state, CUE.speed, 0, 0, what);
  } else if (action === ACTION.build) build(state, tile, what);
  else if (action === ACTION.upgrade) upgrade(state, tile, what);
  else if (action === ACTION.sell) sell(state, tile);
  else if (action === ACTION.honk) honk(state, tile);
  else if (action === ACTION.recipe) choose(state, what);
  else changeAim(state, tile);
}

/** Whether the next wave can be called: all of the last one have come, and there is another. */
export const canCall = (state: State): boolean =>
  state.coming.length === 0 && state.next.length > 0 && state.phase < PHASE.won;

/** Crumbs for calling the next wave now. */
export const earlyCrumbs = ({ timer, wave }: State): number => (wave === 0 ? 0 : Math.floor(timer / 40));

function callNext(state: State): void {
  if (!canCall(state)) return;
  const crumbs = earlyCrumbs(state);
  if (crumbs > 0) {
    state.crumbs += crumbs;
    state.early += crumbs * 5;
    tell(state, CUE.early, 0, 0, 0, crumbs);
  }
  beginWave(state);
}

function lookAhead(state: State): void {
  const { mode, map, seed, wave } = state;
  state.next =
    mode === MODE.level
      ? waveOfTown(map, wave + 1)
      : waveOf(mode === MODE.rush ? RUSH_SEED : seed, wave + 1, pressureOf(mode), mapOf(state).paths.length);
}

function beginWave(state: State): void {
  state.phase = PHASE.playing;
  state.wave += 1;
  state.coming = state.next;
  state.comingIn = state.coming[0]!.pause;
  state.timer = pauseOf(state.mode);
  const hasBoss = state.coming.some(({ kind }) => isBoss(kind));
  tell(state, hasBoss ? CUE.boss : CUE.wave, 0, 0, state.wave);
  lookAhead(state);
}

function tick(state: State): void {
  state.tick += 1;
  if (state.honkIn > 0) state.honkIn -= 1;
  spawn(state);
  stepTowers(state);
  stepShots(state);
  stepPins(state);
  marchPigeons(state);
  payHeld(state);
  stepTimer(state);
  judgeEnd(state);
}

function spawn(state: State): void {
  const [group] = state.coming;
  if (!group) return;
  state.comingIn -= 1;
  if (state.comingIn > 0 || state.pigeons.length >= MOST_PIGEONS) return;
  addPigeon(state, group.kind, group.path, 0);
  state.comingIn = group.gap;
  state.coming =
    group.count > 1 ? [{ ...group, count: group.count - 1 }, ...state.coming.slice(1)] : state.coming.slice(1);
  const [following] = state.coming;
  if (group.count === 1 && following) state.comingIn = following.pause;
  if (!following) payCrumbs(state);
}

/** All of a wave have come: crumbs, for towers against those who are still there. */
function payCrumbs(state: State): void {
  const crumbs = 14 + 2 * Math.min(20, state.wave);
  state.crumbs += crumbs;
  tell(state, CUE.cleared, 0, 0, 0, crumbs);
}

/** A wave is held, and brings its points, when all of it are down or gone and there are loaves on the counter. */
function payHeld(state: State): void {
  const { held, wave, home, coming, pigeons } = state;
  const next = held + 1;
  if (home === 0 || next > wave || (next === wave && coming.length > 0)) return;
  if (pigeons.some((pigeon) => pigeon.wave <= next)) return;
  state.held = next;
  state.points += 20 * next + state.early;
  state.early = 0;
  if (state.mode === MODE.siege && next % BOSS_EVERY === 0) offerRecipes(state);
}

function stepTimer(state: State): void {
  // The next wave waits for a choice, but not for long.
  if (state.offer.length > 0 && state.offerFor > 0) {
    state.offerFor -= 1;
    return;
  }
  if (state.coming.length > 0 || state.next.length === 0) return;
  state.timer -= 1;
  if (state.timer <= 0) beginWave(state);
}

function judgeEnd(state: State): void {
  const { mode, home, lost, pigeons, coming, next } = state;
  if (home === 0 && lost >= loavesOf(state)) return end(state, PHASE.lost);
  if (mode === MODE.rush && state.tick >= RUSH_TICKS) return win(state);
  if (mode === MODE.level && next.length === 0 && coming.length === 0 && pigeons.length === 0) win(state);
}

function win(state: State): void {
  const { mode, map, tick: now, lost } = state;
  // Loaves on their way out are still the bakery's when the bell rings. A town is worth more when it is quiet sooner.
  state.points += (loavesOf(state) - lost) * WIN_LOAF_POINTS * (mode === MODE.rush ? 4 : 1 + map);
  if (mode === MODE.level) state.points += Math.floor(Math.max(0, wavesOf(map) * 2400 - now) / 3);
  end(state, PHASE.won);
}

function end(state: State, phase: number): void {
  state.phase = phase;
  tell(state, phase === PHASE.won ? CUE.won : CUE.over, 0, 0);
}

/** A level's stars: the bakery has loaves left, has lost at most three, has lost none. */
export const TWO_STARS = 3;
export function starsOf({ mode, phase, lost }: State): 0 | 1 | 2 | 3 {
  if (mode !== MODE.level || phase !== PHASE.won) return 0;
  return lost === 0 ? 3 : lost <= TWO_STARS ? 2 : 1;
}
