import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import { keepStars, lanternShelf } from "./kept-stars.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules, type LumenState } from "./rules.ts";
import { CHAPTERS } from "./view-panels.ts";

const stars = ({ stars: won }: LumenState) => (won[0] ?? 0) as 0 | 1 | 2 | 3;

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  lessonAt: "corner",
  stars,
  onFinish: keepStars,
  shelf: lanternShelf,
  firstVariant: "map-1",
  chapters: { map: CHAPTERS },
  music: tune,
});
