import type { SoundSynth } from "#stage/sound-synth.ts";
import type { Sound } from "#stage/stage.ts";
import type { Intensity } from "#stage/game-view.ts";
import { secondsPerBar, soundsOfBar, type Tune } from "./tune.ts";

/** Sounds are scheduled this far ahead, so that a slow frame makes no gap. */
const AHEAD_SECONDS = 0.4;
/** Less where the tune may jump: notes that are scheduled cannot be taken back. */
const AHEAD_ON_BEAT_SECONDS = 0.15;
/** At most so many sounds start in a frame, so that a chord makes no slow frame, unless they are due soon. */
const SOUNDS_A_FRAME = 2;
const DUE_SOON = 2 / 3;
/** Music is quieter than effects, and quieter still while one plays. */
export const MUSIC_LEVEL = 0.5;
export const MUSIC_DUCKED = 0.45;
const DUCKED_ON_BEAT = 0.85;
const FADE_SECONDS = 0.25;
/** Before the first note, so that it is not cut off. */
const START_SECONDS = 0.05;

/** The audio that music plays into: a synth of its own, so that it fades without the effects. */
export type MusicOutput = { synth: SoundSynth; now(): number };

/**
 * Plays a tune bar by bar from the game's frame loop: where no frame is drawn, no music plays. A change of intensity
 * or part is heard from the next bar on.
 */
export function createMusicPlayer(
  tune: Tune,
  output: () => MusicOutput | null,
  level: () => number,
  delaySeconds: () => number = () => 0,
) {
  let bar = 0;
  /** When the next bar starts, on the audio clock; null while the music stands still. */
  let nextAt: number | null = null;
  /** The second of the run that the music joins. */
  let joins: number | null = null;
  let isExact = false;
  let isOn = false;
  /** Sounds of the bars that have started, in order. */
  let pending: { sound: Sound; at: number }[] = [];

  const stand = () => {
    nextAt = null;
    pending = [];
  };

  /** Chooses the bar that is heard now, for music that joins a run, and returns how much of it is over. */
  const intoBar = (part: number): number => {
    if (joins === null) return 0;
    // Notes start after START_SECONDS: where the beat matters, the tune is as much farther by then.
    const second = joins + delaySeconds() + (isExact ? START_SECONDS : 0);
    joins = null;
    bar = Math.floor(second / secondsPerBar(tune, part));
    return second - bar * secondsPerBar(tune, part);
  };

  const fade = (to: number, seconds: number) => {
    const open = output();
    open?.synth.out.gain.setTargetAtTime(to, open.now(), seconds / 3);
  };

  return {
    /** Called every frame. */
    tick(intensity: Intensity, part = 0): void {
      const open = output();
      if (!open || !isOn || level() <= 0) {
        if (nextAt !== null) fade(0, FADE_SECONDS);
        stand();
        return;
      }
      const now = open.now();
      // A tab that was hidden for long goes on with the next bar, and does not catch up.
      if (nextAt === null || nextAt < now) {
        stand();
        nextAt = now + START_SECONDS - intoBar(part);
        fade(level() * MUSIC_LEVEL, FADE_SECONDS);
      }
      const ahead = isExact ? AHEAD_ON_BEAT_SECONDS : AHEAD_SECONDS;
      while (nextAt < now + ahead) {
        const start = nextAt;
        const timed = soundsOfBar(tune, bar, intensity, part).map(({ delay = 0, ...sound }) => ({
          sound,
          at: start + delay,
        }));
        pending.push(...timed.filter(({ at }) => at >= now).sort((one, other) => one.at - other.at));
        nextAt += secondsPerBar(tune, part);
        bar += 1;
      }
      let count = 0;
      while (pending[0] && pending[0].at < now + ahead) {
        const isSoon = pending[0].at < now + ahead * DUE_SOON;
        if (count >= SOUNDS_A_FRAME && !isSoon) break;
        const { sound, at } = pending.shift()!;
        open.synth.play(sound, at);
        count += 1;
      }
    },
    /** From the first bar, for a new run; or from this second of a run, on its beat: to the millisecond if it is exact. */
    restart(second = 0, exact = false): void {
      stand();
      joins = second;
      isExact = exact;
      isOn = true;
    },
    /** How far the tune is from this second of its run. Infinity: it is not playing. */
    secondsOff(second: number, part = 0): number {
      const open = output();
      if (!open || nextAt === null) return Infinity;
      const heard = bar * secondsPerBar(tune, part) - (nextAt - open.now());
      return Math.abs(heard - delaySeconds() - second);
    },
    resume(): void {
      isOn = true;
    },
    /** Fades out; the little that is already scheduled becomes inaudible. */
    pause(): void {
      isOn = false;
      stand();
      fade(0, FADE_SECONDS);
    },
    /** Lowers the music for a moment, so that an effect is heard. */
    duck(): void {
      const open = output();
      if (!open || !isOn || level() <= 0) return;
      const [gain, now] = [open.synth.out.gain, open.now()];
      // On the beat, effects are drum hits: they belong to the tune.
      gain.setTargetAtTime(level() * MUSIC_LEVEL * (isExact ? DUCKED_ON_BEAT : MUSIC_DUCKED), now, 0.02);
      gain.setTargetAtTime(level() * MUSIC_LEVEL, now + 0.18, 0.12);
    },
  };
}

export type MusicPlayer = ReturnType<typeof createMusicPlayer>;
