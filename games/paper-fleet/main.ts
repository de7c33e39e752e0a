import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { TALL, WIDE } from "./pond-shape.ts";
import { createPond } from "./pond.ts";

// The pond's shape is fixed at the start: rotating the phone only scales it.
const shape = innerWidth >= innerHeight ? WIDE : TALL;

import { tune } from "./music.ts";
playGame({ manifest, rules: createPond(shape), createFace: () => createFace(shape), lesson, music: tune });
