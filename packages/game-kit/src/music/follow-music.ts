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

/** Called every frame with what is on the stage: starts the tune anew with each scene, and pauses it in between. */
export function createMusicFollower(player: MusicPlayer) {
  let heard: object | null = null;
  let isPlaying = false;
  return (scene: object, wanted: Intensity | null, part = 0): void => {
    if (wanted === null) {
      if (isPlaying) player.pause();
      isPlaying = false;
      return;
    }
    if (scene !== heard) player.restart();
    else if (!isPlaying) player.resume();
    [heard, isPlaying] = [scene, true];
    player.tick(wanted, part);
  };
}
