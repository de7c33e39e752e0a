import { oneButton } from "@quackademy/game-kit/input/one-button.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { readKept } from "./kept.ts";
import type { State } from "./rules/state.ts";
import { createView } from "./view.ts";

export const createFace = (progress?: GameProgress): GameFace<State> => ({
  view: createView(readKept(progress)),
  input: oneButton(),
});
