import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { starsOf } from "./rules/points.ts";
import { rules } from "./rules.ts";

playGame({ manifest, rules, createFace, countdown: false, stars: starsOf });
