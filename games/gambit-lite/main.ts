import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { boardShelf, keepRun } from "./kept.ts";
import { BUTTON_STEPS, lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { starsOf } from "./rules/puzzles.ts";
import { rules } from "./rules.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // The hint button lies on the left, and below the board on a phone.
  lessonAt: (_state, isTall, step) => (isTall && step >= BUTTON_STEPS ? "top" : "right"),
  chapters: { book: ["Mate in one", "Mate in two", "Sharper", "Quieter", "For masters"] },
  music: tune,
  stars: starsOf,
  onFinish: keepRun,
  shelf: boardShelf,
});
