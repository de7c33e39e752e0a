import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept-papers.ts";
import { awayFromBoat, lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules, starsOf } from "./rules.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  lessonAt: awayFromBoat,
  stars: starsOf,
  onFinish: keepRun,
  shelf,
  music: tune,
});
