import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import { isFree, towerAt } from "#bread-defence/rules/build.ts";
import { COLUMNS, ROWS, TILE } from "#bread-defence/rules/maps.ts";
import { towersIn, type State } from "#bread-defence/rules/state.ts";
import { canAim, FORMS_OF, nextForm, sellPrice } from "#bread-defence/rules/towers.ts";
import { tapOf } from "#bread-defence/rules.ts";
import { tilePoint, type Layout } from "./layout.ts";
import * as ACTION from "#bread-defence/rules/actions.ts";

/** What only the player sees: the cursor, and the ring that is open. */
export type Sight = {
  layout: Layout;
  cursor: number;
  /** Keys or a gamepad are in use, or the mouse is over the map. */
  isCursorShown: boolean;
  /** Whether the ring around the cursor's tile is open, and the button in focus, or −1. */
  isOpen: boolean;
  pick: number;
  /** Whether the goose waits for a place to honk at. */
  isAiming: boolean;
  /** When the cursor moved last, for screen readers. */
  movedAt: number;
};

/** A button of a ring: what it does, what it costs, and where it lies. */
export type RingButton = Point & {
  tap: number;
  kind: number;
  /** The form that it brings; −1: it sells, −2: it changes the aim. */
  form: number;
  cost: number;
};

const RADIUS = 92;
export const BUTTON_RADIUS = 35;
const ROOM = RADIUS + BUTTON_RADIUS;

/** The middle of the ring: over its tile, moved so far that all of it is in sight. */
export function ringMiddle({ layout, cursor }: Sight): Point {
  const { x, y } = tilePoint(layout, cursor);
  const { map } = layout;
  return {
    x: Math.max(map.x + ROOM - 10, Math.min(map.x + map.width - ROOM + 10, x)),
    y: Math.max(map.y + ROOM, Math.min(map.y + map.height - ROOM, y)),
  };
}

/** The buttons for the cursor's tile: of all towers where it is free, or for the tower that stands there. */
export function ringButtons(sight: Sight, state: State): RingButton[] {
  const { cursor } = sight;
  const { x, y } = ringMiddle(sight);
  const button = (
    turn: number,
    action: number,
    what: number,
    kind: number,
    form: number,
    cost: number,
  ): RingButton => ({
    tap: tapOf(action, cursor, what),
    kind,
    form,
    cost,
    x: x + Math.sin(turn * 6.2832) * RADIUS,
    y: y - Math.cos(turn * 6.2832) * RADIUS,
  });
  const tower = towerAt(state, cursor);
  if (!tower) {
    if (!isFree(state, cursor)) return [];
    const most = towersIn(state);
    return FORMS_OF.slice(0, most).map(([first], kind) =>
      button((kind + 0.5) / most, ACTION.build, kind, kind, 0, first!.cost),
    );
  }
  const { kind, form } = tower;
  const nexts = [...new Set([nextForm(form, 0), nextForm(form, 1)])].filter((next) => next > 0);
  return [
    ...nexts.map((next, at) =>
      button((at - (nexts.length - 1) / 2) * 0.28, ACTION.upgrade, at, kind, next, FORMS_OF[kind]![next]!.cost),
    ),
    button(canAim(kind) ? 0.36 : 0.5, ACTION.sell, 0, kind, -1, -sellPrice(tower)),
    ...(canAim(kind) ? [button(0.64, ACTION.aim, tower.aim, kind, -2, 0)] : []),
  ];
}

export const buttonAt = (buttons: readonly RingButton[], { x, y }: Point): number =>
  buttons.findIndex((button) => Math.hypot(button.x - x, button.y - y) <= BUTTON_RADIUS + 6);

/** The tile of the thief that is closest to the gate, or else of the pigeon that is closest to the bread. */
export function urgentTile({ pigeons }: State): number | null {
  let [best, most] = [null as number | null, -1];
  for (const { x, y, way, loaves, isBack } of pigeons) {
    const [column, row] = [Math.floor(x / TILE), Math.floor(y / TILE)];
    const worth = loaves > 0 ? 2e6 - way : isBack ? 0 : way;
    if (worth > most && column >= 0 && column < COLUMNS && row >= 0 && row < ROWS)
      [best, most] = [row * COLUMNS + column, worth];
  }
  return best;
}
