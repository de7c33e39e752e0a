import { nextBetween, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";

/** What to wait for. */
export const KIND = { eye: 0, lamps: 1, shape: 2, goose: 3, twins: 4 } as const;
export const KINDS = 5;

/** What a round shows: nothing, or a number whose meaning is its kind's. */
export const NOTHING = -1;
export const SHAPES = 5;
export const LAMPS = 5;
export const DUCK = 0;
export const GOOSE = 1;

/** Something that is shown for so many frames. */
export type Part = { shows: number; frames: number };

/** The parts before the signal, and the signal. Twins show two shapes, as first × SHAPES + second. */
export type Signal = { kind: number; target: number; parts: Part[]; go: number };

/** The rounds in order: each kind is met alone, then they come as they like. */
export function planKinds(random: Random): number[] {
  const { eye, lamps, shape, goose, twins } = KIND;
  const kinds: number[] = [eye, eye, eye, lamps, lamps, shape, shape, shape, goose, goose, goose, twins, twins, twins];
  while (kinds.length < 20) {
    const kind = nextInt(random, KINDS);
    if (kind !== kinds.at(-1)) kinds.push(kind);
  }
  return kinds;
}

/** A signal of that kind. Later rounds have more in them that looks like it. */
export function makeSignal(kind: number, round: number, random: Random): Signal {
  const wait = () => ({ shows: NOTHING, frames: nextBetween(random, 60, 210) });
  const decoys = nextInt(random, round < 10 ? 3 : 4);
  const target = nextInt(random, SHAPES);
  if (kind === KIND.lamps) {
    const pace = nextBetween(random, 22, 44);
    const parts = Array.from({ length: LAMPS }, (_, lamp) => ({ shows: lamp + 1, frames: pace }));
    parts[LAMPS - 1]!.frames = nextBetween(random, 40, 170);
    return { kind, target: 0, parts: [{ shows: 0, frames: 40 }, ...parts], go: 0 };
  }
  if (kind === KIND.shape || kind === KIND.goose) {
    const parts: Part[] = [wait()];
    for (let decoy = 0; decoy < decoys; decoy++) {
      const shows = kind === KIND.goose ? GOOSE : (target + 1 + nextInt(random, SHAPES - 1)) % SHAPES;
      parts.push({ shows, frames: nextBetween(random, 36, 60) });
      parts.push({ shows: NOTHING, frames: nextBetween(random, 24, 80) });
    }
    return { kind, target, parts, go: kind === KIND.goose ? DUCK : target };
  }
  if (kind === KIND.twins) {
    const parts: Part[] = [{ shows: NOTHING, frames: 40 }];
    for (let pair = 0; pair < decoys + 2; pair++) {
      const first = nextInt(random, SHAPES);
      const second = (first + 1 + nextInt(random, SHAPES - 1)) % SHAPES;
      parts.push({ shows: first * SHAPES + second, frames: nextBetween(random, 38, 66) });
    }
    return { kind, target, parts, go: target * SHAPES + target };
  }
  return { kind, target: 0, parts: [wait()], go: 1 };
}
