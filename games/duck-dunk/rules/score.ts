import { nextBetween } from "@quackademy/game-kit/core/random.ts";
import { CUE, EVENT, PHASE, THEIRS } from "./codes.ts";
import { basketPoints, hitPoints, STYLE } from "./points.ts";
import { isPair, isShootOut, type Ball, type State } from "./state.ts";
import { RIM_X, UNIT } from "./units.ts";

/** A steal or block counts for the style of a basket so many frames later. */
const ROBBED_FRAMES = 300;
const DUNK_SLOW = 30;
const FAR_SLOW = 18;

export function give(ball: Ball, side: number): void {
  ball.holder = ball.by = side;
  ball.shot = ball.cool = ball.touched = ball.vx = ball.vy = ball.still = 0;
}

/** The next mark of a shoot-out: farther away, the longer the row of hits. */
export function newSpot(state: State): void {
  const most = Math.min(620, 230 + state.chain * 50);
  let spot: number;
  do spot = RIM_X[1] - nextBetween(state.random, 120, most) * UNIT;
  while (Math.abs(spot - state.spot) < 40 * UNIT);
  state.spot = spot;
  state.cues.push(EVENT.spot);
}

/** A ball went through this hoop: 0 left, 1 right. */
export function score(state: State, ball: Ball, hoop: number, style: number): void {
  if (state.phase !== PHASE.play) return;
  const side = hoop === 1 ? 0 : 1;
  if (isShootOut(state)) {
    hit(state, ball, style);
    return;
  }
  const isOwn = ball.by !== side && ball.by >= 0;
  const isFar = !isOwn && ball.shot === 3;
  // A dunk counts as much as a far basket.
  const worth = isFar || style & STYLE.dunk ? 3 : 2;
  const { tallies, points, cues } = state;
  const tally = tallies[side];
  let how = style;
  if (isFar) how |= STYLE.far;
  if (!isOwn && !(style & STYLE.dunk)) how |= ball.touched === 0 ? STYLE.clean : STYLE.bank;
  if (state.frame - state.robbed[side] < ROBBED_FRAMES) how |= STYLE.robbed;
  if (state.clock <= 0) {
    how |= STYLE.buzzer;
    tally.buzzers += 1;
  }
  state.streak = state.last.side === side && state.points[0] + state.points[1] > 0 ? state.streak + 1 : 1;
  if (state.streak > 2) how |= STYLE.row;
  points[side] += worth;
  tally.made += 1;
  if (isFar) tally.fars += 1;
  if (style & STYLE.dunk) tally.dunks += 1;
  const isMine = side === 0 && !isPair(state);
  const earned = isMine && !isOwn ? basketPoints(worth, how, state.streak, state.mode, state.level) : isMine ? 50 : 0;
  state.score += earned;
  state.last = { side, worth, style: how, earned };
  cues.push((isOwn ? CUE.own : style & STYLE.dunk ? CUE.dunk : isFar ? CUE.far : CUE.basket) + side * THEIRS);
  state.slow = style & STYLE.dunk ? DUNK_SLOW : isFar || state.clock <= 0 ? FAR_SLOW : 0;
  for (const each of state.balls) each.shot = 0;
  state.phase = PHASE.scored;
  state.wait = 0;
}

function hit(state: State, ball: Ball, style: number): void {
  const isAtSpot = ball.shot > 0 || style & STYLE.dunk;
  const away = Math.trunc((RIM_X[1] - state.spot) / UNIT);
  if (isAtSpot) {
    state.chain += 1;
    state.longest = Math.max(state.longest, state.chain);
  }
  const earned = hitPoints(away, isAtSpot ? state.chain : 0) + (ball.touched === 0 && isAtSpot ? 50 : 0);
  state.score += earned;
  state.tallies[0].made += 1;
  state.last = { side: 0, worth: 0, style: style | (ball.touched === 0 ? STYLE.clean : 0), earned };
  state.cues.push(style & STYLE.dunk ? CUE.dunk : away > 430 ? CUE.far : CUE.basket);
  ball.shot = 0;
  ball.still = 22;
  if (isAtSpot) newSpot(state);
}
