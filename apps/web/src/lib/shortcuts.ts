import { createLocalStore } from "./local-store.ts";

/** Whether single keys do something on this device. Who dictates, or brushes the keyboard by accident, switches it off. */
export const shortcuts = createLocalStore("shortcuts", true, (value) => typeof value === "boolean");

/** The key of a shortcut that was pressed, in small letters; null where somebody types, or wants something else. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  const isCharacter = key.length === 1;
  return isCharacter && !shortcuts.get() ? null : key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog[open]") !== null
  );
}
