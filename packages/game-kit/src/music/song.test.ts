import { expect, test } from "vitest";
import { layersOfSong, playChords, type Song } from "./song.ts";
import { findTuneProblems } from "./tune.ts";

const CHORDS = ["C2 C3 G2 E4 G4", "F1 F2 C2 A4 C5", "G1 G2 D2 B4 D5", "C2 C3 G2 E4 G4"];
const SONG: Song = {
  tempo: 120,
  a: CHORDS,
  b: CHORDS.toReversed(),
  bass: ["a . c .", "a b c b"],
  pluck: [". d+e . d", "d e d e"],
  voice: "bell",
  leadA: ["C5 . E5 .", "F5 . A5 .", "G5 . B5 .", "C5 - - -"],
  leadB: ["E5 . C5 .", "B5 . G5 .", "A5 . F5 .", "C5 - - ."],
  drums: ["k . s .", "h h h h"],
};
const LAYERS = layersOfSong(SONG, 2, { pluck: [1, 0.8], lead: [2, 0.5], drums: [1, 3] });

test("the letters of a pattern become the notes of each chord, alone and together", () => {
  expect(playChords("a . d+e b", CHORDS.slice(0, 2))).toEqual(["C2 . E4+G4 C3", "F1 . A4+C5 F2"]);
});

test("each half of a song is played twice, over its own chords", () => {
  const bass = LAYERS[0]!.bars;
  expect(bass).toHaveLength(16);
  expect(bass.slice(0, 4)).toEqual(bass.slice(4, 8));
  expect(bass[8]).toBe("C2 C3 G2 C3");
  expect(LAYERS[2]!.bars.slice(8, 12)).toEqual(SONG.leadB);
});

test("a song's layers belong to its part, come in as the mix says, and make a sound tune", () => {
  expect(LAYERS.map(({ part, from }) => [part, from])).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
    [2, 1],
    [2, 3],
  ]);
  expect(findTuneProblems({ bpm: 120, layers: LAYERS })).toEqual([]);
});
