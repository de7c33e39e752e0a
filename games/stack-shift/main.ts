import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { RIVALS } from "./rules-rivals.ts";
import { rules, starsOf } from "./rules.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: (_, isTall) => (isTall ? "top" : "side"),
  stars: starsOf,
  onFinish: keepRun,
  shelf,
  firstVariant: "duel-1",
  chapters: { duel: RIVALS.map(({ name }) => name) },
  music: tune,
});
