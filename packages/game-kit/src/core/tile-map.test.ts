import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTiles, moveBox, readTileMap, tileAt } from "./tile-map.ts";

const SIZE = 16;
const MAP = readTileMap(`
##########
#        #
#  ##    #
#     *  #
#  *   ###
##########
`);
const isSolid = (x: number, y: number) => tileAt(MAP, x, y) === "#";
const overlaps = (box: { x: number; y: number; width: number; height: number }) => {
  for (let x = Math.floor(box.x / SIZE); x <= Math.floor((box.x + box.width - 1) / SIZE); x++)
    for (let y = Math.floor(box.y / SIZE); y <= Math.floor((box.y + box.height - 1) / SIZE); y++)
      if (isSolid(x, y)) return true;
  return false;
};

describe("a level", () => {
  test("has the size of its text, and is closed outside", () => {
    expect([MAP.width, MAP.height]).toEqual([10, 6]);
    expect(tileAt(MAP, 1, 1)).toBe(" ");
    expect(tileAt(MAP, -1, 3)).toBe("#");
    expect(tileAt(MAP, 3, 99, " ")).toBe(" ");
    expect(findTiles(MAP, "*")).toEqual([
      { x: 6, y: 3 },
      { x: 3, y: 4 },
    ]);
  });

  test("fills short rows with empty tiles", () => {
    const uneven = readTileMap("###\n#\n###");
    expect(uneven.rows).toEqual(["###", "#  ", "###"]);
  });
});

describe("a box on tiles", () => {
  const free = fc
    .record({
      x: fc.integer({ min: SIZE, max: 8 * SIZE }),
      y: fc.integer({ min: SIZE, max: 4 * SIZE }),
      width: fc.integer({ min: 1, max: 20 }),
      height: fc.integer({ min: 1, max: 20 }),
      vx: fc.integer({ min: -500, max: 500 }),
      vy: fc.integer({ min: -500, max: 500 }),
    })
    .filter((box) => !overlaps(box));

  test("is never inside a solid tile, at any speed", () => {
    fc.assert(
      fc.property(
        free,
        fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))),
        (box, pushes) => {
          moveBox(box, SIZE, isSolid);
          expect(overlaps(box)).toBe(false);
          for (const [vx, vy] of pushes) {
            Object.assign(box, { vx, vy });
            moveBox(box, SIZE, isSolid);
            expect(overlaps(box)).toBe(false);
          }
        },
      ),
    );
  });

  test("moves by its speed where nothing is in the way", () => {
    const box = { x: 20, y: 20, width: 8, height: 8, vx: 5, vy: 3 };
    expect(moveBox(box, SIZE, isSolid)).toEqual({ left: false, right: false, top: false, bottom: false });
    expect([box.x, box.y]).toEqual([25, 23]);
  });

  test("lands on the ground and stops falling", () => {
    const box = { x: 20, y: 70, width: 8, height: 8, vx: 0, vy: 90 };
    expect(moveBox(box, SIZE, isSolid)).toMatchObject({ bottom: true });
    expect([box.y, box.vy]).toEqual([5 * SIZE - 8, 0]);
  });
});
