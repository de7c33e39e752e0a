import { nextBetween, nextInt, shuffle, type Random } from "@quackademy/game-kit/core/random.ts";

/** What to wait for. The last three come in exams only. */
export const KIND = { eye: 0, lamps: 1, shape: 2, goose: 3, twins: 4, wink: 5, again: 6, third: 7 } as const;
const DUEL_KINDS = 5;

/** What a round shows: nothing, or a number whose meaning is its kind's. */
export const NOTHING = -1;
export const SHAPES = 5;
export const LAMPS = 5;
export const DUCK = 0;
export const GOOSE = 1;
/** An eye that opens by half, and closes again. */
export const WINK = 0;
const OPEN = 1;

/** Something that is shown for so many frames. */
export type Part = { shows: number; frames: number };

/** The parts before the signal, and the signal. Twins show two shapes, as first × SHAPES + second. */
export type Signal = { kind: number; target: number; parts: Part[]; go: number };

const [PURE, MIXED] = [0, 1];
const DUEL_ROUNDS = 15;

/** The kinds of the rounds: only eyes; or each kind twice, and never the same one twice in a row; or a duel's. */
export function planKinds(mode: number, random: Random): number[] {
  if (mode === PURE) return [KIND.eye, KIND.eye, KIND.eye, KIND.eye, KIND.eye];
  if (mode === MIXED) {
    const all = [KIND.eye, KIND.lamps, KIND.shape, KIND.goose, KIND.twins];
    const first = shuffle(random, [...all]);
    const second = shuffle(random, [...all]);
    if (second[0] === first.at(-1)) second.push(second.shift()!);
    return [...first, ...second];
  }
  const kinds: number[] = [KIND.eye];
  while (kinds.length < DUEL_ROUNDS) {
    const kind = nextInt(random, DUEL_KINDS);
    if (kind !== kinds.at(-1) || kind === KIND.eye) kinds.push(kind);
  }
  return kinds;
}

/** A signal of that kind. Later rounds have more in them that looks like it. */
export function makeSignal(kind: number, round: number, random: Random): Signal {
  const wait = () => ({ shows: NOTHING, frames: nextBetween(random, 50, 180) });
  const decoys = nextInt(random, round < 5 ? 3 : 4);
  const target = nextInt(random, SHAPES);
  if (kind === KIND.lamps) {
    const pace = nextBetween(random, 12, 22);
    const parts = Array.from({ length: LAMPS }, (_, lamp) => ({ shows: lamp + 1, frames: pace }));
    parts[LAMPS - 1]!.frames = nextBetween(random, 40, 150);
    return { kind, target: 0, parts: [{ shows: 0, frames: 40 }, ...parts], go: 0 };
  }
  if (kind === KIND.shape || kind === KIND.goose) {
    const parts: Part[] = [{ shows: NOTHING, frames: nextBetween(random, 40, 110) }];
    for (let decoy = 0; decoy < decoys; decoy++) {
      const shows = kind === KIND.goose ? GOOSE : (target + 1 + nextInt(random, SHAPES - 1)) % SHAPES;
      parts.push({ shows, frames: nextBetween(random, 32, 50) });
      parts.push({ shows: NOTHING, frames: nextBetween(random, 20, 60) });
    }
    return { kind, target, parts, go: kind === KIND.goose ? DUCK : target };
  }
  if (kind === KIND.twins) {
    const parts: Part[] = [{ shows: NOTHING, frames: 40 }];
    for (let pair = 0; pair < decoys + 1; pair++) {
      const first = nextInt(random, SHAPES);
      const second = (first + 1 + nextInt(random, SHAPES - 1)) % SHAPES;
      parts.push({ shows: first * SHAPES + second, frames: nextBetween(random, 32, 52) });
    }
    return { kind, target, parts, go: target * SHAPES + target };
  }
  if (kind === KIND.wink) return { kind, target: 0, parts: winks(decoys + 1, random), go: OPEN };
  if (kind === KIND.again) return again(decoys + 2, random);
  if (kind === KIND.third) return { kind, target: 0, parts: twoDucks(decoys, random), go: DUCK };
  return { kind, target: 0, parts: [wait()], go: OPEN };
}

function winks(count: number, random: Random): Part[] {
  const parts: Part[] = [{ shows: NOTHING, frames: nextBetween(random, 40, 110) }];
  for (let wink = 0; wink < count; wink++) {
    parts.push({ shows: WINK, frames: nextBetween(random, 10, 18) });
    parts.push({ shows: NOTHING, frames: nextBetween(random, 24, 80) });
  }
  return parts;
}

/** Shapes one after the other; the signal is the first that equals the one before it. */
function again(count: number, random: Random): Signal {
  const parts: Part[] = [{ shows: NOTHING, frames: 40 }];
  let shape = nextInt(random, SHAPES);
  for (let shown = 0; shown < count; shown++) {
    if (shown > 0) shape = (shape + 1 + nextInt(random, SHAPES - 1)) % SHAPES;
    parts.push({ shows: shape, frames: nextBetween(random, 34, 50) });
    parts.push({ shows: NOTHING, frames: nextBetween(random, 12, 20) });
  }
  return { kind: KIND.again, target: shape, parts, go: shape };
}

/** Two ducks, and geese among them; the third duck is the signal. */
function twoDucks(geese: number, random: Random): Part[] {
  const birds = shuffle(random, [DUCK, DUCK, ...Array.from({ length: geese }, () => GOOSE)]);
  const parts: Part[] = [{ shows: NOTHING, frames: nextBetween(random, 40, 80) }];
  for (const bird of birds) {
    parts.push({ shows: bird, frames: nextBetween(random, 28, 44) });
    parts.push({ shows: NOTHING, frames: nextBetween(random, 18, 50) });
  }
  return parts;
}
