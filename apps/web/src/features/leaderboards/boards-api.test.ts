import { describe, expect, test } from "vitest";
import { boardPath, BOARDS, findBoard, findPeriod, formatMinutes, periodName } from "./boards-api.ts";
import { readClassBoard } from "./boards-api.ts";
import { scoreBoard } from "./class-modes-api.ts";

describe("a board in an address", () => {
  test("is found by its own link", () => {
    for (const { id, periods } of BOARDS) {
      const query = new URL(boardPath(id, periods[1], 3), "http://quack.test").searchParams;
      const board = findBoard(query.get("board"))!;
      expect([board.id, findPeriod(board, query.get("period")), query.get("page")]).toEqual([id, periods[1], "3"]);
    }
  });

  test("can be a class's, by its title", () => {
    expect(findBoard("scores/drift-belt")).toMatchObject({ id: "scores/drift-belt", title: "Drift Belt" });
  });

  test("can be a class's daily challenge, which has one period", () => {
    const daily = findBoard("daily/drift-belt")!;
    expect(daily).toMatchObject({ title: "Drift Belt, daily", periods: ["day"] });
    expect([readClassBoard(daily.id)?.classId, readClassBoard("coins")]).toEqual(["drift-belt", null]);
  });

  test("can be a mode's or level's, and one of earlier scores", () => {
    expect(findBoard("scores/lumen@2/map-7")).toMatchObject({ title: "Lumen, map 7", periods: ["all", "week", "day"] });
    expect(readClassBoard("scores/lumen@2/map-7")).toEqual({
      kind: "scores",
      classId: "lumen",
      version: 2,
      variant: "map-7",
    });
    expect([scoreBoard("lumen"), scoreBoard("lumen", 1, "calm"), scoreBoard("lumen", 2, "map-7")]).toEqual([
      "scores/lumen",
      "scores/lumen/calm",
      "scores/lumen@2/map-7",
    ]);
  });

  test("of a daily challenge can be a past day's", () => {
    const daily = findBoard("daily/skyhop")!;
    expect([findPeriod(daily, "2026-11-18"), findPeriod(daily, "week")]).toEqual(["2026-11-18", "day"]);
    expect([periodName("2026-11-18"), periodName("week")]).toEqual(["18 Nov", "This week"]);
    expect(findPeriod(findBoard("scores/skyhop")!, "2026-11-18")).toBe("all");
  });

  test.each([
    "daily/skyhop/map-1",
    "daily/skyhop@2",
    "paced/skyhop/x",
    "scores/skyhop@0",
    "",
    "nonsense",
    "scores/",
    "scores/../etc",
    "daily/",
    "__proto__",
  ])("%j is not found", (name) => {
    expect(findBoard(name)).toBeNull();
  });

  test("with an unknown period shows its first", () => {
    expect(findPeriod(findBoard("streaks")!, "week")).toBe("now");
    expect(findPeriod(findBoard("coins")!, null)).toBe("week");
  });
});

test("minutes are shown as hours", () => {
  expect([0, 59, 60, 125, 60_005].map(formatMinutes)).toEqual(["0 min", "59 min", "1 h", "2 h 5 min", "1,000 h 5 min"]);
});
