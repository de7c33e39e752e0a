import type { Tune } from "@quackademy/game-kit/music/tune.ts";

export const tune: Tune = { bpm: 120, layers: [{ voice: "bass", from: 0, bars: ["C2 . . . G1 . . ."] }] };
