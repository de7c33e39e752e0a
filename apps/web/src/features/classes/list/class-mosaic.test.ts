import { describe, expect, test } from "vitest";
import { mosaicOf } from "./class-mosaic.ts";

const app = (id: number, featured = false) => ({ id, featured });
const shapeOf = (apps: { id: number; featured: boolean }[]) =>
  mosaicOf(apps)
    .map(({ isBig }) => (isBig ? "B" : "s"))
    .join("");

describe("the main grid", () => {
  test("begins with a featured class, and has two more after the next eight", () => {
    const apps = Array.from({ length: 16 }, (_, id) => app(id, id % 5 === 4));
    expect(shapeOf(apps)).toBe("BssssssssBBsssss");
    expect(mosaicOf(apps)[0]?.app.id).toBe(4);
  });

  test("shows every class once, and at most three of them large", () => {
    const apps = Array.from({ length: 9 }, (_, id) => app(id, id < 5));
    expect(shapeOf(apps)).toBe("BssssssBB");
    expect(new Set(mosaicOf(apps).map((stone) => stone.app.id)).size).toBe(9);
  });

  test("has only small cards if no class is featured, and is empty without classes", () => {
    expect(shapeOf([app(1), app(2)])).toBe("ss");
    expect(mosaicOf([])).toEqual([]);
  });
});
