import { nextInt, nextWord, type Random } from "#core/random.ts";

/** The three members of staff, from beginner to good player. */
export const STAFF = ["duckling", "drake", "goose"] as const;
export type StaffMember = (typeof STAFF)[number];

/** How somebody's hands are. Frames are sixtieths of a second. */
export type HandSkill = {
  /** The median time from seeing to pressing, and how much it varies. */
  reactionFrames: number;
  spreadPercent: number;
  /** The median time between two keys of one word or number. */
  strokeFrames: number;
  /** How far a planned press misses its moment. */
  jitterFrames: number;
  /** Wrong keys, and moments of inattention, per thousand presses. */
  slipsPerMille: number;
  lapsesPerMille: number;
  /** How much slower the hands are with every minute. */
  tiringPercent: number;
};

export const HAND_SKILLS: Record<StaffMember, HandSkill> = {
  duckling: {
    reactionFrames: 21,
    spreadPercent: 30,
    strokeFrames: 24,
    jitterFrames: 2.6,
    slipsPerMille: 45,
    lapsesPerMille: 30,
    tiringPercent: 3,
  },
  drake: {
    reactionFrames: 16,
    spreadPercent: 25,
    strokeFrames: 15,
    jitterFrames: 1.7,
    slipsPerMille: 18,
    lapsesPerMille: 12,
    tiringPercent: 2,
  },
  goose: {
    reactionFrames: 12,
    spreadPercent: 20,
    strokeFrames: 10,
    jitterFrames: 1.1,
    slipsPerMille: 7,
    lapsesPerMille: 4,
    tiringPercent: 1,
  },
};

/** The noise between a decision and a press. */
export type HandNerves = {
  readonly skill: HandSkill;
  /** A delay around this median, in whole frames. `frame` makes tired hands slower. */
  delay(medianFrames: number, frame: number): number;
  /** By how many frames, or parts of one, a planned press is early (negative) or late. */
  jitter(): number;
  slips(): boolean;
  /** Frames of inattention; mostly 0. */
  lapse(): number;
  /** A whole number below `count`, for choices that hands make at random. */
  pick(count: number): number;
  /** A number around 0 whose standard deviation is 1. */
  normal(): number;
};

const FRAMES_PER_MINUTE = 3600;
const MOST_TIRED_MINUTES = 8;

/** Delays are log-normal: never much shorter than usual, sometimes much longer. */
export function createNerves(skill: HandSkill, random: Random): HandNerves {
  const normal = () => nextNormal(random);
  const happens = (perMille: number) => nextInt(random, 1000) < perMille;
  return {
    skill,
    normal,
    pick: (count) => nextInt(random, count),
    jitter: () => normal() * skill.jitterFrames,
    slips: () => happens(skill.slipsPerMille),
    lapse: () => (happens(skill.lapsesPerMille) ? 24 + nextInt(random, 60) : 0),
    delay(medianFrames, frame) {
      const spread = (normal() * skill.spreadPercent) / 100;
      const tired = 1 + (skill.tiringPercent / 100) * Math.min(MOST_TIRED_MINUTES, frame / FRAMES_PER_MINUTE);
      // The first terms of e^spread, because Math.exp is not the same on every machine.
      return Math.max(1, Math.round(medianFrames * tired * (1 + spread + (spread * spread) / 2)));
    },
  };
}

/** The sum of twelve even numbers is as good as normal, and the same on every machine. */
export function nextNormal(random: Random): number {
  let sum = -6;
  for (let part = 0; part < 12; part++) sum += nextWord(random) / 0x1_0000_0000;
  return sum;
}
