import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { keepRun, shelf } from "./kept.ts";
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { ROOMS, WORLD_NAMES } from "./rules/rooms.ts";
import { ROOMS_IN_WORLD } from "./rules/state.ts";
import { rules, starsOf } from "./rules.ts";
import { drawRoomLevel } from "./view/level.ts";
import { reportPicture } from "./view/report.ts";
import { hintOf } from "./view/words.ts";

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: "top",
  stars: starsOf,
  onFinish: keepRun,
  hint: hintOf,
  reportPicture,
  shelf,
  firstVariant: "room-1",
  chapters: { room: ROOMS.map(({ name }) => name), trial: WORLD_NAMES, pairs: WORLD_NAMES },
  drawLevel: (context, mode, level) =>
    drawRoomLevel(context, mode === "room" ? level - 1 : (level - 1) * ROOMS_IN_WORLD + 3),
  music: tune,
});
