import { describe, expect, test } from "vitest";
import { controlsOf, keyCaps } from "./control-list.ts";

describe("controls", () => {
  test("are read from the catalogue's JSON, a dash meaning that there is none", () => {
    const json = [{ action: "Type", keys: "Letter keys", touch: "On-screen keyboard", pad: "-" }];
    expect(controlsOf(json)).toEqual([{ action: "Type", keys: "Letter keys", touch: "On-screen keyboard", pad: "" }]);
  });

  test("that nobody could read are left out instead of breaking the page", () => {
    expect(controlsOf(null)).toEqual([]);
    expect(controlsOf([null, 7, ["x"], { keys: "A" }, { action: "Hop", keys: 3 }])).toEqual([
      { action: "Hop", keys: "", touch: "", pad: "" },
    ]);
  });

  test("draw keys as caps and leave words as words", () => {
    expect(keyCaps("Arrow keys or WASD")).toEqual([
      { text: "Arrow keys or", isKey: false },
      { text: "WASD", isKey: true },
    ]);
    expect(keyCaps("← →").every(({ isKey }) => isKey)).toBe(true);
    expect(keyCaps("")).toEqual([]);
  });
});
