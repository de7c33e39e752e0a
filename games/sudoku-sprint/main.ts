import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { featherShelf, keepRun } from "./kept.ts";
import { HINT_STEP, lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // Where neither the goose nor what the step is about is covered.
  lessonAt: (_, isTall, step) => (step === HINT_STEP ? "corner" : isTall ? "bottom" : "right"),
  music: tune,
  onFinish: keepRun,
  shelf: featherShelf,
});
