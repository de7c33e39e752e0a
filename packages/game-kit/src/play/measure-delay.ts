import type { MusicOutput } from "#music/music-player.ts";
import type { GameShell } from "#shell/game-shell.ts";
import { delayScreen } from "#shell/screen-delay.ts";
import type { createPlayerSettings } from "./player-settings.ts";

type DelayTools = {
  shell: GameShell;
  settings: ReturnType<typeof createPlayerSettings>;
  openOutput(): MusicOutput | null;
};

/** Measures how late the player hears sound: a game on the beat gives this to `playGame`. */
export function measureDelay({ shell, settings, openOutput }: DelayTools, back: () => void): void {
  const output = settings.current.isMuted ? null : openOutput();
  if (output) output.synth.out.gain.value = settings.current.volume;
  const leave = () => {
    if (output) output.synth.out.gain.value = 0;
    back();
  };
  const onKeep = (soundDelayMs: number) => {
    settings.choose({ soundDelayMs });
    leave();
  };
  shell.show(delayScreen(output, { onKeep, onBack: leave }), leave);
}

export type MeasureDelay = typeof measureDelay;
