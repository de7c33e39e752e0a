import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { PHASE, rules, type State } from "./rules.ts";
import { drawGhostTypist, leadWords, sharedWords } from "./view-ghost.ts";
import { layOut } from "./view-layout.ts";

const LAYOUT = layOut(1280, 720, false);

function play(frames: number, bot: (state: State) => Inputs): State {
  const state = rules.start(readSeed("5".repeat(32)));
  for (let frame = 0; frame < frames; frame++) rules.step(state, bot(state));
  return state;
}

function draw(own: State, theirs: State, isDone = false) {
  const stage = createPaperStage();
  drawGhostTypist(stage, theirs, { own, isDone }, LAYOUT);
  expect(stage.context.globalAlpha).toBe(1);
  return stage;
}

test("a word that both see shows how far they have typed it, and one that they have not does not", () => {
  const [slow, fast] = [play(280, createBot(1, 400)), play(280, createBot(1, 400))];
  const [word] = fast.words;
  expect(slow.words[0]).toEqual(word);
  expect(sharedWords(slow.words, fast)).toEqual([]);
  word!.typed = 2;
  expect(sharedWords(slow.words, fast)).toEqual([[slow.words[0], 2]]);
  word!.index += 1;
  expect(sharedWords(slow.words, fast)).toEqual([]);
});

test.each([
  [14, false, "They: 14 ahead"],
  [-3, false, "They: 3 behind"],
  [0, false, "They: level"],
  [5, true, "They: out in wave 1"],
])("%i letters ahead, out: %s, is said as %s", (lead, isDone, words) => {
  expect(leadWords(play(40, createBot()), lead, isDone)).toBe(words);
});

test("nothing is shown before they have chosen, and their choice while one chooses", () => {
  const [choosing, chosen] = [play(5, createBot()), play(60, createBot())];
  expect(choosing.phase).toBe(PHASE.choosing);
  expect(draw(chosen, choosing)).toMatchObject({ words: [], strokes: [] });
  expect(draw(choosing, chosen).words).toEqual(["They chose this"]);
});

test("whoever is out swims no more, but their score stays", () => {
  const [own, theirs] = [play(400, createBot()), play(400, createBot())];
  const [swimming, gone] = [draw(own, theirs), draw(own, theirs, true)];
  expect(gone.words).toEqual(["They: out in wave 1"]);
  expect(gone.strokes.length).toBeLessThan(swimming.strokes.length);
});
