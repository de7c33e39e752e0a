import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, THEIRS } from "#stack-shift/rules/side.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.3,
  ...more,
});
const hiss = (from: number, to: number, length: number, volume = 0.3): Sound => ({
  shape: "noise",
  from,
  to,
  length,
  volume,
});
const notes = (pitches: readonly number[], gap: number, volume = 0.3): Sound[] =>
  pitches.map((pitch, at) => tone(pitch, pitch, gap * 2.2, { delay: at * gap, volume }));

/** A step of a cascade rings a step higher. */
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760];
export const ringOf = (chain: number): Sound[] => {
  const root = SCALE[Math.min(chain - 1, SCALE.length - 1)]!;
  return [
    ...notes([root, root * 1.25, root * 1.5], 0.05, 0.34),
    tone(root / 2, root / 2, 0.3, { shape: "sine", volume: 0.3 }),
  ];
};

/** A cascade is over: the chord that it has climbed to. */
export const CASCADE_END: readonly Sound[] = [
  ...notes([784, 988, 1175, 1568], 0.045, 0.26),
  tone(196, 98, 0.4, { shape: "sine", volume: 0.4 }),
];

/** The stones of a ten burst. */
export const popOf = (chain: number): Sound[] => [
  hiss(1200 + 300 * chain, 300, 0.14, 0.3),
  tone(240 + 30 * chain, 90, 0.12, { shape: "sine", volume: 0.4 }),
];

/** Rubble has landed. */
export const THUD: readonly Sound[] = [hiss(500, 60, 0.3, 0.45), tone(90, 36, 0.3, { shape: "sine", volume: 0.6 })];

/** The rival has sent rubble: two low knocks. */
export const RUBBLE_COMES: readonly Sound[] = [
  tone(233, 185, 0.16, { shape: "square", volume: 0.12 }),
  tone(185, 147, 0.2, { shape: "square", volume: 0.12, delay: 0.14 }),
];

/** Each rival quacks in its own pitch, longer for more letters. */
const PITCHES = [620, 480, 400, 540, 700, 260, 210, 170, 330, 440];
export const voiceOf = (level: number, letters: number): Sound[] =>
  Array.from({ length: letters ? 2 + Math.min(3, letters >> 3) : 0 }, (_, at) => {
    const pitch = PITCHES[level]! * (1 + ((at * 3) % 4) / 10);
    return tone(pitch, pitch * 0.6, 0.09, { shape: "square", volume: 0.07, delay: at * 0.12 });
  });

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.turn]: [tone(420, 560, 0.06, { volume: 0.2 })],
  [CUE.keep]: notes([660, 495], 0.05, 0.2),
  [CUE.move]: [tone(300, 280, 0.04, { volume: 0.16 })],
  // Stone on stone: a single sound, because it comes with every domino.
  [CUE.land]: [tone(170, 70, 0.14, { shape: "sine", volume: 0.55 })],
  [CUE.star]: [...notes([784, 988, 1175, 1568, 1976], 0.06), hiss(4000, 900, 0.5, 0.2)],
  [CUE.hail]: [tone(500, 160, 0.3, { shape: "sine", volume: 0.2 })],
  [CUE.hurry]: notes([740, 740, 880], 0.12, 0.16),
  [CUE.charged]: notes([880, 1175, 1760], 0.07, 0.22),
  [CUE.sent]: [tone(400, 1200, 0.24, { shape: "sine", volume: 0.24 })],
  [CUE.won]: notes([523, 659, 784, 1047, 1319, 1568], 0.1),
  [CUE.done]: notes([523, 659, 784, 1047, 1319, 1568], 0.09),
  [CUE.lost]: notes([440, 392, 330, 262, 196], 0.15),
  [CUE.level]: notes([659, 880, 1319], 0.08, 0.26),
  [CUE.rise]: [tone(60, 140, 0.35, { shape: "sine", volume: 0.5 }), hiss(300, 900, 0.3, 0.24)],
  [CUE.sink]: [tone(140, 50, 0.35, { shape: "sine", volume: 0.5 }), hiss(900, 200, 0.35, 0.3)],
  [CUE.tide]: notes([196, 294, 392], 0.09, 0.3),
  [CUE.high]: notes([740, 740], 0.12, 0.14),
  [CUE.chain + THEIRS]: [tone(330, 220, 0.2, { shape: "square", volume: 0.08 })],
};

export function soundOf(stage: Stage, cue: number, chain: number): void {
  const sounds = cue === CUE.ten || cue === CUE.chain ? ringOf(chain) : SOUNDS[cue];
  if (sounds) stage.sound(sounds);
}
