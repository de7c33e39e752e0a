import { describe, expect, test } from "vitest";
import { similarClasses } from "./similar-classes.ts";

const app = (id: string, categories: string[], devices: string[] = []) => ({ id, categories, devices });

describe("similar classes", () => {
  test("are sorted by shared categories, then by shared devices, without the class itself", () => {
    const wanted = app("drift-belt", ["arcade"], ["keyboard"]);
    const all = [wanted, app("lumen", ["puzzle"], ["keyboard"]), app("blink", ["reaction"]), app("skyhop", ["arcade"])];
    expect(similarClasses(wanted, all).map(({ id }) => id)).toEqual(["skyhop", "lumen", "blink"]);
  });

  test("are at most the requested number", () => {
    const all = ["a", "b", "c", "d", "e"].map((id) => app(id, ["arcade"]));
    expect(similarClasses(app("z", ["arcade"]), all, 4)).toHaveLength(4);
  });
});
