// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { registerGame } from "#features/play/game-commands-api.ts";
import { shortcuts } from "#lib/device/shortcuts.ts";
import { openSite } from "#testing/open-site.tsx";
import "#testing/stand-in-gateway.ts";

const press = (key: string) => fireEvent.keyDown(document.body, { key });
/** The shortcut code loads after the page, so retry. */
const listed = () =>
  waitFor(() => {
    press("?");
    return screen.getByRole("dialog", { name: "Shortcuts", hidden: true });
  });

afterEach(() => shortcuts.set(true));

test("a question mark lists the shortcuts, where they can be switched off", async () => {
  openSite("/streak");
  const list = await listed();
  expect(list.textContent).toContain("Full screen");
  fireEvent.click(screen.getByRole("switch", { name: "Single-key shortcuts" }));
  expect(shortcuts.get()).toBe(false);
});

test("a slash opens the class search from any page", async () => {
  openSite("/terms");
  await listed();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  press("/");
  const field = await screen.findByRole("searchbox", { name: "Find a class" });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("in a class, shortcuts reach the open game, and no other", async () => {
  openSite("/class/blink");
  await listed();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  const game = vi.fn<(command: string) => void>();
  press("f");
  const close = registerGame(game);
  for (const key of ["f", "M", "p", "Escape", "x"]) press(key);
  expect(game.mock.calls.flat()).toEqual(["fillScreen", "mute", "halt", "pause"]);
  shortcuts.set(false);
  for (const key of ["f", "m", "p"]) press(key);
  expect(game).toHaveBeenCalledTimes(4);
  close();
});
