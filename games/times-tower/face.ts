import type { GameFace, PadButton } from "@quackademy/game-kit/stage/game-view.ts";
import { CHOOSE, ENTER, ERASE, GRADES, PHASE, type State } from "./rules.ts";
import { createView, type Sight } from "./view.ts";
import { boxAt, layOut } from "./view-layout.ts";

const PRESS_FRAMES = 8;
const STEPS: Readonly<Partial<Record<PadButton, number>>> = { left: -1, right: 1, up: -3, down: 3 };

export function createFace(): GameFace<State> {
  const sight: Sight = {
    layout: layOut(1280, 720),
    cursor: -1,
    card: 1,
    pressed: -1,
    heat: 0,
    camera: 0,
    shake: 0,
    lastFloors: 0,
  };

  const press = (tap: number): number => {
    sight.pressed = tap;
    sight.heat = PRESS_FRAMES;
    return tap;
  };

  /** The keys and the cards under a gamepad's cross, or under the arrow keys. */
  const move = (button: PadButton, state: State): number | null => {
    const step = STEPS[button];
    if (state.phase === PHASE.choosing) {
      if (button === "a") return CHOOSE + sight.card;
      sight.card = (sight.card + Math.sign(step ?? 0) + GRADES) % GRADES;
      return null;
    }
    if (button === "b" || button === "x") return press(ERASE);
    if (button === "a") return sight.cursor < 0 ? null : press(sight.layout.keys[sight.cursor]!.tap);
    if (sight.cursor < 0) sight.cursor = 4;
    else if (step !== undefined) sight.cursor = (sight.cursor + step + 12) % 12;
    return null;
  };

  return {
    view: createView(sight),
    input: {
      keyTap: ({ code, key }, state) => {
        if (/^[0-9]$/.test(key)) {
          if (state.phase !== PHASE.choosing) return press(Number(key));
          return Number(key) >= 1 && Number(key) <= GRADES ? CHOOSE + Number(key) - 1 : null;
        }
        if (code === "Backspace" || code === "Delete") return press(ERASE);
        const arrow = /^Arrow(Left|Right|Up|Down)$/.exec(code)?.[1]?.toLowerCase();
        if (arrow) return move(arrow as PadButton, state);
        if (code === "Space") return move("a", state);
        if (code !== "Enter" && code !== "NumpadEnter") return null;
        return state.phase === PHASE.choosing ? CHOOSE + sight.card : press(ENTER);
      },
      padTap: move,
      pointerHover: (point, state) => {
        const card = point && state.phase === PHASE.choosing ? boxAt(sight.layout.cards, point) : -1;
        if (card >= 0) sight.card = card;
      },
      pointerTap: (pointer, state) => {
        if (pointer.phase !== "down") return null;
        if (state.phase === PHASE.choosing) {
          const card = boxAt(sight.layout.cards, pointer);
          return card < 0 ? null : CHOOSE + card;
        }
        const key = sight.layout.keys[boxAt(sight.layout.keys, pointer)];
        return key ? press(key.tap) : null;
      },
    },
  };
}
