import { expect, test } from "vitest";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperDocument, createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { aimTap, CUE, LAUNCH_TAP, PHASE, rules } from "./rules.ts";
import { SECTORS } from "./rules-sectors.ts";
import { keepStamps, readAlbum } from "./view-album.ts";
import { createView } from "./view.ts";

createPaperDocument();
const SEED = readSeed("00".repeat(16));

test.each([
  ["", 1000, 624],
  ["pack-3", 624, 1000],
  ["pack-30", 1000, 624],
] as const)("every frame of a throw in '%s' can be drawn and told", (variant, width, height) => {
  const state = rules.start(SEED, variant);
  const stage = createPaperStage({ width, height });
  const view = createView(() => {});
  const [, , angle, power] = SECTORS[Math.max(0, state.sector - 1)]!;
  for (let frame = 1; frame < 400 && !rules.isOver(state); frame++) {
    rules.step(state, { held: 0, taps: frame === 30 ? [aimTap(angle, power), LAUNCH_TAP] : [] });
    for (const cue of state.cues) view.cue!(stage, state, cue);
    Object.assign(stage, { tick: frame });
    view.draw(stage, state);
    expect(`${view.say!(state)} ${view.status!(state)}`).not.toMatch(/undefined|NaN/);
  }
  expect(stage.words.join()).not.toMatch(/undefined|NaN/);
});

test("the bang of a delivery waits for the slow motion, and comes at once with reduced motion", () => {
  for (const isCalm of [false, true]) {
    const state = rules.start(SEED, "pack-3");
    const [, , angle, power] = SECTORS[2]!;
    const bursts: number[] = [];
    let frame = 0;
    const stage = { ...createPaperStage({ isCalm }), burst: () => void bursts.push(frame) };
    const view = createView(() => {});
    let landed = 0;
    for (frame = 1; frame < 400 && !rules.isOver(state); frame++) {
      rules.step(state, { held: 0, taps: frame === 30 ? [aimTap(angle, power), LAUNCH_TAP] : [] });
      if (state.cues.includes(CUE.bullseye) || state.cues.includes(CUE.delivered)) landed = frame;
      for (const cue of state.cues) view.cue!(stage, state, cue);
      view.draw({ ...stage, tick: frame }, state);
    }
    expect(state.phase).toBe(PHASE.over);
    expect(bursts.at(-1)! - landed).toBe(isCalm ? 0 : 46);
  }
});

test("stamps stay in the album, and parcels are counted over all runs", () => {
  const progress = createMemoryProgress();
  const state = rules.start(SEED, "pack-3");
  Object.assign(state, { delivered: 1, throws: 1, slots: 1 });
  keepStamps(state, progress);
  keepStamps(Object.assign(rules.start(SEED), { delivered: 49 }), progress);
  const { items, line } = readAlbum(progress);
  const found = items.filter(({ isFound }) => isFound).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(["first", "slot", "ace", "fifty", "shift"]));
  expect(line).toContain("50 parcels");
});
