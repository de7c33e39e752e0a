import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import type { SaveStore } from "./save-store.ts";

/** The page's settings, with the player's choices in this game on top. */
export function createPlayerSettings(portal: Portal, save: SaveStore, onChange: (settings: Settings) => void) {
  let fromPage = portal.settings;
  let current: Settings = { ...fromPage, ...save.saved.settings };
  // The system's reduced-motion preference counts too.
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) current = { ...current, isCalm: true };
  if (matchMedia("(prefers-contrast: more)").matches) current = { ...current, isContrast: true };
  const change = (changed: Partial<Settings>) => {
    current = { ...current, ...changed };
    onChange(current);
  };
  portal.on("settings", ({ settings }) => {
    // Apply only what the page just changed: the rest may have been chosen in the game.
    const entries = Object.entries(settings).filter(([name, value]) => fromPage[name as keyof Settings] !== value);
    fromPage = settings;
    change(Object.fromEntries(entries));
  });
  return {
    get current() {
      return current;
    },
    choose(chosen: Partial<Settings>): void {
      change(chosen);
      save.update({ settings: { ...save.saved.settings, ...chosen } });
    },
  };
}
