import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { choosePlace, type Mind, type Place } from "./rules/mind.ts";
import { STEP, TAP, type State } from "./rules.ts";

const THINK_FRAMES = 24;
/** The bot leaves a long run after this time. */
const TIRED_FRAME = 5400;

/** Where a player with this mind lays the domino that falls now. */
export function placeFor({ me }: State, mind: Mind, random = startRandom([1, 2, 3, 4])): Place {
  const { piece, cells } = me;
  return choosePlace(cells, piece.a, piece.b, mind, random);
}

/** The next tap on the way to a place: turn, move, drop. */
export function tapTowards({ me: { piece } }: State, { column, turn }: Place): number {
  if (piece.turn !== turn) return ((turn - piece.turn) & 3) === 3 ? TAP.turnBack : TAP.turn;
  return piece.column === column ? TAP.drop : TAP.column + column;
}

/** Plays well with one domino in mind, and in the end only drops. */
export function createBot(): (state: State) => Inputs {
  let [placed, place, turns] = [-1, null as Place | null, 0];
  return (state) => {
    const { me, frame } = state;
    if (me.step !== STEP.piece || frame % THINK_FRAMES !== 0) return { held: 0, taps: [] };
    if (frame > TIRED_FRAME) return { held: 0, taps: [TAP.drop] };
    if (placed !== me.placed || !place) {
      [placed, turns] = [me.placed, 0];
      place = placeFor(state, { careless: 0, cascades: 12 });
    }
    // What cannot be reached is dropped where it is.
    turns += 1;
    return { held: 0, taps: [turns > 5 ? TAP.drop : tapTowards(state, place)] };
  };
}
