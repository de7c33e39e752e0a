import { describe, expect, test } from "vitest";
import { categoriesOf, categoryPath, tabPath } from "./class-categories.ts";

const config = { siteName: "Pond", supabaseUrl: "http://quack.test", anonKey: "anon" };
const redesigned = { ...config, flags: { "site-redesign": "test" } };

describe("categories", () => {
  test("are in a fixed order with the number of their classes, without empty ones", () => {
    const apps = [{ categories: ["board", "two-players"] }, { categories: ["arcade"] }, { categories: ["board"] }];
    expect(categoriesOf(apps).map(({ id, count }) => `${id} ${count}`)).toEqual([
      "arcade 1",
      "board 2",
      "two-players 1",
    ]);
  });

  test("that are unknown come last, with a readable name", () => {
    const [known, stranger] = categoriesOf([{ categories: ["word-games", "typing"] }]);
    expect(known?.id).toBe("typing");
    expect(stranger).toMatchObject({ id: "word-games", label: "Word Games", icon: "book" });
  });

  test("have an address each, and all classes are on the home page", () => {
    expect(categoryPath("all", config)).toBe("/");
    expect(categoryPath("two-players", config)).toBe("/?category=two-players");
  });

  test("are below /class on a host whose home page is a class", () => {
    const bound = { ...config, homeClass: "blink" };
    expect(categoryPath("all", bound)).toBe("/class");
    expect(categoryPath("two-players", bound)).toBe("/class?category=two-players");
  });

  test("have a page each in the redesign, where favourites stay a tab of the list", () => {
    expect(categoryPath("two-players", redesigned)).toBe("/two-players");
    expect(categoryPath("Word Games", redesigned)).toBe("/word-games");
    expect(categoryPath("favourites", redesigned)).toBe("/class?category=favourites");
    expect(tabPath("two-players", redesigned)).toBe("/class?category=two-players");
  });
});
