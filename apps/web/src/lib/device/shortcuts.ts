import { createLocalStore } from "./local-store.ts";

/** Whether single keys do something on this device. Who dictates, or brushes the keyboard by accident, switches it off. */
export const shortcuts = createLocalStore("shortcuts", true, (value) => typeof value === "boolean");

export type Shortcut = "/" | "?" | "f" | "m" | "p" | "escape";

const KEYS: string[] = ["/", "?", "f", "m", "p", "escape"] satisfies Shortcut[];

/** The shortcut that was pressed; null where somebody types, or wants something else. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  const isCharacter = key.length === 1;
  const pressed = key.toLowerCase();
  if (!KEYS.includes(pressed) || (isCharacter && !shortcuts.get())) return null;
  // Escape closes what is open first.
  if (pressed === "escape" && document.querySelector("dialog[open], [popover]:popover-open")) return null;
  return pressed as Shortcut;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog[open]") !== null
  );
}
