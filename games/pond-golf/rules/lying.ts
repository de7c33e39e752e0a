import { carry, ferryUnder, ROLL, rollHalf, speedOf, type Ball } from "./roll.ts";
import { holeAt, tell, type Friend, type Lie, type State } from "./state.ts";
import { isInReach, placeAt } from "./things.ts";
import { knockAll } from "./knock.ts";
import * as CUE from "./cues.ts";
import * as PHASE from "./phases.ts";

// Balls on the green: where each lies, and what the balls of friends do while somebody else strokes.

export const MOST_ROLLED = 15 * 60;
export const REST_SPEED = 70;
/** On a slope, a friend's ball that is slow for so many half frames lies still. */
const STILL_HALVES = 40;

export const newLie = (): Lie => ({ ball: newBall(), strokes: 0, spotX: 0, spotY: 0, spotFerry: -1 });
export const newBall = (): Ball => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  z: 0,
  vz: 0,
  under: 0,
  tunnel: 0,
  isOnCup: 0,
  ground: 0,
});

/** Remembers where a stroke begins; on a raft, in relation to it. */
export function markSpot(state: State, lie: Lie): void {
  const hole = holeAt(state);
  const { clock } = state;
  const { ball } = lie;
  const ferry = ferryUnder(hole, ball, clock);
  const from = ferry ? placeAt(ferry, clock) : { x: 0, y: 0 };
  lie.spotFerry = ferry ? hole.things.ferries.indexOf(ferry) : -1;
  lie.spotX = ball.x - from.x;
  lie.spotY = ball.y - from.y;
}

export function toSpot(state: State, { ball, spotX, spotY, spotFerry }: Lie): void {
  const ferry = holeAt(state).things.ferries[spotFerry];
  const from = ferry ? placeAt(ferry, state.clock) : { x: 0, y: 0 };
  Object.assign(ball, newBall(), { x: from.x + spotX, y: from.y + spotY });
}

/** Half a frame passes for all that is not the ball of whose turn it is. */
export function passHalf(state: State): void {
  if (state.friends.length > 0) passFriends(state);
  state.clock += 1;
}

function passFriends(state: State): void {
  const lying = state.friends.filter((friend, player) => isLying(state, friend, player));
  for (const friend of lying) rollFriend(state, friend);
  if (lying.length === 0) return;
  const balls = lying.map(({ ball }) => ball);
  if (state.phase === PHASE.aim || state.phase === PHASE.roll) balls.push(state.ball);
  knockAll(balls, (x, y, force) => tell(state, CUE.knock, x, y, force));
}

function rollFriend(state: State, friend: Friend): void {
  const { ball } = friend;
  const hole = holeAt(state);
  const speed = speedOf(ball);
  const isLow = ball.z === 0 && ball.under === 0;
  if (speed === 0 && isLow && !isInReach(hole.things, ball.x, ball.y)) return carry(hole, ball, state.clock);
  const outcome = rollHalf(hole, ball, state.clock, (cue, x, y, force) => tell(state, cue, x, y, force));
  if (outcome === ROLL.holed) {
    friend.result = friend.strokes;
    tell(state, CUE.knockedIn, ball.x, ball.y, state.friends.indexOf(friend));
  } else if (outcome === ROLL.water) {
    tell(state, CUE.splash, ball.x, ball.y, speed);
    toSpot(state, friend);
  }
  friend.still = isLow && speedOf(ball) < REST_SPEED ? friend.still + 1 : 0;
  if (friend.still === 0 || (isOnSlope(ball) && friend.still < STILL_HALVES)) return;
  [ball.vx, ball.vy] = [0, 0];
  markSpot(state, friend);
}

export const isOnSlope = ({ ground }: Ball): boolean => "<>^vRLUD".includes(String.fromCharCode(ground));

const isLying = ({ turn }: State, { strokes, result }: Friend, player: number): boolean =>
  strokes > 0 && result === 0 && player !== turn;

/** The next turn waits for the balls of others, too. */
export const isOtherRolling = (state: State): boolean =>
  state.rolled < MOST_ROLLED &&
  state.friends.some((friend, player) => isLying(state, friend, player) && speedOf(friend.ball) > 0);
