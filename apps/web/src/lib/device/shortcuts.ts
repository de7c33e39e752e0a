import { createLocalStore } from "./local-store.ts";

/**
 * Whether single-key shortcuts are on (WCAG 2.1.4): they can disturb people who use speech input or hit keys by
 * accident.
 */
export const shortcuts = createLocalStore("shortcuts", true, (value) => typeof value === "boolean");

export type Shortcut = "/" | "?" | "f" | "m" | "p" | "escape";

const KEYS: string[] = ["/", "?", "f", "m", "p", "escape"] satisfies Shortcut[];

/** The shortcut of a key event; null while typing and for other keys. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  const isCharacter = key.length === 1;
  const pressed = key.toLowerCase();
  if (!KEYS.includes(pressed) || (isCharacter && !shortcuts.get())) return null;
  // Escape closes an open dialog or menu first.
  if (pressed === "escape" && document.querySelector("dialog[open], [popover]:popover-open")) return null;
  return pressed as Shortcut;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog[open]") !== null
  );
}
