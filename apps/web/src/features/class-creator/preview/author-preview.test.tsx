// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AuthorPreview } from "./author-preview.tsx";

vi.mock("@quackademy/game-sdk/load-named-frame.ts", () => ({
  loadNamedFrame: (frame: HTMLIFrameElement, entry: string) => (frame.dataset["entry"] = entry),
}));

afterEach(cleanup);

const HASH = "a".repeat(32);
const show = (save: () => Promise<boolean>) =>
  render(<AuthorPreview game="duck-race" hash={HASH} author="daisy" flags={[]} save={save} />);
const frame = () => document.querySelector("iframe");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the author's game starts after a click, and after the form is saved", async () => {
  let finish!: (isSaved: boolean) => void;
  show(() => new Promise((resolve) => (finish = resolve)));
  expect(frame()).toBeNull();
  press("Start the game");
  expect(frame()).toBeNull();
  finish(true);
  await vi.waitFor(() => expect(frame()!.dataset["entry"]).toBe(`/g/b/${HASH}/index.html`));
});

test("the author's game does not start while the form cannot be saved", async () => {
  show(async () => false);
  press("Start the game");
  await screen.findByText("The form is not saved yet. Start the game when it is.");
  expect(frame()).toBeNull();
});

test("a game that does not answer can be stopped and started again", async () => {
  show(async () => true);
  press("Start the game");
  await screen.findByTitle("Preview of the game");
  press("Stop");
  expect(frame()).toBeNull();
  press("Start the game");
  await screen.findByTitle("Preview of the game");
});
