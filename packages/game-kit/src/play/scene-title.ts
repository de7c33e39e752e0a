import { readSeed } from "#core/game-rules.ts";
import type { Scene, GameSession } from "./game-session.ts";

const TITLE_SEED = "00c0ffee00c0ffee00c0ffee00c0ffee";

/** The picture behind the title: the view's own, or the first state. */
export function titleScene<State>({ createFace, rules, stage }: GameSession<State>): Scene {
  const { view } = createFace();
  const state = rules.start(readSeed(TITLE_SEED));
  const draw = () => (view.drawTitle ? view.drawTitle(stage, state) : view.draw(stage, state));
  return {
    size: view.size,
    backdrop: view.backdrop,
    speed: 1,
    isCovering: view.drawTitle !== undefined,
    step: () => {},
    draw,
  };
}
