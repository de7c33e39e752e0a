import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { adviseAfter, keepRun, shelf } from "./kept.ts";
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
  hint: adviseAfter,
  reportPicture,
  shelf,
  // Three puzzles ahead are open: one that is too hard for now stops nobody.
  isLevelOpen: (_, level, starsOfLevel) => level < 4 || starsOfLevel(level - 2) + starsOfLevel(level - 3) > 0,
  chapters: { puzzle: Array.from({ length: PUZZLES }, (_, level) => puzzleName(level)) },
  drawLevel: (context, _, level) => drawPuzzleLevel(context, level - 1),
  music: tune,
});
