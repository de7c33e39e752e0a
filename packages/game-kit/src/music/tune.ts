import type { Intensity } from "#stage/game-view.ts";
import type { Sound } from "#stage/stage.ts";
import { playVoice, type Voice } from "./voices.ts";

/**
 * A tune in text: each bar is a list of equally long steps. A step is a note ("C4"), a chord ("C4+E4"), a drum ("k"),
 * a rest (".") or "-", which makes the note before it longer. Layers repeat their bars independently, so that a short
 * rhythm goes under a long melody.
 */
export type Tune = {
  /** Beats per minute. */
  bpm: number;
  /** Beats per minute by part, for a game whose parts are songs of their own. */
  tempos?: readonly number[];
  /** Beats in a bar; 4 unless told. */
  beats?: number;
  /** How late every second step of a beat is, as a part of the step: 0.33 is a triplet feel. */
  swing?: number;
  layers: readonly Layer[];
  /** The sounds of a bar, for music with a form. The layers are not played then. */
  play?: (bar: number, intensity: Intensity, part: number) => Sound[];
};

export type Layer = {
  voice: Voice;
  /** The layer plays from this intensity on. */
  from: Intensity;
  /** The layer plays only in this part of the game (`part` of the view); without it, in every part. */
  part?: number;
  /** 1 unless told. */
  volume?: number;
  bars: readonly string[];
};

export const secondsPerBar = ({ bpm, tempos, beats = 4 }: Tune, part = 0): number =>
  (60 / (tempos?.[part] ?? bpm)) * beats;

/** The number of bars after which the whole tune repeats. */
export function lengthInBars({ layers }: Tune): number {
  return layers.reduce((length, { bars }) => leastCommonMultiple(length, bars.length), 1);
}

/** The sounds of one bar; their `delay` counts from its start. */
export function soundsOfBar(tune: Tune, bar: number, intensity: Intensity, part = 0): Sound[] {
  return (
    tune.play?.(bar, intensity, part) ??
    tune.layers
      .filter((layer) => layer.from <= intensity && (layer.part ?? part) === part)
      .flatMap(({ voice, volume = 1, bars }) =>
        readBar(bars[bar % bars.length]!, tune, part).flatMap(({ at, length, names }) =>
          names.flatMap((name) => playVoice(voice, name, { at, length, volume })),
        ),
      )
  );
}

type Step = { at: number; length: number; names: string[] };

function readBar(text: string, tune: Tune, part = 0): Step[] {
  const words = text.trim().split(/\s+/);
  const step = secondsPerBar(tune, part) / words.length;
  const late = (tune.swing ?? 0) * step;
  const steps: Step[] = [];
  for (const [index, word] of words.entries()) {
    if (word === "-") {
      const last = steps.at(-1);
      if (last) last.length += step;
    } else if (word !== ".") {
      steps.push({ at: index * step + (index % 2 === 1 ? late : 0), length: step, names: word.split("+") });
    }
  }
  return steps;
}

/** What is wrong with a tune, as sentences; empty if it can be played. */
export function findTuneProblems(tune: Tune): string[] {
  const problems: string[] = [];
  for (const [number, { voice, bars }] of tune.layers.entries()) {
    for (const [bar, text] of bars.entries()) {
      for (const { names } of readBar(text, tune)) {
        for (const name of names) {
          if (playVoice(voice, name, { at: 0, length: 1, volume: 1 }).length === 0)
            problems.push(`layer ${number + 1}, bar ${bar + 1}: ${voice} has no "${name}"`);
        }
      }
    }
  }
  if (lengthInBars(tune) > 64) problems.push(`the tune repeats after ${lengthInBars(tune)} bars: at most 64`);
  return problems;
}

function leastCommonMultiple(one: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return (one * other) / divisor(one, other);
}
