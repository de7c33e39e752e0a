import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import { muted, wantsCalm } from "#features/settings/look-api.ts";

/** What a game should know of how this device, and whoever uses it, likes things. */
export function gameSettings(): Settings {
  return {
    isMuted: muted.get(),
    volume: 1,
    isCalm: wantsCalm(),
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
