import { type ComponentType, useEffect, useState } from "react";
import { type Shortcut, shortcutOf } from "#lib/device/shortcuts.ts";

type Loaded = { Shortcuts: ComponentType<{ early: Shortcut | null }>; early: Shortcut | null };

/** Loads the shortcut code on the first shortcut key or gamepad. That first key is passed on. */
export function ShortcutsSlot() {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    let isHere = true;
    let early: Shortcut | null = null;
    const load = () =>
      void import("./shortcuts.tsx").then(
        ({ Shortcuts }) => isHere && setLoaded({ Shortcuts, early }),
        () => {},
      );
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (!key) return;
      if (key === "/") event.preventDefault();
      early = key;
      load();
    };
    addEventListener("keydown", onKey);
    addEventListener("gamepadconnected", load);
    if (hasPad()) load();
    return () => {
      isHere = false;
      removeEventListener("keydown", onKey);
      removeEventListener("gamepadconnected", load);
    };
  }, [isLoaded]);
  return loaded ? <loaded.Shortcuts early={loaded.early} /> : null;
}

function hasPad(): boolean {
  try {
    return navigator.getGamepads().some((pad) => pad !== null);
  } catch {
    return false;
  }
}
