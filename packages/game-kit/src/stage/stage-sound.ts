import { createSoundSynth, type SoundSynth } from "./sound-synth.ts";
import type { Sound } from "./stage.ts";

const MAX_VOICES = 24;
/** A sound that starts later is made this long before, so that a tune of several notes makes no slow frame. */
const MADE_BEFORE_SECONDS = 0.06;
/** A sound that is later than this is left out: the page was hidden. */
const TOO_LATE_SECONDS = 0.2;

/** Plays sounds. Silent until the first gesture, because of the browsers' autoplay policy. */
export function createSoundBox(level: () => number, onPlay: () => void = () => {}) {
  let audio: { context: AudioContext; synth: SoundSynth; music: SoundSynth } | null = null;
  let voices = 0;

  const playAt = (sound: Sound, at: number) => {
    if (!audio || voices >= MAX_VOICES) return;
    const now = audio.context.currentTime;
    if (now > at + TOO_LATE_SECONDS) return;
    voices += 1;
    audio.synth.play(sound, Math.max(now, at), () => (voices -= 1));
  };

  const playOne = ({ delay = 0, ...sound }: Sound) => {
    const at = audio!.context.currentTime + delay;
    if (delay <= MADE_BEFORE_SECONDS) playAt(sound, at);
    else setTimeout(() => playAt(sound, at), (delay - MADE_BEFORE_SECONDS) * 1000);
  };

  return {
    /** Called on the first gesture; later calls do nothing. */
    unlock(): void {
      if (!audio && typeof AudioContext !== "undefined") audio = openAudio();
      if (audio?.context.state === "suspended") void audio.context.resume().catch(() => {});
    },
    play(sound: Sound | readonly Sound[]): void {
      if (!audio || level() <= 0 || audio.context.state !== "running") return;
      audio.synth.out.gain.value = level();
      const all = soundsOf(sound);
      for (const each of all) playOne(each);
      if (all.some(({ isBed }) => !isBed)) onPlay();
    },
    /** Where music plays, with a clock in seconds; null while the browser allows no sound. */
    musicOutput() {
      if (!audio || audio.context.state !== "running") return null;
      const { context, music } = audio;
      return { synth: music, now: () => context.currentTime };
    },
    /** Seconds from the clock of the music to the ear, as far as the browser knows; headphones may add to it. */
    outputSeconds: () => audio?.context.outputLatency ?? 0,
    /** Stops the sounds that are playing. */
    hush(): void {
      if (audio) audio.synth.out.gain.value = 0;
    },
  };
}

export type SoundBox = ReturnType<typeof createSoundBox>;

export const soundsOf = (sound: Sound | readonly Sound[]): readonly Sound[] =>
  Array.isArray(sound) ? (sound as readonly Sound[]) : [sound as Sound];

function openAudio() {
  const context = new AudioContext();
  const music = createSoundSynth(context);
  music.out.gain.value = 0;
  return { context, synth: createSoundSynth(context), music };
}
