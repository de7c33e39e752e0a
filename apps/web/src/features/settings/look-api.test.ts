// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyLook, lookSettings, onLookChange, setLook, wantsLessMotion } from "./look-api.ts";

const { dataset } = document.documentElement;

beforeEach(() => setLook({ isPlain: false, isCalm: false }));

describe("the look of this device", () => {
  test("is set on the page and removed again", () => {
    const stop = applyLook();
    expect([dataset["interface"], dataset["motion"]]).toEqual([undefined, undefined]);
    setLook({ isPlain: true });
    setLook({ isCalm: true });
    expect([dataset["interface"], dataset["motion"]]).toEqual(["plain", "calm"]);
    setLook({ isPlain: false });
    expect([dataset["interface"], dataset["motion"]]).toEqual([undefined, "calm"]);
    stop();
    setLook({ isCalm: false });
    expect(dataset["motion"]).toBe("calm");
  });

  test("notifies its subscribers", () => {
    const listener = vi.fn<() => void>();
    const stop = onLookChange(listener);
    setLook({ isCalm: true });
    expect([listener.mock.calls.length, lookSettings(), wantsLessMotion()]).toEqual([
      1,
      { isPlain: false, isCalm: true },
      true,
    ]);
    stop();
    setLook({ isCalm: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("is the default where the stored value is invalid", () => {
    for (const kept of ["", "7", '{"isPlain":"yes"}', "[]"]) {
      localStorage.setItem("look", kept);
      expect(lookSettings()).toEqual({ isPlain: false, isCalm: false });
    }
  });
});
