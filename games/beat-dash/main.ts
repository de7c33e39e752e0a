import { measureDelay } from "@quackademy/game-kit/play/measure-delay.ts";
import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { hintOf, isOffBeat, keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { firstGoal, reportPicture } from "./report-picture.ts";
import { rules, starsOf } from "./rules.ts";
import { SONGS } from "./rules/songs.ts";
import { drawSong } from "./view/level.ts";

const titles = SONGS.map(({ title }) => title);

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  stars: starsOf,
  onFinish: keepRun,
  firstGoal,
  hint: hintOf,
  isOffBeat,
  // On a lying phone, the lower edge is the floor.
  lessonAt: () => (innerHeight < 450 && innerWidth > innerHeight ? "top" : "bottom"),
  reportPicture,
  shelf,
  measureDelay,
  firstVariant: "song-1",
  chapters: { song: titles, take: titles },
  drawLevel: (context, _, level) => drawSong(context, level - 1),
  music: tune,
});
