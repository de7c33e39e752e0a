import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { nextInt, nextWord, type Random } from "@quackademy/game-kit/core/random.ts";
import { nextNormal, type HandNerves, type HandSkill } from "@quackademy/game-kit/staff/hand-nerves.ts";
import type { Bot } from "./play-to-end.ts";

/**
 * Another model of a person's noise, to check judgements with that were not made with it: delays are normal with an
 * exponential tail (ex-Gaussian), the tempo wanders, and mistakes come in groups.
 */
export function otherNerves(skill: HandSkill, random: Random): HandNerves {
  const even = () => (nextWord(random) + 1) / 0x1_0000_0001;
  let [tempo, upset] = [1, 0];
  return {
    skill,
    normal: () => nextNormal(random),
    pick: (count) => nextInt(random, count),
    jitter: () => (even() * 2 - 1) * skill.jitterFrames * 1.6,
    slips() {
      const happens = even() * 1000 < skill.slipsPerMille * (upset > 0 ? 5 : 0.8);
      upset = happens ? 6 : upset - 1;
      return happens;
    },
    lapse: () => (even() * 1000 < skill.lapsesPerMille ? Math.round(-40 * Math.log(even())) : 0),
    delay(medianFrames) {
      tempo = 0.92 * tempo + 0.08 * (1 + 0.25 * nextNormal(random));
      const body = medianFrames * (0.85 + 0.1 * nextNormal(random));
      return Math.max(1, Math.round(tempo * (body - 0.2 * medianFrames * Math.log(even()))));
    },
  };
}

/** A screen that is drawn every so many frames: inputs arrive together with the next picture. */
export function onSlowScreen<State>(bot: Bot<State>, every: number): Bot<State> {
  let [frame, held, taps] = [0, 0, [] as number[]];
  return (state): Inputs => {
    const now = bot(state);
    taps.push(...now.taps);
    frame += 1;
    if (frame % every !== 0) return { held, taps: [] };
    const arrived = { held: now.held, taps };
    [held, taps] = [now.held, []];
    return arrived;
  };
}
