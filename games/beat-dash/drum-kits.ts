import type { Sound } from "@quackademy/game-kit/stage/stage.ts";
import { sing, type Voice } from "./music/voices.ts";

/** How the hits sound, beside the melody, and the colour of the headphones. A pitch below 20 is a part of the note's. */
export type DrumKit = { id: string; name: string; colour: string; hit: Voice };

const LOWEST_PITCH = 20;

const kit = (id: string, name: string, colour: string, ...hit: Voice): DrumKit => ({ id, name, colour, hit });

export const DRUM_KITS: readonly DrumKit[] = [
  kit("snare", "Snare", "#d54", ["noise", 9000, 0.14, 0.4, 2000], ["triangle", 220, 0.1, 0.2, 140]),
  kit("count", "Count-in", "#6b5", ["noise", 9000, 0.14, 0.3, 2000]),
  kit("clap", "Clap", "#47f", ["noise", 7000, 0.1, 0.5, 2600], ["noise", 4000, 0.14, 0.3, 1500]),
  kit("tom", "Tom", "#75c", ["triangle", 190, 0.2, 0.6, 80]),
  kit("quack", "Quack", "#fb3", ["sawtooth", 520, 0.1, 0.4, 260]),
  kit("bell", "Bell", "#e8b", ["sine", 2, 0.4, 0.3]),
  kit("gold", "Golden gong", "#fd4", ["sine", 1, 1.2, 0.4], ["sine", 2.76, 0.6, 0.2]),
  kit("diamond", "Diamond chime", "#aef", ["sine", 4, 0.5, 0.3], ["sine", 6, 0.3, 0.2]),
];

export const kitOf = (id: string): DrumKit => DRUM_KITS.find((each) => each.id === id) ?? DRUM_KITS[0]!;

/** The sounds of a hit with this note of the melody, in hertz. */
export const hitOf = ({ hit }: DrumKit, note: number): Sound[] =>
  hit.flatMap((partial) => sing([partial], partial[1] < LOWEST_PITCH ? note : 1, 1, 1));
