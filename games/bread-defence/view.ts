import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { mapOf, type State } from "./rules/state.ts";
import { isBoss, PIGEONS } from "./rules/pigeons.ts";
import { drawCards, sayCards } from "./view/cards.ts";
import { createTeller } from "./view/cues.ts";
import { createFlights } from "./view/flights.ts";
import { drawAirways, drawHouses, drawLand, drawPlain, type Mood } from "./view/land.ts";
import { layoutOf, SIZE } from "./view/layout.ts";
import { drawPanel } from "./view/panel.ts";
import { drawRing, sayButton } from "./view/ring.ts";
import type { Sight } from "./view/sight.ts";
import { penOn } from "./view/pen.ts";
import { drawTroops } from "./view/troops.ts";
import { sayState, sayTile, waveName } from "./view/words.ts";
import * as PHASE from "./rules/phases.ts";

/** A replay that jumps further than this starts its picture anew. */
const JUMP_FRAMES = 30;
/** Screen readers hear the tile under the cursor for so long. */
const SAY_FRAMES = 90;

export function createView(sight: Sight): GameView<State> {
  const flights = createFlights();
  const teller = createTeller(flights);
  let [shownFrame, steppedAt] = [-1, -1];

  const keepUp = (state: State, tick: number): void => {
    if (state.frame < shownFrame || state.frame > shownFrame + JUMP_FRAMES) teller.reset();
    shownFrame = state.frame;
    // On fast screens a frame is drawn more than once.
    for (; steppedAt < tick; steppedAt = steppedAt < tick - 4 ? tick : steppedAt + 1) {
      flights.step();
    }
  };

  return {
    size: SIZE,
    draw(stage, state) {
      sight.layout = layoutOf(stage);
      const { layout } = sight;
      keepUp(state, stage.tick);
      // Shots are news without a cue.
      teller.hear(stage, layout, state);
      const pen = penOn(stage);
      if (state.frame < 2 && drawPlain(stage, state.map)) return;
      drawLand(stage, layout, state.map);
      const flies = ({ kind }: { kind: number }) => PIGEONS[kind]!.flies;
      if ((state.coming.length > 0 ? state.coming : state.next).some(flies)) drawAirways(pen, layout, state.map);
      const isRobbed = state.pigeons.some(({ loaves }) => loaves > 0);
      const mood: Mood = state.phase === PHASE.lost ? 2 : isRobbed ? 1 : 0;
      flights.drawPuffs(pen, true);
      drawHouses(pen, layout, state.map, state.home - flights.homing, mood);
      drawTroops({ pen, layout, state });
      flights.draw(pen, layout, state);
      flights.drawPuffs(pen, false);
      if (state.phase < PHASE.won) drawRing(pen, sight, state);
      drawPanel(pen, sight, state, flights.homing);
      drawCards(pen, sight, state);
      if (!sight.isOpen) teller.drawBanner(pen, layout);
    },
    cue(stage, state) {
      sight.layout = layoutOf(stage);
      teller.hear(stage, sight.layout, state);
    },
    status: (state) => (state.wave === 0 ? mapOf(state).name : `${waveName(state)} · ${state.home} safe`),
    intensity({ phase, pigeons, coming }) {
      if (phase === PHASE.ready) return 0;
      if (pigeons.some(({ loaves, kind }) => loaves > 0 || isBoss(kind))) return 3;
      return pigeons.length > 0 || coming.length > 0 ? 2 : 1;
    },
    // The tango of bosses, or the swing of the town.
    part: ({ pigeons, coming, map }) =>
      pigeons.some(({ kind }) => isBoss(kind)) || coming.some(({ kind }) => isBoss(kind))
        ? 1
        : [0, 2, 3, 4, 5][map % 5]!,
    say(state) {
      if (state.offer.length > 0 && !sight.isOpen) return sayCards(sight, state);
      const isMoved =
        (sight.isCursorShown || sight.isAiming) && state.frame - sight.movedAt < SAY_FRAMES && state.phase < PHASE.won;
      if (!isMoved) return sayState(state);
      return sight.isOpen ? sayButton(sight, state) : sayTile(state, sight.cursor);
    },
  };
}
