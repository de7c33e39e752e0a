import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { reportPicture } from "./report-picture.ts";
import { LEVELS } from "./rules-ponds.ts";
import { rules, starsOf } from "./rules.ts";
import { drawLevelPond } from "./view-level.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // Nothing moves before the first press.
  countdown: false,
  lessonAt: (_, isTall) => (isTall ? "bottom" : "corner"),
  stars: starsOf,
  onFinish: keepRun,
  reportPicture,
  drawLevel: drawLevelPond,
  shelf,
  chapters: { pond: LEVELS.map(({ name }) => name) },
  music: tune,
});
