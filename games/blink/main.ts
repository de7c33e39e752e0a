import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { hint, keepRun, shelf } from "./kept.ts";
import { tune } from "./music.ts";
import { reportPicture } from "./report-picture.ts";
import { rules, starsOf } from "./rules.ts";
import { EXAMS } from "./rules/exams.ts";

const chapters = { exam: EXAMS.map(({ name }) => name) };

playGame({
  manifest,
  rules,
  createFace,
  music: tune,
  stars: starsOf,
  chapters,
  onFinish: keepRun,
  hint,
  reportPicture,
  shelf,
});
