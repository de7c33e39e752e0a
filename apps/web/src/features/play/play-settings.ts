import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import { createLocalStore } from "#lib/local-store.ts";

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** Whether games are silent on this device. */
export const muted = createLocalStore("games-muted", false, isFlag);

/** What a game should know of how this device, and whoever uses it, likes things. */
export function gameSettings(): Settings {
  return {
    isMuted: muted.get(),
    volume: 1,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
