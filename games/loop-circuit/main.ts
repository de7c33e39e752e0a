import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { CIRCUITS } from "./rules/circuits.ts";
import { rules, starsOf } from "./rules.ts";
import { drawCircuit } from "./view/level.ts";
import { reportPicture } from "./view/result.ts";
import { sayResult } from "./view/standing.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  lessonAt: "side",
  stars: starsOf,
  onFinish: keepRun,
  hint: sayResult,
  reportPicture,
  shelf,
  chapters: { circuit: CIRCUITS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawCircuit(context, level - 1),
  company: "all",
  music: tune,
});
