import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { chosenHat, keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { reportPicture } from "./report-picture.ts";
import { RIVALS } from "./rules/rivals.ts";
import { rules, starsOf } from "./rules.ts";
import { drawRivalLevel } from "./view/level.ts";

/** On the player's head in the report, a new one included. */
let hat = chosenHat();

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: (_, isTall) => (isTall ? "top" : "side"),
  stars: starsOf,
  onFinish(state, progress) {
    const news = keepRun(state, progress);
    hat = chosenHat(progress);
    return news;
  },
  shelf,
  firstVariant: "duel-1",
  reportPicture: (state) => reportPicture(state, hat),
  chapters: { duel: RIVALS.map(({ name, trick }) => `${name}: ${trick.toLowerCase()}`) },
  drawLevel: (context, _, level) => drawRivalLevel(context, level - 1),
  music: tune,
});
