import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { HIGH, WIDE } from "#salt-and-pepper/art/cave.ts";
import { PX } from "#salt-and-pepper/rules/units.ts";
import type { State } from "#salt-and-pepper/rules.ts";

export const SIZE = { wide: [1152, 648], tall: [600, 1040] } as const;

/** How the room lies on the stage: its corner and its size. */
export type Frame = { x: number; y: number; zoom: number; isTall: boolean };

const TALL_ZOOM = 1.12;
const TALL_TOP = 14;

/** Lying screens show all of a room. Upright ones follow the duck that is played, or show all to two players. */
export function createCamera() {
  let at = -1;
  let tick = -1;
  return (stage: Stage, state: State): Frame => {
    const { width, height } = stage;
    if (width > height) return { x: (width - WIDE) / 2, y: (height - HIGH) / 2, zoom: 1, isTall: false };
    if (state.duo === 1) {
      const zoom = width / WIDE;
      return { x: 0, y: height * 0.2, zoom, isTall: true };
    }
    const duck = state.ducks[state.active]!;
    const other = state.ducks[1 - state.active]!;
    const middle = (who: typeof duck) => who.x / PX + 15;
    // A friend who flies is worth a look.
    const aim = other.thrown === 1 ? (middle(duck) + middle(other)) / 2 : middle(duck) + duck.face * 40;
    const half = width / TALL_ZOOM / 2;
    const goal = Math.max(half - 8, Math.min(WIDE - half + 8, aim));
    const isCut = at < 0 || Math.abs(stage.tick - tick) > 20;
    if (stage.tick !== tick) at = isCut ? goal : at + (goal - at) * 0.09;
    tick = stage.tick;
    return { x: width / 2 - at * TALL_ZOOM, y: TALL_TOP, zoom: TALL_ZOOM, isTall: true };
  };
}

export const onStage = ({ x, y, zoom }: Frame, px: number, py: number): readonly [number, number] => [
  x + px * zoom,
  y + py * zoom,
];
