import type { Sound } from "#stage/stage.ts";

/** The instruments of a tune. All of them are the kit's own sounds, so that a clip's exporter plays them, too. */
export type Voice = "bass" | "pluck" | "marimba" | "bell" | "lead" | "pad" | "drums";

type Played = { at: number; length: number; volume: number };

/** The sounds of a note or drum; none if the voice does not have it. */
export function playVoice(voice: Voice, name: string, { at, length, volume }: Played): Sound[] {
  if (voice === "drums") return (DRUMS[name] ?? []).map((sound) => shift(sound, at, volume));
  const hertz = hertzOf(name);
  return hertz === null ? [] : PITCHED[voice](hertz, length).map((sound) => shift(sound, at, volume));
}

const shift = (sound: Sound, at: number, volume: number): Sound => ({
  ...sound,
  delay: at + (sound.delay ?? 0),
  volume: (sound.volume ?? 0.4) * volume,
});

// A sound fades from its start to its end, so a voice rings longer than its step.
const PITCHED: Record<Exclude<Voice, "drums">, (hertz: number, length: number) => Sound[]> = {
  bass: (from, length) => [
    { shape: "triangle", from, length: length * 1.3 + 0.1, volume: 0.5 },
    { shape: "sine", from: from * 2, length: length * 0.7, volume: 0.1 },
  ],
  pluck: (from, length) => [{ shape: "triangle", from, length: Math.min(0.5, length + 0.18), volume: 0.26 }],
  marimba: (from, length) => [
    { shape: "sine", from, length: Math.min(0.7, length + 0.3), volume: 0.34 },
    { shape: "sine", from: from * 4, length: 0.09, volume: 0.1 },
  ],
  bell: (from, length) => [
    { shape: "sine", from, length: length + 1.1, volume: 0.2 },
    { shape: "sine", from: from * 2.76, length: 0.4, volume: 0.045 },
  ],
  lead: (from, length) => [
    { shape: "square", from, length: length + 0.12, volume: 0.2 },
    { shape: "triangle", from: from * 1.004, length: length + 0.2, volume: 0.14 },
  ],
  pad: (from, length) => [
    { shape: "triangle", from, length: length * 1.5, volume: 0.13 },
    { shape: "sine", from: from * 1.005, length: length * 1.5, volume: 0.1 },
  ],
};

/** k kick, s snare, h hat, o open hat, w woodblock, t tom, c clap. */
const DRUMS: Record<string, Sound[]> = {
  k: [{ shape: "sine", from: 150, to: 42, length: 0.22, volume: 0.75 }],
  s: [
    { shape: "noise", from: 5200, to: 900, length: 0.16, volume: 0.3 },
    { shape: "triangle", from: 220, to: 140, length: 0.09, volume: 0.22 },
  ],
  h: [{ shape: "noise", from: 15000, to: 9000, length: 0.05, volume: 0.1 }],
  o: [{ shape: "noise", from: 14000, to: 6000, length: 0.18, volume: 0.1 }],
  w: [{ shape: "triangle", from: 920, to: 860, length: 0.06, volume: 0.26 }],
  t: [{ shape: "sine", from: 130, to: 70, length: 0.3, volume: 0.6 }],
  c: [{ shape: "noise", from: 3600, to: 1800, length: 0.1, volume: 0.28 }],
};

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** "A4" is 440 hertz; "#" and "b" raise and lower by a semitone. */
function hertzOf(name: string): number | null {
  const [, letter, sign, octave] = /^([A-G])([#b]?)([0-8])$/.exec(name) ?? [];
  if (letter === undefined) return null;
  const semitones = STEPS[letter]! + (sign === "#" ? 1 : sign === "b" ? -1 : 0) + (Number(octave) - 4) * 12 - 9;
  return 440 * 2 ** (semitones / 12);
}
