import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { albumShelf, keepPlants } from "./album.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { starsFor } from "./rules-orders.ts";
import { rules, type GardenState } from "./rules.ts";

const stars = ({ order, isDone, slides }: GardenState) => (order > 0 && isDone ? starsFor(order, slides) : 0);

playGame({
  manifest,
  rules,
  createFace,
  countdown: false,
  lesson,
  lessonAt: "corner",
  stars,
  onFinish: keepPlants,
  onLeave: keepPlants,
  shelf: albumShelf,
  music: tune,
});
