import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeProgress, mergeSaved, readSaved, type SavedGame } from "./save-data.ts";

const EMPTY = readSaved(null);
const DESC = { order: "desc" };

describe("reading a save", () => {
  test.each([
    null,
    "",
    "[]",
    "7",
    '{"best":"lots","settings":{"volume":9,"isMuted":"no"},"medals":[3],"lessons":"all"}',
  ])("in the form %j gives an empty one", (text) => {
    expect(readSaved(text)).toEqual(EMPTY);
  });

  test("drops the fields that cannot be read and keeps the others", () => {
    const text = JSON.stringify({
      best: 12,
      bests: { "map-1": 5, "Not A Variant": 6, "map-2": "7" },
      medals: { "": 2, "map-1": 9 },
      recent: { "": [1, "x", 2, 3, 4, 5, 6, 7] },
      lessons: ["first", 4],
      progress: { stars: [1, 2], ["k".repeat(99)]: 1 },
      variant: "../",
      settings: { volume: 0.5, isCalm: 1 },
    });
    expect(readSaved(text)).toEqual({
      best: 12,
      bests: { "": 12, "map-1": 5 },
      medals: { "": 2 },
      recent: { "": [2, 3, 4, 5, 6, 7] },
      lessons: ["first"],
      progress: { stars: [1, 2] },
      variant: null,
      settings: { volume: 0.5 },
      scoring: 1,
    });
  });

  test("forgets scores of another way of counting, and keeps medals and progress", () => {
    const before: SavedGame = { ...EMPTY, best: 9, bests: { "": 9 }, medals: { "": 1 }, progress: { stars: [3] } };
    const read = readSaved(JSON.stringify(before), { order: "desc", version: 2 });
    expect(read).toMatchObject({ best: null, bests: {}, medals: { "": 1 }, progress: { stars: [3] }, scoring: 2 });
  });

  test("never throws and never changes other objects", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readSaved(JSON.stringify(readSaved(text)))).toEqual(readSaved(text));
      }),
    );
    readSaved('{"progress":{"__proto__":{"isAdmin":true}},"bests":{"__proto__":1}}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe("merging two saves", () => {
  const saves = fc.record({
    bests: fc.dictionary(fc.constantFrom("", "a", "map-1"), fc.integer({ min: 0, max: 99 })),
    medals: fc.dictionary(fc.constantFrom("", "a"), fc.constantFrom(1, 2, 3)),
    lessons: fc.uniqueArray(fc.constantFrom("first", "second", "third")),
    progress: fc.record({ stars: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }) }),
  });

  test("loses nothing, whichever comes first", () => {
    fc.assert(
      fc.property(saves, saves, fc.constantFrom("asc", "desc"), (one, other, order) => {
        const read = (save: object) => readSaved(JSON.stringify(save));
        const [merged, turned] = [
          mergeSaved(read(one), read(other), { order }),
          mergeSaved(read(other), read(one), { order }),
        ];
        expect(merged.bests).toEqual(turned.bests);
        expect(merged.medals).toEqual(turned.medals);
        expect(merged.progress).toEqual(turned.progress);
        const isGood = (kept: number, was: number) => (order === "asc" ? kept <= was : kept >= was);
        for (const from of [one, other]) {
          for (const [name, best] of Object.entries(from.bests)) expect(isGood(merged.bests[name]!, best)).toBe(true);
          for (const [name, medal] of Object.entries(from.medals)) {
            expect(merged.medals[name]).toBeGreaterThanOrEqual(medal);
          }
          for (const lesson of from.lessons) expect(merged.lessons).toContain(lesson);
          from.progress.stars.forEach((count, level) => {
            expect((merged.progress["stars"] as number[])[level]).toBeGreaterThanOrEqual(count);
          });
        }
      }),
    );
  });

  test("keeps the larger number, what is true, and all of two collections", () => {
    const mine = { level: 4, isOpen: false, album: ["fern"], deep: { best: 1 } };
    const theirs = { level: 2, isOpen: true, album: ["fern", "daisy"], deep: { best: 3, more: 1 } };
    expect(mergeProgress(mine, theirs)).toEqual({
      level: 4,
      isOpen: true,
      album: ["fern", "daisy"],
      deep: { best: 3, more: 1 },
    });
    expect(mergeProgress("mine", 7)).toBe("mine");
    expect(mergeSaved(EMPTY, { ...EMPTY, variant: "map-2" }, DESC).variant).toBe("map-2");
  });
});
