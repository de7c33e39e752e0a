import type { Sound } from "@quackademy/game-kit/stage/stage.ts";

/**
 * A voice or a drum is made of partials: a shape, its part of the note's pitch and of its length, how loud it is, and the
 * part of the pitch at which it ends.
 */
export type Voice = readonly (readonly [
  shape: Sound["shape"],
  from: number,
  length: number,
  volume: number,
  to?: number,
])[];

/** A note of a voice. Sounds fade from their start, so a note rings longer than its step; one with `hold` stays. */
export const sing = (voice: Voice, hertz = 1, length = 1, volume = 1, delay = 0, hold = 0): Sound[] =>
  voice.map(([shape, from, part, loud, to = from]) => ({
    shape,
    from: hertz * from,
    to: hertz * to,
    length: length * part,
    volume: loud * volume,
    delay,
    hold,
  }));

/** Chords and figures have one partial: many of their notes sound at once. */
export const SOFT: Voice = [["triangle", 1, 1, 0.8]];
export const TONES = {
  saw: [["sawtooth", 1, 1, 1]],
  square: [["square", 1, 1, 0.8]],
  soft: [["triangle", 1, 1, 0.9]],
  glass: [
    ["sine", 1, 1, 0.5],
    ["sine", 3, 0.6, 0.4],
  ],
  reed: [["square", 2, 1, 0.6]],
  wire: [
    ["sawtooth", 1, 0.5, 0.8],
    ["triangle", 2, 1, 0.6],
  ],
} satisfies Record<string, Voice>;

/** The voices of melodies, the fullest partials first. */
export const VOICES = {
  marimba: [
    ["triangle", 1, 1.2, 0.5],
    ["sine", 4, 0.4, 0.3],
    ["square", 2, 0.3, 0.16],
  ],
  bell: [
    ["sine", 1, 2.4, 0.4],
    ["sine", 2.76, 1.2, 0.2],
    ["sine", 5.4, 0.6, 0.16],
  ],
  chip: [
    ["square", 1, 1.1, 0.6],
    ["square", 2.006, 0.7, 0.2],
  ],
  brass: [
    ["sawtooth", 1, 1.3, 0.6],
    ["sawtooth", 1.004, 1.1, 0.3],
    ["square", 2, 0.4, 0.2],
  ],
  organ: [
    ["sine", 1, 1.4, 0.4],
    ["sine", 2, 1.3, 0.24],
    ["square", 3, 1, 0.16],
  ],
  saws: [
    ["sawtooth", 1, 1.3, 0.5],
    ["sawtooth", 1.009, 1.3, 0.4],
    ["sawtooth", 2, 0.8, 0.2],
  ],
  pluck: [
    ["sawtooth", 1, 0.7, 0.6],
    ["triangle", 1, 1.2, 0.3],
    ["sawtooth", 3, 0.25, 0.2],
  ],
} satisfies Record<string, Voice>;

/** Small loudspeakers do not play the lowest tone of a bass: its overtones are what is heard there. */
export const BASSES = {
  round: [
    ["triangle", 1, 1.2, 0.4],
    ["square", 2, 0.7, 0.3],
    ["sawtooth", 4, 0.4, 0.2],
  ],
  saw: [
    ["sawtooth", 1, 1.1, 0.6],
    ["sawtooth", 2.01, 0.9, 0.5],
    ["square", 4, 0.5, 0.2],
  ],
  square: [
    ["square", 1, 1, 0.5],
    ["square", 2, 0.8, 0.4],
    ["sawtooth", 6, 0.4, 0.2],
  ],
} satisfies Record<string, Voice>;

/** k kick, s snare, c clap, h hat, o open hat, t tom, w woodblock, x cymbal. */
const DRUMS: Readonly<Record<string, Voice>> = {
  k: [
    ["sine", 170, 0.2, 0.6, 46],
    ["square", 1400, 0.04, 0.7, 170],
  ],
  s: [
    ["noise", 15000, 0.2, 0.6, 5000],
    ["triangle", 330, 0.1, 0.4, 170],
  ],
  c: [
    ["noise", 9000, 0.1, 0.6, 4000],
    ["noise", 17000, 0.05, 0.4, 9000],
  ],
  h: [["noise", 20000, 0.06, 0.4, 17000]],
  o: [["noise", 20000, 0.2, 0.3, 15000]],
  t: [["triangle", 280, 0.2, 0.6, 90]],
  w: [["square", 1750, 0.04, 0.4, 1500]],
  x: [["noise", 20000, 1.4, 0.4, 9000]],
};

/** The kits: a band's, a drum machine's, and one of hands and wood. What is missing is as in the first. */
export const KITS: readonly (typeof DRUMS)[] = [
  DRUMS,
  {
    k: [["sine", 120, 0.4, 0.8, 38]],
    s: [["noise", 9000, 0.2, 0.6, 3000]],
    h: [["square", 9400, 0.03, 0.2]],
  },
  {
    k: [["triangle", 140, 0.2, 0.9, 62]],
    s: [["noise", 3500, 0.1, 0.8, 1500]],
    h: [["noise", 9000, 0.1, 0.3, 15000]],
  },
];

/** A drum of a kit by its sign; a capital letter has a hat with it. */
export function drum(sign: string, kit = 0): Voice {
  const name = sign.toLowerCase();
  const of = (each: string) => KITS[kit]![each] ?? DRUMS[each]!;
  return name === sign ? of(sign) : [...of(name), ...of("h")];
}
