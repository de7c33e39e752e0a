// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReviewPreview } from "./review-preview.tsx";

vi.mock("@quackademy/game-sdk/load-named-frame.ts", () => ({
  loadNamedFrame: (frame: HTMLIFrameElement, entry: string) => (frame.dataset["entry"] = entry),
}));

afterEach(cleanup);

const [first, second] = ["a".repeat(32), "b".repeat(32)];
const preview = (hash: string) => (
  <ReviewPreview game="duck-race" hash={hash} author="daisy" flags={[]} stored={null} />
);
const frame = () => document.querySelector("iframe");

test("the code of an unreviewed build runs only after a click, and never that of another build", () => {
  const { rerender } = render(preview(first));
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(frame()!.dataset["entry"]).toBe(`/g/b/${first}/index.html`);
  rerender(preview(second));
  expect(frame()).toBeNull();
  expect(screen.getByRole("button", { name: "Start the game" })).toBeTruthy();
});
