import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { TRACKS } from "./rules/tracks.ts";
import { rules, starsOf } from "./rules.ts";
import { drawTrack } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";
import { hintOf } from "./view/words.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: (_, isTall) => (isTall || innerHeight < 480 ? "top" : "corner"),
  stars: starsOf,
  onFinish: keepRun,
  hint: hintOf,
  reportPicture,
  shelf,
  firstVariant: "track-1",
  chapters: { track: TRACKS.map(({ name }) => name) },
  drawLevel: (context, _, level) => drawTrack(context, level - 1),
  music: tune,
});
