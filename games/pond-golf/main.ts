import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { hint, keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { HOLE_NAMES, HOLES_IN_COURSE } from "./rules/holes.ts";
import { holeAt } from "./rules/state.ts";
import { rules, starsOf } from "./rules.ts";
import { drawHoleLevel } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";
import { COURSE_NAMES } from "./view/words.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  // A high green reaches the top: there, the lower left corner is free.
  lessonAt: (state, isTall) => (isTall || holeAt(state).rows < 5 ? "top" : "corner"),
  stars: starsOf,
  // All courses are open, the first three holes of each, and two holes after each one with a star.
  isLevelOpen: (mode, level, won) => mode === "course" || (level - 1) % HOLES_IN_COURSE < 3 || won(level - 2) > 0,
  onFinish: keepRun,
  hint,
  reportPicture,
  shelf,
  firstVariant: "course-1",
  chapters: { hole: HOLE_NAMES, course: COURSE_NAMES },
  drawLevel: (context, mode, level) =>
    drawHoleLevel(context, mode === "course" ? (level - 1) * HOLES_IN_COURSE + 4 : level - 1),
  music: tune,
});
