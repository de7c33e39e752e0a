import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { isAfloat, isNear, moveBoat, type Boat } from "./pond-boat.ts";
import { hearHands, NOBODY, type Hands } from "./pond-hands.ts";
import type { Place, PondShape } from "./pond-shape.ts";

// What happens on the pond. It leans on the machine's own sines, which no two machines promise each other to the last
// bit: the server does not play it again, and scores come with a picture.

export const SOCKS = 3;
export const CUE = { home: 1, crash: 2, goose: 3, wrong: 4, boat: 5 } as const;

const JETTY_RADIUS = 34;
const TOUCH = 34;
const MOST_BOATS = 14;
const FIRST_BOAT_FRAMES = 30;

export type State = Hands & {
  shape: PondShape;
  random: Random;
  boats: Boat[];
  lastId: number;
  frame: number;
  nextIn: number;
  socks: number;
  home: number;
  /** Where the last thing happened. */
  at: Place;
  cues: number[];
};

export const createPond = (shape: PondShape): GameRules<State> => ({
  start: (seed) => ({
    shape,
    random: startRandom(seed),
    boats: [],
    lastId: 0,
    frame: 0,
    nextIn: FIRST_BOAT_FRAMES,
    socks: SOCKS,
    home: 0,
    at: { x: 0, y: 0 },
    cues: [],
    chosen: NOBODY,
    drawing: NOBODY,
    wasNext: false,
  }),

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    hearHands(state, inputs);
    launch(state);
    const speed = 0.8 + Math.min(0.8, state.home * 0.012);
    for (const boat of state.boats) {
      moveBoat(boat, speed, state.shape);
      meetGoose(state, boat);
    }
    comeHome(state);
    crash(state);
    if (!state.boats.some(({ id }) => id === state.chosen)) state.chosen = NOBODY;
  },

  isOver: ({ socks }) => socks === 0,
  score: ({ home }) => home,
  hash: ({ frame, home, socks }) => hashState(frame, home, socks),
});

function tell(state: State, cue: number, { x, y }: Place): void {
  state.cues.push(cue);
  state.at = { x, y };
}

/** A boat comes in from the edge, sooner and sooner. */
function launch(state: State): void {
  state.nextIn -= 1;
  if (state.nextIn > 0 || state.boats.length >= MOST_BOATS) return;
  state.nextIn = Math.max(80, 250 - state.home * 4);
  const { random, shape } = state;
  const isLeft = nextInt(random, 2) === 0;
  const y = nextBetween(random, 120, shape.height - 180);
  const lean = nextBetween(random, -40, 40) / 100;
  state.lastId += 1;
  const boat = {
    id: state.lastId,
    kind: nextInt(random, shape.jetties.length),
    x: isLeft ? -28 : shape.width + 28,
    y,
    angle: isLeft ? lean : Math.PI + lean,
    way: [],
  };
  state.boats.push(boat);
  tell(state, CUE.boat, boat);
}

function meetGoose(state: State, boat: Boat): void {
  const { goose } = state.shape;
  if (!isNear(boat, goose, goose.radius + 14)) return;
  const away = Math.atan2(boat.y - goose.y, boat.x - goose.x);
  // Already on its way out: the goose has made its point.
  if (Math.cos(away - boat.angle) > 0) return;
  boat.angle = away;
  boat.way = [];
  tell(state, CUE.goose, goose);
}

function comeHome(state: State): void {
  const { jetties } = state.shape;
  state.boats = state.boats.filter((boat) => {
    const which = jetties.findIndex((jetty) => isNear(boat, jetty, JETTY_RADIUS));
    if (which < 0) return true;
    if (which !== boat.kind) {
      const { x, y } = jetties[which]!;
      const away = Math.atan2(boat.y - y, boat.x - x);
      if (Math.cos(away - boat.angle) < 0) tell(state, CUE.wrong, boat);
      boat.angle = away;
      boat.way = [];
      return true;
    }
    state.home += 1;
    tell(state, CUE.home, boat);
    return false;
  });
}

function crash(state: State): void {
  const { width } = state.shape;
  const lost = new Set<number>();
  for (const one of state.boats) {
    for (const other of state.boats) {
      if (other.id <= one.id || lost.has(one.id) || lost.has(other.id)) continue;
      if (!isNear(one, other, TOUCH) || !isAfloat(one, width) || !isAfloat(other, width)) continue;
      lost.add(one.id).add(other.id);
      state.socks = Math.max(0, state.socks - 1);
      tell(state, CUE.crash, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    }
  }
  if (lost.size > 0) state.boats = state.boats.filter(({ id }) => !lost.has(id));
}
