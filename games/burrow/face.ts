import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { next, WAYS } from "./rules/board.ts";
import * as PHASE from "./rules/phases.ts";
import { isTool } from "./rules/relics.ts";
import { creatureAt } from "./rules/world.ts";
import { pickTap, slotTap, stepTap, WAIT_TAP, type State } from "./rules.ts";
import { cellUnder, isIn, layoutOf } from "./view/layout.ts";
import { createView, type Sight } from "./view.ts";

/** A thumb steps when it has moved so far, in units of the stage; less is a tap. */
const SWIPE = 26;

export function createFace(progress?: GameProgress): GameFace<State> {
  const sight: Sight = {
    layout: layoutOf({ width: 1120, height: 622 }),
    isTouch: false,
    looked: -1,
    relic: -1,
    turn: 0,
  };
  let from: (Point & { id: number | undefined }) | null = null;
  let isSwiped = false;

  const look = ({ world }: State, creature: number, relic: number): void => {
    Object.assign(sight, { looked: creature, relic, turn: world.turns });
  };

  /** What a tap means: a card, a relic, a wait, a step to a cell beside the duck, or a look at a creature. */
  const tapAt = (point: Point, state: State): number | null => {
    const { layout } = sight;
    const { world, phase, offers, armed } = state;
    if (phase === PHASE.pick) {
      const choice = offers.findIndex((_, at) => isIn(layout.offer(at, offers.length), point));
      return choice < 0 ? null : pickTap(choice);
    }
    if (phase !== PHASE.play) return WAIT_TAP;
    if (isIn(layout.wait, point)) return WAIT_TAP;
    for (const [slot, relic] of world.relics.entries())
      if (isIn(layout.slot(slot), point)) {
        look(state, -1, relic);
        return isTool(relic) && world.uses[slot]! > 0 ? slotTap(slot) : null;
      }
    const cell = cellUnder(point, layout);
    if (cell < 0) return null;
    if (cell === world.duck) return WAIT_TAP;
    const creature = creatureAt(world, cell);
    const way = WAYS.find((each) => next(world.duck, each) === cell);
    if (way !== undefined && (!creature || !sight.isTouch || armed >= 0)) return stepTap(way);
    look(state, creature?.id ?? -1, -1);
    return null;
  };

  return {
    view: createView(sight, progress),
    input: {
      held: {
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        ArrowUp: BUTTON.up,
        KeyW: BUTTON.up,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        Space: BUTTON.a,
        Enter: BUTTON.a,
        KeyE: BUTTON.b,
      },
      keyTap({ code }, { phase }) {
        const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
        return digit === 0 ? null : phase === PHASE.pick ? pickTap(digit - 1) : slotTap(digit - 1);
      },
      pointerTap({ phase, x, y, id }, state) {
        if (phase === "down") {
          from = { x, y, id };
          isSwiped = false;
          return null;
        }
        if (!from || from.id !== id) return null;
        const [dx, dy] = [x - from.x, y - from.y];
        if (phase === "move") {
          if (isSwiped || state.phase === PHASE.pick || Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return null;
          isSwiped = true;
          return stepTap(swipeWay(dx, dy));
        }
        const isTap = !isSwiped;
        const at = from;
        from = null;
        return isTap ? tapAt(at, state) : null;
      },
      pointerHover(point, state) {
        if (sight.isTouch) return;
        const cell = point && state.phase === PHASE.play ? cellUnder(point, sight.layout) : -1;
        const slot = point ? state.world.relics.findIndex((_, at) => isIn(sight.layout.slot(at), point)) : -1;
        look(state, creatureAt(state.world, cell)?.id ?? -1, state.world.relics[slot] ?? -1);
      },
    },
  };
}

const swipeWay = (dx: number, dy: number): number => (Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3);
