import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import type { HandNerves } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { isInDanger, planWay, urgencyOf, type Plan } from "./bot.ts";
import { isLed, UNIT } from "./rules-fleet.ts";
import { PEN, tapOf } from "./rules-hands.ts";
import type { State } from "./rules.ts";

/** Frames to think and to look ahead, and how far the finger is off. */
const MIND = {
  duckling: { think: 70, ahead: 0, danger: 0, shake: 9 },
  drake: { think: 34, ahead: 150, danger: 0, shake: 6 },
  goose: { think: 8, ahead: 330, danger: 80, shake: 3 },
};
/** A finger draws about so far between two samples. */
const STROKE = 42;
const KEEP_FRAMES = 90;

/** Sees a boat that nobody leads, imagines a way, and draws it. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const { think, ahead, danger, shake } = MIND[who];
  const drawnAt = new Map<number, number>();
  return tapWithHands(nerves, (state) => {
    const endangered =
      danger > 0 &&
      state.boats.find(
        (boat) =>
          boat.way.length > 0 &&
          state.frame - (drawnAt.get(boat.id) ?? 0) > KEEP_FRAMES &&
          isInDanger(state, boat, danger),
      );
    const [waiting] = state.boats
      .filter((boat) => boat.isIn && !isLed(boat))
      .toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
    const boat = endangered || waiting;
    const plan = boat ? planWay(state, boat, ahead) : null;
    if (!plan || (!plan.isSafe && ahead > 0 && urgencyOf(plan.boat) < 600 && !endangered)) return null;
    drawnAt.set(plan.boat.id, state.frame);
    const { taps, last } = drawWay(plan, nerves, shake);
    return { tap: last, drag: taps, think: endangered ? 0 : think };
  });
};

/** A drawn line: samples on the way, each a little off. */
function drawWay({ boat, way }: Plan, nerves: HandNerves, shake: number): { taps: number[]; last: number } {
  let [x, y] = [boat.x / UNIT, boat.y / UNIT];
  const taps = [tapOf(PEN.down, Math.round(x + nerves.normal() * 8), Math.round(y + nerves.normal() * 8))];
  for (let at = 0; at < way.length; at += 2) {
    const [toX, toY] = [way[at]!, way[at + 1]!];
    const steps = Math.max(1, Math.round(Math.sqrt((toX - x) ** 2 + (toY - y) ** 2) / STROKE));
    for (let step = 1; step <= steps; step++) {
      const off = () => nerves.normal() * shake;
      taps.push(
        tapOf(
          PEN.move,
          Math.round(x + ((toX - x) * step) / steps + off()),
          Math.round(y + ((toY - y) * step) / steps + off()),
        ),
      );
    }
    [x, y] = [toX, toY];
  }
  return { taps, last: tapOf(PEN.up, Math.round(x), Math.round(y)) };
}
