import "./look.css";
import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";

/** The display settings of this device, independent of the account. */
type LookSettings = {
  /** No cosmetics: neither the player's own background, cursor, font and special, nor a season's. */
  isPlain: boolean;
  /** Reduced motion, whatever the system's setting. */
  isCalm: boolean;
};

const DEFAULTS: LookSettings = { isPlain: false, isCalm: false };
const isLook = (value: unknown): value is LookSettings =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(DEFAULTS).every((key) => typeof (value as Record<string, unknown>)[key] === "boolean");

const look = createLocalStore("look", DEFAULTS, isLook);

/** Whether games are muted on this device. */
export const muted = createLocalStore("games-muted", false, (value) => typeof value === "boolean");

export const lookSettings = (): LookSettings => look.get();
export const useLook = (): LookSettings => useLocalStore(look, DEFAULTS);
export const setLook = (more: Partial<LookSettings>): void => look.set({ ...look.get(), ...more });

/** Calls back after every change, in this tab or another. Returns the cleanup. */
export const onLookChange = (listener: () => void): (() => void) => look.subscribe(listener);

/** Whether reduced motion is requested, here or in the system. */
export function wantsLessMotion(): boolean {
  return lookSettings().isCalm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Sets the settings as attributes on the page, where styles read them, and keeps them up to date. */
export function applyLook(): () => void {
  const apply = () => {
    const { isPlain, isCalm } = lookSettings();
    const { dataset } = document.documentElement;
    if (isPlain) dataset["interface"] = "plain";
    else delete dataset["interface"];
    if (isCalm) dataset["motion"] = "calm";
    else delete dataset["motion"];
  };
  apply();
  return onLookChange(apply);
}
