import { MAX_CLIP_SOUNDS, type ClipSound } from "@quackademy/game-sdk/clip-protocol.ts";
import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { MUSIC_DUCKED, MUSIC_LEVEL } from "#music/music-player.ts";
import { secondsPerBar, soundsOfBar, type Tune } from "#music/tune.ts";
import type { Intensity } from "#stage/game-view.ts";
import type { Sound } from "#stage/stage.ts";

/** The values that decide which layers of a tune play. */
export type MusicMood = {
  intensity: Intensity;
  part: number;
  /** Of a game on the beat: the second of the tune, or null for silence. */
  second?: number | null | undefined;
};

const NO_MUSIC = (): Sound[] => [];

/**
 * The music of a clip, on the beat of its run: the first bar starts with the run, wherever the clip is cut. Called with
 * every frame; returns the sounds of the bars that start with it, whose delay counts from the frame.
 */
export function createClipMusic(tune: Tune | undefined, from: number): (frame: number, mood: MusicMood) => Sound[] {
  if (!tune) return NO_MUSIC;
  const bar = secondsPerBar(tune);
  let next = Math.floor(from / FRAMES_PER_SECOND / bar);
  return (frame, { intensity, part, second: sung }) => {
    if (sung !== undefined) return sung === null ? [] : soundsOfFrame(tune, sung, intensity, part);
    const second = frame / FRAMES_PER_SECOND;
    const sounds: Sound[] = [];
    for (; next * bar <= second; next++) {
      const late = second - next * bar;
      for (const { delay = 0, ...sound } of soundsOfBar(tune, next, intensity, part))
        // A clip that begins in the middle of a bar plays the rest of that bar.
        if (delay >= late) sounds.push({ ...sound, delay: delay - late });
    }
    return sounds;
  };
}

const FRAME_SECONDS = 1 / FRAMES_PER_SECOND;

/** The sounds that start within the frame at this second: a game on the beat may jump to another one at any time. */
function soundsOfFrame(tune: Tune, second: number, intensity: Intensity, part: number): Sound[] {
  const length = secondsPerBar(tune, part);
  // Seconds are sums of frames: half a frame of room keeps a note from being heard twice or never.
  const bar = Math.floor((second + FRAME_SECONDS / 2) / length);
  const into = second - bar * length;
  return soundsOfBar(tune, bar, intensity, part)
    .filter(({ delay = 0 }) => delay >= into - FRAME_SECONDS / 2 && delay < into + FRAME_SECONDS / 2)
    .map((sound) => ({ ...sound, delay: 0 }));
}

const DUCK_SECONDS = 0.2;

/** Puts music under the effects: quieter than they are, and quieter still just after one. */
export function mixMusic(effects: readonly ClipSound[], music: readonly ClipSound[]): ClipSound[] {
  const isDucked = (second: number) => effects.some(({ at }) => at <= second && second - at < DUCK_SECONDS);
  const under = music.map((sound) => ({
    ...sound,
    volume: sound.volume * MUSIC_LEVEL * (isDucked(sound.at) ? MUSIC_DUCKED : 1),
  }));
  return [...effects, ...under].slice(0, MAX_CLIP_SOUNDS);
}
