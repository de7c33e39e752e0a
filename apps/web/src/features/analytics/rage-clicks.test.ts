// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { createRageMeter, onRageClick } from "./rage-clicks.ts";

/** Which of these clicks is a rage click. Each has its distance from the first and its time. */
function rages(clicks: [px: number, ms: number][]): boolean[] {
  const isRage = createRageMeter();
  return clicks.map(([px, ms]) => isRage({ x: 100 + px, y: 100, at: ms }));
}

describe("a rage click", () => {
  test("is the third within 30 px and one second", () => {
    expect(rages([0, 29, 0].map((px, place) => [px, place * 999]))).toEqual([false, false, true]);
  });

  test("is not a click that is too far away or too late", () => {
    expect(rages([[0, 0], [10, 100], [45, 200]])).toEqual([false, false, false]); // oxfmt-ignore
    expect(rages([[0, 0], [0, 100], [0, 1100]])).toEqual([false, false, false]); // oxfmt-ignore
  });

  test("is reported once, however long it goes on", () => {
    expect(rages(Array.from({ length: 6 }, (_, place) => [0, place * 100])).filter(Boolean)).toHaveLength(1);
  });

  test("is made with a pointer, not with a key, and is reported until the listener is removed", () => {
    const tell = vi.fn();
    const stop = onRageClick(tell);
    const click = (detail: number) =>
      document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, clientX: 5, clientY: 5 }));
    for (let count = 0; count < 5; count++) click(0);
    expect(tell).not.toHaveBeenCalled();
    for (let count = 0; count < 3; count++) click(count + 1);
    expect(tell).toHaveBeenCalledOnce();
    stop();
    for (let count = 0; count < 5; count++) click(1);
    expect(tell).toHaveBeenCalledOnce();
  });
});
