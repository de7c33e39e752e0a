import { describe, expect, test } from "vitest";
import { categoriesOf, categoryPath } from "./class-categories.ts";

describe("categories", () => {
  test("come in the house order with the number of their classes, and empty ones stay away", () => {
    const apps = [{ categories: ["board", "two-players"] }, { categories: ["arcade"] }, { categories: ["board"] }];
    expect(categoriesOf(apps).map(({ id, count }) => `${id} ${count}`)).toEqual([
      "arcade 1",
      "board 2",
      "two-players 1",
    ]);
  });

  test("may be new to this page: they come last, under a readable name", () => {
    const [known, stranger] = categoriesOf([{ categories: ["word-games", "typing"] }]);
    expect(known?.id).toBe("typing");
    expect(stranger).toMatchObject({ id: "word-games", label: "Word Games", icon: "book" });
  });

  test("have an address each, and all classes live at the front door", () => {
    expect(categoryPath("all")).toBe("/");
    expect(categoryPath("two-players")).toBe("/?category=two-players");
  });
});
