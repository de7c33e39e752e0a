import { describe, expect, test } from "vitest";
import { controlsOf, keyCaps } from "./control-list.ts";

describe("controls", () => {
  test("are read from the catalogue's JSON, where a dash means none", () => {
    const json = [{ action: "Type", keys: "Letter keys", touch: "On-screen keyboard", pad: "-" }];
    expect(controlsOf(json)).toEqual([{ action: "Type", keys: "Letter keys", touch: "On-screen keyboard", pad: "" }]);
  });

  test("that are malformed are left out", () => {
    expect(controlsOf(null)).toEqual([]);
    expect(controlsOf([null, 7, ["x"], { keys: "A" }, { action: "Hop", keys: 3 }])).toEqual([
      { action: "Hop", keys: "", touch: "", pad: "" },
    ]);
  });

  test("show keys as key caps and words as text", () => {
    expect(keyCaps("Arrow keys or WASD")).toEqual([
      { text: "Arrow keys or", isKey: false },
      { text: "WASD", isKey: true },
    ]);
    expect(keyCaps("← →").every(({ isKey }) => isKey)).toBe(true);
    expect(keyCaps("")).toEqual([]);
  });
});
