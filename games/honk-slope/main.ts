import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";
import { starsOf } from "./rules/score.ts";
import { SLOPES } from "./rules/slopes.ts";
import { drawSlope } from "./view/level.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  lessonAt: (_, isTall) => (isTall ? "bottom" : "corner"),
  stars: starsOf,
  onFinish: keepRun,
  shelf,
  chapters: { slope: SLOPES.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawSlope(context, level - 1),
  music: tune,
});
