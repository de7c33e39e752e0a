import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";
import { sectorStars } from "./rules-fuel.ts";
import { keepStamps, readAlbum } from "./view-album.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // Fuel and parcels are below.
  lessonAt: "top",
  music: tune,
  stars: (state) => (state.sector > 0 ? sectorStars(state) : 0),
  chapters: { pack: ["Home moons", "Stars and swings", "Holes in space"] },
  onFinish: keepStamps,
  shelf: readAlbum,
});
