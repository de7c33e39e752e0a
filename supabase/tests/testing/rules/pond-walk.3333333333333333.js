// A duck that thinks: every frame with the second button costs five milliseconds of work, and goes on for ever with
// the third.
const HOME = 9;

export const rules = {
  start: () => ({ frame: 0, thought: 0, isHome: false }),
  step(state, { held, taps }) {
    state.frame += 1;
    if (held & 2) for (const end = performance.now() + 5; performance.now() < end;) state.thought |= 1;
    while (held & 4) state.thought |= 1;
    if (taps.includes(HOME)) state.isHome = true;
  },
  isOver: (state) => state.isHome,
  score: (state) => state.frame,
  hash: (state) => state.frame,
};
