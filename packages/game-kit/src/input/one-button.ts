import { BUTTON } from "#core/game-rules.ts";
import type { GameInput } from "#stage/game-view.ts";

const KEYS = ["Space", "ArrowUp", "KeyW", "Enter", "KeyX", "ShiftLeft", "ShiftRight"];

/** The input of a game with one button, A, that is pressed or held: by keys, by a finger anywhere, or by a gamepad. */
export const oneButton = <State>(): GameInput<State> => ({
  held: Object.fromEntries(KEYS.map((code) => [code, BUTTON.a])),
  // A tap that begins and ends within the frame still counts.
  pointerTap: ({ phase }) => (phase === "down" ? 1 : null),
  pointerHeld: () => BUTTON.a,
  padTap: (button) => (button === "b" || button === "x" ? 1 : null),
});
