import type { Tune } from "@quackademy/game-kit/music/tune.ts";

/** Hardly a tune: a clock and two chords, because a player listens for the signal. */
export const tune: Tune = {
  bpm: 100,
  layers: [
    { voice: "drums", from: 0, volume: 0.6, bars: ["w . . . w . . .", "w . . . w . w ."] },
    { voice: "bass", from: 0, volume: 0.8, bars: ["A1 - . . . E2 . .", "D2 - . . . A2 . ."] },
    { voice: "pluck", from: 1, volume: 0.7, bars: [". C4+E4 . . . G4 . .", ". F#4+A4 . . . C5 . ."] },
    {
      voice: "bell",
      from: 2,
      volume: 0.6,
      bars: ["E5 . . . . . . .", ". . . . A5 . . .", ". . . G5 . . . .", ". . . . . . C5 ."],
    },
    { voice: "drums", from: 2, volume: 0.5, bars: ["k . . . k . . ."] },
    { voice: "drums", from: 3, volume: 0.6, bars: [". h . h . h . h"] },
    { voice: "lead", from: 3, volume: 0.3, bars: ["A3 . A3 . A3 . A3 .", "A3 . A3 . B3 . C4 ."] },
  ],
};
