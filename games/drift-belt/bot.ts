import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hearsQuack } from "./rules-flight.ts";
import { ACROSS, ALONG, FULL_METER, SHIP_RADIUS, SUB, type State } from "./rules-belt.ts";

const CHOICES = [0, BUTTON.up, BUTTON.down, BUTTON.left, BUTTON.right].flatMap((one) =>
  one === BUTTON.up || one === BUTTON.down ? [one, one | BUTTON.left, one | BUTTON.right] : [one],
);
const LOOK_AHEAD = [8, 16, 26, 38];
const THINK_EVERY = 6;

/** After this frame the bot gives up, because a test need not play every wave. */
const ENOUGH_WAVES = 7;

/** A bot for tests: looks two thirds of a second ahead, collects stars, and quacks in danger and at bosses. */
export function createBot(): (state: State) => Inputs {
  let held = 0;
  return (state) => {
    if (state.wave > ENOUGH_WAVES) return { held: 0, taps: [] };
    if (state.frame % THINK_EVERY === 0) held = think(state);
    return { held, taps: [] };
  };
}

export function think(state: State): number {
  const rated = CHOICES.map((choice) => ({ choice, danger: rate(state, choice) }));
  const best = rated.reduce((one, other) => (other.danger < one.danger ? other : one));
  const isFull = state.meter === FULL_METER;
  const boss = state.boss[0];
  const isAimed = boss !== undefined && hearsQuack(state, boss);
  const near = state.rocks.filter(({ a, c, r }) => Math.hypot(a - state.ship.a, c - state.ship.c) < (200 + r) * SUB);
  const isTight = !boss && (best.danger > 900 || near.length > 5);
  return best.choice | (isFull && (isAimed || isTight) ? BUTTON.a : 0);
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
      const [da, dc] = [(rock.a + rock.va * frames) / SUB - a, (rock.c + rock.vc * frames) / SUB - c];
      const gap = Math.sqrt(da * da + dc * dc) - rock.r - SHIP_RADIUS;
      if (gap < 26) danger += gap < 6 ? 900 - 12 * frames : 60;
    }
    for (const warning of state.warnings) if (Math.abs(warning.c / SUB - c) < 100) danger += 90;
    for (const pickup of state.pickups) {
      const [da, dc] = [(pickup.a + pickup.va * frames) / SUB - a, pickup.c / SUB - c];
      const away = Math.sqrt(da * da + dc * dc);
      if (away < 140) danger -= (140 - away) / 8;
    }
    for (const boss of state.boss) {
      const gap = Math.hypot(boss.a / SUB - a, boss.c / SUB - c) - boss.r - SHIP_RADIUS;
      if (gap < 60) danger += 400;
      if (state.meter === FULL_METER) danger += Math.abs(boss.c / SUB - c) / 6;
    }
    danger += Math.abs(a - 240) / 40 + Math.abs(c - ACROSS / 2) / 30;
  }
  return danger;
}

const push = (held: number, plus: number, minus: number) => (held & plus ? 1 : 0) - (held & minus ? 1 : 0);
const clampTo = (most: number, value: number) => Math.max(24, Math.min(most - 24, value));
