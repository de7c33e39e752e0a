import type { ClipSound } from "@quackademy/game-sdk/clip-protocol.ts";
import { renderSound } from "#features/clips/export/clip-sound.ts";

const RATE = 48_000;
/** A sound is looked for this far from its place. */
const REACH_SECONDS = 0.08;
/** The silence, or the other sounds, before it: a steady tone alone would fit at every wave. */
const BEFORE_SECONDS = 0.05;
const AFTER_SECONDS = 0.15;
const LAG_STEP = 3;
const SAMPLE_STEP = 2;
/** The level at which a sound begins, as a part of its loudest moment. */
const BEGINS_AT = 0.05;

/** A sound of the video: how late it is heard, and how much the file sounds like it should there (1: exactly). */
export type Heard = { at: number; shape: ClipSound["shape"]; lateMs: number; likeness: number };

/** Finds every sound of a clip in the finished file. */
export async function hearSounds(file: Blob, sounds: ClipSound[], seconds: number): Promise<Heard[]> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const heard = (await context.decodeAudioData(await file.arrayBuffer())).getChannelData(0);
  const wanted = (await renderSound(sounds, seconds)).getChannelData(0);
  return Promise.all(
    sounds.map(async (sound) => {
      const { lagSeconds, likeness } = findLag(wanted, heard, sound.at);
      const lateMs = (lagSeconds + (await delayOf(sound))) * 1000;
      return { at: sound.at, shape: sound.shape, lateMs, likeness };
    }),
  );
}

/** Where the surroundings of a moment fit best in the file. */
function findLag(wanted: Float32Array, heard: Float32Array, at: number): { lagSeconds: number; likeness: number } {
  const from = Math.max(0, Math.round((at - BEFORE_SECONDS) * RATE));
  const to = Math.min(wanted.length, Math.round((at + AFTER_SECONDS) * RATE));
  const reach = Math.round(REACH_SECONDS * RATE);
  let best = { lagSeconds: 0, likeness: -1 };
  for (let lag = -reach; lag <= reach; lag += LAG_STEP) {
    let [both, one, other] = [0, 0, 0];
    for (let sample = from; sample < to; sample += SAMPLE_STEP) {
      const [a, b] = [wanted[sample]!, heard[sample + lag] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    const likeness = both / Math.sqrt(one * other || 1);
    if (likeness > best.likeness) best = { lagSeconds: lag / RATE, likeness };
  }
  return best;
}

const LEAD_SECONDS = 0.1;

/** How long after its cue a sound alone begins to be heard. */
async function delayOf(sound: ClipSound): Promise<number> {
  const alone = await renderSound([{ ...sound, at: LEAD_SECONDS }], LEAD_SECONDS + sound.length + 0.1);
  const samples = alone.getChannelData(0);
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const begin = samples.findIndex((sample) => Math.abs(sample) > loudest * BEGINS_AT);
  return begin / RATE - LEAD_SECONDS;
}
