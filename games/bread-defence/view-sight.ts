import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import { towerAt } from "./rules-build.ts";
import { towersIn, type State } from "./rules-state.ts";
import { FORMS_OF, isBranching, nextForm, sellPrice } from "./rules-towers.ts";
import { ACTION, tapOf } from "./rules.ts";
import type { Layout } from "./view-layout.ts";
import { tilePoint } from "./view-layout.ts";

/** What only the player sees: the cursor, and the ring that is open. */
export type Sight = {
  layout: Layout;
  cursor: number;
  /** Keys or a gamepad are in use, or the mouse is over the map. */
  isCursorShown: boolean;
  /** The tile whose ring is open, or −1, and the button in focus, or −1. */
  ring: number;
  pick: number;
  /** When the cursor moved last, for screen readers. */
  movedAt: number;
  /** The towers that are open so far in modes that have all of them. */
  open: number;
};

/** A button of a ring: what it does, what it costs, and where it lies. */
export type RingButton = {
  tap: number;
  kind: number;
  /** The form that it brings; −1: it sells. */
  form: number;
  cost: number;
  isLocked: boolean;
  isAffordable: boolean;
  x: number;
  y: number;
};

const RADIUS = 92;
export const BUTTON_RADIUS = 35;
const ROOM = RADIUS + BUTTON_RADIUS + 14;

/** The middle of a ring: over its tile, moved so far that all of it is in sight. */
export function ringMiddle({ layout }: Sight, tile: number): Point {
  const { x, y } = tilePoint(layout, tile);
  const { map } = layout;
  return {
    x: Math.max(map.x + ROOM - 24, Math.min(map.x + map.width - ROOM + 24, x)),
    y: Math.max(map.y + ROOM - 16, Math.min(map.y + map.height - ROOM + 10, y)),
  };
}

/** The buttons of the ring at a tile: of all towers where it is free, or for the tower that stands there. */
export function ringButtons(sight: Sight, state: State, tile = sight.ring): RingButton[] {
  if (tile < 0) return [];
  const middle = ringMiddle(sight, tile);
  const tower = towerAt(state, tile);
  const place = (turn: number) => ({
    x: middle.x + Math.sin(turn * 2 * Math.PI) * RADIUS,
    y: middle.y - Math.cos(turn * 2 * Math.PI) * RADIUS,
  });
  if (!tower) {
    const most = towersIn(state);
    return FORMS_OF.slice(0, most).map((forms, kind) => ({
      tap: tapOf(ACTION.build, tile, kind),
      kind,
      form: 0,
      cost: forms[0]!.cost,
      isLocked: kind >= sight.open,
      isAffordable: state.crumbs >= forms[0]!.cost,
      ...place((kind + (most % 2 === 0 ? 0.5 : 0)) / most),
    }));
  }
  const { kind, form } = tower;
  const buttons: RingButton[] = [];
  const branches = isBranching(form) ? [0, 1] : [0];
  for (const branch of branches) {
    const next = nextForm(form, branch);
    if (next < 0) continue;
    const { cost } = FORMS_OF[kind]![next]!;
    buttons.push({
      tap: tapOf(ACTION.upgrade, tile, branch),
      kind,
      form: next,
      cost,
      isLocked: false,
      isAffordable: state.crumbs >= cost,
      ...place(branches.length === 1 ? 0 : branch === 0 ? -0.14 : 0.14),
    });
  }
  buttons.push({
    tap: tapOf(ACTION.sell, tile),
    kind,
    form: -1,
    cost: -sellPrice(tower),
    isLocked: false,
    isAffordable: true,
    ...place(0.5),
  });
  return buttons;
}

export const buttonAt = (buttons: readonly RingButton[], { x, y }: Point): number =>
  buttons.findIndex((button) => Math.hypot(button.x - x, button.y - y) <= BUTTON_RADIUS + 6);
