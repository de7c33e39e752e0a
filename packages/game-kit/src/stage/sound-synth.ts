import { nextInt, startRandom } from "#core/random.ts";
import type { Sound } from "./stage.ts";

const NOISE_SECONDS = 1;
const NOISE_STEPS = 1 << 16;

/** Plays sounds into an audio context: a live one, or an offline one that renders a clip. */
export type SoundSynth = {
  readonly out: GainNode;
  /** Plays a sound `at` this second of the context; `onEnded` is called when it is over. */
  play(sound: Sound, at: number, onEnded?: () => void): void;
};

/** The noise is seeded, so that the same sounds always give the same samples. */
export function createSoundSynth(context: BaseAudioContext, target: AudioNode = context.destination): SoundSynth {
  const out = context.createGain();
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(target);
  const noise = makeNoise(context);
  return {
    out,
    play({ shape, from, to = from, length, volume = 0.4, hold, delay = 0 }, at, onEnded = () => {}) {
      const start = at + delay;
      const source =
        shape === "noise"
          ? noiseSource(context, noise, from, to, start, length)
          : tone(context, shape, from, to, start, length);
      const gain = context.createGain();
      const peak = volume * (shape === "square" || shape === "sawtooth" ? 0.35 : 0.7);
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(peak + 0.0001, start + Math.min(0.012, length / 4));
      if (hold) gain.gain.exponentialRampToValueAtTime(peak * hold, start + length * 0.8);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      source.end.connect(gain).connect(out);
      source.play.addEventListener("ended", () => {
        gain.disconnect();
        onEnded();
      });
      source.play.start(start);
      source.play.stop(start + length + 0.02);
    },
  };
}

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = noise.getChannelData(0);
  const random = startRandom([5, 0, 0, 0]);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (nextInt(random, NOISE_STEPS) / NOISE_STEPS) * 2 - 1;
  return noise;
}

function tone(
  context: BaseAudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  start: number,
  length: number,
) {
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, to), start + length);
  return { play: oscillator, end: oscillator };
}

/** Filtered noise: `from` and `to` are the filter's frequencies. */
function noiseSource(
  context: BaseAudioContext,
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
