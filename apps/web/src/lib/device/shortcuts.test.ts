// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { shortcutOf, shortcuts } from "./shortcuts.ts";

/** The shortcut of a key that is pressed on an element. */
function press(key: string, on = "<p>x</p>", more: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = on;
  let shortcut: string | null = null;
  const onKey = (event: Event) => void (shortcut = shortcutOf(event as KeyboardEvent));
  addEventListener("keydown", onKey);
  document.body
    .querySelector("p, input, textarea, select, button")!
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  removeEventListener("keydown", onKey);
  return shortcut;
}

afterEach(() => shortcuts.set(true));

describe("a shortcut of a single key", () => {
  test("works anywhere on the page, with or without Shift", () => {
    expect([press("f"), press("F"), press("?", "<button>x</button>", { shiftKey: true })]).toEqual(["f", "f", "?"]);
  });

  test("is ignored while typing", () => {
    for (const field of ["<input>", "<textarea></textarea>", "<select></select>", "<dialog open><p>x</p></dialog>"])
      expect(press("f", field), field).toBeNull();
  });

  test("is ignored with a modifier key or when the key repeats", () => {
    for (const key of ["ctrlKey", "metaKey", "altKey", "repeat"])
      expect(press("f", "<p>x</p>", { [key]: true })).toBeNull();
  });

  test("can be switched off, except keys that type no character", () => {
    shortcuts.set(false);
    expect([press("/"), press("f"), press("?"), press("Escape")]).toEqual([null, null, null, "escape"]);
  });
});
