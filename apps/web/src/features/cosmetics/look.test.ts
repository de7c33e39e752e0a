import { describe, expect, test } from "vitest";
import type { WornItem } from "./items-api.ts";
import { lookOf } from "./look.ts";

const item = (id: string, type: WornItem["type"], asset: WornItem["asset"]): WornItem => ({ id, type, asset });
const CAT = item("cat", "background", { url: "/items/backgrounds/cat.svg" });
const PINK = item("pink", "background", { url: "/items/backgrounds/pink.svg" });
const FONT = item("kalam", "font", { url: "/items/fonts/kalam.css", font_family: "Kalam" });
const PLAIN = { cursor: null, background: null, font: null, icon: null, badge: null, special: null };

describe("a look", () => {
  test("without items is the default", () => {
    expect(lookOf([])).toEqual(PLAIN);
  });

  test("combines the equipped items, each type by its own rule", () => {
    const worn = [
      CAT,
      FONT,
      item("sword", "cursor", { url: "/items/cursors/sword.svg" }),
      item("goose", "special", { url: "/items/specials/goose.svg" }),
      item("squire", "badge", { url: "/items/badges/squire.svg", icon: "shield", color: "#2563EB" }),
    ];
    expect(lookOf(worn)).toEqual({
      cursor: "/items/cursors/sword.svg",
      background: "/items/backgrounds/cat.svg",
      font: { url: "/items/fonts/kalam.css", family: "Kalam" },
      icon: null,
      badge: "/items/badges/squire.svg",
      special: { url: "/items/specials/goose.svg", gait: "walk" },
    });
  });

  test("shows a tried-on item instead of the equipped one of its type", () => {
    const { background, font } = lookOf([CAT, FONT], PINK);
    expect([background, font?.family]).toEqual(["/items/backgrounds/pink.svg", "Kalam"]);
  });

  test("lets a snail crawl and a ghost float", () => {
    const gait = (id: string) => lookOf([item(id, "special", { url: `/items/specials/${id}.svg` })]).special?.gait;
    expect([gait("armoured-snail"), gait("ghost-duck"), gait("anybody-else")]).toEqual(["crawl", "float", "walk"]);
  });

  test("refuses unsafe addresses and font names", () => {
    for (const url of ["https://evil.test/a.svg", "/items/../a.svg", '/items/a.svg")', "javascript:1", "/items/a.css"])
      expect(lookOf([item("x", "cursor", { url })]).cursor, url).toBeNull();
    expect(lookOf([item("x", "font", { url: "/items/a.css", font_family: 'A";x' })]).font).toBeNull();
    expect(lookOf([item("x", "font", { url: "/items/a.svg", font_family: "A" })]).font).toBeNull();
    expect(lookOf([item("x", "font", { url: "/items/a.css" })])).toEqual(PLAIN);
  });
});
