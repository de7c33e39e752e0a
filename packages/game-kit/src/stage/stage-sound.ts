import type { Sound } from "./stage.ts";

const MAX_VOICES = 24;
const NOISE_SECONDS = 1;

/** Synthesises sounds. Silent until the first gesture, because of the browsers' autoplay policy. */
export function createSoundBox(level: () => number) {
  let audio: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;
  let voices = 0;

  const playOne = ({ shape, from, to = from, length, volume = 0.4, delay = 0 }: Sound) => {
    if (!audio || voices >= MAX_VOICES) return;
    const { context, out, noise } = audio;
    const start = context.currentTime + delay;
    const source =
      shape === "noise"
        ? noiseSource(context, noise, from, to, start, length)
        : tone(context, shape, from, to, start, length);
    const gain = context.createGain();
    const peak = volume * (shape === "square" || shape === "sawtooth" ? 0.35 : 0.7);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), start + Math.min(0.012, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.end.connect(gain).connect(out);
    voices += 1;
    source.play.addEventListener("ended", () => {
      voices -= 1;
      gain.disconnect();
    });
    source.play.start(start);
    source.play.stop(start + length + 0.02);
  };

  return {
    /** Called on the first gesture; later calls do nothing. */
    unlock(): void {
      if (!audio && typeof AudioContext !== "undefined") audio = openAudio();
      if (audio?.context.state === "suspended") void audio.context.resume().catch(() => {});
    },
    play(sound: Sound | readonly Sound[]): void {
      if (!audio || level() <= 0 || audio.context.state !== "running") return;
      audio.out.gain.value = level();
      for (const each of Array.isArray(sound) ? (sound as readonly Sound[]) : [sound as Sound]) playOne(each);
    },
    /** Stops the sounds that are playing. */
    hush(): void {
      if (audio) audio.out.gain.value = 0;
    },
  };
}

export type SoundBox = ReturnType<typeof createSoundBox>;

function openAudio() {
  const context = new AudioContext();
  const out = context.createGain();
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return { context, out, noise };
}

function tone(context: AudioContext, type: OscillatorType, from: number, to: number, start: number, length: number) {
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, to), start + length);
  return { play: oscillator, end: oscillator };
}

/** Filtered noise: `from` and `to` are the filter's frequencies. */
function noiseSource(
  context: AudioContext,
  buffer: AudioBuffer,
  from: number,
  to: number,
  start: number,
  length: number,
) {
  const play = context.createBufferSource();
  const filter = context.createBiquadFilter();
  play.buffer = buffer;
  play.loop = true;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(Math.max(20, from), start);
  filter.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + length);
  play.connect(filter);
  return { play, end: filter };
}
