import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { ACROSS, ALONG, QUACK_STARS, SHIP_RADIUS, SUB, type State } from "./rules-belt.ts";

const CHOICES = [0, BUTTON.up, BUTTON.down, BUTTON.left, BUTTON.right].flatMap((one) =>
  one === BUTTON.up || one === BUTTON.down ? [one, one | BUTTON.left, one | BUTTON.right] : [one],
);
const LOOK_AHEAD = [8, 16, 26, 38];
const THINK_EVERY = 6;

/** A bot for tests: looks two thirds of a second ahead, collects stars, and quacks in danger. */
export function createBot(): (state: State) => Inputs {
  let held = 0;
  return (state) => {
    if (state.frame % THINK_EVERY === 0) held = think(state);
    return { held, taps: [] };
  };
}

export function think(state: State): number {
  const rated = CHOICES.map((choice) => ({ choice, danger: rate(state, choice) }));
  const best = rated.reduce((one, other) => (other.danger < one.danger ? other : one));
  const isTight = best.danger > 900 && state.quack === QUACK_STARS;
  return best.choice | (isTight ? BUTTON.a : 0);
}

function rate(state: State, choice: number): number {
  const { ship } = state;
  let danger = 0;
  for (const frames of LOOK_AHEAD) {
    const reach = (frames * frames * 6) / SUB;
    const a = clampTo(
      ALONG - 120,
      (ship.a + ship.va * Math.min(frames, 12)) / SUB + push(choice, BUTTON.right, BUTTON.left) * reach,
    );
    const c = clampTo(
      ACROSS,
      (ship.c + ship.vc * Math.min(frames, 12)) / SUB + push(choice, BUTTON.down, BUTTON.up) * reach,
    );
    for (const rock of state.rocks) {
      const gap =
        Math.hypot((rock.a + rock.va * frames) / SUB - a, (rock.c + rock.vc * frames) / SUB - c) - rock.r - SHIP_RADIUS;
      if (gap < 26) danger += gap < 6 ? 900 - 12 * frames : 60;
    }
    for (const warning of state.warnings) if (Math.abs(warning.c / SUB - c) < 100) danger += 90;
    for (const pickup of state.pickups) {
      const away = Math.hypot((pickup.a + pickup.va * frames) / SUB - a, pickup.c / SUB - c);
      if (away < 140) danger -= (140 - away) / 8;
    }
    danger += Math.abs(a - 240) / 40 + Math.abs(c - ACROSS / 2) / 30;
  }
  return danger;
}

const push = (held: number, plus: number, minus: number) => (held & plus ? 1 : 0) - (held & minus ? 1 : 0);
const clampTo = (most: number, value: number) => Math.max(24, Math.min(most - 24, value));
