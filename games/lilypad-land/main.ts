import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { reportPicture } from "./report-picture.ts";
import { columnOf, LEVELS, pondOf } from "./rules/ponds.ts";
import { rules, starsOf } from "./rules.ts";
import { drawLevelPond } from "./view/level.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // Nothing moves before the first press.
  countdown: false,
  lessonAt: ({ pond, swimmers }, isTall) => {
    const { left, right } = pondOf(pond);
    // In the corner that is farther from the player.
    const isLeft = columnOf(swimmers[0]!.cell) < Math.min(left + 16, (left + right) / 2);
    return isTall ? "bottom" : isLeft ? "right" : "corner";
  },
  stars: starsOf,
  onFinish: keepRun,
  reportPicture,
  drawLevel: drawLevelPond,
  shelf,
  chapters: { pond: LEVELS.map(({ name }) => name) },
  music: tune,
});
