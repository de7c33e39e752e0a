import { BUTTON, type Inputs } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { nextBetween, nextChance, nextInt, type Random } from "../../../../packages/game-kit/src/core/random.ts";
import type { Bot } from "./recorded-run.ts";

const NOTHING: Inputs = { held: 0, taps: [] };
const BUTTONS = Object.values(BUTTON);

/** Ways to play worse than a bot, because real runs vary. */
export const PLAY_STYLES: Record<string, (bot: Bot, random: Random) => Bot> = {
  steady: (bot) => bot,

  /** Stops playing at some point, and lets the game end by itself. */
  tired: (bot, random) => {
    let left = nextBetween(random, 8, 150) * 60;
    return (state) => (left-- > 0 ? bot(state) : NOTHING);
  },

  /** Misses one tap in eight, and releases buttons by accident. */
  forgetful: (bot, random) => {
    let slipped = 0;
    return (state) => {
      const { held, taps } = bot(state);
      if (nextChance(random, 1, 150)) slipped = 15;
      slipped -= 1;
      return { held: slipped > 0 ? 0 : held, taps: taps.filter(() => !nextChance(random, 1, 8)) };
    };
  },

  /** Sometimes presses a wrong button. */
  clumsy: (bot, random) => {
    let wrong = 0;
    return (state) => {
      const { held, taps } = bot(state);
      if (nextChance(random, 1, 60)) wrong = wrong === 0 ? anyButton(random) : 0;
      return { held: held ^ wrong, taps: taps.flatMap((tap) => (nextChance(random, 1, 12) ? [tap ^ 1, tap] : [tap])) };
    };
  },

  /** Makes the right inputs, some frames too late. */
  late: (bot, random) => {
    const queue: Inputs[] = Array.from({ length: nextBetween(random, 3, 24) }, () => NOTHING);
    return (state) => {
      queue.push(bot(state));
      return queue.shift()!;
    };
  },

  /** Alternates between playing and pausing for some seconds. */
  dreamy: (bot, random) => {
    let [isAwake, left] = [true, 300];
    return (state) => {
      left -= 1;
      if (left === 0) [isAwake, left] = [!isAwake, nextBetween(random, 120, isAwake ? 300 : 900)];
      return isAwake ? bot(state) : NOTHING;
    };
  },

  /** Plays at random: any button, and any tap that the bot has made before, or one next to it. */
  wild: (bot, random) => {
    const known: number[] = [];
    let held = 0;
    return (state) => {
      const { taps } = bot(state);
      for (const tap of taps) if (!known.includes(tap)) known.push(tap);
      if (nextChance(random, 1, 12)) held = nextChance(random, 1, 3) ? 0 : anyButton(random) | anyButton(random);
      if (known.length === 0 || !nextChance(random, 1, 15)) return { held, taps: [] };
      const tap = known[nextInt(random, known.length)]!;
      return { held, taps: [nextChance(random, 1, 2) ? tap : tap ^ nextInt(random, 8)] };
    };
  },
};

const anyButton = (random: Random): number => BUTTONS[nextInt(random, BUTTONS.length)]!;
