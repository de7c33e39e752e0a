import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import { keepRun, keycapShelf } from "./keycaps.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";

playGame({ manifest, rules, createFace, lesson, lessonAt: "top", onFinish: keepRun, shelf: keycapShelf, music: tune });
