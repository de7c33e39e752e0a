import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import type { Intensity } from "#stage/game-view.ts";
import type { MusicPlayer } from "./music-player.ts";

const SECOND_LAYER_SECONDS = 15;
const ALL_LAYERS_SECONDS = 45;

/** The usual intensity of a run: it grows with time. */
export function intensityAt(frame: number): Intensity {
  const seconds = frame / FRAMES_PER_SECOND;
  if (seconds < SECOND_LAYER_SECONDS) return 1;
  return seconds < ALL_LAYERS_SECONDS ? 2 : 3;
}

/** A replay that is this far from its expected place was moved by a seek. */
const JUMP_SECONDS = 0.3;
/** From this distance on, a tune sounds out of step with its game. */
const OFF_BEAT_SECONDS = 0.07;

/**
 * Called every frame with what is on the stage: starts the tune anew with each scene, and pauses it in between. With the
 * second of a recorded run, the tune stays on its beat.
 */
export function createMusicFollower(player: MusicPlayer) {
  let heard: object | null = null;
  let isPlaying = false;
  let last = 0;
  return (scene: object, wanted: Intensity | null, part = 0, second?: number, isOnBeat = false): void => {
    if (wanted === null) {
      if (isPlaying) player.pause();
      isPlaying = false;
      return;
    }
    const isSought = second !== undefined && (!isPlaying || Math.abs(second - last) > JUMP_SECONDS);
    const isOff = isOnBeat && isPlaying && second !== undefined && player.secondsOff(second, part) > OFF_BEAT_SECONDS;
    if (scene !== heard || isSought || isOff) player.restart(second ?? 0, isOnBeat);
    else if (!isPlaying) player.resume();
    [heard, isPlaying, last] = [scene, true, second ?? 0];
    player.tick(wanted, part);
  };
}
