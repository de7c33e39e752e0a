import { oneButton } from "@quackademy/game-kit/input/one-button.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

export const createFace = (progress?: GameProgress): GameFace<State> => ({
  view: createView(progress),
  input: oneButton(),
});
