// The rules of version 2 with modes: the stream of the second mode carries the duck twice as far.
const HOME = 9;
const MAX_FRAMES = 5400;

export const rules = {
  start: (seed, variant = "") => ({
    frame: 0,
    x: 0,
    bread: 0,
    current: seed[0] ^ seed[3],
    pace: variant === "stream" ? 2 : variant.startsWith("map-") ? 1 + Number(variant.slice(4)) : 1,
    isHome: false,
    cues: [],
  }),
  step(state, { held, taps }) {
    state.frame += 1;
    state.current = (Math.imul(state.current, 1664525) + 1013904223) | 0;
    if (held & 2) state.x += state.pace * (1 + (state.current >>> 31));
    for (const tap of taps) {
      if (tap === HOME) state.isHome = true;
      else state.bread += tap % 7;
    }
  },
  isOver: (state) => state.isHome || state.frame >= MAX_FRAMES,
  score: (state) => state.x + 100 * state.bread,
  hash: (state) =>
    [state.frame, state.x, state.bread, state.current].reduce(
      (hash, word) => Math.imul(hash ^ word, 0x5bd1e995) ^ (hash >>> 13),
      7,
    ) >>> 0,
};
