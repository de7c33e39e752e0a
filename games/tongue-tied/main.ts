import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { LEVELS } from "./rules/levels.ts";
import { starsOf } from "./rules/goals.ts";
import { rules } from "./rules.ts";
import { drawLevel } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";
import { hintOf } from "./view/words.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  stars: starsOf,
  onFinish: keepRun,
  hint: hintOf,
  reportPicture,
  shelf,
  chapters: { swamp: LEVELS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawLevel(context, level - 1),
  music: tune,
});
