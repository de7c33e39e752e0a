import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { sentencesOf } from "./report.ts";
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
  // On a tall screen below the HUD, over the hedge. On a wide one it hides the goose until she is needed.
  lessonAt: (_, isTall, step) => (isTall ? "top" : step === 3 ? "corner" : "right"),
  stars: starsOf,
  onFinish: sentencesOf,
  firstVariant: "map-1",
  chapters: { map: MAPS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawTownLevel(context, level - 1),
  music: tune,
});
