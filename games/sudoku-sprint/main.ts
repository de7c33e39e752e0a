import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { featherShelf, keepRun } from "./kept.ts";
import { lesson, RUN_STEP } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // Nothing covers the digits, and the race is seen while it is explained.
  lessonAt: (_state, _isTall, step) => (step === RUN_STEP ? "side" : "corner"),
  music: tune,
  onFinish: keepRun,
  shelf: featherShelf,
});
