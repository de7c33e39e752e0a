import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { TALL, WIDE } from "./pond-shape.ts";
import { createPond } from "./pond.ts";

// A pond keeps its shape once it is dug: whoever turns the telephone sees it smaller.
const shape = innerWidth >= innerHeight ? WIDE : TALL;

playGame({ manifest, rules: createPond(shape), createFace: () => createFace(shape) });
