import { columnOf, distance, natureOf, pondOf, rowOf, STEP } from "#lilypad-land/rules/ponds.ts";
import { KINDS } from "#lilypad-land/rules/rivals.ts";
import { bloomOf, canDash, POINTS } from "#lilypad-land/rules/swim.ts";
import { doneOf, levelOf, MODE, pointsOf, rules, starsOf, type State } from "#lilypad-land/rules.ts";
import { hunterOf } from "./danger.ts";

const WAYS = ["right", "down", "left", "up"];
const FAR = 12;

/** The way to a cell in words: "3 left and 5 up". */
function wayTo(cell: number, from: number): string {
  const [dx, dy] = [columnOf(cell) - columnOf(from), rowOf(cell) - rowOf(from)];
  const parts = [
    dx !== 0 && `${Math.abs(dx)} ${WAYS[dx > 0 ? 0 : 2]!}`,
    dy !== 0 && `${Math.abs(dy)} ${WAYS[dy > 0 ? 1 : 3]!}`,
  ];
  return parts.filter(Boolean).join(" and ") || "here";
}

/** The nearest rival's tail, as a way to swim. */
function preyOf({ swimmers }: State): string {
  const { cell } = swimmers[0]!;
  const near = (each: number) => distance(each, cell);
  const [prey] = swimmers
    .slice(1)
    .flatMap(({ tail }) => tail)
    .toSorted((one, other) => near(one) - near(other));
  return prey === undefined || near(prey) > FAR ? "" : `A tail ${wayTo(prey, cell)}. `;
}

/** The queen lotus and the king swan, if they are there. */
function eventsOf({ queen, queenBud, swan, swimmers }: State): string {
  const lane = swan < 0 ? "" : "The king swan comes. ";
  const bud = queenBud > 0 ? ` opens in ${Math.ceil(queenBud / 60)} seconds,` : "";
  return lane + (queen < 0 ? "" : `Queen lotus${bud} ${wayTo(queen, swimmers[0]!.cell)}. `);
}

/** The way with the most water ahead, for somebody at home. */
function openWay(state: State): string {
  const { blocked } = pondOf(state.pond);
  let [best, least] = ["", 99];
  for (const [way, name] of WAYS.entries()) {
    let cell = state.swimmers[0]!.cell;
    let far = 0;
    while (state.owner[cell] === 1) {
      cell += STEP[way]!;
      far += 1;
    }
    if (blocked[cell] === 0 && far < least) [best, least] = [name, far];
  }
  return best === "" ? "Shore all around" : `Water ${least} ${best}`;
}

/** The sentence for screen readers. */
export function say(state: State): string {
  const me = state.swimmers[0]!;
  if (state.isFinished === 1) {
    const stars = starsOf(state);
    return `The pond is yours: ${stars === 1 ? "1 star" : `${stars} stars`}.`;
  }
  if (rules.isOver(state))
    return `${state.clock > 0 ? "The run is over" : "Time is up"}. ${pointsOf(me)} points: ${me.pads * POINTS.pad} for pads, ${me.bonus} for loops, cuts and lotuses.`;
  const seconds = Math.ceil(state.clock / 60);
  const share =
    state.mode === MODE.pond
      ? `${doneOf(state)} of ${levelOf(state).goal} ${levelOf(state).task}`
      : `${pointsOf(me)} points`;
  const left = `${share}, ${seconds} seconds.${bloomOf(state) > 1 ? " All points count double." : ""}`;
  if (state.isStarted === 0)
    return `${natureOf(state.pond).words}. Press an arrow key to swim. ${openWay(state)}. ${left}`;
  if (me.isAway === 1) return `Your tail is gone. Back in a moment. ${left}`;
  const hunter = hunterOf(state);
  const warning = hunter < 0 ? "" : `${KINDS[state.swimmers[hunter]!.kind]!.name} is after your tail! `;
  const where =
    me.tail.length > 0
      ? `Tail of ${me.tail.length}. Home ${wayTo(me.exit, me.cell)}`
      : `On your pads. ${openWay(state)}`;
  return `${warning}Swimming ${WAYS[me.way]!}. ${where}. ${preyOf(state)}${eventsOf(state)}${canDash(state) ? "Dash ready. " : ""}${left}`;
}
