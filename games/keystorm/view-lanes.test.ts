import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { CHOOSE, rules } from "./rules.ts";
import { laneWords } from "./view-lanes.ts";
import { capOf, layOut } from "./view-layout.ts";

const GLIDE_FRAMES = 60;

test.each([
  { name: "a wide screen", width: 1280, height: 720 },
  { name: "a phone", width: 720, height: 1440 },
])("no word covers another on $name, however many fall", ({ width, height }) => {
  const layout = layOut(width, height, true);
  for (const variant of ["", "german", "code"]) {
    const state = rules.start(readSeed("ab".repeat(16)), variant);
    rules.step(state, tap(CHOOSE + 2));
    // A late wave with nobody typing: as full as the sky gets.
    Object.assign(state, { wave: 11, lives: 1000, toDrop: 60 });
    for (let frame = 0; frame < 1500; frame++) {
      rules.step(state, NOTHING);
      if (frame % 150 !== 0) continue;
      const nudges = new Map();
      let places = laneWords(state.words, width, layout, nudges);
      for (let again = 0; again < GLIDE_FRAMES; again++) places = laneWords(state.words, width, layout, nudges);
      for (const [at, one] of state.words.entries()) {
        for (const other of state.words.slice(at + 1)) {
          const [a, b] = [places.get(one.id)!, places.get(other.id)!];
          const halves = (one.letters * capOf(one, layout) + other.letters * capOf(other, layout)) / 2;
          const isApart = Math.abs(a.x - b.x) >= halves || Math.abs(a.y - b.y) >= layout.cap * 1.4;
          expect(isApart).toBe(true);
        }
      }
    }
  }
});
