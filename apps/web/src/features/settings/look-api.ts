import "./look.css";
import { createLocalStore, useLocalStore } from "#lib/device/local-store.ts";

/** How this device likes things, whoever uses it. */
type LookSettings = {
  /** No cosmetics: neither one's own background, cursor, font and special, nor a season's. */
  isPlain: boolean;
  /** Nothing moves that need not, whatever the system says. */
  isCalm: boolean;
};

const DEFAULTS: LookSettings = { isPlain: false, isCalm: false };
const isLook = (value: unknown): value is LookSettings =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(DEFAULTS).every((key) => typeof (value as Record<string, unknown>)[key] === "boolean");

const look = createLocalStore("look", DEFAULTS, isLook);

/** Whether games are silent on this device. */
export const muted = createLocalStore("games-muted", false, (value) => typeof value === "boolean");

export const lookSettings = (): LookSettings => look.get();
export const useLook = (): LookSettings => useLocalStore(look, DEFAULTS);
export const setLook = (more: Partial<LookSettings>): void => look.set({ ...look.get(), ...more });

/** Calls back after every change, in this tab or another. Gives back what ends that. */
export const onLookChange = (listener: () => void): (() => void) => look.subscribe(listener);

/** Whether somebody has asked for stillness, here or in their system. */
export function wantsCalm(): boolean {
  return lookSettings().isCalm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Writes the settings onto the page, where styles read them, and keeps them there. */
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
