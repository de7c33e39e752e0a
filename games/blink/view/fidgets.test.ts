// First, because it defines the browser's Path2D, which pictures are made of.
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "#blink/bot.ts";
import { PHASE, rules, type State } from "#blink/rules.ts";
import { fidgetNow, peekOf } from "./fidgets.ts";
import { beatsAt, framesFelt, framesWaited, skyOf } from "./sky.ts";
import { createView } from "#blink/view.ts";

createPaperDocument();

/** Every state of a run that the bot plays. */
function* statesOf(variant: string, seed: string): Generator<State> {
  const state = rules.start(readSeed(seed.repeat(16)), variant);
  const bot = createBot();
  while (!rules.isOver(state)) {
    rules.step(state, bot(state));
    yield state;
  }
}

test("fidgets come in the wait only, in the first round an eye only rolls, and a replay has the same", () => {
  const seen = new Set<string>();
  for (const variant of ["", "mix", "exam-10"])
    for (const seed of ["1b", "7a", "c4"])
      for (const state of statesOf(variant, seed)) {
        const fidget = fidgetNow(state);
        if (!fidget) continue;
        expect(state.phase).toBe(PHASE.waiting);
        if (state.round === 0) expect(fidget.name).toBe("roll");
        expect(fidgetNow(structuredClone(state))).toEqual(fidget);
        seen.add(fidget.name);
      }
  expect(seen.size).toBeGreaterThan(7);
});

test("a fidget says nothing of the signal: it is the same whatever the wait's length", () => {
  for (const state of statesOf("", "2d")) {
    if (state.phase !== PHASE.waiting) continue;
    const longer = structuredClone(state);
    longer.signal.parts[0]!.frames += 60;
    longer.left += 60;
    expect(fidgetNow(longer)).toEqual(fidgetNow(state));
    expect(framesWaited(longer)).toBe(framesWaited(state));
  }
});

test("the last two eyes pretend to wake, and are shut again before the earliest signal", () => {
  const peeked = new Set<number>();
  for (const seed of ["1b", "7a", "c4", "2d"])
    for (const state of statesOf("", seed)) {
      const peek = peekOf(state);
      if (peek === 0) continue;
      peeked.add(state.round);
      expect(state.phase).toBe(PHASE.waiting);
      expect(framesWaited(state)).toBeLessThan(EARLIEST_SIGNAL - 3);
      const longer = structuredClone(state);
      longer.signal.parts[0]!.frames += 60;
      longer.left += 60;
      expect(peekOf(longer)).toBe(peek);
    }
  expect([...peeked]).toEqual([3, 4]);
  for (const state of statesOf("mix", "7a")) expect(peekOf(state)).toBe(0);
});

/** The frames of the shortest wait for an eye, as the rules draw it. */
const EARLIEST_SIGNAL = 50;

test("every signal is darker than the one before it, and its heart is faster", () => {
  const rounds = [0, 1, 2, 3, 4].map((round) => ({ ...rules.start(readSeed("7a".repeat(16))), round }));
  expect(new Set(rounds.map((state) => skyOf(state, false).wall)).size).toBe(5);
  const felt = rounds.map((state) => framesFelt({ ...state, phase: PHASE.waiting, part: 0, left: 0 }));
  expect(felt).toEqual(felt.toSorted((one, other) => one - other));
  expect(felt[4]! / felt[0]!).toBeCloseTo(1.7);
});

test("the heart beats faster the longer the wait is, and never jumps", () => {
  const pace = (frame: number) => beatsAt(frame + 1) - beatsAt(frame);
  expect(1 / pace(0)).toBeGreaterThan(50);
  expect(1 / pace(300)).toBeCloseTo(24);
  for (let frame = 0; frame < 400; frame++) expect(pace(frame + 1)).toBeGreaterThanOrEqual(pace(frame) - 1e-9);
});

test("calm and high-contrast pictures of a wait do not change", () => {
  for (const look of [{ isCalm: true }, { isContrast: true, isCalm: true }]) {
    const { draw } = createView();
    const pictures = new Set<string>();
    for (const state of statesOf("", "7a")) {
      if (state.phase !== PHASE.waiting || state.round !== 4) continue;
      const stage = createPaperStage({ ...look, tick: state.frame });
      draw(stage, state);
      pictures.add(JSON.stringify([stage.words, stage.strokes]));
    }
    expect(pictures.size).toBe(1);
  }
});

test("every picture of a run leaves the canvas as it was", () => {
  const { draw } = createView();
  for (const variant of ["", "mix", "duel", "exam-12"])
    for (const state of statesOf(variant, "5e")) {
      const stage = createPaperStage({ tick: state.frame });
      draw(stage, state);
      expect(stage.context.globalAlpha).toBe(1);
    }
});
