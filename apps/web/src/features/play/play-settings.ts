import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import { muted, wantsLessMotion } from "#features/settings/look-api.ts";

/** The device's settings that a game may know. */
export function gameSettings(): Settings {
  return {
    isMuted: muted.get(),
    volume: 1,
    isCalm: wantsLessMotion(),
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
