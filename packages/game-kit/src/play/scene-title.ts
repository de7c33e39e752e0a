import { readSeed } from "#core/game-rules.ts";
import { openAttract, type Attract } from "#staff/open-attract.ts";
import type { Scene, GameSession } from "./game-session.ts";

const TITLE_SEED = "00c0ffee00c0ffee00c0ffee00c0ffee";

/**
 * The picture behind the title: the view's own or the first state, and when the staff's runs are loaded the best of them,
 * without sound. With reduced motion it stays still. Their run is not opened while a run of the player's is about to begin
 * (not `isShown`): that takes as long as some pictures.
 */
export function titleScene<State>(
  { createFace, rules, stage, staff }: GameSession<State>,
  isShown: () => boolean = () => true,
): Scene {
  const { view } = createFace();
  const state = rules.start(readSeed(TITLE_SEED));
  let attract: Attract<State> | null = null;
  let opened: readonly unknown[] = [];
  const open = (): Attract<State> | null => {
    if (stage.isCalm || view.isTitleStill) return null;
    if (opened !== staff.runs && isShown()) [opened, attract] = [staff.runs, openAttract(rules, staff.runs)];
    return attract;
  };
  return {
    size: view.size,
    backdrop: view.backdrop,
    speed: 1,
    get isCovering() {
      return view.drawTitle !== undefined && !open();
    },
    get isAbove() {
      return open() !== null;
    },
    step: () => open()?.step(),
    draw() {
      const played = open();
      if (played) view.draw(stage, played.state);
      else if (view.drawTitle) view.drawTitle(stage, state);
      else view.draw(stage, state);
    },
  };
}
