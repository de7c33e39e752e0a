// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { dressPage } from "./dress-page.ts";
import type { Look } from "./look.ts";

const PLAIN: Look = { cursor: null, background: null, font: null, icon: null, badge: null, special: null };
const root = document.documentElement;
const styleSheets = () => [...document.head.querySelectorAll("link[rel=stylesheet]")].map((link) => link.outerHTML);
const walkways = () => document.querySelectorAll(".walkway");

afterEach(() => dressPage(PLAIN));

describe("the page", () => {
  test("has the equipped cursor, with its hotspot at the tip", () => {
    dressPage({ ...PLAIN, cursor: "/items/cursors/sword.svg" });
    expect(root.hasAttribute("data-worn-cursor")).toBe(true);
    expect(root.style.getPropertyValue("--worn-cursor")).toBe('url("/items/cursors/sword.svg") 2 2');
  });

  test("has one style sheet for the equipped font, and none without one", () => {
    dressPage({ ...PLAIN, font: { url: "/items/fonts/kalam.css", family: "Kalam" } });
    dressPage({ ...PLAIN, font: { url: "/items/fonts/kalam.css", family: "Kalam" } });
    expect(styleSheets()).toHaveLength(1);
    expect(root.style.getPropertyValue("--worn-font")).toBe('"Kalam"');
    dressPage({ ...PLAIN, font: { url: "/items/fonts/texturina.css", family: "Texturina" } });
    expect(styleSheets()).toEqual([expect.stringContaining("texturina.css")]);
    dressPage(PLAIN);
    expect(styleSheets()).toEqual([]);
    expect(root.style.getPropertyValue("--worn-font")).toBe("");
  });

  test("has one special at a time, hidden from screen readers, which keeps walking when something else changes", () => {
    const goose: Look["special"] = { url: "/items/specials/goose.svg", gait: "walk" };
    dressPage({ ...PLAIN, special: goose });
    const [first] = walkways();
    expect(first!.getAttribute("aria-hidden")).toBe("true");
    expect([...first!.querySelectorAll("img")].map((img) => img.getAttribute("src"))).toEqual([
      "/items/specials/goose.svg",
      "/items/specials/goose.svg#step",
    ]);
    dressPage({ ...PLAIN, special: goose, background: "/items/backgrounds/cat.svg" });
    expect(walkways()[0]).toBe(first);
    dressPage({ ...PLAIN, special: { url: "/items/specials/ghost-duck.svg", gait: "float" } });
    expect(walkways()).toHaveLength(1);
    expect(walkways()[0]!.querySelector(".walker--float")).not.toBeNull();
  });

  test("is unchanged once everything is taken off", () => {
    dressPage({
      cursor: "/items/cursors/sword.svg",
      background: "/items/backgrounds/cat.svg",
      font: { url: "/items/fonts/kalam.css", family: "Kalam" },
      icon: "/items/icons/king-duck.svg",
      badge: "/items/badges/squire.svg",
      special: { url: "/items/specials/goose.svg", gait: "walk" },
    });
    dressPage(PLAIN);
    expect(root.getAttributeNames().filter((name) => name.startsWith("data-worn"))).toEqual([]);
    expect(root.style).toHaveLength(0);
    expect([walkways(), styleSheets()].map(({ length }) => length)).toEqual([0, 0]);
  });
});
