import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BELTS, chooseBelt, chosenBelt, hasBelt, keepBelts } from "./belts.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { arenaStars } from "./rules-points.ts";
import { MODE, rules } from "./rules.ts";
import { PLAYER_LOOK } from "./view-look.ts";
import { drawPuck } from "./view-puck.ts";

const STILL = { x: 32, y: 30, radius: 24, facing: 0, size: 1, spin: 0, rested: null, isDashing: false };

playGame({
  manifest,
  rules,
  createFace,
  // Every round has its own countdown.
  countdown: false,
  lesson,
  // Over the spectators: the plates of both wrestlers are above, the dash button below.
  lessonAt: "corner",
  music: tune,
  // A match of two players opens the next arena, whoever wins.
  stars: (state) => (state.mode === MODE.arena ? arenaStars(state) : state.mode === MODE.duo ? 3 : 0),
  chapters: { arena: ["Guests", "Regulars", "Masters"] },
  onFinish: keepBelts,
  shelf: (progress) => ({
    title: "Belts",
    line: "Win them from the hosts of the arenas. Choose the one you wear.",
    items: BELTS.map(({ id, name, how, colour }) => ({
      id,
      name,
      how,
      isFound: hasBelt(progress, id),
      // A puck needs no more of a stage than this.
      draw: (context) => drawPuck({ context, isContrast: false } as Stage, { ...PLAYER_LOOK, colour }, STILL),
    })),
    chosen: chosenBelt(progress).id,
    onChoose: (id) => void chooseBelt(progress, id),
  }),
});
