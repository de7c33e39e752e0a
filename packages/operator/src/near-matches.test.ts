import { describe, expect, test } from "vitest";
import { didYouMean, nearMatches } from "./near-matches.ts";

describe("close matches of a name", () => {
  test.each([
    ["swrod", ["sword", "sward", "goose"], ["sword", "sward"]],
    ["sord", ["sword", "goose"], ["sword"]],
    ["SWORD", ["sword"], ["sword"]],
    ["wadd", ["waddlesworth", "goose"], ["waddlesworth"]],
    ["xyzzy", ["sword", "goose"], []],
    ["", ["sword"], ["sword"]],
  ])("to %j among %j are %j", (written, names, near) => expect(nearMatches(written, names)).toEqual(near));

  test("are at most three, nearest first", () => {
    expect(nearMatches("duck", ["duckling", "dack", "duc", "dusk", "back"])).toEqual(["dack", "duc", "duckling"]);
  });

  test("become the end of a sentence, or nothing", () => {
    expect(didYouMean("duk", ["duck", "dusk"])).toBe(" Did you mean duck or dusk?");
    expect(didYouMean("duk", ["goose"])).toBe("");
  });
});
