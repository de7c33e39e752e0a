import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "#pond-golf/art/themes.ts";
import type { Hole } from "#pond-golf/rules/ground.ts";
import { ferryUnder, ROLL, rollHalf, speedOf, type Ball } from "#pond-golf/rules/roll.ts";
import { holeAt, type State } from "#pond-golf/rules/state.ts";
import { armsAt, placeAt, type Ferry, type Mill, type Slider } from "#pond-golf/rules/things.ts";
import { UNIT } from "#pond-golf/rules/units.ts";
import { shotSpeed } from "#pond-golf/rules.ts";
import * as CUE from "#pond-golf/rules/cues.ts";
import type { Frame } from "./frame.ts";
import { shout } from "./pen.ts";

// Where mills, ducks and rafts will be when the ball gets there, so that the right moment can be seen.

const MOST_HALVES = 240;
const NEAR = 60 * UNIT;

type Meeting = { mill?: Mill; box?: Slider; raft?: Ferry; clock: number; isFree: boolean; x: number; y: number };

/** How far a ball is from where a thing can be. */
function farFrom(ball: Ball, { mill, box }: Pick<Meeting, "mill" | "box">): number {
  if (mill) return Math.max(0, Math.hypot(ball.x - mill.x, ball.y - mill.y) - NEAR / 2);
  const { x, y, dx, dy, width, height } = box!;
  const beyond = (at: number, from: number, way: number, half: number) =>
    Math.max(0, Math.abs(at - from - way / 2) - Math.abs(way) / 2 - (way === 0 ? 0 : half));
  return Math.hypot(beyond(ball.x, x, dx, width), beyond(ball.y, y, dy, height));
}

/** The first thing that a stroke meets, and when. */
function findMeeting(hole: Hole, state: State): Meeting | null {
  const { mills, sliders, ferries } = hole.things;
  const ball: Ball = { ...state.ball, ...shotSpeed(state.angle, state.power) };
  const things = [...mills.map((mill) => ({ mill })), ...sliders.map((box) => ({ box }))];
  const isAfloat = ferryUnder(hole, ball, state.clock) !== null;
  let [isHit, best, found] = [false, NEAR, null as Meeting | null];
  for (let half = 0; half < MOST_HALVES; half++) {
    const clock = state.clock + half;
    const outcome = rollHalf(hole, ball, clock, (cue) => void (isHit ||= cue === CUE.mill));
    const { x, y } = ball;
    const raft = ferries.length > 0 && !isAfloat && ball.z === 0 ? ferryUnder(hole, ball, clock + 1) : null;
    if (raft) return { raft, clock, isFree: true, x, y };
    if (outcome === ROLL.water && ferries[0] && !isAfloat) return { raft: ferries[0], clock, isFree: false, x, y };
    const far = things.map((thing) => farFrom(ball, thing));
    const nearest = far.indexOf(Math.min(...far));
    if (isHit && nearest >= 0) return { ...things[nearest]!, clock, isFree: false, x, y };
    if (far[nearest]! < best) [best, found] = [far[nearest]!, { ...things[nearest]!, clock, isFree: true, x, y }];
    if (outcome !== ROLL.on || (speedOf(ball) < UNIT / 2 && ball.z === 0 && ball.under === 0)) break;
  }
  return found;
}

let known = { key: "", meeting: null as Meeting | null };

/** Draws what the ball will meet, pale, with a tick or a cross. In flat units. */
export function drawAhead(stage: Stage, state: State, { flat, isTall }: Frame): void {
  const { context } = stage;
  const hole = holeAt(state);
  const { mills, sliders, ferries } = hole.things;
  if (mills.length + sliders.length + ferries.length === 0) return;
  const { ball, angle, power, clock, holes, at } = state;
  const key = [ball.x >> 12, ball.y >> 12, angle, power, clock >> 3, holes[at], isTall].join();
  if (known.key !== key) known = { key, meeting: findMeeting(hole, state) };
  const { meeting } = known;
  if (!meeting) return;
  context.lineCap = context.lineJoin = "round";
  context.globalAlpha = 0.6;
  for (const [colour, width] of [
    [INK, 9],
    ["#FFFFFF", 5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    trace(context, meeting, flat, isTall);
    context.stroke();
  }
  context.globalAlpha = 1;
  const { x, y } = flat(meeting.x, meeting.y);
  shout(stage, meeting.isFree ? "✓" : "✗", x, y, 34, meeting.isFree ? "#7BE36A" : "#FF6A5A");
}

function trace(
  context: CanvasRenderingContext2D,
  { mill, box, raft, clock }: Meeting,
  flat: Frame["flat"],
  isTall: boolean,
): void {
  if (mill) {
    const middle = flat(mill.x, mill.y);
    for (const tip of armsAt(mill, clock)) {
      const end = flat(tip.x, tip.y);
      context.moveTo(middle.x, middle.y);
      context.lineTo(end.x, end.y);
    }
    return;
  }
  const at = placeAt((raft ?? box)!, clock);
  const { x, y } = flat(at.x, at.y);
  if (raft) {
    context.arc(x, y, raft.radius / UNIT, 0, 7);
    return;
  }
  const { width, height } = box!;
  const [wide, high] = [(isTall ? height : width) / UNIT, (isTall ? width : height) / UNIT];
  context.roundRect(x - wide, y - high, 2 * wide, 2 * high, 9);
}
