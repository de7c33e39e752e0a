import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, PadButton } from "@quackademy/game-kit/stage/game-view.ts";
import { readKept } from "./kept.ts";
import { ENTER, ERASE, type State } from "./rules.ts";
import { createView, type Sight } from "./view.ts";
import { boxAt, layOut } from "./view-layout.ts";

const PRESS_FRAMES = 8;
const STEPS: Readonly<Partial<Record<PadButton, number>>> = { left: -1, right: 1, up: -3, down: 3 };

export function createFace(progress?: GameProgress): GameFace<State> {
  const sight: Sight = {
    layout: layOut(1280, 720, false),
    wantsKeys: false,
    cursor: -1,
    pressed: -1,
    heat: 0,
    camera: 0,
    lastFloors: 0,
  };

  const press = (tap: number): number => {
    sight.pressed = tap;
    sight.heat = PRESS_FRAMES;
    return tap;
  };

  /** The keys under a gamepad's cross, or under the arrow keys. */
  const move = (button: PadButton): number | null => {
    const step = STEPS[button];
    sight.wantsKeys = true;
    if (button === "b" || button === "x") return press(ERASE);
    if (button === "a") {
      const key = sight.layout.keys[sight.cursor];
      return key ? press(key.tap) : null;
    }
    if (sight.cursor < 0) sight.cursor = 4;
    else if (step !== undefined) sight.cursor = (sight.cursor + step + 12) % 12;
    return null;
  };

  return {
    view: createView(sight, readKept(progress)),
    input: {
      keyTap: ({ code, key }) => {
        if (/^[0-9]$/.test(key)) return press(Number(key));
        if (code === "Backspace" || code === "Delete") return press(ERASE);
        const arrow = /^Arrow(Left|Right|Up|Down)$/.exec(code)?.[1]?.toLowerCase();
        if (arrow) return move(arrow as PadButton);
        if (code === "Space") return sight.cursor < 0 ? null : move("a");
        return code === "Enter" || code === "NumpadEnter" ? press(ENTER) : null;
      },
      padTap: (button) => move(button),
      pointerTap: (pointer) => {
        if (pointer.phase !== "down") return null;
        const key = sight.layout.keys[boxAt(sight.layout.keys, pointer)];
        // Shows the keys to a player who uses the mouse.
        sight.wantsKeys = true;
        return key ? press(key.tap) : null;
      },
    },
  };
}
