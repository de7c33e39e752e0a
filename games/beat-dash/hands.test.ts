import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { judgeHands } from "@quackademy/game-kit/core/run-hands.ts";
import { findCues } from "@quackademy/game-kit/core/run-presses.ts";
import { createNerves, HAND_SKILLS } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { onSlowScreen } from "@quackademy/game-kit/testing/other-nerves.ts";
import { playToEnd, type Bot } from "@quackademy/game-kit/testing/play-to-end.ts";
import { isShort } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { dashWithHands } from "./bot-staff.ts";
import manifest from "./game.json" with { type: "json" };
import { rules } from "./rules.ts";
import type { State } from "./rules/state.ts";
import { SONGS } from "./rules/songs.ts";

const SEED = "00112233445566778899aabbccddeeff";
/** A deviation of 10 ms, which only trained drummers have, and a mistake now and then. */
const DRUMMER = { ...HAND_SKILLS.goose, jitterFrames: 0.6 };
const HZ = { 60: 1, 30: 2, 20: 3 };
const SONG_VARIANTS = SONGS.map((_, song) => `song-${song + 1}`);
const VARIANTS = isShort ? ["song-6"] : ["", ...SONG_VARIANTS];

function judgeBy(bot: Bot<State>, variant: string) {
  const run = playToEnd(rules, readSeed(SEED), bot, variant);
  return judgeHands(run.log, findCues(rules, SEED, run.log, run.frames, variant), manifest.id);
}

describe.each(VARIANTS)("the hands of a run of %j", (variant) => {
  test.each([60, 30, 20] as const)("are free if a very exact drummer sees %i pictures a second", (hz) => {
    const drummer = dashWithHands(createNerves(DRUMMER, startRandom([hz, 2, 3, 4])), 100, true);
    const { why, stats } = judgeBy(onSlowScreen(drummer, HZ[hz]), variant);
    expect(stats.presses).toBeGreaterThan(20);
    expect(why).toEqual([]);
  });

  test("are held if every press is on the beat to the frame", () => {
    expect(judgeBy(createBot(), variant).why).not.toEqual([]);
  });

  test("are held if only the time that keys are down is like a person's", () => {
    const [bot, random] = [createBot(), startRandom([5, 6, 7, 8])];
    let more = 0;
    const uneven: Bot<State> = (state) => {
      const { held } = bot(state);
      more = held ? nextInt(random, 6) : more - 1;
      return { held: held || (more > 0 && !state.duck.flies) ? 16 : 0, taps: [] };
    };
    expect(judgeBy(uneven, variant).why).not.toEqual([]);
  });
});
