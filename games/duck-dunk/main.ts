import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { chosenHat, hint, keepRun, ownLook, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { starsOf } from "./rules/points.ts";
import { RIVALS } from "./rules/rivals.ts";
import { rules } from "./rules.ts";
import { drawRivalLevel, reportPicture } from "./view/pictures.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  // Below the floor, so that board and ducks stay in view; on a tall screen the board leaves room above it.
  lessonAt: (_, isTall) => (isTall ? "top" : "bottom"),
  stars: starsOf,
  onFinish: keepRun,
  hint,
  shelf,
  reportPicture: (state, progress) => reportPicture(state, ownLook(chosenHat(progress))),
  chapters: { season: RIVALS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawRivalLevel(context, level - 1),
  music: tune,
});
