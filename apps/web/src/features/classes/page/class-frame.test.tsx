// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleApp } from "#testing/sample-apps.ts";
import { ClassFrame, type ClassGame } from "./class-frame.tsx";

const SKYHOP = sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html" });
const Game: ClassGame = ({ title }) => <p>Playing {title}</p>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showFrame(loadGame: () => Promise<ClassGame>, isWanted = false) {
  render(
    <MemoryRouter>
      <ClassFrame app={SKYHOP} loadGame={loadGame} isWanted={isWanted} />
    </MemoryRouter>,
  );
}

/** Advances the timers and flushes what waited for them. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const start = () => fireEvent.click(screen.getByRole("button", { name: "Start class" }));

test("a visitor who only reads loads no game code", async () => {
  const load = vi.fn(async () => Game);
  showFrame(load);
  await pass(5000);
  expect(load).not.toHaveBeenCalled();
});

test("a visitor who hovered over the poster plays with the click itself", async () => {
  showFrame(async () => Game);
  fireEvent.pointerEnter(screen.getByRole("button", { name: "Start class" }).closest(".frame")!);
  await pass(0);
  start();
  expect(screen.getByText("Playing Skyhop")).toBeTruthy();
});

test("a visitor who clicks before the code has loaded sees that the game is loading", async () => {
  let deliver = (_code: ClassGame) => {};
  showFrame(() => new Promise((resolve) => (deliver = resolve)));
  start();
  await pass(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One moment …" }).disabled).toBe(true);
  deliver(Game);
  await pass(0);
  expect(screen.getByText("Playing Skyhop")).toBeTruthy();
});

test("a requested game opens without a click", async () => {
  showFrame(async () => Game, true);
  await pass(0);
  expect(screen.getByText("Playing Skyhop")).toBeTruthy();
});

test("code that failed to load can be requested again", async () => {
  const load = vi.fn<() => Promise<ClassGame>>().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(Game);
  showFrame(load);
  start();
  await pass(0);
  start();
  await pass(0);
  expect(screen.getByText("Playing Skyhop")).toBeTruthy();
});
