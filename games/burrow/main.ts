import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { PUZZLES, puzzleName } from "./rules/puzzles.ts";
import { rules, starsOf } from "./rules.ts";
import { drawPuzzleLevel } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: (_, isTall) => (isTall ? "bottom" : "right"),
  stars: starsOf,
  onFinish: keepRun,
  reportPicture,
  shelf,
  chapters: { puzzle: Array.from({ length: PUZZLES }, (_, level) => puzzleName(level)) },
  drawLevel: (context, _, level) => drawPuzzleLevel(context, level - 1),
  music: tune,
});
