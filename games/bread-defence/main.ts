import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { MAPS } from "./rules/maps.ts";
import { rules, starsOf } from "./rules.ts";
import { drawTownLevel } from "./view/level.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  // On a tall screen it hides the sign except while that is needed; crumbs and loaves stay in sight.
  lessonAt: (_, isTall, step) => (isTall && step === 1 ? "top" : "bottom"),
  stars: starsOf,
  onFinish: keepRun,
  shelf,
  firstVariant: "map-1",
  chapters: { map: MAPS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawTownLevel(context, level - 1),
  music: tune,
});
