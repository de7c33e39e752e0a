import type { GameRules } from "#core/game-rules.ts";

export type PressState = { frame: number; pressed: number };

/** Rules for tests of the kit: a point for every frame with a held button, until the last frame. */
export function createPressRules(lastFrame: number): GameRules<PressState> {
  return {
    start: () => ({ frame: 0, pressed: 0 }),
    step: (state, { held }) => {
      state.frame += 1;
      if (held) state.pressed += 1;
    },
    isOver: ({ frame }) => frame >= lastFrame,
    score: ({ pressed }) => pressed,
    hash: ({ frame, pressed }) => frame * 1000 + pressed,
  };
}
