// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchCards } from "./watch-cards.ts";

const WAIT_MS = 350;
let shown: (string | null)[];
let stop: () => void;
const now = () => shown.at(-1) ?? null;
const wait = () => void vi.advanceTimersByTime(WAIT_MS);
const pointAt = (name: string, pointerType = "mouse") =>
  fireEvent(screen.getByText(name), new PointerEvent("pointerover", { bubbles: true, pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<article class="card" id="a"><a href="#">A</a></article><article class="card" id="b"><a href="#">B</a></article><p>elsewhere</p>`;
  shown = [];
  stop = watchCards((card) => shown.push(card?.id ?? null));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the preview of a card", () => {
  test("opens when the mouse rests on a card, and not when it passes", () => {
    pointAt("A");
    pointAt("B");
    expect(now()).toBeNull();
    wait();
    expect(now()).toBe("b");
    pointAt("elsewhere");
    expect(now()).toBeNull();
  });

  test("never opens by touch", () => {
    pointAt("A", "touch");
    wait();
    expect(now()).toBeNull();
  });

  test("closes with Escape, stays closed on that card, and opens again after the pointer has left it", () => {
    pointAt("A");
    wait();
    fireEvent.keyDown(document, { key: "Escape" });
    expect(now()).toBeNull();
    pointAt("A");
    wait();
    expect(now()).toBeNull();
    pointAt("elsewhere");
    pointAt("A");
    wait();
    expect(now()).toBe("a");
  });

  test("stays open while the pointer moves within the card", () => {
    pointAt("A");
    wait();
    const calls = shown.length;
    pointAt("A");
    wait();
    expect(shown).toHaveLength(calls);
  });
});
